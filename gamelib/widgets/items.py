"""The pictures of practice items: each game draws its own; what can be pressed in them is found alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from gamelib.core import N_, Message
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Item, Showing
from gamelib.pictures import Picture
from gamelib.widgets.exact61 import items as exact61_items
from gamelib.widgets.fivetenk import items as fivetenk_items
from gamelib.words import fact, say

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


def picture_of(
    item: Item, showing: Showing, chosen: Collection[str] = (), *, solved: bool = False, language: str | None = None
) -> Picture:
    """Draw the position of an item, with what was chosen marked in it; ``solved``, what comes of it.

    An empty picture says that there is nothing to see.
    """
    return PICTURES[item.game](item, showing, chosen, solved=solved, language=language)


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
