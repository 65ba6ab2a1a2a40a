"""The numbered rules of each game: their titles, their texts, and how a rule is named on screen."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.words.games import Game, game_of
from gamelib.words.saying import words_of


def rule(game: str, number: str, language: str | None = None) -> str:
    """Give the text of a rule: ``rule("exact61", "D7")``.

    Raises ``RuleError`` ("format") for a game or a number that there is not.
    """
    return words_of(language).gettext(_rule(game_of(game), number)[1])


def rule_title(game: str, number: str, language: str | None = None) -> str:
    """Give the title of a rule, two to five words.

    >>> rule_title("exact61", "D10")
    'Inline first, then sides'
    """
    return words_of(language).gettext(_rule(game_of(game), number)[0])


def rules(game: str, language: str | None = None) -> dict[str, str]:
    """Give the texts of all rules of a game by number, in the rulebook's order."""
    words = words_of(language)
    return {number: words.gettext(text) for number, (_, text) in game_of(game).rules.items()}


def sections(game: str, language: str | None = None) -> dict[str, tuple[str, ...]]:
    """Give the rulebook's sections: the numbers of the rules under each title, in order.

    >>> sections("exact61")["Doubles branch"]
    ('D9', 'D10', 'D11')
    """
    book = game_of(game)
    words = words_of(language)
    titles = dict(book.sections)
    result: dict[str, list[str]] = {}
    for number in book.rules:
        if number in titles:
            result[words.gettext(titles[number])] = []
        result[next(reversed(result))].append(number)
    return {title: tuple(numbers) for title, numbers in result.items()}


def cite(game: str, number: str, language: str | None = None) -> str:
    """Name a rule as it stands on screen; a ruling names its game, since each rulebook has an R1.

    >>> cite("exact61", "D7"), cite("exact61", "R3")
    ('D7', 'R3 (Exact 61)')
    """
    cited = game_of(game)
    _rule(cited, number)
    if not number.startswith("R"):
        return number
    words = words_of(language)
    return words.pgettext("rule", "{number} ({game})").format(number=number, game=words.gettext(cited.name))


def _rule(game: Game, number: object) -> tuple[str, str]:
    if not isinstance(number, str) or number not in game.rules:
        raise RuleError(
            "format",
            N_("{game} has no rule {number}: its rules are {ranges}."),
            game=Message(game.name, {}),
            number=quoted(number),
            ranges=_ranges(game.rules),
        )
    return game.rules[number]


def _ranges(numbers: Iterable[str]) -> tuple[Message, ...]:
    """Sum numbers up by their letter: D1 to D27, R1 to R12."""
    series = [[*group] for _, group in groupby(numbers, key=lambda number: number[0])]
    return tuple(Message(N_("{first} to {last}"), {"first": group[0], "last": group[-1]}) for group in series)
