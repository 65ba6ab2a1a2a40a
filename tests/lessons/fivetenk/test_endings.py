"""Questions about a game's end: by its words just one answer is true, and the play that ends it is named (C27, C28)."""

from __future__ import annotations

import pytest

from gamelib.core import Message
from gamelib.fivetenk import State, View
from gamelib.fivetenk.table import ONE_LEFT, SEATS
from gamelib.lessons import generate
from gamelib.lessons.fivetenk.showing import JUST_BEFORE
from gamelib.lessons.forms import Number
from gamelib.words import say

SEEDS = range(200)


def true_by_words(label: str, state: State | View) -> bool:
    """Tell whether an answer is true of a state, by what its words say and nothing else."""
    holding = [seat for seat in range(SEATS) if state.hand_sizes[seat]]
    settled = None not in state.made_by
    friends = {seat for seat in state.made_by if seat not in (None, state.declarer)}
    side = {state.declarer, *friends}
    declarers_out = settled and side.isdisjoint(holding)
    defenders_out = settled and side.issuperset(holding)
    early = declarers_out or defenders_out
    return {
        "No, it goes on.": not early and len(holding) > 1,
        "Yes, an early end: all of the declarer's side are out.": declarers_out,
        "Yes, an early end: all of the defenders are out.": defenders_out,
        "Yes: only one player holds cards, and there is no early end.": len(holding) == 1 and not early,
    }[label]


def test_just_one_answer_about_the_end_is_true_by_its_words() -> None:
    one_holds = 0
    for seed in SEEDS:
        item = generate("endings", seed, "game over")
        after = item.after
        assert isinstance(after, State | View)
        assert not isinstance(item.form, Number)
        fitting = []
        for option in item.form.options:
            assert isinstance(option.label, Message)
            fitting += [option.key] * true_by_words(say(option.label), after)
        assert fitting == [item.answer]
        one_holds += sum(map(bool, after.hand_sizes)) == 1 and item.answer != ONE_LEFT
    assert one_holds > 10, "an early end often leaves just one player with cards"


@pytest.mark.parametrize("kind", ["game over", "last points", "defenders' total"])
def test_the_last_play_is_told_by_its_seat_and_cards(kind: str) -> None:
    for seed in SEEDS[:60]:
        item = generate("endings", seed, kind)
        told = say(item.told[0])
        assert isinstance(item.position, View)
        assert told.startswith(f"Seat {item.position.turn} ")
        assert " leads " in told or " plays " in told
        assert JUST_BEFORE in item.told


def test_a_named_play_that_the_picture_does_not_show_yet_is_told() -> None:
    told_of = 0
    for seed in SEEDS:
        item = generate("endings", seed, "last points")
        before, after = item.position, item.after
        assert isinstance(before, View)
        assert isinstance(after, State)
        made = [place for place in range(2) if before.made_by[place] != after.made_by[place]]
        told = " ".join(map(say, item.told))
        assert told.count("the one that was named") == len(made)
        told_of += bool(made)
    assert told_of > 20
