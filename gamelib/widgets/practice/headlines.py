"""What is said of how a match stands: what is to be done now, and what is being worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamelib.core import N_, Message
from gamelib.practice import PERSON, Waits
from gamelib.words import say

if TYPE_CHECKING:
    from gamelib.widgets.practice.playing import Playing


def headline(playing: Playing, *, looking: bool = False, ended: str = "", language: str | None = None) -> str:
    """Say what is to be done now; ``looking``: while an earlier moment is looked at.

    ``ended`` says what is over, where something is.
    """
    match = playing.begun()
    if looking:
        sentence = N_("This is how it stood then. Back to now goes on with the match.")
    elif match.waits is Waits.NOTHING:
        sentence = N_("{ended} Look back on it, or begin another.")
    elif match.waits is Waits.DEAL:
        sentence = N_("{ended} Deal on when you have seen enough.")
    elif playing.mine:
        sentence = _yours(playing)
    else:
        sentence = _of_others(playing)
    facts = {"seat": match.position.turn, "ended": ended, "move": playing.only_move}
    return say(Message(sentence, facts), language)


def _yours(playing: Playing) -> str:
    """Say that it is the turn of whoever looks."""
    if playing.only_move is not None:
        return N_("It is your turn, and one thing alone can be done: {move}.")
    several = len(playing.begun().settings.people) > 1
    return N_("It is your turn, seat {seat}.") if several else N_("It is your turn.")


def _of_others(playing: Playing) -> str:
    """Say whose turn it is, as far as whoever looks may know it."""
    if playing.weaker and playing.mover is None:
        return N_("A seat could not answer. Next move lets a simpler computer answer, Undo goes back.")
    if playing.weaker:
        return N_("Seat {seat} could not move. Next move lets a simpler computer move, Undo goes back.")
    if playing.mover is None:
        if playing.waits_for_step:
            return N_("The cards are being dealt: press Next move to go on until there is something to see.")
        return N_("The cards are being dealt: the seat that is asked reveals or declines.")
    return N_("Seat {seat} is to move: press Next move.") if playing.waits_for_step else N_("Seat {seat} is to move.")


def at_work(playing: Playing, language: str | None = None) -> str:
    """Say what is being worked out while computers move, or things happen by themselves."""
    seat = playing.mover
    if seat is None or playing.begun().settings.seats[seat] == PERSON:
        return say(N_("The match goes on"), language)
    return say(Message(N_("Seat {seat} thinks"), {"seat": seat}), language)
