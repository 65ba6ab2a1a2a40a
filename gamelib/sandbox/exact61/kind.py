"""The sandbox of dominoes as a kind: its positions on one line, its steps taken again, and what they are called."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.exact61 import TARGET, Layout, State, Tile, View, replay, start
from gamelib.exact61.moves import read_move
from gamelib.exact61.records import FORMAT
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.sandbox.exact61.steps import DEALT, Position, act
from gamelib.sandbox.exact61.tables import WORD, FreeTable, table_of
from gamelib.sandbox.kinds import Kind, Reached
from gamelib.sandbox.lines import history, read_exact61
from gamelib.sandbox.tree import Node

DEAL = "deal"

_SAID = {
    "take": N_("{tiles} taken off"),
    "hand": N_("Seat {seat} takes {tiles}"),
    "spare": N_("{tiles} put back"),
    "score": N_("Side {side} at {raw} raw points, {displayed} displayed"),
    "turn": N_("Turn of seat {seat}"),
    "players": N_("{players} players"),
    "rest": N_("Hands filled, seed {seed}"),
    "all": N_("All tiles dealt, seed {seed}"),
    "play": N_("Played on, seed {seed}"),
    "free": N_("Free table"),
    DEALT: N_("Next hand dealt"),
    DEAL: N_("Seed {seed}, {players} players"),
}
_TAKE_LAST = N_("Last tile taken off")
_SCORE = "-?[0-9]{1,9}"
_GAP = re.compile(r"\{(\w+)\}")


class DominoKind(Kind[Position]):
    """Positions are free tables and states; steps are those of ``steps``, and ``deal 7 4``: a seed and the players."""

    game = "exact61"

    def write_line(self, position: Position) -> str:
        """Write a position as its line."""
        return position.to_text()

    def read_line(self, line: str) -> Position:
        """Read a free table, a state, a layout or a view; the last two become free tables of what they tell."""
        if line.split(maxsplit=1)[:1] == [WORD]:
            return FreeTable.from_text(line)
        return as_position(read_exact61(line))

    def read_record(self, record: Mapping[str, object]) -> Sequence[Reached[Position]]:
        """Read a match's record: every state of it, each with the move that led there."""
        if record.get("format") != FORMAT:
            return super().read_record(record)
        return [Reached(reached.position, reached.step) for reached in history(replay(dict(record)).state)]

    def play(self, before: Position | None, step: str) -> Position:
        """Take a step again."""
        return _deal(step) if before is None else act(before, step)

    def deal(self, seed: int, like: Position) -> Reached[Position]:
        """Deal a match's first hand by a seed, for as many players and from the scores that there are."""
        words = [DEAL, str(seed), str(like.players)]
        if any(like.scores) and TARGET not in like.scores:
            words.append(",".join(map(str, like.scores)))
        return Reached(_deal(" ".join(words)), " ".join(words))

    def seed_of(self, position: Position) -> int | None:
        """Give a match's seed; a free table was not dealt."""
        return position.seed if isinstance(position, State) else None

    def step_message(self, node: Node[Position]) -> Message | str:
        """Name a step of the game; a file may call a step as it likes, and then so does this."""
        try:
            return _named(node.step)
        except (RuleError, ValueError, IndexError):
            return node.step


def as_position(thing: Layout | State | View | FreeTable) -> Position:
    """Make a position of the sandbox from anything of the game's: a state stays one, all else is a free table.

    Raises ``RuleError`` ("format") for anything else.
    """
    if isinstance(thing, State):
        return thing
    if isinstance(thing, Layout | View | FreeTable):
        return table_of(thing)
    sentence = N_("{thing} cannot be set out: give a layout, a state or a view, or the line of one.")
    raise RuleError("format", sentence, thing=quoted(thing))


def _deal(step: str) -> State:
    read = re.fullmatch(rf"{DEAL} (-?[0-9]{{1,60}}) ([0-9])(?: ({_SCORE}(?:,{_SCORE})*))?", step)
    if not read:
        sentence = N_("{given} begins nothing: write a seed, the players and perhaps the scores, as in {form}.")
        raise RuleError("format", sentence, given=quoted(step), form=f"{DEAL} 7 4 290,0")
    seed, players, scores = read.groups()
    given = [int(score) for score in scores.split(",")] if scores else None
    return start(int(players), int(seed), given)


def _named(step: str) -> Message:
    """Name a step: its words fill the gaps, numbers one for one, and what is left as tiles."""
    word, *rest = step.split()
    template = _TAKE_LAST if step == "take" else _SAID.get(word)
    if template is None:
        return Message(N_("{move}"), {"move": read_move(step)[1]})
    facts: dict[str, Any] = {}
    for gap in _GAP.findall(template):
        if gap == "displayed":
            facts[gap] = facts["raw"] // RAW_PER_POINT
        else:
            facts[gap] = tuple(map(Tile, rest)) if gap == "tiles" else int(rest.pop(0))
    return Message(template, facts)
