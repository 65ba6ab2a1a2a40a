"""Suggestions: what they say is so, and nothing in them comes from what the seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from gamelib.core import RuleError, chance
from gamelib.core.advice import Advice, Effort, Option
from gamelib.exact61 import TILES, Place, Replay, State, going_out_points, replay
from gamelib.exact61.events import PlacementEvent
from gamelib.exact61.moves import Move
from gamelib.exact61.players import computer
from gamelib.exact61.players.outlook import Outlook
from gamelib.exact61.players.placements import choices
from gamelib.exact61.players.reasons import _clearly
from gamelib.exact61.players.weighing import Prospect
from gamelib.exact61.players.worlds import Worlds
from gamelib.exact61.scoring import RAW_PER_POINT, TARGET
from gamelib.words import rule, say
from tests.exact61.matches import cut, hand_of, match, moves, written
from tests.exact61.positions import LONG, position
from tests.exact61.random_hands import hands, to_choose
from tests.exact61.test_views import rearranged, unseen

THINKING = ("simple", "strong")


def advised(state: State, strength: str, most: int | None = 3, samples: int = 12) -> Advice[Move]:
    player = computer(strength, effort=Effort(samples=samples))
    return player.advise(state.view(to_choose(state)), state.legal_moves(), most=most)


def situations(count: int = 4) -> Iterator[State]:
    near = {2: (290, 300), 3: (280, 295, 285), 4: (300, 290)}
    for seed in range(count):
        for players in (2, 3, 4):
            yield from hands(seed, players, near[players] if seed % 2 else None)


def said(option: Option[Move]) -> list[str]:
    return [str(reason.message) for reason in option.reasons]


def figures(option: Option[Move]) -> dict[str, float]:
    return {figure.name: figure.value for figure in option.figures}


@pytest.mark.parametrize("strength", THINKING)
def test_two_or_three_candidates_each_with_a_sentence_and_numbers(strength: str) -> None:
    for state in situations():
        advice = advised(state, strength)
        different = len(choices(state._table, state.legal_moves()))
        assert len(advice.options) == min(3, different)
        for option in advice.options:
            assert option.reasons
            assert len(option.figures) >= 3
            assert all(reason.rules for reason in option.reasons)
            for reason in option.reasons:
                assert say(reason.message, "en") == str(reason.message).replace("-", "−")
                assert say(reason.message, "ja")
                assert all(rule("exact61", number) for number in reason.rules)


@pytest.mark.parametrize("strength", THINKING)
def test_the_best_comes_first_and_every_legal_move_is_found(strength: str) -> None:
    for state in situations():
        advice = advised(state, strength, most=None)
        worths = [option.worth for option in advice.options]
        assert worths == sorted(worths, reverse=True)
        assert [option.behind for option in advice.options] == pytest.approx([worths[0] - worth for worth in worths])
        for move in state.legal_moves():
            option = advice.option(move)
            assert option is not None
            assert isinstance(move, Place)
            assert option.move == move or move in option.alike
        first = advised(state, strength).options
        assert [option.move for option in first] == [option.move for option in advice.options[: len(first)]]


@pytest.mark.parametrize("strength", THINKING)
def test_the_points_told_are_those_that_the_engine_gives(strength: str) -> None:
    told = set()
    for state in situations(8):
        for option in advised(state, strength, most=None).options:
            after = state.play(option.move)
            placed = next(event for event in after.events if isinstance(event, PlacementEvent))
            sentences = said(option)
            if not after.hands[to_choose(state)]:
                assert any(sentence.startswith("Goes out") for sentence in sentences)
                told.add("out")
            elif after.outcome:
                assert sentences[0] == "Brings the side to exactly 61 and wins the match."
                told.add("won")
            elif placed.accepted:
                points = placed.raw // RAW_PER_POINT
                assert f"Scores {points} point{'s' if points > 1 else ''} at once." in sentences
                told.add("points")
            elif placed.raw:
                assert f"({placed.raw} raw) would take the side above 61" in " ".join(sentences)
                told.add("rejected")
            if after.hands[to_choose(state)]:
                assert figures(option)["points at once"] == (placed.raw // RAW_PER_POINT if placed.accepted else 0)
            held = after.hands[to_choose(state)]
            assert figures(option)["pips left in the hand"] == sum(tile.pips for tile in held)
            if after.turn is not None:
                assert figures(option)["tiles left that fit"] == sum(fits(after, tile) for tile in held)
    assert told == {"out", "won", "points", "rejected"}


def fits(state: State, tile: str) -> bool:
    """Tell whether a tile could be placed now."""
    return any(tile_half in tile for tile_half in {str(port.pips) for port in state.layout.open_ports})


def test_a_seat_said_to_hold_nothing_that_fits_never_does() -> None:
    told = 0
    for seed in range(60):
        for state in hands(seed, 2 + seed % 3):
            view = state.view(to_choose(state))
            for choice in choices(state._table, state.legal_moves()):
                outlook = Outlook(view, choice)
                if not outlook.next_is_stuck or outlook.goes_out:
                    continue
                told += 1
                after = state.play(choice.move)
                if after.turn is not None:
                    assert not any(isinstance(move, Place) for move in after.legal_moves())
    assert told > 20


def test_no_world_holds_what_a_seat_is_said_to_lack() -> None:
    told = 0
    for seed in range(60):
        for state in hands(seed, 2 + seed % 3):
            view = state.view(to_choose(state))
            outlooks = [Outlook(view, choice) for choice in choices(state._table, state.legal_moves())]
            stuck = [outlook for outlook in outlooks if outlook.next_is_stuck and not outlook.goes_out]
            worlds = Worlds(view, Random(seed).random)
            for _ in range(10 if stuck else 0):
                world = worlds.draw()
                for outlook in stuck:
                    played = world.copy()
                    tile, port, _ = outlook.choice.placement
                    played.place(tile, port)
                    assert played.over or not played.can_place(outlook.next_seat)
                    told += 1
    assert told > 200


def test_who_could_answer_is_counted_in_the_worlds_imagined() -> None:
    state = next(hands(11, 3))
    for option in advised(state, "strong", most=None, samples=150).options:
        numbers = figures(option)
        assert 0 <= numbers["next seat can place"] <= 100
        after = state.play(option.move)
        held = state.view(to_choose(state)).hand
        hidden = [tile for hand in (*state.hands, state.talon) for tile in hand if tile not in held]
        fitting = sum(fits(after, tile) for tile in hidden)
        # Any five of the hidden tiles may be the next seat's: none has been seen to draw yet.
        nothing = 1.0
        for place in range(5):
            nothing *= (len(hidden) - fitting - place) / (len(hidden) - place)
        assert numbers["next seat can place"] == pytest.approx(100 * (1 - nothing), abs=14)


def looked_at(answers: Sequence[int | None]) -> Outlook:
    """Make up what the next seat could score at once after a choice, in each world."""
    state = next(hands(11, 3))
    choice = choices(state._table, state.legal_moves())[0]
    prospect = Prospect(choice)
    prospect.answers = [(answer,) for answer in answers]
    return Outlook(state.view(to_choose(state)), choice, prospect)


def test_what_chance_may_have_made_is_not_said_to_be_the_least() -> None:
    poor, chance = looked_at([10, 5] * 10), looked_at([*[10, 5] * 9, 10, None])
    clear, same = looked_at([5, 0] * 10), looked_at([5, 0] * 10)
    assert not _clearly(chance, [poor], 1, lambda answer: answer or 0), "one world of twenty made it"
    assert _clearly(clear, [poor, chance, same], 1, lambda answer: answer or 0), "an equal one does not matter"
    assert not _clearly(poor, [clear], 1, lambda answer: answer or 0)


def test_expected_points_of_a_last_tile_are_those_of_going_out() -> None:
    state = position("[0|2][*]", LONG)
    advice = advised(state, "strong")
    assert advice.exact
    for option in advice.options:
        after = state.play(option.move)
        numbers = figures(option)
        assert numbers["expected points"] == after.scores[0] / RAW_PER_POINT
        assert numbers["expected points of the others"] == 0
        assert said(option)[0].startswith("Every tile is known now")


def test_d18_a_last_tile_that_wins_the_match_is_not_said_to_lead_a_next_hand() -> None:
    gains = [state.play(move).scores[0] for state in [position("[0|2][*]", LONG)] for move in state.legal_moves()]
    state = position("[0|2][*]", LONG, scores=f"{TARGET - max(gains)},0")
    best, *others = advised(state, "strong", most=None).options
    assert state.play(best.move).outcome
    assert "Wins the match in this very hand in 100 % of the deals imagined." in said(best)
    assert not any("next hand" in sentence for sentence in said(best))
    assert any("next hand" in sentence for option in others for sentence in said(option))


def test_d21_the_partner_s_pips_are_taken_off_what_a_last_tile_is_worth() -> None:
    state = position("[0|2][*][0|0 0|1 0|3][0|4 0|6 1|1]", LONG)
    view, samples = state.view(0), 40
    # The same chance as the player's own, so the same worlds.
    stream = chance("exact61", 7, "strong", 0, view.hand_number, len(view.done), len(view.layout))
    worlds = Worlds(view, stream.random)
    nets = dict.fromkeys(state.legal_moves(), 0)
    for _ in range(samples):
        _, first, partner, other = ([TILES[tile] for tile in hand] for hand in worlds.draw().hands)
        for move in nets:
            total = state.play(move).layout.total
            nets[move] += going_out_points(0 if total % 5 else total, [first, other], partner)
    options = advised(state, "strong", most=None, samples=samples).options
    assert len(options) >= 2
    for option in options:
        assert figures(option)["expected points"] == pytest.approx(nets[option.move] / samples / RAW_PER_POINT)


@pytest.mark.parametrize("strength", ["random", *THINKING])
def test_where_there_is_no_choice_the_reason_is_told(strength: str) -> None:
    drawing = position("[2|3 3|3][0|1 *]", "1|4", talon="4|6 5|5")
    (option,) = computer(strength).advise(drawing.view(0), drawing.legal_moves()).options
    assert option.reasons


def test_points_are_told_as_they_stand_in_the_score() -> None:
    """Raw points are told beside them only where they would lead above the target (D16)."""
    for state in situations():
        for strength in THINKING:
            for option in advised(state, strength, most=None).options:
                assert not any("raw" in figure.unit for figure in option.figures)
                for sentence in said(option):
                    assert "raw" not in sentence or "above 61" in sentence


@pytest.mark.parametrize("strength", THINKING)
def test_where_one_placement_is_legal_it_is_answered_at_once_by_the_rule(strength: str) -> None:
    steps = [step.state for seed in range(3) for step in match(seed, 2 + seed).steps if step.state.turn is not None]
    found = [state for state in steps if [type(move) for move in state.legal_moves()] == [Place]]
    assert len(found) > 3
    for state in found:
        asked: list[float] = []
        player = computer(strength, effort=Effort(100_000, progress=asked.append))
        advice = player.advise(state.view(state.turn or 0), state.legal_moves())
        (option,) = advice.options
        assert (option.move, advice.samples, asked) == (state.legal_moves()[0], 0, [])
        assert said(option)[0] == "No other placement is legal, and who can place must."
        assert option.reasons[0].rules == ("D7",)


# ---- nothing hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(9))
def test_tiles_that_a_seat_cannot_see_change_no_suggestion(seed: int) -> None:
    stream, players = Random(seed), 2 + seed % 3
    whole, played = written(seed, players), match(seed, players)
    compared = 0
    for _ in range(30):
        step = stream.randrange(len(played.steps))
        state = played.steps[step].state
        if state.turn is None or len(state.legal_moves()) < 2:
            continue
        number, _ = hand_of(whole, step)
        record = cut(whole, step + 1) if step + 1 < len(moves(whole)) else whole
        record["hands"] = record["hands"][: number + 1]
        expected = [advised(state, strength) for strength in THINKING]
        for _ in range(5):
            hidden = unseen(state, state.turn)
            tiles = stream.sample(hidden, min(len(hidden), stream.choice((2, 3, 5))))
            try:
                again: Replay = replay(rearranged(record, dict(zip(tiles, [*tiles[1:], tiles[0]], strict=True))))
            except RuleError:
                continue  # With those tiles somebody would have had to do something else.
            if again.state.turn == state.turn:
                assert [advised(again.state, strength) for strength in THINKING] == expected
                compared += again.state != state
    assert compared > 8
