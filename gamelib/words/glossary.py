"""The rulebook's terms: each in English, in the learner's language, and what it means."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.words.games import game_of
from gamelib.words.saying import words_of


def NP_(context: str, text: str) -> str:  # noqa: ARG001, N802 - gettext's customary mark; the context is for the tools.
    """Mark a text for translation in a context of its own, and give it back unchanged."""
    return text


class Term(NamedTuple):
    """A term of the rulebook: its English name, its name in the language asked for, and what it means."""

    english: str
    name: str
    meaning: str


def term(english: str, language: str | None = None) -> str:
    """Give a term of the rulebook in a language; where the catalogue lacks it, the English one.

    Raises ``RuleError`` ("format") for what is no text.

    >>> term("scoring end", "ja")
    '得点端'
    """
    if not isinstance(english, str):
        raise RuleError("format", N_("{term} is no term: a term is a text."), term=quoted(english))
    return words_of(language).pgettext("term", english)


def terms(game: str, language: str | None = None) -> tuple[Term, ...]:
    """List a game's terms for a glossary, in the order in which a learner meets them.

    Raises ``RuleError`` ("format") for a game that there is not.
    """
    words = words_of(language)
    return tuple(
        Term(english, words.pgettext("term", english), words.gettext(meaning))
        for english, meaning in game_of(game).terms.items()
    )
