"""The marks themselves: the filled number, the hollow dot, the mark that does not tell, and the ring of light."""

from __future__ import annotations

from gamelib.pictures import tokens
from gamelib.pictures.exact61.dominoes import Point
from gamelib.pictures.exact61.marks import Mark
from gamelib.pictures.svg import Markup, clean, number

# Digits are about this high, as a part of the size of the type; half of it brings them to the middle of their line.
_DIGIT_HEIGHT = 0.72


def badge(at: Point, text: str) -> Markup:
    """Draw a filled number: what a counted end contributes."""
    wide = len(text) > 1
    size = tokens.BADGE_NUMBER_WIDE if wide else tokens.BADGE_NUMBER
    return Markup(
        f"{_circle(at, tokens.BADGE, 'gl-counted')}"
        f"{_text(at, text, size, 'gl-number gl-wide' if wide else 'gl-number')}"
    )


def dot(at: Point) -> Markup:
    """Draw a hollow dot: a port that is open and not counted."""
    return _circle(at, tokens.DOT, "gl-open")


def ask(at: Point, text: str = "?", *, guess: bool = False) -> Markup:
    """Draw the mark of a port that does not tell whether it counts: a question, or a learner's guess."""
    circle = _circle(at, tokens.ASK, "gl-guess" if guess else "gl-ask")
    return Markup(circle + _text(at, text, tokens.BADGE_NUMBER_WIDE, "gl-ask-text"))


def lit(at: Point) -> Markup:
    """Draw the ring around a port that is lit."""
    return _circle(at, tokens.LIT, "gl-lit")


def arrow(at: Point, outward: tuple[int, int]) -> Markup:
    """Draw an arrow that comes from outside and points at a port: a hint where to look."""
    (x, y), (across, down) = at, outward
    near, neck, far, half, thin = tokens.ARROW
    outline = [(near, 0.0), (neck, half), (neck, thin), (far, thin), (far, -thin), (neck, -thin), (neck, -half)]
    points = ((x + along * across - aside * down, y + along * down + aside * across) for along, aside in outline)
    path = "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points) + "z"
    return Markup(f'<path class="gl-arrow" d="{path}"/>')


def mark_group(mark: Mark, *, is_lit: bool = False) -> str:
    """Draw a mark with the attributes by which it is found: ``data-end`` if counted, ``data-port`` if open."""
    kind, tile, port, at, text = mark
    end = f' data-end="{tile}"' if kind == "counted" else ""
    place = f' data-port="{tile} {port.port}"' if port else ""
    if kind == "counted":
        inside = badge(at, text)
    elif kind == "open":
        inside = dot(at)
    else:
        inside = ask(at, text, guess=kind == "guess")
    return f"<g{end}{place}>{lit(at) if is_lit else ''}{inside}</g>"


def _circle(at: Point, radius: float, name: str) -> Markup:
    return Markup(f'<circle class="{name}" cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}"/>')


def _text(at: Point, text: str, size: float, name: str) -> Markup:
    baseline = at[1] + size * _DIGIT_HEIGHT / 2
    return Markup(f'<text class="{name}" x="{number(at[0])}" y="{number(baseline)}">{clean(text)}</text>')
