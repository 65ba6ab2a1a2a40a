"""What everybody may know of a position, in a few words: for a ``repr``, not for the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, THROWN_IN

if TYPE_CHECKING:
    from gamelib.fivetenk.state import State
    from gamelib.fivetenk.view import View


def summary(position: State | View) -> str:
    """Tell in a few words what everybody may know of a position."""
    if position.phase == DEAL:
        return "the cards are being dealt"
    if position.phase == THROWN_IN:
        return "nobody revealed, thrown in"
    declarer = f"declarer seat {position.declarer}"
    if position.phase in (BURY, NAME):
        return f"{declarer}, who {'buries six cards' if position.phase == BURY else 'names the friend cards'}"
    named = ", ".join(map(str, position.friends_named))
    if position.phase == PLAY:
        doing = f"seat {position.turn} {'leads' if position.top is None else f'answers {position.top}'}"
        return f"{declarer}, named {named}, hands of {position.hand_sizes}, {doing}"
    won = f", seats {position.outcome.winners} have won the match" if position.outcome else ""
    return f"{declarer}, over ({position.how}), defenders {position.points} points{won}"
