"""Who takes a trick, and how many points: asked when all others have passed (C23-C25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gamelib.fivetenk import RANKS, Card, Laid, Reading, State
from gamelib.fivetenk.cards import POINTS, points
from gamelib.fivetenk.events import TrickEvent
from gamelib.fivetenk.nouns import The
from gamelib.lessons.fivetenk.predicting.trick_mistakes import (
    AsManyPointsTake,
    BeatenTakes,
    CardsCounted,
    HighestCardTakes,
    LastPlayLeftOut,
    LastPlayOnly,
    LastToPass,
    LeaderTakes,
    MostCardsTake,
    MostPointsTake,
    NextToLead,
    NotByFives,
    OutTakes,
    OwnCardsOnly,
    PasserTakes,
    RankLeftOut,
    TakenInAll,
    WrongPoints,
    WrongWorth,
)
from gamelib.lessons.mistakes import Finding, Graded, Mistake

POINT_RANKS = tuple(rank for rank, worth in enumerate(POINTS) if worth)
WORTHS = (5, 10, 13)
"""What a point card may be taken to be worth: its points, or its rank's number."""

MOST_WAYS = 2
"""So many ways to have come to a wrong seat are named, the likeliest ones; more would help nobody."""


@dataclass(frozen=True)
class TrickGuess:
    """Who takes the trick, and how many points; ``None`` for what was not answered."""

    seat: int | None = None
    points: int | None = None


@dataclass(frozen=True)
class TrickQuestion:
    """A trick that everybody else has passed: ``laid`` is what was done in it, by seat, before the last pass.

    ``passer`` passed last, ``left`` is how many cards each seat holds, and ``event`` what the engine says of it.
    """

    laid: tuple[Laid, ...]
    passer: int
    left: tuple[int, ...]
    event: TrickEvent

    @property
    def plays(self) -> tuple[tuple[int, tuple[Card, ...], Reading], ...]:
        """The plays of the trick, in order, without the passes."""
        return tuple((seat, cards, reading) for seat, cards, reading in self.laid if reading is not None)


def trick_question(state: State) -> TrickQuestion | None:
    """Give the question that a state poses: something, where the last pass of a trick has just been made."""
    before = state.previous
    if before is None or before.turn is None:
        return None
    for event in state.events:
        if isinstance(event, TrickEvent):
            return TrickQuestion(before.trick, before.turn, before.hand_sizes, event)
    return None


def grade_trick(guess: TrickGuess, question: TrickQuestion) -> Graded:
    """Grade who takes the trick and how many points, by the engine's own event."""
    event = question.event
    findings = []
    if guess.seat not in (None, event.seat):
        findings.append(Finding(tuple(_seats(guess.seat or 0, question))))
    if guess.points not in (None, event.points):
        findings.append(Finding(_distinct(_points(guess, question))))
    return Graded(tuple(findings), tuple(part for part in ("seat", "points") if getattr(guess, part) is None))


def _seats(seat: int, question: TrickQuestion) -> Iterator[Mistake]:
    """Name what may have led to a wrong seat: a mark that this seat has, and the taker has not."""
    plays, event = question.plays, question.event
    mine = [play for play in plays if play[0] == seat]
    *_, (_, last, top) = plays
    found: list[Mistake] = [NextToLead(seat)] if seat == event.leader else []
    if mine:
        highest = _highest(card for _, cards, _ in plays for card in cards)
        shown = [card for _, cards, _ in mine for card in cards if card.rank == highest.rank]
        if shown and _highest(last).rank < highest.rank:
            found.append(HighestCardTakes(seat, The(shown[0]), top))
        most = max(mine, key=lambda play: len(play[1]))
        if len(most[1]) > len(last):
            found.append(MostCardsTake(seat, most[2], top))
        if plays[0][0] == seat:
            found.append(LeaderTakes(seat))
        put_in = {by: _put_in(by, question) for by, _, _ in plays}
        if put_in[seat] == max(put_in.values()) > put_in[event.seat]:
            alone = list(put_in.values()).count(put_in[seat]) == 1
            found.append((MostPointsTake if alone else AsManyPointsTake)(seat, put_in[seat]))
    if seat == question.passer:
        found.append(LastToPass(seat))
    if found:
        yield from found[:MOST_WAYS]
    elif mine:
        yield BeatenTakes(seat, mine[-1][2])
    else:
        yield PasserTakes(seat) if question.left[seat] else OutTakes(seat)


def _points(guess: TrickGuess, question: TrickQuestion) -> Iterator[Mistake]:
    """Name what may have led to a wrong number of points."""
    event, given = question.event, guess.points or 0
    taker = event.seat if guess.seat is None else guess.seat
    *earlier, (_, last, top) = question.plays
    worth = points(last)
    found: list[Mistake] = []
    if given == _put_in(taker, question) and given:
        found.append(OwnCardsOnly(taker, given))
    if given == worth and given and [by for by, _, _ in question.plays].count(taker) != 1:
        found.append(LastPlayOnly(top, worth))
    if earlier and worth and given == event.points - worth:
        found.append(LastPlayLeftOut(top, worth))
    if given == len(event.cards):
        found.append(CardsCounted(given))
    found += _by_rank(given, event)
    if given == event.taken:
        found.append(TakenInAll(event.seat, given))
    if not found and given % 5:
        found.append(NotByFives(given))
    yield from found or [WrongPoints(given, len(event.cards))]


def _by_rank(given: int, event: TrickEvent) -> Iterator[Mistake]:
    for rank in POINT_RANKS:
        count = sum(card.rank == rank for card in event.cards)
        for wrong in (0, *WORTHS) if count else ():
            if wrong != POINTS[rank] and given == event.points + count * (wrong - POINTS[rank]):
                name, right = RANKS[rank], POINTS[rank]
                yield WrongWorth(name, right, wrong) if wrong else RankLeftOut(name, right)


def _put_in(seat: int, question: TrickQuestion) -> int:
    return sum(points(cards) for by, cards, _ in question.plays if by == seat)


def _highest(cards: Iterable[Card]) -> Card:
    return max(cards, key=lambda card: card.rank)


def _distinct(mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    return tuple(dict.fromkeys(mistakes))
