"""Questions about revealing: who holds a card to reveal, and how often one is asked (C13, C14, C16, R3)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import RANKS, State
from gamelib.fivetenk.moves import DECLINE
from gamelib.fivetenk.public import may_reveal
from gamelib.fivetenk.refusals import DEAL
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick
from gamelib.lessons.fivetenk.deals import first_deal, later_deal, told_before
from gamelib.lessons.fivetenk.positions import Row, Spread, seat_role, spread
from gamelib.lessons.fivetenk.seats import keys, seat_options
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Hint, Item, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, remark
from gamelib.lessons.verdicts import Remark


def who_may_reveal(stream: Random) -> Item:
    """Ask which seats hold a card that they may reveal, in the first game (C13)."""
    return revealing(stream, first_deal, "C13")


def winners_may_reveal(stream: Random) -> Item:
    """Ask which seats hold a card that they may reveal, in a later game (C16)."""
    return revealing(stream, later_deal, "C16")


def revealing(stream: Random, deal: Callable[[Random], State], rule: str) -> Item:
    """Ask which seats hold a card that they may reveal, after some have declined or nobody has been asked."""
    while True:
        state = deal(stream)
        target = pick(stream, range(18, 37))
        while state.phase == DEAL and state.dealt < target:
            state = state.play(DECLINE)
        if state.phase == DEAL and state.dealt <= 42:
            break
    hands, levels, may = state.hands, state.levels, may_reveal(state)
    own = [tuple(card for card in hand if RANKS[card.rank] == level) for hand, level in zip(hands, levels, strict=True)]
    right = [seat for seat in range(SEATS) if own[seat] and seat in may]

    def why(seat: int) -> Remark:
        facts: dict[str, object] = {"seat": seat, "level": levels[seat], "card": (own[seat] or hands[seat])[0]}
        if seat not in may:
            return remark(N_("Seat {seat} did not win the game before, so it may not reveal."), "C16", **facts)
        if not own[seat]:
            return remark(N_("Seat {seat} is at level {level}, and has received no {level}."), rule, **facts)
        return remark(N_("Seat {seat} is at level {level}, and has received {card}."), rule, **facts)

    notes = tuple(
        (seat_role(seat), Message(N_("level {level}"), {"level": level})) for seat, level in enumerate(levels)
    )
    rows = tuple(Row(seat_role(seat), hand) for seat, hand in enumerate(hands))
    position = Spread(rows)
    lit = tuple(
        place for seat in right for place in position.places(seat_role(seat)) if position.cards[place] in own[seat]
    )
    facts = {"level": levels[0], "count": len(right)}
    return Item(
        position=position,
        told=(
            told_before(state),
            Message(N_("Here is what each has received so far; nobody has revealed a card."), {}),
        ),
        question=Message(
            N_("Who may reveal one of these cards when next asked, and be the declarer? Choose all who may."), {}
        ),
        form=seat_options(right, why, remark(N_("Nobody holds a card that may be revealed."), rule)),
        answer=keys(right),
        otherwise=remark(N_("A card is revealed that has the rank of its player's own level."), rule),
        solution=tuple(map(why, right)) or (remark(N_("Nobody holds a card that may be revealed."), rule),),
        hints=(
            Hint(
                remark(N_("In the first game everybody is at level {level}, and anybody may reveal."), rule, **facts)
                if rule == "C13"
                else remark(N_("Only winners of the game before may reveal: seats {winners}."), rule, winners=may)
            ),
            Hint(remark(N_("Look for cards that have the rank of the player's own level."), rule)),
        ),
        showing=CardShowing(notes=notes),
        solved=CardShowing(notes=notes, lit=lit),
    )


class Asked(NamedTuple):
    """How often a seat was asked: its cards so far, how many came before the first 3, and how many 3s there are."""

    cards: int
    before: int
    threes: int

    @property
    def times(self) -> int:
        """Count the cards received since then, the first 3 among them (C14, R3)."""
        return self.cards - self.before


ASKED_WAYS: tuple[WrongWay[Asked], ...] = (
    WrongWay(
        "declined for good",
        lambda _: 1,
        N_("Declining holds for that moment only: the seat is asked again at its next card."),
        ("C14",),
    ),
    WrongWay(
        "once for each 3",
        lambda facts: facts.threes,
        N_("Your {answer} counts the 3s; once the seat holds one it is asked at every card that it receives."),
        ("C14", "R3"),
    ),
    WrongWay(
        "from the first card",
        lambda facts: facts.cards,
        N_("Your {answer} counts all its cards; before the first 3 there was nothing to reveal."),
        ("C13", "C14"),
    ),
    WrongWay(
        "first time forgotten",
        lambda facts: facts.times - 1,
        N_("Your {answer} leaves out the first time: the seat is asked as soon as it receives the 3."),
        ("C14", "R3"),
    ),
)
"""What is typically done wrong in telling how often a seat was asked."""


def asked_again(stream: Random) -> Item:
    """Ask how often a seat that declines has been asked by now (C14, R3)."""
    while True:
        state = first_deal(stream)
        seat = state.turn
        if seat is None:
            continue
        more = pick(stream, range(2, 7))
        times = [state.dealt]
        while state.phase == DEAL and len(times) <= more:
            state = state.play(DECLINE)
            if state.turn == seat:
                times.append(state.dealt)
        if state.phase == DEAL:
            break
    cards = state.setting.received(seat, state.dealt)
    first = next(place for place, card in enumerate(cards) if RANKS[card.rank] == state.levels[seat])
    threes = tuple(place for place, card in enumerate(cards) if RANKS[card.rank] == state.levels[seat])
    facts = Asked(len(cards), first, len(threes))
    answer = len(times)
    known = {**facts._asdict(), "times": answer, "seat": seat, "card": cards[first]}
    lit = tuple(range(first, len(cards)))
    asked = remark(
        NN_(
            "From {card} on, it was asked at each of these {times} card.",
            "From {card} on, it was asked at each of these {times} cards.",
            "times",
        ),
        "C14",
        "R3",
        **known,
    )
    return Item(
        position=spread(received=cards),
        told=(
            told_before(state),
            Message(N_("Seat {seat} has received these cards, one after the other. It declines whenever it is asked, "
                       "and nobody else reveals either."), known),
        ),
        question=Message(N_("How often has seat {seat} been asked whether to reveal a 3?"), known),
        form=Number(Message(N_("times"), {})),
        answer=answer,
        mistakes=wrong_answers(ASKED_WAYS, facts, answer),
        otherwise=remark(N_("Count from the card that gave it the first 3, and every card after that."), "C14", "R3"),
        solution=(asked,),
        hints=(
            Hint(remark(N_("It can be asked as soon as it holds a 3."), "C13"), threes),
            Hint(remark(N_("Declining holds for that moment only: at the next card it is asked again."), "C14")),
        ),
        solved=CardShowing(lit=lit, sums=(asked.message,)),
    )  # fmt: skip


KINDS = (
    Kind("may reveal", ("C13",), who_may_reveal),
    Kind("winners may reveal", ("C16",), winners_may_reveal),
    Kind("asked again", ("C14", "C13"), asked_again),
)
