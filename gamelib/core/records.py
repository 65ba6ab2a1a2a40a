"""Reading a record, whatever game it is of: from a mapping, a JSON string or a file."""

from __future__ import annotations

import os
from collections.abc import Mapping

from gamelib.core.errors import RuleError
from gamelib.core.messages import N_, quoted

AnyRecord = Mapping[str, object] | str | os.PathLike[str]
"""What a record may come as: a ``dict``, a JSON string, or the path of a file."""


def read_record(record: AnyRecord, wanted: str, keys: tuple[str, ...]) -> Mapping[str, object]:
    """Read a record, and check that it has the format ``wanted`` and no keys but these.

    Raises ``RuleError`` ("format").
    """
    read = load(record)
    if not isinstance(read, Mapping):
        raise RuleError("format", N_("A record is an object with {keys}."), keys=keys)
    if read.get("format") != wanted:
        sentence = N_("This is no record of this game: its format is {format}, not {wanted}.")
        raise RuleError("format", sentence, format=quoted(read.get("format")), wanted=wanted)
    unknown = tuple(quoted(key) for key in read if key not in keys)
    if unknown:
        raise RuleError("format", N_("A record has no {keys}; it has {wanted}."), keys=unknown, wanted=keys)
    return read


def load(record: AnyRecord) -> object:
    """Read what a record holds, and check nothing; raises ``RuleError`` ("format") for what cannot be read.

    Text with a brace or of several lines is JSON, any other the path of a file.
    """
    read: object = record
    if isinstance(read, os.PathLike) or (isinstance(read, str) and not set(read) & set("{[\n")):
        read = _from_file(read)
    return _from_json(read) if isinstance(read, str) else read


def _from_file(path: str | os.PathLike[str]) -> str:
    try:
        with open(path, encoding="utf-8-sig") as file:  # noqa: PTH123 - importing pathlib takes longer than an engine.
            return file.read()
    except (OSError, ValueError) as problem:
        sentence = N_("The record cannot be read: {problem}.")
        raise RuleError("format", sentence, problem=quoted(str(problem))) from None


def _from_json(text: str) -> object:
    import json  # noqa: PLC0415 - not needed to play, so it does not slow an engine's import.

    try:
        return json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:
        raise RuleError("format", N_("The record is no JSON: {problem}."), problem=quoted(str(problem))) from None
