"""Reading a picture back: its elements, what they are called, where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree as ET

from gamelib.exact61 import TILES, Layout, Tile
from gamelib.pictures import Picture

SVG = "{http://www.w3.org/2000/svg}"

SECOND_DIAGRAM = "1|4; 1|1 at 1|4 low; 4|4 at 1|4 high; 3|4 at 4|4 inline B; 1|2 at 1|1 inline B; 1|5 at 1|1 side A"


def grown(seed: int, tiles: int) -> Layout:
    """Lay tiles at random until so many lie, the same ones for the same seed."""
    stream = Random(seed)
    while True:
        layout = Layout().place(stream.choice(TILES))
        while len(layout) < tiles:
            fits = [(tile, port) for tile in TILES if tile not in layout for port in layout.fitting(tile)]
            if not fits:
                break
            tile, port = stream.choice(fits)
            layout = layout.place(tile, at=(port.tile, port.port))
        if len(layout) == tiles:
            return layout


LAYOUTS = {
    "empty": Layout(),
    "a plain tile": Layout().place("1|4"),
    "a lone double": Layout().place("6|6"),
    "a blank double": Layout().place("0|0"),
    "second diagram": Layout.from_text(SECOND_DIAGRAM),
    **{f"{tiles} tiles, seed {seed}": grown(seed, tiles) for seed, tiles in ((1, 9), (2, 15), (3, 22), (4, 28))},
}


def root_of(picture: Picture) -> ET.Element:
    """Parse a picture as XML."""
    return ET.fromstring(picture)  # noqa: S314 - our own picture.


def with_attribute(root: ET.Element, name: str) -> Iterator[ET.Element]:
    """Give the elements that have an attribute, in order."""
    return (element for element in root.iter() if element.get(name) is not None)


def values(root: ET.Element, name: str) -> list[str]:
    """Give all values of an attribute, in order."""
    return [element.attrib[name] for element in with_attribute(root, name)]


def text_of(element: ET.Element) -> str:
    """Give all text in an element."""
    return "".join(element.itertext())


def boxes(root: ET.Element) -> dict[Tile, tuple[float, ...]]:
    """Give the box of each tile that can be seen."""
    return {
        Tile(element.attrib["data-tile"]): tuple(map(float, element.attrib["data-box"].split()))
        for element in with_attribute(root, "data-tile")
        if element.attrib["data-tile"] != "?"
    }


def view_box(root: ET.Element) -> tuple[float, ...]:
    """Give the view box: left, top, width, height."""
    return tuple(map(float, root.attrib["viewBox"].split()))
