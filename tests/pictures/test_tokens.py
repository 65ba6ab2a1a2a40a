"""The colours hold: text at 4.5:1, marks at 3:1, light and dark, and apart for colour-blind eyes."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from gamelib.pictures.style import SHEET
from gamelib.pictures.tokens import DARK, LIGHT, Palette

Colour = tuple[float, float, float]

TEXTS = [
    ("text", "ground"),
    ("muted", "ground"),
    *((words, place) for words in ("text", "muted") for place in ("face", "felt")),
    ("counted-number", "lit"),  # whose turn it is
    ("pips", "face"),  # numerals
    ("pips", "last"),
    ("counted-number", "counted"),
    *((f"suit-{suit}", face) for suit in range(4) for face in ("face", "ground")),
    *((f"seat-{seat}", "ground") for seat in range(6)),  # a side's name at the end of its line
]
MARKS = [
    *((mark, "ground") for mark in ("edge", "spinner", "counted", "open", "lit", "rejected")),
    *((mark, "ground") for mark in ("declarers", "defenders-edge")),
    ("declarers", "defenders"),
    ("defenders-edge", "defenders"),
    *((mark, face) for mark in ("edge", "divider", "spinner") for face in ("face", "last")),
    ("last-mark", "last"),
    ("back-line", "back"),
    *((mark, "felt") for mark in ("lit", "open", "declarers", "defenders-edge")),
    *((mark, "face") for mark in ("lit", "declarers", "defenders-edge", *(f"seat-{seat}" for seat in range(6)))),
]
palettes = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


def linear(colour: str) -> Colour:
    """Give the light of red, green and blue, from 0 to 1."""
    shares = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours as WCAG 2 defines it."""
    lights = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in map(linear, (one, other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def test_contrast_is_measured_as_it_should_be() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@palettes
@pytest.mark.parametrize(
    ("colour", "behind", "least"), [(*pair, 4.5) for pair in TEXTS] + [(*pair, 3.0) for pair in MARKS]
)
def test_contrast_is_enough(palette: Palette, colour: str, behind: str, least: float) -> None:
    colours = dict(palette.items())
    assert contrast(colours[colour], colours[behind]) >= least


@palettes
def test_a_little_back_stands_out_from_a_panel(palette: Palette) -> None:
    assert max(contrast(part, palette.face) for part in (palette.back, palette.back_line)) >= 3.0


# What the eye without red or green cones makes of light (Viénot, Brettel and Mollon 1999), on linear RGB.
BLINDNESS = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def lab(light: Colour) -> Colour:
    """Give a colour's place in CIELAB, where distance is close to what an eye sees."""
    red, green, blue = (min(1.0, max(0.0, share)) for share in light)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, blindness: str) -> Colour:
    light = linear(colour)
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in BLINDNESS[blindness])
    return lab((red, green, blue))


@palettes
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_colours_stay_apart_for_colour_blind_eyes(palette: Palette, blindness: str) -> None:
    meanings = (palette.counted, palette.spinner, palette.lit)
    for group in (meanings, palette.seats[:4], palette.suits):
        for one, other in combinations(group, 2):
            assert dist(seen(one, blindness), seen(other, blindness)) > 12, (one, other)


def test_the_style_sheet_follows_the_notebooks_theme_before_the_systems() -> None:
    assert '[data-jp-theme-light="false"] .gl' in SHEET
    assert 'prefers-color-scheme:dark){.gl:not([data-jp-theme-light="true"] *' in SHEET
    for palette in (LIGHT, DARK):
        for name, colour in palette.items():
            assert f"--gl-{name}:{colour}" in SHEET


def test_the_style_sheet_can_stand_in_svg_and_in_html() -> None:
    assert not set("<&") & set(SHEET)
