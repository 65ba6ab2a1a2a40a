"""What the kinds of questions about Exact 61 share: ports and sides as they stand in answers."""

from __future__ import annotations

from gamelib.core import N_, Message
from gamelib.exact61 import OpenPort, Port


def bare(port: OpenPort) -> Port:
    """Give a port without its number."""
    return Port(port.tile, port.port)


def side_label(side: int, players: int) -> Message:
    """Name a side as an answer: with 4 players a pair, with its seats (D2)."""
    if players == 4:
        return Message(N_("Side {side} (seats {seats})"), {"side": side, "seats": (side, side + 2)})
    return Message(N_("Side {side}"), {"side": side})
