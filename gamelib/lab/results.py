"""What a simulation found: records in order, as a table, as CSV, and as a pandas frame."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any, overload

from gamelib.core import N_, Message
from gamelib.lab.jobs import Job
from gamelib.words import say

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""Text that begins so might be taken for a formula by a program for tables."""


class Results(Sequence[Any]):
    """The records of a simulation, in the order of their numbers.

    ``wanted`` says how many there should be, and ``note`` why there are fewer, ``None`` where all were played. A record
    is a plain named tuple; ``job`` is what was played.
    """

    def __init__(self, job: Job, records: Iterable[Any], wanted: int, note: Message | None = None) -> None:
        """Put the records in order."""
        self.job = job
        self.records = tuple(sorted(records))  # Their numbers come first.
        self.wanted = wanted
        self.note = note

    @property
    def complete(self) -> bool:
        """Whether everything that was asked for is here."""
        return len(self.records) == self.wanted

    def column(self, name: str) -> list[Any]:
        """List one field of all records."""
        return [getattr(record, name) for record in self.records]

    def table(self) -> list[dict[str, Any]]:
        """Give a row for each record, with plain values only: a field by seat or side becomes ``points_0`` and so on.

        Each row begins with the item's number and seed, and has the names of the players.
        """
        players = {f"player_{seat}": name for seat, name in enumerate(self.job.names)}
        return [{**_flat(record), **players} for record in self.records]

    def csv(self, path: str | Path | None = None) -> str:
        """Write the table as CSV, into a file if a path is given, and give the text.

        No text in it can be taken for a formula.
        """
        text = csv_of(self.table(), self.job.record._fields)
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text

    def frame(self) -> Any:
        """Give the table as a pandas frame; raises ``ModuleNotFoundError`` where pandas is not installed."""
        if find_spec("pandas") is None:
            sentence = N_("A frame needs pandas, and it is not installed here; table() and csv() need nothing.")
            raise ModuleNotFoundError(say(sentence), name="pandas")
        return import_module("pandas").DataFrame(self.table())

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        """Give a record by its place, or several."""
        return self.records[index]

    def __len__(self) -> int:
        """Count the records."""
        return len(self.records)

    def __iter__(self) -> Iterator[Any]:
        """Give the records in order."""
        return iter(self.records)

    def __eq__(self, other: object) -> bool:
        """Compare what was found."""
        return self.records == other.records if isinstance(other, Results) else NotImplemented

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash(self.records)

    def __repr__(self) -> str:
        """Say in short what is here."""
        done = f"{len(self)}" if self.complete else f"{len(self)} of {self.wanted}"
        return f"<{done} results: {self.job.game}, {self.job.of}, {', '.join(self.job.names)}>"


def csv_of(rows: Sequence[Mapping[str, Any]], names: Iterable[str] = ()) -> str:
    """Write rows as CSV, with a column for every name that one of them has; ``names`` are those where there is none.

    No text in it can be taken for a formula.
    """
    text = StringIO()
    fields = [*dict.fromkeys(name for row in rows for name in row)] or [*names]
    writer = csv.DictWriter(text, fields, lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: _harmless(value) for name, value in row.items()} for row in rows)
    return text.getvalue()


def _flat(record: Any) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for name, value in record._asdict().items():
        if isinstance(value, tuple):
            row |= {f"{name}_{place}": item for place, item in enumerate(value)}
        else:
            row[name] = value
    return row


def _harmless(value: Any) -> Any:
    """Put an apostrophe before text that could be taken for a formula; numbers stay numbers."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
