"""Experiments with 5-10-K: the rows of the promotion table, the early end, bombs, and how long a match is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.bands import Band, bands
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS, STANDING
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT, SEATS
from gamelib.lab.estimates import mean, share, slope
from gamelib.lab.experiments import Asked, Experiment, job
from gamelib.lab.findings import OVER_ZERO, PER_CENT, Finding, Panel, Row, per_cent
from gamelib.lab.fivetenk import Game
from gamelib.lab.jobs import Job
from gamelib.lab.results import Results

POINTS = N_("points")
SIDE = {DECLARER: N_("declarer's side"), DEFENDERS: N_("defenders")}


def _games(asked: Asked) -> list[Job]:
    return [job("fivetenk", asked, "game")]


# ---- the rows of the table ----------------------------------------------------------------------------------------


def _band_label(band: Band) -> Message:
    label = NN_("{points} ({side}, {steps} level)", "{points} ({side}, {steps} levels)", "steps")
    points = Message(N_("{low} to {high}"), {"low": band.low, "high": band.high}) if band.low < band.high else band.low
    return Message(label, {"points": points, "side": Message(SIDE[band.winner], {}), "steps": band.steps})


def _rows(_: Asked, results: Sequence[Results]) -> Finding:
    (games,) = results
    points, count = games.column("defenders"), len(games)
    rows = tuple(
        Row(_band_label(band), per_cent(share(sum(band.low <= here <= band.high for here in points), count)))
        for band in bands()
    )
    wins = games.column("winner").count(DECLARER)
    return Finding(
        (
            Panel(
                Message(N_("Games by the defenders' points (who wins, and what each of them climbs)"), {}),
                PER_CENT,
                rows,
            ),
            Panel(
                Message(N_("All games"), {}),
                PER_CENT,
                (Row(Message(N_("the declarer's side wins"), {}), per_cent(share(wins, count))),),
            ),
            Panel(
                Message(N_("The defenders' points on average"), {}),
                POINTS,
                (Row(Message(N_("defenders"), {}), mean(points, least=0)),),
            ),
        ),
        ROWS.items(count),
    )


# ---- the early end ------------------------------------------------------------------------------------------------

HOW = {
    DECLARERS_OUT: N_("early: the declarer's side is out"),
    DEFENDERS_OUT: N_("early: the defenders are out"),
    ONE_LEFT: N_("only one player is left"),
}
"""How games end."""


def _early(_: Asked, results: Sequence[Results]) -> Finding:
    (games,) = results
    count = len(games)
    by_end: dict[str, list[Game]] = {how: [game for game in games if game.how == how] for how in HOW}
    shares = tuple(Row(Message(HOW[how], {}), per_cent(share(len(some), count))) for how, some in by_end.items())
    left = tuple(
        Row(Message(HOW[how], {}), mean((game.left for game in some), least=0)) for how, some in by_end.items()
    )
    won = tuple(
        Row(Message(HOW[how], {}), per_cent(share(sum(game.winner == DECLARER for game in some), len(some))))
        for how, some in by_end.items()
    )
    return Finding(
        (
            Panel(Message(N_("How games end"), {}), PER_CENT, shares),
            Panel(Message(N_("Points left in hands then"), {}), POINTS, left),
            Panel(Message(N_("The declarer's side then wins"), {}), PER_CENT, won),
        ),
        EARLY.items(count),
    )


# ---- bombs --------------------------------------------------------------------------------------------------------

_MANY = 3  # So many bombs and more are one row.


class _Player(NamedTuple):
    """What one player held when play began, the points taken, and whether the player's side won."""

    bombs: int
    points: int
    wins: bool


def _dealt_alike(game: Game) -> Iterator[_Player]:
    """Give the players of a game whose cards were left to chance: all but the declarer, who has buried six."""
    for seat, (bombs, points, side) in enumerate(zip(game.bombs, game.taken, game.sides, strict=True)):
        if seat != game.declarer:
            yield _Player(bombs, points, side == game.winner)


def _bombs(_: Asked, results: Sequence[Results]) -> Finding:
    (games,) = results
    taken: dict[int, list[float]] = {bombs: [] for bombs in range(_MANY + 1)}
    players = [[*_dealt_alike(game)] for game in games]
    for game in players:
        here: dict[int, list[int]] = defaultdict(list)
        for one in game:
            here[min(one.bombs, _MANY)].append(one.points)
        for bombs, points in here.items():
            # The players of one game share its points, so a game counts once for each row.
            taken[bombs].append(sum(points) / len(points))
    by_bombs = tuple(Row(_bombs_label(bombs), mean(values, least=0)) for bombs, values in taken.items())
    more = slope(((one.bombs, one.points) for one in game) for game in players)
    wins = slope(((one.bombs, 100 * one.wins) for one in game) for game in players)
    one_more = Message(N_("one more bomb"), {})
    return Finding(
        (
            Panel(Message(N_("Points taken in tricks, by the bombs held when play begins"), {}), POINTS, by_bombs),
            Panel(
                Message(N_("What one more bomb is worth, beside other players of the game"), {}),
                POINTS,
                (Row(one_more, more),),
                against_zero=True,
            ),
            Panel(
                Message(N_("By how much one more bomb changes how often a player's side wins"), {}),
                N_("percentage points"),
                (Row(one_more, wins),),
                against_zero=True,
            ),
        ),
        BOMBS.items(len(games)),
        (
            Message(N_("Points of the last trick are left out, and so are those that only the settlement brings."), {}),
            Message(OVER_ZERO, {}),
        ),
    )


def _bombs_label(bombs: int) -> Message:
    if bombs == _MANY:
        return Message(N_("{bombs} bombs or more"), {"bombs": bombs})
    return Message(NN_("{bombs} bomb", "{bombs} bombs", "bombs"), {"bombs": bombs})


# ---- how long a match is ------------------------------------------------------------------------------------------

_SPAN = 5  # So many numbers of games are one row.
_SPANS = 6


def _match_jobs(asked: Asked) -> list[Job]:
    levels = None if asked.level in (None, STANDING[0]) else (asked.level,) * SEATS
    return [job("fivetenk", asked, "match", levels=levels)]


def _length(_: Asked, results: Sequence[Results]) -> Finding:
    (matches,) = results
    count = len(matches)
    spans = [min((match.games - 1) // _SPAN, _SPANS - 1) for match in matches]
    rows = tuple(Row(_span_label(span), per_cent(share(spans.count(span), count))) for span in range(_SPANS))
    idle = mean((100 * match.idle / match.games for match in matches), least=0)
    winners = mean((match.levels.count("won") for match in matches), least=1)
    whole = Message(N_("a match"), {})
    return Finding(
        (
            Panel(Message(N_("Matches by how many games they take"), {}), PER_CENT, rows),
            Panel(
                Message(N_("Games on average"), {}),
                N_("games"),
                (Row(whole, mean(matches.column("games"), least=1)),),
            ),
            Panel(Message(N_("Games in which nobody climbs"), {}), PER_CENT, (Row(whole, idle),)),
            Panel(Message(N_("Players who climb past A together"), {}), N_("players"), (Row(whole, winners),)),
        ),
        LENGTH.items(count),
    )


def _span_label(span: int) -> Message:
    first = span * _SPAN + 1
    if span == _SPANS - 1:
        return Message(N_("{first} or more"), {"first": first})
    return Message(N_("{low} to {high}"), {"low": first, "high": first + _SPAN - 1})


_GAMES = NN_("{count} game", "{count} games")

ROWS = Experiment(
    game="fivetenk",
    title=N_("The rows of the promotion table"),
    question=N_("How do the defenders' points spread over the rows of the promotion table?"),
    counted=N_("Games"),
    unit=_GAMES,
    usual=60,
    jobs=_games,
    find=_rows,
)
EARLY = Experiment(
    game="fivetenk",
    title=N_("The early end"),
    question=N_("How often does a game end early, and for whom?"),
    counted=N_("Games"),
    unit=_GAMES,
    usual=60,
    jobs=_games,
    find=_early,
)
BOMBS = Experiment(
    game="fivetenk",
    title=N_("One more bomb"),
    question=N_("What is one more bomb worth?"),
    counted=N_("Games"),
    unit=_GAMES,
    usual=60,
    jobs=_games,
    find=_bombs,
)
LENGTH = Experiment(
    game="fivetenk",
    title=N_("How long a match is"),
    question=N_("How many games does a match take, until somebody has climbed past A?"),
    counted=N_("Matches"),
    unit=NN_("{count} match", "{count} matches"),
    usual=8,
    jobs=_match_jobs,
    find=_length,
    levels=("J", *(level for level in STANDING if level != "J")),
)

FIVETENK = {"rows of the table": ROWS, "early end": EARLY, "bombs": BOMBS, "length of a match": LENGTH}
"""The experiments, by name."""
