"""A position that nothing led to is told too: whose turn it is, and what is to be beaten."""

from __future__ import annotations

from gamelib.lessons.aiming import aim
from gamelib.lessons.fivetenk.demonstrations import demonstration
from gamelib.widgets import Stepper


def test_whose_turn_it_is_is_told_where_nothing_has_happened() -> None:
    leading = Stepper(demonstration("back after a pass"))
    assert "Seat 0 is to lead." in leading.words.value
    leading.next.click()
    assert "is to lead" not in leading.words.value
    assert "8♦" in leading.words.value
    answering = Stepper((aim("climbing").set_out(),))
    assert "To be beaten: the single 10 of seat 5." in answering.words.value
    assert "Seat 0 is to beat it or to pass." in answering.words.value
