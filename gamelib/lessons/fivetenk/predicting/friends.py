"""Who is a friend now: asked when a named face has been played (C20-C22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gamelib.fivetenk import State
from gamelib.fivetenk.events import NamedPlayEvent
from gamelib.lessons.fivetenk.predicting.friend_mistakes import (
    AnyPlayCounts,
    DeclarerMadeFriend,
    DeclarerNotCounted,
    FriendForgotten,
    LeadMakesFriend,
    NamedPlayMissed,
    NoNamedPlay,
    PairAsOne,
)
from gamelib.lessons.fivetenk.predicting.named import NamedPlays, named_plays
from gamelib.lessons.mistakes import Finding, Graded, Mistake


@dataclass(frozen=True)
class FriendGuess:
    """The seats of all who are friends; ``None`` for what was not answered."""

    friends: frozenset[int] | None = None


@dataclass(frozen=True)
class FriendQuestion:
    """A play of a named face: who was a ``friend`` ``before`` and is one now, who ``leads`` the trick.

    ``events`` tell of each named face played just now, ``history`` holds all that were played in the game.
    """

    before: tuple[int, ...]
    friends: tuple[int, ...]
    leads: int
    events: tuple[NamedPlayEvent, ...]
    history: NamedPlays


def friend_question(state: State) -> FriendQuestion | None:
    """Give the question that a state poses: something, where a named face has just been played."""
    events = tuple(event for event in state.events if isinstance(event, NamedPlayEvent))
    if not events or state.previous is None:
        return None
    return FriendQuestion(state.previous.friends, state.friends, state.trick[0].seat, events, named_plays(state))


def grade_friends(guess: FriendGuess, question: FriendQuestion) -> Graded:
    """Grade who is a friend, by what the engine has revealed."""
    if guess.friends is None:
        return Graded((), ("friends",))
    right = frozenset(question.friends)
    extra, missing = sorted(guess.friends - right), sorted(right - guess.friends)
    ways = [tuple(_extra(seat, question)) for seat in extra] + [tuple(_missing(seat, question)) for seat in missing]
    if len(ways) > 1:
        # One mistake may explain all that is wrong at once.
        shared = tuple(mistake for mistake in ways[0] if all(mistake in others for others in ways[1:]))
        if shared:
            return Graded((Finding(shared),))
    return Graded(tuple(Finding(mistakes) for mistakes in dict.fromkeys(ways)))


def _extra(seat: int, question: FriendQuestion) -> Iterator[Mistake]:
    """Name what may have made somebody a friend who is none."""
    history = question.history
    if seat == history.declarer:
        yield DeclarerMadeFriend(seat)
        return
    found = [*_miscounted(seat, question, becomes=True)]
    others = [(play, numbers) for play, numbers in history.numbered() if play.seat == seat]
    if others:
        play, numbers = others[-1]
        found.append(AnyPlayCounts(seat, history.card(play), numbers, history.named[play.place].nth))
    if seat == question.leads:
        found.append(LeadMakesFriend(seat))
    yield from found or [NoNamedPlay(seat)]


def _missing(seat: int, question: FriendQuestion) -> Iterator[Mistake]:
    """Name what may have hidden a friend."""
    miscounted = [*_miscounted(seat, question, becomes=False)]
    if seat in question.before:
        yield FriendForgotten(seat)
    elif not miscounted:
        settled = next(event for event in question.events if event.settles and event.seat == seat)
        yield NamedPlayMissed(settled.card, settled.wanted)
    yield from miscounted


def _miscounted(seat: int, question: FriendQuestion, *, becomes: bool) -> Iterator[Mistake]:
    """Name the ways of counting that wrongly make somebody a friend, or wrongly do not."""
    history = question.history
    if (seat in history.made(pairs_as_one=True)) == becomes:
        many = [play for play in history.plays if play.copies > 1]
        if many:
            yield PairAsOne(many[-1].seat, history.card(many[-1]), many[-1].copies)
    if (seat in history.made(without_declarer=True)) == becomes:
        own = [play for play in history.plays if play.seat == history.declarer]
        if own:
            yield DeclarerNotCounted(history.declarer, history.card(own[-1]))
