"""What happened in a match of 5-10-K, moment by moment, each with its place: game, trick and play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from gamelib.core import N_, Event, Message
from gamelib.fivetenk import Bury, Lay, Name, Pass, Replay, State
from gamelib.fivetenk.dealing import DEALT
from gamelib.fivetenk.events import DealEvent, TrickEvent
from gamelib.fivetenk.refusals import DEAL, PLAY, SETTLED, THROWN_IN
from gamelib.fivetenk.settlement_events import MatchEndEvent, PromotionEvent, SettlementEvent


class Part(Enum):
    """What a moment is: a part of the deal, of play, or of a game's end; or a position that nothing led to."""

    DEAL = N_("Game {game}: the deal")
    DECLARER = N_("Game {game}: the declarer")
    BURIAL = N_("Game {game}: the kitty")
    NAMING = N_("Game {game}: the friend cards")
    PLAY = N_("Game {game}, trick {trick}, play {play}")
    PASS = N_("Game {game}, trick {trick}, after play {play}")
    TRICK = N_("Game {game}, trick {trick}: its end")
    SETTLEMENT = N_("Game {game}: the settlement")
    PROMOTION = N_("Game {game}: the promotion")
    POSITION = N_("Game {game}")


@dataclass(frozen=True)
class Moment:
    """One moment to show: the state then, and those of its events that belong to it.

    ``game``, ``trick`` and ``play`` count from 1; ``trick`` is 0 before the first one, and both are ``None`` where
    nobody knows how many came before.
    """

    state: State
    part: Part
    events: tuple[Event, ...]
    trick: int | None = 0
    play: int | None = 0

    @property
    def game(self) -> int:
        """The game's number in the match, from 1."""
        return self.state.game_number + 1

    def with_events(self, events: tuple[Event, ...]) -> Moment:
        """Give the moment with some of its events alone."""
        return replace(self, events=events)

    @property
    def title(self) -> Message | None:
        """Where in the match it is; ``None`` where that is not known."""
        if self.trick is None or self.part is Part.POSITION:
            return None
        return Message(self.part.value, {"game": self.game, "trick": self.trick, "play": self.play})


def moments_of(thing: Replay | State) -> tuple[Moment, ...]:
    """Give the moments of a whole match: all that led to a state, or to a replay's last one."""
    path: list[State] = []
    step: State | None = thing.state if isinstance(thing, Replay) else thing
    while step is not None:
        path.append(step)
        step = step.previous
    path.reverse()
    # Where nobody at all can be asked, the state that tells of the deal is the one after it.
    again = [_deals(later) and later.setting.deal == earlier.setting.deal for earlier, later in pairwise(path)]
    return tuple(_followed([state for state, twice in zip(path, (*again, False), strict=True) if not twice]))


def moments_at(states: Iterable[State]) -> tuple[tuple[Moment, ...], ...]:
    """Give the moments of some states, each alone: more than one where a game is settled."""
    found = []
    for state in states:
        *_, (last, trick, play) = _counted(_path_to(state))
        found.append(tuple(_split(last, trick, play)))
    return tuple(found)


def _deals(state: State) -> bool:
    return any(isinstance(event, DealEvent) for event in state.events)


def _path_to(state: State) -> Sequence[State]:
    """Go back to where the state's game began, or to where its history does."""
    path = [state]
    while (before := path[-1].previous) is not None and before.setting.deal == state.setting.deal:
        path.append(before)
    return path[::-1]


def _followed(path: Sequence[State]) -> Iterator[Moment]:
    for state, trick, play in _counted(path):
        yield from _split(state, trick, play)


def _counted(path: Sequence[State]) -> Iterator[tuple[State, int | None, int | None]]:
    """Number the tricks of each game, and the plays in each trick; a trick's end belongs to it still."""
    trick: int | None = 0
    play: int | None = 0
    for state in path:
        before = state.previous if state.move is not None else None
        if before is None and state.phase in (PLAY, SETTLED) and _begun(state):
            trick = play = None
        elif not isinstance(state.move, Lay | Pass):
            trick = play = 0
        elif isinstance(state.move, Lay) and trick is not None and before is not None:
            leads = before.top is None
            trick, play = trick + leads, 1 if leads else (play or 0) + 1
        yield state, trick, play


def _begun(state: State) -> bool:
    return bool(state.trick) or sum(state.hand_sizes) < DEALT


def _split(state: State, trick: int | None, play: int | None) -> Iterator[Moment]:
    """Part the end of a game into what is worth a step of its own: the last play, the settlement, the promotion."""
    ends: dict[Part, list[Event]] = {Part.SETTLEMENT: [], Part.PROMOTION: []}
    rest = []
    for event in state.events:
        if isinstance(event, SettlementEvent):
            ends[Part.SETTLEMENT].append(event)
        elif isinstance(event, PromotionEvent | MatchEndEvent):
            ends[Part.PROMOTION].append(event)
        else:
            rest.append(event)
    yield Moment(state, _part(state), tuple(rest), trick, play)
    for part, events in ends.items():
        if events:
            yield Moment(state, part, tuple(events), trick, play)


def _part(state: State) -> Part:
    if state.phase in (DEAL, THROWN_IN):
        return Part.DEAL
    if state.move is None:
        return Part.POSITION
    if isinstance(state.move, Lay):
        return Part.PLAY
    if isinstance(state.move, Pass):
        return Part.TRICK if any(isinstance(event, TrickEvent) for event in state.events) else Part.PASS
    if isinstance(state.move, Bury):
        return Part.BURIAL
    return Part.NAMING if isinstance(state.move, Name) else Part.DECLARER
