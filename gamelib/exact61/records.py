"""A match written down: reading, replaying and writing records (format ``exact61/1``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.core.records import AnyRecord, read_record
from gamelib.exact61.moves import PASS, Move, to_record
from gamelib.exact61.record_hands import first_hand, next_hand
from gamelib.exact61.state import State, check_players, check_scores, check_seed

if TYPE_CHECKING:
    from gamelib.core import Event

FORMAT = "exact61/1"
KEYS = ("format", "players", "seed", "scores", "hands")


class Step(NamedTuple):
    """One move of a replayed match: who made it, the state after it and what it brought about.

    Where the move opens a further hand, that hand's lot and deal are its first events.
    """

    seat: int
    move: Move
    state: State
    dealt: State | None

    @property
    def events(self) -> tuple[Event, ...]:
        """What the move brought about, after the lot and the deal of a hand that it opens."""
        return (self.dealt.events if self.dealt else ()) + self.state.events


class Replay(NamedTuple):
    """A record played through: ``start`` is the state before the first move, ``state`` the last one."""

    start: State
    steps: tuple[Step, ...]
    state: State

    @property
    def states(self) -> tuple[State, ...]:
        """The state before the first move, and then the state after each."""
        return (self.start, *(step.state for step in self.steps))


def replay(record: AnyRecord) -> Replay:
    """Play a record through: a ``dict``, a JSON string, or the path of a file.

    Raises ``RuleError`` at the first thing that breaks a rule; ``error.step`` counts moves through the whole record.
    """
    record = read_record(record, FORMAT, KEYS)
    players = check_players(record.get("players"))
    seed = check_seed(record.get("seed"))
    scores = check_scores(record["scores"], players) if "scores" in record else None
    hands = record.get("hands")
    if not isinstance(hands, list) or not hands:
        raise RuleError("format", N_("A record has a list of hands, and at least one."))
    start = first_hand(hands[0], players, seed, scores)
    steps: list[Step] = []
    state = _play_hand(hands[0], start, steps, dealt=None)
    for hand in hands[1:]:
        dealt = next_hand(hand, state)
        state = _play_hand(hand, dealt, steps, dealt)
    return Replay(start, tuple(steps), state)


def _play_hand(hand: Mapping[str, object], state: State, steps: list[Step], dealt: State | None) -> State:
    moves = hand.get("moves")
    if not isinstance(moves, list):
        raise RuleError("format", N_("Hand {number} has no list of moves."), number=state.hand_number + 1)
    for move in moves:
        try:
            state, seat = _play_move(move, state), state.turn
        except RuleError as problem:
            raise problem.at_step(len(steps)) from None
        steps.append(Step(seat or 0, state.move or PASS, state, dealt))
        dealt = None
    return state


def _play_move(move: object, state: State) -> State:
    if not isinstance(move, Mapping) or move.get("seat") is None:
        sentence = N_("{move} is no move of a record: it has a seat, and place, draw or pass.")
        raise RuleError("format", sentence, move=quoted(move))
    return state.play(move)


def record(state: State) -> dict[str, object]:
    """Write down the match that led to a state, as a record that ``replay`` reads.

    Raises ``RuleError`` ("format") for a position read from text, whose beginning nobody knows.
    """
    if not isinstance(state, State):
        raise RuleError("format", N_("{thing} is no state, so no match led to it."), thing=quoted(state))
    path = [state]
    while path[-1].previous is not None:
        path.append(path[-1].previous)
    path.reverse()
    hands: list[dict[str, object]] = []
    moves: list[dict[str, object]] = []
    for before, step in zip([None, *path], path, strict=False):
        if step.move is None:
            moves = []
            hands.append(_hand_record(step, moves))
        elif before is not None and before.turn is not None:
            moves.append(to_record(before.turn, step.move))
    result: dict[str, object] = {"format": FORMAT, "players": state.players, "seed": state.seed, "hands": hands}
    if any(path[0].scores) or not path[0].lot:  # Without a lot a record has to say where it begins.
        result["scores"] = list(path[0].scores)
    return result


def _hand_record(state: State, moves: list[dict[str, object]]) -> dict[str, object]:
    if state.deal is None:
        sentence = N_(
            "This position was read from text, so the match before it is not known and cannot be written down."
        )
        raise RuleError("format", sentence)
    return {
        "leader": state.leader,
        **({"lot": [list(row) for row in state.lot]} if state.lot else {}),
        "deal": [list(map(str, tiles)) for tiles in state.deal.hands],
        "talon": list(map(str, state.deal.talon)),
        "moves": moves,
    }


def write(state: State) -> str:
    """Write down the match that led to a state as one line of JSON."""
    import json  # noqa: PLC0415 - as above.

    return json.dumps(record(state), ensure_ascii=False)
