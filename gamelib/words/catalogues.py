"""The languages at hand, the one in use, and the look-up of a marked sentence in its catalogue."""

from __future__ import annotations

import gettext
import os
from functools import cache

from gamelib.core import N_, Plural, RuleError, quoted

SOURCE = "en"
"""The language of the marked sentences themselves; it needs no catalogue."""

DOMAIN = "gamelib"
LOCALE = os.path.join(os.path.dirname(__file__), "locale")  # noqa: PTH118, PTH120 - as gettext takes it.
VARIABLE = "GAMELIB_LANGUAGE"
"""The environment variable that names the language to begin with."""

# One setting for the process: a widget's callback runs in another context than the cell that chose the language, so
# a context variable would forget the choice.
_chosen: list[str] = []


@cache
def languages() -> tuple[str, ...]:
    """Name the languages at hand, by their two-letter codes; English comes first."""
    return (SOURCE, *(name for name in sorted(os.listdir(LOCALE)) if gettext.find(DOMAIN, LOCALE, [name])))  # noqa: PTH208


def code(language: object) -> str:
    """Give the code of a language, however it is written: ``"ja_JP"`` and ``"JA"`` are ``"ja"``.

    Raises ``RuleError`` ("format") for a language that is not at hand.
    """
    name = _short(language) if isinstance(language, str) else ""
    if name not in languages():
        raise RuleError(
            "format",
            N_("There are no words in {language}: the languages at hand are {languages}."),
            language=quoted(language),
            languages=languages(),
        )
    return name


@cache
def _short(language: str) -> str:
    return language.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def language() -> str:
    """Give the code of the language in use: the one chosen, or the environment's where it is at hand, or English."""
    if _chosen:
        return _chosen[0]
    try:
        return code(os.environ.get(VARIABLE) or SOURCE)
    except RuleError:
        return SOURCE  # A setting meant for another program must not stop this one.


def use(language: str | None) -> None:
    """Choose the language for the whole process; ``None`` goes back to the one it began with.

    Raises ``RuleError`` ("format") for a language that is not at hand.
    """
    _chosen[:] = [] if language is None else [code(language)]


def catalogue(language: str) -> gettext.NullTranslations:
    """Give the catalogue of a language; where it lacks a sentence, it answers with the English one."""
    return _read(code(language))


@cache
def _read(name: str) -> gettext.NullTranslations:
    return gettext.NullTranslations() if name == SOURCE else gettext.translation(DOMAIN, LOCALE, [name])


def look_up(text: str, words: gettext.NullTranslations, count: object = 1) -> str:
    """Look up a marked sentence; of one with two forms, the form for ``count``."""
    if not isinstance(text, Plural):
        return words.gettext(text) if text else text  # The empty text is the catalogue's own header.
    found = words.ngettext(str(text), text.many, count if isinstance(count, int) else 2)
    # Where a translation is missing, Babel compiles the English singular into languages that have no plural.
    return text.many if found == text and count != 1 else found
