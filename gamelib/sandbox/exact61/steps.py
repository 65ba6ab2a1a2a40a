"""What can be done in the sandbox of dominoes, each as a step in writing: ``act`` takes it, or says why it cannot be.

==================== ============================================================================================
``2|4 at 4|4 side A`` lays a tile (``2|4`` alone: the first); in play the seat at turn lays it by the rules
``draw``, ``pass``   in play, as the rules have it; ``dealt``: the next hand, once one is over
``take 2|4``         takes a tile off the free table, ``take`` the one laid last
``hand 0 2|4 5|5``   puts tiles into a seat's hand, wherever they are
``spare 2|4``        puts tiles back: on the free table beside it, in play under the talon
``score 0 290``      sets a side's raw points; ``turn 2``: who lays; ``players 3``: how many play
``rest 7``           deals from the spare tiles, by seed 7, what a deal would have dealt; ``all 7``: all of them
``play 7``           plays on from the free table, hands filled by seed 7; ``free`` leaves the match for a free table
==================== ============================================================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from gamelib.core import N_, RuleError, quoted
from gamelib.exact61 import TARGET, Layout, Place, Port, State, Tile, start
from gamelib.exact61.layout import read_place
from gamelib.exact61.moves import DRAW, PASS
from gamelib.exact61.positions import NOTHING
from gamelib.exact61.scoring import RAW_PER_POINT, side_count
from gamelib.exact61.state import check_players
from gamelib.sandbox.exact61.dealing import all_dealt, edited, into_play, rest_dealt
from gamelib.sandbox.exact61.tables import FreeTable, check_seat, checked, table_of
from gamelib.sandbox.kinds import Reached

Position = FreeTable | State
"""What the sandbox shows: a free table, or a match at one moment."""

DEALT = "dealt"

MOVES = (str(DRAW), str(PASS))
"""The moves of a match that lay no tile."""

MOST_INSTEAD = 12
"""How many placements are named in place of one that is refused."""

FORMS = {
    "take": "take 2|4",
    "hand": "hand 0 2|4",
    "spare": "spare 2|4",
    "score": "score 0 290",
    "turn": "turn 2",
    "players": "players 3",
    "rest": "rest 7",
    "all": "all 7",
    "play": "play 7",
    "free": "free",
    DEALT: DEALT,
}
"""How each step is written that is no move of the game."""

FREE_ONLY, MATCH_ONLY = ("take", "rest", "all", "play"), ("free", DEALT)
"""The steps that there are on a free table alone, and in a match alone."""


def act(position: Position, step: str) -> Position:
    """Take a step and give the position after it; raises ``RuleError`` with the rule, and what would be legal.

    >>> from gamelib.sandbox.exact61.tables import free_table
    >>> act(act(free_table(), "4|4"), "2|4 at 4|4 inline A").layout.total
    10
    """
    word, *rest = step.split() or [""]
    if word in _STEPS:
        return _STEPS[word](position, rest)
    if "|" not in word and word not in MOVES:
        sentence = N_("{given} is nothing that can be done here: lay a tile, as 2|4 at 4|4 side A, or write {forms}.")
        without = MATCH_ONLY if isinstance(position, FreeTable) else FREE_ONLY
        forms = (
            *(MOVES if isinstance(position, State) else ()),
            *(FORMS[name] for name in FORMS if name not in without),
        )
        raise RuleError("format", sentence, given=quoted(step), forms=forms)
    if isinstance(position, State):
        return position.play(step)
    if word in MOVES:
        raise RuleError("format", N_("On the free table nobody draws or passes: play on from it to do so."))
    return lay(position, *read_place(step))


def done(position: Position, given: str) -> Reached[Position]:
    """Take a step however it was typed, and give the position after it with the step as it is written."""
    new = act(position, given)
    word, *rest = given.split()
    if word in _STEPS:
        written = [str(Tile(one)) if "|" in one else one for one in rest]
        return Reached(new, " ".join((word, *written)))
    if isinstance(new, State):
        return Reached(new, str(new.move))
    return Reached(new, str(new.layout.placements[-1]))


def check_not_laid(layout: Layout, tiles: Iterable[Tile]) -> None:
    """Raise ``RuleError`` (D1) for the first tile that lies on the table already."""
    for tile in tiles:
        problem = layout.why_not(tile) if tile in layout else None
        if problem:
            raise problem


def lay(table: FreeTable, tile: str, at: tuple[str, str] | None) -> FreeTable:
    """Lay a tile on a free table, wherever it was; raises ``RuleError`` with the places that would be legal."""
    problem = why_not(table, tile, at)
    if problem:
        raise problem
    return table.laid(table.layout.place(tile, at))


def why_not(table: FreeTable, tile: str, at: tuple[str, str] | None) -> RuleError | None:
    """Say what forbids laying a tile at a port, and where it or another one may be laid; ``None`` if nothing does."""
    problem = table.layout.why_not(tile, at)
    return problem and problem.with_legal(instead(table.layout, tile, at))


def instead(layout: Layout, tile: str, at: tuple[str, str] | None) -> tuple[Place, ...]:
    """List where a tile may be laid; if nowhere, what else may be laid at that port, or at any if it is not open.

    A list too long to be read is left out.
    """
    try:
        asked = Tile(tile)
    except RuleError:
        return ()
    if not len(layout):
        return (Place(asked, None),)
    if asked not in layout and (fitting := layout.fitting(asked)):
        return tuple(Place(asked, Port(port.tile, port.port)) for port in fitting)
    wanted = [port for port in layout.open_ports if at and (port.tile, port.port) == tuple(at)]
    fits = [
        Place(other, Port(port.tile, port.port))
        for port in wanted or layout.open_ports
        for other in (Tile(f"{port.pips}|{number}") for number in range(7))
        if other not in layout
    ]
    return tuple(fits) if len(fits) <= MOST_INSTEAD else ()


# ---- the steps that are no moves ------------------------------------------------------------------------------------


def _take(position: Position, rest: Sequence[str]) -> Position:
    if isinstance(position, State):
        sentence = N_("In play nothing is taken off the table: undo the move, or go over to a free table.")
        raise RuleError("format", sentence)
    placements = position.layout.placements
    if not placements:
        raise RuleError("format", N_("The table is empty, so there is nothing to take off."))
    tile = Tile(_one("take", rest)) if rest else placements[-1].tile
    if tile not in position.layout:
        raise RuleError("format", N_("[{tile}] does not lie on the table."), tile=tile)
    joined = next((place for place in placements if place.at is not None and place.at.tile == tile), None)
    if joined:
        sentence = N_("[{tile}] cannot be taken off: [{other}] is joined to it.")
        raise RuleError("D6", sentence, tile=tile, other=joined.tile)
    layout = Layout()
    for place in placements:
        if place.tile != tile:
            layout = layout.place(*place)
    return replace(position, layout=layout)


def _hand(position: Position, rest: Sequence[str]) -> Position:
    if len(rest) < 2:
        raise _incomplete("hand", rest)
    seat, tiles = check_seat(_number("hand", rest[0]), position.players), tuple(dict.fromkeys(map(Tile, rest[1:])))
    return _put(position, tiles, seat)


def _spare(position: Position, rest: Sequence[str]) -> Position:
    if not rest:
        raise _incomplete("spare", rest)
    return _put(position, tuple(dict.fromkeys(map(Tile, rest))), None)


def _put(position: Position, tiles: tuple[Tile, ...], seat: int | None) -> Position:
    """Put tiles into a hand, or (``None``) where nobody holds them."""
    check_not_laid(position.layout, tiles)
    hands = [[tile for tile in hand if tile not in tiles] for hand in position.hands]
    if seat is not None:
        hands[seat] = sorted((*hands[seat], *tiles))
    if isinstance(position, FreeTable):
        return checked(replace(position, hands=tuple(map(tuple, hands))))
    talon = [*(tile for tile in position.talon if tile not in tiles), *(tiles if seat is None else ())]
    return edited(
        position,
        hands="".join(f"[{' '.join(hand)}]" for hand in hands),
        talon=f"[{' '.join(talon)}]",
        drawn=NOTHING if position.drawn is None or position.drawn in tiles else position.drawn,
    )


def _score(position: Position, rest: Sequence[str]) -> Position:
    if len(rest) != 2:
        raise _incomplete("score", rest)
    side, raw = (_number("score", word) for word in rest)
    if not 0 <= side < len(position.scores):
        sentence = N_("{side} is no side: {players} players have the sides 0 to {last}.")
        raise RuleError("D2", sentence, side=side, players=position.players, last=len(position.scores) - 1)
    if raw % RAW_PER_POINT and 0 < raw <= TARGET // RAW_PER_POINT:  # As scores are displayed.
        sentence = N_(
            "Raw points are multiples of 5, and {given} is none. {given} displayed are {raw} raw: write {raw}."
        )
        raise RuleError("D15", sentence, given=raw, raw=raw * RAW_PER_POINT)
    scores = tuple(raw if of == side else score for of, score in enumerate(position.scores))
    if isinstance(position, FreeTable):
        return checked(replace(position, scores=scores))
    return edited(position, scores=",".join(map(str, scores)))


def _turn(position: Position, rest: Sequence[str]) -> Position:
    seat = check_seat(_number("turn", _one("turn", rest)), position.players)
    if isinstance(position, FreeTable):
        return replace(position, turn=seat)
    leader = position.leader if len(position.layout) else seat  # Whoever is at turn on an empty table leads (D4).
    return edited(position, turn=seat, leader=leader, drawn=NOTHING)


def _players(position: Position, rest: Sequence[str]) -> Position:
    players = check_players(_number("players", _one("players", rest)))
    if isinstance(position, State):
        return start(players, position.seed)
    hands = (*position.hands, *((),) * players)[:players]
    scores = (*position.scores, *(0,) * players)[: side_count(players)]
    return replace(position, players=players, hands=hands, scores=scores, turn=min(position.turn, players - 1))


def _rest(position: Position, rest: Sequence[str]) -> Position:
    return rest_dealt(_free_only(position), _number("rest", _one("rest", rest)))


def _all(position: Position, rest: Sequence[str]) -> Position:
    return all_dealt(_free_only(position), _number("all", _one("all", rest)))


def _play(position: Position, rest: Sequence[str]) -> Position:
    return into_play(_free_only(position), _number("play", _one("play", rest)))


def _free(position: Position, rest: Sequence[str]) -> Position:
    if rest:
        raise _incomplete("free", rest)
    if isinstance(position, FreeTable):
        raise RuleError("format", N_("This is a free table already."))
    return table_of(position)


def _dealt(position: Position, rest: Sequence[str]) -> Position:
    if rest:
        raise _incomplete(DEALT, rest)
    if isinstance(position, FreeTable):
        raise RuleError("format", N_("On the free table there is no next hand: play on from it, or deal by a seed."))
    return position.next_deal()


_STEPS: dict[str, Callable[[Position, Sequence[str]], Position]] = {
    "take": _take,
    "hand": _hand,
    "spare": _spare,
    "score": _score,
    "turn": _turn,
    "players": _players,
    "rest": _rest,
    "all": _all,
    "play": _play,
    "free": _free,
    DEALT: _dealt,
}


# ---- reading --------------------------------------------------------------------------------------------------------


def _free_only(position: Position) -> FreeTable:
    if isinstance(position, State):
        raise RuleError("format", N_("This is a match already: go over to a free table first."))
    return position


def _one(step: str, rest: Sequence[str]) -> str:
    if len(rest) != 1:
        raise _incomplete(step, rest)
    return rest[0]


def _number(step: str, text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,60}", text):
        sentence = N_("{given} is no whole number: write it as in {form}.")
        raise RuleError("format", sentence, given=quoted(text), form=FORMS[step])
    return int(text)


def _incomplete(step: str, rest: Sequence[str]) -> RuleError:
    sentence = N_("{given} cannot be read: write it as in {form}.")
    return RuleError("format", sentence, given=quoted(" ".join((step, *rest))), form=FORMS[step])
