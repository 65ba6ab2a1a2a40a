"""A layout shown being built: a real match in which players happen to place just these tiles in this order."""

from __future__ import annotations

from itertools import cycle

from gamelib.core import N_, RuleError
from gamelib.exact61 import TILES, Layout, State, Tile
from gamelib.exact61.dealing import HAND_SIZE, Deal
from gamelib.exact61.scoring import side_count
from gamelib.exact61.state import check_players, set_out


def demonstration(layout: Layout | str, players: int = 4) -> tuple[State, ...]:
    """Deal so that the players build this layout placement by placement, and give every state of it.

    ``layout`` is a layout or its text; with 4 players it may have up to 19 tiles. Seat 0 leads. Raises ``RuleError``
    ("format") for a layout with more tiles than can be dealt, D2, and whatever rule the layout itself breaks.
    """
    players = check_players(players)
    layout = layout if isinstance(layout, Layout) else Layout.from_text(layout)
    if len(layout) >= players * HAND_SIZE:
        sentence = N_("{players} players can be shown placing at most {most} tiles, not {count}.")
        raise RuleError("format", sentence, players=players, most=players * HAND_SIZE - 1, count=len(layout))
    hands: list[list[Tile]] = [[] for _ in range(players)]
    for tile, hand in zip(layout.tiles, cycle(hands), strict=False):
        hand.append(tile)
    rest = [tile for tile in TILES if tile not in layout]
    for hand in hands:
        while len(hand) < HAND_SIZE:
            hand.append(rest.pop())
    deal = Deal(tuple(map(tuple, hands)), tuple(rest))
    states = [set_out(deal, None, 0, (0,) * side_count(players), 0)]
    for placement in layout.placements:
        states.append(states[-1].play(placement))
    return tuple(states)
