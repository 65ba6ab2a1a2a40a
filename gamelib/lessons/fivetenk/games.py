"""Games worth looking at: played from a seed by players who lead long, answer low, and keep bombs for points."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from gamelib.core import chance
from gamelib.fivetenk import RANKS, State, start
from gamelib.fivetenk.moves import DECLINE, PASS, REVEAL, Burials, Move, Moves
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import SPECIAL, strength
from gamelib.fivetenk.refusals import DEAL, PLAY, THROWN_IN

REVEALS = 0.04
"""How likely a player is to reveal at each chance: mostly somebody does, and now and then nobody."""

TRIED = 8
"""How many of its leads a player thinks of, to take the longest and lowest of them."""

FREE, HIGH, OWN_SIDE, BOMBS = 0.85, 0.5, 0.1, 0.1
"""How likely a play is that beats the trick: an ordinary one, one of aces and above, one over the player's own side,
and a special one where there are no points."""

POINTS_FOR_CERTAIN = 50
"""With so many points more in the trick than none, a special combination is played for certain."""


@lru_cache(maxsize=128)
def game(seed: int, earlier: int = 0) -> tuple[State, ...]:
    """Play one game from its deal to its settlement, after so many ``earlier`` games of its match, and give its states.

    A first deal in which nobody reveals is part of it, with the deal that follows. The same seed gives the same game.
    A match that is won before that begins again with the next seed.
    """
    stream = chance("games", "fivetenk", seed)
    state = start(seed)
    states = [state]
    while True:
        if state.turn is not None:
            state = state.play(chosen(state, stream))
        elif state.phase == THROWN_IN:
            state = state.next_deal()
        elif state.outcome is not None and state.game_number < earlier:
            return game(seed + 1, earlier)
        elif state.game_number < earlier:
            state = state.next_deal()
            states.clear()
        else:
            return tuple(states)
        states.append(state)


def chosen(state: State, stream: Random) -> Move:
    """Choose a move from what the seat at turn may know: its own cards, and what everybody has seen."""
    moves = state.legal_moves()
    if isinstance(moves, Burials):
        return moves.draw(stream)
    if state.phase == DEAL:
        return REVEAL if stream.random() < REVEALS else DECLINE
    if state.phase != PLAY:
        return _one_of(moves, stream)
    return _answer(state, moves, stream) if moves[-1] == PASS else _lead(moves, stream)


def _one_of(moves: Moves, stream: Random) -> Move:
    return moves[int(stream.random() * len(moves))]


def _lead(moves: Moves, stream: Random) -> Move:
    """Lead many cards of low rank, and no special combination if it can be helped."""
    return max((_one_of(moves, stream) for _ in range(TRIED)), key=_worth_leading)


def _worth_leading(move: Move) -> tuple[bool, int]:
    if not isinstance(move, Play):
        return False, 0
    return not move.reading.is_special, 3 * len(move.ranks) - strength(move.reading)[1]


def _answer(state: State, moves: Moves, stream: Random) -> Move:
    """Play the lowest answer there is, or pass: more readily over one's own side, and over tricks without points."""
    plays = [move for move in moves if isinstance(move, Play)]
    if not plays:
        return PASS
    lowest = min(plays, key=_cost)
    seat, top_seat = state.turn, state.top_seat
    if len(lowest.ranks) == state.hand_sizes[seat or 0]:
        return lowest
    likely = FREE
    if seat in state.declarers and top_seat in state.declarers:
        likely = OWN_SIDE
    elif lowest.reading.is_special:
        likely = BOMBS + state.trick_points / POINTS_FOR_CERTAIN
    elif strength(lowest.reading)[1] >= RANKS.index("A"):
        likely = HIGH
    return lowest if stream.random() < likely else PASS


def _cost(play: Play) -> tuple[int, int, int]:
    return SPECIAL.get(play.reading.kind, 0), *strength(play.reading)
