"""Pictures of both games: accessible SVG made from a state and nothing else, and charts in matplotlib.

``draw(thing)`` makes a picture that a notebook shows; ``draw_on(ax, layout)`` draws a layout on a matplotlib
``Axes``; ``staircase()``, ``score_race(replay)``, ``promotion_staircase()``, ``promotion_map()`` and
``estimates(panels)`` are charts, which ``show(chart)`` shows in the page's theme. matplotlib is imported when one of
these is first asked for, never before. Where it is not installed, they say so when they are called.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from gamelib.pictures.drawing import draw
from gamelib.pictures.exact61.arranging import Arrangement, Box, arrange
from gamelib.pictures.exact61.hands import draw_hand
from gamelib.pictures.exact61.layouts import common_frame, draw_layout
from gamelib.pictures.exact61.legend import legend
from gamelib.pictures.exact61.score_sheet import score_sheet
from gamelib.pictures.exact61.states import draw_state
from gamelib.pictures.exact61.tile_set import draw_tile_set
from gamelib.pictures.fivetenk.combinations import draw_play, draw_reading, draw_readings
from gamelib.pictures.fivetenk.deck import draw_deck
from gamelib.pictures.fivetenk.faces import CARD_HEIGHT, CARD_WIDTH, card
from gamelib.pictures.fivetenk.hands import draw_cards
from gamelib.pictures.fivetenk.ladders import draw_levels
from gamelib.pictures.fivetenk.promotion import draw_promotion
from gamelib.pictures.fivetenk.settlement import draw_settlement
from gamelib.pictures.fivetenk.specials import draw_specials
from gamelib.pictures.fivetenk.tables import draw_table
from gamelib.pictures.svg import Frame, Picture

if TYPE_CHECKING:
    from gamelib.pictures.charts import (
        draw_on,
        estimates,
        promotion_map,
        promotion_staircase,
        score_race,
        show,
        staircase,
    )

_CHARTS = ("draw_on", "estimates", "promotion_map", "promotion_staircase", "score_race", "show", "staircase")

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "Arrangement",
    "Box",
    "Frame",
    "Picture",
    "arrange",
    "card",
    "common_frame",
    "draw",
    "draw_cards",
    "draw_deck",
    "draw_hand",
    "draw_layout",
    "draw_levels",
    "draw_on",
    "draw_play",
    "draw_promotion",
    "draw_reading",
    "draw_readings",
    "draw_settlement",
    "draw_specials",
    "draw_state",
    "draw_table",
    "draw_tile_set",
    "estimates",
    "legend",
    "promotion_map",
    "promotion_staircase",
    "score_race",
    "score_sheet",
    "show",
    "staircase",
]


def __getattr__(name: str) -> object:
    """Bring in matplotlib when a chart is asked for."""
    if name not in _CHARTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if find_spec("matplotlib") is None:
        from gamelib.pictures.missing import no_chart  # noqa: PLC0415 - needed only here.

        return no_chart
    from gamelib.pictures import charts  # noqa: PLC0415 - importing matplotlib takes long.

    return getattr(charts, name)
