"""The pictures of practice items: what the question shows, what was chosen in it, and what can be pressed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from gamelib.core import N_, Message
from gamelib.exact61 import Layout
from gamelib.lessons.forms import Several
from gamelib.lessons.items import Hint, Item, Position, Showing
from gamelib.pictures import Picture, arrange, common_frame, draw_layout, draw_state, score_sheet
from gamelib.pictures.exact61.reading import AnyPort
from gamelib.widgets.exact61.scenes import HEIGHT, WIDTH, filled
from gamelib.words import fact, say

STATE_HEIGHT = 500
"""The height in pixels of a picture in which hands stand beneath the table."""

ATTRIBUTES = {"ports": "data-port", "tiles": "data-tile"}
"""By which attribute the options of a sort are found in a picture."""

CHOSEN = "✓"


def hinted(showing: Showing, hint: Hint) -> Showing:
    """Light in a picture what a hint points at."""
    return replace(showing, ports=(*showing.ports, *hint.ports), tiles=(*showing.tiles, *hint.tiles))


def picture_of(
    item: Item, showing: Showing, chosen: Collection[str] = (), *, solved: bool = False, language: str | None = None
) -> Picture:
    """Draw the position of an item, with the ports or tiles marked that were chosen; ``solved``, what comes of it.

    All pictures of an item have their tiles in the same places: nothing moves while it is answered.
    """
    position = item.after if solved and item.after else item.position
    sort = item.form.sort if isinstance(item.form, Several) else "words"
    ports: dict[AnyPort, object] = dict.fromkeys(chosen, CHOSEN) if sort == "ports" else {}
    if showing.sheet and not isinstance(position, Layout):
        return score_sheet(position.scores, players=position.players, numbers=showing.marks, language=language)
    last = arrange(layout_of(item.after or item.position))
    first = arrange(layout_of(item.position), last)
    arrangement = last if position is item.after else first
    marks: dict[str, Any] = {
        "arrangement": arrangement,
        "show_marks": showing.marks,
        "highlight": showing.ports,
        "guesses": ports,
        "width": WIDTH,
        "language": language,
    }
    if isinstance(position, Layout):
        asking = draw_layout(layout_of(item.position), arrangement=first, show_marks=False, asked=item.showing.asked)
        frame = common_frame([first, last])
        frame = filled(frame.joined(asking.frame or frame))
        return draw_layout(position, frame=frame, asked=showing.asked, height=HEIGHT, **marks)
    tiles = (*showing.tiles, *chosen) if sort == "tiles" else showing.tiles
    frame = common_frame([first, last])
    return draw_state(
        position, frame=frame, highlight_tiles=tiles, show_table=showing.table, height=STATE_HEIGHT, **marks
    )


def layout_of(position: Position) -> Layout:
    """Give the tiles on the table of a position."""
    return position if isinstance(position, Layout) else position.layout


def targets_of(item: Item, chosen: Collection[str] = (), language: str | None = None) -> dict[str, dict[str, str]]:
    """Name what can be pressed in the picture of an item: ports or tiles, where they are the answers."""
    form = item.form
    if not isinstance(form, Several) or form.sort not in ATTRIBUTES:
        return {}
    names = {}
    for option in form.options:
        name = Message(N_("{name}, chosen"), {"name": (option.label,)})
        names[option.key] = say(name, language) if option.key in chosen else fact((option.label,), language)
    return {ATTRIBUTES[form.sort]: names}
