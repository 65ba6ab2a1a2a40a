"""Moments of 5-10-K to draw: whole matches, and positions made by hand for what random play seldom brings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gamelib.fivetenk import State, start
from gamelib.fivetenk.dealing import seat_of
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY
from gamelib.fivetenk.table import SEATS
from tests.fivetenk.matches import match
from tests.fivetenk.positions import position

AIRPLANE = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C 7H 8D 8D 9D 9D 10D 10D JD JD QD QD"
PAIRS = "3S 3S 4S 4C 5S 5C 6S 6S 7S 7S 8S 8S 9S 9S 10S 10S JS JS QS QS KS KS AC AC"
STRAIGHT = "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"
BOMB = "2D 2D 2D 2C 2C 2C 2H 2H 2H 2S 2S 2S"
ALL_IN_PLAY = "4D 4C 6D 6C 7D 7C"


def thrown_in() -> State:
    """Give a first game in which nobody reveals."""
    state = start(seed=3)
    while state.phase == DEAL:
        state = state.play("decline")
    return state


def _rigged() -> dict[str, State]:
    two = "[QH 8H][JH JH][QH QH][KH KS][9S 9S][3S 4C]"
    ended: dict[str, Any] = {"friends": "AS 1 1; AH 1 1", "buried": ALL_IN_PLAY, "rest": 1, "previous": "3:0,1,2,4"}
    return {
        "an airplane of 25": position("[3D 8H][JH JH][QH QH][KH KS][2D 2D][2S LJ]", trick=f"0: {AIRPLANE}", turn=1),
        "pairs of 24 and more": position(
            "[QH 8H][JH JH][QH QH][KH KS][2D 2D][2S LJ]",
            trick=f"2: {PAIRS}; 3: 8D 8C 8C 8H; 4: 7D 7D 7C 7H 7H; 5: 6D 6D 6C 6H 6H 6H; 0: pass; 1: LJ BJ",
            turn=2,
            friends="AS 3 -; AH 1 3",
            declarer=1,
        ),
        "a straight of 12 and a bomb of 12": position(
            two, trick=f"2: {STRAIGHT}; 3: pass; 4: pass; 5: pass; 0: pass; 1: {BOMB}", turn=2,
            friends="AS 2 1; AH 3 -", declarer=1, levels="K,A,10,3,Q,J", previous="2:1,2",
        ),
        "two friends": position(two, friends="AS 1 1; AH 1 2", buried=ALL_IN_PLAY, declarer=0),
        "one friend by both": position(two, friends="AS 1 1; AH 2 1", buried=ALL_IN_PLAY, declarer=0),
        "the declarer alone": position(two, friends="AS 1 0; AH 2 0", buried=ALL_IN_PLAY, declarer=0),
        "the leader is out": position("[JH JH][QH QH][][KH KS]", trick="2: 5D; 3: pass", turn=0),
        "two past A": position("[3D][][9D][JD]", levels="Q,K,3,3,A,9", **ended).play("3D"),
        "one past A": position("[3D][][9D][JD]", levels="Q,7,3,3,K,9", **ended).play("3D"),
        "nobody climbs": position("[5D][][KD 9S]", taken="0,150,0,0,0,0", rest=0).play("5D"),
        "one left, the defenders win all": position(
            "[5D KD 9D][3D]", friends="AS 3 -; AH 3 -", buried="AS AH KS 6C 10D 7C", turn=1
        ).play("3D"),
        "thrown in": thrown_in(),
        "a later deal": match(4, 1).state.next_deal(),
    }  # fmt: skip


RIGGED = _rigged()


def states(games: int = 2) -> Iterator[State]:
    """Give every state of some matches of computer players."""
    for seed in (4, 11):
        yield from match(seed, games).states


def of_phase(phase: str) -> State:
    """Give a state of a phase."""
    return next(state for state in match(4, 2).states if state.phase == phase)


def exchanged(state: State, seat: int, stream: Random) -> State:
    """Give a state that looks the same to a seat: all cards that it does not see are shuffled among their places."""
    if state.phase == DEAL:
        return _dealt_otherwise(state, seat, stream)
    if state.phase in (BURY, NAME, PLAY):
        return _held_otherwise(state, seat, stream)
    return state


def _dealt_otherwise(state: State, seat: int, stream: Random) -> State:
    setting = state.setting
    dealt = state.view(seat).dealt
    hidden = [index for index in range(162) if index >= dealt or seat_of(setting.first_seat, index) != seat]
    cards = [setting.deck[index] for index in hidden]
    stream.shuffle(cards)
    deck = list(setting.deck)
    for index, card in zip(hidden, cards, strict=True):
        deck[index] = card
    return State(setting._replace(deck=tuple(deck)), DEAL, state.dealt)


def _held_otherwise(state: State, seat: int, stream: Random) -> State:
    """Shuffle what others hold, and what is buried unless the seat has buried it itself."""
    knows = seat == state.declarer
    hands = [list(hand) for hand in state.hands]
    buried = list(state.buried)
    hidden = [card for other in range(SEATS) if other != seat for card in hands[other]] + ([] if knows else buried)
    stream.shuffle(hidden)
    for other in range(SEATS):
        if other != seat:
            hands[other] = [hidden.pop() for _ in hands[other]]
    if not knows:
        buried = [hidden.pop() for _ in buried]
    start_of, _, rest = state.to_text().partition("hands=")
    after = rest.partition("friends=")[2]
    held = "".join(f"[{' '.join(hand)}]" for hand in hands)
    stock = rest.partition(" stock=")[2].partition(" buried=")[0]
    return State.from_text(f"{start_of}hands={held} stock={stock} buried=[{' '.join(buried)}] friends={after}")
