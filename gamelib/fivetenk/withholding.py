"""A state without some of what its last move brought about: for a picture that asks before it tells.

Such states are for looking at. Nothing can be played from them, as the move has been made already.
"""

from __future__ import annotations

from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.moves import Laid
from gamelib.fivetenk.refusals import PLAY
from gamelib.fivetenk.state import State
from gamelib.fivetenk.table import Table


def unsettled(state: State) -> State:
    """Give the table on which a game's last play has just been made, before the points are divided (C27, C28).

    A state whose game is not over is given back as it is.
    """
    table = state._table
    return state if table is None or not table.over else _with(state, table)


def uncounted(state: State) -> State:
    """Give the table after a play whose named faces are not yet counted, so that nobody has joined by it (C20, C21).

    Where the last move was no play, or what was before it is not known, the state is given back as it is.
    """
    before = None if state.previous is None else state.previous._table
    if state._table is None or before is None:
        return state
    table = state._table.copy()
    table.played, table.made_by = before.played, before.made_by
    return _with(state, table)


def untaken(state: State) -> State:
    """Give the table on which all others have just passed, before anybody takes the trick (C23, C24).

    Where the last move has ended no trick, the state is given back as it is.
    """
    before = state.previous
    if before is None or before._table is None or before.turn is None or not before.trick or state.trick:
        return state
    passed = Laid(before.turn, (), None)
    return _with(state, before._table, trick=(*before.trick, passed), kind=_Still)


def unburied(state: State) -> State:
    """Give a state without what the declarer has buried, as others know it until the settlement (C18).

    A state in which cards are not played, or no more, is given back as it is.
    """
    return state if state._table is None or state.phase != PLAY else _with(state, state._table, buried=())


class _Still(State):
    """A state in which nobody is to move."""

    @property
    def turn(self) -> None:
        """Nobody's."""
        return


def _with(
    state: State,
    table: Table,
    *,
    trick: tuple[Laid, ...] | None = None,
    buried: tuple[Card, ...] | None = None,
    kind: type[State] = State,
) -> State:
    return kind(
        state.setting,
        PLAY,
        state.dealt,
        declarer=state.declarer,
        buried=state.buried if buried is None else buried,
        friends_named=state.friends_named,
        trick=state.trick if trick is None else trick,
        table=table,
        previous=state.previous,
        move=state.move,
    )
