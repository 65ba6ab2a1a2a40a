"""Hands played out fast, for players that look ahead: by the rules, and by what is said of the rule of thumb."""

from __future__ import annotations

from random import Random

import pytest

from gamelib.exact61 import Place, State, start
from gamelib.exact61.moves import FIRST_PLACES, PLACES, Move
from gamelib.exact61.players.foresight import Course, foresee
from gamelib.exact61.players.placements import choices, placements
from gamelib.exact61.players.playing_out import WHIM, appeal, play_out_well
from gamelib.exact61.table import NONE, Table
from tests.exact61.random_hands import hands


class Watched(Table):
    """A table that keeps what was done at it."""

    __slots__ = ("done",)
    done: list[Move | None]

    @classmethod
    def of(cls, state: State) -> Watched:
        new = cls.__new__(cls)
        for name in Table.__slots__:
            setattr(new, name, getattr(state._table.copy(), name))
        new.done = []
        return new

    def place(self, tile: int, port: int) -> None:
        self.done.append(FIRST_PLACES[tile] if port == NONE else PLACES[tile][port])
        super().place(tile, port)

    def draw(self) -> int:
        self.done.append(None)
        return super().draw()

    def pass_turn(self) -> None:
        self.done.append(None)
        super().pass_turn()


def followed(state: State, table: Watched) -> State:
    """Make the moves of a table by the engine, which checks each."""
    for move in table.done:
        state = state.play(move or state.legal_moves()[0])
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scores", [None, 280])
def test_a_hand_is_played_out_by_the_rules(players: int, scores: int | None) -> None:
    sides, played = 2 if players == 4 else players, 0
    for seed in range(60):
        state = start(players, seed, None if scores is None else (scores,) * sides)
        state = state.play(state.legal_moves()[seed % 5])
        for play in (play_out_well, lambda table, lot: foresee(table, Course(), lot)):
            table = Watched.of(state)
            if not table.over:
                play(table, Random(seed).random)
                end = followed(state, table)
                assert end.turn is None
                assert end.scores == tuple(table.scores)
                assert (end.hand_over, end.went_out) == (table.over, None if table.out == NONE else table.out)
                played += 1
    assert played > 100


def test_a_seat_takes_what_appeals_most() -> None:
    compared = 0
    for seed in range(30):
        for state in hands(seed, 2 + seed % 3):
            if not state.layout.tiles:
                continue
            table = Watched.of(state)
            ways = {(tile, port): appeal(table, tile, total) for tile, port, total in placements(table)}
            play_out_well(table, Random(seed).random)
            first = table.done[0]
            assert isinstance(first, Place)
            taken = next(liked for (tile, port), liked in ways.items() if PLACES[tile][port] == first)
            assert taken >= max(ways.values()) - WHIM
            compared += 1
    assert compared > 150


def test_placements_are_those_of_the_move_list_with_what_comes_to_the_same_put_together() -> None:
    for seed in range(30):
        for state in hands(seed, 2 + seed % 3):
            found = choices(state._table, state.legal_moves())
            assert sorted(choice.placement for choice in found) == sorted(placements(state._table))
            listed = [move for choice in found for move in (choice.move, *choice.alike)]
            assert sorted(map(str, listed)) == sorted(map(str, state.legal_moves()))
            for choice in found:
                after = [state.play(move) for move in (choice.move, *choice.alike)]
                assert {other.layout.total for other in after} == {choice.placement[2]}
                numbers = {
                    tuple(sorted((port.pips, port.port[:4]) for port in other.layout.open_ports)) for other in after
                }
                assert len({tuple(pips for pips, _ in some) for some in numbers}) == 1
                assert len({other.scores for other in after}) == 1


def test_what_leads_to_more_wins_is_taken_more_often() -> None:
    """One world, seen again and again: the tree finds the best answer, which the rule of thumb misses."""
    state = start(2, 3)
    state = state.play(state.legal_moves()[0])
    course, stream = Course(), Random(1)
    for _ in range(3000):
        foresee(state._table.copy(), course, stream.random)
    made = sorted(course.after.values(), key=lambda one: one.made)
    assert sum(one.made for one in made) == 3000
    assert made[-1].made > 1500
    best = max(made, key=lambda one: one.chances / one.made)
    assert best.chances / best.made == pytest.approx(made[-1].chances / made[-1].made, abs=0.02)
