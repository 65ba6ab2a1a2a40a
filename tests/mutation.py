"""A deliberate error in the code, which the tests of one rule must notice."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Mutant(NamedTuple):
    """One error: in ``file``, ``old`` becomes ``new``; ``what`` says how the rule is broken by it."""

    rule: str
    what: str
    file: str
    old: str
    new: str

    def apply(self, root: Path) -> str:
        """Make the error in a copy of the repository, and give the file's text as it was.

        Raises ``LookupError`` where the text to be changed is not there just once.
        """
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise LookupError(f"{self.rule}, {self.what}: {self.file} has {text.count(self.old)} times {self.old!r}")
        path.write_text(text.replace(self.old, self.new), encoding="utf-8")
        return text

    @property
    def game(self) -> str:
        """The game whose rule is broken: both number their rulings R1, R2, …"""
        return self.file.split("/")[1]

    @property
    def tests(self) -> str:
        """The beginning of the names of this rule's tests."""
        return f"test_{self.rule.lower()}_"
