"""The worlds that a strong player imagines agree with all that its seat has seen, each as likely as the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from gamelib.core import shuffled
from gamelib.exact61 import TILES, Draw, Layout, Place, State, View
from gamelib.exact61.players.knowledge import holders
from gamelib.exact61.players.worlds import Worlds
from gamelib.exact61.table import FITTING
from tests.exact61.positions import position
from tests.exact61.random_hands import hands, to_choose


def history(state: State) -> list[State]:
    """List the states of this hand, from the deal to this one."""
    states = [state]
    while states[-1].move is not None and states[-1].previous is not None:
        states.append(states[-1].previous)
    return states[::-1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_holds_every_tile_once_and_what_is_seen_in_its_place(players: int) -> None:
    for seed in range(12):
        for state in hands(seed, players):
            view = state.view(to_choose(state))
            worlds = Worlds(view, Random(seed).random)
            for _ in range(4):
                world = worlds.draw()
                held = [tile for hand in world.hands for tile in hand]
                tiles = [*held, *world.talon, *(tile.number for tile in view.layout.tiles)]
                assert sorted(tiles) == [tile.number for tile in TILES]
                assert [len(hand) for hand in world.hands] == list(view.hand_sizes)
                assert sorted(world.hands[view.seat]) == [tile.number for tile in view.hand]
                assert len(world.talon) - world.taken == view.talon_size
                table = state._table
                for name in ("open", "total", "scores", "turn", "drawn", "over"):
                    assert getattr(world, name) == getattr(table, name)


def could_not_place(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Tell when a seat could place nothing: the ports that were open, and how many tiles it kept from later draws."""
    states = history(state)
    kept, found = 0, []
    for before, after in zip(reversed(states[:-1]), reversed(states[1:]), strict=True):
        if before.turn != seat or isinstance(after.move, Place):
            continue
        # The last tile that was drawn is placed at once and leaves the hand again.
        drawn = isinstance(after.move, Draw) and after.drawn is None
        found.append((before._table.open, kept))
        kept += drawn
    yield from found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_drew_or_passed_held_nothing_that_fitted_then(players: int) -> None:
    checked = 0
    for seed in range(40):
        for state in hands(seed, players):
            view = state.view(to_choose(state))
            worlds = Worlds(view, Random(seed).random)
            seen = [
                (seat, *test) for seat in range(players) if seat != view.seat for test in could_not_place(state, seat)
            ]
            for _ in range(5 if seen else 0):
                world = worlds.draw()
                for seat, open_ports, later in seen:
                    fitting = sum(bool(open_ports & FITTING[tile]) for tile in world.hands[seat])
                    assert fitting <= later, "only tiles drawn later can fit what was open then"
                    checked += 1
    assert checked > 500


def test_a_seat_that_drew_and_placed_is_known_to_lack_what_was_open() -> None:
    state = position("[1|4 0|3 2|2][5|5 0|1 4|6][*]", "2|3; 3|3 at 2|3 high", talon="0|0 1|3", turn=1)
    for move in ("draw", "draw", "1|3 at 3|3 inline B"):
        state = state.play(move)
    state = state.play(state.legal_moves()[0])
    view = state.view(to_choose(state))
    assert view.seat == 0
    (first, _) = holders(view)
    assert first.seat == 1
    (kept, none) = first.passing()
    assert first.arrivals == [4, 0]
    lacking = {tile for tile in TILES if {tile.low, tile.high} & {2, 3}}
    assert {tile for tile in TILES if not kept >> tile.number & 1} == lacking
    assert none == (1 << 28) - 1
    worlds = Worlds(view, Random(1).random)
    for _ in range(50):
        assert not {TILES[tile] for tile in worlds.draw().hands[1]} & lacking


class Trial:
    """Deals the tiles that a view does not show at random, and keeps the deals in which all could have been done.

    The only thing taken for granted is that a seat held what it placed, and drew what it placed right after a draw.
    """

    def __init__(self, view: View) -> None:
        self.hidden = [tile.number for tile in TILES if tile not in view.hand and tile not in view.layout.tiles]
        # What each other seat did: the ports open, what was placed (or none), and whether it drew before.
        self.doings: dict[int, list[tuple[int, int | None, int]]] = {
            seat: [] for seat in range(view.players) if seat != view.seat
        }
        layout, draws = Layout(), 0
        for seat, move in view.done:
            if isinstance(move, Draw):
                draws += 1
                continue
            placed = move.tile.number if isinstance(move, Place) else None
            if seat in self.doings:
                self.doings[seat].append((layout.open_set, placed, draws))
            layout, draws = layout.place(move.tile, move.at) if isinstance(move, Place) else layout, 0

    def deal(self, stream: Random) -> dict[int, list[int]] | None:
        """Deal once: the hands that it comes to, or ``None`` where something could not have been done."""
        tiles = shuffled(self.hidden, stream)
        found = {}
        for seat, doings in self.doings.items():
            free = [placed for _, placed, draws in doings if placed is not None and not draws]
            came = sum(draws - (placed is not None) for _, placed, draws in doings if draws)
            mine = shuffled([*free, *(tiles.pop() for _ in range(5 + came - len(free)))], stream)
            hand, coming = mine[:5], mine[5:]
            for open_ports, placed, draws in doings:
                if draws or placed is None:
                    hand += [coming.pop() for _ in range(draws - (placed is not None))]
                    if any(open_ports & FITTING[tile] for tile in hand):
                        return None
                elif placed in hand:
                    hand.remove(placed)
                else:
                    return None
            found[seat] = hand
        return found


# Hands in which others drew or passed several times, and mostly placed tiles in between that they had or drew: where
# such a tile came from is then unknown. The number of players, the seed, and which of the choices in that hand.
TESTED = [
    (2, 0, 11), (2, 2, 11), (2, 3, 8), (2, 23, 15), (2, 44, 16),
    (3, 0, 8), (3, 31, 12), (3, 31, 14), (3, 44, 12), (4, 40, 10),
]  # fmt: skip


@pytest.mark.parametrize(("players", "seed", "choice"), TESTED)
def test_a_world_is_as_likely_as_trial_says(players: int, seed: int, choice: int) -> None:
    state = list(hands(seed, players))[choice]
    view, stream = state.view(to_choose(state)), Random(5)
    assert sum(len(holder.tests) for holder in holders(view)) >= 2
    trial, worlds = Trial(view), Worlds(view, Random(6).random)
    tried, imagined, count = Counter[tuple[int, int]](), Counter[tuple[int, int]](), 0
    while count < 2000:
        found = trial.deal(stream)
        if found is not None:
            count += 1
            tried.update((seat, tile) for seat, hand in found.items() for tile in hand)
    for _ in range(8000):
        world = worlds.draw()
        imagined.update((seat, tile) for seat in trial.doings for tile in world.hands[seat])
    for held in tried.keys() | imagined.keys():
        assert tried[held] / 2000 == pytest.approx(imagined[held] / 8000, abs=0.05)
