"""A move that is refused: the first rule that it breaks is named, and the state stays as it was."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, Bury, Card, Lay, Play, Reading, State, choose, leads, start
from gamelib.fivetenk.nouns import A
from tests.fivetenk.matches import match
from tests.fivetenk.positions import naming, position

LEAD = position("[7D 9D 9C][8D 8C][][JD]")
ANSWER = position("[7D 9D 9C][8D 8C][][JD]", trick="0: 7C", turn=1)
OVER = position("[3D][][4D]").play("3D")
WON = position(
    "[3D][][9D]", friends="AS 1 1; AH 1 1", buried="4D 4C 6D 6C 7D 7C", rest=1, levels="Q,K,3,3,A,9", previous="3:0,1,2"
).play("3D")
DEALT = start(seed=8)
BURYING = match(4).steps[0].state
NAMING = naming("3D 3C 3H 3S 4D 4C")
THROWN = start(seed=3)
while THROWN.turn is not None:
    THROWN = THROWN.play("decline")
STATES = [LEAD, ANSWER, OVER, WON, DEALT, BURYING, NAMING, THROWN]

PRECEDENCE: list[tuple[str, State, Any, str]] = [
    # what is broken, in the order of precedence; only the first is named
    ("over, turn, not held, nothing", OVER, {"seat": 1, "cards": ["KD", "3D"]}, "C28"),
    ("over, out", OVER, {"seat": 0, "pass": True}, "C28"),
    ("match over, turn, not held", WON, {"seat": 5, "cards": ["KD"]}, "C27"),
    ("thrown in, wrong verb", THROWN, "pass", "C15"),
    ("thrown in, too late", THROWN, "reveal", "C15"),
    ("turn, not held, nothing", LEAD, {"seat": 1, "cards": ["KD", "3D"]}, "C23"),
    ("turn, no pass on a lead", LEAD, {"seat": 1, "pass": True}, "C23"),
    ("out, not held, nothing", LEAD, {"seat": 2, "cards": ["KD", "3D"]}, "C26"),
    ("turn, not beating", ANSWER, {"seat": 3, "cards": ["3D"]}, "C23"),
    ("not held, nothing", LEAD, "KD 3D", "C23"),
    ("not held, not beating", ANSWER, "3D", "C23"),
    ("not held, of another kind", ANSWER, "3D 3C", "C23"),
    ("nothing, not beating", ANSWER, "8D 9S", "C23"),
    ("forms nothing", LEAD, "7D 9D", "C4"),
    ("no pass on a lead", LEAD, "pass", "R20"),
    ("a kind that it is not", LEAD, "9D 9C as triple", "R8"),
    ("a kind that it is not, not beating", ANSWER, "8D 8C as triple", "R8"),
    ("of another kind", ANSWER, "8D 8C", "C8"),
    ("too late to reveal", LEAD, "reveal", "C13"),
    ("too late to bury", LEAD, {"bury": ["7D"]}, "C18"),
    ("too late to name", LEAD, "name AS 1, AH 1", "C19"),
    ("not asked, wrong verb", DEALT, {"seat": ((DEALT.turn or 0) + 1) % 6, "pass": True}, "R3"),
    ("in the deal, wrong verb", DEALT, "pass", "C13"),
    ("to bury: turn, not six", BURYING, {"seat": ((BURYING.turn or 0) + 1) % 6, "bury": ["3D"]}, "C18"),
    ("to bury: a play", BURYING, "3D", "C18"),
    ("to bury: naming", BURYING, "name AS 1, AH 1", "C18"),
    ("to bury: revealing", BURYING, "reveal", "C13"),
    ("to name: turn", NAMING, {"seat": 3, "friends": [{"card": "KS", "nth": 9}]}, "C19"),
    ("to name: burying again", NAMING, "bury 3D", "C18"),
    ("to name: declining", NAMING, "decline", "C13"),
    ("to name: the first face at fault", NAMING, "name KS 1, AH 9", "C19"),
    ("to name: the first number at fault", NAMING, "name AS 9, KH 1", "C20"),
]


@pytest.mark.parametrize(("what", "state", "move", "rule"), PRECEDENCE, ids=[row[0] for row in PRECEDENCE])
def test_the_first_rule_broken_is_named(what: str, state: State, move: Any, rule: str) -> None:
    problem = state.why_not(move)
    assert problem is not None, what
    assert problem.rule == rule
    with pytest.raises(RuleError) as refused:
        state.play(move)
    assert refused.value.rule == rule
    # Out of turn nothing is named: what would be legal would show the cards of the seat at turn.
    out_of_turn = isinstance(move, dict) and "seat" in move and move["seat"] != state.turn
    listed = state.turn is not None and state.phase != "bury" and not out_of_turn
    assert problem.legal == (tuple(state.legal_moves()) if listed else ())


BEATING = [
    # top, hand, played, the rule to be named
    ("0: 9D", "[][8D 9C 5D]", "8D", "C8"),
    ("0: 9D", "[][8D 9C 5D]", "9C", "C8"),
    ("0: 9D 9C", "[][JD 9H 5D]", "JD", "C8"),
    ("0: 5H 10C KD", "[][2D 2C 2H]", "2D 2C 2H", "C8"),
    ("0: 5H 10C KD", "[][5C 10H KC]", "5C 10H KC", "C10"),
    ("0: 5H 10H KH", "[][5D 10D KD]", "5D 10D KD", "C10"),
    ("0: 5H 10H KH", "[][5D 10C KD]", "5D 10C KD", "C9"),
    ("0: 9D 9C 9H 9S", "[][5D 10D KD]", "5D 10D KD", "C9"),
    ("0: 9D 9C 9H 9S", "[][8D 8C 8H 8S]", "8D 8C 8H 8S", "C11"),
    ("0: 9D 9C 9H 9S 9S", "[][JD JC JH JS]", "JD JC JH JS", "C11"),
    ("0: LJ BJ", "[][JD JC JH JS]", "JD JC JH JS", "C12"),
    ("0: LJ BJ", "[][LJ BJ]", "LJ BJ", "C12"),
    ("0: LJ BJ", "[][2D]", "2D", "C8"),
]


@pytest.mark.parametrize(("top", "hand", "cards", "rule"), BEATING, ids=[f"{row[2]} on {row[0]}" for row in BEATING])
def test_what_does_not_beat_names_the_rule_of_comparison(top: str, hand: str, cards: str, rule: str) -> None:
    state = position(f"[3D]{hand.removeprefix('[]')}[JD]", trick=top, turn=1, buried="4D 4C 6D 6C AH AS")
    problem = state.why_not(cards)
    assert problem is not None
    assert problem.rule == rule
    assert isinstance(problem.facts["reading"], A)
    play = next(play for play in leads(cards) if len(play.ranks) == len(cards.split()))
    again = state.why_not(play)
    assert again is not None
    assert again.rule == rule


lay: Any = Lay  # Any: what is tried here is wrong in its types too.
NO_MOVES: list[Any] = [
    *(None, 7, "", b"", b"3D", 3.5, Lay, "3D 4X", "3D as fish", "bury", "name", "name AS", "name AS one, AH 1"),
    *("name AS 1 2, AH 1", "reveals", "3 3 (triple)", "X (single)", "()", " (single)"),
    *(["3X"], [3], [["3D"]], ("3D", None), lay(["3D", 4]), lay(("3D",), "fish"), lay(7)),
    *(
        {},
        {"cards": "3D"},
        {"cards": ["3D"], "pass": True},
        {"pass": 1},
        {"reveal": False},
        {"seat": "0", "pass": True},
    ),
    *({"friends": "AS"}, {"friends": [{"card": "AS"}]}, {"bury": 7}, {"cards": ["3D"], "as": 7}, {"colour": "red"}),
    *(Play(["3"], Reading("single", 1, "3")), Play(("3",), "single"), Play(("1",), Reading("single", 1, "1"))),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("no_move", NO_MOVES, ids=map(repr, NO_MOVES))
@pytest.mark.parametrize("state", STATES, ids=[state.phase + str(place) for place, state in enumerate(STATES)])
def test_what_is_no_move_is_a_format_error(state: State, no_move: Any) -> None:
    problem = state.why_not(no_move)
    assert problem is not None
    assert problem.rule == "format"
    with pytest.raises(RuleError) as refused:
        state.play(no_move)
    assert refused.value.rule == "format"


def test_a_kind_that_cards_are_not_is_refused_in_words_that_fit_every_kind() -> None:
    refused = position("[3D 3C 3H 4D 4C 4H][8D 8C][9D]").why_not("3D 3C 3H 4D 4C 4H as straight")
    assert str(refused) == "These cards can be read as airplane from 3 to 4, but not as straight."


def test_a_play_that_is_none_or_not_held_is_refused() -> None:
    for play, rule in [
        (Play(("7", "9"), Reading("pair", 2, "9")), "C4"),
        (Play((), Reading("single", 1, "9")), "C4"),
        (Play(("9", "9"), Reading("pair", 2, "7")), "R8"),
        (Play(("9", "9"), Reading("bomb", 2, "9")), "R8"),
        (Play(("9", "9", "9"), Reading("triple", 3, "9")), "C23"),
        (Play(("5", "10", "K"), Reading("mixed 5-10-K", 3, None)), "C23"),
    ]:
        problem = LEAD.why_not(play)
        assert problem is not None
        assert problem.rule == rule
    one_suit = position("[5D 10D KD][8D 8C][9D]")
    for reading, fine in [
        (Reading("suited 5-10-K", 3, "D"), True),
        (Reading("suited 5-10-K", 3, "S"), False),
        (Reading("mixed 5-10-K", 3, None), False),
    ]:
        problem = one_suit.why_not(Play(("5", "10", "K"), reading))
        assert (problem is None) == fine
        assert problem is None or problem.rule == "C23"


def random_move(stream: Random, state: State) -> Any:
    """Think up a move, usually an illegal one."""
    kind = stream.randrange(9)
    simple = {0: "pass", 1: "reveal", 2: "decline", 3: "name AS 1, AH 2"}
    if kind in simple:
        return simple[kind]
    turn = state.turn or 0
    held = state.hands[turn] or DECK
    cards = stream.sample(list(held if kind < 8 else DECK), min(len(held), stream.choice((1, 1, 2, 3, 4, 6))))
    if kind == 4:
        return {"seat": stream.randrange(-1, 7), "cards": [str(card) for card in cards]}
    if kind == 5:
        return {"bury": [str(card) for card in cards]}
    return cards


@pytest.mark.parametrize("seed", range(8))
def test_why_not_and_play_agree_and_a_refusal_changes_nothing(seed: int) -> None:
    stream = Random(seed)
    states = match(seed).states
    rules = set()
    for state in (*states[:3], *stream.sample(states, 30)):
        line, events = state.to_text(), state.events
        for _ in range(10):
            move = random_move(stream, state)
            problem = state.why_not(move)
            try:
                after = state.play(move)
            except RuleError as refused:
                assert problem is not None
                assert (problem.rule, str(problem)) == (refused.rule, str(refused))  # noqa: PT017 - both ways are right.
                assert re.fullmatch(r"[^{}\n]+\.", str(problem))
                rules.add(problem.rule)
            else:
                assert problem is None
                assert after.previous is state
        assert (state.to_text(), state.events) == (line, events)
    assert {"C23", "C4", "C13"} <= rules


def test_burying_more_of_a_card_than_is_held_is_not_called_burying_what_is_not_held() -> None:
    hand = BURYING.hands[BURYING.turn or 0]
    held = next(card for card in hand if hand.count(card) == 1)
    missing = next(card for card in DECK if card not in hand)
    rest = [card for card in hand if card != held]
    assert said(BURYING, Bury((held, held, *rest[:4]))) == f"Seat {BURYING.turn} cannot bury so many of {held}."
    sentence = f"Seat {BURYING.turn} cannot bury what it does not hold: {missing}."
    assert said(BURYING, Bury((missing, *rest[:5]))) == sentence


def said(state: State, move: Any) -> str:
    problem = state.why_not(move)
    assert problem is not None
    return str(problem)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(
    "move", [{"seat": 10**5000, "pass": True}, {"seat": -(10**5000), "cards": ["3D"]}, "name AS 1, AH " + "9" * 5000]
)
def test_numbers_that_python_itself_would_not_write_are_refused_in_a_sentence(state: State, move: Any) -> None:
    problem = state.why_not(move)
    assert problem is not None
    assert problem.rule == "format"


def test_one_winner_of_the_match_is_spoken_of_as_one() -> None:
    line = "[3D][][9D]"
    sides: dict[str, Any] = {"friends": "AS 1 1; AH 1 1", "buried": "4D 4C 6D 6C 7D 7C", "rest": 1}
    alone = position(line, levels="Q,3,3,3,A,9", previous="3:0,1,2", **sides).play("3D")
    for won, words in ((alone, "seat 0 has climbed past A."), (WON, "seats 0, 1 have climbed past A.")):
        assert said(won, "pass").endswith(words)
        with pytest.raises(RuleError, match=re.escape(words) + "$"):
            won.next_deal()


CHOSEN = [
    # hand, the play, friend cards, the cards taken, what is lost: suits broken, friend cards used
    ("5D 5C 10D KD", "5 (single)", "", "5C", ("", "")),
    ("5D 10D KD", "5 (single)", "", "5D", ("D", "")),
    ("5D 5D 10D KD", "5 (single)", "", "5D", ("", "")),
    ("AS AH", "A (single)", "AS", "AH", ("", "")),
    ("AS AS", "A A (pair)", "AS", "AS AS", ("", "AS")),
    ("AD AH AS", "A A (pair)", "AH AD", "AS AD", ("", "AD")),
    ("5D 5S 10D KD 10S", "5 10 K (mixed 5-10-K)", "", "5D 10S KD", ("D", "")),
    ("5D 5S 10D KD 10S KS", "5 10 K (suited 5-10-K S)", "", "5S 10S KS", ("", "")),
    ("7D 7D 7C", "7 7 (pair)", "", "7D 7D", ("", "")),
]


@pytest.mark.parametrize(("hand", "play", "friends", "cards", "lost"), CHOSEN)
def test_cards_chosen_for_a_play_spare_5_10_ks_and_friend_cards_and_say_what_they_cannot(
    hand: str, play: str, friends: str, cards: str, lost: tuple[str, str]
) -> None:
    found = next(one for one in leads(hand) if str(one) == play)
    chosen = choose(hand, found, friends.split())
    broken, used = lost
    assert sorted(chosen.cards) == sorted(map(Card, cards.split()))
    assert (chosen.breaks, chosen.friends) == (tuple(broken.split()), tuple(map(Card, used.split())))
    assert len(chosen.messages) == bool(broken) + bool(used)


def test_a_state_chooses_cards_that_spare_the_friend_cards_not_settled_yet() -> None:
    state = position("[AS AH 3D][4D][5C]", friends="AS 3 -; AD 1 2", buried="4C 6D 6C 7D 7C 8D")
    state = state.play("A (single)")
    assert state.move is not None
    assert str(state.move) == "AH"
