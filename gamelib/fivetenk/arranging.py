"""Plays in an order that a person finds natural: kind by kind, ordinary ones before special ones, cheapest first."""

from __future__ import annotations

from collections.abc import Iterable

from gamelib.fivetenk.cards import RANK_NUMBERS
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import KINDS, strength


def by_kind(plays: Iterable[Play]) -> dict[str, tuple[Play, ...]]:
    """Group plays by kind, in the order of ``KINDS``; within a kind the cheapest comes first.

    Cheaper is what has fewer cards, then what is lower, then what has the lower wings.

    >>> from gamelib.fivetenk.listing import answers
    >>> hand = "4D 4C 8S 8D 8C 8H JD JC LJ BJ"
    >>> {kind: [str(play) for play in plays] for kind, plays in by_kind(answers(hand, "7D 7S")).items()}
    {'pair': ['8 8 (pair)', 'J J (pair)'], 'bomb': ['8 8 8 8 (bomb)'], 'joker bomb': ['LJ BJ (joker bomb)']}
    """
    found: dict[str, list[Play]] = {kind: [] for kind in KINDS}
    for play in plays:
        found[play.reading.kind].append(play)
    return {kind: tuple(sorted(group, key=cost)) for kind, group in found.items() if group}


def cost(play: Play) -> tuple[object, ...]:
    """Give what a play is sorted by among those of its kind."""
    wings = [RANK_NUMBERS[rank] for rank in play.wings]
    return play.reading.size, strength(play.reading), sum(wings), wings
