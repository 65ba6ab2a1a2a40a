"""5-10-K in the laboratory: what is recorded of a game and of a match."""

from __future__ import annotations

from typing import NamedTuple

from gamelib.core import N_, RuleError, chance, quoted, shuffled
from gamelib.fivetenk import Lay, Pass, State, outcome, start
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.players import computer
from gamelib.fivetenk.players.before_play import bombs
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.refusals import NAME, SETTLED, THROWN_IN
from gamelib.fivetenk.rules import DEFAULT
from gamelib.fivetenk.setting import Previous
from gamelib.fivetenk.table import SEATS
from gamelib.lab.jobs import Job, moved

FRIENDS = 2
"""So many friends has the drawn declarer of a game before the first."""


class Game(NamedTuple):
    """What became of one game. Seats count from 0; points are those of the cards.

    ``seed`` deals the same game again, with ``start``; before it ``thrown_in`` deals found no declarer. ``how`` it
    ended is "declarer's side out", "defenders out" or "one left". The ``defenders``' points make one side the
    ``winner``, each of which climbs ``steps`` levels; ``kitty`` and ``left`` are the points in the kitty and left in
    hands. By seat: its ``sides``, the points ``taken`` in all tricks but the last, and the ``bombs`` it held when play
    began. ``plays``, ``passes`` and ``tricks`` are counted over all.
    """

    number: int
    seed: int
    thrown_in: int
    declarer: int
    how: str
    winner: str
    defenders: int
    steps: int
    kitty: int
    left: int
    sides: tuple[str, ...]
    taken: tuple[int, ...]
    bombs: tuple[int, ...]
    plays: int
    passes: int
    tricks: int


class Match(NamedTuple):
    """What became of one match.

    ``seed`` deals the same match again. ``games`` were played, of which the declarer's side won ``declarers``; in
    ``idle`` games nobody climbed. By seat: the final ``levels``, "won" past A.
    """

    number: int
    seed: int
    games: int
    thrown_in: int
    declarers: int
    idle: int
    levels: tuple[str, ...]


def bombs_of(hand: tuple[Card, ...]) -> int:
    """Count the bombs that a hand could play one after the other: each rank's cards are one, each pair of jokers too.

    >>> bombs_of(tuple(map(Card, "3D 3C 3H 3S 3D 4D LJ BJ".split())))
    2
    """
    return len(bombs(hand))


def _start(job: Job, number: int) -> State:
    seed, rules = job.item_seed(number), job.rules or DEFAULT
    if job.levels is None:
        return start(seed, rules)
    # Somebody must have played before: who, is drawn, so that no seat has more of it than another.
    seats = shuffled(range(SEATS), chance("lab", "fivetenk", job.seed, number, "before"))
    return start(seed, rules, levels=job.levels, previous=Previous(seats[0], tuple(sorted(seats[: FRIENDS + 1]))))


def play_game(job: Job, number: int) -> Game:
    """Play one game, after as many deals as it takes to find a declarer."""
    state = _start(job, number)
    seats = job.seated(number, computer)
    thrown_in = plays = passes = tricks = 0
    held: tuple[int, ...] = ()
    while state.phase != SETTLED:
        if state.phase == THROWN_IN:
            thrown_in += 1
            state = state.next_deal()
            continue
        naming = state.phase == NAME
        state = moved(state, seats)
        if naming:
            held = tuple(map(bombs_of, state.hands))
        plays += isinstance(state.move, Lay)
        passes += isinstance(state.move, Pass)
        tricks += isinstance(state.move, Pass) and not state.trick
    settlement = state.settlement
    assert settlement is not None  # noqa: S101 - the game is settled.
    winner, steps = outcome(settlement.defenders)
    return Game(
        number=number,
        seed=job.item_seed(number),
        thrown_in=thrown_in,
        declarer=state.declarer or 0,
        how=state.how or "",
        winner=winner,
        defenders=settlement.defenders,
        steps=steps,
        kitty=settlement.kitty.points,
        left=settlement.hands.points,
        sides=tuple(DECLARER if seat in state.declarers else DEFENDERS for seat in range(SEATS)),
        taken=state.taken,
        bombs=held,
        plays=plays,
        passes=passes,
        tricks=tricks + 1,  # The last trick ends with the game, not with a pass.
    )


def play_match(job: Job, number: int) -> Match:
    """Play one match until somebody has climbed past A."""
    state = _start(job, number)
    seats = job.seated(number, computer)
    games = thrown_in = declarers = idle = 0
    while not state.outcome:
        if state.turn is None:
            state = state.next_deal()
            continue
        state = moved(state, seats)
        thrown_in += state.phase == THROWN_IN
        if state.phase == SETTLED and state.points is not None:
            winner, steps = outcome(state.points)
            games += 1
            declarers += winner == DECLARER
            idle += not steps
    return Match(number, job.item_seed(number), games, thrown_in, declarers, idle, state.levels)


PLAY = {"game": play_game, "match": play_match}
RECORDS = {"game": Game, "match": Match}


def seats(players: int) -> int:  # noqa: ARG001 - it is the same for both games to ask.
    """Say how many play: always six (C1)."""
    return SEATS


def check(job: Job) -> None:
    """See that the job's first item can begin; raises ``RuleError``."""
    if job.scores is not None:
        raise RuleError("format", N_("Scores are an option of Exact 61: matches of 5-10-K begin from levels."))
    if len(job.players) != SEATS:
        raise RuleError("C1", N_("Six play 5-10-K, not {players}."), players=quoted(len(job.players)))
    _start(job, 0)
    for player in job.players:
        if isinstance(player, str):
            computer(player)
