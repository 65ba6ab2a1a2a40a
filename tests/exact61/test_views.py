"""A view shows what its seat may know and nothing more: what it cannot see may be changed unnoticed."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import Draw, Replay, State, View, replay, start
from gamelib.exact61.events import DrawEvent
from gamelib.exact61.explaining import seen_by
from tests.exact61.matches import Record, cut, hand_of, match, moves, written
from tests.exact61.positions import LAST_SIX, LONG, SCORES_0, SIXES_OPEN, position


def rearranged(record: Record, trade: dict[str, str]) -> Record:
    """Let tiles change places in the last hand of a record: as dealt, in the talon, and where they were drawn."""
    *before, hand = record["hands"]

    def traded(tiles: list[str]) -> list[str]:
        return [trade.get(tile, tile) for tile in tiles]

    hand = hand | {
        "deal": [traded(tiles) for tiles in hand["deal"]],
        "talon": traded(hand["talon"]),
        "moves": [
            move | {"draw": trade.get(move["draw"], move["draw"])} if "draw" in move else move for move in hand["moves"]
        ],
    }
    return record | {"seed": 12345, "hands": [*before, hand]}


def unseen(state: State, seat: int) -> list[str]:
    """List the tiles that lie in other hands and in the talon."""
    others = [tile for other, hand in enumerate(state.hands) if other != seat for tile in hand]
    return [str(tile) for tile in (*others, *state.talon)]


def shown(played: Replay, seat: int, first: int) -> list[object]:
    """List everything that a seat is shown from a step on."""
    everything: list[object] = []
    for step in played.steps[first:]:
        view = step.state.view(seat)
        everything += [
            view, view.done, view.to_text(), view.legal_moves(), repr(view), view.hand, step.seat,
            seen_by(step.state.events, seat), [str(event) for event in seen_by(step.state.events, seat)],
        ]  # fmt: skip
    return everything


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(6, 18))])
def test_tiles_that_a_seat_cannot_see_change_places_unnoticed(seed: int) -> None:
    stream, players = Random(seed), 2 + seed % 3
    whole, played = written(seed, players), match(seed, players)
    compared = 0
    for _ in range(25):
        step = stream.randrange(len(played.steps))
        state = played.steps[step].state
        if state.turn is None:
            continue
        number, index = hand_of(whole, step)
        record = cut(whole, step + 1) if step + 1 < len(moves(whole)) else whole
        record["hands"] = record["hands"][: number + 1]
        seat = stream.randrange(players)
        expected = shown(Replay(played.start, played.steps[: step + 1], state), seat, step - index)
        for _ in range(8):
            tiles = stream.sample(unseen(state, seat), min(len(unseen(state, seat)), stream.choice((2, 2, 3, 5))))
            other = rearranged(record, dict(zip(tiles, [*tiles[1:], tiles[0]], strict=True)))
            try:
                again = replay(other)
            except RuleError:
                continue  # With those tiles somebody would have had to do something else.
            if again.state.turn is not None:
                assert shown(again, seat, step - index) == expected
                compared += again.state != state
    assert compared > 40


def test_whether_a_tile_that_another_drew_fits_is_not_shown() -> None:
    fits = position("[2|3 3|3][0|1 *]", "1|4", talon="4|6 5|5").play("draw")
    not_so = position("[2|3 3|3][0|1 *]", "1|4", talon="5|5 4|6").play("draw")
    assert (fits.drawn, not_so.drawn) == ("4|6", None)
    assert fits.view(1) == not_so.view(1)
    assert fits.view(1).done == not_so.view(1).done
    assert seen_by(fits.events, 1) == seen_by(not_so.events, 1)
    assert fits.view(0) != not_so.view(0)
    (mine,) = seen_by(fits.events, 0)
    assert isinstance(mine, DrawEvent)
    assert (mine.tile, mine.fits) == ("4|6", True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_shows_the_table_and_the_seat_s_own_tiles(players: int) -> None:
    for state in match(4, players).states:
        for seat in range(players):
            view = state.view(seat)
            assert view.hand == state.hands[seat]
            assert view.hand_sizes == tuple(map(len, state.hands))
            assert view.talon_size == len(state.talon)
            assert (view.layout, view.scores, view.turn) == (state.layout, state.scores, state.turn)
            assert view.legal_moves() == (state.legal_moves() if seat == state.turn else ())
            assert view.drawn == (state.drawn if seat == state.turn else None)
            shown = state.hand_over in ("out", "blocked")
            assert [hand for hand in view.hands if hand is not None] == [
                hand for other, hand in enumerate(state.hands) if shown or other == seat
            ]


def test_a_view_has_no_seed_and_no_talon() -> None:
    assert not {"seed", "talon", "deal", "lot", "previous", "_table"} & {field.name for field in fields(View)}


def test_a_draw_is_told_with_its_tile_only_to_who_drew() -> None:
    state = position("[2|3 3|3][0|1][0|2 *]", "1|4", talon="5|5 4|6").play("draw")
    for seat in range(3):
        assert state.view(seat).done == ((0, Draw(state.hands[0][-1]) if seat == 0 else Draw()),)


@pytest.mark.parametrize(
    "settled",
    [
        position("[0|2][1|4][0|1]", LONG).play(SCORES_0),
        position("[5|6 0|0][1|1][*]", SIXES_OPEN).play(LAST_SIX),
    ],
    ids=["out", "blocked"],
)
def test_a_settled_hand_is_shown_to_all(settled: State) -> None:
    for seat in range(3):
        assert settled.view(seat).hands == settled.hands


def test_a_match_won_in_mid_hand_shows_no_hand() -> None:
    won = position("[1|4 *][0|0 1|1]", scores="300,0").play("1|4")
    assert won.view(1).hands == (None, ("0|0", "1|1"))


@pytest.mark.parametrize("seat", [-1, 2, 9, None, "0"])
def test_there_is_no_view_of_no_seat(seat: int) -> None:
    with pytest.raises(RuleError) as refused:
        position("[1|4 *][0|0 1|1]").view(seat)
    assert refused.value.rule == "D2"


def test_a_refusal_shows_nobody_s_tiles_but_the_mover_s() -> None:
    state = start(players=2, seed=7)
    other = 1 - (state.turn or 0)
    out_of_turn = state.why_not({"seat": other, "pass": True})
    assert out_of_turn is not None
    assert out_of_turn.legal == ()
    steps = match(7, players=2).steps
    drawing = next(step.state for step in steps if step.state.legal_moves() == (Draw(),) and len(step.state.talon) > 1)
    refused = drawing.why_not(Draw(drawing.talon[1]))
    assert refused is not None
    assert refused.rule == "R6"
    assert str(drawing.talon[0]) not in str(refused)
    assert drawing.talon[0] not in refused.facts.values()
