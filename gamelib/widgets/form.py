"""The fields in which a question is answered: a number, one choice, or several ticks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from gamelib.widgets.style import CSS

Value = str | list[str]
"""What the fields hold: the text of a number, the key of a choice, or the keys that are ticked."""

EMPTY: dict[str, Any] = {"kind": "number", "options": [], "unit": "", "name": "", "sort": ""}


class AnswerForm(anywidget.AnyWidget):
    """A browser's own fields for one answer.

    ``value`` is what they hold. ``closed`` fields can be read and not changed.
    """

    _esm = Path(__file__).with_name("form.js").read_text(encoding="utf-8")
    _css = CSS

    question: traitlets.Dict[str, Any] = traitlets.Dict(EMPTY).tag(sync=True)
    closed = traitlets.Bool(False).tag(sync=True)
    # What Python writes into the fields, counted so that the same again is a change, too. What the page holds is not
    # written back to it: somebody may be typing on.
    given: traitlets.Dict[str, Any] = traitlets.Dict({"count": 0, "value": ""}).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        """Begin with an empty field."""
        super().__init__(**traits)
        self.value: Value = ""
        self._fills = 0
        self._listeners: dict[str, list[Callable[[], None]]] = {"input": [], "enter": [], "check": []}
        self.on_msg(self._receive)

    def ask(
        self, kind: str, *, name: str, options: Iterable[tuple[str, str]] = (), unit: str = "", sort: str = ""
    ) -> None:
        """Show empty fields for one question.

        ``kind`` is "number", "choice" or "several"; ``options`` are keys with their labels, ``unit`` says of what a
        number is, ``name`` is read out as what the fields are for. ``sort`` says what the options are, which decides
        how much room each has.
        """
        with self.hold_sync():
            self.question = {"kind": kind, "options": [*map(list, options)], "unit": unit, "name": name, "sort": sort}
            self.closed = False
            self.fill([] if kind == "several" else "")

    def fill(self, value: Value) -> None:
        """Write into the fields."""
        self.value = value
        self._fills += 1
        self.given = {"count": self._fills, "value": value}

    def focus(self) -> None:
        """Put the focus into the first field, where the page has it in these surroundings or has lost it."""
        self.send({"focus": True})

    def on_input(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever the learner has changed something."""
        self._listeners["input"].append(listener)

    def on_enter(self, listener: Callable[[], None]) -> None:
        """Call a listener when Enter is pressed in a field."""
        self._listeners["enter"].append(listener)

    def on_check(self, listener: Callable[[], None]) -> None:
        """Call a listener when the button near it that has the class ``gl-check`` is pressed.

        What stands in the fields comes along, and is taken first, unless something was written there meanwhile.
        """
        self._listeners["check"].append(listener)

    def take(self, value: Value | None, *, enter: bool = False, check: bool = False) -> None:
        """Take what the learner has put into the fields, as the page does; ``None`` for nothing new."""
        if not self.closed and value is not None:
            self.value = value
        for listener in self._listeners["check" if check else "enter" if enter else "input"]:
            listener()

    def _receive(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        value = content.get("value", "")
        given = list(value) if isinstance(value, list) else str(value)
        known = content.get("seen", self._fills) == self._fills
        self.take(given if known else None, enter=bool(content.get("enter")), check=bool(content.get("check")))

    def __repr__(self) -> str:
        """Say in short what it is."""
        return f"<AnswerForm: {self.question['kind']}>"
