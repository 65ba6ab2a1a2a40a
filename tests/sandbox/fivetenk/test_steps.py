"""Steps in the sandbox of cards: moves, skipping ahead, and changes that stay positions of a game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, State, start
from gamelib.fivetenk.cards import points
from gamelib.sandbox.fivetenk import FORMS, act, by_chance, done
from gamelib.sandbox.fivetenk.steps import MOVES


@pytest.fixture(scope="module")
def lead() -> State:
    return act(start(7), "ready")


def midgame(seed: int, moves: int = 40) -> State:
    """Play on by chance."""
    state = act(start(seed), "ready")
    for _ in range(moves):
        move = by_chance(state)
        if move is None:
            return state
        state = state.play(move)
    return state


def tried(state: State, step: str) -> State | None:
    try:
        return act(state, step)
    except RuleError:
        return None


def whole(state: State) -> Counter[str]:
    """Count the cards in hands, in the trick, in the stock and among the buried ones."""
    laid = [card for _, cards, _ in state.trick for card in cards]
    return Counter(map(str, [*(card for hand in state.hands for card in hand), *laid, *state.stock, *state.buried]))


def test_ready_leads_to_the_first_lead(lead: State) -> None:
    assert (lead.phase, lead.turn, sum(lead.hand_sizes)) == ("play", lead.declarer, 156)
    assert points(lead.buried) == 0, "the lowest cards without points are buried"
    assert len(lead.friends_named) == 2
    with pytest.raises(RuleError, match="played already"):
        act(lead, "ready")


def test_declining_all_throws_the_first_deal_in_and_next_deals_again() -> None:
    thrown = act(start(7), "decline all")
    assert thrown.phase == "thrown in"
    again = act(thrown, "next")
    assert (again.phase, again.setting.deal) == ("deal", 1)
    assert act(thrown, "ready").phase == "play"
    with pytest.raises(RuleError, match="still being played"):
        act(again, "next")


def test_declining_all_in_a_later_game_makes_the_first_winner_the_declarer() -> None:
    later = start(7, levels=["4", "3", "4", "3", "3", "3"], previous={"declarer": 0, "winners": [0, 2]})
    assert act(later, "decline all").declarer == 2


def test_moves_are_typed_as_the_engine_writes_them(lead: State) -> None:
    card = lead.hands[lead.turn or 0][0]
    assert done(lead, f"  {card.lower()} ").step == str(card)
    assert done(start(7), "REVEAL".lower()).step == "reveal"


@pytest.mark.parametrize("word", ["foo", "score 0 5", "Undo"])
def test_an_unknown_word_is_answered_by_what_can_be_done(lead: State, word: str) -> None:
    with pytest.raises(RuleError, match="nothing that can be done here: play cards, as 10H 10S, or write reveal"):
        act(lead, word)


@pytest.mark.parametrize("move", MOVES)
def test_no_word_of_a_move_is_taken_for_an_unknown_one(lead: State, move: str) -> None:
    with pytest.raises(RuleError) as refused:
        act(lead, move)
    assert "nothing that can be done" not in str(refused.value)


@pytest.mark.parametrize("word", ["3X", "9Z 9C"])
def test_a_wrong_card_is_answered_by_how_cards_are_written(lead: State, word: str) -> None:
    with pytest.raises(RuleError, match="is no card: write rank and suit"):
        act(lead, word)


# ---- changes --------------------------------------------------------------------------------------------------------


def test_a_hand_that_is_given_takes_cards_from_where_they_are_and_the_rest_counts_as_played(lead: State) -> None:
    given = act(lead, "hand 0 AS AS AS 5D 10D KD")
    assert given.hands[0] == act(lead, "hand 0 KD 10D 5D AS AS AS").hands[0]
    assert list(map(str, given.hands[0])) == ["5D", "10D", "KD", "AS", "AS", "AS"]
    assert not any("AS" in hand for hand in given.hands[1:])
    left = sum(points(hand) for hand in given.hands) + points(given.buried)
    assert sum(given.taken) == 300 - left
    assert given.taken[given.declarer or 0] == sum(given.taken), "of whom nothing is known, it is the declarer's"


def test_before_the_first_lead_hands_only_exchange_cards() -> None:
    bury = start(7).play("reveal")
    declarer = bury.declarer or 0
    wanted = ["AS", "AS", "AS", *map(str, bury.hands[declarer][3:])]
    given = act(bury, f"hand {declarer} {' '.join(wanted)}")
    assert given.hands[declarer].count(given.hands[declarer][-1]) >= 1
    assert [str(card) for card in given.hands[declarer]].count("AS") >= 3
    assert whole(given) == Counter(map(str, DECK))
    with pytest.raises(RuleError, match="at this moment"):
        act(bury, "hand 1 3D 3C")


@pytest.mark.parametrize("seed", range(6))
def test_any_change_gives_a_position_the_engine_reads_back(seed: int) -> None:
    stream = Random(seed)
    state = midgame(seed, stream.randrange(60))
    done_ones = 0
    for _ in range(60):
        seat, other = stream.randrange(6), stream.randrange(6)
        cards = " ".join(stream.sample(list(map(str, DECK)), stream.randrange(1, 12)))
        step = stream.choice((
            f"hand {seat} {cards}", f"out {seat}", f"turn {seat}", f"declarer {seat}", f"friends AS 1, AH 2 by {other}",
            f"friends AD {seat} by {other}, AC 3", f"levels {','.join(stream.choices('3456', k=6))}",
            f"previous {seat}:{seat},{other}", "previous -", f"kitty {cards}",
        ))  # fmt: skip
        before = state.to_text()
        after = tried(state, step)
        assert state.to_text() == before
        if after is None:
            continue
        done_ones += 1
        assert State.from_text(after.to_text()) == after
        left = sum(points(hand) for hand in after.hands) + points(after.buried) + after.trick_points
        assert left + sum(after.taken) == 300
        assert act(state, step) == after
        state = after
    assert done_ones > 5


def test_whose_turn_it_is_ends_the_trick_on_the_table() -> None:
    state = next(
        state for state in (midgame(seed) for seed in range(20)) if state.trick_points and state.phase == "play"
    )
    seat = next(seat for seat in range(6) if seat != state.turn and state.hand_sizes[seat])
    after = act(state, f"turn {seat}")
    assert (after.turn, after.top, after.trick_points) == (seat, None, 0)
    top = state.top_seat or 0
    assert after.taken[top] == state.taken[top] + state.trick_points


def test_who_is_out_has_no_cards_and_is_not_at_turn(lead: State) -> None:
    out = act(lead, f"out {lead.turn}")
    assert out.hand_sizes[lead.turn or 0] == 0
    assert out.turn == ((lead.turn or 0) + 1) % 6
    with pytest.raises(RuleError, match="is out") as refused:
        act(out, f"turn {lead.turn}")
    assert refused.value.rule == "C26"


def test_levels_are_set_with_a_game_before_that_can_have_been(lead: State) -> None:
    after = act(lead, "levels 4,4,3,3,5,3")
    assert after.levels == ("4", "4", "3", "3", "5", "3")
    assert after.previous_game is not None
    assert after.declarer in after.previous_game.winners
    dealt = act(start(7), "levels 3 3 q 3 3 3")
    assert (dealt.phase, dealt.turn, dealt.levels[2]) == ("deal", 2, "Q"), "in the deal it is dealt again"


@pytest.mark.parametrize(
    ("step", "rule", "words"),
    [
        ("hand 9 3D", "C1", "9 is no seat"),
        ("hand x 3D", "format", "write it as in hand 0"),
        ("hand 0 3D 3D 3D 3D", "C1", "3D: there are only three of it"),
        ("hand 0 3X", "format", "is no card"),
        ("friends AS 1", "C19", "two friend cards"),
        ("friends KS 1, AH 1", "C19", "may not be named"),
        ("friends AS 4, AH 1", "C20", "for play 4"),
        ("taken 5,0,0,0,0,0", "C3", "300 in every game"),
        ("taken 1,2", "format", "write it as in taken"),
        ("levels 4,4", "format", "write it as in levels"),
        ("levels 4,4,4,4,4,2", "R1", "level 2"),
        ("levels 4,4,4,4,4,X", "C32", "is no level"),
        ("previous 0", "format", "write it as in previous"),
        ("kitty 3D", "C18", "buried cards are 6"),
        ("next 3", "format", "write it as in next"),
        ("nonsense", "format", "pass, decline all, hand, kitty, out, turn"),
    ],
)
def test_what_is_wrong_is_said(lead: State, step: str, rule: str, words: str) -> None:
    with pytest.raises(RuleError, match=words) as refused:
        act(lead, step)
    assert refused.value.rule == rule


def test_what_needs_a_game_in_play_says_so() -> None:
    for word in ("out 3", "turn 2", "declarer 2", "friends AS 1, AH 2", "taken 0,0,0,0,0,0"):
        with pytest.raises(RuleError, match="first lead"):
            act(start(7), word)
    with pytest.raises(RuleError, match="Nothing is buried"):
        act(start(7), "kitty 3D 3C 3H 3S 4D 4C")


@pytest.mark.parametrize("word", [word for word in FORMS if word not in ("ready", "next")])
def test_every_form_can_be_read_as_it_is_written(lead: State, word: str) -> None:
    assert FORMS[word].split()[0] == word
    if tried(lead, FORMS[word]) is None:
        with pytest.raises(RuleError) as refused:
            act(lead, FORMS[word])
        assert refused.value.rule != "format"
