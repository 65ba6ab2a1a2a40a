"""The pictures of practice items about Exact 61: what the question shows, and what was chosen in it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gamelib.exact61 import Layout, Port, State, Tile, View
from gamelib.lessons.exact61.showing import TileShowing
from gamelib.lessons.forms import Several
from gamelib.lessons.items import Item, Position, Showing
from gamelib.pictures import Picture, arrange, common_frame, draw_layout, draw_state, score_sheet
from gamelib.pictures.exact61.reading import AnyPort
from gamelib.widgets.exact61.scenes import HEIGHT, WIDTH, filled

STATE_HEIGHT = 500
"""The height in pixels of a picture in which hands stand beneath the table."""

CHOSEN = "✓"


def picture_of(
    item: Item, showing: Showing, chosen: Collection[str] = (), *, solved: bool = False, language: str | None = None
) -> Picture:
    """Draw the position of an item, with the ports or tiles marked that were chosen; ``solved``, what comes of it.

    All pictures of an item have their tiles in the same places: nothing moves while it is answered. An empty layout
    shows nothing, so there is no picture of it.
    """
    before, after = laid_out(item.position), laid_out(item.after or item.position)
    position = after if solved else before
    show = showing if isinstance(showing, TileShowing) else TileShowing(lit=showing.lit)
    if show.sheet and not isinstance(position, Layout):
        return score_sheet(position.scores, players=position.players, numbers=show.marks, language=language)
    if isinstance(position, Layout) and not position.tiles:
        return Picture()
    sort = item.form.sort if isinstance(item.form, Several) else "words"
    ports: dict[AnyPort, object] = dict.fromkeys(chosen, CHOSEN) if sort == "ports" else {}
    last = arrange(layout_of(after))
    first = arrange(layout_of(before), last)
    marks: dict[str, Any] = {
        "arrangement": last if position is item.after else first,
        "show_marks": show.marks,
        "highlight": [port for port in show.lit if isinstance(port, Port)],
        "guesses": ports,
        "width": WIDTH,
        "language": language,
    }
    if isinstance(position, Layout):
        asked = item.showing.asked if isinstance(item.showing, TileShowing) else None
        asking = draw_layout(layout_of(before), arrangement=first, show_marks=False, asked=asked)
        frame = common_frame([first, last])
        frame = filled(frame.joined(asking.frame or frame))
        laid = [tile for tile in show.lit if isinstance(tile, Tile)]
        return draw_layout(position, frame=frame, asked=show.asked, highlight_tiles=laid, height=HEIGHT, **marks)
    tiles = (*(tile for tile in show.lit if isinstance(tile, Tile)), *(chosen if sort == "tiles" else ()))
    frame = common_frame([first, last])
    return draw_state(
        position,
        frame=frame,
        highlight_tiles=tiles,
        show_table=show.table,
        show_pips=solved,
        counted=show.counted,
        height=STATE_HEIGHT,
        **marks,
    )


def laid_out(position: Position) -> Layout | State | View:
    """Give a position of this game; raises ``TypeError`` for one of another."""
    if isinstance(position, Layout | State | View):
        return position
    raise TypeError(position)


def layout_of(position: Layout | State | View) -> Layout:
    """Give the tiles on the table of a position."""
    return position if isinstance(position, Layout) else position.layout
