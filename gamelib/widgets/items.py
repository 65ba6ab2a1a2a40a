"""The pictures of practice items: each game draws its own; what can be pressed in them is found alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from gamelib.core import N_, Message
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Item, Showing
from gamelib.pictures import Picture
from gamelib.pictures.svg import element
from gamelib.widgets.exact61 import items as exact61_items
from gamelib.widgets.fivetenk import items as fivetenk_items
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of

PICTURES: dict[str, Callable[..., Picture]] = {
    "exact61": exact61_items.picture_of,
    "fivetenk": fivetenk_items.picture_of,
}
"""What draws the items of each game."""

ATTRIBUTES = {
    "ports": "data-port",
    "tiles": "data-tile",
    "cards": "data-index",
    "plays": "data-play",
    "seats": "data-seat",
}
"""By which attribute the options of a sort are found in a picture."""

WRITTEN = ("words", "moves", "seats")
"""Sorts of options that a picture has no marks for, or not always: the right ones are written beneath it."""


def picture_of(
    item: Item, showing: Showing, chosen: Collection[str] = (), *, solved: bool = False, language: str | None = None
) -> Picture:
    """Draw the position of an item, with what was chosen marked in it; ``solved``, what comes of it.

    In the picture of the solution the right answer is seen: ports, tiles, cards and plays are marked themselves;
    anything else is written beneath, a number with the arithmetic that leads to it. An empty picture says that there
    is nothing to see, as of a lot, which is told in words alone: there the fields show what is right.
    """
    picture = PICTURES[item.game](item, showing, chosen, solved=solved, language=language)
    lines = answer_lines(item, showing, picture, language) if solved and picture else ()
    if not lines:
        return picture
    name = "gl-seen-answer" if isinstance(item.form, Number) else "gl-seen-answer gl-seen-options"
    written = element("div", *(element("p", line) for line in lines), class_=name)
    return Picture(
        str(picture) + written,
        title=picture.title,
        description=sentences((picture.description, *lines), words_of(language)),
        frame=picture.frame,
        scale=picture.scale,
        arrangement=picture.arrangement,
    )


def answer_lines(item: Item, showing: Showing, picture: str, language: str | None = None) -> tuple[str, ...]:
    """Write the right answer as it stands beneath the picture; nothing where the picture has it, and marks it."""
    form = item.form
    if isinstance(form, Number):
        return tuple(say(message, language) for message in showing.sums)
    right = item.answer if isinstance(item.answer, frozenset) else {item.answer}
    return tuple(
        fact((option.label,), language)
        for option in form.options
        if option.key in right and (form.sort in WRITTEN or f'{ATTRIBUTES[form.sort]}="{option.key}"' not in picture)
    )


def targets_of(item: Item, chosen: Collection[str] = (), language: str | None = None) -> dict[str, dict[str, str]]:
    """Name what can be pressed in the picture of an item: ports, tiles, cards, plays, where they are the answers."""
    form = item.form
    if isinstance(form, Number) or form.sort not in ATTRIBUTES:
        return {}
    names = {}
    for option in form.options:
        name = Message(N_("{name}, chosen"), {"name": (option.label,)})
        names[option.key] = say(name, language) if option.key in chosen else fact((option.label,), language)
    return {ATTRIBUTES[form.sort]: names}


def pressed(item: Item, data: Mapping[str, str]) -> str:
    """Give the key of the option that was pressed in a picture; empty where it was none."""
    form = item.form
    if isinstance(form, Number) or form.sort not in ATTRIBUTES:
        return ""
    key = data.get(ATTRIBUTES[form.sort].removeprefix("data-"), "")
    return key if key in {option.key for option in form.options} else ""
