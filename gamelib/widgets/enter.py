"""Enter in a text field, or a press of a button: what stands in the fields comes along, for it may not be known yet.

ipywidgets tells of a field, of Enter and of a button in messages of their own, and newer JupyterLabs may let these
overtake one another. So we tell all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import ipywidgets
import traitlets


class Enter(anywidget.AnyWidget):
    """Nothing to see: it listens for Enter in the text fields around it, within the nearest element of a class.

    With ``button``, the class of a button there, it listens for presses of that, too, and takes them over.
    """

    _esm = """
    const LATELY = 2000; // milliseconds: what was filled in before that has arrived

    function render({ model, el }) {
      let home = null;
      const filled = new WeakMap();
      const all = (kind) => [...home.querySelectorAll(kind)];
      const fields = () => all("input[type=text]");
      // A field that Python has just filled may not show it yet, so only what was put in here is told.
      const lately = (field, value) => (performance.now() - filled.get(field) < LATELY ? value : null);
      const send = (place) => {
        const texts = fields().map((field) => lately(field, field.value));
        const choices = all("select").map((field) => lately(field, field.selectedIndex));
        model.send({ place, text: fields()[place]?.value ?? "", texts, choices });
      };
      const onInput = (event) => filled.set(event.target, performance.now());
      function onKey(event) {
        if (event.key !== "Enter" || event.isComposing || event.shiftKey || event.ctrlKey || event.altKey) return;
        const place = fields().indexOf(event.target);
        if (place >= 0) send(place);
      }
      function onClick(event) {
        const button = model.get("button");
        if (!button || !event.target.closest(`.${CSS.escape(button)}`)) return;
        event.stopPropagation();
        send(-1);
      }
      const listen = (change) => {
        home?.[change]("keydown", onKey, true); // The fields themselves stop the event.
        home?.[change]("click", onClick, true);
        home?.[change]("input", onInput, true);
      };
      // The surroundings are known only once the element stands on the page.
      let waiting = requestAnimationFrame(function settle() {
        home = el.closest(`.${CSS.escape(model.get("scope"))}`);
        if (home) listen("addEventListener");
        else waiting = requestAnimationFrame(settle);
      });
      return () => {
        cancelAnimationFrame(waiting);
        listen("removeEventListener");
      };
    }
    export default { render };
    """

    scope = traitlets.Unicode().tag(sync=True)
    button = traitlets.Unicode().tag(sync=True)

    def __init__(self, scope: str, button: str = "") -> None:
        """Listen within the nearest element around it that has this CSS class."""
        super().__init__(scope=scope, button=button, layout=ipywidgets.Layout(display="none"))
        self._listeners: list[Callable[[int, str], None]] = []
        self._takers: list[Callable[[list[str | None], list[int | None]], None]] = []
        self.on_msg(self._receive)

    def on_enter(self, listener: Callable[[int, str], None]) -> None:
        """Call a listener with the place of the field, counted from 0 among the text fields, and what stands in it."""
        self._listeners.append(listener)

    def on_submit(self, listener: Callable[[list[str | None], list[int | None]], None]) -> None:
        """Call a listener after Enter, or a press of the button.

        It gets what stands in all of the text fields, and the place of what is chosen in each drop-down field;
        ``None`` for a field that nothing was put into lately, of which nothing new is to be told.
        """
        self._takers.append(listener)

    def _receive(self, _: Any, content: Mapping[str, Any], __: Any) -> None:
        place = int(content["place"])
        for listener in self._listeners if place >= 0 else ():
            listener(place, str(content["text"]))
        for taker in self._takers:
            taker(list(content["texts"]), list(content["choices"]))

    def __repr__(self) -> str:
        """Say in short what it is."""
        return f"<Enter: {self.scope}>"
