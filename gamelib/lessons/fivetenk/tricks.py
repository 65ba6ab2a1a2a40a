"""Questions about a trick: what may be played, who takes it, its points, and who leads next (C23-C25, R20)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import Card, Play, State, choose, leads
from gamelib.fivetenk.cards import points
from gamelib.fivetenk.events import TrickEvent
from gamelib.fivetenk.moves import PASS, Lay, Pass
from gamelib.fivetenk.refusals import PLAY
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick, sample, shuffle
from gamelib.lessons.fivetenk.beating import notes
from gamelib.lessons.fivetenk.fits import why
from gamelib.lessons.fivetenk.found import before, find, playing
from gamelib.lessons.fivetenk.positions import TOP, Row, Spread, lettered, seat_role
from gamelib.lessons.fivetenk.seats import NOBODY
from gamelib.lessons.fivetenk.showing import JUST_BEFORE, CardShowing
from gamelib.lessons.forms import Number, Option, Several
from gamelib.lessons.items import Hint, Item, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, choice, refusal, remark, seat_label
from gamelib.lessons.verdicts import Remark

PASSED = "pass"


def legal_plays(stream: Random) -> Item:
    """Ask what a seat may do: which of some plays, and whether it may pass (C23, R20)."""
    leading = stream.random() < 1 / 4

    def wanted(at: State) -> bool:
        size = at.hand_sizes[at.turn or 0]
        return (at.top is None) == leading and 6 <= size <= 18 and (leading or len(at.legal_moves()) > 1)

    state = playing(stream, wanted)
    seat = state.turn or 0
    hand = state.hands[seat]
    groups = candidates(stream, state, hand)
    rows = lettered(*groups)
    top_cards = next((laid.cards for laid in reversed(state.trick) if laid.cards), ())
    options, rules = [], ["C23"]
    for role, cards in rows:
        refused = refusal(state.why_not(Lay(cards)))
        if refused:
            told = remark(N_("{letter}: {why}"), *refused.rules, letter=role, why=refused.message)
            options.append(Option(role, role, told))
            rules += refused.rules
        elif state.top is None:
            lead = remark(N_("{letter}: on a lead any combination may be played."), "C23", "R20", letter=role)
            options.append(Option(role, role, None, lead))
        else:
            because = why(cards, state.top)
            told = remark(N_("{letter}: {why}"), "C23", *because.rules, letter=role, why=because.message)
            options.append(Option(role, role, None, told))
    no_pass = refusal(state.why_not(PASS))
    may_pass = remark(N_("Whoever answers may always pass, even with a play that beats the trick."), "C23")
    options.append(Option(PASSED, PASS, no_pass, None if no_pass else may_pass))
    right = frozenset(option.key for option in options if option.missing)
    facts: dict[str, object] = {"seat": seat, "top": state.top}
    plays = [(row.role, row.cards) for row in rows]
    return Item(
        position=Spread((*((Row(TOP, top_cards),) if top_cards else ()), *rows)),
        told=(
            Message(N_("Seat {seat} leads, and holds all of these cards."), facts)
            if leading
            else Message(N_("Seat {seat} is to answer the {top} on the table, and holds all of these cards."), facts),
        ),
        question=Message(N_("What may it do? Choose all that it may."), {}),
        form=Several(tuple(options), "plays"),
        answer=right,
        otherwise=no_pass or may_pass,
        solution=tuple(option.missing for option in options if option.missing),
        hints=(
            Hint(
                remark(N_("A lead may be of any kind, and whoever leads may not pass."), "C23", "R20")
                if leading
                else remark(N_("An answer has to beat the {top}; passing is always allowed."), "C23", **facts)
            ),
            Hint(remark(N_("{count} of these are allowed."), "C23", count=len(right))
                 if len(right) > 1
                 else remark(N_("One of these is allowed."), "C23")),
        ),
        solved=CardShowing(lit=tuple(sorted(right)), notes=notes([(TOP, top_cards), *plays] if top_cards else plays)),
        rules=tuple(dict.fromkeys(rule for rule in rules if rule.startswith("C"))),
    )  # fmt: skip


def candidates(stream: Random, state: State, hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Pick some plays of a hand: one or two that are legal, and others that are not, in a random order."""
    legal = [move for move in state.legal_moves() if isinstance(move, Play)]
    good = [choose(hand, play).cards for play in sample(stream, legal, min(len(legal), pick(stream, (1, 2))))]
    if state.top is None:
        bad = [tuple(sample(stream, hand, pick(stream, (2, 3, 4)))) for _ in range(6)]
    else:
        every = [choose(hand, play).cards for play in sample(stream, leads(hand), min(12, len(leads(hand))))]
        likely = [choose(hand, play).cards for play in leads(hand)
                  if (play.reading.kind, play.reading.size) == (state.top.kind, state.top.size)]  # fmt: skip
        bad = [*sample(stream, likely, min(1, len(likely))), *every]
    wrong = [cards for cards in bad if state.why_not(Lay(cards))]
    return shuffle(stream, dict.fromkeys((*good, *wrong[: 4 - len(good)])))


def trick_winner(stream: Random) -> Item:
    """Ask who takes a trick after a pass, if it has ended (C24, C23)."""
    ended = stream.random() < 3 / 4

    def wanted(at: State) -> bool:
        if not isinstance(at.move, Pass) or (at.top is None) != ended:
            return False
        trick = before(at).trick
        return sum(bool(laid.cards) for laid in trick) > 1

    after = find(stream, wanted)
    state = before(after)
    passed, top_seat = state.turn or 0, state.top_seat or 0
    right = str(top_seat) if ended else NOBODY
    leader = state.trick[0].seat
    put_in = {seat: sum(points(laid.cards) for laid in state.trick if laid.seat == seat) for seat in range(SEATS)}
    most = max(put_in.values())
    best = [seat for seat, worth in put_in.items() if worth == most > 0]
    waiting = () if ended else asked_after(after)
    facts: dict[str, object] = {"top": top_seat, "leader": leader, "passed": passed, "reading": state.top,
                                "waiting": waiting, "count": len(waiting)}  # fmt: skip
    takes = remark(N_("Seat {top} made the last legal play, the {reading}, and all others have passed since."), "C24",
                   "C23", **facts)  # fmt: skip
    goes_on: Remark = remark(
        NN_(
            "It goes on: still to answer, and not passed since the last play: seat {waiting}.",
            "It goes on: still to answer, and not passed since the last play: seats {waiting}.",
        ),
        "C23", **facts,
    )  # fmt: skip
    about = {NOBODY: takes}
    for seat in range(SEATS):
        known = {**facts, "seat": seat}
        if not ended:
            why_not = goes_on
        elif seat == leader:
            why_not = remark(N_("Seat {seat} led, but seat {top} has played after that."), "C24", **known)
        elif seat in best:
            sentence = N_("Seat {seat} put as many points in as any other, but points go to whoever played last.")
            if len(best) == 1:
                sentence = N_("Seat {seat} put in the most points, but points go to whoever played last.")
            why_not = remark(sentence, "C24", **known)
        elif seat == passed:
            why_not = remark(N_("Seat {seat} has passed, and whoever passes takes nothing."), "C24", **known)
        else:
            why_not = remark(N_("The last play is not seat {seat}'s, but seat {top}'s."), "C24", **known)
        about[str(seat)] = why_not
    form, mistakes = choice(
        [*((str(seat), seat_label(seat)) for seat in range(SEATS)),
         (NOBODY, Message(N_("Nobody yet: the trick goes on."), {}))],
        {key: because for key, because in about.items() if key != right},
        "seats",
    )  # fmt: skip
    return Item(
        position=state.view(passed),
        told=(after.events[0].message, JUST_BEFORE),
        question=Message(N_("Who takes the trick now?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=takes if ended else goes_on,
        solution=(takes if ended else goes_on,),
        hints=(
            Hint(remark(N_("First see whether all others who hold cards have passed since the last play."), "C23")),
            Hint(remark(N_("The last play is seat {top}'s: the {reading}."), "C24", **facts)),
        ),
        after=after.view(passed),
        showing=CardShowing(),
        solved=CardShowing(ended=ended),
    )


def asked_after(state: State) -> tuple[int, ...]:
    """List who still gets a turn in a trick if from now on everybody passes (C23)."""
    seats = []
    while state.top is not None and state.turn is not None:
        seats.append(state.turn)
        state = state.play(PASS)
    return tuple(seats)


class Trick(NamedTuple):
    """The points of a trick: of all its cards, of each play, and how many point cards there are."""

    total: int
    lead: int
    last: int
    cards: int
    seat: int


TRICK_WAYS: tuple[WrongWay[Trick], ...] = (
    WrongWay(
        "winner's cards only",
        lambda facts: facts.last,
        N_("Your {answer} counts only the last play; all point cards of the trick go along, by whomever played."),
        ("C24",),
    ),
    WrongWay(
        "others' cards only",
        lambda facts: facts.total - facts.last,
        N_("Your {answer} leaves out the cards of seat {seat} itself; they count, too."),
        ("C24",),
    ),
    WrongWay(
        "lead only",
        lambda facts: facts.lead,
        N_("Your {answer} counts only the lead; the point cards of every play count."),
        ("C24",),
    ),
    WrongWay(
        "cards for points",
        lambda facts: facts.cards,
        N_("Your {answer} is the number of point cards; add up what they are worth."),
        ("C3",),
    ),
)
"""What is typically done wrong when a trick's points are added up."""


def trick_points(stream: Random) -> Item:
    """Ask how many points a trick is worth (C24, C3)."""

    def wanted(at: State) -> bool:
        event = next((event for event in at.events if isinstance(event, TrickEvent)), None)
        plays = [laid for laid in before(at).trick if laid.cards] if event else []
        return (
            event is not None
            and event.points > points(plays[-1].cards)
            and 2 <= len(plays) <= 5
            and len({laid.seat for laid in plays}) == len(plays)
        )

    after = find(stream, lambda at: isinstance(at.move, Pass) and at.top is None and wanted(at))
    event = next(event for event in after.events if isinstance(event, TrickEvent))
    plays = [laid for laid in before(after).trick if laid.cards]
    facts = Trick(event.points, points(plays[0].cards), points(plays[-1].cards), len(event.cards), event.seat)
    position = Spread(tuple(Row(seat_role(laid.seat, number), laid.cards) for number, laid in enumerate(plays, 1)))
    lit = tuple(place for place, card in enumerate(position.cards) if card.points)
    sums = tuple(message for message in (event.sum_message, event.message) if message is not None)
    return Item(
        position=position,
        told=(
            Message(N_("The picture shows all plays of a trick in order; then everybody else passed."), {}),
            Message(N_("So seat {seat} takes it."), {"seat": event.seat}),
        ),
        question=Message(N_("How many points does seat {seat} take?"), {"seat": event.seat}),
        form=Number(Message(N_("points"), {})),
        answer=event.points,
        mistakes=wrong_answers(TRICK_WAYS, facts, event.points),
        otherwise=remark(N_("All point cards of the trick count: a five 5, a ten and a king 10 each."), "C24", "C3"),
        solution=tuple(Remark(message, ("C24", "C3")) for message in sums),
        hints=(
            Hint(remark(N_("All point cards count, by whomever they were played."), "C24")),
            Hint(remark(N_("The point cards are lit."), "C3"), lit),
        ),
        solved=CardShowing(lit=lit, sums=sums[:1]),
    )


def next_leader(stream: Random) -> Item:
    """Ask who leads after a trick has ended; its taker may have gone out (C25, R15)."""
    out = stream.random() < 1 / 2

    def wanted(at: State) -> bool:
        if not isinstance(at.move, Pass) or at.top is not None:
            return False
        top = before(at).top_seat
        return top is not None and (at.hand_sizes[top] == 0) == out

    after = find(stream, lambda at: at.phase == PLAY and wanted(at))
    state = before(after)
    passed, top, right = state.turn or 0, state.top_seat or 0, after.turn or 0
    facts: dict[str, object] = {"top": top, "next": right, "passed": passed}
    rules = ("C25", "R15") if out else ("C25",)
    about = {}
    for seat in range(SEATS):
        known = {**facts, "seat": seat}
        if seat == top:
            because = remark(N_("Seat {seat} takes the trick, but it is out and leads no more."), "C25", "C26", **known)
        elif not after.hand_sizes[seat]:
            because = remark(N_("Seat {seat} is out, and leads no more."), "C26", **known)
        elif out:
            because = remark(N_("After seat {top}, which is out, the next seat with cards is seat {next}."), "C25",
                             "R21", **known)  # fmt: skip
        else:
            because = remark(N_("Seat {top} took the trick and still has cards, so it leads itself."), "C25", **known)
        about[str(seat)] = because
    form, mistakes = choice(
        [(str(seat), seat_label(seat)) for seat in range(SEATS)],
        {key: because for key, because in about.items() if key != str(right)},
        "seats",
    )
    solution = (
        remark(N_("Seat {top} takes the trick and is out, so the next seat with cards leads: seat {next}."), *rules,
               **facts)
        if out
        else remark(N_("Seat {top} takes the trick and leads the next one."), *rules, **facts)
    )  # fmt: skip
    return Item(
        position=state.view(passed),
        told=(
            after.events[0].message,
            Message(N_("With that all others have passed, and the trick ends."), {}),
            JUST_BEFORE,
        ),
        question=Message(N_("Who leads the next trick?"), {}),
        form=form,
        answer=str(right),
        mistakes=mistakes,
        otherwise=solution,
        solution=(solution,),
        hints=(
            Hint(remark(N_("The seat that made the last play leads, if it still has cards."), "C25")),
            Hint(remark(N_("That was seat {top}. Look whether it is out."), "C25", **facts)),
        ),
        after=after.view(passed),
        solved=CardShowing(),
        rules=("C25", "C26") if out else ("C25",),
    )


KINDS = (
    Kind("legal plays", ("C23", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12"), legal_plays),
    Kind("trick's winner", ("C24", "C23"), trick_winner),
    Kind("trick's points", ("C24", "C3"), trick_points),
    Kind("next leader", ("C25", "C26"), next_leader),
)
