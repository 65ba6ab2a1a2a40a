"""Every public picture and chart takes what it can draw, and refuses all else in one sentence: no bare traceback."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from matplotlib import pyplot as plt

from gamelib import pictures
from gamelib.core import RuleError
from gamelib.exact61 import Layout, replay, self_play
from gamelib.fivetenk import Card, leads, readings
from tests.fivetenk.matches import match
from tests.pictures.test_estimates import FOUND
from tests.wrong import Call, functions, stumbles

VALUES = ("Arrangement", "Box", "Frame", "Picture")
"""What pictures are made of and give: values, and no functions."""

LAYOUT = Layout().place("1|4").place("1|1", at=("1|4", "low"))
PLAYED, CARDS = replay(self_play(3)), match(0)
STATE, TABLE = PLAYED.steps[9].state, CARDS.steps[20].state
(READING,) = readings("3D 3C 3H 4D")

CALLS = [
    Call("arrange", pictures.arrange, (LAYOUT,)),
    Call("card", pictures.card, (Card("10H"), (0, 0))),
    Call("common_frame", pictures.common_frame, ([pictures.arrange(LAYOUT)],)),
    Call("draw", pictures.draw, (LAYOUT,)),
    Call("draw_cards", pictures.draw_cards, ("3D 4C",)),
    Call("draw_deck", pictures.draw_deck),
    Call("draw_hand", pictures.draw_hand, (("1|4", "2|2"),)),
    Call("draw_layout", pictures.draw_layout, (LAYOUT,)),
    Call("draw_levels", pictures.draw_levels, (["3"] * 6,)),
    Call("draw_levels", pictures.draw_levels, (["3"] * 6, 1), {"winners": [0, 1], "declarer": 0}),
    Call("draw_on", pictures.draw_on, (None, LAYOUT)),
    Call("draw_play", pictures.draw_play, (leads("3D 3C")[0],)),
    Call("draw_promotion", pictures.draw_promotion),
    Call("draw_reading", pictures.draw_reading, ("3D 3C 3H 4D", READING)),
    Call("draw_readings", pictures.draw_readings, ("3D 3C 3H 4D",)),
    Call("draw_settlement", pictures.draw_settlement, (CARDS.state,)),
    Call("draw_specials", pictures.draw_specials),
    Call("draw_state", pictures.draw_state, (STATE,)),
    Call("draw_state", pictures.draw_state, (STATE.view(0),)),
    Call("draw_table", pictures.draw_table, (TABLE,)),
    Call("draw_table", pictures.draw_table, (TABLE.view(2),)),
    Call("draw_tile_set", pictures.draw_tile_set),
    Call("estimates", pictures.estimates, (FOUND.panels, FOUND.messages())),
    Call("legend", pictures.legend),
    Call("promotion_map", pictures.promotion_map),
    Call("promotion_staircase", pictures.promotion_staircase),
    Call("score_race", pictures.score_race, (PLAYED,)),
    Call("score_sheet", pictures.score_sheet, ([10, 20],)),
    Call("show", pictures.show, (pictures.staircase,)),
    Call("staircase", pictures.staircase),
]


@pytest.fixture(autouse=True)
def axes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Keep no figure, and let all charts be drawn into one."""
    figure, axes = plt.subplots()
    monkeypatch.setattr(plt, "subplots", lambda *_, **__: (figure, axes))
    yield axes
    plt.close("all")


def test_each_public_picture_is_tried() -> None:
    assert {call.name for call in CALLS} == functions(pictures, VALUES)


@pytest.mark.parametrize("call", CALLS, ids=[call.name for call in CALLS])
def test_a_wrong_value_is_refused_in_one_sentence(call: Call, axes: Any) -> None:
    if call.name == "draw_on":
        call = call._replace(arguments=(axes, LAYOUT))
    assert stumbles(call) == []


@pytest.mark.parametrize(
    ("draw", "things", "options", "said"),
    [
        (pictures.card, ("10H", (0, 0)), {}, "'10H' is no card: give Card('10H'), or None"),
        (pictures.card, (None, 5), {}, "5 is no place: give two numbers of pixels"),
        (pictures.card, (None, (0, 0)), {"size": "big"}, "size='big' cannot be: give a number of pixels"),
        (pictures.draw_table, (TABLE,), {"chosen": 5}, "chosen=5 cannot be: give a list"),
        (pictures.draw_promotion, (10**400,), {}, "there are 0 to 300"),
        (pictures.score_sheet, (b"x",), {}, "b'x' are no scores"),
        (pictures.draw_cards, ("3D",), {"language": ["ja"]}, "There are no words in ['ja']"),
        (pictures.show, (int,), {}, "is no chart to show"),
    ],
)
def test_what_is_said_tells_what_is_wanted(draw: Any, things: tuple[Any, ...], options: Any, said: str) -> None:
    with pytest.raises(RuleError) as refused:
        draw(*things, **options)
    assert said in str(refused.value)
