"""The orders and the table of 5-10-K in words and numbers, read off the engine: for a page to print."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.cards import COPIES, RANKS, SUITS
from gamelib.fivetenk.promotion import ALL_POINTS, DECLARER, LADDER, outcome
from gamelib.fivetenk.readings import BOMB, LEAST_BOMB, SPECIAL, SUITED
from gamelib.pictures.svg import Markup, element
from gamelib.words import fact, say, term
from gamelib.words.fivetenk_facts import JOKER_NAMES, SUIT_SYMBOLS

# All point cards are worth a multiple of this, so no other totals occur (C3).
_POINTS_STEP = 5
_RISING = " < "


TABLE_TITLES = (N_("Defenders' points"), N_("Winner"), N_("Each of them climbs"))
"""What stands above the columns of the promotion table."""


class Band(NamedTuple):
    """A row of the promotion table: the defenders' points from ``low`` to ``high``, who wins and how many steps."""

    low: int
    high: int
    winner: str
    steps: int


@cache
def bands() -> tuple[Band, ...]:
    """Give the rows of the promotion table, found by asking for every total that can occur (C31).

    >>> bands()[2]
    Band(low=60, high=115, winner='declarer', steps=1)
    """
    rows = []
    for (winner, steps), totals in groupby(range(0, ALL_POINTS + 1, _POINTS_STEP), key=outcome):
        low, *more = totals
        rows.append(Band(low, more[-1] if more else low, winner, steps))
    return tuple(rows)


def band_of(points: int) -> Band:
    """Give the row of the promotion table that the defenders' points lie in; raises ``RuleError`` (C30).

    >>> band_of(185).steps
    1
    """
    found = outcome(points)
    return next(band for band in bands() if (band.winner, band.steps) == found)


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
                N_("{bomb} of {least} < … < {bomb} of {most} cards"),
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


def _row(band: Band, language: str | None) -> Markup:
    texts = (points_of(band, language), side_name(band.winner, language), climbed(band.steps, language))
    return element("tr", *(element("td", text) for text in texts))
