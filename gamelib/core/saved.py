"""Files that the course saves: reading them, and refusing in plain words what is damaged or opens elsewhere."""

from __future__ import annotations

import json
from collections.abc import Mapping

from gamelib.core.errors import RuleError
from gamelib.core.messages import N_, Message, quoted

GAMES = {"exact61": N_("Exact 61"), "fivetenk": N_("5-10-K")}
"""The engines' names, and what the games are called."""

ELSEWHERE = {
    "sandbox": N_("This is a file of a sandbox: it opens at the table where it was built."),
    "progress": N_("This is a file of practice progress: it opens beside the practice questions."),
    "practice": N_("This is a file of a match against the computer: it opens on the page where it was played."),
}
"""What the course saves, by the first word of its format, and where that opens."""

MOST_CHARACTERS = 5_000_000
"""How long a file may be."""


def read_saved(text: object, form: str, keys: tuple[str, ...], game: str | None = None) -> Mapping[str, object]:
    """Read the text of a file that was saved in a format, such as ``sandbox/1``, with these keys at its head.

    ``game`` is the engine's name, where the file has to be of that game. Raises ``RuleError`` ("format") that says what
    is wrong.
    """
    read = read_json(text)
    if not isinstance(read, Mapping):
        raise no_file()
    found = read.get("format")
    word = found.partition("/")[0] if isinstance(found, str) else ""
    if found != form:
        if word == form.partition("/")[0]:
            sentence = N_("This file was saved by another version: its format is {format}, and {wanted} can be read.")
            raise RuleError("format", sentence, format=quoted(found), wanted=form)
        raise opens_elsewhere(word) if word in ELSEWHERE else no_file()
    if game is not None and read.get("game") != game:
        raise of_another_game(read.get("game"), game)
    check_keys(read, keys)
    return read


def read_json(text: object) -> object:
    """Read JSON from the text of a file; raises ``RuleError`` ("format") for what is too long or is none."""
    if not isinstance(text, str):
        raise RuleError("format", N_("{thing} is no text of a file."), thing=quoted(text))
    if len(text) > MOST_CHARACTERS:
        raise too_long(len(text))
    try:
        read: object = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as problem:
        raise _damaged(text, problem) from None
    except (ValueError, RecursionError):
        raise no_file() from None
    return read


def check_keys(entry: Mapping[str, object], keys: tuple[str, ...]) -> None:
    """Refuse what has other keys than these."""
    unknown = tuple(quoted(key) for key in entry if key not in keys)
    if unknown:
        sentence = N_("There is no {keys} in such a file; there is {wanted}.")
        raise RuleError("format", sentence, keys=unknown, wanted=keys)


def too_long(count: object) -> RuleError:
    """Refuse a file that has so many characters."""
    sentence = N_("This file is too long: it may have {most} characters, and has {count}.")
    return RuleError("format", sentence, most=MOST_CHARACTERS, count=count)


def no_file() -> RuleError:
    """Refuse what is no file of ours."""
    return RuleError("format", N_("This is no file that the course has saved."))


def opens_elsewhere(word: str) -> RuleError:
    """Refuse a file of ours that opens on another page, by the first word of its format."""
    return RuleError("format", ELSEWHERE[word])


def of_another_game(game: object, wanted: str) -> RuleError:
    """Refuse a file of another game than the page's."""
    sentence = N_("This file is of {game}; this page is {wanted}.")
    named = Message(GAMES[game], {}) if isinstance(game, str) and game in GAMES else quoted(game)
    return RuleError("format", sentence, game=named, wanted=Message(GAMES[wanted], {}))


def _damaged(text: str, problem: json.JSONDecodeError) -> RuleError:
    """Refuse what is no JSON, and say where, or that its end is missing."""
    if '"format"' not in text:
        return no_file()
    if problem.pos >= len(text.rstrip()) or problem.msg.startswith("Unterminated"):
        return RuleError("format", N_("This file seems to be cut off: its end is missing."))
    sentence = N_("This file is damaged in line {line}, at character {column}.")
    return RuleError("format", sentence, line=problem.lineno, column=problem.colno)
