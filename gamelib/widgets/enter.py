"""Enter in a text field: ipywidgets tells of it before it tells what stands in the field, so we tell both at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import ipywidgets
import traitlets


class Enter(anywidget.AnyWidget):
    """Nothing to see: it listens for Enter in the text fields around it, within the nearest element of a class."""

    _esm = """
    function render({ model, el }) {
      let home = null;
      function onKey(event) {
        if (event.key !== "Enter" || event.isComposing || event.shiftKey || event.ctrlKey || event.altKey) return;
        const place = [...home.querySelectorAll("input[type=text]")].indexOf(event.target);
        if (place >= 0) model.send({ place, text: event.target.value });
      }
      // The surroundings are known only once the element stands on the page.
      let waiting = requestAnimationFrame(function settle() {
        home = el.closest(`.${CSS.escape(model.get("scope"))}`);
        if (home) home.addEventListener("keydown", onKey, true);  // The fields themselves stop the event.
        else waiting = requestAnimationFrame(settle);
      });
      return () => {
        cancelAnimationFrame(waiting);
        home?.removeEventListener("keydown", onKey, true);
      };
    }
    export default { render };
    """

    scope = traitlets.Unicode().tag(sync=True)

    def __init__(self, scope: str) -> None:
        """Listen within the nearest element around it that has this CSS class."""
        super().__init__(scope=scope, layout=ipywidgets.Layout(display="none"))
        self._listeners: list[Callable[[int, str], None]] = []
        self.on_msg(self._receive)

    def on_enter(self, listener: Callable[[int, str], None]) -> None:
        """Call a listener with the place of the field, counted from 0 among the text fields, and what stands in it."""
        self._listeners.append(listener)

    def _receive(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        for listener in self._listeners:
            listener(int(content["place"]), str(content["text"]))

    def __repr__(self) -> str:
        """Say in short what it is."""
        return f"<Enter: {self.scope}>"
