"""A move that was weighed, as it is shown: the number that orders moves, and what is folded away beneath it."""

from __future__ import annotations

from typing import Any

from gamelib.core import N_, Message
from gamelib.core.advice import Option
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.markup import together
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of, write_decimal


def amount(option: Option[Any], language: str | None) -> str:
    """Write what a move is worth: the first of its figures, without its name.

    >>> from gamelib.core.advice import Figure
    >>> amount(Option("pass", 0.5, figures=(Figure("chance of winning the match", 53.62, "%", 0.4),)), "en")
    '53.6 %'
    """
    if not option.figures:
        return ""
    figure = option.figures[0]
    value = figure.value if isinstance(figure.value, int) else write_decimal(figure.value)
    facts = {"value": value, "unit": Message(figure.unit, {})}
    return say(Message(N_("{value} {unit}") if figure.unit else N_("{value}"), facts), language)


def equal(one: Option[Any], other: Option[Any]) -> bool:
    """Tell whether two moves are worth the same, as far as the numbers shown tell."""
    values = [write_decimal(option.figures[0].value) for option in (one, other) if option.figures]
    return len(values) == 2 and values[0] == values[1]


def difference(better: Option[Any], made: Option[Any]) -> str:
    """Write by how much one move is worth more than another, in the unit of both."""
    values = [option.figures[0].value for option in (better, made) if option.figures]
    return write_decimal(values[0] - values[1]) if len(values) == 2 else ""


def folded(
    option: Option[Any], meaning: Message | None, uncertain: Message | None, language: str | None
) -> tuple[Markup, ...]:
    """Write what is seen of a move once it is laid open: its reasons, and its numbers behind a word that opens them.

    ``meaning`` says how the first number is to be read, ``uncertain`` how sure its place is.
    """
    said = [reason.message for reason in option.reasons] + ([uncertain] if uncertain else [])
    reasons = element("p", sentences([say(message, language) for message in said], words_of(language)))
    if not option.figures:
        return (reasons,)
    numbers = element("ul", together(element("li", fact(figure, language)) for figure in option.figures))
    means = element("p", say(meaning, language)) if meaning else Markup("")
    summary = element("summary", say(N_("More numbers"), language))
    return reasons, element("details", summary, numbers, means, class_="gl-figures")
