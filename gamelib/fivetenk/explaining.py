"""The events of a state, worked out from the state before and the move between them.

Nothing is decided here: turns, points and sides are those that ``Table`` came to, and the sums are ``settling``'s.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from gamelib.core import Event
from gamelib.fivetenk.cards import points
from gamelib.fivetenk.events import (
    BY_REVEAL,
    NOBODY_REVEALED,
    BuryEvent,
    DealEvent,
    DeclarerEvent,
    FriendEvent,
    FriendsNamedEvent,
    NamedPlayEvent,
    OutEvent,
    PassEvent,
    PlayEvent,
    RedealEvent,
    TrickEvent,
)
from gamelib.fivetenk.moves import Bury, Lay, Name, Pass, Reveal
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.readings import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    BOMB,
    JOKER_BOMB,
    MIXED,
    PAIR,
    PAIRS,
    SINGLE,
    SPECIAL,
    STRAIGHT,
    SUITED,
    TRIPLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
    Reading,
    readings,
)
from gamelib.fivetenk.refusals import BURY, DEAL, THROWN_IN
from gamelib.fivetenk.settlement_events import GameEndEvent, SettlementEvent, promotion_events
from gamelib.fivetenk.table import ONE_LEFT, SEATS

if TYPE_CHECKING:
    from gamelib.fivetenk.state import State

KIND_RULES: dict[str, tuple[str, ...]] = {
    SINGLE: ("C4",), PAIR: ("C4",), TRIPLE: ("C4",), TRIPLE_SINGLE: ("C5",), TRIPLE_PAIR: ("C5",), STRAIGHT: ("C6",),
    PAIRS: ("C6",), AIRPLANE: ("C6",), AIRPLANE_SINGLES: ("C6", "C7"), AIRPLANE_PAIRS: ("C6", "C7"), MIXED: ("C10",),
    SUITED: ("C10",), BOMB: ("C11",), JOKER_BOMB: ("C12",),
}  # fmt: skip
"""The rules that make each kind what it is."""


def explain(state: State) -> tuple[Event, ...]:
    """Give the events that led to a state, in the order in which they happened."""
    if state.move is None:
        return (_deal(state),) if state._opening else ()
    if state.previous is None:
        return ()
    return tuple(_moved(state, state.previous))


def _deal(state: State) -> DealEvent:
    return DealEvent(first_seat=state.first_seat, game=state.game_number, rules=("C1", "R2"))


def _moved(state: State, before: State) -> Iterator[Event]:
    move = state.move
    if before.phase == DEAL:
        yield from _dealt(state, before)
    elif isinstance(move, Bury):
        yield BuryEvent(seat=state.declarer or 0, cards=state.buried, points=points(state.buried), rules=("C18",))
    elif isinstance(move, Name):
        yield FriendsNamedEvent(seat=state.declarer or 0, named=move.friends, rules=("C19", "C20", "R22"))
    elif isinstance(move, Pass) and before.top is not None:
        yield PassEvent(seat=before.turn or 0, top=before.top, rules=("C23",))
        if state.top is None:
            yield _trick(before, state.turn or 0)
    elif isinstance(move, Lay):
        yield from _played(state, before, before.turn or 0, move)


def _dealt(state: State, before: State) -> Iterator[Event]:
    """Tell how the dealing ended, if it did; that a chance was declined is no event (R3)."""
    setting = state.setting
    if state._opening:
        yield _deal(state)
    if state.phase == THROWN_IN:
        yield RedealEvent(rules=("C15",))
    elif state.phase == BURY:
        revealed = isinstance(state.move, Reveal)
        declarer = state.declarer or 0
        yield DeclarerEvent(
            seat=declarer,
            how=BY_REVEAL if revealed else NOBODY_REVEALED,
            at=before.dealt - 1 if revealed else None,
            level=setting.levels[declarer] if revealed else None,
            previous=None if setting.previous is None else setting.previous.declarer,
            rules=(setting.reveal_rule if revealed else "C17", "C18"),
        )


def _played(state: State, before: State, seat: int, move: Lay) -> Iterator[Event]:
    reading = state.trick[-1].reading
    if reading is None:  # Never of a play; it tells the type checker so.
        return
    others = tuple(other for other in readings(move.cards, state.rules) if other != reading)
    yield PlayEvent(
        seat=seat,
        cards=state.trick[-1].cards,
        reading=reading,
        beats=before.top,
        others=others,
        points=points(move.cards),
        left=state.hand_sizes[seat],
        rules=play_rules(reading, before.top, named=move.kind is not None or bool(others)),
    )
    yield from _named_plays(state, before, seat, move)
    for friend in state.friends:
        if friend not in before.friends:
            taken = before.taken[friend]
            yield FriendEvent(
                seat=friend,
                declarer=state.declarer or 0,
                points=taken,
                rules=("C21", "R18") if taken else ("C21",),
            )
    if not state.hand_sizes[seat]:
        yield OutEvent(seat=seat, rules=("C26",))
    yield from ending_events(state)


def play_rules(reading: Reading, top: Reading | None, *, named: bool) -> tuple[str, ...]:
    """Give the rules that make cards what they are, and let them be led or beat what they beat."""
    rules = list(KIND_RULES[reading.kind])
    if top is None:
        rules.append("R20")
    elif reading.kind not in SPECIAL:
        rules.append("C8")
    elif top.kind != reading.kind:
        rules.append("C9" if top.kind in SPECIAL else "C8")
    return (*dict.fromkeys(rules), "C23", *(("R8",) if named else ()))


def _named_plays(state: State, before: State, seat: int, move: Lay) -> Iterator[Event]:
    """Count each copy of a named face: every one is a play of it (C20, R11)."""
    declarer = seat == state.declarer
    friend = seat in before.friends
    for place, (card, nth) in enumerate(state.friends_named):
        copies = move.cards.count(card)
        for copy in range(1, copies + 1):
            count = before.named_plays[place] + copy
            settles = count == nth
            rules = ["C20"]
            if settles:
                rules += ["C21", "R12"]
            if copies > 1:
                rules.append("R11")
            yield NamedPlayEvent(
                card=card,
                count=count,
                seat=seat,
                settles=settles,
                wanted=nth,
                declarer=declarer,
                again=friend and settles,
                rules=tuple(rules),
            )
            friend = friend or (settles and not declarer)


def _trick(before: State, leader: int) -> TrickEvent:
    """Tell of a trick that all others have passed; the last one of a game is told by its settlement."""
    seat = before.top_seat or 0
    cards = tuple(card for _, cards, _ in before.trick for card in cards if card.points)
    total = points(cards)
    rules = ("C24", "C25") if leader == seat else ("C24", "C25", "R15")
    return TrickEvent(
        seat=seat, points=total, cards=cards, taken=before.taken[seat] + total, leader=leader, rules=rules
    )


def ending_events(state: State) -> Iterator[Event]:
    """Tell how a game ended, whose the points are and who climbs; nothing while it goes on (C27-C32).

    They close the ``events`` of a settled state, and are known where it was read from text, too.
    """
    settlement = state.settlement
    if settlement is None:
        return
    how = state.how or ""
    one_left = how == ONE_LEFT
    unsettled = None in state.made_by
    ending = ("C28", "R13", *(("R16",) if unsettled else ())) if one_left else ("C27", "R12", "R13")
    yield GameEndEvent(how=how, last_seat=state.top_seat or 0, declarers=state.declarers, rules=(*ending, "C22"))
    yield SettlementEvent(
        **settlement._asdict(),
        taken=state.taken,
        sides=tuple(DECLARER if seat in state.declarers else DEFENDERS for seat in range(SEATS)),
        buried=state.buried,
        rules=("C30", "C28" if one_left else "C27", "C29", "R18", "C18", "C3"),
    )
    yield from promotion_events(settlement.defenders, state.declarers, state.setting.levels)


def seen_by(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """Give events as a seat sees them: what another seat buried stays hidden (C18)."""
    return tuple(
        replace(event, cards=None, points=None) if isinstance(event, BuryEvent) and event.seat != seat else event
        for event in events
    )
