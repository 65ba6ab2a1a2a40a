"""The pictures' style sheet: the tokens as CSS, light and dark."""

from __future__ import annotations

from gamelib.pictures import tokens
from gamelib.pictures.tokens import DARK, LIGHT, Palette

ROOT = "gl"
"""The class of every picture's outermost element. A widget that wears it too can use the same variables."""


def variables(palette: Palette) -> str:
    """Write a palette as CSS variables: ``--gl-counted:#0072B2`` and so on."""
    return ";".join(f"--gl-{name}:{colour}" for name, colour in palette.items())


def theme_css() -> str:
    """Define the variables for whatever wears the class ``gl``, light or dark as its surroundings are.

    JupyterLab and VS Code say which theme they show, and that counts more than what the system prefers.
    """
    dark = variables(DARK)
    return (
        f".{ROOT}{{{variables(LIGHT)}}}"
        f'@media (prefers-color-scheme:dark){{.{ROOT}:not([data-jp-theme-light="true"] *,.vscode-light *){{{dark}}}}}'
        f'[data-jp-theme-light="false"] .{ROOT},.vscode-dark .{ROOT}{{{dark}}}'
    )


def _paint(**paints: str) -> str:
    # The plain colour comes first, for programs that know no variables: they show the light theme.
    light = dict(LIGHT.items())
    return ";".join(f"{what}:{light[name]};{what}:var(--gl-{name})" for what, name in paints.items())


def _line(name: str, width: float, more: str = "") -> str:
    return f"fill:none;{_paint(stroke=name)};stroke-width:{width}{more}"


_CLASSES = {
    "ground": _paint(fill="ground"),
    "face": f"{_paint(fill='face', stroke='edge')};stroke-width:{tokens.EDGE}",
    "spinner": f"{_paint(stroke='spinner')};stroke-width:{tokens.SPINNER}",
    "last": _paint(fill="last"),
    "diamond": _paint(fill="last-mark"),
    "link": _line("edge", tokens.LINK),
    "divider": _line("divider", tokens.DIVIDER),
    "pips": _line("pips", 2 * tokens.PIP, ";stroke-linecap:round"),
    "numeral": f"{_paint(fill='pips')};font-size:{tokens.NUMERAL}px;font-weight:600;text-anchor:middle",
    "back": f"{_paint(fill='back', stroke='edge')};stroke-width:{tokens.EDGE}",
    "back-line": _line("back-line", tokens.EDGE),
    "counted": _paint(fill="counted"),
    "number": f"{_paint(fill='counted-number')};font-size:{tokens.BADGE_NUMBER}px;font-weight:700;text-anchor:middle",
    "wide": f"font-size:{tokens.BADGE_NUMBER_WIDE}px",
    "open": f"{_paint(fill='ground', stroke='open')};stroke-width:{tokens.DOT_LINE}",
    "ask": f"{_paint(fill='ground', stroke='open')};stroke-width:{tokens.ASK_LINE};stroke-dasharray:.24 .18",
    "guess": f"{_paint(fill='ground', stroke='text')};stroke-width:{tokens.ASK_LINE}",
    "ask-text": f"{_paint(fill='text')};font-size:{tokens.BADGE_NUMBER_WIDE}px;text-anchor:middle",
    "lit": _line("lit", tokens.LIT_LINE),
    "text": _paint(fill="text"),
    "muted": _paint(fill="muted"),
    "strong": "font-weight:600",
    "middle": "text-anchor:middle",
    "end": "text-anchor:end",
    "stroke": _line("text", 2, ";stroke-linecap:round"),
    "new": f"{_paint(stroke='lit')};stroke-width:3",
    "trace": _line("trace", 2, ";stroke-linecap:round"),
    "would-scores": _paint(fill="lit", stroke="lit"),
    "would-nothing": _paint(fill="face", stroke="open"),
    "would-rejected": f"{_paint(fill='face', stroke='rejected')};stroke-dasharray:.3 .2",
    "would-text-scores": f"{_paint(fill='counted-number')};font-weight:700",
    "would-text-nothing": _paint(fill="text"),
    "would-text-rejected": _paint(fill="text"),
    "place": f"{_line('open', tokens.EDGE)};stroke-dasharray:.3 .25",
    "place-gone": f"{_line('trace', tokens.EDGE)}",
    "goal": _line("lit", 1.5),
    "turn": _paint(fill="lit"),
    "panel": f"{_paint(fill='face', stroke='edge')};stroke-width:1",
    "panel-lit": f"{_paint(stroke='lit')};stroke-width:3",
    "panel-chosen": f"{_paint(stroke='text')};stroke-width:2.5",
    "chosen": _paint(fill="text"),
    "chosen-ring": f"{_paint(fill='face', stroke='text')};stroke-width:2",
    "beaten": _line("lit", 2.5),
    "felt": _paint(fill="felt"),
    "on-lit": f"{_paint(fill='counted-number')};font-weight:700",
    "little-back": f"{_paint(fill='back', stroke='back-line')};stroke-width:1",
    "empty": f"{_line('open', 1)};stroke-dasharray:4 3",
    "arrow": _paint(fill="lit"),
    "rejected": _paint(fill="rejected"),
    "declarers": _paint(fill="declarers", stroke="declarers"),
    "defenders": _paint(fill="defenders", stroke="defenders-edge"),
    "on-ground": _paint(fill="ground"),
    "left-behind": f"{_paint(fill='ground', stroke='open')};stroke-width:1.2",
    "card": f"{_paint(fill='face', stroke='edge')};stroke-width:{tokens.CARD_LINE:g}",
    "card-lit": f"{_paint(stroke='lit')};stroke-width:{tokens.CARD_LIT_LINE:g}",
    "card-gone": "stroke-dasharray:4 3",
    "brace": _line("text", 1.5),
    "tick": _line("counted-number", 2.5, ";stroke-linecap:round;stroke-linejoin:round"),
    "cross": _line("rejected", 2.5, ";stroke-linecap:round"),
    "copies": _line("text", 2 * tokens.CARD_DOT, ";stroke-linecap:round"),
    "copy-gone": _line("edge", tokens.CARD_LINE),
    "card-back": f"{_paint(fill='back', stroke='edge')};stroke-width:{tokens.CARD_LINE:g}",
    "card-lines": _line("back-line", tokens.CARD_LINE),
    "rank": f"font-size:{tokens.CARD_RANK}px;font-weight:700",
    "word": f"font-size:{tokens.CARD_WORD}px;font-weight:600",
    "pill": f"{_paint(fill='counted-number')};font-size:{tokens.CARD_MARK}px;font-weight:700;text-anchor:middle",
    **{f"suit-{suit}": _paint(fill=f"suit-{suit}") for suit in range(len(LIGHT.suits))},
    **{f"seat-{seat}": _paint(fill=f"seat-{seat}") for seat in range(len(LIGHT.seats))},
}


def sheet() -> str:
    """Give the whole style sheet that a picture carries."""
    rules = "".join(f".gl-{name}{{{rule}}}" for name, rule in _CLASSES.items())
    root = f".{ROOT}{{font-family:{tokens.FONT};font-variant-numeric:tabular-nums;forced-color-adjust:none}}"
    return theme_css() + root + rules


SHEET = sheet()
