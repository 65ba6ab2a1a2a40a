"""Pictures that ask are of states that do not tell: the last move's effects are left out, and nothing else."""

from __future__ import annotations

from gamelib.fivetenk import State
from gamelib.fivetenk.public import ended_trick, last_play
from gamelib.fivetenk.withholding import unburied, uncounted, unsettled, untaken
from tests.fivetenk.matches import match

SEEDS = range(1, 7)


def states() -> list[State]:
    return [step.state for seed in SEEDS for step in match(seed, 2).steps]


def test_an_unsettled_table_is_that_of_the_last_play() -> None:
    ended = [state for state in states() if state.settlement]
    assert len(ended) >= len(SEEDS)
    for state in ended:
        before = unsettled(state)
        assert (before.phase, before.settlement, before.winners, before.outcome) == ("play", None, (), None)
        assert before.levels == state.setting.levels
        assert before.turn is None
        assert (before.trick, before.hands, before.friends) == (state.trick, state.hands, state.friends)
        assert all(hand is None for seat, hand in enumerate(before.view(0).hands) if seat and state.hand_sizes[seat])


def test_a_table_in_play_is_given_back_as_it_is() -> None:
    for state in states():
        if not state.settlement:
            assert unsettled(state) is state


def test_an_uncounted_play_lies_there_but_nobody_has_joined_by_it() -> None:
    joined = 0
    for state in states():
        before = state.previous
        if before is None or before.phase != "play" or not state.trick:
            continue
        shown = uncounted(state)
        assert (shown.named_plays, shown.made_by) == (before.named_plays, before.made_by)
        assert (shown.trick, shown.hand_sizes, shown.top) == (state.trick, state.hand_sizes, state.top)
        joined += shown.friends != state.friends
    assert joined >= len(SEEDS)


def test_nothing_is_changed_by_looking() -> None:
    for state in states()[::7]:
        text = state.to_text()
        for look in (unsettled, uncounted, untaken):
            look(state)
        assert state.to_text() == text


def test_an_untaken_trick_has_all_its_passes_and_nobody_to_move() -> None:
    ends = 0
    for state in states():
        shown, before = untaken(state), state.previous
        if before is None or not before.trick or state.trick or state.phase != "play":
            assert shown is state
            continue
        ends += 1
        assert shown.trick[:-1] == before.trick
        assert (shown.trick[-1].seat, shown.trick[-1].reading) == (before.turn, None)
        assert shown.taken == before.taken
        assert shown.turn is None
        assert shown.view(3).turn is None
    assert ends > 100


def test_the_trick_that_has_ended_is_seen_until_the_next_lead() -> None:
    for state in states():
        ended = ended_trick(state)
        assert ended == ended_trick(state.view(2))
        takers = [event for event in state.events if event.kind == "trick"]
        assert bool(ended) == bool(takers)
        if ended:
            assert [last_play(ended).seat] == [event.facts["seat"] for event in takers]


def test_what_is_buried_is_withheld_until_all_is_shown() -> None:
    for state in states():
        hidden = unburied(state)
        if state.phase == "play":
            assert hidden.buried == ()
            assert (hidden.phase, hidden.turn, hidden.hands, hidden.trick) == (
                state.phase, state.turn, state.hands, state.trick,
            )  # fmt: skip
            assert (hidden.friends_named, hidden.made_by, hidden.taken) == (
                state.friends_named, state.made_by, state.taken,
            )  # fmt: skip
        else:
            assert hidden is state
