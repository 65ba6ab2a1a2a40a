"""A game that is none, for tests of what sandboxes share: a position is a number, and each step adds to it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.sandbox import Kind, Reached


class Adding(Kind[int]):
    """Steps are ``+3``, ``deal 7``, and ``set 5``, which cannot be taken again. Numbers have at most four digits."""

    game = "exact61"

    def write_line(self, position: int) -> str:
        return f"number {position}"

    def read_line(self, line: str) -> int:
        word, _, number = line.partition(" ")
        if word != "number" or not number.removeprefix("-").isdecimal() or len(number) > 4:
            raise RuleError("format", N_("{line} is no number: write number and up to 4 digits."), line=quoted(line))
        return int(number)

    def read_record(self, record: Mapping[str, object]) -> Sequence[Reached[int]]:
        numbers = record.get("numbers")
        if record.get("format") != "numbers/1" or not isinstance(numbers, list):
            return super().read_record(record)
        return [Reached(number, f"set {number}") for number in numbers]

    def play(self, before: int | None, step: str) -> int:
        dealt, added = re.fullmatch(r"deal (\d{1,9})", step), re.fullmatch(r"\+(\d{1,4})", step)
        if dealt and before is None:
            return int(dealt[1]) % 100
        if before is None or not added:
            return super().play(before, step)
        if before + int(added[1]) > 999:
            raise RuleError("D16", N_("{number} is too much."), number=before + int(added[1]))
        return before + int(added[1])

    def deal(self, seed: int, like: int) -> Reached[int]:  # noqa: ARG002 - there are no settings.
        return Reached(seed % 100, f"deal {seed}")

    def step_message(self, node: object) -> Message | str:
        step: str = getattr(node, "step", "")
        return Message(N_("plus {number}"), {"number": int(step)}) if step.startswith("+") else step
