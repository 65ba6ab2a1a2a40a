"""Records say what the engine says; they come as a table, as harmless CSV, and as a frame."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from gamelib import exact61, fivetenk
from gamelib.core import Message
from gamelib.exact61.scoring import TARGET
from gamelib.fivetenk.players import computer, play_match
from gamelib.lab import Job, Results, simulate
from gamelib.lab.exact61 import Hand, Match
from gamelib.lab.fivetenk import Game, bombs_of
from tests.lab import players


def quiet(*args: Any, **options: Any) -> Results:
    return simulate(*args, progress=False, **options)


@pytest.fixture(scope="module")
def hands() -> Results:
    return quiet("exact61", 200, players="random", seats=2, scores=(270, 285))


@pytest.fixture(scope="module")
def matches() -> Results:
    return quiet("exact61", 30, players="random", seats=3, of="match")


@pytest.fixture(scope="module")
def games() -> Results:
    return quiet("fivetenk", 12, players="random")


def test_a_hand_is_recorded_as_it_was(hands: Results) -> None:
    assert {hand.how for hand in hands} == {"out", "blocked", "won"}
    hand: Hand
    for hand in hands:
        assert (hand.went_out is not None) == (hand.how == "out")
        for side, before in enumerate((270, 285)):
            assert before + hand.points[side] <= TARGET
            assert (hand.lost[side] > 0) == (hand.rejected[side] > 0)
            assert hand.lost[side] % 5 == 0
        assert hand.placements <= 28
        assert hand.went_out is None or not hand.held[hand.went_out]
    assert sum(map(sum, hands.column("rejected"))) > 0, "near 61 something is rejected"


def test_a_match_is_recorded_as_its_events_tell_it(matches: Results) -> None:
    found = []
    for match in matches:
        seats = [exact61.computer("random", match.seed, seat) for seat in range(3)]
        state: exact61.State | None = exact61.players.play_match(exact61.start(3, match.seed), seats)
        states = []
        while state is not None:
            states.append(state)
            state = state.previous
        events = [event for state in reversed(states) for event in state.events]
        found.append(as_told(match, events, states[0].hand_number + 1))
    assert found == list(matches)
    assert {match.won_by for match in matches} >= {"placement", "going_out"}
    assert any(match.first_over != match.winner for match in matches)


def as_told(match: Match, events: list[Any], hands: int) -> Match:
    """Read a match's record off the whole list of its events."""
    scoring = [event for event in events if getattr(event, "accepted", None) is not None]
    lost, rejected = [0] * 3, [0] * 3
    over = None
    hand = 0
    for event in events:
        hand += event.kind == "deal"
        if event in scoring:
            raw = event.net if event.kind == "going_out" else event.raw
            if not event.accepted:
                lost[event.side] += raw
                rejected[event.side] += 1
            if over is None and event.before + raw >= TARGET:
                over = event.side, hand
    assert over is not None
    assert scoring
    last = [event for event in scoring if event.accepted][-1]
    return match._replace(
        won_by=last.kind,
        won_with=last.net if last.kind == "going_out" else last.raw,
        hands=hands,
        blocked=sum(event.kind == "hand_end" and event.how == "blocked" for event in events),
        first_over=over[0],
        first_over_hand=over[1],
        lost=tuple(lost),
        rejected=tuple(rejected),
    )


def test_a_game_is_recorded_as_it_was(games: Results) -> None:
    game: Game
    for game in games:
        seats = [computer("random", game.seed, seat) for seat in range(6)]
        state = play_match(fivetenk.start(game.seed), seats, games=1)
        settlement = state.settlement
        assert settlement is not None
        assert (game.defenders, game.how, game.declarer) == (state.points, state.how, state.declarer)
        assert (game.kitty, game.left) == (settlement.kitty.points, settlement.hands.points)
        assert (game.winner, game.steps) == fivetenk.outcome(game.defenders)
        assert game.taken == state.taken
        assert game.tricks == len(state.tricks) + 1
        assert [game.sides[seat] == "declarer" for seat in range(6)] == [seat in state.declarers for seat in range(6)]
        before: fivetenk.State | None = state
        moves = []
        while before is not None:
            moves.append(before.move)
            if isinstance(before.move, fivetenk.Name):
                assert game.bombs == tuple(map(bombs_of, before.hands))
            before = before.previous
        assert game.plays == sum(isinstance(move, fivetenk.Lay) for move in moves)
        assert game.passes == sum(isinstance(move, fivetenk.Pass) for move in moves)


@pytest.mark.parametrize(
    ("hand", "bombs"),
    [
        ("3D 3C 3H 4D 4C LJ LJ LJ", 0),
        ("3D 3C 3H 3S", 1),
        ("3D 3C 3H 3S 3D 3C 3H 3S 2D 2C 2H 2D", 2),
        ("LJ BJ", 1),
        ("LJ BJ LJ BJ AD AC AH AS", 3),
        ("5D 10D KD", 0),
    ],
)
def test_bombs_are_counted_that_can_all_be_played(hand: str, bombs: int) -> None:
    assert bombs_of(tuple(map(fivetenk.Card, hand.split()))) == bombs


def test_a_match_of_5_10_k_goes_on_until_somebody_is_past_a() -> None:
    (match,) = quiet("fivetenk", 1, of="match", players="random", levels=("K",) * 6)
    assert match.levels.count("won") >= 1
    assert match.games >= 1
    assert 0 <= match.idle <= match.games


# ---- tables -------------------------------------------------------------------------------------------------------


def test_the_table_has_plain_values_and_the_players(hands: Results) -> None:
    rows = hands.table()
    assert len(rows) == 200
    assert rows[3]["number"] == 3
    assert (rows[0]["points_0"], rows[0]["points_1"]) == hands[0].points
    assert rows[0]["player_1"] == "random"
    assert json.loads(json.dumps(rows)) == rows
    assert json.loads(json.dumps([list(record) for record in hands]))[0][0] == 0


def test_the_csv_reads_back(hands: Results, tmp_path: Path) -> None:
    file = tmp_path / "hands.csv"
    text = hands.csv(file)
    assert file.read_text(encoding="utf-8") == text
    rows = [*csv.DictReader(StringIO(text))]
    assert [{name: "" if value is None else str(value) for name, value in row.items()} for row in hands.table()] == rows


def test_no_text_of_the_csv_is_a_formula() -> None:
    class Sly:
        def __call__(self, seed: int, seat: int) -> Any:
            return players.simple(seed, seat)

        def __repr__(self) -> str:
            return "=1+1"

    found = quiet("exact61", 1, players=(Sly(), "random"))
    (row,) = csv.DictReader(StringIO(found.csv()))
    assert row["player_0"] == "'=1+1"
    assert found.table()[0]["player_0"] == "=1+1"


def test_no_results_are_a_table_with_a_head_alone() -> None:
    assert quiet("exact61", 0, seats=2).csv() == ",".join(Hand._fields) + "\n"


def test_the_frame_is_the_table(hands: Results) -> None:
    pytest.importorskip("pandas", reason="pandas is not installed")
    frame = hands.frame()
    assert list(frame.columns) == [*hands.table()[0]]
    assert list(frame["points_0"]) == [hand.points[0] for hand in hands]


def test_where_pandas_is_missing_one_sentence_says_so(hands: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamelib.lab.results.find_spec", lambda _: None)
    with pytest.raises(ModuleNotFoundError, match=r"A frame needs pandas, and it is not installed here"):
        hands.frame()


def test_results_say_in_short_what_they_are(hands: Results) -> None:
    assert repr(hands) == "<200 results: exact61, hand, random, random>"
    part = Results(hands.job, hands[:3], 200, Message("Stopped", {}))
    assert repr(part).startswith("<3 of 200 results")
    assert not part.complete
    assert Results(Job("exact61", "hand", 1, ()), [*reversed(hands)], 200) == hands
