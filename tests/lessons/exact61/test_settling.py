"""A settlement is told line by line, and every line agrees with the engine."""

from __future__ import annotations

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TILES, State, pips, replay, self_play, start
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent
from gamelib.lessons.exact61.moments import moment
from gamelib.lessons.exact61.settling import SettlementLine, rounding, settlement
from gamelib.words import rule, say


def settled(players: int, how: str, seeds: range) -> list[State]:
    matches = (replay(self_play(seed, players=players)) for seed in seeds)
    return [step.state for match in matches for step in match.steps if step.state.hand_over == how]


OUT = [state for players in (2, 3, 4) for state in settled(players, "out", range(6))]
BLOCKED = [state for players in (2, 3, 4) for state in settled(players, "blocked", range(24))]


def texts(line: SettlementLine) -> list[str]:
    return [say(message) for message in (*line.said, line.total, line.outcome) if message is not None]


@pytest.mark.parametrize("state", OUT, ids=repr)
def test_going_out_is_told_in_the_order_of_the_rules(state: State) -> None:
    lines = settlement(state)
    event = next(event for event in state.events if isinstance(event, GoingOutEvent))
    told = [line.rules[0] for line in lines]
    partner = ["D21"] if state.players == 4 else []
    assert told[1:] == ["D19", "D20", "D20", *partner, "D22", "D16", "D19"]
    assert (lines[0].shown, lines[1].shown) == (False, True)
    assert {line.scores for line in lines[:-2]} == {lines[0].scores}
    assert lines[0].scores[event.side] == event.before
    assert lines[-2].scores == lines[-1].scores == state.scores
    opponents = [pips(state.hands[seat]) for seat in lines[2].seats]
    assert sum(opponents) == event.opponents
    assert all(state.sides[seat] != event.side for seat in lines[2].seats)


@pytest.mark.parametrize("state", BLOCKED, ids=repr)
def test_a_blocked_hand_is_told_hand_by_hand(state: State) -> None:
    lines = settlement(state)
    gains = [event for event in state.events if isinstance(event, BlockedGainEvent)]
    ranked = next(line for line in lines if line.order)
    assert [pips(state.hands[seat]) for seat in ranked.order] == sorted(pips(hand) for hand in state.hands)
    compared = [line.seats[0] for line in lines if line.rules[0] == "D24"]
    assert compared == list(ranked.order)[: len(compared)]
    checked = [line for line in lines if line.rules[0] == "D25"]
    assert [line.seats[0] for line in checked] == [event.seat for event in gains]
    assert [line.scores[event.side] for line, event in zip(checked, gains, strict=True)] == [e.after for e in gains]
    assert lines[-1].scores == state.scores
    assert "D26" in lines[-1].rules
    if gains:
        before = next(line for line in lines if line.rules[0] == "D8").scores
        assert before[gains[0].side] == gains[0].before


@pytest.mark.parametrize("state", [*OUT, *BLOCKED], ids=repr)
def test_every_line_has_words_and_rules(state: State) -> None:
    for line in settlement(state):
        assert line.rules
        assert all(rule("exact61", number) for number in line.rules)
        assert texts(line)
        assert not any("{" in text for text in texts(line))


def test_four_players_in_full() -> None:
    state = next(state for state in settled(4, "out", range(1)) if state.hand_number == 0)
    assert [texts(line) for line in settlement(state)] == [
        [
            "Seat 2 places [0|4] at [4|4] inline B.",
            "0 + 2 + 3 = 5",
            "5 raw points (1 displayed), counted with the tiles still held.",
        ],
        ["That was the last tile of seat 2. Everybody else shows their hand."],
        ["The pips of all opponents, seats 1 and 3, are added up.", "11 + 14 = 25"],
        ["25 is a multiple of 5 and stays as it is.", "25 → 25"],
        [
            "The partner, seat 0, holds 0 pips. They are rounded by themselves, and will be subtracted.",
            "0 is a multiple of 5 and stays as it is.",
            "0 → 0",
        ],
        ["The last placement, plus the opponents' pips, minus the partner's, make one event.", "5 + 25 − 0 = 30"],
        [
            "Against the target, in displayed points: 2 + 6 = 8, and 61 may not be passed.",
            "5 + 25 − 0 = 30",
            "30 raw points, 6 displayed: side 0 goes from 2 to 8.",
        ],
        ["Side 0 wins the hand by going out.", "Seat 2 leads the next hand."],
    ]


def test_a_rejected_event_leaves_the_score_and_says_by_what_sum() -> None:
    rejected = [s for s in OUT if any(isinstance(e, GoingOutEvent) and not e.accepted for e in s.events)]
    assert rejected
    for state in rejected:
        check = settlement(state)[-2]
        assert check.scores == settlement(state)[0].scores
        assert check.rules == ("D16", "D22", "R7")
        assert "rejected" in texts(check)[-1]


@pytest.mark.parametrize(("held", "rounded"), [(1, "It is rounded by itself"), (4, "They are rounded by themselves")])
def test_the_partners_pips_are_told_by_their_number(held: int, rounded: str) -> None:
    named = ["1|4", f"0|{held}", "3|3", "4|4"]
    others = [str(tile) for tile in TILES if tile not in named]
    state = State.from_text(
        f"exact61 players=4 seed=- hand=1 leader=0 turn=0 scores=0,0 drawn=- layout=[4|4] "
        f"talon=[{' '.join(others[:8])}] hands=[1|4][{' '.join(others[8:])}][0|{held}][3|3]"
    ).play("1|4 at 4|4 inline A")
    (said,) = (line.said[0] for line in settlement(state) if line.rules == ("D21",))
    pips_held = "1 pip" if held == 1 else f"{held} pips"
    assert say(said) == f"The partner, seat 2, holds {pips_held}. {rounded}, and will be subtracted."


@pytest.mark.parametrize(("players", "whose"), [(2, "opponent's"), (3, "opponents'")])
def test_one_opponent_is_told_of_as_one(players: int, whose: str) -> None:
    for state in OUT:
        if state.players == players:
            (line,) = (line for line in settlement(state) if line.rules[0] == "D22")
            assert texts(line)[0] == f"The last placement and the {whose} pips make one event."


def test_a_loss_is_told_as_one() -> None:
    losses = [s for s in OUT if any(isinstance(e, GoingOutEvent) and e.net < 0 for e in s.events)]
    assert losses
    for state in losses:
        lines = settlement(state)
        assert lines[-3].rules == ("D22", "R1")
        assert "A score may fall" in texts(lines[-2])[0]


def test_after_exactly_61_the_rest_of_a_blocked_hand_is_not_applied() -> None:
    won = [moment("a block that wins", players, seed) for players in (2, 3, 4) for seed in (1, 1000)]
    assert any(len([event for event in state.events if isinstance(event, BlockedGainEvent)]) > 1 for state in won)
    for state in won:
        lines = settlement(state)
        gains = [event for event in state.events if isinstance(event, BlockedGainEvent)]
        assert lines[-2].seats == (gains[-1].seat,)
        assert lines[-1].rules[-1] == "D18"


@pytest.mark.parametrize(
    ("held", "told"),
    [(10, "stays as it is"), (11, "down to 10"), (12, "down to 10"), (13, "up to 15"), (14, "up to 15")],
)
def test_rounding_is_explained(held: int, told: str) -> None:
    assert told in str(rounding(held))


def test_a_hand_that_goes_on_has_no_settlement() -> None:
    with pytest.raises(RuleError) as refused:
        settlement(start(players=2))
    assert refused.value.rule == "D19"


def test_a_position_read_from_text_has_nothing_to_tell() -> None:
    with pytest.raises(RuleError) as refused:
        settlement(State.from_text(OUT[0].to_text()))
    assert refused.value.rule == "format"
