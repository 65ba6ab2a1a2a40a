"""The games that there are words for, and where their rules and terms stand."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted


class Game(NamedTuple):
    """A game's short name for the screen, and the modules that hold its rules and its terms."""

    name: str
    rules_module: str
    terms_module: str

    @property
    def rules(self) -> Mapping[str, tuple[str, str]]:
        """The title and the text of each rule by its number, in the rulebook's order."""
        rules: Mapping[str, tuple[str, str]] = import_module(self.rules_module).RULES
        return rules

    @property
    def sections(self) -> tuple[tuple[str, str], ...]:
        """The rule that each section of the rulebook begins with, and the section's title."""
        sections: tuple[tuple[str, str], ...] = import_module(self.rules_module).SECTIONS
        return sections

    @property
    def terms(self) -> Mapping[str, str]:
        """The meaning of each term by its English name, in the order in which a learner meets them."""
        terms: Mapping[str, str] = import_module(self.terms_module).TERMS
        return terms


GAMES: dict[str, Game] = {
    "exact61": Game(N_("Exact 61"), "gamelib.words.exact61_rules", "gamelib.words.exact61_terms"),
    "fivetenk": Game(N_("5-10-K"), "gamelib.words.fivetenk_rules", "gamelib.words.fivetenk_terms"),
}
"""Every game by the name of its engine; their modules are read only when asked for."""


def game_of(key: object) -> Game:
    """Give a game by the name of its engine; raises ``RuleError`` ("format") where there is none."""
    if not isinstance(key, str) or key not in GAMES:
        raise RuleError(
            "format", N_("No game is called {game}: the games are {games}."), game=quoted(key), games=(*GAMES,)
        )
    return GAMES[key]
