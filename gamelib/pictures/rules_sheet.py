"""The rules of a game on one page to print, with a few pictures: HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from gamelib.core import N_
from gamelib.exact61 import Layout
from gamelib.pictures.exact61.layouts import draw_layout
from gamelib.pictures.exact61.legend import legend
from gamelib.pictures.exact61.score_sheet import score_sheet
from gamelib.pictures.fivetenk.orders import orders, promotion_table
from gamelib.words import language as chosen
from gamelib.words import rule, rule_title, rules, say, sections
from gamelib.words.games import game_of

# Counting at a glance: a double alone, a double at an end, a double inside with a side branch begun.
EXAMPLES = (
    "2|2",
    "3|6; 6|6 at 3|6 high",
    "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A",
)

_STYLE = """
@page { size: A4; margin: 11mm }
body { font: 7.6pt/1.28 system-ui, sans-serif; color: #111; background: #fff; margin: 0 auto; max-width: 190mm }
h1 { font-size: 15pt; margin: 0 0 1mm } h2 { font-size: 9.5pt; margin: 2.2mm 0 .6mm; break-after: avoid }
p { margin: 0 0 .9mm; break-inside: avoid } .columns { columns: 3; column-gap: 5mm }
.pictures { display: flex; gap: 4mm; align-items: center; justify-content: space-between; margin: 1.5mm 0 }
figure { margin: 0; text-align: center } figure svg { max-height: 27mm; width: auto; max-width: 62mm }
b { white-space: nowrap } small { color: #444 }
table { border-collapse: collapse; flex: none } th, td { text-align: left; padding: 0 2mm; border: .2mm solid #999 }
body.long { font-size: 7pt; line-height: 1.22 }
"""

# A rulebook with more rules than this is set smaller, so that it stays on one page.
_MANY = 40


def rules_sheet(game: str = "exact61", language: str | None = None) -> str:
    """Write the rules of a game as one page of HTML to print (A4), rulings left out.

    The texts are the rulebook's own (``words.rules``), the pictures, sums and tables the engine's.
    """
    title = escape(say(N_("{game}: the rules on one page"), language).format(game=say(game_of(game).name, language)))
    size = ' class="long"' if len(rules(game)) > _MANY else ""
    parts = [
        f'<!DOCTYPE html><html lang="{chosen() if language is None else language}"><head><meta charset="utf-8">',
        f"<title>{title}</title><style>{_STYLE}</style></head>",
        f"<body{size}><h1>{title}</h1>",
        *(f'<div class="pictures">{row}</div>' for row in _PICTURES[game](language)),
        '<div class="columns">',
    ]
    for section, numbers in sections(game, language).items():
        shown = [number for number in numbers if not number.startswith("R")]
        if shown:
            parts.append(f"<h2>{escape(section)}</h2>")
        for number in shown:
            name, text = (escape(of(game, number, language)) for of in (rule_title, rule))
            parts.append(f"<p><b>{number} {name}.</b> {text}</p>")
    parts.append("</div></body></html>")
    return "\n".join(parts)


def _exact61(language: str | None) -> tuple[str, ...]:
    return (
        "".join(_figure(text, language) for text in EXAMPLES),
        legend(language=language) + score_sheet((85, 40), players=2, language=language),
    )


def _fivetenk(language: str | None) -> tuple[str, ...]:
    return (promotion_table(language) + orders(language),)


_PICTURES: dict[str, Callable[[str | None], tuple[str, ...]]] = {"exact61": _exact61, "fivetenk": _fivetenk}
"""The rows of pictures that stand above the rules of each game."""


def _figure(text: str, language: str | None) -> str:
    layout = Layout.from_text(text)
    terms = " + ".join(str(end.contribution) for end in layout.scoring_ends)
    caption = f"{terms} = {layout.total}"
    return f"<figure>{draw_layout(layout, language=language)}<figcaption>{caption}</figcaption></figure>"
