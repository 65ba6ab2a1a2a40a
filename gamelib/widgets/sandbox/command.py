"""A field to type a step into, with a button beside it: what the mouse does in the picture, in writing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import traitlets

from gamelib.widgets.style import CSS


class Command(anywidget.AnyWidget):
    """A browser's own field. ``on_command`` is told what was typed, by Enter or by the button.

    ``label`` stands before the field, ``button`` on the button, ``example`` within the field while it is empty.
    """

    _esm = """
    function render({ model, el }) {
      const label = document.createElement("label");
      const input = document.createElement("input");
      const button = document.createElement("button");
      Object.assign(input, { type: "text", autocomplete: "off", spellcheck: false });
      button.type = "button";
      el.classList.add("gl", "gl-command");
      el.setAttribute("data-lm-suppress-shortcuts", "true");  // JupyterLab would take the keys first.
      const text = document.createElement("span");
      label.append(text, input);
      el.append(label, button);
      const send = () => model.send({ text: input.value });
      input.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || event.isComposing) return;
        event.preventDefault();
        send();
      });
      button.addEventListener("click", send);
      const draw = () => {
        text.textContent = model.get("label");
        button.textContent = model.get("button");
        input.placeholder = model.get("example");
      };
      const clear = () => (input.value = "");
      model.on("change", draw);
      model.on("msg:custom", clear);
      draw();
      return () => {
        model.off("change", draw);
        model.off("msg:custom", clear);
      };
    }
    export default { render };
    """
    _css = CSS

    label = traitlets.Unicode().tag(sync=True)
    button = traitlets.Unicode().tag(sync=True)
    example = traitlets.Unicode().tag(sync=True)

    def __init__(self, label: str, button: str, example: str = "") -> None:
        """Lay out the field."""
        super().__init__(label=label, button=button, example=example)
        self._listeners: list[Callable[[str], None]] = []
        self.on_msg(self._receive)

    def on_command(self, listener: Callable[[str], None]) -> None:
        """Call a listener with what was typed."""
        self._listeners.append(listener)

    def clear(self) -> None:
        """Empty the field: what was typed has been done. What was refused stays, to be mended."""
        self.send({"clear": True})

    def take(self, text: str) -> None:
        """Take what was typed, as the page does."""
        for listener in self._listeners:
            listener(text)

    def _receive(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        self.take(str(content.get("text", "")))

    def __repr__(self) -> str:
        """Say in short what it is."""
        return f"<Command: {self.label}>"
