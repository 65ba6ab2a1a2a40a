"""Where the marks of open ports go: each by one of its port's exits, with room around it, no two overlapping."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from gamelib.pictures.exact61.arranging.board import Board, Exit, Opening
from gamelib.pictures.exact61.arranging.shapes import (
    HIGHEST,
    MARKER_CELLS,
    MARKER_SPAN,
    NEAR_MARKER_CELLS,
    WIDEST,
    Span,
    shift,
)
from gamelib.pictures.exact61.arranging.steps import INLINE_B


def free_exits(opening: Opening, taken: int) -> list[Exit]:
    """Give the exits of an open port where its marker has room, a unit away from all tiles but its own."""
    return [exit_ for exit_ in opening.exits if not NEAR_MARKER_CELLS << shift(exit_.x, exit_.y) & taken & ~opening.own]


def is_shut(port: int, openings: Container[int]) -> bool:
    """Tell whether a port is a side of a double that has a free inline port, so that it opens later (D10)."""
    return bool(port & 2) and ((port & ~3) in openings or (port & ~3 | INLINE_B) in openings)


def marker_exits(board: Board, *, shut_sides: bool = True) -> dict[int, Exit] | None:
    """Choose for each free port an exit where its marker has room, no two overlapping; ``None`` if there is no way.

    Straight exits are preferred, unless the picture would have to be made smaller for them alone. Unless
    ``shut_sides``, the sides that are not open yet get what the others leave, be it a tile's place.
    """
    openings = board.openings
    choices = {port: free_exits(opening, board.taken) for port, opening in openings.items()}
    shut: dict[int, Exit] = {}
    if not shut_sides:
        shut = {port: openings[port].exits[0] for port in openings if is_shut(port, openings)}
        choices = {port: free for port, free in choices.items() if port not in shut}
    chosen = choose_exits(choices)
    if chosen is None:
        return None
    if not edges_around(board.edges, chosen.values()).fits_picture:
        chosen = _drawn_in(board.edges, choices) or chosen
    return {**chosen, **shut}


def edges_around(edges: Span, exits: Iterable[Exit]) -> Span:
    """Give the rectangle around some edges and the markers at exits."""
    for x, y, _ in exits:
        edges = edges.around(MARKER_SPAN.moved(x, y))
    return edges


def _drawn_in(edges: Span, choices: Mapping[int, list[Exit]]) -> dict[int, Exit] | None:
    """Choose exits so that a picture shows all markers at its usual size, if tiles within these edges leave room."""
    for left in _starts(edges.left, edges.right, WIDEST):
        for top in _starts(edges.top, edges.bottom, HIGHEST):
            table = Span(left, top, left + WIDEST, top + HIGHEST)
            inside = {port: [e for e in free if edges_around(table, [e]) == table] for port, free in choices.items()}
            chosen = choose_exits(inside)
            if chosen is not None:
                return chosen
    return None


def _starts(first: int, last: int, length: int) -> range:
    """List where a table of some length can begin that holds everything from first to last."""
    if last - first + 2 * MARKER_SPAN.right <= length:
        return range(first - MARKER_SPAN.right, first - MARKER_SPAN.right + 1)  # Markers at both ends have room.
    return range(last - length, first + 1)


def choose_exits(choices: dict[int, list[Exit]]) -> dict[int, Exit] | None:
    """Choose one exit for each port, an early one if possible, so that no two markers overlap."""
    if not all(choices.values()):
        return None
    chosen = {port: free[0] for port, free in choices.items()}
    used = 0
    for exit_ in chosen.values():
        marker = MARKER_CELLS << shift(exit_.x, exit_.y)
        if marker & used:
            break
        used |= marker
    else:
        return chosen
    # The port with the fewest choices first, so that a dead end shows at once.
    port = min(choices, key=lambda p: len(choices[p]))
    for exit_ in choices[port]:
        others = {p: [e for e in free if not overlap(e, exit_)] for p, free in choices.items() if p != port}
        chosen_others = choose_exits(others)
        if chosen_others is not None:
            return {port: exit_, **chosen_others}
    return None


def overlap(one: Exit, other: Exit) -> bool:
    """Tell whether the markers at two exits would overlap."""
    return abs(one.x - other.x) < 2 and abs(one.y - other.y) < 2
