"""An error in a callback shows as a sentence, and goes on under test."""

from __future__ import annotations

from threading import Thread
from time import sleep
from typing import Any

import ipywidgets
import pytest
from IPython.core.interactiveshell import InteractiveShell

from gamelib.core import RuleError
from gamelib.exact61 import start
from gamelib.widgets.guard import Guard


def draw_too_early() -> None:
    start(players=2, seed=7).play("draw")


def refuse() -> None:
    raise RuleError("R3", "The lot is drawn already.")


def stumble() -> None:
    raise ZeroDivisionError("by no one")


def test_a_mistake_is_answered_by_its_sentence_and_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    guard = Guard()
    guard(refuse)()
    assert "The lot is drawn already. (R3 (Exact 61))" in guard.message.value
    assert 'role="alert"' in guard.message.value
    assert guard.message.layout.display is None


def test_what_would_be_legal_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    guard = Guard()
    guard(draw_too_early)()
    assert "Legal now:" in guard.message.value
    assert "(D7)" in guard.message.value


def test_a_fault_of_ours_says_so_with_the_technical_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    guard = Guard()
    guard(stumble)()
    assert "Something went wrong in this widget." in guard.message.value
    assert "ZeroDivisionError: by no one (" in guard.message.value
    assert "line " in guard.message.value


def test_markup_in_an_error_is_only_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    guard = Guard()

    def inject() -> None:
        raise RuleError("format", "{text} is no tile.", text="<img src=x>")

    guard(inject)()
    assert "&lt;img src=x&gt;" in guard.message.value
    assert "<img" not in guard.message.value


def test_what_goes_well_clears_the_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    guard = Guard()
    guard(refuse)()
    guard(lambda: None)()
    assert guard.message.value == ""
    assert guard.message.layout.display == "none"


@pytest.mark.parametrize(("callback", "error"), [(refuse, RuleError), (stumble, ZeroDivisionError)])
def test_under_test_errors_go_on(callback: object, error: type[Exception]) -> None:
    guard = Guard()
    with pytest.raises(error):
        guard(callback)()  # type: ignore[arg-type]
    assert guard.message.value
    assert [type(raised) for raised in Guard.raised] == [error]
    Guard.raised.clear()


def test_an_error_that_a_button_swallows_is_noted() -> None:
    button = ipywidgets.Button()
    button.on_click(Guard()(lambda _: stumble()))
    button.click()
    assert [type(raised) for raised in Guard.raised] == [ZeroDivisionError]
    Guard.raised.clear()


def test_what_an_inner_callback_said_outlives_the_outer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    guard = Guard()
    guard(guard(refuse))()
    assert "The lot is drawn already." in guard.message.value


def test_arguments_pass_through() -> None:
    seen: list[object] = []

    def note(number: int, *, text: str) -> None:
        seen.extend((number, text))

    Guard()(note)(3, text="three")
    assert seen == [3, "three"]


def test_a_notebook_shows_a_broken_rule_as_one_sentence() -> None:
    shown: list[list[str]] = []
    untyped: Any = InteractiveShell
    shell = untyped()
    shell._showtraceback = lambda _, __, lines: shown.append(lines)
    shell.history_manager.enabled = False
    source = 'from gamelib.widgets import Stepper; Stepper("1|4; 2|2 at 1|4 low")'
    result = shell.run_cell(source, store_history=False)
    assert isinstance(result.error_in_exec, RuleError), "the cell fails all the same"
    assert shown == [[f"{result.error_in_exec} (D6)"]]


def test_callbacks_in_two_threads_run_one_after_the_other() -> None:
    inside, most = 0, 0
    guard, other = Guard(), Guard()

    def work() -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        sleep(0.002)
        inside -= 1

    threads = [Thread(target=watch(work)) for watch in (guard, other) * 6]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
