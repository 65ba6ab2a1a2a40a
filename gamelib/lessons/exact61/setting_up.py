"""Questions about what is there before anybody plays: the set of tiles, and who plays together (D1, D2)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import State, Tile
from gamelib.exact61.events import PlacementEvent
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.positions import find, find_layout, origin, placed
from gamelib.lessons.exact61.showing import TileShowing
from gamelib.lessons.forms import Number, Option, Several
from gamelib.lessons.items import Hint, Item, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, remark, seat_label


class Suit(NamedTuple):
    """The tiles with one number: of ``all`` in a set, so many are ``laid``; ``doubled`` where the double is one."""

    number: int
    laid: int
    doubled: bool
    all: int = 7

    @property
    def double(self) -> Tile:
        """The tile that has the number twice."""
        return Tile(f"{self.number}|{self.number}")


SUIT_WAYS: tuple[WrongWay[Suit], ...] = (
    WrongWay(
        "double counted twice",
        lambda facts: facts.all + 1 - facts.laid,
        N_("Your {answer} takes the double for two tiles: of the whole set, {all} tiles have a {number}."),
        ("D1",),
    ),
    WrongWay(
        "double forgotten",
        lambda facts: facts.all - 1 - facts.laid,
        N_("Your {answer} forgets a tile: with the double, {all} tiles of the set have a {number}."),
        ("D1",),
    ),
    WrongWay(
        "laid for left",
        lambda facts: facts.laid,
        N_("Your {answer} is how many of them lie on the table; the question is how many do not."),
        ("D1",),
    ),
    WrongWay(
        "all of them",
        lambda facts: facts.all,
        N_(
            "{answer} tiles of the set have a {number}, but some of them lie on the table, and each is there just once."
        ),
        ("D1",),
    ),
    WrongWay(
        "halves counted",
        lambda facts: facts.all - facts.laid - 1 if facts.doubled else None,
        N_("Your {answer} takes the double on the table for two tiles: it has two halves with a {number}, but is one."),
        ("D1",),
    ),
)
"""What is typically done wrong when the tiles with one number are counted."""


def tiles_left(stream: Random) -> Item:
    """Ask how many tiles with a number are not on the table (D1)."""
    number = int(stream.random() * 7)
    least = pick(stream, (2, 2, 3, 4))

    def laid_with(tiles: tuple[Tile, ...]) -> list[Tile]:
        return [tile for tile in tiles if number in (tile.low, tile.high)]

    layout = find_layout(stream, lambda layout: len(laid_with((*layout.tiles,))) >= least, (6, 7, 8, 9, 10))
    laid = laid_with((*layout.tiles,))
    facts = Suit(number, len(laid), any(tile.is_double for tile in laid))
    left = facts.all - facts.laid
    named = {**facts._asdict(), "left": left, "tiles": tuple(sorted(laid))}
    rest = remark(N_("On the table lie {tiles}: {all} − {laid} = {left}."), "D1", **named)
    return Item(
        position=layout,
        question=Message(N_("Of the tiles with a {number}, how many are still in hands or in the talon?"), named),
        form=Number(Message(N_("tiles"), {})),
        answer=left,
        mistakes=wrong_answers(SUIT_WAYS, facts, left),
        otherwise=remark(N_("Each pairing of two numbers is there just once: {all} tiles have a {number}."), "D1",
                         **named),
        solution=(
            remark(N_("A {number} is paired with each of the 7 numbers once, itself among them: {all} tiles."), "D1",
                   **named),
            rest,
        ),
        hints=(
            Hint(remark(N_("In the whole set, {all} tiles have a {number}, the double included."), "D1", **named)),
            Hint(remark(NN_("On the table lies {laid} of them.", "On the table lie {laid} of them.", "laid"), "D1",
                        **named)),
        ),
        showing=TileShowing(marks=False, asked=()),
        solved=TileShowing(marks=False, asked=(), lit=tuple(laid), sums=(rest.message,)),
    )  # fmt: skip


def shared_score(stream: Random) -> Item:
    """Ask to whom points go: to the player alone, or with four to the pair (D2)."""
    players = pick(stream, (2, 3, 4, 4, 4))

    def wanted(state: State) -> bool:
        event = state.events[0] if state.previous and state.previous.turn is not None else None
        return isinstance(event, PlacementEvent) and bool(event.accepted) and state.hand_over is None

    after = find(stream, wanted, (players,))
    before, place = origin(after), placed(after)
    event = after.events[0]
    if not isinstance(event, PlacementEvent):
        raise TypeError(f"{event!r} is no placement")
    seat = event.seat
    own = [other for other in range(players) if before.sides[other] == event.side]
    facts: dict[str, object] = {
        "seat": seat,
        "players": players,
        "raw": event.raw,
        "displayed": event.raw // RAW_PER_POINT,
        "pair": tuple(own),
    }
    alone = remark(N_("With {players} players everybody is a side alone: seat {seat} keeps the points."), "D2", **facts)
    pair = remark(N_("With four players, seats {pair} face each other and keep one score together."), "D2", **facts)
    beside = N_("Seat {other} sits beside seat {seat}, not opposite: it is an opponent.")
    options = tuple(
        Option(
            str(other),
            seat_label(other),
            alone if players < 4 else remark(beside, "D2", other=other, **facts),
            remark(N_("Seat {seat} has placed the tile: the points are its own, too."), "D2", **facts)
            if other == seat
            else pair,
        )
        for other in range(players)
    )
    return Item(
        position=before.view(seat),
        told=(
            event.message,
            Message(N_("That scores {raw} raw points, {displayed} displayed."), facts),
        ),
        question=Message(N_("Whose score goes up? Choose every seat whose score it is."), {}),
        form=Several(options),
        answer=frozenset(map(str, own)),
        otherwise=pair if players == 4 else alone,
        solution=(pair if players == 4 else alone,),
        hints=(
            Hint(remark(N_("{players} players play here."), "D2", **facts)),
            Hint(remark(N_("Only with four players are there pairs: those who sit opposite."), "D2")),
        ),
        after=after.view(seat),
        showing=TileShowing(lit=(place.tile, place.at) if place.at else (place.tile,)),
    )  # fmt: skip


KINDS = (
    Kind("tiles left", ("D1",), tiles_left),
    Kind("shared score", ("D2",), shared_score),
)
