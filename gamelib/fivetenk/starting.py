"""Starting a match, and dealing its games (C13, C33, ruling R2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamelib.fivetenk import dealing
from gamelib.fivetenk.moves import NOBODY
from gamelib.fivetenk.refusals import DEAL
from gamelib.fivetenk.rules import DEFAULT, Rules
from gamelib.fivetenk.setting import Opening, Previous, Setting, check_levels, check_previous, check_seed
from gamelib.fivetenk.state import State


def start(
    seed: int | None = 7,
    rules: Rules = DEFAULT,
    *,
    levels: Sequence[str] | None = None,
    previous: Previous | Mapping[str, object] | None = None,
) -> State:
    """Deal the first game of a match.

    ``seed`` fixes every deal of the match, ``rules`` are its options. A match may start later than its first game:
    with the ``levels`` of all six, and the ``declarer`` and ``winners`` of the ``previous`` game. Raises ``RuleError``
    for what cannot be.
    """
    before = check_previous(previous)
    return deal_out(Opening(rules, check_seed(seed), check_levels(levels, before), before), None)


def deal_out(opening: Opening, before: State | None) -> State:
    """Deal one game by the seed, as far as the first chance to reveal; ``before`` is the state that it follows (R2)."""
    seed, deal, first = opening.seed, opening.deal, opening.first_seat
    if first is None:
        first = dealing.first_seat(seed, deal)
    dealt = set_out(Setting(*opening, dealing.deck(seed, deal), first), before)
    return dealt if dealt.dealt else dealt.nobody_reveals(NOBODY, opening=True)


def set_out(setting: Setting, before: State | None) -> State:
    """Make the state of a game that has just been dealt in a known way, up to the first chance to reveal.

    Where nobody at all can be asked no card is dealt yet: that nobody reveals is the move to come.
    """
    fresh = State(setting, DEAL, 0, previous=before, opening=True)
    chance = fresh.next_chance(0)
    return fresh if chance is None else State(setting, DEAL, chance, previous=before, opening=True)
