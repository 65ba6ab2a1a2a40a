"""Cards in a row: grouped by rank, overlapped, some of them raised or outlined; face down where nobody may know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from gamelib.core import N_, RuleError
from gamelib.fivetenk.cards import Card
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.faces import CARD_WIDTH, card
from gamelib.pictures.fivetenk.reading import Shown, read_places, read_shown
from gamelib.pictures.fivetenk.standing import Standing, covered, grouped, stand
from gamelib.pictures.fivetenk.wording import cards_description, cards_title, count_of_cards
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Picture, picture, printable
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import say
from gamelib.words.fivetenk_descriptions import describe_cards

MARGIN = 10.0
LEAST_CARD = 16.0
"""The narrowest card, in pixels, that is drawn."""

_LABEL_GAP = 10.0


def draw_cards(
    cards: str | Iterable[Shown],
    *,
    selected: Iterable[int | str] | str = (),
    lit: Iterable[int | str] | str = (),
    label: str | None = None,
    points: bool = False,
    width: float = tokens.WIDTH,
    size: float = CARD_WIDTH,
    seen: float | None = None,
    language: str | None = None,
) -> Picture:
    """Draw cards grouped by rank, from low to high (C2); ``None`` (or ``"?"``) lies face down and comes last.

    Each card is a ``<g data-card="10H" data-index="2">``: its index is its place in the sequence given. ``selected``
    cards are raised and ``lit`` ones outlined; both name places, or faces, each of which means one copy. ``label``
    stands above with the number of cards, and ``points`` marks each card with what it is worth. A card is ``size``
    pixels wide; where the row would be wider than ``width`` it breaks. As much of a card is seen as is needed to read
    it. With ``seen`` that is at least so many pixels from the left and from the top, so that it can be pressed, if the
    label leaves it this size; rows lie over each other then. Raises ``RuleError``: "format" for what cannot be shown
    so, C1 for a fourth copy of a face.

    >>> draw_cards("3D 3C 10H", selected=[2])
    <Picture: 3 cards>
    """
    check_size(width=width)
    check_size(least=LEAST_CARD, size=size)
    if seen is not None:
        check_size(least=0, seen=seen)
        if seen > size:
            sentence = N_("seen={seen} cannot be: a card is {size} pixels wide, and no more of it can be seen.")
            raise RuleError("format", sentence, seen=f"{seen:g}", size=f"{size:g}")
    shown = read_shown(cards)
    raised, outlined = read_places(selected, shown), read_places(lit, shown)
    label = None if label is None else printable(label)
    standing = stand(grouped(shown), width - 2 * MARGIN, size, seen)
    head, wide = _head(label, len(shown), language) if label else ("", 0.0)
    top = 1.5 * tokens.TEXT if label else 0.0
    options: dict[str, Any] = {"size": size, "raised": raised, "outlined": outlined, "points": points}
    body = [head, cards_at(shown, standing, (0, top), language=language, **options)]
    if not shown:
        nothing = say(describe_cards(())[0], language)
        body.append(line_of_text(nothing, 0, top + standing.height / 2, name="gl-muted"))
        wide = max(wide, text_width(nothing))
    frame = Frame(0, 0, max(wide, standing.width), top + standing.height).grown(MARGIN)
    return picture(
        "".join(body),
        frame,
        title=cards_title(label, len(shown), language),
        description=cards_description(shown, raised, outlined, language),
        scale=min(1.0, width / frame.width),
    )


def cards_at(
    cards: Sequence[Card | None],
    standing: Standing,
    at: tuple[float, float],
    *,
    size: float = CARD_WIDTH,
    raised: Collection[int] = (),
    outlined: Collection[int] = (),
    points: bool = False,
    first: int = 0,
    language: str | None = None,
) -> str:
    """Draw cards where they stand, from an upper left corner; their indices count from ``first``."""
    parts = []
    strips = covered(standing.places, size)
    for index, (x, y) in standing.places:
        face = cards[index]
        worth = str(face.points) if points and face and face.points else ""
        marks: dict[str, Any] = {"raised": index in raised, "lit": index in outlined, "mark": worth}
        place = (at[0] + x, at[1] + y)
        number = first + index
        parts.append(card(face, place, index=number, size=size, strip=index in strips, language=language, **marks))
    return "".join(parts)


def _head(label: str, count: int, language: str | None) -> tuple[str, float]:
    """Write the label and, in a quieter voice, how many cards there are."""
    counted = say(count_of_cards(count), language)
    start = text_width(label, 1.1 * tokens.TEXT) + _LABEL_GAP  # Strong letters are wider.
    name = line_of_text(label, 0, tokens.TEXT / 2, name="gl-text gl-strong")
    return name + line_of_text(counted, start, tokens.TEXT / 2, name="gl-muted"), start + text_width(counted)
