"""The stepper goes through matches, games and single tricks of 5-10-K, and tells every step."""

from __future__ import annotations

import gc
import re
import tracemalloc
from collections import Counter
from random import Random

import pytest
from ipywidgets.widgets.widget import _instances

from gamelib.core import RuleError
from gamelib.fivetenk import State, start
from gamelib.widgets import Stepper
from gamelib.widgets.fivetenk.grouping import WAYS
from gamelib.words import tell
from tests.fivetenk.matches import written
from tests.lessons.fivetenk.retold import Trick
from tests.lessons.fivetenk.retold import told as retold
from tests.widgets.fivetenk.stepping import ALL_WAYS, cards_in, match, plain, scenes_of, shown, steps_with, told

# ---- how steps are taken ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ALL_WAYS)
def test_every_event_is_in_just_one_step_whichever_way_steps_are_taken(way: str) -> None:
    scenes = scenes_of(Stepper(match(), by=way))
    events = [event for step in range(len(scenes)) for moment in scenes.moments(step) for event in moment.events]
    assert events == [*match().start.events, *(event for step in match().steps for event in step.events)]


def test_the_steps_are_as_many_as_a_record_says() -> None:
    games = written(3, 2)["games"]
    plays = [sum("cards" in play for play in game["plays"]) for game in games]
    passes = [sum("pass" in play for play in game["plays"]) for game in games]
    tricks = [sum(isinstance(thing, Trick) for _, thing in retold(game)) for game in games]
    counts = {way: len(Stepper(match(), by=way).scenes) for way in ALL_WAYS}
    before, after = 4, 2  # The deal, the declarer, the kitty, the friend cards; the settlement, the promotion.
    assert counts["move"] == sum(plays) + sum(passes) + len(games) * (before + after)
    assert counts["play"] == sum(plays) + sum(tricks) + len(games) * (before + after)
    assert counts["trick"] == sum(tricks) + len(games) * (1 + 1 + after)  # A game's last trick does not end by passes.
    assert counts["game"] == len(games)


def test_another_way_stays_at_the_same_place() -> None:
    stepper = Stepper(match())
    stream = Random(2)
    for _ in range(60):
        stepper.step = stream.randrange(len(stepper.scenes))
        *_, last = scenes_of(stepper).moments(stepper.step)
        stepper.ways.value = stream.choice(ALL_WAYS)
        assert last in scenes_of(stepper).moments(stepper.step)
        assert stepper.by == stepper.ways.value
        count = len(stepper.scenes)
        assert (stepper.slider.max, stepper.of.value) == (count, f"of {count}")
        assert stepper.number.value == stepper.slider.value == stepper.step + 1


def test_the_way_can_be_set_and_only_to_one_there_is() -> None:
    stepper = Stepper(match(), by="trick", start=-1)
    stepper.by = "move"
    assert (stepper.step, stepper.ways.value) == (len(stepper.scenes) - 1, "move")
    with pytest.raises(RuleError, match="the ways are"):
        stepper.by = "card"
    assert stepper.by == "move"
    with pytest.raises(RuleError, match="the ways are"):
        Stepper(match(), by="card")
    assert [name for name, _ in stepper.ways.options] == [*WAYS.values()]


def test_one_game_has_no_games_to_step_by_and_one_trick_no_tricks() -> None:
    assert [way for _, way in Stepper(match(), game=1).ways.options] == ["move", "play", "trick"]
    assert [way for _, way in Stepper(match(), game=1, trick=4).ways.options] == ["move", "play"]


@pytest.mark.parametrize("way", ALL_WAYS)
def test_a_step_is_the_same_whichever_way_it_is_reached(way: str) -> None:
    forward, jumping = Stepper(match(), by=way), Stepper(match(), by=way)
    by_step = []
    for _ in range(len(forward.scenes)):
        by_step.append(shown(forward))
        forward.next.click()
    order = list(range(len(by_step)))
    Random(1).shuffle(order)
    for step in order[:120]:
        jumping.step = step
        assert shown(jumping) == by_step[step]


def test_keys_and_buttons_step() -> None:
    stepper = Stepper(match(), start=5)
    for act, step in (
        (lambda: stepper.board.press(key="ArrowRight"), 6),
        (stepper.previous.click, 5),
        (lambda: stepper.board.press(key="End"), len(stepper.scenes) - 1),
        (stepper.first.click, 0),
    ):
        act()
        assert stepper.step == step


# ---- titles ----------------------------------------------------------------------------------------------------------


def test_titles_count_games_tricks_and_plays() -> None:
    scenes = scenes_of(Stepper(match(), by="move"))
    titles = [scenes.title(step) for step in range(len(scenes))]
    wanted = []
    for number, game in enumerate(written(3, 2)["games"], 1):
        named = ("the deal", "the declarer", "the kitty", "the friend cards")
        wanted += [f"Game {number}: {name}" for name in named]
        ends = {place for place, thing in retold(game) if isinstance(thing, Trick)}
        trick, play = 1, 0
        for place, move in enumerate(game["plays"]):
            play += "cards" in move
            where = f"Game {number}, trick {trick}"
            if place in ends:
                wanted.append(f"{where}: its end")
                trick, play = trick + 1, 0
            else:
                wanted.append(f"{where}, play {play}" if "cards" in move else f"{where}, after play {play}")
        wanted += [f"Game {number}: the settlement", f"Game {number}: the promotion"]
    assert titles == wanted


def test_titles_of_whole_tricks_and_games() -> None:
    scenes = scenes_of(Stepper(match(), by="trick"))
    tricks = [sum(isinstance(thing, Trick) for _, thing in retold(game)) + 1 for game in written(3, 2)["games"]]
    wanted = []
    for number, count in enumerate(tricks, 1):
        wanted += [f"Game {number}: before the first trick"]
        wanted += [f"Game {number}, trick {trick}" for trick in range(1, count + 1)]
        wanted += [f"Game {number}: the settlement", f"Game {number}: the promotion"]
    assert [scenes.title(step) for step in range(len(scenes))] == wanted
    assert [scenes_of(Stepper(match(), by="game")).title(step) for step in (0, 1)] == ["Game 1", "Game 2"]


def test_the_title_stands_above_the_words_and_can_be_given() -> None:
    stepper = Stepper(match(), titles=["It begins"])
    assert told(stepper).startswith("It begins Game 1: every player is dealt")
    stepper.next.click()
    assert told(stepper).startswith("Game 1: the declarer ")


def test_where_the_beginning_is_unknown_no_trick_is_numbered() -> None:
    state = State.from_text(match().states[60].to_text())
    after = state.play(state.legal_moves()[0])
    scenes = scenes_of(Stepper(after))
    assert [scenes.title(step) for step in range(len(scenes))] == [""] * len(scenes)
    opening = State.from_text(next(s for s in match().states if s.phase == "play").to_text())
    assert scenes_of(Stepper(opening.play(opening.legal_moves()[0]))).title(1) == "Game 1, trick 1, play 1"


# ---- what is told ----------------------------------------------------------------------------------------------------


def test_each_move_is_told_as_the_words_room_tells_it() -> None:
    stepper = Stepper(match(), by="move")
    for step in range(len(stepper.scenes)):
        stepper.step = step
        text = told(stepper)
        for moment in scenes_of(stepper).moments(step):
            for event in tell(moment.events):
                assert event.happened in text
        cited = {number for m in scenes_of(stepper).moments(step) for event in m.events for number in event.rules}
        assert cited <= set(re.findall(r'data-rule="(\w+)"', stepper.rules.picture))


def test_passes_in_a_row_are_told_together() -> None:
    stepper = Stepper(match())
    for step in steps_with(stepper, "trick"):
        stepper.step = step
        seats = [e.facts["seat"] for m in scenes_of(stepper).moments(step) for e in m.events if e.kind == "pass"]
        listed = ", ".join(map(str, seats[:-1]))
        assert (f"Seats {listed} and {seats[-1]} pass." if listed else f"Seat {seats[-1]} passes.") in told(stepper)


def test_the_points_of_a_trick_are_a_sum_card_by_card() -> None:
    stepper = Stepper(match())
    things = [thing for game in written(3, 2)["games"] for _, thing in retold(game) if isinstance(thing, Trick)]
    for step, trick in zip(steps_with(stepper, "trick"), things, strict=True):
        stepper.step = step
        terms = re.findall(r'<span class="gl-term"><span>(\d+)</span> <small>([^<]+)', stepper.words.value)
        cards = [card for card in trick.cards if card[:-1] in ("5", "10", "K")]
        if len(cards) > 1:
            assert [int(number) for number, _ in terms] == [5 if card[:-1] == "5" else 10 for card in cards]
            assert f"= {sum(int(number) for number, _ in terms)}" in told(stepper)
        else:
            assert terms == []


def test_a_settlement_and_a_promotion_are_told_line_by_line() -> None:
    stepper = Stepper(match(), start=-1)
    promotion = next(event for event in match().state.events if event.kind == "promotion")
    settlement = next(event for event in match().state.events if event.kind == "settlement")
    assert str(promotion.message) in told(stepper)
    stepper.previous.click()
    for message in settlement.messages:
        assert message.template.split("{")[0].strip() in told(stepper)
    assert stepper.words.value.count("<strong>") == 3  # Both sides' sums, and both together.


def test_declined_chances_are_one_step_and_counted_right() -> None:
    """Count the chances from the deck alone: a seat is asked at each card that it gets while it holds a 3 (C14, R3)."""
    for seed in range(1, 6):
        game = written(seed)["games"][0]
        asked: Counter[int] = Counter()
        holds = set()
        for index in range(game["reveal"]["at"]):
            seat = (game["first_seat"] + index) % 6
            if game["deck"][index].startswith("3"):
                holds.add(seat)
            asked[seat] += seat in holds
        stepper = Stepper(match(seed, 1), start=1)
        asked = +asked
        text = told(stepper)
        if asked.total():
            chances = "1 chance to reveal was" if asked.total() == 1 else f"{asked.total()} chances to reveal were"
            assert f"{chances} declined: " in text
            for seat, count in asked.items():
                assert f"{count} by seat {seat}" in text
        else:
            assert "declined" not in text
        for seat in range(6):
            seen = told(Stepper(match(seed, 1), start=1, seat=seat))
            assert all(f"by seat {other}" not in seen for other in range(6) if other != seat)
            assert (f"{asked[seat]} by seat {seat}" in seen) == (asked[seat] > 0)


def test_a_live_deal_tells_who_is_asked() -> None:
    state = start(7)
    while state.phase == "deal" and len([*chain(state)]) < 4:
        state = state.play("decline")
    stepper = Stepper(state)
    assert len(stepper.scenes) == 2
    stepper.last.click()
    asked = (
        f"After {state.dealt} cards seat {state.turn} holds a card of its level, 3, and is asked whether to reveal it."
    )
    assert asked in told(stepper)
    assert "3 chances to reveal were declined" in told(stepper)
    assert state.turn is not None
    other = Stepper(state, seat=(state.turn + 1) % 6, start=1)
    assert "is asked" not in told(other)


def chain(state: State | None) -> list[State]:
    found = []
    while state is not None:
        found.append(state)
        state = state.previous
    return found


def test_a_whole_trick_is_told_in_short() -> None:
    stepper = Stepper(match(), by="trick")
    things = [thing for _, thing in retold(written(3, 2)["games"][0]) if isinstance(thing, Trick)]
    for step, trick in enumerate(things, 1):
        stepper.step = step
        text = told(stepper)
        assert f"Seat {trick.plays[0][0]} leads " in text
        assert len(re.findall(r"Seat \d(?: leads|:) (?!the )\S+", text)) == len(trick.plays)
        assert f"All others have passed: seat {trick.taker} takes the trick" in text
        assert text.count(" pass") == 2  # Once that all have passed, and before it who has.


def test_a_whole_game_is_told_in_short() -> None:
    stepper = Stepper(match(), by="game")
    for said in ("becomes the declarer", "names the friend cards", "The points are settled", "The defenders have"):
        assert said in told(stepper)
    for left_out in (" leads ", " passes", "takes the trick", "buries", "declined"):
        assert left_out not in told(stepper)


# ---- what is shown ---------------------------------------------------------------------------------------------------


def test_all_tables_have_one_size() -> None:
    stepper = Stepper(match())
    sizes = set()
    for step in range(0, len(stepper.scenes), 3):
        stepper.step = step
        if "settlement" not in told(stepper) and "promotion" not in told(stepper):
            sizes.add(re.search(r'viewBox="[^"]+" width="\d+" height="\d+"', stepper.board.picture)[0])  # type: ignore[index]
    assert len(sizes) == 1


def test_a_trick_lies_on_the_table_until_the_next_lead() -> None:
    stepper = Stepper(match())
    for step in steps_with(stepper, "trick"):
        stepper.step = step
        assert "takes the trick" in plain(stepper.board.picture)
        assert stepper.board.picture.count("data-top") == 1
        stepper.next.click()
        assert "takes the trick" not in plain(stepper.board.picture)


def test_the_last_play_does_not_tell_the_settlement() -> None:
    stepper = Stepper(match(), game=1)
    stepper.step = len(stepper.scenes) - 3
    text = plain(stepper.board.picture)
    assert "last play" in text
    assert "has won" not in text
    assert "data-climb" not in stepper.board.picture


def test_hands_are_shown_with_friend_cards_outlined() -> None:
    stepper = Stepper(match(), start=20, hands=True)
    *_, moment = scenes_of(stepper).moments(20)
    held = Counter(str(card) for hand in moment.state.hands for card in hand)
    assert cards_in(stepper.hands.value) == held
    named = {friend.card for friend in moment.state.friends_named}
    assert len(re.findall(r'class="[^"]*gl-card-lit', stepper.hands.value)) == sum(held[str(card)] for card in named)
    stepper.show_hands.value = False
    assert stepper.hands.value == ""


def test_hints_point_at_who_plays_next() -> None:
    stepper = Stepper(match(), hints=30)
    scenes = scenes_of(stepper)
    pointed = 0
    for step in range(40):
        stepper.step = step
        found = re.findall(r'data-arrow="(\d)"', stepper.board.picture)
        following = [m.state.trick[-1].seat for m in scenes.moments(step + 1) if m.part.name == "PLAY"]
        assert found == ([str(following[0])] if step < 30 and following else [])
        pointed += len(found)
    assert pointed > 10


# ---- what a widget owes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("way", ALL_WAYS)
def test_every_step_can_be_told_in_every_language(language: str, way: str) -> None:
    stepper = Stepper(match(), language=language, by=way)
    for step in range(0, len(stepper.scenes), 6):
        stepper.step = step
        assert "{" not in told(stepper)
        assert "None" not in told(stepper) + plain(stepper.board.picture)


def test_many_steps_leave_nothing_behind() -> None:
    stepper = Stepper(match(), hands=True)

    def walk() -> None:
        for step in range(45):
            stepper.step = step % len(stepper.scenes)
            if step % 9 == 0:
                stepper.by = ALL_WAYS[step // 9 % 3]
        gc.collect()

    walk()
    widgets = len(_instances)
    tracemalloc.start()
    try:
        walk()  # What is laid out once is kept, and what is shown now is counted from here on.
        before = tracemalloc.get_traced_memory()[0]
        walk()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert len(_instances) == widgets
    assert grown < 100_000, grown


def test_where_all_is_one_step_there_is_nowhere_to_go() -> None:
    stepper = Stepper(match(), game=1, trick=1, by="trick")
    going = (*stepper.buttons, stepper.number, stepper.of, stepper.slider)
    assert len(stepper.scenes) == 1
    assert [part.layout.display for part in going] == ["none"] * len(going)
    stepper.ways.value = "move"
    assert len(stepper.scenes) > 1
    assert [part.layout.display for part in going] == [None] * len(going)
