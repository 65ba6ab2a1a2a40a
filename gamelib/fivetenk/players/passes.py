"""What passes tell: whoever would have answered with some hand, and has passed, is unlikely to hold it (C23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from gamelib.fivetenk.cards import RANKS, count_ranks, points
from gamelib.fivetenk.players.light import Group, group_of, groups
from gamelib.fivetenk.players.playing_out import LightGame
from gamelib.fivetenk.plays import Play, sorted_ranks
from gamelib.fivetenk.table import NONE, SEATS

if TYPE_CHECKING:
    from gamelib.fivetenk.moves import Laid
    from gamelib.fivetenk.view import View

LAST = 3
"""So many passes of each seat are heeded, the last ones: what it held earlier tells less of what it holds now."""


class Passed(NamedTuple):
    """A pass of another seat: on what and whose it was, and on how many points.

    ``since`` counts by rank the cards that the seat has played after it; ``left`` has how many cards each seat held.
    """

    seat: int
    top: Group
    top_seat: int
    points: int
    since: tuple[int, ...]
    left: tuple[int, ...]


class Passes:
    """The passes that a seat has seen, held against what others might hold."""

    def __init__(self, view: View) -> None:
        """Take in what a seat has seen; a view read from text tells of the trick on the table alone."""
        self.passed = list(_last(view))
        self._game = LightGame(view.declarer or 0, [(friend.card.number, friend.nth) for friend in view.friends_named])
        self._game.made_by = [NONE if seat is None else seat for seat in view.made_by]
        for seat in view.friends:
            self._game.friends[seat] = True

    def unlikely(self, counts: Sequence[Sequence[int]], least: int) -> int:
        """Count the passes against rules of thumb with these hands, counted by rank; stops at ``least``."""
        found = 0
        for passed in self.passed:
            found += self._would_answer(passed, counts[passed.seat])
            if found >= least:
                break
        return found

    def _would_answer(self, passed: Passed, counts: Sequence[int]) -> bool:
        game, seat = self._game, passed.seat
        game.plans[seat] = groups([now + gone for now, gone in zip(counts, passed.since, strict=True)])
        game.hold(passed.left)
        game.top_seat, game.trick = passed.top_seat, passed.points
        return game.answer(seat, passed.top) is not None


def _last(view: View) -> Iterator[Passed]:
    """Give the last passes of each other seat that still holds cards, the latest first."""
    since = [[0] * len(RANKS) for _ in range(SEATS)]
    left = list(view.hand_sizes)
    missing = [LAST if size and seat != view.seat else 0 for seat, size in enumerate(left)]
    for trick in reversed([*view.tricks, view.trick]):
        for laid, beaten in reversed(list(zip(trick, _beaten(trick), strict=True))):
            seat = laid.seat
            if laid.reading is not None:
                since[seat] = [had + more for had, more in zip(since[seat], count_ranks(laid.cards), strict=True)]
                left[seat] += len(laid.cards)
            elif missing[seat]:
                missing[seat] -= 1
                top, top_seat, worth = beaten
                yield Passed(seat, top, top_seat, worth, tuple(since[seat]), tuple(left))


class _Beaten(NamedTuple):
    """What is to be beaten at some moment of a trick, and the points on the table."""

    top: Group
    top_seat: int
    points: int


def _beaten(trick: Sequence[Laid]) -> Iterator[_Beaten]:
    """Tell of each play and each pass what was to be beaten; of the lead itself, as nothing was."""
    beaten: _Beaten | None = None
    on_table = 0
    for laid in trick:
        on_table += points(laid.cards)
        now = beaten
        if laid.reading is not None:
            beaten = _Beaten(group_of(Play(sorted_ranks(laid.cards), laid.reading)), laid.seat, on_table)
        if beaten is not None:  # A trick begins with a play.
            yield now or beaten
