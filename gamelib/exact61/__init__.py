"""Exact 61 Five Up: dominoes where every double branches and 61 must be hit exactly.

>>> state = start(players=4, seed=7)
>>> state.legal_moves()[0]
Place(...)
"""

from typing import TYPE_CHECKING

from gamelib.core.later import later
from gamelib.exact61.layout import Layout, Place, ScoringEnd
from gamelib.exact61.moves import Draw, Pass
from gamelib.exact61.players import RandomPlayer, computer, self_play
from gamelib.exact61.ports import OpenPort, Port
from gamelib.exact61.records import Replay, Step, record, replay, write
from gamelib.exact61.scoring import TARGET, blocked_points, going_out_points, round_to_five
from gamelib.exact61.state import Outcome, State, start
from gamelib.exact61.strokes import StrokeGroup, strokes
from gamelib.exact61.tiles import TILES, Tile, pips

if TYPE_CHECKING:
    from gamelib.exact61.view import View

__all__ = [
    "TARGET",
    "TILES",
    "Draw",
    "Layout",
    "OpenPort",
    "Outcome",
    "Pass",
    "Place",
    "Port",
    "RandomPlayer",
    "Replay",
    "ScoringEnd",
    "State",
    "Step",
    "StrokeGroup",
    "Tile",
    "View",
    "blocked_points",
    "computer",
    "going_out_points",
    "pips",
    "record",
    "replay",
    "round_to_five",
    "self_play",
    "start",
    "strokes",
    "write",
]


# No game needs these to be played.
__getattr__ = later(__name__, {"View": "view"})
