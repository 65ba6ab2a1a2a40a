"""Every public widget takes what it can use, and refuses all else in one sentence: no bare traceback."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib import widgets
from gamelib.core import RuleError
from gamelib.exact61 import Layout
from gamelib.widgets.guard import Guard
from tests.fivetenk.matches import match as cards_match
from tests.widgets.matches import match, settled
from tests.wrong import Call, functions, stumbles

VALUES = ("Press", "Guard")
"""What is no widget: a value, and what every widget has."""

FRESH: dict[str, object] = {"fresh": True}
LAYOUT = Layout().place("1|4").place("1|1", at=("1|4", "low"))
STEPPED = cards_match(0).steps[20].state

CALLS = [
    Call("Board", widgets.Board),
    Call("BuildUp", widgets.BuildUp, ("3D 3C 3H",)),
    Call("CardPicker", widgets.CardPicker),
    Call("CardSandbox", widgets.CardSandbox, (), FRESH),
    Call("Covered", widgets.Covered, (LAYOUT,)),
    Call("DominoSandbox", widgets.DominoSandbox, (), FRESH),
    Call("Exercises", widgets.Exercises, ("exact61",), FRESH),
    Call("Friends", widgets.Friends),
    Call("Glossary", widgets.Glossary, ("exact61",)),
    Call("Laboratory", widgets.Laboratory, ("blocked hands",)),
    Call("PracticeTable", widgets.PracticeTable, ("exact61",), FRESH),
    Call("PracticeTable", widgets.PracticeTable, ("fivetenk",), FRESH),
    Call("PredictEnds", widgets.PredictEnds, (LAYOUT,)),
    Call("PredictEnds", widgets.PredictEnds, (match().steps[5].state,)),
    Call("Promotion", widgets.Promotion),
    Call("Questions", widgets.Questions, ("counting",)),
    Call("SettlementFlow", widgets.SettlementFlow, (cards_match(0).state,)),
    Call("SettlementStepper", widgets.SettlementStepper, (settled("out"),)),
    Call("Stepper", widgets.Stepper, (match(),)),
    Call("Stepper", widgets.Stepper, (LAYOUT,)),
    Call("Stepper", widgets.Stepper, (cards_match(0),)),
    Call("Stepper", widgets.Stepper, ([STEPPED],)),
    Call("Welcome", widgets.Welcome),
    Call("WhatFollows", widgets.WhatFollows, ("points",)),
    Call("WhatIsThis", widgets.WhatIsThis),
    Call("WhichBeats", widgets.WhichBeats),
]


def test_each_public_widget_is_tried() -> None:
    assert {call.name for call in CALLS} == functions(widgets, VALUES)


@pytest.mark.parametrize("call", CALLS, ids=[call.name for call in CALLS])
def test_a_wrong_value_is_refused_in_one_sentence(call: Call) -> None:
    assert stumbles(call) == []


@pytest.mark.parametrize(
    ("widget", "things", "options", "said"),
    [
        (widgets.DominoSandbox, (5,), FRESH, "5 cannot be set out"),
        (widgets.CardSandbox, (5,), FRESH, "5 cannot be set out"),
        (widgets.CardSandbox, (STEPPED.view(2),), FRESH, "this is what seat 2 alone can see: give the state"),
        (widgets.CardSandbox, (STEPPED.view(2).to_text(),), FRESH, "this is what seat 2 alone can see: give the state"),
        (widgets.CardSandbox, (), {"name": 5, **FRESH}, "name=5 cannot be: give a text"),
        (widgets.DominoSandbox, (), {"seed": 2.5, **FRESH}, "2.5 is no seed"),
        (widgets.BuildUp, ("3D",), {"near": 5}, "near=5 cannot be: give a list"),
        (widgets.Stepper, (LAYOUT,), {"titles": "First"}, "titles='First' cannot be: give a list"),
        (widgets.Stepper, (LAYOUT,), {"hints": "all"}, "hints='all' cannot be: give a whole number"),
        (widgets.Stepper, (match(),), {"seat": 9}, "9 is no seat: the seats of 4 players are 0 to 3"),
        (widgets.Stepper, (match(),), {"unit": "pips"}, "'pips' is no unit of points: there are raw, displayed"),
        (widgets.Stepper, (match(),), {"by": "trick"}, "by='trick' cannot be: that is for 5-10-K alone"),
        (widgets.Stepper, (cards_match(0),), {"by": ["trick"]}, "['trick'] is no way to take steps here"),
        (widgets.Questions, ("counting",), {"count": 0}, "count=0 cannot be: 1 is the least"),
        (widgets.Questions, ("counting",), {"kinds": "sum"}, "kinds='sum' cannot be: give a list"),
        (widgets.Laboratory, ("blocked hands",), {"executor": 5}, "5 plays nothing: give an executor"),
        (widgets.CardPicker, (), {"examples": ["3D"]}, "'3D' is no example"),
        (widgets.Exercises, ("exact61", 5), FRESH, "rules=5 cannot be: give a list"),
        (widgets.PracticeTable, (), {"seats": 5, **FRESH}, "seats=5 cannot be: give a list"),
        (widgets.PracticeTable, (), {"scores": ["x"], **FRESH}, "scores is ('x',), and should be a list"),
        (widgets.PracticeTable, (), {"scores": [3, 0], **FRESH}, "3"),
        (widgets.PracticeTable, (), {"levels": ["3"] * 6, **FRESH}, "This game has no levels"),
        (widgets.PracticeTable, ("fivetenk",), {"scores": [5, 5], **FRESH}, "This game has no scores"),
        (widgets.PracticeTable, ("fivetenk",), {"levels": ["1"] * 6, **FRESH}, "1"),
        (widgets.PracticeTable, (), {"seconds": None, **FRESH}, "How long may a strong player think?"),
    ],
)
def test_what_is_said_tells_what_is_wanted(widget: Any, things: tuple[Any, ...], options: Any, said: str) -> None:
    with pytest.raises(RuleError) as refused:
        widget(*things, **options)
    assert said in str(refused.value)


def test_a_step_that_is_not_there_is_refused_and_the_step_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    stepper = widgets.Stepper(match(), start=4)
    for number in (0, 189, 500):
        stepper.number.value = number
        assert (stepper.step, stepper.number.value, stepper.slider.value) == (4, 5, 5)
        last = len(match().states)
        assert f"There is no step {number} here: the steps are 1 to {last}." in stepper._guard.message.value
    stepper.number.value = 9
    assert stepper.step == 8
    assert stepper._guard.message.layout.display == "none"
