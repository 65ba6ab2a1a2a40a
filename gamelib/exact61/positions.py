"""A hand-made position: reading the fields of its line, and naming the fault where it cannot be."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import dealing, scoring
from gamelib.exact61.layout import Layout
from gamelib.exact61.state import SEED_DIGITS, check_players
from gamelib.exact61.table import FITTING, NONE, Table
from gamelib.exact61.tiles import TILES, Tile

NAME = "exact61"
NOTHING = "-"
UNKNOWN = "?"
ENDINGS = ("out", "blocked", "won")
MOST_TEXT = 20_000
"""How long a line may be; what is longer is no position, and searching it for fields would take long."""

_FIELD = re.compile(r"(\w+)=((?:\[[^\]]*\])+|\S+)")
_OVER_FIELDS = ("over", "went_out")


class Position:
    """The fields of a line, read and checked as far as they are the same for a state and a view."""

    def __init__(self, text: object, wanted: Sequence[str]) -> None:
        """Read the fields that are ``wanted``; raises ``RuleError`` naming the first fault."""
        fields = read_fields(text, wanted)
        self.players = check_players(number_in("players", fields))
        self.scores = scores_in(fields["scores"], self.players)
        self.hand_number = number_in("hand", fields) - 1
        if self.hand_number < 0:
            raise RuleError(
                "format", N_("hand={value} cannot be: hands are counted from 1."), value=quoted(fields["hand"])
            )
        self.leader = self.seat("leader", fields)
        self.layout = layout_in(fields["layout"])
        self.hands = groups_in("hands", fields)
        self.talon = _one_group("talon", fields)
        self.drawn = None if fields["drawn"] == NOTHING else fields["drawn"]
        self.over = fields.get("over")
        if self.over is not None and self.over not in ENDINGS:
            raise RuleError(
                "format", N_("over={value} cannot be: a hand ends {endings}."), value=quoted(self.over), endings=ENDINGS
            )
        if (self.over is None) == (fields["turn"] == NOTHING):
            raise RuleError("format", N_("A hand that goes on has a turn, and one that is over has none but over=."))
        self.turn = None if self.over else self.seat("turn", fields)
        went_out = fields.get("went_out", NOTHING)
        if (went_out == NOTHING) == (self.over == "out"):
            raise RuleError("D19", N_("went_out names the seat that placed its last tile, just where over=out."))
        self.went_out = None if went_out == NOTHING else self.seat("went_out", fields)
        self._check_sizes()
        self._check_score()
        self._check_course()

    def seat(self, name: str, fields: dict[str, str]) -> int:
        """Read a field that is a seat."""
        seat = number_in(name, fields)
        if not 0 <= seat < self.players:
            raise RuleError(
                "D2",
                N_("{name}={seat} cannot be: the seats of {players} players are 0 to {last}."),
                name=name,
                seat=seat,
                players=self.players,
                last=self.players - 1,
            )
        return seat

    def _check_sizes(self) -> None:
        if len(self.hands) != self.players:
            raise RuleError(
                "D2",
                N_("{players} players have {players} hands, not {hands}."),
                players=self.players,
                hands=len(self.hands),
            )
        most = dealing.talon_size(self.players)
        if len(self.talon) > most:
            raise RuleError(
                "D3",
                N_("The talon cannot hold {count} tiles: with {players} players it starts with {most}."),
                count=len(self.talon),
                players=self.players,
                most=most,
            )
        tiles = len(self.layout) + len(self.talon) + sum(map(len, self.hands))
        if tiles != len(TILES):
            raise RuleError(
                "D1",
                N_("Tiles on the table, in the hands and in the talon: {count}; a set has {all}."),
                count=tiles,
                all=len(TILES),
            )
        seen: set[Tile] = set()
        for tile in (
            *self.layout.tiles,
            *(Tile(text) for group in (*self.hands, self.talon) for text in group if text != UNKNOWN),
        ):
            if tile in seen:
                raise RuleError("D1", N_("[{tile}] is there twice, and there is only one of each tile."), tile=tile)
            seen.add(tile)
        for seat, hand in enumerate(self.hands):
            if not hand and seat != self.went_out:
                raise RuleError(
                    "D19", N_("Seat {seat} has no tiles left, so it has gone out and the hand is over."), seat=seat
                )
        if self.went_out is not None and self.hands[self.went_out]:
            raise RuleError("D19", N_("Seat {seat} has tiles left, so it has not gone out."), seat=self.went_out)

    def _check_score(self) -> None:
        reached = scoring.TARGET in self.scores
        if reached and not self.over:
            raise RuleError("D18", N_("A side stands at exactly 61, so the match is over."))
        if self.over == "won" and not reached:
            raise RuleError("D18", N_("over=won needs a side that stands at exactly 305 raw points."))
        if self.scores.count(scoring.TARGET) > 1:
            raise RuleError("D18", N_("Only one side can stand at exactly 61: the match ends when the first does."))

    def _check_course(self) -> None:
        """Check what cannot be in any position, however play went (D4, D7).

        How many tiles each seat has placed and drawn is not asked: a position may be made up to try things out.
        """
        untouched = len(self.talon) == dealing.talon_size(self.players)
        if untouched and self.drawn is not None:
            raise RuleError("D7", N_("Nobody has drawn yet, since the talon is whole: write drawn=-."))
        if len(self.layout):
            return
        if self.over:
            raise RuleError("D4", N_("The table is empty, so the hand has not been led and cannot be over."))
        if self.turn != self.leader:
            sentence = N_("The table is empty, so it is the turn of seat {leader}, who leads.")
            raise RuleError("D4", sentence, leader=self.leader)

    @property
    def winner(self) -> int:
        """The side that has won, or ``NONE``."""
        return self.scores.index(scoring.TARGET) if scoring.TARGET in self.scores else NONE


def check_drawn(table: Table) -> None:
    """Check that a tile said to be just drawn can have been (D7)."""
    if table.drawn == NONE:
        return
    tile = TILES[table.drawn]
    if table.over:
        raise RuleError("D7", N_("The hand is over, so no drawn tile waits to be placed."))
    if table.drawn not in table.hands[table.turn]:
        raise RuleError(
            "D7", N_("[{tile}] was drawn by seat {seat}, so it must be in that hand."), tile=tile, seat=table.turn
        )
    if not table.open & FITTING[table.drawn]:
        raise RuleError(
            "D7", N_("[{tile}] was drawn and fits no open port, so nothing forces it: write drawn=-."), tile=tile
        )
    if any(table.open & FITTING[other] for other in table.hands[table.turn] if other != table.drawn):
        raise RuleError(
            "D7",
            N_("Seat {seat} could place another tile than [{tile}], and so would not have drawn."),
            seat=table.turn,
            tile=tile,
        )


def check_ending(table: Table, *, all_known: bool = True) -> None:
    """Check that a hand is over just where it must be (D8, D18), and that nobody drew before the first tile.

    Without ``all_known`` hands that are not known are empty in ``table``, and may hold what can be placed.
    """
    stuck = (
        bool(table.open)
        and table.taken == len(table.talon)
        and not any(table.can_place(seat) for seat in range(len(table.hands)))
    )
    if table.over == "blocked" and not stuck:
        raise RuleError("D8", N_("This hand is not blocked: the talon is not empty, or somebody can place."))
    if not table.over and stuck and all_known:
        raise RuleError("D8", N_("The talon is empty and nobody can place: this hand is blocked and over."))
    if table.over == "won" and (table.total % scoring.RAW_PER_POINT or not table.total):
        sentence = N_("over=won means that the last placement scored, but the sum of this layout is {total}.")
        raise RuleError("D15", sentence, total=table.total)
    if not table.over and not table.open and len(table.talon) != dealing.talon_size(len(table.hands)):
        raise RuleError("D4", N_("The table is empty, so nobody can have drawn from the talon yet."))


def read_fields(text: object, wanted: Sequence[str]) -> dict[str, str]:
    """Split a line into its fields, and check that they are those wanted."""
    if not isinstance(text, str) or text.split(maxsplit=1)[:1] != [NAME]:
        raise RuleError(
            "format", N_("This is no position of Exact 61 Five Up: its line starts with {name}."), name=NAME
        )
    if len(text) > MOST_TEXT:
        raise RuleError("format", N_("A position's line has at most {most} characters."), most=MOST_TEXT)
    body = text.strip()[len(NAME) :]
    fields: dict[str, str] = {}
    for name, value in _FIELD.findall(body):
        if name in fields:
            raise RuleError("format", N_("The field {name} is there twice."), name=name)
        fields[name] = value
    rest = _FIELD.sub("", body).strip()
    if rest:
        raise RuleError(
            "format", N_("{rest} is no field of a position: a field is a name, = and a value."), rest=quoted(rest)
        )
    for name in wanted:
        if name not in fields:
            raise RuleError(
                "format", N_("The field {name} is missing; a position has {fields}."), name=name, fields=tuple(wanted)
            )
    for name in fields:
        if name not in wanted and name not in _OVER_FIELDS:
            raise RuleError(
                "format", N_("A position has no field {name}; it has {fields}."), name=name, fields=tuple(wanted)
            )
    return fields


def read_number(name: str, value: str) -> int:
    """Read the value of a field as a whole number."""
    if not re.fullmatch(rf"-?[0-9]{{1,{SEED_DIGITS}}}", value):
        raise RuleError(
            "format", N_("{name}={value} cannot be: a whole number is wanted."), name=name, value=quoted(value)
        )
    return int(value)


def number_in(name: str, fields: dict[str, str]) -> int:
    """Read one of the fields as a whole number."""
    return read_number(name, fields[name])


def groups_in(name: str, fields: dict[str, str]) -> list[tuple[str, ...]]:
    """Read one of the fields as groups of tiles, each in square brackets."""
    value = fields[name]
    if not value.startswith("["):
        raise RuleError(
            "format",
            N_("{name}={value} cannot be: tiles stand in square brackets, as [0|1 2|5]."),
            name=name,
            value=quoted(value),
        )
    return [
        tuple(tile if tile == UNKNOWN else Tile(tile) for tile in group.split())
        for group in re.findall(r"\[([^\]]*)\]", value)
    ]


def _one_group(name: str, fields: dict[str, str]) -> tuple[str, ...]:
    groups = groups_in(name, fields)
    if len(groups) != 1:
        raise RuleError("format", N_("There is just one {name}, in one pair of square brackets."), name=name)
    return groups[0]


def layout_in(value: str) -> Layout:
    """Read the value of a field as a layout in square brackets."""
    if not value.startswith("["):
        raise RuleError(
            "format",
            N_("layout={value} cannot be: a layout stands in square brackets, as [empty]."),
            value=quoted(value),
        )
    return Layout.from_text(value[1:-1])


def scores_in(value: str, players: int) -> tuple[int, ...]:
    """Read the value of a field as raw scores, one for each side (D2, D15, D16)."""
    scores = tuple(read_number("scores", score) for score in value.split(","))
    if len(scores) != scoring.side_count(players):
        raise RuleError(
            "D2",
            N_("{players} players have {sides} scores, one for each side, not {count}."),
            players=players,
            sides=scoring.side_count(players),
            count=len(scores),
        )
    for score in scores:
        if score % scoring.RAW_PER_POINT:
            raise RuleError("D15", N_("{score} cannot be a score: raw points are multiples of 5."), score=score)
        if score > scoring.TARGET:
            raise RuleError(
                "D16",
                N_("{score} cannot be a score: nobody comes above {target} raw points."),
                score=score,
                target=scoring.TARGET,
            )
    return scores
