"""Text: what is written reads back, and a position that cannot be is refused with the fault named."""

from __future__ import annotations

import re
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import State, View, start
from tests.fivetenk.matches import match
from tests.fivetenk.positions import naming, position


@pytest.mark.parametrize("seed", range(4))
def test_states_and_views_read_back(seed: int) -> None:
    for state in match(seed, 2).states[::3]:
        text = state.to_text()
        assert "\n" not in text
        assert State.from_text(text) == state
        assert State.from_text(text).to_text() == text
        view = state.view(Random(text).randrange(6))
        assert View.from_text(view.to_text()) == view


def test_a_state_in_mid_deal_reads_back_and_deals_on_alike() -> None:
    state = start(seed=8)
    for _ in range(30):
        state = state.play("decline")
        read = State.from_text(state.to_text())
        assert read == state
        assert read.events == ()
        assert read.play("reveal") == state.play("reveal")
        assert read.play("decline") == state.play("decline")
        for seat in range(6):
            assert View.from_text(state.view(seat).to_text()) == state.view(seat)


def test_a_state_read_from_text_plays_on_to_the_same_end() -> None:
    steps = match(3).steps
    for place in (0, 1, 2, 30, 90):
        read = State.from_text(steps[place].state.to_text())
        for step in steps[place + 1 :]:
            read = read.play(step.move)
        assert read == match(3).state
        assert read.settlement == match(3).state.settlement


def test_the_line_of_a_thrown_in_deal() -> None:
    state = start(seed=3)
    while state.turn is not None:
        state = state.play("decline")
    read = State.from_text(state.to_text())
    assert read == state
    assert read.next_deal() == state.next_deal()
    assert View.from_text(state.view(2).to_text()) == state.view(2)


GOOD = position("[3D 9D][4D KS][5D 9C][6D 6C]", trick="0: 8D; 1: 10D; 2: pass", turn=3, taken="0,10,0,0,0,0")
FAULTS = [
    # what is changed, into what, the rule to be named
    ("fivetenk ", "exact61 ", "format"),
    ("seed=7", "seed=seven", "format"),
    ("seed=7 ", "", "format"),
    ("seed=7 ", "seed=7 seed=7 ", "format"),
    ("seed=7 ", "seed=7 colour=red ", "format"),
    ("seed=7 ", "seed=7 stray ", "format"),
    ("game=1", "game=0", "format"),
    ("game=1", "game=2", "format"),
    ("deal=1", "deal=0", "format"),
    ("wing_jokers=none", "wing_jokers=both", "R4"),
    ("levels=3,3,3,3,3,3", "levels=3,3,3,3,3", "format"),
    ("levels=3,3,3,3,3,3", "levels=3,3,3,3,3,4", "C13"),
    ("levels=3,3,3,3,3,3", "levels=3,3,3,3,3,1", "C32"),
    ("previous=- ", "previous=1 ", "format"),
    ("previous=- ", "previous=7:1 ", "format"),
    ("previous=- ", "previous=1:1,2,3,4 ", "C21"),
    ("previous=- ", "previous=1:2,3 ", "C22"),
    ("previous=- ", "previous=1:1 ", "C16"),
    ("first=0", "first=6", "C1"),
    ("phase=play", "phase=over", "format"),
    ("phase=play", "phase=name", "C19"),
    ("phase=play", "phase=settled", "format"),
    ("turn=3", "turn=-", "format"),
    ("turn=3", "turn=0", "R21"),
    ("turn=3", "turn=4", "C26"),
    ("declarer=0", "declarer=-", "C13"),
    ("declarer=0", "declarer=9", "C1"),
    ("[3D 9D]", "[3D 9D ?]", "format"),
    ("[3D 9D]", "[3D 9X]", "format"),
    ("[3D 9D]", "[3D 9D 8D 8D 8D]", "C1"),
    ("[3D 9D]", "[3D KD]", "C3"),
    ("[3D 9D][4D KS]", "[3D 9D]", "format"),
    ("stock=[]", "stock=[3D]", "C1"),
    ("buried=[4D 4C", "buried=[4C", "C18"),
    ("AS 3 played 2 made -", "AS 3 played 1 made -", "C20"),
    ("AS 3 played 2 made -", "AS 3 played 2 made 1", "C21"),
    ("AS 3 played 2 made -", "AS 2 played 2 made -", "C21"),
    ("AS 3 played 2 made -", "AS 4 played 2 made -", "C20"),
    ("AS 3 played 2 made -", "2S 3 played 3 made 1", "C19"),
    ("AS 3 played 2 made -", "AS 3", "format"),
    ("AS 3 played 2 made -; ", "", "C19"),
    ("taken=0,10,", "taken=0,11,", "C24"),
    ("taken=0,10,", "taken=0,-10,", "C24"),
    ("taken=0,10,", "taken=10,", "C24"),
    ("taken=0,10,", "taken=0,300,", "C3"),
    ("trick=[0: 8D; 1: 10D; 2: pass]", "trick=[0: pass; 1: 10D; 2: pass]", "R20"),
    ("trick=[0: 8D; 1: 10D; 2: pass]", "trick=[0: JD; 1: 10D; 2: pass]", "C8"),
    ("trick=[0: 8D; 1: 10D; 2: pass]", "trick=[0: 8D 9D; 1: 10D; 2: pass]", "C4"),
    ("trick=[0: 8D; 1: 10D; 2: pass]", "trick=[0: 8D; 2: 10D; 2: pass]", "R21"),
    ("trick=[0: 8D; 1: 10D; 2: pass]", "trick=[0: 8D as fish; 1: 10D; 2: pass]", "format"),
    ("trick=[0: 8D; 1: 10D; 2: pass]", "trick=[0: 8D; 1: 10D; 2: pass; 3: pass; 0: pass]", "C23"),
]


@pytest.mark.parametrize(("old", "new", "rule"), FAULTS, ids=[f"{old} > {new}" for old, new, _ in FAULTS])
def test_a_position_that_cannot_be_is_refused_with_its_fault(old: str, new: str, rule: str) -> None:
    text = GOOD.to_text()
    assert text.count(old) == 1
    with pytest.raises(RuleError) as refused:
        State.from_text(text.replace(old, new))
    assert refused.value.rule == rule
    assert re.fullmatch(r"[^{}\n]+\.", str(refused.value))


def test_a_game_is_over_just_where_it_must_be() -> None:
    over = position("[3D][][4D]").play("3D").to_text()
    with pytest.raises(RuleError) as refused:
        State.from_text(over.replace("phase=settled turn=-", "phase=play turn=2"))
    assert refused.value.rule == "C28"
    going_on = GOOD.to_text().replace("phase=play turn=3", "phase=settled turn=-")
    with pytest.raises(RuleError) as refused:
        State.from_text(going_on)
    assert refused.value.rule == "C28"
    early = position("[3D][][9D][JD]", friends="AS 1 1; AH 1 1", buried="4D 4C 6D 6C 7D 7C").play("3D").to_text()
    with pytest.raises(RuleError) as refused:
        State.from_text(early.replace("phase=settled turn=-", "phase=play turn=2"))
    assert refused.value.rule == "C27"
    with pytest.raises(RuleError) as refused:
        State.from_text(over.replace("trick=[0: 3D]", "trick=[0: 3D; 2: pass]"))
    assert refused.value.rule in {"C23", "R13"}


def test_positions_before_the_first_lead_are_checked() -> None:
    text = naming("3D 3C 3H 3S 4D 4C").to_text()
    for old, new, rule in [
        ("phase=name turn=0", "phase=name turn=1", "C18"),
        ("taken=0,0,0,0,0,0", "taken=5,0,0,0,0,0", "C18"),
        ("buried=[3D 3C 3H 3S 4D 4C]", "buried=[3D 3C 3H 3S 4D 5C]", "C1"),
        ("buried=[3D 3C 3H 3S 4D 4C]", "buried=[]", "C18"),
    ]:
        assert text.count(old) == 1
        with pytest.raises(RuleError) as refused:
            State.from_text(text.replace(old, new))
        assert refused.value.rule == rule
    dealt = start(seed=8).to_text()
    with pytest.raises(RuleError) as refused:
        State.from_text(re.sub(r"turn=\d", "turn=-", dealt))
    assert refused.value.rule == "R3"


VIEW_FAULTS = [
    ("seat=1", "seat=6", "C1"),
    ("seat=1", "seat=0", "format"),
    ("[? ?][4D KS]", "[3D 9D][4D KS]", "C18"),
    ("[? ?][4D KS]", "[3D ?][4D KS]", "format"),
    ("[? ?][4D KS]", "[? ?][4D ?]", "format"),
    ("buried=[? ? ? ? ? ?]", "buried=[4D 4C 6D 6C AH AS]", "C18"),
    ("buried=[? ? ? ? ? ?]", "buried=[?]", "C18"),
    ("turn=3", "turn=0", "R21"),
]


@pytest.mark.parametrize(("old", "new", "rule"), VIEW_FAULTS, ids=[f"{old} > {new}" for old, new, _ in VIEW_FAULTS])
def test_a_view_that_cannot_be_is_refused(old: str, new: str, rule: str) -> None:
    text = GOOD.view(1).to_text()
    assert text.count(old) == 1
    with pytest.raises(RuleError) as refused:
        View.from_text(text.replace(old, new))
    assert refused.value.rule == rule


def test_a_view_is_no_state_and_a_state_no_view() -> None:
    for text in (GOOD.view(1).to_text(), "", "fivetenk", "fivetenk ", "7"):
        with pytest.raises(RuleError):
            State.from_text(text)
    for text in (GOOD.to_text(), "", "fivetenk"):
        with pytest.raises(RuleError):
            View.from_text(text)


@pytest.mark.parametrize("seed", range(25))
def test_a_damaged_line_is_refused_or_read(seed: int) -> None:
    stream = Random(seed)
    text = stream.choice(match(seed % 5).states).to_text()
    for _ in range(40):
        start_of, length = stream.randrange(len(text)), stream.choice((1, 1, 2, 8))
        damaged = (
            text[:start_of] + stream.choice(("", "?", "9", "]", "[", "3D", ",", "-", ";")) + text[start_of + length :]
        )
        try:
            read = State.from_text(damaged)
        except RuleError:
            continue
        assert State.from_text(read.to_text()) == read
