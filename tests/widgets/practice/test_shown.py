"""What is seen at a table to play at: from one's own seat, and all of it once a hand or a game is over."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any

from gamelib.exact61 import TILES
from gamelib.pictures import draw_settlement, draw_table
from tests.pictures.drawn import root_of
from tests.pictures.fivetenk.placing import cards_in
from tests.widgets.practice.pressing import (
    NEAR,
    cards,
    dominoes,
    follow,
    match_of,
    refused,
    said,
    shown,
    told,
    words_in,
)


def test_all_tiles_lie_open_once_a_hand_is_over_and_not_before() -> None:
    table = dominoes(seats=("person", "simple", "simple"), seed=3)
    match: Any = match_of(table)
    while not shown(table.controls.deal):
        held = [tile for seat in (1, 2) for tile in match.position.hands[seat]]
        assert not [tile for tile in held if f'data-tile="{tile}"' in table.place.board.picture]  # type: ignore[attr-defined]
        follow(table, suggest=False, stream=Random(1), most=1)
    held = [tile for hand in match.position.hands for tile in hand]
    assert held
    assert all(f'data-tile="{tile}"' in table.place.board.picture for tile in held)  # type: ignore[attr-defined]
    assert not table.place.board.targets  # type: ignore[attr-defined]
    last = len(match.path) - 1
    table.look_at(last - 1)
    hidden = [tile for tile in TILES if tile in match.position.hands[1] + match.position.hands[2]]
    assert not [tile for tile in hidden if f'data-tile="{tile}"' in table.place.board.picture]  # type: ignore[attr-defined]


def test_a_game_that_is_over_shows_its_settlement_with_few_rules() -> None:
    table = cards(levels=("3",) * 6, seats=("person", *("random",) * 5), seed=5)
    match: Any = match_of(table)
    while not shown(table.controls.deal):
        follow(table, suggest=False, stream=Random(1), most=3)
    place: Any = table.place
    assert match.position.phase == "settled"
    assert place.table.picture.count("data-stream") == str(draw_settlement(match.position)).count("data-stream")
    assert not place.hand.picture
    assert said(table) == "The game is over. Deal on when you have seen enough."
    assert table.panels.happened.rules.picture.count("data-rule") <= 10
    table.controls.deal.click()
    table.thinking.wait()
    assert "data-stream" not in place.table.picture


def test_whoever_looks_sits_at_the_bottom_above_the_own_hand() -> None:
    table = cards(seats=("simple", "simple", "person", "simple", "simple", "simple"), levels=NEAR)
    view = match_of(table).position.view(2)
    boards: Any = table.place
    turned = re.findall(r'<g data-seat="2">.*?</g>', str(draw_table(view, ended=True, near=2, width=540, height=360)))
    assert turned
    geometry = re.compile(r'<rect class="gl-panel[^>]*>')
    assert geometry.findall(turned[0])[0] in boards.table.picture
    assert "You" in words_in(boards.table.picture)
    assert "Your hand" in boards.hand.picture or "You are asked" in boards.hand.picture


def test_the_place_of_the_first_tile_lights_up_for_the_one_that_is_picked_with_what_it_scores() -> None:
    table = next(one for one in (dominoes(seed=seed) for seed in range(20)) if not match_of(one).position.layout.tiles)  # type: ignore[attr-defined]
    board: Any = table.place.board  # type: ignore[attr-defined]
    before = board.picture
    assert 'class="gl-would-' not in before
    tile = match_of(table).position.legal_moves()[0].tile
    board.press({"tile": str(tile)})
    spot = board.picture[board.picture.index('data-spot="first"') :]
    assert 'class="gl-lit"' in spot
    assert 'class="gl-would-' in spot
    assert board.picture.count('class="gl-lit"') == 2, "of the tiles the picked one alone is outlined"


def test_a_refusal_is_said_once_and_its_rule_laid_open() -> None:
    table = cards(levels=NEAR)
    place: Any = table.place
    while match_of(table).position.phase != "play" or len(place._view.hand) < 4:  # type: ignore[attr-defined]
        follow(table, suggest=False, most=1)
    hand = place._view.hand
    odd = next(at for at in range(1, len(hand)) if hand[at][:-1] != hand[0][:-1])
    place.raise_cards((0, odd))
    assert "No combination" in words_in(place.words.value)
    refused(table, place.play.click)
    assert not place.words.value
    assert table.panels.happened.rules.opened
    place.raise_cards((0,))
    assert place.words.value


def test_what_was_done_by_itself_is_told_with_the_rest() -> None:
    table = dominoes(seed=4)
    match: Any = match_of(table)
    found = 0
    while not found:
        before = len(match.path)
        follow(table, suggest=False, stream=Random(2), most=1)
        done = match.path[before:]
        draws = [
            one for one, last in zip(done[1:], done, strict=False) if one.step == "draw" and last.position.turn == 0
        ]
        if draws and not any(one.step == "next" for one in done):
            found += 1
            assert told(table).count("You cannot place, so you draw") == len(draws)
            assert told(table).startswith("You place ")


def test_the_cards_that_may_be_revealed_are_outlined_and_that_is_said() -> None:
    table = next(
        one
        for one in (cards(seed=seed, levels=("K",) * 6) for seed in range(5, 40))
        if shown(one.place.reveal)  # type: ignore[attr-defined]
    )
    picture = table.place.hand.picture  # type: ignore[attr-defined]
    assert "You are asked; outlined " in words_in(picture)
    lit = re.findall(r'data-card="([^"]+)"[^>]*><rect class="gl-card gl-card-lit"', picture)
    assert lit
    assert {card[:-1] for card in lit} == {"K"}


def test_enough_of_each_card_of_the_hand_is_seen_to_press_it() -> None:
    table = cards(levels=NEAR, seed=5)
    place: Any = table.place
    boxes = [box for _, box in cards_in(root_of(place.hand.picture))]
    assert len(boxes) == len(place._view.hand) >= 26
    least = 24  # pixels, as guidelines for what is pressed by a finger ask for
    assert all(right.left - left.left >= least for left, right in pairwise(boxes) if left.top == right.top)


def test_the_match_that_is_looked_back_on_speaks_to_whoever_has_played_it_at_every_step() -> None:
    table = dominoes(seats=("person", "simple"), scores=(275, 275))
    follow(table, suggest=False)
    table.controls.review.click()
    stepper: Any = table.looking_back.stepper
    for step in (len(stepper.scenes) - 1, 0, 1, 2, 3):
        stepper.step = step
        assert not re.search(r"Seat 0\b(?! \(you\))", words_in(stepper.words.value) + words_in(stepper.board.picture))
