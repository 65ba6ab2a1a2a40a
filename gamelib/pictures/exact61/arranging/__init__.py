"""Where each domino lies on the table: no two overlap, none that are not joined look joined (D6, D10).

Units: one is half a pip-square, a tile is 4 x 2 or 2 x 4. Plain tiles lie along their line, doubles across it, with
the inline joints at the middle of their long sides and the side joints at the middle of their short ends. A line bends
only at plain tiles. Between tiles that are not joined a pip-square is left free, and so is a square for a mark at
every port.

How a layout is arranged, each only where the one before does not succeed:

1. Tiles that lay on the table stay; the new ones are laid where most remains possible and where the picture will not
   soon outgrow its size (``beam``, ``judging``), marks turning aside for that (``marking``).
2. They stay, and the new ones may lie closer or turn at a double's side (``joints``).
3. One branch moves, as small a one as possible; all the others stay.
4. All tiles are laid anew, by the beam, or else by a search that finds a drawing if there is one (``solving``), with
   more and more freedom.
5. Some tiles are drawn at the end of a link (``spreading``), which can always be done.

Earlier tiles that could stay are moved in one case only: where the picture would come to show tiles smaller than
56 x 28 pixels, in 900 x 600 in all. Looking ahead makes this rare: in random play, one of ten thousand hands with four
players, one of fifteen hundred with two. Then the smallest branch that helps moves, or, where none does, all tiles are
laid anew on a table of the size that a picture shows; where that does not help either, all stay.
"""

from __future__ import annotations

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import TILES, Layout
from gamelib.pictures.exact61.arranging.beam import lay_all
from gamelib.pictures.exact61.arranging.board import Board, Lie
from gamelib.pictures.exact61.arranging.joints import FREEDOMS, USUAL, Freedom
from gamelib.pictures.exact61.arranging.recalling import recalled
from gamelib.pictures.exact61.arranging.result import Arrangement, arrangement, drawn
from gamelib.pictures.exact61.arranging.shapes import HIGHEST, WIDEST, Box, Point, Span, outside
from gamelib.pictures.exact61.arranging.solving import GaveUp, Solver
from gamelib.pictures.exact61.arranging.spreading import spread
from gamelib.pictures.exact61.arranging.staying import branches, kept_lies, lay_kept
from gamelib.pictures.exact61.arranging.steps import Step, steps_of

__all__ = ["Arrangement", "Box", "Point", "arrange", "recalled"]

BEAM = 4
"""So many boards are followed at once."""

PATIENCE = 600
"""So many places are tried before a search is given up."""

TIGHTER = tuple(
    Freedom(gap, swap_sides=True, turn_at_side=True, shut_sides=shut)
    for gap, shut in ((2, True), (1, True), (1, False))
)
"""What new tiles may do rather than earlier tiles move."""

FITTING = FREEDOMS[:3]
"""What tiles may do so that the picture need not be made smaller."""

TABLES = tuple((x - WIDEST // 2, y - HIGHEST // 2) for x in (0, -16, 16) for y in (0, -10, 10))
"""The top left corners of the tables on which a layout is tried to fit."""


def arrange(layout: Layout, previous: Arrangement | None = None) -> Arrangement:
    """Decide where each tile of a layout lies.

    Tiles that ``previous``, the arrangement of an earlier or later layout, holds with the same joins stay where they
    are there, unless that is impossible. Without it the arrangement depends on the layout alone. Its ``how`` names the
    way it was found: "stay", "stay closer", "one branch moved", "new", "fitted" (tiles moved, or all laid so, that a
    picture shows them large enough), "searched" or "linked". Raises ``RuleError`` ("format") for what is neither.
    """
    if not isinstance(layout, Layout):
        raise RuleError("format", N_("{thing} is no layout, so it cannot be drawn as one."), thing=quoted(layout))
    if previous is not None and not isinstance(previous, Arrangement):
        raise RuleError("format", N_("{thing} is no arrangement."), thing=quoted(previous))
    steps = steps_of(layout)
    if not steps:
        return arrangement(layout, [], {}, {}, "new")
    out = [tile.number for tile in TILES if tile not in layout]
    if previous and previous.fits_grid:
        before = {step.tile: step for step in steps_of(previous.layout)}
        kept = kept_lies(steps, before, previous)
        found = _stay(layout, steps, kept, out) if kept else None
        if found:
            outgrown = len(kept) < len(steps) and _fits(previous) and not _fits(found)
            return (outgrown and (_drawn_in(layout, steps, kept, out) or _fitting(layout, steps))) or found
    return _anew(layout, steps, out)


def _stay(layout: Layout, steps: list[Step], kept: dict[int, Lie], out: list[int]) -> Arrangement | None:
    board, new = lay_kept(Board(), steps, kept)
    found = lay_all(board, new, USUAL, 2 * BEAM, out)
    if found:
        return drawn(layout, steps, found, "stay")
    culprits = 0
    for freedom in TIGHTER:
        found, culprits = _search(board, new, freedom, PATIENCE)
        if found:
            return drawn(layout, steps, found, "stay closer")
    for branch in branches(steps, kept):
        if any(culprits >> tile & 1 for tile in branch):
            board, new = lay_kept(Board(), steps, {tile: lie for tile, lie in kept.items() if tile not in branch})
            for freedom in TIGHTER:
                found, why = _search(board, new, freedom, PATIENCE // 4)
                if found:
                    return drawn(layout, steps, found, "one branch moved")
                culprits |= why
    return None


def _drawn_in(layout: Layout, steps: list[Step], kept: dict[int, Lie], out: list[int]) -> Arrangement | None:
    """Lay one branch anew, as small a one as possible, so that a picture shows tiles large enough."""
    for branch in branches(steps, kept):
        board, new = lay_kept(Board(), steps, {tile: lie for tile, lie in kept.items() if tile not in branch})
        found = lay_all(board, new, USUAL, 2 * BEAM, out)
        result = drawn(layout, steps, found, "fitted") if found else None
        if result and _fits(result):
            return result
    return None


def _anew(layout: Layout, steps: list[Step], out: list[int]) -> Arrangement:
    board, rest = lay_kept(Board(), steps, {})
    found = lay_all(board, rest, USUAL, BEAM, out)
    result = drawn(layout, steps, found, "new") if found else None
    for freedom in FREEDOMS:
        if result:
            return result if _fits(result) else _fitting(layout, steps) or result
        found, _ = _search(board, rest, freedom, PATIENCE)
        result = drawn(layout, steps, found, "searched") if found else None
    return result or arrangement(layout, steps, *spread(steps), "linked")


def _fitting(layout: Layout, steps: list[Step]) -> Arrangement | None:
    """Lay all tiles anew on a table of the size that a picture shows, the first tile in its middle or off it."""
    for freedom in FITTING:
        for x, y in TABLES:
            table = outside(Span(x, y, x + WIDEST, y + HIGHEST).grown(freedom.gap))
            found, _ = _search(*lay_kept(Board(table), steps, {}), freedom, PATIENCE // 4)
            result = drawn(layout, steps, found, "fitted") if found else None
            if result and _fits(result):
                return result
    return None


def _fits(result: Arrangement) -> bool:
    return result.bounds.span.fits_picture


def _search(board: Board, steps: list[Step], freedom: Freedom, patience: int) -> tuple[Board | None, int]:
    try:
        return Solver(board, steps, freedom, patience).solve()
    except GaveUp:
        return None, -1
