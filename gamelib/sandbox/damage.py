"""Lines of positions that lack their end or their beginning."""

from __future__ import annotations

import re

from gamelib.core import N_, RuleError

LAST_FIELDS = {"exact61": "layout", "exact61-table": "layout", "fivetenk": "trick"}
"""The word with which a position's line begins, and the field with which it ends."""

_FIELD = re.compile(r"(\w+)=")


def seems_cut(line: str, game: str) -> bool:
    """Tell whether a line of a game's position, which cannot be read, lacks its end or its beginning."""
    word, _, rest = line.partition(" ")
    fields = _FIELD.findall(rest)
    if word not in LAST_FIELDS:
        return bool(_FIELD.search(line))
    if word.partition("-")[0] != game:
        return False
    return line.count("[") != line.count("]") or LAST_FIELDS[word] not in fields


def cut_off() -> RuleError:
    """Refuse a line that is not whole."""
    return RuleError("format", N_("This line seems to be cut off: copy it whole."))
