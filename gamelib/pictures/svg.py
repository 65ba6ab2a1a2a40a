"""A small builder of SVG that escapes everything, and the picture it makes."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from gamelib.pictures.style import ROOT, SHEET

if TYPE_CHECKING:
    from gamelib.pictures.exact61.arranging import Arrangement

# What XML 1.0 forbids even when escaped.
_FORBIDDEN = dict.fromkeys([*range(9), 11, 12, *range(14, 32), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF])


class Markup(str):
    """Text that is SVG already: it goes into an element as it is, while any other text is escaped."""

    __slots__ = ()


def clean(text: object) -> str:
    """Write any text so that it can stand in SVG, inside an element or a quoted attribute."""
    return _clean(str(text))


@lru_cache(maxsize=4096)  # The same classes, numbers and words come up again and again.
def _clean(text: str) -> str:
    return escape(printable(text))


def printable(text: object) -> str:
    """Write any text without what cannot be shown or stored."""
    return str(text).translate(_FORBIDDEN)


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """Write a number in few characters: at most three decimals, no zeros that say nothing.

    >>> number(0.5), number(-2.0), number(1 / 3)
    ('.5', '-2', '.333')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def element(name: str, /, *children: object, **attributes: object) -> Markup:
    """Make one element: children that are ``Markup`` go in as they are, all else is escaped.

    An attribute's ``_`` stands for ``-``, one at the end is dropped (``class_``); ``None`` leaves the attribute out.

    >>> element("text", "2 < 3", class_="gl-text", x=0.5)
    '<text class="gl-text" x=".5">2 &lt; 3</text>'
    """
    written = "".join(
        f' {_attribute(key)}="{number(value) if type(value) is float else clean(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if not children:
        return Markup(f"<{name}{written}/>")
    inside = "".join(child if isinstance(child, Markup) else clean(child) for child in children)
    return Markup(f"<{name}{written}>{inside}</{name}>")


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


class Frame(NamedTuple):
    """The part of the plane that a picture shows, in its own units."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, margin: float) -> Frame:
        """Give the frame with a margin on all sides."""
        return Frame(self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin)

    def joined(self, other: tuple[float, float, float, float]) -> Frame:
        """Give the smallest frame that holds this one and another."""
        x, y = min(self.x, other[0]), min(self.y, other[1])
        right = max(self.x + self.width, other[0] + other[2])
        return Frame(x, y, right - x, max(self.y + self.height, other[1] + other[3]) - y)


class Picture(str):
    """SVG text that a notebook shows as a picture.

    ``title`` and ``description`` say in words what it shows; ``frame`` is the part of the plane shown, in the
    picture's own units, ``scale`` how many pixels a unit has; ``arrangement`` tells where a layout's tiles lie
    (``None`` where there is no layout). None of them can be changed: the text would still say the old.
    """

    __slots__ = ("arrangement", "description", "frame", "scale", "title")
    title: str  # type: ignore[assignment]  # Nobody wants a picture capitalised, which is what str's own title() does.
    description: str
    frame: Frame | None
    scale: float
    arrangement: Arrangement | None

    def __new__(
        cls,
        text: str = "",
        *,
        title: str = "",
        description: str = "",
        frame: Frame | None = None,
        scale: float = 1.0,
        arrangement: Arrangement | None = None,
    ) -> Self:
        """Keep the SVG text and what is known about it."""
        picture = super().__new__(cls, text)
        known = {"title": title, "description": description, "frame": frame, "scale": scale, "arrangement": arrangement}
        for name, value in known.items():
            object.__setattr__(picture, name, value)
        return picture

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a picture cannot be changed."""
        raise AttributeError(f"A picture cannot be changed, so its {name} cannot be set: draw another one.")

    def __delattr__(self, name: str) -> None:
        """Refuse: a picture cannot be changed."""
        raise AttributeError(f"A picture cannot be changed, so its {name} cannot be deleted.")

    def __reduce__(self) -> tuple[object, ...]:
        """Let a picture be copied and travel between processes with all that is known about it."""
        return _restored, (str(self), {name: getattr(self, name) for name in self.__slots__})

    def _repr_html_(self) -> str:
        """Show the picture in a notebook."""
        return str.__str__(self)

    def __str__(self) -> str:
        """Give the SVG text itself."""
        return str.__str__(self)

    def __repr__(self) -> str:
        """Say in short what is shown, since the whole text would fill a screen."""
        return f"<Picture: {self.title}>"


def _restored(text: str, known: dict[str, Any]) -> Picture:
    return Picture(text, **known)


def picture(
    body: str, frame: Frame, *, title: str, description: str, scale: float, arrangement: Arrangement | None = None
) -> Picture:
    """Put finished markup into an ``<svg>`` with its ground, its words and its style.

    No ids are used anywhere: two pictures on a page cannot disturb each other, and the same thing drawn twice is
    the same text.
    """
    x, y, width, height = frame
    box = f"{number(x)} {number(y)} {number(width)} {number(height)}"
    size = f'width="{round(width * scale)}" height="{round(height * scale)}"'
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{ROOT}" role="img" viewBox="{box}" '
        f'{size} style="max-width:100%;height:auto">'
        f"<title>{clean(title)}</title><desc>{clean(description)}</desc><style>{SHEET}</style>"
        f'<rect class="gl-ground" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(8 / scale)}"/>{body}</svg>'
    )
    return Picture(text, title=title, description=description, frame=frame, scale=scale, arrangement=arrangement)
