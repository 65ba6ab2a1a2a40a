"""A stepper through 5-10-K answers why, at every step, and never what a seat may not know or what comes later."""

from __future__ import annotations

import re
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import State
from gamelib.widgets import Stepper
from tests.fivetenk.matches import match
from tests.fivetenk.positions import position
from tests.widgets.exact61.boxes import words_in
from tests.widgets.fivetenk.stepping import told


def asking(thing: object, **options: object) -> Stepper:
    stepper = Stepper(thing, **options)  # type: ignore[arg-type]  # As given.
    stepper.ask_why.value = True
    return stepper


def keys(stepper: Stepper) -> list[str]:
    return [*stepper.why.list.targets["data-ask"]]


def answers(stepper: Stepper) -> dict[str, str]:
    """Ask everything, and read the answers."""
    found = {}
    for key in keys(stepper):
        stepper.why.list.press({"ask": key})
        assert stepper.why.asked == key
        found[key] = words_in(stepper.why.words.value)
        assert found[key]
        assert stepper.why.rules.picture
    return found


def test_nothing_can_be_pressed_until_one_asks_why() -> None:
    stepper = Stepper(match(0), start=12)
    assert not stepper.board.targets
    assert stepper.why.layout.display == "none"
    stepper.ask_why.value = True
    assert [*stepper.board.targets["data-seat"]] == list("012345")
    assert (stepper.words.layout.display, stepper.why.layout.display) == ("none", None)
    assert "Press a seat" in words_in(stepper.why.words.value)
    stepper.ask_why.value = False
    assert not stepper.board.targets


@pytest.mark.parametrize("seat", [None, 0, 3])
@pytest.mark.parametrize("by", ["move", "trick", "game"])
def test_every_part_and_every_question_of_a_step_is_answered(by: str, seat: int | None) -> None:
    stepper = asking(match(2, 2), by=by, seat=seat)
    count = len(stepper.scenes)
    for step in {*range(6), *range(6, count, 1 + count // 9), *range(count - 4, count)}:
        stepper.step = max(0, step)
        known = keys(stepper)
        answers(stepper)
        for attribute, names in stepper.board.targets.items():
            for value in names:
                assert f'{attribute}="{value}"' in stepper.board.picture, "what can be pressed is there to be seen"
                stepper.board.press({attribute.removeprefix("data-"): value})
                assert stepper.why.asked in known


def exchanged(state: State, seat: int, stream: Random) -> State:
    """Exchange cards that a seat cannot see: between two others' hands, and with what another has buried."""
    holders = [other for other in range(6) if other != seat and state.hand_sizes[other]]
    one, two = stream.sample(holders, 2)
    hands = [list(hand) for hand in state.hands]
    buried = list(state.buried)
    mine, theirs = stream.randrange(len(hands[one])), stream.randrange(len(hands[two]))
    hands[one][mine], hands[two][theirs] = hands[two][theirs], hands[one][mine]
    if seat != state.declarer and buried:
        # Named faces must not be among those that are exchanged: which may be named depends on the buried aces.
        plain = [place for place, card in enumerate(hands[one]) if card.rank < 8]
        spare = [place for place, card in enumerate(buried) if card.rank < 8]
        if plain and spare:
            here, there = stream.choice(plain), stream.choice(spare)
            hands[one][here], buried[there] = buried[there], hands[one][here]
    text = state.to_text()
    before, _, rest = text.partition("hands=")
    written = "".join(f"[{' '.join(hand)}]" for hand in hands)
    rest = rest.partition(" stock")[2]
    rest = re.sub(r"buried=\[[^]]*\]", f"buried=[{' '.join(buried)}]", rest)
    return State.from_text(f"{before}hands={written} stock{rest}")


@pytest.mark.parametrize("seed", range(4))
def test_changing_hidden_cards_changes_no_answer_to_a_seat(seed: int) -> None:
    stream = Random(seed)
    states = [step.state for step in match(seed).steps if step.state.phase == "play"]
    compared = 0
    for state in stream.sample(states, 8):
        for seat in range(6):
            if sum(1 for other in range(6) if other != seat and state.hand_sizes[other]) < 2:
                continue
            other = exchanged(state, seat, stream)
            first = answers(asking([State.from_text(state.to_text())], seat=seat))
            assert first == answers(asking([other], seat=seat))
            compared += state != other
            assert ("kitty" in first) == (seat == state.declarer)
            assert not {"defenders", *(f"hand {one}" for one in range(6) if one != seat)} & {*first}
    assert compared


def test_only_the_declarer_is_told_that_a_named_play_can_no_longer_be_made() -> None:
    state = position("[7D 8C][9D 9H][JS QS]")  # The 3rd play of either ace is named, and one of each is buried.
    for seat in (None, *range(6)):
        told_so = "it will never be made" in answers(asking([state], seat=seat))["friend 0"]
        assert told_so == (seat in (None, state.declarer))
        assert ("kitty" in keys(asking([state], seat=seat))) == told_so


def test_in_the_deal_nobody_is_told_who_is_asked() -> None:
    stepper = asking(match(3), by="move", seat=1)
    while "declarer" not in told(stepper) and stepper.step < 3:
        assert "turn" not in keys(stepper)
        stepper.next.click()


def test_a_trick_that_has_ended_can_still_be_asked() -> None:
    stepper = asking(match(0), by="trick", start=3)
    found = answers(stepper)
    assert "All others have passed" in found["trick"]
    done = [key for key in found if key.startswith("done ")]
    assert [f"done {seat}" for seat in stepper.board.targets["data-done"]] == done
    assert any("passed." in found[key] for key in done)
    assert any("led it" in found[key] or "beat the" in found[key] for key in done)


def test_what_is_told_a_step_later_is_not_asked_before() -> None:
    stepper = asking(match(0, 1), by="move", start=-3)
    words = {key.partition(" ")[0] for key in keys(stepper)}
    assert not {"ending", "climbing"} & words
    assert "They are counted at the end." in answers(stepper)["defenders"]
    stepper.next.click()
    assert {"ending", "defenders"} <= {*keys(stepper)}
    assert not any(key.partition(" ")[0] in ("climbing", "level", "seat") for key in keys(stepper))
    assert not stepper.board.targets
    stepper.next.click()
    assert {"climbing", "level 0", "seat 5"} <= {*keys(stepper)}


def test_who_is_asked_does_not_ask_meanwhile() -> None:
    stepper = asking(match(0), by="trick", predict=True, start=3)
    assert stepper.ask_why.layout.display == "none"
    assert stepper.why.layout.display == "none"
    with pytest.raises(RuleError):
        stepper.scenes.why(3, "hand 9")
