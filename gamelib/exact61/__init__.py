"""Exact 61 Five Up: dominoes where every double branches and 61 must be hit exactly."""

from gamelib.exact61.layout import Layout, Placement, ScoringEnd
from gamelib.exact61.ports import OpenPort, Port
from gamelib.exact61.tiles import TILES, Tile, pips

__all__ = ["TILES", "Layout", "OpenPort", "Placement", "Port", "ScoringEnd", "Tile", "pips"]
