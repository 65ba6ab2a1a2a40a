"""Why a move is not allowed: the first rule it breaks, in a fixed order.

The order: the hand or match is over; it is another's turn; the tile is not held; a duty (draw, place, the drawn
tile, no needless pass); joining.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamelib.core import N_, NN_, RuleError
from gamelib.exact61.layout import Place
from gamelib.exact61.moves import Draw, Move

if TYPE_CHECKING:
    from gamelib.exact61.state import State

OVER_RULES = {"out": "D19", "blocked": "D8", "won": "D18"}


def why_not(state: State, seat: int | None, move: Move) -> RuleError | None:
    """Name the first rule that a move breaks, with what would be legal; ``None`` if it is legal.

    ``seat`` is who is said to move, ``None`` for whoever is at turn.
    """
    turn = state.turn
    if turn is None:
        return _over(state)
    problem: RuleError | None
    if seat is not None and seat != turn:
        # Without what would be legal: that would show the other seat's tiles.
        return RuleError("D4", N_("It is seat {turn}'s turn, not seat {seat}'s."), turn=turn, seat=seat)
    if isinstance(move, Place):
        problem = _not_placed(state, turn, move)
    elif state.drawn:
        sentence = N_("Seat {seat} has just drawn [{tile}], which fits, so it must be placed at once.")
        problem = RuleError("D7", sentence, seat=turn, tile=state.drawn)
    elif tiles := state.placeable:
        sentence = (
            N_("Seat {seat} can place {tiles}, and so may not draw.")
            if isinstance(move, Draw)
            else N_("Seat {seat} can place {tiles}, and so may not pass.")
        )
        problem = RuleError("D7", sentence, seat=turn, tiles=tiles)
    else:
        problem = _not_drawn(state, turn, move) if isinstance(move, Draw) else _not_passed(state, turn)
    return None if problem is None else problem.with_legal(state.legal_moves())


def _not_drawn(state: State, seat: int, move: Draw) -> RuleError | None:
    if not state.talon:
        return RuleError("D7", N_("The talon is empty, so seat {seat} cannot draw and passes."), seat=seat)
    if move.tile is not None and move.tile != state.talon[0]:
        # Which tile is at the front is for nobody to know: say only that it is another one.
        return RuleError(
            "R6", N_("[{tile}] is not the front tile of the talon, and only that is drawn."), tile=move.tile
        )
    return None


def _not_passed(state: State, seat: int) -> RuleError | None:
    if not state.talon:
        return None
    sentence = NN_(
        "Seat {seat} cannot place, and must draw before passing: {talon} tile is left in the talon.",
        "Seat {seat} cannot place, and must draw before passing: {talon} tiles are left in the talon.",
        "talon",
    )
    return RuleError("D7", sentence, seat=seat, talon=len(state.talon))


def _over(state: State) -> RuleError:
    if state.outcome:
        return RuleError("D18", N_("The match is over: side {side} stands at exactly 61."), side=state.outcome.winner)
    rule = OVER_RULES[state.hand_over or "won"]
    return RuleError(
        rule, N_("Hand {number} is over; the next hand must be dealt first."), number=state.hand_number + 1
    )


def _not_placed(state: State, seat: int, move: Place) -> RuleError | None:
    tile = move.tile
    if tile.number not in state._table.hands[seat]:
        return RuleError("D7", N_("Seat {seat} does not hold [{tile}]."), seat=seat, tile=tile)
    if state.drawn and tile != state.drawn:
        sentence = N_("Seat {seat} must place [{drawn}], the tile just drawn, not [{tile}].")
        return RuleError("D7", sentence, seat=seat, drawn=state.drawn, tile=tile)
    problem = state.layout.refusal(tile, move.at)
    if problem and not state.placeable:
        # The duty to draw or to pass comes before where the tile would join.
        if state.talon:
            return RuleError("D7", N_("Seat {seat} holds no tile that fits anywhere, so it must draw."), seat=seat)
        sentence = N_("Seat {seat} holds no tile that fits anywhere and the talon is empty, so it must pass.")
        return RuleError("D7", sentence, seat=seat)
    return problem
