"""The board of the sandbox of dominoes: the table, its numbers above it, and the tiles to lay beneath it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import OpenPort, Place, Port, State, Tile, View
from gamelib.exact61.events import sum_of
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.pictures.exact61.marks import marks_of
from gamelib.pictures.exact61.shelves import LARGEST, Shelf, draw_shelves
from gamelib.pictures.exact61.trying import FIRST, LYING, NUMBER, SPOT, Would, draw_trying
from gamelib.pictures.exact61.wording import score_line, seat_label, talon_line
from gamelib.pictures.svg import Markup, element
from gamelib.sandbox.exact61 import FreeTable, Placing, Position
from gamelib.widgets.board import Board
from gamelib.widgets.exact61.looks import Look
from gamelib.widgets.why import ASK
from gamelib.words import say

WIDTH, HEIGHT, SCALE = 600, 354, 18.0
"""The size of the table's picture, and the pixels a unit of it at most."""

HANDS_HEIGHT = 270
"""The height of the table where both the rest of the set and hands stand beneath it."""

HAND_SCALE = 17.0
"""The pixels a unit of tiles where there is one hand alone."""

MOST_IN_LINE = 2
"""Of up to so many players all numbers stand in one line above the table."""

TILE = "data-tile"

Names = dict[str, str]


class Sight(NamedTuple):
    """What is to be seen: a position, how it lies, the tile that was picked, and what placements would bring.

    ``placings`` are those of the picked tile; without one, those of which the best is to be told at each port.
    ``pointed`` is the one placement that was pointed at. Of a view there is the seat's own hand alone, and how many
    tiles the others hold; without ``press`` it is only looked at.
    """

    position: Position | View
    look: Look
    picked: Tile | None = None
    pointed: Place | None = None
    placings: Sequence[Placing] = ()
    press: bool = True


class TryingBoard(Board):
    """The table and the tiles, all of which can be pressed. A press tells of ``spot``, ``tile``, ``lying``, ``ask``."""

    def __init__(self, scope: str, language: str | None = None) -> None:
        """Show nothing yet; Escape is told of wherever the focus is within the scope."""
        name = say(
            N_("The table and the tiles. Enter picks a tile and lays it at a port, Escape lets it go."), language
        )
        super().__init__(name=name, scope=scope, listens=["Escape"])
        self._language = language
        self.add_class("gl-trying")

    def see(self, sight: Sight) -> None:
        """Show what is to be seen."""
        position, language = sight.position, self._language
        lit = {place.at for placing in sight.placings if sight.picked and (place := placing.place).at is not None}
        spare = position.spare if isinstance(position, FreeTable) else None
        shelves = [*self._shelves(position)]
        height = HANDS_HEIGHT if shelves and spare is not None else HEIGHT
        table = draw_trying(
            position.layout,
            sight.look.arrangement,
            sight.look.frame(WIDTH, height, SCALE),
            would=would_of(sight),
            first=_would_first(sight),
            lit=[port for port in lit if sight.pointed is None or port == sight.pointed.at],
            width=WIDTH,
            height=height,
            language=language,
        )
        tiles = self._tile_names(position)
        tray = draw_shelves(
            spare,
            shelves,
            chosen=sight.picked,
            # In play the tile that is picked is outlined alone, so that it is not taken for one of those that fit.
            lit=() if sight.picked and isinstance(position, View) else _layable(position),
            largest=HAND_SCALE if len(shelves) == 1 else LARGEST,
            width=WIDTH,
            description=". ".join(tiles.values()),
            language=language,
        )
        head, asked = self._head(sight)
        targets: dict[str, Names] = {
            ASK: asked,
            SPOT: self._spot_names(sight),
            NUMBER: {tile: say(Message(N_("[{tile}] counts once: why?"), {"tile": tile}), language)
                     for tile in _lone_doubles(sight)},
            LYING: {tile: say(Message(N_("[{tile}] on the table"), {"tile": tile}), language)
                    for tile in position.layout.tiles},
            TILE: tiles,
        }  # fmt: skip
        if isinstance(position, View) or not sight.press:
            # At a table to play at nothing is asked: tiles are picked in one's turn, and laid where they fit.
            pressed = (TILE, *([SPOT] if sight.picked else [])) if sight.press else ()
            targets = {kind: names for kind, names in targets.items() if kind in pressed}
        self.show(
            element("div", head, Markup(table), Markup(tray)),
            targets,
            held={TILE: [sight.picked] if sight.picked else []},
        )

    # ---- the numbers above ----------------------------------------------------------------------------------------

    def _head(self, sight: Sight) -> tuple[Markup, Names]:
        """Write the sum, what it is worth, the scores, and in play the turn and the talon: each can be asked.

        At a table to play at the scores stand above, and whose turn it is beside the picture.
        """
        position = sight.position
        said = dict(self._numbers(position, playing=isinstance(position, View) or not sight.press))
        # Of several others the line of tiles is long: always beneath the sum, so that nothing jumps as that grows.
        long = isinstance(position, View) and len(position.hands) > MOST_IN_LINE
        line = element("hr", class_="gl-next-line", aria_hidden="true")
        parts = [
            Markup((line if long and key == "talon" else "") + element("span", text, data_ask=key))
            for key, text in said.items()
        ]
        why = {key: say(Message(N_("{thing}. Why?"), {"thing": text}), self._language) for key, text in said.items()}
        beside = []
        if isinstance(position, FreeTable):
            players = Message(N_("{players} players"), {"players": position.players})
            beside.append(element("small", say(players, self._language)))
        return element("div", *parts, *beside, class_="gl-numbers-head"), why

    def _numbers(self, position: Position | View, *, playing: bool) -> Iterator[tuple[str, str]]:
        layout, language = position.layout, self._language
        ends = [end.contribution for end in layout.scoring_ends]
        if ends:
            yield "sum", say(Message(N_("Sum: {sum}"), {"sum": sum_of(ends)}), language)
            worth = N_("{raw} raw points") if layout.raw_points else N_("no points")
            yield "points", say(Message(worth, {"raw": layout.raw_points}), language)
        for side, raw in enumerate(() if playing or isinstance(position, View) else position.scores):
            line = score_line(side, None, raw // RAW_PER_POINT, language)
            if isinstance(position, FreeTable) and side == position.side:
                line = say(Message(N_("{score}, to lay"), {"score": line}), language)
            yield f"score {side}", line
        if isinstance(position, State | View):
            if not playing:
                turn = position.turn
                over = say(N_("The hand is over"), language)
                yield "turn", over if turn is None else seat_label(position, turn, language)
            left = len(position.talon) if isinstance(position, State) else position.talon_size
            yield "talon", talon_line(left, language)
        if isinstance(position, View):
            hidden = [seat for seat, hand in enumerate(position.hands) if hand is None]
            counts = tuple(position.hand_sizes[seat] for seat in hidden)
            facts = {"others": tuple(hidden), "counts": counts, "count": counts[0] if counts else 0}
            one = NN_("Seat {others}: {count} tile", "Seat {others}: {count} tiles")
            if hidden:
                several = N_("Tiles of seats {others}: {counts}")
                yield "hands", say(Message(one if len(hidden) == 1 else several, facts), language)

    # ---- the tiles beneath ----------------------------------------------------------------------------------------

    def _shelves(self, position: Position | View) -> Iterator[Shelf]:
        if isinstance(position, FreeTable) and not any(position.hands):
            return
        for seat, hand in enumerate(position.hands):
            if hand is None:
                continue
            if isinstance(position, State | View):
                label = seat_label(position, seat, self._language)
            else:
                sentence = N_("Seat {seat} lays") if seat == position.turn else N_("Seat {seat}")
                label = say(Message(sentence, {"seat": seat}), self._language)
            yield Shelf(label, hand, seat, strong=seat == position.turn)

    def _tile_names(self, position: Position | View) -> Names:
        names = {}
        holders = {tile: seat for seat, hand in enumerate(position.hands) for tile in hand or ()}
        tiles = (*position.spare, *holders) if isinstance(position, FreeTable) else tuple(holders)
        for tile in tiles:
            count = len(position.layout.fitting(tile))
            fits = NN_("fits at {count} port", "fits at {count} ports") if count else N_("fits nowhere")
            if not len(position.layout):
                fits = N_("may be laid first")
            holder = holders.get(tile)
            waits = not isinstance(position, FreeTable) and holder != position.turn
            facts = {"tile": tile, "seat": holder, "fits": Message(fits, {"count": count})}
            held = N_("[{tile}], {fits}") if holder is None else N_("[{tile}] of seat {seat}, {fits}")
            if waits:
                held = N_("[{tile}] of seat {seat}, {fits}, not its turn")
                if not len(position.layout):
                    held = N_("[{tile}] of seat {seat}, not its turn")
            names[str(tile)] = say(Message(held, facts), self._language)
        return names

    # ---- the ports ------------------------------------------------------------------------------------------------

    def _spot_names(self, sight: Sight) -> Names:
        layout, picked = sight.position.layout, sight.picked
        by_port = _by_port(sight.placings)
        if not len(layout):
            first = N_("The place of the first tile")
            if picked:
                first = N_("Lay [{tile}] first: {result}")
            facts = {"tile": picked, "result": _result(by_port.get(None, ()))}
            return {FIRST: say(Message(first, facts), self._language)}
        ends = {mark.port: mark.text for mark in marks_of(layout, sight.look.arrangement) if mark.kind == "counted"}
        return {
            f"{port.tile} {port.port}": say(self._spot(port, by_port, ends, picked), self._language)
            for port in layout.open_ports
        }

    def _spot(
        self,
        open_port: OpenPort,
        by_port: Mapping[Port | None, Sequence[Placing]],
        ends: Mapping[Port | None, str],
        picked: Tile | None,
    ) -> Message:
        port = Port(open_port.tile, open_port.port)
        found = by_port.get(port, ())
        facts = {
            "port": port,
            "tile": picked,
            "pips": open_port.pips,
            "counts": ends.get(port),
            "result": _result(found),
        }
        if picked:
            fits = N_("Lay [{tile}] at {port}: {result}") if found else N_("{port} shows {pips}: [{tile}] does not fit")
            return Message(fits, facts)
        name = Message(N_("{port}, counts {counts}") if port in ends else N_("{port}, open, not counted"), facts)
        return Message(N_("{port}; {result}"), {"port": name, "result": _result(found)}) if found else name


def would_of(sight: Sight) -> dict[Port, Would]:
    """Say at each port what the picked tile, or else the best tile, would bring there."""
    return {
        port: _would(best(found))
        for port, found in _by_port(sight.placings).items()
        if port is not None and (sight.pointed is None or port == sight.pointed.at)
    }


def _would_first(sight: Sight) -> Would | None:
    """Say what the picked tile would bring as the first one."""
    found = _by_port(sight.placings).get(None, ()) if sight.picked else ()
    return _would(best(found)) if found else None


def best(placings: Iterable[Placing]) -> Placing:
    """Give the placement that scores most, of those that are accepted or need not be; the first of several."""
    return max(placings, key=lambda placing: -1 if placing.accepted is False else placing.raw)


def _would(placing: Placing) -> Would:
    if placing.accepted is False:
        return Would(f"✕ {placing.raw}", "rejected")
    return Would(f"+{placing.raw}", "scores") if placing.raw else Would(str(placing.total), "nothing")


def _result(placings: Sequence[Placing]) -> Message:
    """Say what a placement would bring, or of several the best."""
    if not placings:
        return Message(N_("no tile fits"), {})
    found = best(placings)
    facts = {"total": found.total, "raw": found.raw, "tile": found.place.tile, "count": len(placings)}
    sentence = N_("sum {total}, scores nothing")
    if found.accepted is False:
        sentence = N_("sum {total}, {raw} raw points, rejected")
    elif found.raw:
        sentence = N_("sum {total}, {raw} raw points")
    if len(placings) == 1:
        return Message(sentence, facts)
    several = N_("{count} tiles fit, the best is [{tile}]: {result}")
    return Message(several, {**facts, "result": Message(sentence, facts)})


def _by_port(placings: Iterable[Placing]) -> dict[Port | None, list[Placing]]:
    found: dict[Port | None, list[Placing]] = {}
    for placing in placings:
        found.setdefault(placing.place.at, []).append(placing)
    return found


def _lone_doubles(sight: Sight) -> list[str]:
    marks = marks_of(sight.position.layout, sight.look.arrangement)
    return [str(mark.tile) for mark in marks if mark.kind == "counted" and mark.port is None]


def _layable(position: Position | View) -> tuple[Tile, ...]:
    """Give the tiles that are outlined: in play those that may be placed now; on the free table nearly all might."""
    if isinstance(position, View):
        return tuple(dict.fromkeys(move.tile for move in position.legal_moves() if isinstance(move, Place)))
    return position.placeable if isinstance(position, State) else ()
