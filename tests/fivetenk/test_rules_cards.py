"""The cards and the combinations: C1 to C12, R4 to R9 and R19."""

from __future__ import annotations

from itertools import combinations

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import (
    DECK,
    FACES,
    RANKS,
    Card,
    Reading,
    Rules,
    answers,
    beats,
    leads,
    readings,
    replay,
    start,
    why_nothing,
)
from tests.fivetenk.matches import match, written
from tests.fivetenk.positions import position

JOKERS_OF_ONE_KIND = Rules(wing_jokers="not_both")


def kinds_of(cards: str, rules: Rules | None = None) -> list[str]:
    return [reading.kind for reading in readings(cards, rules or Rules())]


def ranked(cards: str) -> list[tuple[str, str | None]]:
    return [(reading.kind, reading.rank) for reading in readings(cards)]


def wins(cards: str, top: str) -> bool:
    return beats(cards, top) is not None


def test_c1_three_decks_with_jokers_26_cards_each_and_six_in_the_kitty() -> None:
    assert len(DECK) == 162
    assert len(FACES) == len(set(DECK)) == 54
    assert all(DECK.count(card) == 3 for card in FACES)
    assert Card("10h") is Card("10H")
    state = match(0).steps[0].state
    assert sorted(map(len, state.hands)) == [26, 26, 26, 26, 26, 32]
    assert sorted(card for hand in state.hands for card in hand) == sorted(DECK)


@pytest.mark.parametrize("change", ["a fourth copy", "a card too few", "a card too many"])
def test_c1_a_deck_that_is_not_three_decks_is_refused(change: str) -> None:
    record = written(0)
    deck = record["games"][0]["deck"]
    if change == "a fourth copy":
        deck[deck.index("3D")] = "4D"
    elif change == "a card too few":
        deck.pop()
    else:
        deck.append("3D")
    with pytest.raises(RuleError) as refused:
        replay(record)
    assert (refused.value.rule, refused.value.step) == ("C1", None)


def test_c1_four_copies_of_a_face_are_no_cards_to_play() -> None:
    with pytest.raises(RuleError) as refused:
        readings("3D 3D 3D 3D")
    assert refused.value.rule == "C1"


def test_c2_ranks_rise_from_3_to_the_big_joker() -> None:
    order = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "LJ", "BJ"]
    assert list(RANKS) == order
    for low, high in combinations(order, 2):
        one, other = (rank if "J" in rank and len(rank) == 2 else f"{rank}S" for rank in (low, high))
        assert wins(other, one)
        assert not wins(one, other)


def test_c2_levels_change_no_rank_and_no_suit_is_trumps() -> None:
    state = position("[7D][8S 4D][9C]", levels="A,7,7,7,7,7", previous="0:0", trick="0: 8D", turn=1)
    assert state.why_not("8S") is not None
    assert state.why_not("4D") is not None
    assert (
        position("[7D][9S 4D][9C]", levels="A,7,7,7,7,7", previous="0:0", trick="0: 8D", turn=1).why_not("9S") is None
    )


def test_c3_fives_tens_and_kings_make_300() -> None:
    by_rank = {rank: sum(card.points for card in DECK if card[:-1] == rank) for rank in RANKS}
    assert {rank: points for rank, points in by_rank.items() if points} == {"5": 60, "10": 120, "K": 120}
    assert [Card(card).points for card in ("5D", "10C", "KH", "AS", "LJ")] == [5, 10, 10, 0, 0]
    assert sum(card.points for card in DECK) == 300


def test_c3_a_position_with_other_than_300_points_is_refused() -> None:
    text = position("[7D][8D][9D]").to_text()
    with pytest.raises(RuleError) as refused:
        type(start()).from_text(text.replace("taken=0,0,0,0,0,300", "taken=0,0,0,0,0,295"))
    assert refused.value.rule == "C3"


SETS = [
    ("3D", [("single", "3")]),
    ("BJ", [("single", "BJ")]),
    ("9D 9S", [("pair", "9")]),
    ("9D 10S", []),
    ("KD KS KS", [("triple", "K")]),
    ("KD KS AS", []),
]


@pytest.mark.parametrize(("cards", "found"), SETS)
def test_c4_singles_pairs_and_triples(cards: str, found: list[tuple[str, str]]) -> None:
    assert ranked(cards) == found
    problem = why_nothing(cards)
    assert (problem and problem.rule) == (None if found else "C4")


TRIPLES = [
    ("9D 9S 9C 4D", [("triple with single", "9")]),
    ("9D 9S 9C 4D 4C", [("triple with pair", "9")]),
    ("9D 9S 9C 4D 6C", []),
    ("9D 9S 4C 4D", []),
    ("9D 9S 9C 9H 4D", []),
    ("2D 2S 2C 3D", [("triple with single", "2")]),
]


@pytest.mark.parametrize(("cards", "found"), TRIPLES)
def test_c5_a_triple_with_a_single_or_with_a_pair_of_another_rank(cards: str, found: list[tuple[str, str]]) -> None:
    assert ranked(cards) == found


SEQUENCES = [
    ("5D 6C 7C 8C 9H", [("straight", "9")]),
    ("10D JC QC KC AH", [("straight", "A")]),
    ("5D 6C 7C 8C", []),
    ("JD QC KC AC 2H", []),
    ("AD 3C 4C 5C 6H", []),
    ("5D 6C 7C 8C 10H", []),
    ("3D 3C 4C 4C", [("consecutive pairs", "4")]),
    ("3D 3C 4C 4C 5D 5C", [("consecutive pairs", "5")]),
    ("AD AC 2C 2C", []),
    ("3D 3C 5C 5C", []),
    ("KD KC KC AC AC AD", [("airplane", "A")]),
    ("AD AC AH 2C 2D 2S", []),
    ("3D 3C 3H 5C 5C 5D", []),
    ("3D 3C 3H 4C 4C 4D 8D 9D", [("airplane with singles", "4")]),
    ("3D 3C 3H 4C 4C 4D 8D 8D 9D 9C", [("airplane with pairs", "4")]),
    ("3D 3C 3H 4C 4C 4D 8D", []),
    ("3D 3C 3H 4C 4C 4D 8D 8D 9D", []),
    ("3D 3C 3H 4C 4C 4D 8D 8D 9D JC", []),
    ("LJ LJ LJ BJ BJ BJ", []),
]


@pytest.mark.parametrize(("cards", "found"), SEQUENCES)
def test_c6_sequences_and_airplanes(cards: str, found: list[tuple[str, str]]) -> None:
    assert ranked(cards) == found


WINGS = ["3S", "4S", "LJ", "BJ"]


@pytest.mark.parametrize("wing", WINGS)
def test_c7_no_rank_of_the_body_and_no_joker_is_a_wing(wing: str) -> None:
    cards = f"3D 3C 3H 4D 4C 4H 9D {wing}"
    assert readings(cards) == ()
    problem = why_nothing(cards)
    assert problem is not None
    assert problem.rule == "C7"


@pytest.mark.parametrize("wings", ["3S 3S", "LJ LJ", "BJ BJ"])
def test_c7_holds_for_pair_wings_too(wings: str) -> None:
    cards = f"3D 3C 3H 4D 4C 4H 9D 9C {wings}"
    assert readings(cards) == ()
    problem = why_nothing(cards)
    assert problem is not None
    assert problem.rule == "C7"
    assert not any(play.reading.kind == "airplane with pairs" for play in leads(cards))


KIND_AND_RANK = [
    # cards, top, whether they beat it
    ("9D 9C", "8D 8C", True),
    ("9D 9C", "9H 9S", False),
    ("9D 9C", "8D", False),
    ("9D 9C 9H", "8D 8C", False),
    ("4D 5D 6D 7D 8C", "3D 4D 5D 6D 7D", True),
    ("4D 5D 6D 7D 8C 9C", "3D 4D 5D 6D 7D", False),
    ("9D 9C 9H 3D", "8D 8C 8H AS", True),
    ("8D 8C 8H AS", "9D 9C 9H 3D", False),
    ("9D 9C 9H 3D", "8D 8C 8H AS AC", False),
    ("6D 6C 7D 7C", "5D 5C 5H 3D", False),
    ("8D 8C 8H 9D 9C 9H", "3D 4D 5D 6D 7D 8C", False),
    ("4D 4C 5D 5C", "3D 3C 4H 4S", True),
    # By the body, whatever the wings are.
    ("5D 5C 5H 6D 6C 6H 3D 3C", "4D 4C 4H 5D 5S 5S AD KD", True),
    ("4D 4C 4H 5D 5S 5S AD KD", "5D 5C 5H 6D 6C 6H 3D 3C", False),
    # Special ones beat all of these.
    ("5D 10C KD", "AD AC AH", True),
    ("3D 3C 3H 3S", "10D JD QD KD AD", True),
    ("LJ BJ", "2D", True),
    ("AD AC AH", "5D 10C KD", False),
    ("BJ", "3D 3C 3H 3S", False),
]


@pytest.mark.parametrize(("cards", "top", "beaten"), KIND_AND_RANK)
def test_c8_the_same_kind_and_number_and_a_higher_rank_or_a_special_one(cards: str, top: str, beaten: bool) -> None:  # noqa: FBT001
    assert wins(cards, top) == beaten
    assert any(len(play.ranks) == len(cards.split()) for play in answers(cards, top)) == beaten


SPECIALS = ["5D 10C KD", "5D 10D KD", "3D 3C 3H 3S", "LJ BJ"]


def test_c9_special_combinations_have_an_order() -> None:
    for low, high in combinations(SPECIALS, 2):
        assert wins(high, low)
        assert not wins(low, high)


SUITED = ["5D 10D KD", "5C 10C KC", "5H 10H KH", "5S 10S KS"]


def test_c10_suits_rank_the_suited_5_10_ks_and_all_mixed_ones_are_equal() -> None:
    assert ranked("5D 10C KD") == [("mixed 5-10-K", None)]
    assert [ranked(cards) for cards in SUITED] == [[("suited 5-10-K", suit)] for suit in "DCHS"]
    for low, high in combinations(SUITED, 2):
        assert wins(high, low)
        assert not wins(low, high)
    for cards in SUITED:
        assert not wins(cards, cards)
    assert not wins("5S 10S KH", "5D 10D KC")
    assert readings("5D 10D KD KD") == ()


def test_c10_a_hand_lists_each_suited_one_and_the_mixed_one_once() -> None:
    plays = [play.reading for play in leads("5D 5S 10D 10S KD KS") if play.ranks == ("5", "10", "K")]
    assert plays == [
        Reading("mixed 5-10-K", 3, None),
        Reading("suited 5-10-K", 3, "D"),
        Reading("suited 5-10-K", 3, "S"),
    ]
    only = [play.reading for play in leads("5D 5D 10D KD") if play.ranks == ("5", "10", "K")]
    assert only == [Reading("suited 5-10-K", 3, "D")]


BOMBS = ["3D 3C 3H 3S", "4D 4C 4H 4S", "2D 2C 2H 2S", "3D 3C 3H 3S 3S", "4D 4C 4H 4S 4S", "3D 3C 3H 3S 3S 3S"]


def test_c11_more_cards_win_and_then_the_higher_rank() -> None:
    for low, high in combinations(BOMBS, 2):
        assert wins(high, low)
        assert not wins(low, high)
        assert not wins(high, high)
    twelve = " ".join(card for card in DECK if card.startswith("7"))
    assert readings(twelve) == (Reading("bomb", 12, "7"),)
    assert [play.reading.size for play in leads(twelve) if play.reading.kind == "bomb"] == list(range(4, 13))


def test_c12_one_little_and_one_big_joker_beat_every_bomb_and_not_their_equal() -> None:
    assert ranked("BJ LJ") == [("joker bomb", None)]
    assert wins("LJ BJ", " ".join(card for card in DECK if card.startswith("2")))
    assert not wins("LJ BJ", "LJ BJ")
    assert readings("LJ LJ BJ BJ") == ()
    assert answers("LJ BJ 2D 2C 2H 2S", "LJ BJ") == ()


def test_r4_jokers_of_one_kind_are_wings_where_the_option_says_so() -> None:
    for wings, kind in [
        ("LJ LJ", "airplane with singles"),
        ("BJ 9D", "airplane with singles"),
        ("LJ LJ 9D 9C", "airplane with pairs"),
    ]:
        cards = f"3D 3C 3H 4D 4C 4H {wings}"
        assert kinds_of(cards) == []
        assert kinds_of(cards, JOKERS_OF_ONE_KIND) == [kind]
        assert any(
            play.wings and play.wings[-1] in {"LJ", "BJ"}
            for play in leads(cards, JOKERS_OF_ONE_KIND)
            if len(play.ranks) > 6
        )
    both = "3D 3C 3H 4D 4C 4H LJ BJ"
    assert kinds_of(both, JOKERS_OF_ONE_KIND) == []
    problem = why_nothing(both, JOKERS_OF_ONE_KIND)
    assert problem is not None
    assert problem.rule == "C7"
    with pytest.raises(RuleError) as refused:
        Rules(wing_jokers="both")
    assert refused.value.rule == "R4"


def test_r4_a_match_is_played_by_its_option() -> None:
    hands = "[3D 3C 3H 4S 4C 4H LJ 9D 9C][QD][KD]"
    cards = "3D 3C 3H 4S 4C 4H LJ 9D"
    refused = position(hands).why_not(cards)
    assert refused is not None
    assert refused.rule == "C7"
    assert position(hands, rules="not_both").why_not(cards) is None


def test_r5_wings_may_repeat_a_rank() -> None:
    assert kinds_of("3D 3C 3H 4D 4C 4H 9D 9C") == ["airplane with singles"]
    assert kinds_of("3D 3C 3H 4D 4C 4H 9D 9C 9H 9S") == ["airplane with pairs"]
    listed = {
        play.wings for play in leads("3D 3C 3H 4D 4C 4H 9D 9C 9H 9S") if play.reading.kind.startswith("airplane with")
    }
    assert listed == {("9", "9"), ("9", "9", "9", "9")}


def test_r6_jokers_of_one_kind_are_pairs_and_triples_and_never_a_bomb() -> None:
    assert ranked("LJ LJ") == [("pair", "LJ")]
    assert ranked("BJ BJ BJ") == [("triple", "BJ")]
    assert kinds_of("LJ BJ") == ["joker bomb"]
    assert kinds_of("LJ BJ BJ") == []
    assert all(play.reading.kind != "bomb" for play in leads("LJ LJ LJ BJ BJ BJ"))


def test_r7_a_joker_may_be_the_wing_of_a_lone_triple() -> None:
    assert ranked("9D 9C 9H LJ") == [("triple with single", "9")]
    assert ranked("9D 9C 9H BJ BJ") == [("triple with pair", "9")]
    assert ranked("LJ LJ LJ BJ") == [("triple with single", "LJ")]
    assert ("9", "9", "9", "LJ") in {play.ranks for play in leads("9D 9C 9H LJ")}


FOUR_TRIPLES = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H"


def test_r8_unnamed_it_is_the_longest_body_and_then_the_highest_rank() -> None:
    assert readings(FOUR_TRIPLES) == (
        Reading("airplane", 12, "6"),
        Reading("airplane with singles", 12, "6"),
        Reading("airplane with singles", 12, "5"),
    )
    state = position(f"[{FOUR_TRIPLES} 8D][QD][KD]", buried="7D 7C 9D 9C AH AS")
    (lead,) = state.play(FOUR_TRIPLES).trick
    assert lead.reading == Reading("airplane", 12, "6")


def test_r8_a_lead_may_name_its_kind_and_the_highest_of_it_is_meant() -> None:
    state = position(f"[{FOUR_TRIPLES} 8D][QD][KD]", buried="7D 7C 9D 9C AH AS")
    (lead,) = state.play(f"{FOUR_TRIPLES} as airplane with singles").trick
    assert lead.reading == Reading("airplane with singles", 12, "6")
    lower = next(play for play in leads(FOUR_TRIPLES) if play.reading == Reading("airplane with singles", 12, "5"))
    assert lower not in state.legal_moves()
    for refused in (lower, f"{FOUR_TRIPLES} as straight"):
        problem = state.why_not(refused)
        assert problem is not None
        assert problem.rule == "R8"


def test_r8_as_an_answer_it_is_whichever_reading_beats_the_trick_the_highest_if_several() -> None:
    top = Reading("airplane with singles", 12, "5")
    higher = FOUR_TRIPLES.replace("3", "7")  # 4 5 6 and 7 three times each
    assert beats(higher, top) == Reading("airplane with singles", 12, "7")
    assert beats(higher, Reading("airplane", 12, "6")) == Reading("airplane", 12, "7")
    assert beats(FOUR_TRIPLES, Reading("airplane with singles", 12, "4")) == Reading("airplane with singles", 12, "6")
    assert beats(FOUR_TRIPLES, Reading("airplane with singles", 12, "6")) is None


def test_r9_three_and_one_of_a_rank_are_a_bomb() -> None:
    assert ranked("7D 7C 7H 7S") == [("bomb", "7")]
    assert [play.reading.kind for play in leads("7D 7C 7H 7S") if len(play.ranks) == 4] == ["bomb"]


AIRPLANES = ["8D 8C 8H 9D 9C 9H", "8D 8C 8H 9D 9C 9H 3D 4D", "8D 8C 8H 9D 9C 9H 3D 3C 4D 4C"]
LOWER = ["6D 6C 6H 7D 7C 7H", "6D 6C 6H 7D 7C 7H 3D 4D", "6D 6C 6H 7D 7C 7H 3D 3C 4D 4C"]


def test_r19_bare_with_singles_and_with_pairs_are_kinds_of_their_own() -> None:
    for mine, high in enumerate(AIRPLANES):
        for theirs, low in enumerate(LOWER):
            assert wins(high, low) == (mine == theirs)
    triples = ["9D 9C 9H", "9D 9C 9H 3D", "9D 9C 9H 3D 3C"]
    for mine, high in enumerate(triples):
        for theirs, low in enumerate(cards.replace("9", "8") for cards in triples):
            assert wins(high, low) == (mine == theirs)
    # As many cards, but four bare triples there and three with singles here.
    assert not wins("7D 7C 7H 8D 8C 8H 9D 9C 9H JD QD AD", "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H")
