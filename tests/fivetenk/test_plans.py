"""A plan of a hand, and the plays worth a thought: nothing is lost, and nothing is no combination."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from gamelib.fivetenk import DECK, RANKS, leads
from gamelib.fivetenk.cards import Card, count_ranks
from gamelib.fivetenk.moves import PASS, Burials
from gamelib.fivetenk.players.candidates import FEW, candidates
from gamelib.fivetenk.players.light import group_of, groups
from gamelib.fivetenk.players.plans import plan, promise, worth
from gamelib.fivetenk.readings import MIXED, beats_reading
from tests.fivetenk.random_games import some

HANDS = st.tuples(st.integers(0, 10**6), st.integers(1, 32))


def hand_of(drawn: tuple[int, int]) -> list[Card]:
    seed, size = drawn
    return Random(seed).sample(DECK, size)


@given(HANDS)
def test_a_plan_parts_a_hand_into_combinations_that_can_be_led(drawn: tuple[int, int]) -> None:
    hand = hand_of(drawn)
    found = plan(tuple(count_ranks(hand)))
    assert Counter(rank for play in found for rank in play.ranks) == Counter(RANKS[card.rank] for card in hand)
    possible = set(leads(hand))
    ranks = {play.ranks for play in possible}
    for play in found:
        # Which suits a 5-10-K has is not planned.
        assert play in possible or (play.reading.kind == MIXED and play.ranks in ranks)


@given(HANDS)
def test_a_plan_has_no_more_combinations_than_the_hand_has_ranks_but_for_high_cards(drawn: tuple[int, int]) -> None:
    counts = count_ranks(hand_of(drawn))
    assert len(plan(tuple(counts))) <= sum(map(bool, counts[:12])) + sum(counts[12:])


@given(HANDS)
def test_a_hand_promises_what_its_combinations_do(drawn: tuple[int, int]) -> None:
    counts = tuple(count_ranks(hand_of(drawn)))
    assert promise(counts) == sum(map(worth, plan(counts)))


@given(HANDS, HANDS)
def test_combinations_in_numbers_compare_as_readings_do(one: tuple[int, int], two: tuple[int, int]) -> None:
    for first in plan(tuple(count_ranks(hand_of(one)))):
        for second in plan(tuple(count_ranks(hand_of(two)))):
            mine, theirs = group_of(first), group_of(second)
            alike = (mine.kind, mine.size) == (theirs.kind, theirs.size)
            special = first.reading.is_special, second.reading.is_special
            higher = mine.power > theirs.power if alike or all(special) else special[0] and not special[1]
            assert higher == beats_reading(first.reading, second.reading)


@given(HANDS)
def test_groups_are_the_plan_in_numbers(drawn: tuple[int, int]) -> None:
    hand = hand_of(drawn)
    found = groups(count_ranks(hand))
    assert sum(group.size for group in found) == len(hand)
    assert sum(group.points for group in found) == sum(card.points for card in hand)


def test_candidates_are_legal_moves_in_order_the_pass_and_the_plan_among_them() -> None:
    pruned = 0
    for state in some(6, 3):
        moves, view = state.legal_moves(), state.view(state.turn or 0)
        if state.phase != "play" or isinstance(moves, Burials):
            continue
        found = candidates(view, moves)
        places = [moves.index(move) for move in found]
        assert places == sorted(set(places))
        assert (PASS in found) == (PASS in moves)
        if len(moves) <= FEW:
            assert found == list(moves)
        pruned += len(moves) - len(found)
        planned = set(plan(tuple(count_ranks(view.hand))))
        assert {move for move in moves if move in planned and not getattr(move, "wings", ())} <= {*found}
    assert pruned > 500
