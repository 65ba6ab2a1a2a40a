"""What matplotlib draws: a layout for figures and printing, the rounding staircase, score race, promotion, estimates.

This is the only room that knows matplotlib, and nothing imports it before a chart is asked for.
"""

from importlib.util import find_spec

from gamelib.pictures.missing import no_chart

if find_spec("matplotlib") is None:
    no_chart()

from gamelib.pictures.charts.estimates import estimates
from gamelib.pictures.charts.layout_figure import draw_on
from gamelib.pictures.charts.promotion_map import promotion_map
from gamelib.pictures.charts.promotion_staircase import promotion_staircase
from gamelib.pictures.charts.score_race import score_race
from gamelib.pictures.charts.showing import show
from gamelib.pictures.charts.staircase import staircase

__all__ = ["draw_on", "estimates", "promotion_map", "promotion_staircase", "score_race", "show", "staircase"]
