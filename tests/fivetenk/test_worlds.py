"""Worlds that a seat imagines agree with all that it has seen."""

from __future__ import annotations

from collections import Counter
from random import Random

from gamelib.fivetenk import DECK, State
from gamelib.fivetenk.cards import FACES, read_cards
from gamelib.fivetenk.players.knowledge import Knowledge
from gamelib.fivetenk.players.light import by_rank, groups
from gamelib.fivetenk.players.worlds import World, Worlds, buried_quickly
from tests.fivetenk.random_games import exchanged, some


def drawn(state: State, seed: int = 1) -> World:
    return Worlds(Knowledge(state.view(state.turn or 0)), Random(seed).random).draw()


def test_a_world_has_every_card_that_is_left_and_each_seat_as_many_as_it_holds() -> None:
    phases: Counter[str] = Counter()
    for state in some(6, 5):
        seat = state.turn or 0
        view, world = state.view(seat), drawn(state)
        phases[state.phase] += 1
        laid = [card for trick in (*view.tricks, view.trick) for one in trick for card in one.cards]
        cards = [FACES[face] for hand in (*world.hands, world.kitty) for face in hand]
        assert sorted([*cards, *laid]) == sorted(DECK)
        if state.phase == "deal":
            assert [len(hand) for hand in world.hands] == [26] * 6
            assert not Counter(view.hand) - Counter(FACES[face] for face in world.hands[seat])
        else:
            assert [len(hand) for hand in world.hands] == list(view.hand_sizes)
            assert sorted(FACES[face] for face in world.hands[seat]) == sorted(view.hand)
        if state.phase == "play":
            assert len(world.kitty) == 6
            assert view.buried is None or sorted(FACES[face] for face in world.kitty) == sorted(view.buried)
    assert set(phases) == {"deal", "bury", "name", "play"}


def test_the_plans_in_a_world_are_those_of_its_hands() -> None:
    for state in some(3, 11):
        world = drawn(state)
        for seat, (hand, plan) in enumerate(zip(world.hands, world.plans, strict=True)):
            assert plan == ([] if seat == state.turn else groups(by_rank(hand)))


def test_a_light_game_is_set_out_as_the_view_has_it() -> None:
    compared = 0
    for state in some(6, 4):
        if state.phase != "play":
            continue
        table, view = state._table, state.view(state.turn or 0)
        assert table is not None
        worlds = Worlds(Knowledge(view), Random(1).random)
        world = worlds.draw()
        game = worlds.table(world)
        assert (game.turn, game.left, game.trick, game.taken) == (table.turn, table.left, table.trick, table.taken)
        assert (game.top_seat, game.passes, game.over) == (table.top_seat, table.passes, "")
        assert (game.made_by, game.played) == (table.made_by, table.played)
        assert (game.top.play.reading if game.top else None) == table.top
        for place, friend in enumerate(view.friends_named):
            assert game.copies[place] == [hand.count(friend.card.number) for hand in world.hands]
            assert game.copies[place][view.seat] == view.hand.count(friend.card)
        compared += 1
    assert compared > 100


def test_cards_that_a_seat_cannot_see_change_no_world() -> None:
    stream = Random(3)
    compared = 0
    for state in some(4, 13):
        if state.phase != "play" or sum(map(bool, state.hand_sizes)) < 3:
            continue
        read = State.from_text(state.to_text())
        assert drawn(read, 8) == drawn(exchanged(state, state.turn or 0, stream), 8)
        compared += 1
    assert compared > 10


def test_six_low_cards_without_points_are_buried_quickly() -> None:
    low, rest = "3D 4D 6C 8S 9H JD", "AS AS 2D 2C LJ BJ 10D 10C 10H 10S KD KC 5D 5C"
    hand = read_cards(f"{low} {rest}")
    kept, buried = buried_quickly([card.number for card in hand])
    assert sorted(FACES[face] for face in buried) == sorted(hand[:6])
    assert Counter(kept) + Counter(buried) == Counter(card.number for card in hand)
