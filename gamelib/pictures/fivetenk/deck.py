"""The whole deck: all 54 faces, and how many of the three copies of each are left (C1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from gamelib.core import N_, Message
from gamelib.fivetenk.cards import COPIES, DECK, FACES, LITTLE, RANKS, SUITS, Card, in_order, read_cards
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.faces import JOKER_PATHS, JOKER_WORDS, SUIT_PATHS
from gamelib.pictures.fivetenk.wording import joined
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Picture, clean, element, number, picture
from gamelib.pictures.text import text_width
from gamelib.words import say

_MARGIN = 10.0
_GAP = 4.0
_WIDE, _NARROW, _HIGH = 54.0, 36.0, 40.0  # a face's width, at most and at least, and its height
_COLUMNS = LITTLE + 1  # one for each rank with suits, low to high, and one for the jokers
_SIGN = 0.8  # of a sign's size on a card
_DOTS, _DOTS_APART = 8.0, 8.0  # from the bottom, and from one to the next


def draw_deck(
    taken: str | Iterable[str] = (),
    *,
    lit: str | Iterable[str] = (),
    width: float = tokens.WIDTH,
    language: str | None = None,
) -> Picture:
    """Draw all 54 faces, a row for each suit and a column for each rank, with a dot for each copy that is left.

    Copies that are ``taken`` have hollow dots; a face of which none is left is dashed, and ``lit`` ones are outlined.
    Each face is a ``<g data-face="10H">``. Raises ``RuleError``: "format" for what is no card, C1 for a fourth copy.

    >>> draw_deck("10H 10H")
    <Picture: The deck: 160 of 162 cards left>
    """
    check_size(width=width)
    gone = read_cards(taken)
    outlined = frozenset(read_cards(lit))
    room = (width - 2 * _MARGIN - (_COLUMNS - 1) * _GAP) / _COLUMNS
    wide = max(_NARROW, min(_WIDE, room))
    cells = "".join(_cell(face, wide, COPIES - gone.count(face), face in outlined, language) for face in FACES)
    rows = len(SUITS)
    frame = Frame(0, 0, _COLUMNS * (wide + _GAP) - _GAP, rows * (_HIGH + _GAP) - _GAP).grown(_MARGIN)
    facts = {"left": len(DECK) - len(gone), "all": len(DECK)}
    return picture(
        cells,
        frame,
        title=say(Message(N_("The deck: {left} of {all} cards left"), facts), language),
        description=joined(_described(gone, outlined), language),
        scale=min(1.0, width / frame.width),
    )


def _described(gone: tuple[Card, ...], outlined: Collection[Card]) -> list[Message]:
    facts = {"faces": len(FACES), "copies": COPIES}
    messages = [Message(N_("{faces} faces by suit and rank, a dot for each of the {copies} copies left."), facts)]
    if gone:
        messages.append(Message(N_("Taken: {cards}."), {"cards": in_order(gone)}))
    if outlined:
        messages.append(Message(N_("Outlined: {cards}."), {"cards": in_order(outlined)}))
    return messages


def _cell(face: Card, wide: float, left: int, lit: bool, language: str | None) -> str:  # noqa: FBT001 - one of many.
    joker = face.rank >= LITTLE
    high = 2 * _HIGH + _GAP if joker else _HIGH
    column = LITTLE if joker else face.rank
    x, y = column * (wide + _GAP), (2 * (face.rank - LITTLE) if joker else face.suit) * (_HIGH + _GAP)
    names = f"gl-card{' gl-card-gone' if not left else ''}{' gl-card-lit' if lit else ''}"
    inset = tokens.CARD_LINE / 2
    outline = element(
        "rect", class_=names, x=inset, y=inset, width=wide - 2 * inset, height=high - 2 * inset, rx=tokens.CARD_ROUND
    )
    inside = _joker(face, wide, language) if joker else _suited(face, wide)
    return (
        f'<g data-face="{face}" transform="translate({number(x)} {number(y)})">'
        f"{outline}{inside}{_copies(wide / 2, high - _DOTS, left)}</g>"
    )


def _suited(face: Card, wide: float) -> str:
    rank, name = RANKS[face.rank], f"gl-suit-{face.suit}"
    start = (wide - _pair_width(rank)) / 2
    return _rank(rank, start, 21.0, name) + _sign(SUIT_PATHS[face.suit], start, rank, name)


def _joker(face: Card, wide: float, language: str | None) -> str:
    start = (wide - _pair_width(face)) / 2
    lines = (say(JOKER_WORDS[face], language), say(N_("joker"), language))
    words = []
    for line, base in zip(lines, (41.0, 56.0), strict=True):
        size = min(float(tokens.CARD_WORD), (wide - 4) / text_width(line, 1))
        style = f"font-size:{number(size)}px"
        words.append(element("text", line, class_="gl-word gl-text gl-middle", x=wide / 2, y=base, style=style))
    return _rank(face, start, 21.0, "gl-text") + _sign(JOKER_PATHS[face], start, face, "gl-text") + "".join(words)


_RANK_WIDTHS = {1: 13.0, 2: 19.0}  # by the number of characters
_BETWEEN = 3.0


def _pair_width(rank: str) -> float:
    """Give the width of a rank with its sign beside it."""
    return _RANK_WIDTHS[len(rank)] + _BETWEEN + 16 * _SIGN


def _rank(rank: str, start: float, base: float, name: str) -> str:
    width = _RANK_WIDTHS[len(rank)]
    narrow = f' textLength="{number(width)}" lengthAdjust="spacingAndGlyphs"' if len(rank) > 1 else ""
    place = f'x="{number(start + width / 2)}" y="{number(base)}"'
    return f'<text class="gl-rank gl-middle {name}" {place}{narrow}>{clean(rank)}</text>'


def _sign(outline: str, start: float, rank: str, name: str) -> str:
    x = start + _RANK_WIDTHS[len(rank)] + _BETWEEN + 8 * _SIGN
    return f'<path class="{name}" d="{outline}" transform="translate({number(x)} 14.5) scale({number(_SIGN)})"/>'


def _copies(middle: float, y: float, left: int) -> str:
    """Draw a dot for each copy: filled ones for those left, then hollow ones for those taken."""
    places = [number(middle + (copy - (COPIES - 1) / 2) * _DOTS_APART) for copy in range(COPIES)]
    # A line of no length with round ends is a dot.
    dots = "".join(f"M{x} {number(y)}h0" for x in places[:left])
    filled = f'<path class="gl-copies" d="{dots}"/>' if left else ""
    hollow = (
        f'<circle class="gl-copy-gone" cx="{x}" cy="{number(y)}" r="{number(tokens.CARD_DOT)}"/>' for x in places[left:]
    )
    return filled + "".join(hollow)
