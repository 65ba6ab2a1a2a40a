"""Faults seen in other software, each a case that must come out right here."""

from __future__ import annotations

import pytest

from gamelib.fivetenk import beats, climb, leads, readings, replay, start
from tests.fivetenk.matches import match
from tests.fivetenk.positions import facts, kinds, played, position


def test_airplanes_are_compared_by_the_body_and_not_by_the_wings() -> None:
    lower, higher = "3D 3C 3H 4D 4C 4H 5D 5C 5H 2D 2C 2H", "4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 8D 9D"
    assert beats(lower, higher) is None
    assert beats(higher, lower) is not None


@pytest.mark.parametrize("cards", ["3D 3C 3H 3S 4D", "4D 4C 4H 4S 5D 5C", "LJ LJ BJ", "JD QD KD AD 2D"])
def test_what_forms_nothing_is_taken_for_nothing(cards: str) -> None:
    assert readings(cards) == ()
    assert not any(len(play.ranks) == len(cards.split()) for play in leads(cards))


def test_a_little_and_a_big_joker_are_no_pair() -> None:
    assert [reading.kind for reading in readings("LJ BJ")] == ["joker bomb"]
    assert beats("LJ BJ", "2D 2C") is not None
    assert not any(play.reading.kind == "pair" for play in leads("LJ BJ"))


@pytest.mark.parametrize("cards", ["3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H", "5D 10D KD", "7D 7C 7H 7S", "LJ BJ", "9D 9C"])
def test_no_set_of_cards_beats_itself(cards: str) -> None:
    assert beats(cards, cards) is None
    for reading in readings(cards):
        assert not reading.beats(reading)


def test_no_ordinary_combination_beats_a_bomb_and_no_bomb_the_joker_bomb() -> None:
    for cards in ("2D 2C 2H", "BJ BJ BJ", "10D JD QD KD AD", "AD AC AH KD KC KH 9D 8D"):
        assert beats(cards, "3D 3C 3H 3S") is None
    for count in range(4, 13):
        assert beats(["2D", "2C", "2H", "2S"] * (count // 4) + ["2D", "2C", "2H"][: count % 4], "LJ BJ") is None


def test_every_play_that_is_offered_is_accepted_and_none_is_offered_twice() -> None:
    for step in match(6).steps[1::5]:
        state = step.state
        moves = list(state.legal_moves())
        assert len({str(move) for move in moves}) == len(set(moves)) == len(moves)
        for move in moves[:120]:
            assert state.why_not(move) is None
            assert state.play(move).previous is state
            assert state.play(str(move)) == state.play(move)


def test_a_player_is_no_friend_for_holding_the_card() -> None:
    state = position("[3D 4S][AS 5S][9D AH][QS]", friends="AS 3 -; AH 3 -", buried="4D 4C 6D 6C 7D 7C", turn=1)
    assert state.friends == ()
    assert state.play("5S").friends == ()


def test_a_declarer_is_never_their_own_friend_and_two_copies_count_twice() -> None:
    state = position("[AS AS 4S][5S 9D][QS]", friends="AS 2 -; AH 3 2", buried="4D 4C 6D 6C 7D AS").play("AS AS")
    assert state.friends == (2,)
    assert state.named_plays[0] == 2
    assert "friend" not in kinds(state.events)


def test_two_steps_from_k_win_the_match() -> None:
    assert climb("K", 2) == "won"


def test_kitty_points_do_not_leak_before_the_settlement() -> None:
    for step in match(2).steps[2:-1:10]:
        state = step.state
        rest = {view.buried for view in map(state.view, range(6)) if view.seat != state.declarer}
        assert rest == {None}
        assert state.points is None
        assert all(
            f"[{' '.join(state.buried)}]" not in state.view(seat).to_text()
            for seat in range(6)
            if seat != state.declarer
        )


def test_going_back_and_playing_otherwise_gives_the_right_winner() -> None:
    state = position("[3D KS 9C][4D][5D QD]", taken="100,0,0,0,0,0")
    text = state.to_text()
    one = played(state, "3D", "4D", "5D", "pass")
    other = played(state, "KS", "pass", "pass")
    assert facts(one, "trick", "seat", "points") == [(2, 5)]
    assert facts(other, "trick", "seat", "points") == [(0, 10)]
    assert played(state, "3D", "4D", "5D", "pass") == one
    assert (one.turn, other.turn, state.to_text()) == (2, 0, text)


def test_the_turn_goes_on_when_the_leader_has_gone_out() -> None:
    state = played(position("[3D][4D 9D][5D 9C][]"), "3D", "pass", "pass")
    assert state.turn == 1
    assert [str(move) for move in state.legal_moves()] == ["4 (single)", "9 (single)"]


def test_deals_differ_by_seed_and_are_the_same_for_the_same() -> None:
    decks = {start(seed=seed).setting.deck for seed in range(100)}
    assert len(decks) == 100
    assert start(seed=5).setting.deck == start(seed=5).setting.deck
    whole = match(0, 4)
    dealt = {whole.start.setting.deck, *(step.dealt.setting.deck for step in whole.steps if step.dealt)}
    assert len(dealt) >= 4


def test_a_refusal_always_has_a_reason() -> None:
    state = replay(
        {"format": "fivetenk/1", "games": [{"first_seat": 0, "deck": list(map(str, start().setting.deck))}]}
    ).state
    problem = state.why_not("pass")
    assert problem is not None
    assert str(problem).endswith(".")
    assert problem.rule == "C13"
