"""Games played out at random, fast: for simulations, and for players that look ahead."""

from __future__ import annotations

from collections.abc import Callable

from gamelib.fivetenk.cards import FIVE, KING, RANK_NUMBERS, SUITS, TEN
from gamelib.fivetenk.choosing import FACES_OF
from gamelib.fivetenk.listing import playable
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import MIXED, SUITED
from gamelib.fivetenk.rules import DEFAULT, Rules
from gamelib.fivetenk.table import Table


def play_out(table: Table, draw_lot: Callable[[], float], rules: Rules = DEFAULT) -> int:
    """Play a game to its end with uniformly random legal plays and passes, and count the decisions made.

    The table itself is played on; copy it first to keep it. ``draw_lot`` gives a random number from 0 to below 1,
    such as the ``random`` method of a ``random.Random``.
    """
    decisions = 0
    while not table.over:
        decisions += 1
        turn = table.turn
        held = table.holding(turn)
        top = table.top
        plays = playable(held, top, rules)
        if top is None:
            play = plays[int(draw_lot() * len(plays))]
        else:
            choice = int(draw_lot() * (len(plays) + 1)) if plays else 0
            if choice == len(plays):
                table.pass_turn()
                continue
            play = plays[choice]
        table.play(take(table.hands[turn], play), play.reading)
    return decisions


def take(hand: list[int], play: Play) -> list[int]:
    """Take cards for a play from a hand counted by face, without a thought for suits that are worth keeping."""
    ranks, (kind, _, suit) = play
    if kind == SUITED:
        place = SUITS.index(suit or "")
        return [FACES_OF[rank][place] for rank in (FIVE, TEN, KING)]
    if kind == MIXED:
        return _take_mixed(hand)
    taken: list[int] = []
    place = 0
    size = len(ranks)
    while place < size:
        rank = ranks[place]
        wanted = ranks.count(rank)
        place += wanted
        for face in FACES_OF[RANK_NUMBERS[rank]]:
            held = hand[face]
            if held:
                if held >= wanted:
                    taken += [face] * wanted
                    break
                taken += [face] * held
                wanted -= held
    return taken


def _take_mixed(hand: list[int]) -> list[int]:
    fives, tens, kings = ([face for face in FACES_OF[rank] if hand[face]] for rank in (FIVE, TEN, KING))
    return next(
        [five, ten, king]
        for five in fives
        for ten in tens
        for king in kings
        if not five - FACES_OF[FIVE][0] == ten - FACES_OF[TEN][0] == king - FACES_OF[KING][0]
    )
