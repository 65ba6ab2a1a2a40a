"""The orders and the table of 5-10-K in words and numbers, read off the engine: for a page to print."""

from __future__ import annotations

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.bands import Band, bands
from gamelib.fivetenk.cards import COPIES, RANKS, SUITS
from gamelib.fivetenk.promotion import DECLARER, LADDER
from gamelib.fivetenk.readings import BOMB, LEAST_BOMB, SPECIAL, SUITED
from gamelib.pictures.svg import Markup, element
from gamelib.words import fact, say, term
from gamelib.words.fivetenk_facts import JOKER_NAMES, SUIT_SYMBOLS

_RISING = " < "


TABLE_TITLES = (N_("Defenders' points"), N_("Winner"), N_("Each of them climbs"))
"""What stands above the columns of the promotion table."""


def promotion_table(language: str | None = None) -> Markup:
    """Write the promotion table as HTML."""
    head = element("tr", *(element("th", say(title, language), scope="col") for title in TABLE_TITLES))
    return element("table", element("thead", head), element("tbody", *(_row(band, language) for band in bands())))


def orders(language: str | None = None) -> Markup:
    """Write what is higher than what, from low to high: the ranks, the special combinations, the levels."""
    suits = (f"{term(SUITED, language)} {SUIT_SYMBOLS[suit]}" for suit in SUITS)
    written = {
        SUITED: _RISING.join(suits),
        BOMB: say(
            Message(
                N_("{bomb} of {least} cards < … < {bomb} of {most} cards"),
                {"bomb": term(BOMB, language), "least": LEAST_BOMB, "most": len(SUITS) * COPIES},
            ),
            language,
        ),
    }
    special = _RISING.join(
        written.get(kind) or term(kind, language) for kind in sorted(SPECIAL, key=SPECIAL.__getitem__)
    )
    ranks = _RISING.join(term(JOKER_NAMES[rank], language) if rank in JOKER_NAMES else rank for rank in RANKS)
    rows = ((N_("Ranks"), ranks), (N_("Special combinations"), special), (N_("Levels"), _RISING.join(LADDER)))
    title = element("b", say(N_("From low to high"), language))
    lines = (element("p", element("i", say(name, language)), ": ", order) for name, order in rows)
    return element("div", title, *lines)


def points_of(band: Band, language: str | None = None) -> str:
    """Write which of the defenders' points a row of the table is for."""
    if band.low == band.high:
        return fact(band.low, language)
    return say(Message(N_("{low} to {high}"), {"low": band.low, "high": band.high}), language)


def side_name(winner: str, language: str | None = None) -> str:
    """Name a side by the rulebook's term."""
    return term("declarer's side" if winner == DECLARER else "defenders", language)


def climbed(steps: int, language: str | None = None) -> str:
    """Write how far each of the winning side climbs."""
    message = Message(NN_("{count} level", "{count} levels"), {"count": steps}) if steps else N_("nobody climbs")
    return say(message, language)


def wins_message(winner: str, language: str | None = None) -> Message:
    """Say that a side wins."""
    sentence = N_("{side} wins") if winner == DECLARER else N_("{side} win")
    return Message(sentence, {"side": side_name(winner, language)})


def band_messages(language: str | None = None) -> tuple[Message, ...]:
    """Say each row of the promotion table in a sentence."""
    return tuple(
        Message(
            N_("Defenders' points {points}: {winner}, {steps}."),
            {
                "points": points_of(band, language),
                "winner": side_name(band.winner, language),
                "steps": climbed(band.steps, language),
            },
        )
        for band in bands()
    )


def _row(band: Band, language: str | None) -> Markup:
    texts = (points_of(band, language), side_name(band.winner, language), climbed(band.steps, language))
    return element("tr", *(element("td", text) for text in texts))
