"""What is said of lines and files that cannot be opened: cut off, of the other game, or none of ours at all."""

from __future__ import annotations

import json
import re

from gamelib.core import N_, Message, RuleError, quoted

GAMES = {"exact61": N_("Exact 61"), "fivetenk": N_("5-10-K")}
"""The engines' names, and what the games are called."""

OTHERS = {
    "progress": N_("This is a file of practice progress: it opens beside the practice questions."),
    "practice": N_("This is a file of a match against the computer: it opens on the page where it was played."),
}
"""What the course saves besides, by the first word of its format, and where that opens."""

LAST_FIELDS = {"exact61": "layout", "exact61-table": "layout", "fivetenk": "trick"}
"""The word with which a position's line begins, and the field with which it ends."""

_FIELD = re.compile(r"(\w+)=")


def of_another_game(game: object, wanted: str) -> RuleError:
    """Refuse a file of another game than the page's."""
    sentence = N_("This file is of {game}; this page is {wanted}.")
    named = Message(GAMES[game], {}) if isinstance(game, str) and game in GAMES else quoted(game)
    return RuleError("format", sentence, game=named, wanted=Message(GAMES[wanted], {}))


def no_file() -> RuleError:
    """Refuse what is no file of ours."""
    return RuleError("format", N_("This is no file that the course has saved."))


def no_json(text: str, problem: json.JSONDecodeError) -> RuleError:
    """Refuse the text of a file that is damaged, and say where, or that its end is missing."""
    if '"format"' not in text:
        return no_file()
    if problem.pos >= len(text.rstrip()) or problem.msg.startswith("Unterminated"):
        return RuleError("format", N_("This file seems to be cut off: its end is missing."))
    sentence = N_("This file is damaged in line {line}, at character {column}.")
    return RuleError("format", sentence, line=problem.lineno, column=problem.colno)


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
