"""The picture of a match at one moment: the scores, the table, and every hand, open or face down."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted, whole
from gamelib.core.options import several_given
from gamelib.exact61 import TILES, State, Tile, View, pips
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.pictures import tokens
from gamelib.pictures.exact61.arranging import Arrangement
from gamelib.pictures.exact61.hands import STEP, hand_size, hand_tiles
from gamelib.pictures.exact61.layouts import arranged, board, frame_of
from gamelib.pictures.exact61.marks import marks_of
from gamelib.pictures.exact61.reading import AnyPort, AnyPorts, open_ports, read_frame, read_guesses, read_tiles
from gamelib.pictures.exact61.wording import description, pips_label, score_line, seat_label, state_title, talon_line
from gamelib.pictures.sizes import LEAST, check_size
from gamelib.pictures.svg import Frame, Markup, Picture, element, picture
from gamelib.pictures.text import line_of_text, text_width

_HEAD = 30.0  # pixels: the line of scores
_LABEL = 28.0  # pixels: a seat's label above its hand
_GAP = 14.0  # pixels: around and between
_STRIPE = 10.0  # pixels: a seat's colour before its label
_NO_TABLE = Frame(0, 0, 1, 0)


class Holding(NamedTuple):
    """What can be seen of one hand: its tiles, ``None`` for each that lies face down."""

    seat: int
    tiles: tuple[Tile | None, ...]


def holdings(thing: State | View) -> tuple[Holding, ...]:
    """Give what can be seen of every hand: all of a state, of a view what its seat knows."""
    if isinstance(thing, State):
        return tuple(Holding(seat, tiles) for seat, tiles in enumerate(thing.hands))
    return tuple(
        Holding(seat, (None,) * size if tiles is None else tiles)
        for seat, (tiles, size) in enumerate(zip(thing.hands, thing.hand_sizes, strict=True))
    )


def draw_state(
    state: State | View,
    *,
    previous: Picture | Arrangement | str | None = None,
    arrangement: Arrangement | None = None,
    frame: Frame | None = None,
    hand_rows: int = 1,
    show_table: bool = True,
    show_marks: bool = True,
    show_pips: bool = True,
    highlight: AnyPorts = (),
    highlight_tiles: Iterable[str] = (),
    counted: Iterable[int] = (),
    guesses: Mapping[AnyPort, object] | None = None,
    numerals: bool = False,
    width: float = tokens.WIDTH,
    height: float = tokens.STATE_HEIGHT,
    language: str | None = None,
) -> Picture:
    """Draw a match at one moment: the scores, the table as ``draw_layout`` does, and a row of tiles for each seat.

    Of a state everything is shown, of a view what its seat may know; other hands lie face down. ``frame`` is the
    part of the table to show and ``hand_rows`` the rows of tiles to leave room for, where several pictures are to
    have one size. The other options are those of ``draw_layout``; ``highlight_tiles`` lights tiles of the hands,
    and for the seats in ``counted`` whose hands are known, the pips stand beside the name. Without ``show_table``
    there are the scores and the hands alone, larger where the table would have been large; without ``show_pips``
    the description leaves the pips of the hands to be counted.
    """
    if not isinstance(state, State | View):
        raise RuleError("format", N_("{thing} is no state and no view of one."), thing=quoted(state))
    check_size(width=width)
    check_size(least=_HEAD + _LABEL + 2 * _GAP + LEAST, height=height)
    layout = state.layout
    arrangement = arranged(layout, previous, arrangement)
    told = read_guesses(guesses, arrangement)
    marks = marks_of(layout, arrangement, show_marks=show_marks, guesses=told)
    hands = holdings(state)
    table = read_frame(frame) or frame_of(arrangement) if show_table else _NO_TABLE
    room = _room(table, [len(hand.tiles) for hand in hands], _rows(hand_rows), width, height)
    frame = room.frame
    body = [
        _scores(state, frame, room.scale, language),
        board(layout, arrangement, marks, lit=open_ports(highlight, arrangement), numerals=numerals)
        if show_table
        else "",
        _hands(
            state,
            hands,
            room,
            read_tiles(highlight_tiles),
            language,
            counted=several_given("counted", counted),
            numerals=numerals,
        ),
    ]
    return picture(
        "".join(body),
        frame,
        title=state_title(state, language),
        description=description(state, language, show_marks=show_marks, show_table=show_table, show_pips=show_pips),
        scale=room.scale,
        arrangement=arrangement,
    )


def _rows(rows: object) -> int:
    number = whole(rows)
    if number is None or not 0 <= number <= len(TILES):
        raise RuleError("format", N_("{rows} rows of tiles cannot be: give a whole number."), rows=quoted(rows))
    return number


class _Room(NamedTuple):
    """How a picture of a state is divided: the whole frame, its scale, where the hands begin, tiles in a row."""

    frame: Frame
    scale: float
    top: float
    per_row: int


def _room(table: Frame, sizes: Sequence[int], rows: int, width: float, height: float) -> _Room:
    """Divide the picture; hands and table share one scale, so all is in table units."""
    scale, per_row = tokens.STATE_SCALE, 1
    for _ in range(3):  # Scale and tiles in a row depend on each other; this settles at once or the next time.
        column = (width - 2 * _GAP) / scale / len(sizes)
        per_row = max(1, int((column - _GAP / scale) / STEP))
        high = max(hand_size(max(*sizes, 1), per_row)[1], hand_size(rows * per_row, per_row)[1])
        rest = height - _HEAD - _LABEL - 2 * _GAP
        scale = min(tokens.STATE_SCALE, width / table.width, rest / (table.height + high))
    high = max(hand_size(max(*sizes, 1), per_row)[1], hand_size(rows * per_row, per_row)[1])
    whole = max(table.width, width / scale)
    head, label, gap = _HEAD / scale, _LABEL / scale, _GAP / scale
    x = table.x - (whole - table.width) / 2
    top = table.y + table.height + label + gap / 2
    return _Room(Frame(x, table.y - head, whole, head + table.height + label + high + 1.5 * gap), scale, top, per_row)


def _scores(state: State | View, frame: Frame, scale: float, language: str | None) -> Markup:
    """Write the sides' displayed points from the left, the talon at the right."""
    middle, x = frame.y + _HEAD / scale / 2 + 2 / scale, frame.x + _GAP / scale
    parts = []
    for side, score in enumerate(state.scores):
        text = score_line(side, state.players, score // RAW_PER_POINT, language)
        for seat, of in enumerate(state.sides):
            if of == side:
                parts.append(_stripe(seat, x, middle, scale))
                x += 8 / scale
        parts.append(line_of_text(text, x, middle, scale=scale, name="gl-text"))
        x += (text_width(text) + 2 * _GAP) / scale
    talon = talon_line(len(state.talon) if isinstance(state, State) else state.talon_size, language)
    parts.append(line_of_text(talon, frame.x + frame.width - _GAP / scale, middle, scale=scale, name="gl-muted gl-end"))
    return element("g", Markup("".join(parts)), data_part="scores")


def _hands(
    state: State | View,
    hands: Sequence[Holding],
    room: _Room,
    lit: frozenset[Tile],
    language: str | None,
    *,
    counted: Collection[int],
    numerals: bool,
) -> Markup:
    gap, scale = _GAP / room.scale, room.scale
    column = (room.frame.width - 2 * gap) / len(hands)
    middle = room.top - _LABEL / scale / 2 - 1 / scale
    parts = []
    for seat, tiles in hands:
        x = room.frame.x + gap + column * seat
        name = "gl-text gl-strong" if state.turn == seat else "gl-text"
        label = seat_label(state, seat, language)
        known = [tile for tile in tiles if tile is not None]
        if seat in counted and len(known) == len(tiles):
            label = pips_label(label, pips(known), language)
        # A long label in a narrow column is written smaller: it must not run into the next one.
        fits = _STRIPE + text_width(label) + _GAP <= column * scale
        parts.append(
            element(
                "g",
                _stripe(seat, x, middle, scale),
                line_of_text(
                    label,
                    x + _STRIPE / scale,
                    middle,
                    size=tokens.TEXT if fits else tokens.SMALL,
                    scale=scale,
                    name=name,
                ),
                Markup(hand_tiles(tiles, (x, room.top), room.per_row, lit=lit, numerals=numerals)),
                data_hand=seat,
            )
        )
    return Markup("".join(parts))


def _stripe(seat: int, x: float, middle: float, scale: float) -> Markup:
    """Draw a seat's colour; its name always stands beside it."""
    high = 14 / scale
    return element(
        "rect", class_=f"gl-seat-{seat}", x=float(x), y=middle - high / 2, width=5 / scale, height=high, rx=1.5 / scale
    )
