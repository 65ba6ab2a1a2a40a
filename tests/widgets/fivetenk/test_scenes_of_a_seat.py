"""The stepper of 5-10-K through the eyes of a seat: it is shown and told what that seat may know, and no more."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import replay
from gamelib.widgets import Stepper
from tests.fivetenk.matches import written
from tests.widgets.fivetenk.stepping import cards_in, match, scenes_of, shown, told


@pytest.mark.parametrize("way", ["play", "trick"])
def test_a_seat_sees_and_is_told_only_what_it_may(way: str) -> None:
    stepper = Stepper(match(), seat=1, hands=True, by=way)
    for step in range(len(stepper.scenes)):
        stepper.step = step
        *_, moment = scenes_of(stepper).moments(step)
        if moment.part.name in ("SETTLEMENT", "PROMOTION"):
            continue
        view = moment.state.view(1)
        known = Counter(str(card) for hand in view.hands for card in hand or ())
        assert cards_in(stepper.hands.value) == known
        if moment.part.name == "BURIAL" and moment.state.declarer != 1:
            assert "buries 6 cards face down" in told(stepper)
            assert not re.search(r"[♦♣♥♠]", told(stepper))


def test_nothing_that_a_seat_sees_depends_on_what_is_hidden() -> None:
    """Exchange two cards of other seats that are never played nor revealed: a third seat's steps stay the same."""
    game = written(3)
    deck = game["games"][0]["deck"]
    plays = [play for play in game["games"][0]["plays"] if "cards" in play][:6]
    used = Counter(card for play in plays for card in play["cards"])
    game["games"][0]["plays"] = game["games"][0]["plays"][: game["games"][0]["plays"].index(plays[-1]) + 1]
    first, declarer = game["games"][0]["first_seat"], game["games"][0]["reveal"]["seat"]
    watcher = next(seat for seat in range(6) if seat != declarer)
    others = [seat for seat in range(6) if seat not in (declarer, watcher)][:2]
    places = [
        next(i for i in range(156) if (first + i) % 6 == seat and not deck[i].startswith("3") and deck[i] not in used)
        for seat in others
    ]
    before = Stepper(game, seat=watcher, hands=True)
    deck[places[0]], deck[places[1]] = deck[places[1]], deck[places[0]]
    after = Stepper(game, seat=watcher, hands=True)
    assert deck[places[0]] != deck[places[1]]
    for step in range(len(before.scenes)):
        before.step = after.step = step
        assert shown(before) == shown(after)


@pytest.mark.parametrize("seed", range(3, 9))
def test_when_others_are_asked_is_not_seen_in_a_deal_that_is_over(seed: int) -> None:
    """Leave the seat that is asked first without its 3s: nobody else's steps tell (R3)."""
    game = written(seed, 1)
    entry = game["games"][0]
    deck, first, declarer = entry["deck"], entry["first_seat"], entry["reveal"]["seat"]
    asked = replay(game).start
    if asked.turn in (None, declarer):
        return
    others = [seat for seat in range(6) if seat not in (declarer, asked.turn)]
    threes = [i for i in range(156) if (first + i) % 6 == asked.turn and deck[i].startswith("3")]
    late = [i for i in range(100, 156) if (first + i) % 6 == others[0] and not deck[i].startswith("3")]
    for key in ("bury", "friends", "plays"):
        entry.pop(key)
    watchers = [Stepper(game, seat=seat, hands=True) for seat in others[1:]]
    for one, other in zip(threes, late, strict=False):
        deck[one], deck[other] = deck[other], deck[one]
    assert replay(game).start.dealt != asked.dealt
    for seat, before in zip(others[1:], watchers, strict=True):
        after = Stepper(game, seat=seat, hands=True)
        assert len(before.scenes) == len(after.scenes) == 2
        for step in range(2):
            before.step = after.step = step
            assert shown(before) == shown(after)


@pytest.mark.parametrize("seat", [6, -1, "0", True])
def test_what_is_no_seat_is_refused(seat: object) -> None:
    with pytest.raises(RuleError) as refused:
        Stepper(match(), seat=seat)  # type: ignore[arg-type]
    assert refused.value.rule == "C1"
