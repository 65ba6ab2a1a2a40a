"""The bar beside the table: what it says is being worked out is what is being worked out."""

from __future__ import annotations

from threading import Event

from gamelib.widgets.guard import Guard
from gamelib.widgets.practice.thinking import Task, Thinking
from tests.widgets.practice.pressing import words_in


def test_what_is_thought_about_next_is_said_at_once_and_nothing_of_it_is_done_yet() -> None:
    thinking, begun, seen = Thinking(Guard("exact61"), "en"), Event(), Event()
    bars = []

    def job(task: Task) -> None:
        task.tell(1.0)
        bars.append(thinking.bar.value)
        thinking.label("Seat 3 thinks")  # A simple computer never tells how far it has come.
        bars.append(thinking.bar.value)
        begun.set()
        seen.wait(10)

    thinking.work("Seat 1 thinks", job)
    assert begun.wait(10)
    seen.set()
    thinking.wait()
    assert [words_in(bar) for bar in bars] == ["100 % Seat 1 thinks", "0 % Seat 3 thinks"]
    assert 'value="0"' in bars[1]
