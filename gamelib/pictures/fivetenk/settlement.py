"""A finished game's points as a picture: streams to the two sides, the row of the table, the ladders (C27-C32)."""

from __future__ import annotations

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.fivetenk import State
from gamelib.fivetenk.bands import Band, band_of
from gamelib.fivetenk.promotion import DECLARER
from gamelib.pictures import tokens
from gamelib.pictures.fivetenk.band_list import draw_band_list, steps_of
from gamelib.pictures.fivetenk.flow import PARTS, Flow, flow_of, told_by
from gamelib.pictures.fivetenk.flow_layout import (
    BAR,
    EDGE,
    HEAD,
    LEAD,
    NODE,
    STRIPE,
    TOTAL,
    Group,
    Places,
    Way,
    least_width,
    places,
)
from gamelib.pictures.fivetenk.ladders import Climbs, ladder_rows
from gamelib.pictures.fivetenk.orders import side_name
from gamelib.pictures.fivetenk.promotion import wedge
from gamelib.pictures.sizes import check_size
from gamelib.pictures.svg import Frame, Markup, Picture, element, number, picture
from gamelib.pictures.text import line_of_text, text_width
from gamelib.words import fact, say
from gamelib.words.saying import sentences, words_of

WIDTH = 570.0  # pixels


def draw_settlement(
    state: State, *, upto: str = PARTS[-1], width: float = WIDTH, language: str | None = None
) -> Picture:
    """Draw how a finished game's points were divided, and what came of it.

    From the left each player's tricks, the last trick, what is left in hands and the kitty run to the side that gets
    them, as streams as thick as their points; the defenders' total leads to a row of the promotion table, and that to
    the climbs. ``upto``, one of ``PARTS``, leaves out what is told later; nothing moves when more is told. Raises
    ``RuleError``: C28 where the game is not over, "format" for a part that there is not and a width that is too small.
    """
    flow = flow_of(state)
    if upto not in PARTS:
        sentence = N_("{part} is no part of a settlement: its parts are {parts}.")
        raise RuleError("format", sentence, part=quoted(upto), parts=PARTS)
    check_size(least=least_width(flow, language), width=width)
    where = places(flow, width, language)
    reached = band_of(flow.settlement.defenders) if told_by("row", upto) else None
    parts = [
        *(_streams(group, where, upto) for group in where.groups),
        *(_names(group, where, flow, upto, language) for group in where.groups),
        draw_band_list(where.table, (where.table_left, where.table_top), reached),
        *([_lookup(where, reached)] if reached else []),
        *([_lane(flow, where, reached, language)] if reached and _climbing(flow, upto) else []),
        ladder_rows(where.ladders, _climbs(flow, upto), (EDGE, where.ladders_top)),
    ]
    return picture(
        "".join(parts),
        Frame(0, 0, width, where.ladders_top + where.ladders.height + EDGE),
        title=_title(flow, upto, language),
        description=_description(flow, upto, language),
        scale=1.0,
    )


def _climbing(flow: Flow, upto: str) -> bool:
    return bool(flow.promotion.steps) and told_by("levels", upto)


def _climbs(flow: Flow, upto: str) -> Climbs:
    """Give the climbs once they are told; until then everybody stands where they stood."""
    promotion = flow.promotion
    after = promotion.after if told_by("levels", upto) else promotion.before
    return Climbs(promotion.before, after, promotion.seats, promotion.steps)


# ---- streams and sides -----------------------------------------------------------------------------------------------


def _shade(side: str) -> str:
    return "gl-declarers" if side == DECLARER else "gl-defenders"


def _streams(group: Group, where: Places, upto: str) -> Markup:
    """Draw the streams of a side as far as they are told, and of the bar at which they end as much as has come."""
    told = [way for way in group.ways if told_by(way.stream.part, upto) and way.stream.points]
    ribbons = [
        element(
            "path",
            class_=_shade(group.side),
            d=_ribbon(way, where),
            data_stream=way.stream.name,
            data_points=way.stream.points,
            data_side=way.stream.side,
            data_thick=way.thick,
        )
        for way in told
    ]
    return Markup("".join((*ribbons, *(_bar(where.node, way.end, NODE, way.thick) for way in told))))


def _ribbon(way: Way, where: Places) -> str:
    """Outline a stream: straight at first, where its number stands, then bending to its place at the side's bar."""
    begin, straight, end = where.bar + BAR, where.bar + BAR + LEAD, where.node
    half = way.thick / 2
    x1, x2, x3, x4 = (number(x) for x in (begin, straight, (straight + end) / 2, end))
    (top, top_end), (low, low_end) = ((number(way.start + by), number(way.end + by)) for by in (-half, half))
    there = f"M{x1} {top}H{x2}C{x3} {top} {x3} {top_end} {x4} {top_end}"
    return f"{there}V{low_end}C{x3} {low_end} {x3} {low} {x2} {low}H{x1}z"


def _bar(x: float, middle: float, width: float, height: float) -> Markup:
    return element("rect", class_="gl-text", x=x, y=middle - height / 2, width=width, height=height)


def _names(group: Group, where: Places, flow: Flow, upto: str, language: str | None) -> Markup:
    """Write a side's name and its total so far, and each stream's name and number."""
    head = group.top + HEAD / 2
    parts = [
        element("rect", class_=_shade(group.side), x=EDGE, y=head - 6, width=10.0, height=12.0, rx=2),
        line_of_text(side_name(group.side, language), EDGE + 16, head, name="gl-text gl-strong"),
        *(_name(way, where, upto, language) for way in group.ways),
    ]
    if told_by("defenders", upto):
        total = flow.total(group.side, upto)
        text = line_of_text(fact(total, language), where.total + 6, group.node, size=TOTAL, name="gl-text gl-strong")
        parts.append(element("g", text, data_total=group.side, data_points=total))
    return Markup("".join(parts))


def _name(way: Way, where: Places, upto: str, language: str | None) -> Markup:
    stream = way.stream
    told = told_by(stream.part, upto)
    if stream.seat is None and not told:
        return Markup("")  # Under which side it stands would tell who gets it.
    parts = []
    if stream.seat is not None:
        stripe = f"gl-seat-{stream.seat}"
        parts.append(element("rect", class_=stripe, x=EDGE, y=way.start - 6, width=5.0, height=12.0, rx=1.5))
    shade = "gl-text" if told else "gl-muted"
    label = say(stream.label, language)
    parts.append(line_of_text(label, EDGE + STRIPE, way.start, size=tokens.SMALL, name=shade))
    if told and stream.points:
        parts.append(_bar(where.bar, way.start, BAR, way.thick))
    if told:
        parts.append(_number(stream.points, where.bar + BAR + 5, way.start, language))
    return element("g", *parts, data_source=stream.name)


def _number(points: int, x: float, middle: float, language: str | None) -> Markup:
    """Write a stream's number on it, on a piece of ground."""
    text = fact(points, language)
    wide = text_width(text, tokens.SMALL) + 8
    ground = element("rect", class_="gl-on-ground", x=x, y=middle - 7.5, width=wide, height=15.0, rx=3)
    name = "gl-text gl-strong gl-middle" if points else "gl-muted gl-middle"
    return Markup(ground + line_of_text(text, x + wide / 2, middle, size=tokens.SMALL, name=name))


# ---- what comes of it ------------------------------------------------------------------------------------------------


def _lookup(where: Places, reached: Band) -> Markup:
    """Draw the arrow from the defenders' total to the row of the table that it lies in."""
    start, end = where.groups[0].node, where.row(reached)
    left, right = where.total_end, where.table_left - 3
    bend = number((left + right) / 2)
    line = (
        f"M{number(left)} {number(start)}C{bend} {number(start)} {bend} {number(end)} {number(right - 8)} {number(end)}"
    )
    return Markup(element("path", class_="gl-goal", d=line) + wedge(right, end))


def _lane(flow: Flow, where: Places, reached: Band, language: str | None) -> Markup:
    """Draw the way from the row that is reached to the ladder of each winner, with the steps that each climbs."""
    start, right, tip = where.row(reached), where.right, where.lane + 6
    ends = [where.ladders_top + where.ladders.middle(seat) for seat in flow.promotion.seats]
    steps = steps_of(flow.promotion.steps, language)
    wide = text_width(steps, tokens.SMALL) + 4
    centre = (tip + 9 + right) / 2 + 1
    way = f"M{number(where.lane)} {number(start)}H{number(right)}V{number(ends[-1])}"
    parts = [element("path", class_="gl-goal", d=way)]
    for seat, end in zip(flow.promotion.seats, ends, strict=True):
        text = line_of_text(steps, centre, end, size=tokens.SMALL, name="gl-text gl-strong gl-middle")
        parts += [
            element("path", class_="gl-goal", d=f"M{number(tip + 9)} {number(end)}H{number(right)}"),
            wedge(tip, end, -1),
            element("rect", class_="gl-on-ground", x=centre - wide / 2, y=end - 7, width=wide, height=14.0),
            element("g", text, data_climb=seat, data_steps=flow.promotion.steps),
        ]
    return Markup("".join(parts))


# ---- words -----------------------------------------------------------------------------------------------------------


def _title(flow: Flow, upto: str, language: str | None) -> str:
    if not told_by("sums", upto):
        return say(N_("The settlement, as far as it is told"), language)
    points = flow.settlement.defenders
    return say(Message(N_("The settlement: the defenders have {points} points"), {"points": points}), language)


def _description(flow: Flow, upto: str, language: str | None) -> str:
    told = [say(message, language) for part in PARTS if told_by(part, upto) for message in flow.messages(part)]
    return sentences(told, words_of(language))
