"""Moments worth looking at, such as a rejected going-out, found in hands played at random from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gamelib.core import N_, Event, RuleError, chance, quoted
from gamelib.exact61 import State, start
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET, side_count
from gamelib.exact61.state import check_players, deal_hand
from gamelib.exact61.tiles import pips
from gamelib.lessons.chances import seed_of

MOST_HANDS = 5_000
"""How many hands are looked through; some moments cannot be with some numbers of players."""

LATE = 14
"""The number, from 0, of a hand in which scores are near the target: so many hands a match usually has."""

Wanted = Callable[[State], bool]


def _event(kind: str, **facts: object) -> Wanted:
    """Want an event of a kind with these facts."""

    def wanted(state: State) -> bool:
        return any(event.kind == kind and _has(event, facts) for event in state.events)

    return wanted


def _has(event: Event, facts: dict[str, object]) -> bool:
    return all(getattr(event, name) == value for name, value in facts.items())


def _both(first: Wanted, second: Wanted) -> Wanted:
    return lambda state: first(state) and second(state)


def _below_zero(state: State) -> bool:
    return any(event.kind == "going_out" and int(str(event.facts["net"])) < 0 for event in state.events)


def _ties(state: State) -> bool:
    return any(event.kind == "hand_end" and len(getattr(event, "winners", ())) > 1 for event in state.events)


MOMENTS: dict[str, tuple[Wanted, int]] = {
    "a draw that fits": (_event("draw", fits=True), 0),
    "a pass": (_event("pass"), 0),
    "a placement that wins": (_event("hand_end", how="won"), TARGET - 30),
    "a placement rejected": (_event("placement", accepted=False), TARGET - 20),
    "going out": (_event("going_out", accepted=True), 0),
    "going out below zero": (_below_zero, 0),
    "going out rejected": (_event("going_out", accepted=False), TARGET - 25),
    "going out wins": (_both(_event("going_out"), _event("match_end")), TARGET - 50),
    "a block": (_event("blocked_gain"), 0),
    "a block tied": (_ties, 0),
    "a block with a rejected gain": (_event("blocked_gain", accepted=False), TARGET - 40),
    "a block that wins": (_both(_event("blocked_gain"), _event("match_end")), TARGET - 60),
}
"""What can be looked for: how it is recognised, and the raw score from which the sides start at least (0: none)."""


def moment(kind: str, players: int = 4, seed: int = 61) -> State:
    """Find the first moment of a kind in hands played at random, beginning with this seed.

    ``kind`` is one of ``MOMENTS``; the same seed always finds the same moment, another seed another one. The state
    knows how it came about: ``hand_of(state)`` gives its hand from the deal on. Raises ``RuleError`` ("format", D2).
    """
    if kind not in tuple(MOMENTS):  # What is no text cannot be looked up.
        sentence = N_("{kind} is no moment to look for; there are {kinds}.")
        raise RuleError("format", sentence, kind=quoted(kind), kinds=tuple(MOMENTS))
    wanted, lowest = MOMENTS[kind]
    players, seed = check_players(players), seed_of(seed)
    for hand in range(seed, seed + MOST_HANDS):
        for state in _states(players, hand, lowest):
            if wanted(state):
                return state
    sentence = N_("{players} players and {count} hands from seed {seed} on: no sign of {kind}. Try 4 players.")
    raise RuleError("format", sentence, players=players, count=MOST_HANDS, seed=seed, kind=kind)


def hand_of(state: State) -> tuple[State, ...]:
    """Give every state of a hand from its deal up to this one."""
    states = [state]
    while states[-1].move is not None and states[-1].previous is not None:
        states.append(states[-1].previous)
    return tuple(reversed(states))


def held(state: State) -> tuple[int, ...]:
    """Count the pips that each seat still holds."""
    return tuple(pips(hand) for hand in state.hands)


def _states(players: int, seed: int, lowest: int) -> Iterator[State]:
    """Play one hand at random: a match's first, or a late one with scores from ``lowest`` to just below the target."""
    stream = chance("moments", seed, players)
    near = [lowest + int(stream.random() * 10) * RAW_PER_POINT for _ in range(side_count(players))] if lowest else None
    state = start(players=players, seed=seed)
    if near:
        scores = [min(score, TARGET - RAW_PER_POINT) for score in near]
        state = deal_hand(players, seed, LATE, scores, None)
    yield state
    while state.turn is not None:
        moves = state.legal_moves()
        state = state.play(moves[int(stream.random() * len(moves))])
        yield state
