"""Whatever a suggestion says of a move in 5-10-K is so, as the engine and all hands show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from gamelib.core.advice import Option
from gamelib.fivetenk import Card, State, answers, leads, nameable, start
from gamelib.fivetenk.cards import RANKS, count_ranks
from gamelib.fivetenk.moves import DECLINE, PASS, Bury, Move, Name
from gamelib.fivetenk.players.plans import plan
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.public import known_side
from gamelib.fivetenk.readings import LEAST_BOMB
from tests.fivetenk.advised import THINKING, advised, figures, number_in, played_well, said
from tests.fivetenk.positions import position
from tests.fivetenk.random_games import some


def others(state: State) -> list[int]:
    return [seat for seat in range(6) if seat != state.turn and state.hand_sizes[seat]]


def answerers(state: State, option: Option[Move]) -> list[int]:
    """Tell who could answer a play, looking into all hands."""
    move = option.move
    assert isinstance(move, Play)
    return [seat for seat in others(state) if answers(state.hands[seat], move.reading)]


def sides(state: State, seat: int) -> tuple[str | None, str | None]:
    return known_side(state, state.turn or 0), known_side(state, seat)


def friendly(state: State, seat: int) -> bool:
    own, other = sides(state, seat)
    return own is not None and own == other


def hostile(state: State, seat: int) -> bool:
    own, other = sides(state, seat)
    return None not in (own, other) and own != other


def nobody_answers(state: State, option: Option[Move], sentence: str) -> bool:
    after = state.play(option.move)
    points = after.trick_points
    leads_on = after.hand_sizes[state.turn or 0] > 0
    if "wins the lead" in sentence and not leads_on:
        return False
    return not answerers(state, option) and ("brings" not in sentence or number_in(sentence) == points > 0)


def same_side_answers(state: State, option: Option[Move], sentence: str) -> bool:
    del sentence
    return all(friendly(state, seat) for seat in answerers(state, option))


def would_take(state: State, option: Option[Move], sentence: str) -> bool:
    top = state.top_seat
    fine = state.play(option.move).trick_points == number_in(sentence) > 0 and top is not None
    return fine and ("other side" not in sentence or hostile(state, top or 0))


def goes_out(state: State, option: Option[Move], sentence: str) -> bool:
    del sentence
    return not state.play(option.move).hand_sizes[state.turn or 0]


def gets_rid(state: State, option: Option[Move], sentence: str) -> bool:
    seat = state.turn or 0
    after = state.play(option.move)
    left = after.hands[seat]
    at_once = any(len(play.ranks) == len(left) for play in leads(left))
    gone = state.hand_sizes[seat] - after.hand_sizes[seat]
    fine = gone == number_in(sentence) and ("one combination" not in sentence or at_once)
    return fine and ("breaks nothing up" not in sentence or whole(state, option.move))


def whole(state: State, move: Move) -> bool:
    """Tell whether a play is one of the plan, or leaves nothing of its ranks; of a bomb nothing is left either way."""
    assert isinstance(move, Play)
    hand, after = (one.hands[state.turn or 0] for one in (state, state.play(move)))
    left = {rank for rank in move.ranks if count(after, rank)}
    planned = move in plan(tuple(count_ranks(hand)))
    return (planned or not left) and all(count(hand, rank) < LEAST_BOMB for rank in left)


def keeps(state: State, option: Option[Move], sentence: str) -> bool:
    del sentence
    seat = state.turn or 0
    after = state.play(option.move).hands[seat] if not isinstance(option.move, Bury) else rest_of(state, option.move)
    for reason in option.reasons:
        for bomb in reason.message.facts.get("bombs", ()):  # type: ignore[attr-defined]
            ranks = ("LJ", "BJ") if bomb.kind == "joker bomb" else (bomb.rank,)
            now = [count(state.hands[seat], rank) for rank in ranks]
            if now != [count(after, rank) for rank in ranks] or (bomb.kind == "bomb" and now != [bomb.size]):
                return False
    return True


def rest_of(state: State, move: Bury) -> tuple[Card, ...]:
    left = list(state.hands[state.turn or 0])
    for card in move.cards:
        left.remove(card)
    return tuple(left)


def count(hand: tuple[Card, ...], rank: str) -> int:
    return sum(RANKS[card.rank] == rank for card in hand)


def friend_card(state: State, option: Option[Move], sentence: str) -> bool:
    after = state.play(option.move)
    joined = state.turn in after.friends and state.turn not in state.friends
    return after.made_by != state.made_by and ("joins" not in sentence or joined)


def leaves(state: State, option: Option[Move], sentence: str) -> bool:
    del option
    points = number_in(sentence) == state.trick_points if "points" in sentence else not state.trick_points
    return points and friendly(state, state.top_seat or 0)


def little(state: State, option: Option[Move], sentence: str) -> bool:
    del option
    return state.trick_points == (number_in(sentence) if "nothing" not in sentence else 0) < 10


def no_lower(state: State, option: Option[Move], sentence: str) -> bool:
    del sentence
    move = option.move
    assert isinstance(move, Play)
    kind = move.reading.kind
    same = [other for other in state.legal_moves() if isinstance(other, Play) and other.reading.kind == kind]
    return not any(move.reading.beats(other.reading) for other in same)


def too_few(state: State, option: Option[Move], sentence: str) -> bool:
    del sentence
    move = option.move
    assert isinstance(move, Play)
    seats = next(reason.message.facts["seats"] for reason in option.reasons if "seats" in reason.message.facts)
    assert isinstance(seats, tuple)
    return all(hostile(state, seat) and 0 < state.hand_sizes[seat] < len(move.ranks) for seat in seats)


def may_play_again(state: State, option: Option[Move], sentence: str) -> bool:
    del sentence
    return state.play(option.move).trick != ()


def only_pass(state: State, option: Option[Move], sentence: str) -> bool:
    del option, sentence
    return list(state.legal_moves()) == [PASS]


def no_fewer(state: State, option: Option[Move], sentence: str) -> bool:
    """Take what is left of the hand after each answer: no plan of it is shorter than the hand's own."""
    del option, sentence
    seat = state.turn or 0
    now = len(plan(tuple(count_ranks(state.hands[seat]))))
    after = [state.play(move).hands[seat] for move in state.legal_moves() if move != PASS]
    return all(len(plan(tuple(count_ranks(hand)))) >= now for hand in after)


def keeps_all(state: State, option: Option[Move], sentence: str) -> bool:
    del sentence
    return option.move == PASS and state.play(option.move).hands[state.turn or 0] == state.hands[state.turn or 0]


CLAIMS: dict[str, Callable[[State, Option[Move], str], bool]] = {
    "Nobody can answer it but players": same_side_answers,
    "Nobody can answer it, so": nobody_answers,
    "Would take": would_take,
    "Plays the last cards": goes_out,
    "Gets rid of": gets_rid,
    "Keeps whole": keeps,
    "Makes the play of": friend_card,
    "Leaves the trick": leaves,
    "There is": little,
    "No lower": no_lower,
    "Seat": too_few,
    "May still play": may_play_again,
    "Nothing in the hand beats it": only_pass,
    "Every answer would": no_fewer,
    "Keeps every card": keeps_all,
}
"""What each sentence about a play claims, told by how it begins."""


@pytest.mark.parametrize("strength", THINKING)
def test_what_is_said_of_a_play_or_a_pass_is_so(strength: str) -> None:
    told: Counter[str] = Counter()
    games = [*played_well(6), *[state for state in some(4, 3) if state.phase == "play"]]
    for state in games if strength == "simple" else games[::6]:
        for option in advised(state, strength, most=3).options:
            for sentence in said(option):
                if sentence.startswith("Of these choices"):
                    continue  # That is what averages are for, below.
                claim = next(start for start in CLAIMS if sentence.startswith(start))
                told[claim] += 1
                assert CLAIMS[claim](state, option, sentence), (sentence, option.move, state.to_text())
            numbers = figures(option)
            after = state.play(option.move)
            if option.move != PASS:
                assert numbers["points in the trick"] == after.trick_points
            assert numbers["cards left in the hand"] == after.hand_sizes[state.turn or 0]
    wanted = set(CLAIMS) - {"Keeps every card", "Seat", "Nobody can answer it but players"}
    assert strength != "simple" or wanted <= set(told)


@pytest.mark.parametrize("strength", THINKING)
def test_what_is_said_before_the_first_trick_is_so(strength: str) -> None:
    told: Counter[str] = Counter()
    for state in some(6, 5):
        if state.phase == "play":
            continue
        hand = state.hands[state.turn or 0]
        for option in advised(state, strength).options:
            numbers, move = figures(option), option.move
            if isinstance(move, Bury):
                lost = sum(card.points for card in move.cards)
                assert numbers["points buried"] == lost
                buries = f"Buries {lost} points: they go" if lost else "Buries no points"
                assert said(option)[0].startswith(buries)
                assert keeps(state, option, "")
                told["bury"] += 1
            elif isinstance(move, Name):
                for friend, sentence in zip(move.friends, said(option), strict=False):
                    own, gone = hand.count(friend.card), state.buried.count(friend.card)
                    assert friend.card in nameable(state.buried)
                    assert str(friend.card) in sentence
                    assert ("can never be made" in sentence) == (friend.nth > 3 - gone)
                    assert ("holds no" in sentence) <= (own == 0)
                    assert ("holds too few" in sentence) <= (0 < own < friend.nth)
                told["name"] += 1
            else:
                high = sum(card.rank >= 12 for card in hand)
                assert numbers["twos and jokers"] == high
                assert any(f"Of {len(hand)} cards received so far, {high} are" in sentence for sentence in said(option))
                again = any(sentence.startswith("The chance comes again") for sentence in said(option))
                assert again == (move == DECLINE and len(hand) < 26)
                told["deal"] += 1
    assert set(told) == {"bury", "name", "deal"}


def test_c14_with_the_last_card_no_chance_is_said_to_come_again() -> None:
    state = start(0)
    while len(state.hands[state.turn or 0]) < 26:
        state = state.play(DECLINE)
    last, before = advised(state, "simple"), advised(state.previous or state, "simple")
    assert not any("comes again" in sentence for option in last.options for sentence in said(option))
    assert any("comes again" in sentence for option in before.options for sentence in said(option))


def test_c25_the_last_card_is_not_said_to_win_the_lead() -> None:
    state = position("[BJ][3D 4D][5D 6D][7D 8D][JD QD][QC 9C]", trick="5: 9C", turn=0, friends="AS 1 1; AH 1 1")
    option = advised(state, "simple").options[0]
    assert str(option.move) == "BJ (single)"
    assert said(option) == ["Plays the last cards, and so is out."]


def test_what_is_taken_out_of_a_bomb_is_not_said_to_break_nothing_up() -> None:
    hands = "[3D 4D 5D 6D 7D 7C 7H 7S AD][3D 4D][5D 6D][7D 8D][JD QD][QC 9C]"
    options = advised(position(hands, turn=0, friends="AS 1 1; AH 1 1"), "simple", most=None).options
    unbroken = {
        str(option.move) for option in options if any("breaks nothing up" in sentence for sentence in said(option))
    }
    assert unbroken == {"7 7 7 7 (bomb)", *(f"{rank} (single)" for rank in "3456A")}
