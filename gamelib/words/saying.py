"""Sentences: look a message up in a language and fill its gaps with facts written in that language.

A template writes the brackets round a single tile itself (``[{tile}]``), so a tile that fills a gap is written bare,
``1|4``. In a list or a port, where no template can, the tile brings its brackets: ``[1|4] and [4|4]``, ``[1|4] low``.
A card of 5-10-K is written as it is shown, ``10♥``, and a joker by its name.
Numbers, seats among them, are written plain, below 0 with a true minus. A list is joined as the language joins lists,
and a message among the facts is said in the same language.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from gamelib.core import N_, Event, Message, RuleError, quoted
from gamelib.core.advice import Figure
from gamelib.exact61 import Draw, OpenPort, Pass, Place, Port, ScoringEnd, Tile
from gamelib.words.addressing import Known, addressed, write_known
from gamelib.words.catalogues import catalogue, language, look_up
from gamelib.words.fivetenk_facts import FACT_WRITERS, NAMED_IN_WORDS

Words = gettext.NullTranslations

MOST_LEGAL, FEW_LEGAL = 6, 5
"""Up to so many legal moves are all named; of more than that, so many."""


def say(thing: Message | Event | RuleError | str, language: str | None = None) -> str:
    """Say a message, an event, an error or a marked sentence in a language; by default in the one in use.

    Raises ``RuleError`` ("format") for anything else, and for a language that is not at hand.

    >>> from gamelib.exact61 import Layout
    >>> say(Layout().place("1|4").why_not("2|3", at=("1|4", "low")))
    '[2|3] cannot be joined to [1|4] low: the port shows 1, and neither half of the tile does.'
    """
    words = words_of(language)
    if isinstance(thing, str):
        return look_up(thing, words)
    message = thing if isinstance(thing, Message) else getattr(thing, "message", None)
    if not isinstance(message, Message):
        sentence = N_("{thing} cannot be said: messages, events, errors and sentences can.")
        raise RuleError("format", sentence, thing=quoted(thing))
    return fill(message, words)


def instead(error: RuleError, language: str | None = None) -> str:
    """Say what would be legal instead of what an error refuses; empty where the error names nothing.

    Raises ``RuleError`` ("format") for what is no error.
    """
    if not isinstance(error, RuleError):
        raise RuleError("format", N_("{thing} refuses nothing: only an error does."), thing=quoted(error))
    return legal_now(error.legal, language)


def legal_now(moves: Iterable[object], language: str | None = None) -> str:
    """Say which moves are legal; empty where there are none to name. Of very many a few are named, the rest counted.

    >>> legal_now(("draw", "pass")), legal_now(range(9))
    ('Legal now: draw and pass.', 'Legal now: 0, 1, 2, 3, 4 and 4 more.')
    """
    named, words = tuple(moves), words_of(language)
    if len(named) > MOST_LEGAL:
        more = Message(N_("{count} more"), {"count": len(named) - FEW_LEGAL})
        named = (*named[:FEW_LEGAL], more)
    return fill(Message(N_("Legal now: {moves}."), {"moves": named}), words) if named else ""


def fact(value: object, language: str | None = None) -> str:
    """Write one fact as it would stand in a sentence: a tile, a port, a number, a list of these.

    >>> fact(Tile("1|4")), fact(Port(Tile("1|4"), "low")), fact((Tile("1|4"), Tile("4|4")))
    ('1|4', '[1|4] low', '[1|4] and [4|4]')
    """
    return write(value, words_of(language))


def words_of(chosen: str | None) -> Words:
    """Give the catalogue of the language asked for, or of the one in use."""
    return catalogue(language() if chosen is None else chosen)


def fill(message: Message, words: Words) -> str:
    """Look a message up and fill its gaps."""
    template, facts = addressed(message) if message.facts else message
    if not facts:
        return look_up(template, words)
    text = look_up(template, words, facts.get(getattr(template, "gap", "")))
    filled = text.format_map({name: write(value, words) for name, value in facts.items()})
    return filled[:1].upper() + filled[1:] if _begins_in_words(text, facts) else filled


def _begins_in_words(text: str, facts: Mapping[str, object]) -> bool:
    """Tell whether a text is a sentence that begins with cards or with what they are, which may be words."""
    if not (text.startswith("{") and text.endswith((".", "?"))):
        return False
    first = facts[text[1 : text.index("}")]]
    first = first[0] if type(first) is tuple and first else first
    return isinstance(first, NAMED_IN_WORDS)


def write(value: object, words: Words) -> str:
    """Write one fact in a language."""
    kind = type(value)
    if kind is str or kind is Tile:
        return str(value)
    if isinstance(value, int):
        return write_number(value)
    writer = WRITERS.get(kind)
    if writer:
        return writer(value, words)
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        return join((write_item(item, words) for item in value), words)
    return str(value)


def write_number(value: int) -> str:
    """Write a whole number, below 0 with a true minus; one too long to be read is cut short."""
    try:
        return str(value) if value >= 0 else f"−{-value}"
    except ValueError:  # Python refuses to write very long numbers out.
        return quoted(value)


def write_figure(figure: Figure, words: Words) -> str:
    """Write a number about a move, such as ``expected points: 12.5 ± 0.8 raw points``; estimates have one decimal."""
    value = write_number(figure.value) if isinstance(figure.value, int) else write_decimal(figure.value)
    facts = {"name": look_up(figure.name, words), "value": value}
    if not figure.unit:
        return words.pgettext("figure", "{name}: {value}").format(**facts)
    facts["unit"] = look_up(figure.unit, words)
    facts["margin"] = write_decimal(figure.margin or 0.0)
    if not float(facts["margin"]):  # It is exact, or so sure that the decimal written does not change.
        return words.pgettext("figure", "{name}: {value} {unit}").format(**facts)
    return words.pgettext("figure", "{name}: {value} ± {margin} {unit}").format(**facts)


def write_decimal(value: float, decimals: int = 1) -> str:
    """Write an estimate with one decimal or more, below 0 with a true minus."""
    return f"{value:.{decimals}f}".replace("-", "−")


def write_item(value: object, words: Words) -> str:
    """Write one fact of a list: as it would stand alone, but a tile in its brackets."""
    return f"[{value}]" if isinstance(value, Tile) else write(value, words)


def join(parts: Iterable[str], words: Words) -> str:
    """Join parts as a language joins a list: with commas, and a word before the last."""
    *first, last = [*parts] or [words.pgettext("list", "none")]
    if not first:
        return last
    return words.pgettext("list", ", ").join(first) + words.pgettext("list", " and ") + last


def sentences(parts: Iterable[str], words: Words) -> str:
    """Put sentences one behind another as a language does."""
    return words.pgettext("between sentences", " ").join(parts)


@cache
def write_port(port: Port, words: Words) -> str:
    """Write a port with the rulebook's name for it, such as ``[1|4] low``."""
    name = words.pgettext("term", port.port)
    return words.pgettext("port", "[{tile}] {port}").format(tile=port.tile, port=name)


@cache
def write_open_port(port: OpenPort, words: Words) -> str:
    """Write an open port with its number, such as ``[1|4] low (1)``."""
    name = words.pgettext("term", port.port)
    return words.pgettext("open port", "[{tile}] {port} ({pips})").format(tile=port.tile, port=name, pips=port.pips)


@cache
def write_scoring_end(end: ScoringEnd, words: Words) -> str:
    """Write a scoring end with what it contributes, such as ``[4|4] for 8``."""
    contribution = words.pgettext("scoring end", "[{tile}] for {contribution}")
    return contribution.format(tile=end.tile, contribution=end.contribution)


@cache
def write_place(place: Place, words: Words) -> str:
    """Write a placement, such as ``[1|1] at [1|4] low``, or ``[1|4]`` for the first tile."""
    if place.at is None:
        return f"[{place.tile}]"
    return words.pgettext("place", "[{tile}] at {port}").format(tile=place.tile, port=write_port(place.at, words))


def write_draw(move: Draw, words: Words) -> str:
    """Write a draw, with its tile where that is known."""
    return (
        words.pgettext("move", "draw [{tile}]").format(tile=move.tile) if move.tile else words.pgettext("move", "draw")
    )


def write_pass(_: Pass, words: Words) -> str:
    """Write a pass."""
    return words.pgettext("move", "pass")


WRITERS: dict[type, Callable[..., str]] = {
    Figure: write_figure,
    Message: fill,
    Known: write_known,
    Port: write_port,
    OpenPort: write_open_port,
    Place: write_place,
    Draw: write_draw,
    Pass: write_pass,
    ScoringEnd: write_scoring_end,
    **FACT_WRITERS,
}
"""How the facts that are neither numbers nor lists are written, by their type."""
