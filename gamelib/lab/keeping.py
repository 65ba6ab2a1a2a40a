"""A file that keeps what was played, record by record, so that a simulation that was killed goes on from there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from gamelib.core import N_, RuleError, quoted
from gamelib.lab.jobs import Job

FORMAT = "gamelib lab 1"


class Kept:
    """A file of records: one line says of which job they are, then there is one line for each."""

    def __init__(self, path: str | Path, job: Job) -> None:
        """Open the file of a job, or begin it; raises ``RuleError`` ("format") for a file that holds anything else."""
        self.path = Path(path)
        self._job = job
        head = json.dumps({"format": FORMAT, **job.described()}, sort_keys=True)
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        first, *lines = text.splitlines() or [head]
        if first != head:
            sentence = N_("{path} holds something else than this simulation: take another file, or delete it.")
            raise RuleError("format", sentence, path=quoted(self.path.name))
        self.records: list[Any] = [record for line in lines if (record := self._read(line)) is not None]
        # A line that was cut short when everything ended is left out, and played again.
        if text != (whole := self._written(head)):
            self.path.write_text(whole, encoding="utf-8")

    def numbers(self, below: int) -> dict[int, Any]:
        """Give the records with numbers below this one, by their numbers."""
        return {record[0]: record for record in self.records if record[0] < below}

    def _written(self, head: str) -> str:
        return "".join(f"{line}\n" for line in (head, *map(json.dumps, self.records)))

    def _read(self, line: str) -> Any:
        try:
            values = json.loads(line)
        except ValueError:
            return None
        kind = self._job.record
        if not isinstance(values, list) or len(values) != len(kind._fields):
            return None
        return kind(*(tuple(value) if isinstance(value, list) else value for value in values))

    def add(self, records: Iterable[Sequence[Any]]) -> None:
        """Keep more records."""
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(f"{json.dumps(record)}\n" for record in records)
