"""A choice as it is written and drawn at a table to play at: in the words of the buttons, with what is used marked."""

from __future__ import annotations

from typing import Any

from gamelib.exact61 import Place
from gamelib.fivetenk import Card, Friend, Name, Play
from tests.widgets.practice.pressing import cards, dominoes, follow, match_of


def test_a_naming_is_written_in_the_words_of_the_buttons() -> None:
    table = cards()
    naming = Name((Friend(Card("AC"), 2), Friend(Card("AS"), 1)))
    assert table.place.say_move(naming) == "name A♣ 2nd play and A♠ 1st play"


def test_the_hand_is_drawn_with_the_tile_of_a_placement_outlined() -> None:
    table = dominoes(seed=3)
    follow(table, most=3)
    position: Any = match_of(table).position
    view = position.view(position.turn)
    move = next(move for move in position.legal_moves() if isinstance(move, Place))
    drawn, plain = table.place.draw_choice(view, move), table.place.draw_choice(view, None)
    assert drawn.title.startswith("Hand of seat 0")
    assert all(f"[{tile}]" in drawn.description for tile in view.hand)
    assert drawn.count("gl-lit") > plain.count("gl-lit")


def test_the_cards_of_a_play_are_raised_in_the_hand_drawn() -> None:
    table = cards()
    while not any(isinstance(move, Play) for move in match_of(table).position.legal_moves()):
        follow(table, most=1)
    position: Any = match_of(table).position
    play = next(move for move in position.legal_moves() if isinstance(move, Play))
    drawn = table.place.draw_choice(position.view(position.turn), play)
    raised = drawn.description.partition("Raised: ")[2]
    assert len(raised.replace(" and ", ", ").split(", ")) == len(play.ranks)
