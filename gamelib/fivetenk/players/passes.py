"""What passes tell: whoever would have answered with some hand, and has passed, is unlikely to hold it (C23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from gamelib.fivetenk.cards import points
from gamelib.fivetenk.players.light import Group, by_rank, group_of, groups
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

    ``since`` has the cards, by face, that the seat has played after it; ``left`` how many cards each seat held, and
    ``named_plays`` how often each friend card had been played.
    """

    seat: int
    top: Group
    top_seat: int
    points: int
    since: tuple[int, ...]
    left: tuple[int, ...]
    named_plays: tuple[int, ...]


class Passes:
    """The passes that a seat has seen, held against what others might hold."""

    def __init__(self, view: View) -> None:
        """Take in what a seat has seen; a view read from text tells of the trick on the table alone."""
        self.passed = list(_last(view))
        self._declarer = view.declarer or 0
        self._made_by = [NONE if seat is None else seat for seat in view.made_by]
        self._game = LightGame(self._declarer, [(friend.card.number, friend.nth) for friend in view.friends_named])

    def unlikely(self, hands: Sequence[Sequence[int]], least: int) -> int:
        """Count the passes against rules of thumb with these hands, by face; stops at ``least``."""
        found = 0
        for passed in self.passed:
            found += self._would_answer(passed, hands[passed.seat])
            if found >= least:
                break
        return found

    def _would_answer(self, passed: Passed, hand: Sequence[int]) -> bool:
        """Tell whether a seat would have answered, as things stood then; who was a friend was not known before."""
        game, seat = self._game, passed.seat
        held = [*hand, *passed.since]
        game.plans[seat] = groups(by_rank(held))
        game.hold(passed.left)
        game.played = list(passed.named_plays)
        game.friends = [other == self._declarer for other in range(SEATS)]
        for place, (made, played) in enumerate(zip(self._made_by, game.played, strict=True)):
            game.copies[place][seat] = held.count(game.faces[place])
            game.made_by[place] = made if played >= game.nth[place] else NONE
            if game.made_by[place] != NONE:
                game.friends[made] = True
        game.top_seat, game.trick = passed.top_seat, passed.points
        return game.answer(seat, passed.top) is not None


def _last(view: View) -> Iterator[Passed]:
    """Give the last passes of each other seat that still holds cards, the latest first."""
    since: list[list[int]] = [[] for _ in range(SEATS)]
    left = list(view.hand_sizes)
    missing = [LAST if size and seat != view.seat else 0 for seat, size in enumerate(left)]
    tricks = [*view.tricks, view.trick]
    done = [one for trick in tricks for one in zip(trick, _beaten(trick), strict=True)]
    for (laid, beaten), plays in reversed(list(zip(done, _named_plays(view, tricks), strict=True))):
        seat = laid.seat
        if laid.reading is not None:
            since[seat] += [card.number for card in laid.cards]
            left[seat] += len(laid.cards)
        elif missing[seat]:
            missing[seat] -= 1
            top, top_seat, worth = beaten
            yield Passed(seat, top, top_seat, worth, tuple(since[seat]), tuple(left), plays)


def _named_plays(view: View, tricks: Sequence[Sequence[Laid]]) -> Iterator[tuple[int, ...]]:
    """Tell before each play and pass how often each friend card had been played; after the named play none counts."""
    done = [laid for trick in tricks for laid in trick]
    friends = view.friends_named
    plays = [
        max(0, played - sum(laid.cards.count(friend.card) for laid in done))
        for friend, played in zip(friends, view.named_plays, strict=True)
    ]
    for laid in done:
        yield tuple(plays)
        plays = [
            count if count >= friend.nth else count + laid.cards.count(friend.card)
            for friend, count in zip(friends, plays, strict=True)
        ]


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
