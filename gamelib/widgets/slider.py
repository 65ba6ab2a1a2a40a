"""A slider with a name: the one of ipywidgets has none that a screen reader could say."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from gamelib.widgets.style import CSS


class Slider(anywidget.AnyWidget):
    """A browser's own slider for a whole number from ``min`` to ``max``; ``name`` is read out, ``text`` its value."""

    _esm = """
    function render({ model, el }) {
      const input = document.createElement("input");
      input.type = "range";
      input.setAttribute("data-lm-suppress-shortcuts", "true");  // JupyterLab would take the arrow keys.
      el.classList.add("gl", "gl-slider");
      el.append(input);
      const draw = () => {
        for (const side of ["min", "max"]) input[side] = model.get(side);
        input.value = model.get("value");
        input.setAttribute("aria-label", model.get("name"));
        input.setAttribute("aria-valuetext", model.get("text"));
      };
      input.addEventListener("input", () => {
        model.set("value", input.valueAsNumber);
        model.save_changes();
      });
      model.on("change", draw);
      draw();
      return () => model.off("change", draw);
    }
    export default { render };
    """
    _css = CSS

    value = traitlets.Int().tag(sync=True)
    min = traitlets.Int().tag(sync=True)
    max = traitlets.Int(100).tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        """Set the bounds before the value."""
        super().__init__(**traits)

    def __repr__(self) -> str:
        """Say in short what it is."""
        return f"<Slider: {self.name}>"
