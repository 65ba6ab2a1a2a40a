"""A match of people and computers goes by the rules whatever is pressed, goes back, and comes back from its file."""

from __future__ import annotations

import base64
import json
import zlib
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.core.advice import Effort
from gamelib.fivetenk.moves import Burials, Bury, Decline
from gamelib.practice import Match, Settings, Waits, choices, review
from gamelib.practice.games import made_up
from gamelib.practice.reviewing import ENOUGH, LEAST
from gamelib.sandbox.fivetenk import DECLINE_ALL

DOMINOES = Settings(game="exact61", seats=("person", "simple", "person", "random"), seed=3)
CARDS = Settings(game="fivetenk", seats=("person", "simple", "random", "person", "simple", "random"), seed=5)
NEAR_THE_END = CARDS.changed(levels=("A",) * 6, adviser="simple")
GAMES = pytest.mark.parametrize("settings", [DOMINOES, CARDS], ids=["exact61", "fivetenk"])


def any_of(moves: Any, stream: Random) -> Any:
    return moves.draw(stream) if isinstance(moves, Burials) else stream.choice(moves)


def played(settings: Settings, steps: int, seed: int = 1) -> Match:
    """Play a match on by chance, people's moves with it, for so many steps or to its end."""
    match, stream = Match(settings), Random(seed)
    for _ in range(steps):
        position, seat = match.position, match.position.turn
        if match.waits is Waits.NOTHING:
            break
        if match.waits is Waits.PERSON:
            match.play(any_of(position.legal_moves(), stream))
        elif match.waits is Waits.COMPUTER:
            assert seat is not None
            match.play(match.computer(match.strength, seat).choose(position.view(seat), position.legal_moves()))
        else:
            match.go_on()
    return match


@GAMES
def test_a_match_comes_back_from_its_file_wherever_it_stands(settings: Settings) -> None:
    for steps in (0, 1, 7, 60, 200):
        match = played(settings, steps)
        again = Match.from_text(match.to_text())
        assert again.position == match.position
        assert again.steps == match.steps
        assert again.settings == match.settings
        assert again.to_text() == match.to_text()


@GAMES
def test_the_same_seed_gives_the_same_match_and_it_can_be_taken_up_anywhere(settings: Settings) -> None:
    whole = played(settings, 150)
    assert played(settings, 150).steps == whole.steps
    half = Match.from_text(played(settings, 75).to_text())
    place = len(half.path) - 1
    if half.waits is Waits.COMPUTER:
        seat = half.position.turn or 0
        view, moves = half.position.view(seat), half.position.legal_moves()
        chosen = half.computer(half.strength, seat).choose(view, moves)
        whole_view = whole.path[place].position.view(seat)
        assert whole.computer(half.strength, seat, place=place).choose(whole_view, moves) == chosen


@GAMES
def test_undo_goes_back_to_a_choice_of_a_person_and_to_nothing_else(settings: Settings) -> None:
    match = played(settings, 120)
    before = match.steps
    wanted = [place for place in range(len(match.path) - 1) if match.is_choice(place)]
    while match.undo():
        assert len(match.path) - 1 == wanted.pop()
        assert match.waits is Waits.PERSON
        assert match.steps == before[: len(match.path) - 1]
    assert wanted == []


@GAMES
def test_what_is_refused_changes_nothing_and_cites_its_rule(settings: Settings) -> None:
    match, stream = Match(settings), Random(2)
    tried = ("6|6", "0|0 at 1|1 low", "draw", "pass", "reveal", "3D 3D 3D 3D", "bury 3D", "name AS 1, AH 1", "5-10", "")
    for _ in range(60):
        for text in tried:
            before = (match.path[:], match.to_text())
            if match.position.turn is None or match.position.why_not(text) is not None:
                with pytest.raises(RuleError):
                    match.play(text)
                assert (match.path, match.to_text()) == before
        if match.position.turn is None:
            match.go_on()
        else:
            match.play(any_of(match.position.legal_moves(), stream))


def test_a_person_may_decline_every_further_chance_in_a_deal_at_once() -> None:
    asked = CARDS.changed(seats=("person",) * 6, seed=7)
    match = Match(asked)
    seat = match.position.turn
    match.play(DECLINE_ALL)
    assert match.declining == {seat}
    asked_again = 0
    while match.waits in (Waits.PERSON, Waits.ITSELF):
        if match.waits is Waits.ITSELF:
            asked_again += match.position.turn == seat
            match.go_on()
        else:
            assert match.position.turn != seat
            match.play("decline")
    assert asked_again > 0
    text = match.to_text()
    assert Match.from_text(text).steps == match.steps
    match.go_on()
    assert match.declining == frozenset(), "the next deal asks again"


def test_another_seats_choice_taken_back_asks_nobody_again_who_declines_all() -> None:
    match = Match(CARDS.changed(seats=("person",) * 6, seed=7))
    seat = match.position.turn
    match.play(DECLINE_ALL)
    while match.waits is Waits.ITSELF:
        match.go_on()
    other = match.position.turn
    assert other not in (seat, None)
    match.play("decline")
    assert match.undo()
    assert match.position.turn == other
    assert match.declining == {seat}
    assert Match.from_text(match.to_text()).declining == {seat}
    assert match.undo()
    assert (match.position.turn, match.declining) == (seat, frozenset()), "what goes by itself is no choice"
    assert match.steps == ()


def test_who_declines_all_chances_stands_in_no_file_for_all_to_read() -> None:
    match = Match(CARDS.changed(seats=("person",) * 6, seed=7))
    before = json.loads(match.to_text())
    match.play(DECLINE_ALL)
    after = json.loads(match.to_text())
    assert {key for key in after if after[key] != before[key]} == {"moves"}


def test_what_a_seat_may_not_see_is_not_in_its_list_of_moves() -> None:
    match = played(CARDS, 400)
    kinds = set()
    for place, (position, *_) in enumerate(match.path[1:], start=1):
        by = match.path[place - 1].position.turn
        for seat in range(6):
            made = match.seen(place, seat)
            if isinstance(position.move, Decline) and by != seat:
                assert made is None
                kinds.add("declined")
            if isinstance(position.move, Bury) and by != seat:
                assert made is not None
                assert made.move == Bury()
                kinds.add("buried")
    assert kinds == {"declined", "buried"}
    dominoes = played(DOMINOES, 200)
    drawn = [place for place in range(1, len(dominoes.path)) if dominoes.path[place].step == "draw"]
    assert drawn
    for place in drawn:
        by = dominoes.path[place - 1].position.turn
        for seat in range(4):
            made = dominoes.seen(place, seat)
            assert made is not None
            assert (made.move.tile is None) == (by != seat)


def test_whoever_stands_highest_has_won_the_game_before() -> None:
    assert made_up(("A", "3", "A", "3", "3", "3")) == (0, (0, 2))
    assert made_up(("A", "A", "A", "A", "3", "3")) == (4, (0, 1, 2, 3))
    assert made_up(("A",) * 6) == (5, (0, 1, 2, 3, 4))
    for levels in (("A",) * 6, ("4", "4", "4", "4", "K", "K"), ("3", "4", "3", "3", "3", "3")):
        match = Match(CARDS.changed(levels=levels))
        assert match.position.levels == levels  # type: ignore[attr-defined]


def test_a_whole_match_of_either_game_is_played_to_its_end() -> None:
    match = played(DOMINOES, 2_000)
    assert match.waits is Waits.NOTHING
    assert match.position.outcome
    with pytest.raises(RuleError):
        match.play("pass")
    with pytest.raises(RuleError):
        match.go_on()
    cards = played(NEAR_THE_END, 4_000)
    assert cards.waits is Waits.NOTHING
    assert cards.position.outcome
    assert Match.from_text(cards.to_text()).position == cards.position


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": ("simple", "simple")}, "Somebody has to play"),
        ({"seats": ("person",)}, "1 cannot play this"),
        ({"seats": ("person", "clever")}, "is no player"),
        ({"game": "chess"}, "is no game"),
        ({"seed": "7"}, "is no seed"),
        ({"pace": "fast"}, "is no speed"),
        ({"samples": 0}, "is no number of samples"),
        ({"seconds": -1}, "is no time to think"),
        ({"adviser": "oracle"}, "is no strength"),
        ({"adviser": "random"}, "has nothing to suggest"),
        ({"scores": (1, 2)}, "cannot be a score"),
        ({"scores": (5,)}, "have 2 scores"),
        ({"forced": "yes"}, "can be true or false only"),
    ],
)
def test_settings_that_cannot_be_say_why(settings: dict[str, Any], sentence: str) -> None:
    given = {"game": "exact61", "seats": ("person", "simple")} | settings
    with pytest.raises(RuleError, match=sentence):
        Match(Settings(**given))


def damaged(text: str, **changes: object) -> str:
    return json.dumps(json.loads(text) | changes)


def packed(*steps: str) -> str:
    return base64.b85encode(zlib.compress("\n".join(steps).encode())).decode()


def test_a_damaged_file_says_what_is_wrong_with_it() -> None:
    text = played(DOMINOES, 30).to_text()
    record = json.loads(text)
    bad: list[tuple[str, str]] = [
        ("", "no file that the course has saved"),
        ("[]", "no file that the course has saved"),
        (damaged(text, format="progress/1"), "opens beside the practice questions"),
        (damaged(text, format="practice/2"), "its format is 'practice/2'"),
        (damaged(text, more=1), "There is no 'more'"),
        (damaged(text, settings=[]), "should be an object"),
        (damaged(text, settings=record["settings"] | {"seats": "person"}), "should be a list"),
        (damaged(text, settings=record["settings"] | {"shoes": 2}), "no setting 'shoes'"),
        (damaged(text, settings={"game": "exact61"}), "Somebody has to play"),
        (damaged(text, declining=[0]), "There is no"),
        (damaged(text, moves=7), "should be a text"),
        (damaged(text, moves="?" + record["moves"]), "are damaged"),
        (damaged(text, moves=record["moves"][:-5]), "are damaged"),
        (damaged(text, moves=packed("nonsense")), "is no"),
        (damaged(text, moves=packed(*["next"])), "is still being played"),
        (damaged(text, moves=packed(*["draw"] * 60_000)), "at most"),
    ]
    for given, sentence in bad:
        with pytest.raises(RuleError) as caught:
            Match.from_text(given)
        assert sentence in str(caught.value), given[:80]
    steps = played(DOMINOES, 30).steps
    with pytest.raises(RuleError) as caught:
        Match.from_text(damaged(text, moves=packed(*steps[:20], steps[3])))
    assert caught.value.step == 20


def test_any_character_changed_is_refused_or_reads_as_another_match() -> None:
    text, stream = played(CARDS, 60).to_text(), Random(4)
    for _ in range(300):
        place = stream.randrange(len(text))
        given = text[:place] + stream.choice('x"}{1é\n') + text[place + 1 :]
        with suppress(RuleError):
            text_again = Match.from_text(given).to_text()
            assert Match.from_text(text_again).to_text() == text_again


# ---- looking back ---------------------------------------------------------------------------------------------------


def test_a_review_finds_where_another_choice_was_worth_clearly_more() -> None:
    match = played(DOMINOES.changed(seats=("person", "simple")), 60)
    looked = list(review(match, Effort(samples=30)))
    assert [one.done for one in looked] == list(range(1, len(choices(match)) + 1))
    assert {one.all for one in looked} == {len(choices(match))}
    found = [one.missed for one in looked if one.missed]
    assert found, "chance plays badly"
    for missed in found:
        position, after = match.path[missed.place].position, match.path[missed.place + 1].position
        assert position.turn == missed.seat
        assert match.settings.seats[missed.seat] == "person"
        assert missed.made.clearly_behind
        assert missed.made.behind >= LEAST[match.settings.game], "what is next to nothing is not told"
        assert missed.better.behind == 0
        made = (missed.made.move, *missed.made.alike)
        assert after.move in made
        assert position.why_not(missed.better.move) is None
        assert missed.better.reasons


def test_a_review_of_cards_finds_the_move_that_was_made_in_the_list() -> None:
    match = played(NEAR_THE_END, 500)
    for place in choices(match):
        position, after = match.path[place].position, match.path[place + 1].position
        listed = match.game.listed(position, after)
        assert listed in position.legal_moves()
        assert match.game.of_list(position, after.move) == listed
    looked = list(review(match, Effort(samples=5)))
    assert len(looked) == len(choices(match))


def test_of_few_worlds_nothing_is_said_to_be_clear() -> None:
    """Of a single world the difference has no interval at all."""
    looked = list(review(played(DOMINOES.changed(seats=("person", "simple")), 60), Effort(samples=ENOUGH - 1)))
    assert len(looked) > 5
    assert all(one.missed is None or one.samples == 0 for one in looked), "but for ends worked out exactly"


def test_a_review_keeps_to_its_budget_and_tells_how_much_it_imagined() -> None:
    match = played(DOMINOES.changed(seats=("person", "simple")), 60)
    begin = perf_counter()
    looked = list(review(match, Effort(samples=100_000), budget=1.0))
    assert perf_counter() - begin < 10
    assert len(looked) == len(choices(match))
    assert any(one.samples > 0 for one in looked)


def test_a_review_can_be_stopped() -> None:
    match = played(DOMINOES, 100)
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) > 40

    looked = list(review(match, Effort(samples=20, stopped=stopped)))
    assert len(looked) < len(choices(match))
