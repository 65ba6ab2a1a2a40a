"""The rulebook's terms: each in English, in the learner's language, and what it means."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from gamelib.core import N_, RuleError
from gamelib.words.saying import words_of

GAMES = {"exact61": "gamelib.words.exact61_terms"}
"""For each game, the module whose ``TERMS`` maps its English terms to their meanings, in the rulebook's order."""


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

    >>> term("scoring end", "ja")
    '得点端'
    """
    return words_of(language).pgettext("term", english)


def terms(game: str, language: str | None = None) -> tuple[Term, ...]:
    """List a game's terms for a glossary, in the rulebook's order.

    Raises ``RuleError`` ("format") for a game that has none.
    """
    if game not in GAMES:
        raise RuleError(
            "format", N_("No game is called {game}: the games are {games}."), game=repr(game), games=(*GAMES,)
        )
    words = words_of(language)
    table: dict[str, str] = import_module(GAMES[game]).TERMS
    return tuple(
        Term(english, words.pgettext("term", english), words.gettext(meaning)) for english, meaning in table.items()
    )
