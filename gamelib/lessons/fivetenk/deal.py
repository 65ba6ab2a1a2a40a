"""Questions about the deal: who may reveal, how often one is asked, and who is the declarer (C13-C17, R2, R3)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import RANKS, Card, State, start
from gamelib.fivetenk.dealing import DEALT, seat_of
from gamelib.fivetenk.moves import DECLINE
from gamelib.fivetenk.public import may_reveal
from gamelib.fivetenk.refusals import DEAL, THROWN_IN
from gamelib.fivetenk.setting import Previous
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick, sample
from gamelib.lessons.fivetenk.found import SEEDS
from gamelib.lessons.fivetenk.positions import Row, Spread, seat_role, spread
from gamelib.lessons.fivetenk.seats import keys, seat_options
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Hint, Item, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, choice, remark, seat_label
from gamelib.lessons.verdicts import Remark

LEVELS = RANKS[:12]
"""The levels at which players of a later game stand: 3 to A."""

AGAIN = "again"


def first_deal(stream: Random) -> State:
    """Deal the first game of a match."""
    return start(int(stream.random() * SEEDS))


def later_deal(stream: Random) -> State:
    """Deal a later game of a match: some side has won the one before, and players stand at a few different levels."""
    declarer, *others = sample(stream, range(SEATS), SEATS)
    side = {declarer, *others[: pick(stream, (0, 1, 1, 2, 2))]}
    winners = side if stream.random() < 1 / 2 else {*range(SEATS)} - side
    some = sample(stream, LEVELS, 3)
    levels = [pick(stream, some) for _ in range(SEATS)]
    return start(int(stream.random() * SEEDS), levels=levels, previous=Previous(declarer, tuple(sorted(winners))))


def told_before(state: State) -> Message:
    """Say which game it is, and who won the one before."""
    previous = state.previous_game
    if previous is None:
        return Message(N_("It is the first game of the match."), {})
    facts = {"declarer": previous.declarer, "winners": previous.winners, "count": len(previous.winners)}
    sentence: str = NN_(
        "In the game before, seat {declarer} was the declarer, and seat {winners} alone won.",
        "In the game before, seat {declarer} was the declarer, and seats {winners} won.",
    )
    return Message(sentence, facts)


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
        question=Message(N_("Who could reveal a card of these and be the declarer? Choose all who could."), {}),
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
        N_("{answer} counts the 3s; once the seat holds one it is asked at every card that it receives."),
        ("C14", "R3"),
    ),
    WrongWay(
        "from the first card",
        lambda facts: facts.cards,
        N_("{answer} counts all its cards; before the first 3 there was nothing to reveal."),
        ("C13", "C14"),
    ),
    WrongWay(
        "first time forgotten",
        lambda facts: facts.times - 1,
        N_("{answer} leaves out the first time: the seat is asked as soon as it receives the 3."),
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
        solution=(
            remark(
                NN_(
                    "From {card} on, it was asked at each of these {times} card.",
                    "From {card} on, it was asked at each of these {times} cards.",
                    "times",
                ),
                "C14", "R3", **known,
            ),
        ),
        hints=(
            Hint(remark(N_("It can be asked as soon as it holds a 3."), "C13"), threes),
            Hint(remark(N_("Declining holds for that moment only: at the next card it is asked again."), "C14")),
        ),
        solved=CardShowing(lit=lit),
    )  # fmt: skip


class Show(NamedTuple):
    """A card that a seat shows during the deal; ``when`` is its place in the deck."""

    when: int
    seat: int
    card: Card


def first_legal_reveal(stream: Random) -> Item:
    """Ask whom a row of shown cards makes the declarer: the first one that is legal (C13, C16)."""
    later = stream.random() < 2 / 3
    rule = "C16" if later else "C13"
    while True:
        state = later_deal(stream) if later else first_deal(stream)
        may, levels = may_reveal(state), state.levels
        shows = sorted(card_to_show(stream, state, seat) for seat in sample(stream, range(SEATS), 4))
        legal = [show for show in shows if show.seat in may and RANKS[show.card.rank] == levels[show.seat]]
        if legal:
            break
    right = legal[0]
    about = {}
    for show in shows:
        facts: dict[str, object] = {"seat": show.seat, "card": show.card, "level": levels[show.seat],
                                    "first": right.seat}  # fmt: skip
        if show.seat not in may:
            why = remark(N_("Seat {seat} did not win the game before, so it may not reveal."), "C16", **facts)
        elif RANKS[show.card.rank] != levels[show.seat]:
            why = remark(N_("{card} is no card of seat {seat}'s level, which is {level}."), rule, **facts)
        else:
            why = remark(N_("Seat {first} was earlier, and the first legal reveal counts, for good."), rule, **facts)
        about[str(show.seat)] = why
    rest = remark(N_("Only who has shown a card can be the declarer now."), rule)
    about |= {str(seat): rest for seat in range(SEATS) if str(seat) not in about}
    form, mistakes = choice(
        [(str(seat), seat_label(seat)) for seat in range(SEATS)],
        {key: why for key, why in about.items() if key != str(right.seat)},
        "seats",
    )
    told = tuple(Message(N_("seat {seat} shows {card}"), {"seat": show.seat, "card": show.card}) for show in shows)
    known = {"seat": right.seat, "card": right.card, "level": levels[right.seat]}
    return Item(
        position=state,
        told=(
            told_before(state),
            Message(N_("The picture shows the levels. During the deal cards are shown in this order: {shows}."),
                    {"shows": told}),
        ),
        question=Message(N_("Who is the declarer?"), {}),
        form=form,
        answer=str(right.seat),
        mistakes=mistakes,
        otherwise=rest,
        solution=(
            remark(N_("Seat {seat} is the first who may reveal and shows a card of its own level: {card}."), rule,
                   **known),
        ),
        hints=(
            Hint(
                remark(N_("Only winners of the game before may reveal, each a card of their own level."), "C16")
                if later
                else remark(N_("In the first game anybody may reveal a 3, and nothing else."), "C13")
            ),
            Hint(remark(N_("Go through the shown cards in order: the first legal one counts."), rule)),
        ),
        showing=CardShowing(drawn="levels"),
        solved=CardShowing(drawn="levels"),
    )  # fmt: skip


def card_to_show(stream: Random, state: State, seat: int) -> Show:
    """Pick a card that a seat receives in a deal, soon after it is dealt: of the seat's level, or of a rank near it."""
    setting = state.setting
    dealt = [place for place in range(DEALT) if seat_of(setting.first_seat, place) == seat]
    level = RANKS.index(state.levels[seat])
    ranks = {level} if stream.random() < 1 / 2 else {level - 1, level + 1, RANKS.index("2")}
    near = [place for place in dealt if setting.deck[place].rank in ranks]
    place = pick(stream, near or dealt)
    return Show(place, seat, setting.deck[place])


def nobody_reveals(stream: Random) -> Item:
    """Ask what comes of it that nobody has revealed: a new deal, or who is the declarer (C15, C17)."""
    state = first_deal(stream) if stream.random() < 1 / 3 else later_deal(stream)
    end = state
    while end.phase == DEAL:
        end = end.play(DECLINE if end.dealt else "nobody reveals")
    previous = state.previous_game
    again = end.phase == THROWN_IN
    answer = AGAIN if again else str(end.declarer)
    about: dict[str, Remark] = {}
    for seat in range(SEATS):
        if previous is None:
            why = remark(N_("In the first game nobody is chosen: without a reveal the cards are dealt again."), "C15")
        elif seat not in previous.winners:
            why = remark(N_("Seat {seat} did not win the game before, and only a winner can be the declarer."), "C17",
                         seat=seat)  # fmt: skip
        else:
            why = remark(
                N_("Seat {seat} won, but in turn order after seat {previous} seat {first} comes before it."),
                "C17", seat=seat, previous=previous.declarer, first=end.declarer,
            )  # fmt: skip
        about[str(seat)] = why
    about[AGAIN] = remark(N_("Only the first game is dealt again; here the winners of the game before are known."),
                          "C17", "C15")  # fmt: skip
    form, mistakes = choice(
        [*((str(seat), seat_label(seat)) for seat in range(SEATS)),
         (AGAIN, Message(N_("Nobody: the cards are dealt again."), {}))],
        {key: why for key, why in about.items() if key != answer},
        "seats",
    )  # fmt: skip
    solution = (
        remark(N_("It is the first game, and nobody revealed: the cards are shuffled and dealt again."), "C15")
        if previous is None
        else remark(
            N_("Counted from the seat after seat {previous}, the first winner is seat {first}."),
            "C17", previous=previous.declarer, first=end.declarer,
        )
    )  # fmt: skip
    return Item(
        position=state,
        told=(told_before(state), Message(N_("All the cards are dealt, and nobody has revealed one."), {})),
        question=Message(N_("Who is the declarer?"), {}),
        form=form,
        answer=answer,
        mistakes=mistakes,
        otherwise=solution,
        solution=(solution,),
        hints=(
            Hint(remark(N_("What happens depends on whether there has been a game before."), "C15", "C17")),
            Hint(
                remark(N_("Without a game before, there are no winners to count among."), "C15")
                if previous is None
                else remark(N_("Begin at the seat after seat {previous}, the last declarer, and go round to a winner."),
                            "C17", previous=previous.declarer)
            ),
        ),
        after=None if again else end,
        showing=CardShowing(drawn="levels"),
        solved=CardShowing(drawn="levels" if again else "table"),
        rules=("C15",) if again else ("C17",),
    )  # fmt: skip


KINDS = (
    Kind("may reveal", ("C13",), who_may_reveal),
    Kind("winners may reveal", ("C16",), winners_may_reveal),
    Kind("asked again", ("C14", "C13"), asked_again),
    Kind("first legal reveal", ("C13", "C16"), first_legal_reveal),
    Kind("nobody reveals", ("C15", "C17"), nobody_reveals),
)
