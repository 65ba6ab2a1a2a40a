"""Light games keep the rules that the engine keeps: played side by side they never differ."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from gamelib.fivetenk.cards import ACE, DECK, FACES, KING, SUITS, count_ranks, counted, points
from gamelib.fivetenk.choosing import choose_numbers
from gamelib.fivetenk.naming import face_of
from gamelib.fivetenk.players import computer
from gamelib.fivetenk.players.knowledge import Knowledge
from gamelib.fivetenk.players.light import Group, groups
from gamelib.fivetenk.players.playing_out import LightGame
from gamelib.fivetenk.players.worlds import World, Worlds
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import MIXED, SUITED, Reading
from gamelib.fivetenk.settling import settle
from gamelib.fivetenk.table import Table
from tests.fivetenk.advised import played_well


def dealt(seed: int) -> tuple[Table, LightGame, int]:
    """Deal one game twice over: as the engine has it, and as a light one."""
    stream = Random(seed)
    cards = stream.sample(DECK, len(DECK))
    hands = [cards[26 * seat : 26 * seat + 26] for seat in range(6)]
    kitty = points(cards[156:])
    named = [
        (face_of(stream.choice((KING, ACE, ACE)), suit), stream.randint(1, 3)) for suit in stream.sample(range(4), 2)
    ]
    declarer = stream.randrange(6)
    table = Table([counted(hand) for hand in hands], declarer, [(face.number, nth) for face, nth in named])
    light = LightGame(declarer, [(face.number, nth) for face, nth in named])
    light.plans = [groups(count_ranks(hand)) for hand in hands]
    light.left = [26] * 6
    light.copies = [[hand.count(face) for hand in hands] for face, _ in named]
    light.kitty = kitty
    return table, light, kitty


def chosen(table: Table, group: Group) -> tuple[list[int], Reading]:
    """Choose the cards of a combination as the engine does for a play by rank."""
    hand = table.hands[table.turn]
    play = group.play
    if play.reading.kind == MIXED:
        suits = [{face % 4 for face in range(54) if hand[face] and FACES[face].rank == rank} for rank in (2, 7, 10)]
        if suits[0] == suits[1] == suits[2] and len(suits[0]) == 1:
            # All of one suit: the engine knows that it is a suited one.
            play = Play(play.ranks, Reading(SUITED, 3, SUITS[suits[0].pop()]))
    waiting = [face for place, (face, _) in enumerate(table.named) if table.made_by[place] < 0]
    return choose_numbers(hand, play, waiting), group.play.reading


@pytest.mark.parametrize("seeds", [range(first, first + 25) for first in range(0, 100, 25)])
def test_a_light_game_goes_as_the_engine_s_own(seeds: range) -> None:
    for seed in seeds:
        table, light, kitty = dealt(seed)
        moves = 0
        while not table.over:
            moves += 1
            seat = light.turn
            light.move_on()
            played = light.top if light.top_seat == seat and (light.top and light.passes == 0) else None
            if played is not None and sum(group.size for group in light.plans[seat]) < table.left[seat]:
                table.play(*chosen(table, played))
            else:
                table.pass_turn()
            assert light.left == table.left
            assert light.trick == table.trick
            assert light.taken == table.taken
            assert light.top_seat == table.top_seat
            assert light.made_by == table.made_by
            assert light.over == table.over
            assert [sum(group.size for group in plan) for plan in light.plans] == table.left
            assert [count_ranks_of(plan) for plan in light.plans] == table.ranks
            assert bool(light.over) or light.turn == table.turn
            assert [light.friends[other] for other in range(6)] == [table.side_of(other) for other in range(6)]
        assert moves > 50
        assert light.declarers_points() == settle(table, kitty).declarers


def count_ranks_of(plan: list[Group]) -> list[int]:
    counts = [0] * 15
    for group in plan:
        for rank, count in group.parts:
            counts[rank] += count
    return counts


def test_light_games_go_as_simple_players_play() -> None:
    """Suits, what is taken from long combinations, and what is certain are left out, so they differ now and then."""
    simple = computer("simple")
    leads: list[bool] = []
    answers: list[bool] = []
    for state in played_well(6):
        if len(state.legal_moves()) == 1:
            continue
        view = state.view(state.turn or 0)
        move = simple.choose(view, state.legal_moves())
        hands = [[card.number for card in hand] for hand in state.hands]
        game = Worlds(Knowledge(view), Random(1).random).table(World(hands, [], []))
        game.plans = [groups(count_ranks(hand)) for hand in state.hands]
        group = game.lead(view.seat) if game.top is None else game.answer(view.seat, game.top)
        ranks = group.play.ranks if group else ()
        alike = (move.ranks if isinstance(move, Play) else ()) == ranks
        (answers if view.top else leads).append(alike)
    assert min(len(leads), len(answers)) > 40
    assert fmean(leads) > 0.6
    assert fmean(answers) > 0.8


@pytest.mark.parametrize("seeds", [range(first, first + 100) for first in range(0, 400, 100)])
def test_it_is_foreseen_which_combinations_make_a_friend(seeds: range) -> None:
    made = 0
    for seed in seeds:
        _, light, _ = dealt(seed)
        while not light.over:
            seat, friends = light.turn, light.friends[:]
            joins = {id(group): light._can_join(seat) and light._joins(seat, group) for group in light.plans[seat]}
            light.move_on()
            if light.top_seat == seat and not light.passes and id(light.top) in joins and not friends[seat]:
                assert joins[id(light.top)] == light.friends[seat]
                made += light.friends[seat]
    assert made > 50


def test_the_same_game_is_played_out_in_the_same_way() -> None:
    (_, one, _), (_, other, _) = dealt(5), dealt(5)
    begun = state_of(one)
    assert state_of(other) == begun
    one.play_out()
    assert one.over
    assert state_of(other) == begun
    other.play_out()
    assert state_of(other) == state_of(one)


def state_of(light: LightGame) -> dict[str, object]:
    return {name: str(getattr(light, name)) for name in LightGame.__slots__}
