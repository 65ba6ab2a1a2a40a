"""What marks a choice: a dot in a ring while it is open whether it is right, and a tick once that is known."""

from __future__ import annotations

from gamelib.pictures.svg import Markup, element, number

RADIUS = 8.0
"""A mark's radius, in pixels."""

_DOT = 4.0
_TICK = "l2.8 3L"  # from the left end to the lowest point, and from there to the upper right


def choice_mark(x: float, y: float, *, right: bool) -> Markup:
    """Draw the mark of something chosen, with its middle at ``(x, y)``; ``right`` says that it is known to be so."""
    if not right:
        ring = element("circle", class_="gl-chosen-ring", cx=x, cy=y, r=RADIUS - 1)
        return Markup(ring + element("circle", class_="gl-chosen", cx=x, cy=y, r=_DOT))
    path = f"M{number(x - 4)} {number(y + 0.5)}{_TICK}{number(x + 4)} {number(y - 3)}"
    disc = element("circle", class_="gl-turn", cx=x, cy=y, r=RADIUS)
    return Markup(disc + element("path", class_="gl-tick", d=path))


def outline_name(*, right: bool) -> str:
    """Name the class of the outline that goes with a mark."""
    return "gl-panel-lit" if right else "gl-panel-chosen"
