"""A match written down: reading, replaying and writing records (format ``fivetenk/1``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.core.records import AnyRecord, read_record
from gamelib.fivetenk.moves import NOBODY, REVEAL, Bury, Decline, Lay, Move, Name, Pass, Reveal, to_record
from gamelib.fivetenk.record_games import GameRecord, first_game, in_mid_deal, next_game, reveal
from gamelib.fivetenk.refusals import DEAL, THROWN_IN
from gamelib.fivetenk.rules import DEFAULT, Rules
from gamelib.fivetenk.setting import Opening, check_levels, check_previous, check_seed
from gamelib.fivetenk.state import State

if TYPE_CHECKING:
    from gamelib.core import Event

FORMAT = "fivetenk/1"
KEYS = ("format", "seed", "rules", "levels", "previous", "games")


class Step(NamedTuple):
    """One move of a replayed match: who made it, the state after it and what it brought about.

    The steps of a game are the reveal (or that nobody revealed: ``seat`` is ``None``), the burial, the naming, and each
    play or pass; a declined chance is none. Where the move is the first of a further game, the deal is its first event.
    """

    seat: int | None
    move: Move
    state: State
    dealt: State | None

    @property
    def events(self) -> tuple[Event, ...]:
        """What the move brought about, after the deal of a game that it opens."""
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
    previous = check_previous(record.get("previous"))
    opening = Opening(
        _rules(record.get("rules")),
        check_seed(record.get("seed")),
        check_levels(record.get("levels"), previous),
        previous,
    )
    games = record.get("games")
    if not isinstance(games, list) or not games:
        raise RuleError("format", N_("A record has a list of games, and at least one."))
    start = first_game(games[0], opening)
    steps: list[Step] = []
    state = _play_game(games[0], start, steps, dealt=None)
    for game in games[1:]:
        dealt = next_game(game, state)
        state = _play_game(game, dealt, steps, dealt)
    return Replay(start, tuple(steps), state)


def _rules(rules: object) -> Rules:
    if rules is None:
        return DEFAULT
    if not isinstance(rules, Mapping) or set(rules) - {"wing_jokers"}:
        raise RuleError("format", N_("{rules} are no rules: they are an object with wing_jokers."), rules=quoted(rules))
    return Rules(**rules)


def _play_game(entry: Mapping[str, object], fresh: State, steps: list[Step], dealt: State | None) -> State:
    GameRecord(entry, fresh.setting.deal).check_order()
    if "reveal" not in entry:
        return in_mid_deal(fresh, entry)
    try:
        state = reveal(fresh, entry)
        nobody = entry["reveal"] is None
        steps.append(Step(None if nobody else state.declarer, NOBODY if nobody else REVEAL, state, dealt))
        for key in ("bury", "friends"):
            if key in entry:
                state = _step(state, {key: entry[key]}, steps)
        for play in _plays(entry):
            state = _step(state, _play(play), steps)
    except RuleError as problem:
        raise problem.at_step(len(steps)) from None
    return state


def _plays(entry: Mapping[str, object]) -> list[object]:
    plays = entry.get("plays", [])
    if not isinstance(plays, list):
        raise RuleError("format", N_("The plays of a game are a list."))
    return plays


def _play(play: object) -> Mapping[str, object]:
    if not isinstance(play, Mapping) or play.get("seat") is None or not ("cards" in play or "pass" in play):
        sentence = N_("{move} is no play of a record: it has a seat, and cards or pass.")
        raise RuleError("format", sentence, move=quoted(play))
    return play


def _step(state: State, move: Mapping[str, object], steps: list[Step]) -> State:
    after = state.play(move)
    steps.append(Step(state.turn, after.move or NOBODY, after, None))
    return after


def record(state: State) -> dict[str, object]:
    """Write down the match that led to a state, as a record that ``replay`` reads.

    Raises ``RuleError`` ("format") for a position read from text, whose beginning nobody knows.
    """
    path = [state]
    while path[-1].previous is not None:
        path.append(path[-1].previous)
    path.reverse()
    if not path[0]._opening:
        sentence = N_(
            "This position was read from text, so the match before it is not known and cannot be written down."
        )
        raise RuleError("format", sentence)
    games: list[dict[str, object]] = []
    for step in path:
        if step.move is None:
            setting = step.setting
            games.append({"first_seat": setting.first_seat, "deck": list(map(str, setting.deck))})
        if games:
            _write_move(games[-1], step)
    setting = path[0].setting
    result: dict[str, object] = {"format": FORMAT, "seed": setting.seed, "levels": list(setting.levels)}
    if setting.rules != DEFAULT:
        result["rules"] = {"wing_jokers": setting.rules.wing_jokers}
    if setting.previous is not None:
        result["previous"] = {"declarer": setting.previous.declarer, "winners": list(setting.previous.winners)}
    return {**result, "games": games}


def _write_move(game: dict[str, object], step: State) -> None:
    """Write down what a state's move adds to its game."""
    move, before = step.move, step.previous
    if step.phase == DEAL:
        game["dealt"] = step.dealt
    elif isinstance(move, Reveal) and before is not None:
        del game["dealt"]
        game["reveal"] = {"seat": step.declarer, "at": before.dealt - 1}
    elif isinstance(move, Bury):
        game["bury"] = list(map(str, move.cards))
    elif isinstance(move, Name):
        game["friends"] = [{"card": str(card), "nth": nth} for card, nth in move.friends]
        game["plays"] = []
    elif isinstance(move, Lay | Pass) and before is not None:
        plays = game["plays"]
        if isinstance(plays, list):
            plays.append(to_record(before.turn or 0, move))
    elif isinstance(move, Decline) or move == NOBODY or step.phase == THROWN_IN:
        del game["dealt"]
        game["reveal"] = None


def write(state: State) -> str:
    """Write down the match that led to a state as one line of JSON."""
    import json  # noqa: PLC0415 - as above.

    return json.dumps(record(state), ensure_ascii=False)
