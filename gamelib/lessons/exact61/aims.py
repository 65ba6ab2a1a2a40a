"""What to aim for in Exact 61: positions near the end of a match, and what follows from each of two placements."""

from __future__ import annotations

from gamelib.core import N_, Message
from gamelib.exact61 import State, computer
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.exact61.settlement_events import HandEndEvent, MatchEndEvent
from gamelib.lessons.aims import Aim, Way


def position(text: str) -> State:
    """Read a position without the word that its line begins with."""
    return State.from_text(f"exact61 {text}")


class DominoAim(Aim[State]):
    """A position of Exact 61: after the seat's own placement, simple computer players play the hand to its end."""

    game = "exact61"
    computer = computer

    def line(self, way: int) -> tuple[State, ...]:
        """Give the states of one way: from the position to the end of the hand, with the tiles as they lie."""
        states, player = [*super().line(way)], computer("simple")
        while (seat := states[-1].turn) is not None:
            states.append(states[-1].play(player.choose(states[-1].view(seat), states[-1].legal_moves())))
        return tuple(states)

    def follows(self, way: int) -> tuple[Message, ...]:
        """Say how the hand ends, and the side's score and the others' when it has."""
        states = self.line(way)
        first, last = states[0], states[-1]
        told = [event.message for event in last.events if isinstance(event, HandEndEvent | MatchEndEvent)]
        sentence = N_("Side {side} goes from {before} to {after}.")
        same = N_("Side {side} stays at {before}.")
        scores = zip(first.scores, last.scores, strict=True)
        reached = [
            Message(
                sentence if a != b else same, {"side": side, "before": b // RAW_PER_POINT, "after": a // RAW_PER_POINT}
            )
            for side, (b, a) in enumerate(scores)
        ]
        own = reached.pop(first.sides[self.seat])
        return (*told, own, *reached)


AIMS: dict[str, DominoAim] = {
    "points at once": DominoAim(
        N_("Seat 0 can place [1|2] or [0|2] at the same end. Which of them?"),
        0,
        lambda: position(
            "players=2 seed=101 hand=1 leader=1 turn=0 scores=290,300 drawn=- "
            "hands=[0|2 1|2][2|6] "
            "talon=[0|1 3|6 4|5 5|5 4|4 2|2 2|4 0|0 0|3 1|1 2|5 0|6 0|5 6|6 3|5 0|4 1|3 1|6] "
            "layout=[4|6; 5|6 at 4|6 high; 1|5 at 5|6 low; 1|4 at 1|5 low; 3|4 at 1|4 high; 3|3 at 3|4 low; 2|3 "
            "at 3|3 inline B]"
        ),
        (
            Way(N_("[1|2], for 5 raw points"), ("1|2 at 2|3 low",)),
            Way(N_("[0|2], for nothing"), ("0|2 at 2|3 low",)),
        ),
    ),
    "exactly 61": DominoAim(
        N_("Seat 2 can place [0|1] or [1|5] at the same end, and both make a multiple of five. Which of them?"),
        2,
        lambda: position(
            "players=4 seed=153 hand=1 leader=0 turn=2 scores=300,290 drawn=- "
            "hands=[2|4][1|4][0|1 1|5][0|0 0|5 0|6 2|2 4|4 5|5] "
            "talon=[5|6 6|6 0|2 1|1] "
            "layout=[4|6; 2|6 at 4|6 high; 3|4 at 4|6 low; 3|6 at 3|4 low; 2|5 at 2|6 low; 3|5 at 2|5 high; 1|6 "
            "at 3|6 high; 3|3 at 3|5 low; 1|2 at 1|6 low; 2|3 at 1|2 high; 0|3 at 2|3 high; 0|4 at 0|3 low; 4|5 "
            "at 0|4 high; 1|3 at 3|3 inline B]"
        ),
        (
            Way(N_("[0|1]"), ("0|1 at 1|3 low",)),
            Way(N_("[1|5]"), ("1|5 at 1|3 low",)),
        ),
    ),
    "the last step": DominoAim(
        N_("Seat 1 can place [0|4] or [0|5] at the same end. Which of them?"),
        1,
        lambda: position(
            "players=2 seed=163 hand=1 leader=0 turn=1 scores=285,290 drawn=- "
            "hands=[1|1 1|2 1|3 2|4][0|4 0|5 2|2 2|3 3|3 3|4 3|5 4|4] "
            "talon=[0|1 2|6 0|2 5|6 4|6 0|3 3|6 4|5 5|5 2|5 1|4] "
            "layout=[6|6; 0|6 at 6|6 inline A; 1|6 at 6|6 inline B; 1|5 at 1|6 low; 0|0 at 0|6 low]"
        ),
        (
            Way(N_("[0|4], for nothing"), ("0|4 at 0|0 inline B",)),
            Way(N_("[0|5], for 10 raw points"), ("0|5 at 0|0 inline B",)),
        ),
    ),
    "little for the next": DominoAim(
        N_("Seat 3 can score 5 raw points at once, or nothing. Which of them?"),
        3,
        lambda: position(
            "players=4 seed=123 hand=1 leader=1 turn=3 scores=300,295 drawn=- "
            "hands=[0|3 0|5 1|1 2|3][0|1 0|2 0|6 1|2 1|4 2|2 3|6 4|4 6|6][2|4 2|6 3|3][0|0 1|3 2|5 3|4] "
            "talon=[5|6 0|4] "
            "layout=[1|6; 4|6 at 1|6 high; 4|5 at 4|6 low; 1|5 at 1|6 low; 5|5 at 1|5 high; 3|5 at 4|5 high]"
        ),
        (
            Way(N_("Place [3|4], for nothing"), ("3|4 at 3|5 low",)),
            Way(N_("Place [2|5], for 5 raw points"), ("2|5 at 5|5 inline B",)),
        ),
    ),
    "what fits later": DominoAim(
        N_("Seat 0 can place [1|2] at the 2 or at the 1. Which of them?"),
        0,
        lambda: position(
            "players=4 seed=183 hand=1 leader=1 turn=0 scores=300,290 drawn=- "
            "hands=[0|0 1|2 1|6 3|4][2|5 2|6 4|4][0|5 1|4 3|3][0|1 0|2 0|3 0|4] "
            "talon=[1|1 2|2 1|3 6|6 0|6 2|4 3|6] "
            "layout=[4|6; 4|5 at 4|6 low; 5|5 at 4|5 high; 5|6 at 4|6 high; 3|5 at 5|5 inline B; 1|5 at 5|5 side "
            "A; 2|3 at 3|5 low]"
        ),
        (
            Way(N_("At the 2"), ("1|2 at 2|3 low",)),
            Way(N_("At the 1"), ("1|2 at 1|5 low",)),
        ),
    ),
    "the partner": DominoAim(
        N_("Seat 0 can place [0|6] or [2|3], and neither scores. Which of them?"),
        0,
        lambda: position(
            "players=4 seed=165 hand=1 leader=1 turn=0 scores=300,295 drawn=- "
            "hands=[0|6 1|2 2|3][0|1 0|2][0|5 3|3][2|4 3|5] "
            "talon=[0|0 5|5 1|1 1|3 1|5 2|5 3|4 2|2] "
            "layout=[1|4; 4|5 at 1|4 high; 5|6 at 4|5 high; 3|6 at 5|6 high; 0|3 at 3|6 low; 0|4 at 0|3 low; 1|6 "
            "at 1|4 low; 4|4 at 0|4 high; 6|6 at 1|6 high; 2|6 at 6|6 inline B; 4|6 at 4|4 inline B]"
        ),
        (
            Way(N_("Place [0|6]"), ("0|6 at 4|6 high",)),
            Way(N_("Place [2|3]"), ("2|3 at 2|6 low",)),
        ),
    ),
    "going out": DominoAim(
        N_("Each seat has one tile left, and seat 1 goes out. Where should it place [0|4]?"),
        1,
        lambda: position(
            "players=4 seed=160 hand=1 leader=1 turn=1 scores=300,300 drawn=- "
            "hands=[2|2][0|4][1|2][1|1] "
            "talon=[2|6 3|5 5|6 1|5 3|3 5|5 4|4 4|5] "
            "layout=[0|5; 0|0 at 0|5 low; 0|2 at 0|0 inline B; 2|5 at 0|2 high; 0|6 at 0|0 side A; 6|6 at 0|6 "
            "high; 1|6 at 6|6 inline B; 4|6 at 6|6 side A; 3|6 at 6|6 side B; 2|4 at 4|6 low; 0|1 at 1|6 low; 2|3 "
            "at 2|4 low; 3|4 at 2|3 high; 0|3 at 0|0 side B; 1|3 at 0|3 high; 1|4 at 1|3 low]"
        ),
        (
            Way(N_("At [1|4], for nothing"), ("0|4 at 1|4 high",)),
            Way(N_("At [0|1], for 25 raw points"), ("0|4 at 0|1 low",)),
        ),
    ),
}
"""The positions by name, all of them near the end of a match, which is won at 305 raw points."""
