"""Questions about what goes on around the table: dealing, the lot, whose turn it is, a block (D1-D5, D8)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import TILES, Draw, Layout, Place, State
from gamelib.exact61.dealing import HAND_SIZE, highest
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.joining import shown, turn_of
from gamelib.lessons.exact61.positions import find, origin, unnoticed
from gamelib.lessons.exact61.showing import TileShowing
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Hint, Item, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, choice, remark, seat_label
from gamelib.lessons.verdicts import Remark


class TalonFacts(NamedTuple):
    """How many tiles are where; ``laid`` lie on the table, ``held`` are in all hands together."""

    players: int
    laid: int
    held: int
    all: int = len(TILES)
    size: int = HAND_SIZE

    @property
    def talon(self) -> int:
        """Count the rest (D3)."""
        return self.all - self.laid - self.held


TALON_WAYS: tuple[WrongWay[TalonFacts], ...] = (
    WrongWay(
        "one hand only",
        lambda facts: facts.all - facts.size if not facts.laid else None,
        N_("Your {answer} is what one player's tiles leave, but {players} players have been dealt tiles."),
        ("D3",),
    ),
    WrongWay(
        "seven each",
        lambda facts: facts.all - 7 * facts.players if not facts.laid else None,
        N_("{answer} would be left after dealing seven each, but everybody gets {size}."),
        ("D3",),
    ),
    WrongWay(
        "dealt for left",
        lambda facts: facts.held if not facts.laid else None,
        N_("{answer} tiles were dealt; the question is how many are left."),
        ("D3",),
    ),
    WrongWay(
        "table forgotten",
        lambda facts: facts.all - facts.held if facts.laid else None,
        N_("Your {answer} leaves out the tiles on the table: they are part of the set, too."),
        ("D1",),
    ),
    WrongWay(
        "hands forgotten",
        lambda facts: facts.all - facts.laid if facts.laid else None,
        N_("Your {answer} leaves out the tiles in the hands: they are part of the set, too."),
        ("D1",),
    ),
)
"""What is typically done wrong when the talon is counted."""


def talon(stream: Random) -> Item:
    """Ask how many tiles lie in the talon, just dealt or in the middle of a hand (D1, D3)."""
    players = pick(stream, (2, 3, 4))
    laid = pick(stream, (0, 4, 5, 6, 7, 8))
    state = find(stream, lambda at: len(at.layout) == laid and at.turn is not None, (players,))
    facts = TalonFacts(players, laid, sum(map(len, state.hands)))
    if laid:
        sizes = tuple(
            Message(
                NN_("seat {seat} holds {count} tile", "seat {seat} holds {count} tiles"), {"seat": seat, "count": n}
            )
            for seat, n in enumerate(map(len, state.hands))
        )
        told = Message(N_("The picture shows the table; {sizes}."), {"sizes": sizes})
        solution = N_("{all} − {laid} on the table − {held} in the hands = {talon}.")
    else:
        told = Message(N_("{players} players have just been dealt their tiles."), {"players": players})
        solution = N_("{all} − {players} × {size} = {talon}.")
    rest = remark(solution, "D1", "D3", **facts._asdict(), talon=facts.talon)
    return Item(
        position=state.layout,
        told=(told,),
        question=Message(N_("How many tiles lie in the talon?"), {}),
        form=Number(Message(N_("tiles"), {})),
        answer=facts.talon,
        mistakes=wrong_answers(TALON_WAYS, facts, facts.talon),
        otherwise=remark(N_("All {all} tiles of the set are on the table, in a hand or in the talon."), "D1", "D3",
                         all=facts.all),
        solution=(rest,),
        hints=(
            Hint(remark(N_("A set has {all} tiles; what is not dealt is the talon."), "D1", "D3", all=facts.all)),
            Hint(remark(N_("Everybody is dealt {size} tiles."), "D3", size=facts.size))
            if not laid
            else Hint(remark(N_("{held} tiles are in the hands: count those on the table."), "D3", held=facts.held)),
        ),
        showing=TileShowing(marks=False, asked=()),
        after=state.view(turn_of(state)),
        solved=TileShowing(sums=(rest.message,)),
    )  # fmt: skip


def lot(stream: Random) -> Item:
    """Ask whom a round of the lot makes the leader; lower numbers that tie, and a fine tile, may mislead (D4)."""
    players = pick(stream, (3, 4))
    row = [int(stream.random() * 98 + 1) for _ in range(players)]
    case = pick(stream, ("tie", "low tie", "plain"))
    best, *others = sorted(range(players), key=lambda seat: -row[seat])
    if case == "tie":
        row[others[0]] = row[best]
    elif case == "low tie":
        row[others[0]] = row[others[1]]
        row[best] = 99
    winners = highest(row)
    # A fine tile misleads most in a hand that the lot passes over; where all tie, there is none.
    dealt = pick(stream, [seat for seat in range(players) if seat not in winners] or range(players))
    again = "again"
    drawn = tuple(Message(N_("seat {seat}: {number}"), {"seat": seat, "number": n}) for seat, n in enumerate(row))
    about: dict[str, Remark] = {}
    for seat in range(players):
        facts = {"seat": seat, "number": row[seat], "best": row[best], "seats": tuple(winners)}
        if seat == dealt:
            about[str(seat)] = remark(N_("Seat {seat} has a fine tile, but no tile gives anybody the lead."), "D4")
        elif seat not in winners:
            about[str(seat)] = remark(N_("Seat {seat} has {number}, and {best} is higher."), "D4", "R3")
        elif len(winners) > 1:
            about[str(seat)] = remark(
                N_("Seats {seats} share the highest number, so the lot is not decided yet."), "D4", "R3"
            )
        if str(seat) in about:
            about[str(seat)] = remark(about[str(seat)].message.template, *about[str(seat)].rules, **facts)
    facts = {"seat": best, "best": row[best], "seats": tuple(winners)}
    if len(winners) == 1:
        about[again] = remark(
            N_("Only players who share the highest number draw again; {best} stands alone."), "D4", "R3", **facts
        )
        solution = N_("{best} is the highest number, and seat {seat} alone has it.")
    else:
        solution = N_("Seats {seats} share the highest number, {best}: they, and only they, draw again.")
    labels = [(str(seat), seat_label(seat)) for seat in range(players)]
    form, mistakes = choice([*labels, (again, Message(N_("Nobody yet: some draw again"), {}))], about)
    return Item(
        position=Layout(),
        told=(
            Message(N_("The lot for the first hand: {numbers}."), {"numbers": drawn}),
            Message(N_("Seat {seat} has been dealt [6|6]."), {"seat": dealt}),
        ),
        question=Message(N_("Who leads?"), {}),
        form=form,
        answer=str(winners[0]) if len(winners) == 1 else again,
        mistakes=mistakes,
        otherwise=remark(N_("The highest number leads."), "D4", "R3"),
        solution=(remark(solution, "D4", "R3", **facts),),
        hints=(
            Hint(remark(N_("The lot decides, and nothing else does."), "D4")),
            Hint(remark(N_("Look for the highest number, and whether one seat alone has it."), "R3", "D4")),
        ),
    )  # fmt: skip


def next_turn(stream: Random) -> Item:
    """Ask who is to move after a placement, a pass, or a draw that may have to go on (D4, D6, D7)."""
    case = pick(stream, ("place", "last seat", "draw", "draw"))

    def wanted(at: State) -> bool:
        before = at.previous
        if at.turn is None or before is None or before.turn is None or not 2 <= len(before.layout) <= 12:
            return False
        if case == "draw":
            return isinstance(at.move, Draw) and at.drawn is None and bool(at.talon)
        last = before.turn == before.players - 1
        return not isinstance(at.move, Draw) and last == (case == "last seat")

    after = find(stream, wanted, (3, 4))
    before, move = origin(after), after.move
    seat, players = turn_of(before), before.players
    facts = {"seat": seat, "next": after.turn, "last": players - 1}
    about = {}
    for other in range(players):
        if isinstance(move, Draw):
            about[other] = remark(
                N_("A draw does not end the turn: seat {seat} goes on until a tile fits or none is left."),
                "D7",
                **facts,
            )
        elif other == seat:
            ends = N_("Placing ends the turn.") if isinstance(move, Place) else N_("Passing ends the turn.")
            about[other] = remark(ends, "D6" if isinstance(move, Place) else "D7")
        else:
            about[other] = remark(
                N_("Turns go clockwise: up to seat {last}, seat by seat, and then on to seat 0."), "D4", "R2", **facts
            )
    form, mistakes = choice(
        [(str(other), seat_label(other)) for other in range(players)],
        {str(other): why for other, why in about.items() if other != after.turn},
    )
    solution = (
        N_("A draw that does not fit ends no turn: seat {seat} is still to move.")
        if isinstance(move, Draw)
        else N_("The turn is over and goes on clockwise: seat {next} is to move.")
    )
    lit = TileShowing(marks=False) if not isinstance(move, Place) else TileShowing(
        marks=False, lit=(move.tile, move.at) if move.at else (move.tile,)
    )  # fmt: skip
    return Item(
        position=before.view(seat),
        told=(after.events[0].message,),
        question=Message(N_("Who is to move then?"), {}),
        form=form,
        answer=str(after.turn),
        mistakes=mistakes,
        otherwise=remark(N_("Turns go clockwise."), "D4"),
        solution=(remark(solution, "D7" if isinstance(move, Draw) else "D4", **facts),),
        hints=(
            Hint(remark(N_("First ask whether the turn is over: placing and passing end it, drawing does not."),
                        "D6", "D7")),
            Hint(remark(N_("Seats are numbered clockwise, and after seat {last} comes seat 0."), "R2", "D4", **facts)),
        ),
        after=after.view(seat),
        showing=lit,
        solved=TileShowing(marks=False),
    )  # fmt: skip


def blocked(stream: Random) -> Item:
    """Ask whether a hand is blocked: two things must hold together (D8)."""
    case = pick(stream, ("blocked", "talon", "somebody"))

    def wanted(at: State) -> bool:
        if case == "blocked":
            return at.hand_over == "blocked"
        # What was drawn and must be placed would tell the answer.
        if at.turn is None or at.drawn or len(at.layout) < 4:
            return False
        ways = sum(bool(at.layout.fitting(tile)) for hand in at.hands for tile in hand)
        return bool(at.talon) and not ways if case == "talon" else not at.talon and 1 <= ways <= 2

    ended = (lambda table: table.over == "blocked") if case == "blocked" else None
    state = find(stream, wanted, (3, 4), ended)
    layout = state.layout
    able = [(seat, tile) for seat, hand in enumerate(state.hands) for tile in hand if layout.fitting(tile)]
    facts: dict[str, object] = {"talon": len(state.talon), "numbers": shown(layout)}
    full = remark(
        NN_("The talon still holds {talon} tile.", "The talon still holds {talon} tiles.", "talon"), "D8", **facts
    )
    empty = remark(N_("The talon is empty: the picture says so at the upper right."), "D8", **facts)
    nobody = remark(N_("Nobody holds a tile that fits: the open ports show {numbers}."), "D8", "D6", **facts)
    someone = remark(N_("Somebody can place: seat {seat} holds [{tile}], which fits."), "D8", "D6", **facts,
                     **({"seat": able[0][0], "tile": able[0][1]} if able else {}))  # fmt: skip
    about = {
        "blocked": {"blocked": None, "talon": full, "somebody": someone}[case],
        "talon": None if case == "talon" else empty,
        "somebody": None if case == "somebody" else nobody,
    }
    labels = (
        ("blocked", Message(N_("Yes, it is blocked."), {})),
        ("talon", Message(N_("No: there are tiles left to draw."), {})),
        ("somebody", Message(N_("No: somebody can place."), {})),
    )
    form, mistakes = choice(labels, {key: why for key, why in about.items() if why})
    solution = {"blocked": (empty, nobody), "talon": (full,), "somebody": (someone,)}[case]
    lit = tuple(tile for _, tile in able)
    return Item(
        position=unnoticed(state),
        question=Message(N_("All hands are shown here. Is the hand blocked?"), {}),
        form=form,
        answer=case,
        mistakes=mistakes,
        otherwise=nobody,
        solution=solution,
        hints=(
            Hint(remark(N_("Two things must hold together: no tile is left to draw, and nobody can place."), "D8")),
            Hint(remark(N_("The open ports show {numbers}. Look through every hand."), "D6", **facts)),
        ),
        showing=TileShowing(marks=False),
        solved=TileShowing(marks=False, lit=lit),
    )


KINDS = (
    Kind("talon", ("D1", "D3"), talon),
    Kind("lot", ("D4",), lot),
    Kind("next turn", ("D4", "D6", "D7"), next_turn),
    Kind("blocked or not", ("D8",), blocked),
)
