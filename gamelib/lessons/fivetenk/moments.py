"""Moments worth looking at, such as a friend revealed or an early end, found in games that are played from a seed."""

from __future__ import annotations

from collections.abc import Callable

from gamelib.core import N_, Event, RuleError, quoted
from gamelib.fivetenk import State, outcome
from gamelib.fivetenk.events import FriendEvent, NamedPlayEvent, TrickEvent
from gamelib.fivetenk.moves import DECLINE, Lay
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.readings import AIRPLANE_PAIRS, AIRPLANE_SINGLES, BOMB, JOKER_BOMB, MIXED, SUITED
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT
from gamelib.lessons.chances import seed_of
from gamelib.lessons.fivetenk.games import game

MOST_GAMES = 2_000
"""How many games are looked through."""

MANY_POINTS = 40
"""A trick that is worth looking at has so many points at least."""

Wanted = Callable[[State], bool]


def _event(kind: str, **facts: object) -> Wanted:
    """Want an event of a kind with these facts."""

    def wanted(state: State) -> bool:
        return any(event.kind == kind and _has(event, facts) for event in state.events)

    return wanted


def _has(event: Event, facts: dict[str, object]) -> bool:
    return all(getattr(event, name) == value for name, value in facts.items())


def _play_of(*kinds: str) -> Wanted:
    """Want a play of one of these kinds."""
    return lambda state: state.top is not None and state.top.kind in kinds and isinstance(state.move, Lay)


def _by_a_pair(state: State) -> bool:
    """Want a friend who is revealed by playing several copies of a named face at once (R11)."""
    named = [event for event in state.events if isinstance(event, NamedPlayEvent)]
    revealed = any(isinstance(event, FriendEvent) for event in state.events)
    return revealed and any(event.settles and "R11" in event.rules for event in named)


def _with_points(state: State) -> bool:
    return any(isinstance(event, FriendEvent) and event.points > 0 for event in state.events)


def _rich_trick(state: State) -> bool:
    return any(isinstance(event, TrickEvent) and event.points >= MANY_POINTS for event in state.events)


def _lead_after_going_out(state: State) -> bool:
    return any(isinstance(event, TrickEvent) and event.leader != event.seat for event in state.events)


def _back_after_a_pass(state: State) -> bool:
    passed = {laid.seat for laid in state.trick if not laid.cards}
    return isinstance(state.move, Lay) and state.trick[-1].seat in passed


def _split(state: State) -> bool:
    """Want points of the kitty that go to another side than those left in hands (C29)."""
    if state.settlement is None:
        return False
    kitty, hands = state.settlement.kitty, state.settlement.hands
    return kitty.side != hands.side and bool(kitty.points and hands.points)


def _alone(state: State) -> bool:
    return state.settlement is not None and len(state.declarers) == 1


def _never_settled(state: State) -> bool:
    return state.settlement is not None and None in state.made_by


def _out_first_and_beaten(state: State) -> bool:
    """Want a side that is out first, and has lost by the points (C31)."""
    side = {DECLARERS_OUT: DECLARER, DEFENDERS_OUT: DEFENDERS}.get(state.how or "")
    return side is not None and state.points is not None and outcome(state.points)[0] != side


def _climbs(winner: str) -> Wanted:
    """Want a game after which the members of a side climb."""

    def wanted(state: State) -> bool:
        if state.points is None:
            return False
        won_by, steps = outcome(state.points)
        return won_by == winner and steps > 0

    return wanted


MOMENTS: dict[str, tuple[Wanted, int]] = {
    "a reveal": (_event("declarer", how="reveal"), 0),
    "a redeal": (_event("redeal"), 0),
    "a reveal by a winner": (_event("declarer", how="reveal"), 2),
    "nobody reveals": (_event("declarer", how="nobody revealed"), 2),
    "a burial": (_event("bury"), 0),
    "friend cards named": (_event("friends_named"), 0),
    "an airplane with wings": (_play_of(AIRPLANE_SINGLES, AIRPLANE_PAIRS), 0),
    "a 5-10-K": (_play_of(MIXED, SUITED), 0),
    "a bomb": (_play_of(BOMB), 0),
    "a joker bomb": (_play_of(JOKER_BOMB), 0),
    "a named card that does not count yet": (_event("named_play", settles=False), 0),
    "a friend revealed": (_event("friend"), 0),
    "a friend revealed by a pair": (_by_a_pair, 0),
    "the same friend twice": (_event("named_play", again=True), 0),
    "the declarer's own named card": (_event("named_play", settles=True, declarer=True), 0),
    "points that come along": (_with_points, 0),
    "a rich trick": (_rich_trick, 0),
    "back after a pass": (_back_after_a_pass, 0),
    "going out": (_event("out"), 0),
    "a lead after going out": (_lead_after_going_out, 0),
    "an early end by the declarer's side": (_event("game_end", how=DECLARERS_OUT), 0),
    "an early end by the defenders": (_event("game_end", how=DEFENDERS_OUT), 0),
    "one player left": (_event("game_end", how=ONE_LEFT), 0),
    "the kitty to the other side": (_split, 0),
    "a declarer alone": (_alone, 0),
    "a friend card never settled": (_never_settled, 0),
    "out first and beaten": (_out_first_and_beaten, 0),
    "the declarer's side climbs": (_climbs(DECLARER), 0),
    "the defenders climb": (_climbs(DEFENDERS), 0),
    "nobody climbs": (_event("promotion", steps=0), 0),
}
"""What can be looked for: how it is recognised, and how many games of the match come before."""


def moment(kind: str, seed: int = 61) -> State:
    """Find the first moment of a kind in games played from a seed on, beginning with this one.

    ``kind`` is one of ``MOMENTS``; the same seed always finds the same moment, another seed another one. The state
    knows how it came about: ``game_of(state)`` gives its game from the deal on, ``trick_of(state)`` its trick. Raises
    ``RuleError`` ("format").
    """
    return _find(kind, seed)[0]


def game_with(kind: str, seed: int = 61) -> tuple[State, ...]:
    """Give the whole game, from its deal to its settlement, in which ``moment`` finds a moment of a kind."""
    return game_of(_find(kind, seed)[1])


def _find(kind: str, seed: int) -> tuple[State, State]:
    """Find a moment, and the last state of its game."""
    if kind not in tuple(MOMENTS):  # What is no text cannot be looked up.
        sentence = N_("{kind} is no moment to look for; there are {kinds}.")
        raise RuleError("format", sentence, kind=quoted(kind), kinds=tuple(MOMENTS))
    wanted, earlier = MOMENTS[kind]
    seed = seed_of(seed)
    for number in range(seed, seed + MOST_GAMES):
        states = game(number, earlier)
        for state in states:
            if wanted(state):
                return state, states[-1]
    sentence = N_("{count} games from seed {seed} on: no sign of {kind}.")
    raise RuleError("format", sentence, count=MOST_GAMES, seed=seed, kind=kind)


def game_of(state: State) -> tuple[State, ...]:
    """Give every state of a game from its deal up to this one, without the chances to reveal that were declined."""
    return tuple(step for step in deal_of(state) if step.move != DECLINE or step is state)


def deal_of(state: State) -> tuple[State, ...]:
    """Give every state of a game from its deal up to this one, with every chance to reveal."""
    states = [state]
    while states[-1].move is not None and states[-1].previous is not None:
        states.append(states[-1].previous)
    return tuple(reversed(states))


def trick_of(state: State) -> tuple[State, ...]:
    """Give the states of the trick in which a state stands, or which it ended: from just before the lead on."""
    states = [state]
    while states[-1].previous is not None and (states[-1] is state or states[-1].trick):
        states.append(states[-1].previous)
    return tuple(reversed(states))
