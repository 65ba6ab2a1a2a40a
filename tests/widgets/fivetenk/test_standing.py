"""How a match of 5-10-K ended is said to whoever sits there, and to all."""

from __future__ import annotations

import pytest

from gamelib.fivetenk.state import Outcome
from gamelib.widgets.fivetenk.standing import ended
from gamelib.words import say


class Won:
    """Stands for a state of a match that some seats have won."""

    def __init__(self, winners: tuple[int, ...]) -> None:
        self.outcome = Outcome(winners)


@pytest.mark.parametrize(
    ("winners", "you", "said"),
    [
        ((3,), None, "The match is over: seat 3 has climbed past A."),
        ((0, 3), None, "The match is over: seats 0 and 3 have climbed past A."),
        ((3,), 0, "You have lost the match: seat 3 has climbed past A."),
        ((1, 3, 5), 0, "You have lost the match: seats 1, 3 and 5 have climbed past A."),
        ((0,), 0, "You have won the match: you have climbed past A."),
        ((0, 4), 0, "You have won the match: you have climbed past A, with seat 4."),
        ((0, 1, 4), 0, "You have won the match: you have climbed past A, with seats 1 and 4."),
    ],
)
def test_the_end_of_a_match_is_said_to_whoever_sits_there(winners: tuple[int, ...], you: int | None, said: str) -> None:
    assert say(ended(Won(winners), you), "en") == said  # type: ignore[arg-type]
