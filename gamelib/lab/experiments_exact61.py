"""Experiments with Exact 61: blocked hands, the first tile, the last points, and what is rejected."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import Layout, Tile, computer
from gamelib.exact61.dealing import HAND_SIZE
from gamelib.exact61.scoring import RAW_PER_POINT, side_of
from gamelib.exact61.table import SIDES
from gamelib.lab.estimates import Estimate, mean, share
from gamelib.lab.exact61 import Hand, Match
from gamelib.lab.experiments import Asked, Experiment, job
from gamelib.lab.findings import OVER_ZERO, PER_CENT, Finding, Panel, Row, per_cent, players_label
from gamelib.lab.jobs import Job
from gamelib.lab.results import Results

if TYPE_CHECKING:
    from gamelib.exact61.moves import Move, Moves
    from gamelib.exact61.view import View

RAW = N_("raw points")
PLAYERS = (*SIDES,)
"""How many can play."""


def _for_each_number(of: str) -> Any:
    """Make the jobs that play the same with 2, 3 and 4 players."""

    def jobs(asked: Asked) -> list[Job]:
        return [job("exact61", asked, of, seats) for seats in PLAYERS]

    return jobs


def _count(results: Sequence[Results]) -> int:
    return sum(map(len, results))


def _by_number(title: Message, unit: str, values: Sequence[Estimate], decimals: int = 1) -> Panel:
    """Show one value for each number of players."""
    rows = tuple(Row(players_label(n), value) for n, value in zip(PLAYERS, values, strict=True))
    return Panel(title, unit, rows, decimals=decimals)


# ---- blocked hands ------------------------------------------------------------------------------------------------


def _blocked(_: Asked, results: Sequence[Results]) -> Finding:
    blocked = [per_cent(share(some.column("how").count("blocked"), len(some))) for some in results]
    passes = [mean(some.column("passes"), least=0) for some in results]
    return Finding(
        (
            _by_number(Message(N_("Hands that end blocked"), {}), PER_CENT, blocked),
            _by_number(Message(N_("Passes in a hand, by all players together"), {}), N_("passes"), passes, 2),
        ),
        HANDS.items(_count(results)),
    )


# ---- the first tile -----------------------------------------------------------------------------------------------


class Leads(NamedTuple):
    """Makes players that lead a certain one of their tiles, counted from 0, and otherwise play with a strength."""

    place: int
    strength: str

    def __call__(self, seed: int, seat: int) -> Leading:
        """Make a player."""
        return Leading(self.place, computer(self.strength, seed, seat))


class Leading:
    """A player whose lead is fixed."""

    def __init__(self, place: int, player: Any) -> None:
        """Take the tile's place among those that could be led, and who plays on."""
        self._place, self._player = place, player

    def choose(self, view: View, moves: Moves) -> Move:
        """Lead the tile, or play on."""
        choice: Move = self._player.choose(view, moves) if view.layout.tiles else moves[self._place]
        return choice


SORTS = (
    N_("scores 10 at once"),
    N_("scores 5 at once"),
    N_("another double"),
    N_("another tile, 6 pips or more"),
    N_("another tile, up to 5 pips"),
)
"""The sorts of first tiles."""
_HEAVY = 6


def sort_of(tile: str) -> str:
    """Tell which sort of first tile this is.

    >>> sort_of("5|5"), sort_of("1|4"), sort_of("0|0")
    ('scores 10 at once', 'scores 5 at once', 'another double')
    """
    raw = Layout().place(tile).raw_points
    if raw:
        return SORTS[0] if raw == 2 * RAW_PER_POINT else SORTS[1]
    placed = Tile(tile)
    return SORTS[2] if placed.is_double else SORTS[3] if placed.pips >= _HEAVY else SORTS[4]


def lead_of(hand: Hand) -> float:
    """Give by how many raw points the leader's side did better in a hand than the others on average."""
    side = side_of(hand.leader, len(hand.held))
    others = [points for other, points in enumerate(hand.points) if other != side]
    return hand.points[side] - sum(others) / len(others)


def _lead_jobs(asked: Asked) -> list[Job]:
    return [
        job("exact61", asked, "hand", asked.seats, players=Leads(place, asked.players)) for place in range(HAND_SIZE)
    ]


def _first_tile(_: Asked, results: Sequence[Results]) -> Finding:
    deals: dict[int, list[Hand]] = defaultdict(list)
    for some in results:
        for hand in some:
            deals[hand.number].append(hand)
    whole = [hands for hands in deals.values() if len(hands) == len(results)]
    worth: dict[str, list[float]] = {sort: [] for sort in SORTS}
    for hands in whole:
        average = sum(map(lead_of, hands)) / len(hands)
        here: dict[str, list[float]] = defaultdict(list)
        for hand in hands:
            here[sort_of(hand.first)].append(lead_of(hand) - average)
        for sort, values in here.items():
            worth[sort].append(sum(values) / len(values))
    rows = tuple(Row(Message(sort, {}), mean(values)) for sort, values in worth.items())
    title = Message(N_("What leading such a tile is worth, beside the average of the five that could be led"), {})
    remark = N_(
        "Each deal is played five times, once with each tile of the leader's hand led, so that a good hand "
        "makes no tile look good."
    )
    panel = Panel(title, RAW, rows, against_zero=True)
    return Finding((panel,), FIRST.items(len(whole)), (Message(remark, {}), Message(OVER_ZERO, {})))


# ---- the last points ----------------------------------------------------------------------------------------------

WAYS = {
    "placement": N_("a placement"),
    "going_out": N_("going out"),
    "blocked_gain": N_("a blocked hand"),
}
"""What brings a match's last points, by the kind of the event."""
_MANY = 5  # So many displayed points and more are one row.


def _last_points(_: Asked, results: Sequence[Results]) -> Finding:
    (matches,) = results
    ways = matches.column("won_by")
    worth = [min(raw // RAW_PER_POINT, _MANY) for raw in matches.column("won_with")]
    count = len(matches)
    by_way = tuple(Row(Message(name, {}), per_cent(share(ways.count(kind), count))) for kind, name in WAYS.items())
    by_worth = tuple(Row(_worth_label(points), per_cent(share(worth.count(points), count))) for points in _ALL_WORTHS)
    return Finding(
        (
            Panel(Message(N_("What brings the last points"), {}), PER_CENT, by_way),
            Panel(Message(N_("How many displayed points they are"), {}), PER_CENT, by_worth),
        ),
        LAST.items(count),
    )


_ALL_WORTHS = range(1, _MANY + 1)


def _worth_label(points: int) -> Message:
    if points == _MANY:
        return Message(N_("{points} or more"), {"points": points})
    return Message(NN_("{points} point", "{points} points", "points"), {"points": points})


# ---- what is rejected ---------------------------------------------------------------------------------------------


def _rejected(_: Asked, results: Sequence[Results]) -> Finding:
    events = [mean((sum(match.rejected) for match in some), least=0) for some in results]
    lost = [mean((sum(match.lost) for match in some), least=0) for some in results]
    passed = [per_cent(share(sum(map(_overtaken, some)), len(some))) for some in results]
    longer = [mean((match.hands - match.first_over_hand for match in some), least=0) for some in results]
    return Finding(
        (
            _by_number(Message(N_("Rejected events in a match"), {}), N_("events"), events, 2),
            _by_number(Message(N_("Points lost in them"), {}), RAW, lost),
            _by_number(
                Message(N_("Matches that another side wins than the first to reach 61 or be rejected above it"), {}),
                PER_CENT,
                passed,
            ),
            _by_number(Message(N_("Hands by which a match gets longer"), {}), N_("hands"), longer, 2),
        ),
        REJECTED.items(_count(results)),
    )


def _overtaken(match: Match) -> bool:
    return match.winner != match.first_over


HANDS = Experiment(
    game="exact61",
    title=N_("Blocked hands"),
    question=N_("How often does a hand end blocked, with 2, 3 and 4 players?"),
    counted=N_("Hands"),
    unit=NN_("{count} hand", "{count} hands"),
    usual=600,
    jobs=_for_each_number("hand"),
    find=_blocked,
)
FIRST = Experiment(
    game="exact61",
    title=N_("The first tile"),
    question=N_("What is it worth to lead one tile and not another?"),
    counted=N_("Deals"),
    unit=NN_("{count} deal", "{count} deals"),
    usual=400,
    jobs=_lead_jobs,
    find=_first_tile,
    seats=PLAYERS,
)
LAST = Experiment(
    game="exact61",
    title=N_("The last points"),
    question=N_("How are the last points to 61 won?"),
    counted=N_("Matches"),
    unit=NN_("{count} match", "{count} matches"),
    usual=300,
    jobs=lambda asked: [job("exact61", asked, "match", asked.seats)],
    find=_last_points,
    seats=(PLAYERS[-1], *PLAYERS[:-1]),
)
REJECTED = Experiment(
    game="exact61",
    title=N_("Rejected events"),
    question=N_("What does it cost that a score may not go above 61?"),
    counted=N_("Matches"),
    unit=NN_("{count} match", "{count} matches"),
    usual=120,
    jobs=_for_each_number("match"),
    find=_rejected,
)

EXACT61 = {"blocked hands": HANDS, "first tile": FIRST, "last points": LAST, "rejected events": REJECTED}
"""The experiments, by name."""
