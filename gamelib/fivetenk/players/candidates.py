"""The plays worth a thought: of many that come to nearly the same, one is kept (C4-C12)."""

from __future__ import annotations

from gamelib.fivetenk.cards import ACE, POINTS, RANK_NUMBERS, count_ranks
from gamelib.fivetenk.moves import Move, Moves
from gamelib.fivetenk.players.plans import plan
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import AIRPLANE, BOMB, PAIRS, STRAIGHT, Reading
from gamelib.fivetenk.view import View

FEW = 8
"""So many moves are all looked at."""

BREAKS = 5
"""How much a wing is missed that is torn from a pair or more, in ranks."""


def candidates(view: View, moves: Moves) -> list[Move]:
    """Choose the moves worth a thought, in the order of the move list; where there are few, all of them.

    Of plays that differ in their wings alone, the one whose wings are missed least is kept; of sequences that end
    at one rank, the longest and those of the plan; of bombs of one rank, the whole one.
    """
    if len(moves) <= FEW:
        return list(moves)
    counts = tuple(count_ranks(view.hand))
    planned = set(plan(counts))
    best: dict[object, tuple[float, Move]] = {}
    for move in moves:
        if not isinstance(move, Play):
            best[move] = 0.0, move
            continue
        missed = _missed(move, counts)
        key = _group(move.reading)
        if move in planned and key != move.reading:
            key = move
        if key not in best or missed < best[key][0]:
            best[key] = missed, move
    kept = {move for _, move in best.values()}
    return [move for move in moves if move in kept]


def _group(reading: Reading) -> object:
    """Tell which plays are much the same: those with one reading, or longer and shorter ones of one rank."""
    if reading.kind in (BOMB, STRAIGHT, PAIRS, AIRPLANE):
        return reading.kind, reading.rank
    return reading


def _missed(play: Play, counts: tuple[int, ...]) -> float:
    """Tell how much a play would be missed beside others of its group: by its wings, or by the cards it leaves."""
    wings = play.wings
    if not wings:
        return -play.reading.size
    missed = 0.0
    for name in set(wings):
        rank, used = RANK_NUMBERS[name], wings.count(name)
        missed += used * rank + (BREAKS * used if counts[rank] != used else 0) + (100 if rank >= ACE else 0)
        missed += POINTS[rank] / 5
    return missed
