"""The topics of 5-10-K that can be practised, and the kinds of questions of each."""

from __future__ import annotations

from gamelib.lessons.fivetenk import (
    beating,
    burying,
    cards,
    combinations,
    deal,
    endings,
    friends,
    next_game,
    promoting,
    revealing,
    sides,
    specials,
    tricks,
    turn_order,
)
from gamelib.lessons.kinds import Kind

TOPICS: dict[str, tuple[Kind, ...]] = {
    "cards": cards.KINDS,
    "combinations": (*combinations.KINDS, *beating.KINDS),
    "specials": specials.KINDS,
    "deal": (*revealing.KINDS, *deal.KINDS, *burying.KINDS),
    "friends": (*friends.KINDS, *sides.KINDS),
    "tricks": (*tricks.KINDS, *turn_order.KINDS),
    "endings": endings.KINDS,
    "promotion": (*promoting.KINDS, *next_game.KINDS),
}
"""For each topic its kinds of questions."""
