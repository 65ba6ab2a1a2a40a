"""The engines' own positions as sandboxes, for tests of files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamelib import exact61, fivetenk
from gamelib.core import N_, RuleError
from gamelib.sandbox import Kind, Reached, history, read_exact61, read_fivetenk


class Matches(Kind[exact61.State]):
    """Matches of Exact 61; a deal of two to four players is ``deal 4 7``."""

    game = "exact61"

    def write_line(self, position: exact61.State) -> str:
        return position.to_text()

    def read_line(self, line: str) -> exact61.State:
        read = read_exact61(line)
        if not isinstance(read, exact61.State):
            raise RuleError("format", N_("This line is no state."))
        return read

    def read_record(self, record: Mapping[str, object]) -> Sequence[Reached[exact61.State]]:
        if record.get("format") != "exact61/1":
            return super().read_record(record)
        return history(exact61.replay(record).state)

    def play(self, before: exact61.State | None, step: str) -> exact61.State:
        if before is None:
            word, _, rest = step.partition(" ")
            players, _, seed = rest.partition(" ")
            if word == "deal" and players in ("2", "3", "4") and seed.isdecimal():
                return exact61.start(int(players), int(seed))
            return super().play(before, step)
        return before.next_deal() if step == "dealt" else before.play(step)

    def deal(self, seed: int, like: exact61.State) -> Reached[exact61.State]:
        return Reached(exact61.start(like.players, seed), f"deal {like.players} {seed}")


class Games(Kind[fivetenk.State]):
    """Games of 5-10-K."""

    game = "fivetenk"

    def write_line(self, position: fivetenk.State) -> str:
        return position.to_text()

    def read_line(self, line: str) -> fivetenk.State:
        read = read_fivetenk(line)
        if not isinstance(read, fivetenk.State):
            raise RuleError("format", N_("This line is no state."))
        return read

    def play(self, before: fivetenk.State | None, step: str) -> fivetenk.State:
        return super().play(before, step) if before is None else before.play(step)
