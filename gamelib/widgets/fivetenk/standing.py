"""How a match of 5-10-K stands, and how it ended, as it is said at a table to play at."""

from __future__ import annotations

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.refusals import PLAY, SETTLED
from gamelib.fivetenk.table import SEATS
from gamelib.pictures.fivetenk.table_wording import side_points
from gamelib.widgets.practice.place import Standing
from gamelib.words import fact, say


def standing(state: State, seat: int, language: str | None = None) -> Standing:
    """Say which game is played, the levels of all from ``seat`` on, and what the sides have taken in it so far."""
    order = tuple((seat + place) % SEATS for place in range(SEATS))
    names = [say(Message(N_("Seat {seat}"), {"seat": one}), language) for one in order]
    taken = Message(N_("declarer's side {declarers}, others {others}"), side_points(state)._asdict())
    return Standing(
        say(Message(N_("Game {number}, levels:"), {"number": state.game_number + 1}), language),
        tuple((name, fact(state.levels[one], language)) for name, one in zip(names, order, strict=True)),
        "",
        (say(taken, language),) if state.phase in (PLAY, SETTLED) else (),
    )


def ended(state: State, you: int | None) -> Message:
    """Say that a game is over, or who has won the match, to whoever sits at the seat ``you``; ``None``: to all."""
    if state.outcome is None:
        return Message(N_("The game is over."), {})
    winners = state.outcome.winners
    others = tuple(seat for seat in winners if seat != you)
    sentence: str = N_("You have won the match: you have climbed past A.")
    if you is None:
        sentence = NN_(
            "The match is over: seat {seats} has climbed past A.",
            "The match is over: seats {seats} have climbed past A.",
        )
    elif you not in winners:
        sentence = NN_(
            "You have lost the match: seat {seats} has climbed past A.",
            "You have lost the match: seats {seats} have climbed past A.",
        )
    elif others:
        sentence = NN_(
            "You have won the match: you have climbed past A, with seat {seats}.",
            "You have won the match: you have climbed past A, with seats {seats}.",
        )
    return Message(sentence, {"seats": others, "count": len(others)})
