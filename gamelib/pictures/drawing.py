"""One call for every picture: ``draw`` looks at what it is given and draws it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import Layout, State, View
from gamelib.fivetenk import Card, Play, Reading
from gamelib.fivetenk import State as FivetenkState
from gamelib.fivetenk import View as FivetenkView
from gamelib.pictures.exact61.hands import draw_hand
from gamelib.pictures.exact61.layouts import draw_layout
from gamelib.pictures.exact61.states import draw_state
from gamelib.pictures.fivetenk.combinations import draw_play
from gamelib.pictures.fivetenk.hands import draw_cards
from gamelib.pictures.fivetenk.tables import draw_table
from gamelib.pictures.svg import Picture


@singledispatch
def draw(thing: object, **options: Any) -> Picture:
    """Draw a layout, a hand (a sequence of tiles or of cards), a state or a view: a picture that a notebook shows.

    Of a state it shows all, of a view what its seat may know. The options are those of ``draw_layout``,
    ``draw_hand``, ``draw_cards``, ``draw_state`` and ``draw_table``, which draws the hands here. Raises ``RuleError``
    ("format") for what cannot be drawn.

    >>> draw(Layout().place("1|4"))
    <Picture: A layout of 1 tile>
    """
    del options
    raise RuleError("format", N_("{thing} cannot be drawn."), thing=quoted(thing))


draw.register(Layout, draw_layout)
draw.register(State, draw_state)
draw.register(View, draw_state)
draw.register(Card, draw_cards)
draw.register(Play, draw_play)
draw.register(Reading, draw_play)


@draw.register(FivetenkState)
@draw.register(FivetenkView)
def _(position: FivetenkState | FivetenkView, *, hands: bool = True, **options: Any) -> Picture:
    return draw_table(position, hands=hands, **options)


@draw.register(tuple)
@draw.register(list)
def _(things: Sequence[object], **options: Any) -> Picture:
    return draw_cards(things, **options) if any(map(_names_card, things)) else draw_hand(things, **options)  # type: ignore[arg-type]  # They are read there.


@draw.register
def _(thing: str, **options: Any) -> Picture:
    return draw_cards(thing, **options) if _names_card(thing) else draw_hand((thing,), **options)


def _names_card(thing: object) -> bool:
    """Tell whether a text means cards: every tile's text has the line between its halves."""
    return isinstance(thing, str) and thing not in ("", "?") and "|" not in thing
