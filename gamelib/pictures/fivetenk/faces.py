"""One card: its rank and suit in the corner, so that a narrow strip of it can be read; or its back."""

from __future__ import annotations

from functools import lru_cache

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk.cards import LITTLE, RANKS, Card
from gamelib.pictures import tokens
from gamelib.pictures.sizes import check_size, is_number
from gamelib.pictures.svg import clean, element, number, printable
from gamelib.pictures.text import text_width
from gamelib.words import say
from gamelib.words.catalogues import code
from gamelib.words.catalogues import language as language_in_use

CARD_WIDTH = tokens.CARD_WIDTH
CARD_HEIGHT = tokens.CARD_HEIGHT
"""The size of a card, in pixels, where no other is asked for."""

RAISED = 12.0
"""How many pixels a card of that size is raised by."""

STRIP = 22.0
"""How many pixels from the left of a card of that size must be seen to read it."""

HEAD = 41.0
"""How many pixels from its top, where another row lies over it."""

# Around the origin, 16 pixels high. Each sign has an outline of its own, so that colour is not needed to tell them.
_DIAMOND = "M0-8Q2.5-3.5 6 0 2.5 3.5 0 8-2.5 3.5-6 0-2.5-3.5 0-8z"
_LEAVES = "".join(f"M{place}a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0" for place in ("-3.6-4.2", "-7.8 1.6", ".6 1.6"))
_CLUB = f"{_LEAVES}M-1.5-2.4h3L1.1 4.2Q1.3 6.6 3 8H-3Q-1.3 6.6-1.1 4.2z"
_HEART = "M0 8C-2.2 4.6-7.5 1.2-7.5-3A4 4 0 0 1 0-4.6 4 4 0 0 1 7.5-3C7.5 1.2 2.2 4.6 0 8z"
_BLADE = "M0-8C2.2-4.8 7.5-1.6 7.5 2A3.7 3.7 0 0 1 1.1 4.5Q1.3 6.7 3 8H-3"
_SPADE = f"{_BLADE}Q-1.3 6.7-1.1 4.5A3.7 3.7 0 0 1-7.5 2C-7.5-1.6-2.2-4.8 0-8z"
_MOON = "M2.5-8A8 8 0 1 0 7.8 4 6.6 6.6 0 0 1 2.5-8z"
_RAYS = "M0-8 1.9-4.6 5.7-5.7 4.6-1.9 8 0 4.6 1.9 5.7 5.7 1.9 4.6 0 8"
_SUN = f"{_RAYS}-1.9 4.6-5.7 5.7-4.6 1.9-8 0-4.6-1.9-5.7-5.7-1.9-4.6z"

SUIT_PATHS = (_DIAMOND, _CLUB, _HEART, _SPADE)
"""The outlines of the suits, in the order of ``SUITS``."""

JOKER_PATHS = {"LJ": _MOON, "BJ": _SUN}
"""The outlines of the jokers' own signs: a moon for the little one, a sun for the big one."""

JOKER_WORDS = {"LJ": N_("little"), "BJ": N_("big")}

_CENTRE = 12.0  # of the strip that can be seen
_RANK_LINE, _SIGN, _WORD = 20.0, 33.0, 45.0  # from the top: the rank's base line, the sign's middle, the word's begin
_MARK_HEIGHT, _INSET = 15.0, 3.0
_CLOSER = 1.25  # words of narrow letters, as "little", are shorter than text of that many letters is on the whole
_EDGE = tokens.CARD_LINE / 2  # so that an outline's stroke stays inside the card's box


def card(
    face: Card | None,
    at: tuple[float, float],
    *,
    index: int | None = None,
    size: float = CARD_WIDTH,
    raised: bool = False,
    lit: bool = False,
    mark: str = "",
    strip: bool = False,
    language: str | None = None,
) -> str:
    """Draw one card with its upper left corner at ``at``, ``size`` pixels wide; ``None`` lies face down.

    ``index`` is its place among the cards given, kept as ``data-index``. A raised card stands higher by a part of its
    size, a lit one is outlined, and ``mark`` is a short text on it, such as the points that it is worth.
    With ``strip`` only its left will be seen, and nothing else is drawn on it. Raises ``RuleError`` ("format") for what
    is no card, no place or no size.
    """
    _check(face, at)
    check_size(least=1.0, size=size)
    scale = size / CARD_WIDTH
    x, y = at[0], at[1] - (RAISED * scale if raised else 0)
    place = "" if index is None else f' data-index="{index}"'
    turned = f"translate({number(x)} {number(y)})" + ("" if scale == 1 else f" scale({number(scale)})")
    said_in = language_in_use() if language is None else code(language)
    inside = _inside(face, bool(lit), printable(mark), bool(strip), said_in)
    return f'<g data-card="{face or "?"}"{place} transform="{turned}">{inside}</g>'


def _check(face: object, at: object) -> None:
    if not (face is None or isinstance(face, Card)):
        raise RuleError("format", N_("{face} is no card: give Card('10H'), or None."), face=quoted(face))
    if not (isinstance(at, tuple) and len(at) == len("xy") and all(map(is_number, at))):
        raise RuleError("format", N_("{at} is no place: give two numbers of pixels."), at=quoted(at))


def rank_card(rank: str, at: tuple[float, float], *, size: float = CARD_WIDTH, lit: bool = False) -> str:
    """Draw a card of which only the rank is told, as of a play told apart by rank; with no rank it may be any card."""
    scale = size / CARD_WIDTH
    names = f"gl-card{'' if rank else ' gl-card-gone'}{' gl-card-lit' if lit else ''}"
    inside = _rectangle(_EDGE, tokens.CARD_ROUND, names) + (_rank(rank, "gl-text") if rank else "")
    turned = f"translate({number(at[0])} {number(at[1])})" + ("" if scale == 1 else f" scale({number(scale)})")
    return f'<g data-rank="{rank}" transform="{turned}">{inside}</g>'


@lru_cache(maxsize=1024)
def _inside(face: Card | None, lit: bool, mark: str, strip: bool, language: str) -> str:  # noqa: FBT001 - one key.
    outline = "gl-card" if face else "gl-card-back"
    parts = [_rectangle(_EDGE, tokens.CARD_ROUND, f"{outline} gl-card-lit" if lit else outline)]
    if face is None:
        parts.append(_rectangle(4.5, tokens.CARD_ROUND / 2, "gl-card-lines"))
        parts.append(element("path", class_="gl-card-lines", d=_LATTICE))
    elif face.rank >= LITTLE:
        parts.append(_joker(face, language, strip=strip))
    else:
        parts.append(_suited(face, strip=strip))
    if mark:
        parts.append(_mark(mark, right=face is None or face.rank >= LITTLE))
    return "".join(parts)


def _rectangle(inset: float, radius: float, name: str) -> str:
    width, height = CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset
    return element("rect", class_=name, x=inset, y=inset, width=width, height=height, rx=radius)


def _rank(rank: str, name: str) -> str:
    # Two digits are drawn close together so that the strip holds them in any font.
    narrow = {"textLength": 18, "lengthAdjust": "spacingAndGlyphs"} if rank == "10" else {}
    return element("text", rank, class_=f"gl-rank gl-middle {name}", x=_CENTRE, y=_RANK_LINE, **narrow)


def _suited(face: Card, *, strip: bool) -> str:
    outline, name = SUIT_PATHS[face.suit], f"gl-suit-{face.suit}"
    small = element("path", class_=name, d=outline, transform=f"translate({number(_CENTRE)} {number(_SIGN)})")
    large = "" if strip else element("path", class_=name, d=outline, transform="translate(37 50) scale(1.7)")
    return _rank(RANKS[face.rank], name) + small + large


def _joker(face: Card, language: str, *, strip: bool) -> str:
    sign = element("path", class_="gl-text", d=JOKER_PATHS[face], transform=f"translate({_CENTRE:g} {_SIGN:g})")
    word = _down(say(JOKER_WORDS[face], language), _CENTRE, _WORD, CARD_HEIGHT - _WORD - _INSET, tokens.CARD_WORD)
    large = "" if strip else _down(say(N_("joker"), language), 38, 14, CARD_HEIGHT - 20, tokens.CARD_JOKER)
    return _rank(face, "gl-text") + sign + word + large


def _down(text: str, x: float, top: float, room: float, most: float) -> str:
    """Write a word downwards around a line, no longer than there is room: set a little closer where it must be."""
    width = text_width(text, 1)
    size = min(most, _CLOSER * room / width)
    turned = f"translate({number(x - 0.36 * size)} {number(top)}) rotate(90)"
    held = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if size * width > room else {}
    style = f"font-size:{number(size)}px"
    return element("text", text, class_="gl-word gl-text", transform=turned, style=style, **held)


def _mark(text: str, *, right: bool) -> str:
    width = text_width(text, tokens.CARD_MARK) + 6
    left = CARD_WIDTH - _INSET - width if right else _INSET
    top = CARD_HEIGHT - _INSET - _MARK_HEIGHT
    return (
        f'<rect class="gl-counted" x="{number(left)}" y="{number(top)}" width="{number(width)}" '
        f'height="{number(_MARK_HEIGHT)}" rx="4"/>'
        f'<text class="gl-pill" x="{number(left + width / 2)}" y="{number(top + 11.5)}">{clean(text)}</text>'
    )


def _lattice() -> str:
    """Draw slanting lines within the back's border, each as far as the border lets it go."""
    inset, step = 4.5, 10.0
    right, bottom = CARD_WIDTH - inset, CARD_HEIGHT - inset
    lines = []
    total = 2 * inset + step
    while total < right + bottom:
        x1, y1 = (total - inset, inset) if total - inset <= right else (right, total - right)
        x2, y2 = (inset, total - inset) if total - inset <= bottom else (total - bottom, bottom)
        lines.append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")
        total += step
    return "".join(lines)


_LATTICE = _lattice()
