"""The deal and the declarer: C13 to C18 and R1 to R3."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import Burials, Bury, State, record, replay, start
from gamelib.fivetenk.dealing import seat_of
from tests.fivetenk.matches import match, written
from tests.fivetenk.positions import facts, stacked

LATER = {"levels": ["5", "3", "K", "3", "7", "A"], "previous": {"declarer": 1, "winners": [0, 2, 4]}}


def game(deck: list[str], first_seat: int = 0, **more: Any) -> dict[str, Any]:
    """Write a record of one deal."""
    match_keys: dict[str, Any] = {key: more.pop(key) for key in ("levels", "previous") if key in more}
    entry = {"first_seat": first_seat, "deck": deck, **more}
    return {"format": "fivetenk/1", "levels": ["3"] * 6, **match_keys, "games": [entry]}


def dealt(deck: list[str], first_seat: int = 0, **more: Any) -> State:
    return replay(game(deck, first_seat, dealt=0, **more)).state


def declined(state: State, times: int) -> State:
    for _ in range(times):
        state = state.play("decline")
    return state


def refusal(record: dict[str, Any]) -> tuple[str, int | None]:
    with pytest.raises(RuleError) as refused:
        replay(record)
    return refused.value.rule, refused.value.step


def test_c13_in_the_first_game_anybody_may_reveal_a_3_and_the_first_is_declarer() -> None:
    state = dealt(stacked(["4D", "9C", "3D", "8H"]))
    assert (state.phase, state.turn, state.dealt, state.declarer) == ("deal", 2, 3, None)
    assert [str(move) for move in state.legal_moves()] == ["reveal", "decline"]
    after = state.play("reveal")
    assert (after.declarer, after.phase) == (2, "bury")
    assert facts(after, "declarer", "seat", "how", "level") == [(2, "reveal", "3")]
    assert after.events[0].rules[0] == "C13"
    problem = after.why_not("reveal")
    assert problem is not None
    assert problem.rule == "C13"


def test_c13_nobody_is_declarer_before_that_and_nobody_without_a_3() -> None:
    deck = stacked(["4D", "9C", "3D", "8H"])
    assert refusal(game(deck, reveal={"seat": 1, "at": 1})) == ("C13", 0)
    assert replay(game(deck, reveal={"seat": 2, "at": 2})).state.declarer == 2
    with pytest.raises(RuleError) as refused:
        start(levels=["3", "3", "3", "3", "3", "4"])
    assert refused.value.rule == "C13"


def test_c14_who_declined_is_asked_again_at_the_next_card() -> None:
    # Seat 2 receives cards 2, 8, 14, …; nobody else holds a 3 before the 30th card.
    tops = ["4D"] * 3 + ["4C"] * 3 + ["4H"] * 3 + ["4S"] * 3 + ["6D"] * 3 + ["6C"] * 3 + ["6H"] * 3 + ["6S"] * 3
    tops[2] = "3D"
    state = dealt(stacked(tops))
    asked = []
    for _ in range(4):
        asked.append((state.turn, state.dealt))
        state = state.play("decline")
    assert asked == [(2, 3), (2, 9), (2, 15), (2, 21)]
    assert state.play("reveal").declarer == state.turn
    problem = state.why_not("nobody reveals")
    assert problem is not None
    assert problem.rule == "C14"


def test_c15_first_game_and_nobody_reveals_the_cards_are_dealt_again() -> None:
    state = start(seed=3)
    levels = state.levels
    while state.turn is not None:
        state = state.play("decline")
    assert state.phase == "thrown in"
    assert [event.kind for event in state.events] == ["redeal"]
    assert state.legal_moves() == ()
    again = state.next_deal()
    assert (again.game_number, again.setting.deal, again.phase) == (0, 1, "deal")
    assert again.setting.deck != state.setting.deck
    assert again.levels == levels
    assert len(again.setting.may_reveal) == 6
    refused = state.why_not({"bury": ["3D"]})
    assert refused is not None
    assert refused.rule == "C15"


def test_c15_a_record_that_plays_on_without_a_declarer_is_refused() -> None:
    entry = written(0)
    entry["games"][0]["reveal"] = None
    assert refusal(entry) == ("C15", 1)


def test_c16_later_only_winners_may_reveal_each_their_own_level() -> None:
    #            seat 2: K, seat 3: no winner, seat 4: 7, seat 5: no winner, seat 0: 5
    deck = stacked(["3D", "3H", "7D", "AD", "KD"])
    state = dealt(deck, 2, **LATER)
    # Seat 2 gets a 3, seat 3 a 3 and seat 5 an A (levels of losers), seat 4 a 7, seat 0 a K.
    assert (state.turn, state.dealt) == (4, 3)
    after = state.play("reveal")
    assert facts(after, "declarer", "seat", "how", "level") == [(4, "reveal", "7")]
    assert after.events[0].rules[0] == "C16"
    assert refusal(game(deck, 2, reveal={"seat": 3, "at": 1}, **LATER)) == ("C16", 0)
    assert refusal(game(deck, 2, reveal={"seat": 5, "at": 3}, **LATER)) == ("C16", 0)
    assert refusal(game(deck, 2, reveal={"seat": 0, "at": 4}, **LATER)) == ("C16", 0)


@pytest.mark.parametrize(
    ("declarer", "winners", "found"),
    [(1, [0, 2, 4], 2), (2, [2], 2), (3, [0, 1, 2, 4, 5], 4), (5, [0, 1, 4], 0), (4, [0, 4], 0), (0, [0, 5], 5)],
)
def test_c17_nobody_reveals_the_first_winner_after_the_last_declarer(
    declarer: int, winners: list[int], found: int
) -> None:
    state = start(seed=9, levels=["9"] * 6, previous={"declarer": declarer, "winners": winners})
    while state.phase == "deal":
        state = state.play("decline")
    assert state.declarer == found
    assert facts(state, "declarer", "seat", "how") == [(found, "nobody revealed")]
    assert state.events[-1].rules[0] == "C17"


def test_c17_holds_too_where_nobody_can_be_asked() -> None:
    # All twelve aces go to seat 2, and the only winner, seat 1, is at level A.
    aces = ["AD", "AC", "AH", "AS"] * 3
    rest = stacked(aces)[12:]
    deck = [aces.pop() if index % 6 == 0 and aces else rest.pop(0) for index in range(156)] + rest
    played = replay(
        game(deck, 2, reveal=None, levels=["3", "A", "3", "3", "3", "3"], previous={"declarer": 1, "winners": [1]})
    )
    assert played.start.turn is None
    assert [event.kind for event in played.start.events] == ["deal"]
    assert [event.kind for event in played.steps[0].events] == ["declarer"]
    assert (played.steps[0].seat, played.state.declarer) == (None, 1)
    assert played.start.play("nobody reveals") == played.state
    assert State.from_text(played.start.to_text()) == played.start
    assert record(played.state)["games"] == [{"first_seat": 2, "deck": deck, "reveal": None}]


def test_c17_then_the_game_is_dealt_with_its_declarer() -> None:
    seeds = [
        seed
        for seed in range(300)
        if start(seed, levels=["A"] * 6, previous={"declarer": 1, "winners": [1]}).phase == "bury"
    ]
    assert seeds  # Now and then a single winner is dealt none of the twelve aces.
    state = start(seeds[0], levels=["A"] * 6, previous={"declarer": 1, "winners": [1]})
    assert [event.kind for event in state.events] == ["deal", "declarer"]
    assert state.turn == state.declarer == 1


def bury_state() -> State:
    return match(4).steps[0].state


def test_c18_the_declarer_takes_the_kitty_buries_six_and_leads() -> None:
    state = bury_state()
    declarer = state.declarer
    assert declarer is not None
    assert len(state.hands[declarer]) == 32
    moves = state.legal_moves()
    assert isinstance(moves, Burials)
    assert len(moves) == 906_192
    six = moves[12345]
    assert six in moves
    assert Bury(six.cards[:5]) not in moves
    after = state.play(six)
    assert after.buried == six.cards
    assert len(after.hands[declarer]) == 26
    led = after.play(after.legal_moves()[0])
    assert (led.phase, led.turn, led.top) == ("play", declarer, None)


def test_c18_what_is_not_held_or_not_six_cannot_be_buried() -> None:
    state = bury_state()
    hand = state.hands[state.declarer or 0]
    other = next(card for card in state.hands[((state.declarer or 0) + 1) % 6] if card not in hand)
    for cards in (hand[:5], hand[:7], (*hand[:5], other), ()):
        problem = state.why_not({"bury": [str(card) for card in cards]})
        assert problem is not None
        assert problem.rule == "C18"
    assert state.why_not({"bury": [str(card) for card in hand[:6]]}) is None
    for early in ("pass", str(hand[0])):
        problem = state.why_not(early)
        assert problem is not None
        assert problem.rule == "C18"


def test_c18_what_was_buried_is_seen_by_the_declarer_alone_until_the_settlement() -> None:
    state = match(4).steps[10].state
    for seat in range(6):
        view = state.view(seat)
        assert view.buried == (state.buried if seat == state.declarer else None)
    settled = match(4).state
    assert all(settled.view(seat).buried == settled.buried for seat in range(6))
    assert facts(settled, "settlement", "buried") == [(settled.buried,)]


def test_r1_everybody_starts_at_3_and_nobody_stands_at_2() -> None:
    assert start().levels == ("3",) * 6
    with pytest.raises(RuleError) as refused:
        start(levels=["2", "3", "3", "3", "3", "3"], previous={"declarer": 0, "winners": [0]})
    assert refused.value.rule == "R1"


def test_r2_cards_are_dealt_one_at_a_time_by_seat_and_the_last_six_are_the_kitty() -> None:
    state = start(seed=12)
    setting = state.setting
    for index in range(state.dealt):
        assert setting.deck[index] in state.hands[seat_of(setting.first_seat, index)]
    assert sum(map(len, state.hands)) == state.dealt
    revealed = state.play("reveal")
    declarer = revealed.declarer or 0
    assert set(setting.deck[156:]) <= set(revealed.hands[declarer])
    assert sorted(revealed.hands[declarer]) == sorted((*setting.received(declarer, 156), *setting.deck[156:]))


def test_r2_the_first_seat_is_drawn_in_the_first_game_and_follows_the_declarer_later() -> None:
    assert {start(seed=seed).first_seat for seed in range(60)} == set(range(6))
    assert start(seed=1, levels=["4"] * 6, previous={"declarer": 3, "winners": [3]}).first_seat == 4
    assert start(seed=1, levels=["4"] * 6, previous={"declarer": 5, "winners": [5]}).first_seat == 0
    two = written(0, 2)
    declarer = match(0).state.declarer or 0
    assert two["games"][-1]["first_seat"] == (declarer + 1) % 6
    two["games"][-1]["first_seat"] = (declarer + 2) % 6
    assert refusal(two) == ("R2", None)


def test_r3_a_seat_is_asked_when_it_receives_a_card_and_holds_one_to_reveal() -> None:
    deck = stacked(["4D", "9C", "3D", "8H"])
    assert refusal(game(deck, reveal={"seat": 1, "at": 2})) == ("R3", 0)
    state = dealt(deck)
    problem = state.why_not({"seat": 1, "reveal": True})
    assert problem is not None
    assert problem.rule == "R3"
    assert problem.legal == ()
    assert "2" not in str(problem)  # Who is asked is that seat's to know alone.


def test_r3_being_asked_and_declining_are_seen_by_that_seat_alone() -> None:
    state = start(seed=21)
    seen = [state.view(seat) for seat in range(6)]
    for _ in range(25):
        asked = state.turn
        before, state = state, state.play("decline")
        assert state.events == () or state.phase != "deal"
        assert repr(state) == repr(before) or state.phase != "deal"
        for seat in range(6):
            view = state.view(seat)
            assert view.turn == (seat if state.turn == seat else None)
            assert all(done.seat == seat for done in view.done)
            # Nothing changes for a seat that has received no further card.
            if state.dealt - before.dealt < 6 and view.hand == seen[seat].hand and seat not in (asked, state.turn):
                assert view == seen[seat]
            assert view.dealt == 0 or seat_of(state.first_seat, view.dealt - 1) == seat
            seen[seat] = view


def test_r3_a_declined_chance_does_not_show_in_the_views_of_others() -> None:
    state = declined(start(seed=21), 6)
    revealed = state.play("reveal")
    for seat in range(6):
        others = [done for done in revealed.view(seat).done if str(done.move) == "decline"]
        assert all(done.seat == seat for done in others)
