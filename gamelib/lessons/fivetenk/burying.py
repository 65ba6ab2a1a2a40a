"""Questions about the kitty: what may be buried, and who knows what lies there (C18)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, Message
from gamelib.fivetenk import Card, State
from gamelib.fivetenk.cards import FACES, in_order, points
from gamelib.fivetenk.moves import KITTY, Bury
from gamelib.fivetenk.refusals import BURY, PLAY, SETTLED
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick, sample, shuffle
from gamelib.lessons.fivetenk.found import find
from gamelib.lessons.fivetenk.positions import HAND, Row, Spread, lettered
from gamelib.lessons.fivetenk.seats import keys, seat_options
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Option, Several
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, refusal, remark
from gamelib.lessons.verdicts import Remark


def burials(stream: Random) -> Item:
    """Ask which sets of cards the declarer may bury (C18)."""
    state = find(stream, lambda at: at.phase == BURY)
    seat = state.declarer or 0
    hand, kitty = state.hands[seat], state.setting.kitty
    groups = shuffle(stream, suggested(stream, hand, kitty))
    rows = lettered(*groups)
    options = []
    for role, cards in rows:
        refused = refusal(state.why_not(Bury(cards)))
        allowed = remark(
            N_("{letter}: these are six cards that seat {seat} holds, and any six may be buried."),
            "C18", letter=role, seat=seat,
        )  # fmt: skip
        told = refused and remark(N_("{letter}: {why}"), *refused.rules, letter=role, why=refused.message)
        options.append(Option(role, role, told, None if told else allowed))
    right = tuple(option.key for option in options if not option.extra)
    facts: dict[str, object] = {"seat": seat, "count": len(hand), "kitty": kitty}
    return Item(
        position=Spread((Row(HAND, hand), *rows)),
        told=(
            Message(
                N_("Seat {seat} is the declarer. The picture shows its hand with the six cards of the kitty: {kitty}."),
                facts,
            ),
        ),
        question=Message(
            N_("Which of {first} to {last} may it bury? Choose all that it may."),
            {"first": rows[0].role, "last": rows[-1].role},
        ),
        form=Several(tuple(options), "plays"),
        answer=frozenset(right),
        otherwise=remark(N_("Any six cards of the hand may be buried, those of the kitty among them."), "C18"),
        solution=tuple(option.missing for option in options if option.missing),
        hints=(
            Hint(remark(N_("Count the cards of each row first."), "C18")),
            Hint(remark(N_("Then see whether the hand holds them all, each as often as the row has it."), "C18")),
        ),
        solved=CardShowing(lit=right),
    )


def suggested(stream: Random, hand: tuple[Card, ...], kitty: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Suggest sets of cards to bury: some that may be, some with a card too many, one too few, or one not held."""
    worth = [card for card in hand if card.points]
    legal = [
        in_order(kitty),
        in_order(sample(stream, hand, KITTY)),
        in_order(sample(stream, worth, KITTY)) if len(worth) >= KITTY else in_order(sample(stream, hand, KITTY)),
    ]
    lacking = [card for card in FACES if hand.count(card) < 3 and any(card.rank == held.rank for held in hand)]
    wrong = pick(stream, lacking)
    held = [card for card in hand if card == wrong]
    rest = [card for card in hand if card != wrong]
    illegal = [
        in_order((*held, wrong, *sample(stream, rest, KITTY - 1 - len(held)))),
        in_order(sample(stream, hand, pick(stream, (KITTY - 1, KITTY + 1)))),
    ]
    return [*sample(stream, legal, 2), *illegal]


def who_knows(stream: Random) -> Item:
    """Ask which seats know what is buried: the declarer alone, until the settlement (C18)."""
    over = stream.random() < 1 / 4

    def wanted(at: State) -> bool:
        return at.phase == (SETTLED if over else PLAY) and (over or bool(at.friends) or at.top is not None)

    state = find(stream, wanted)
    declarer = state.declarer or 0
    right = [seat for seat in range(SEATS) if state.view(seat).buried is not None]
    facts: dict[str, object] = {"declarer": declarer, "cards": state.buried, "points": points(state.buried)}

    def why(seat: int) -> Remark:
        known = {**facts, "seat": seat}
        if over:
            return remark(N_("The game is settled, so what is buried is shown to seat {seat}, too."), "C18", **known)
        if seat == declarer:
            return remark(N_("Seat {seat} is the declarer and has buried the cards itself."), "C18", **known)
        if seat in state.friends:
            return remark(N_("Seat {seat} is a friend, but buried cards are not shown to friends either."), "C18",
                          **known)  # fmt: skip
        return remark(N_("Seat {seat} has seen nothing of it: the cards are buried face down."), "C18", **known)

    told = (
        Message(N_("The game has just been settled."), {})
        if over
        else Message(N_("Seat {declarer} is the declarer. The game is being played."), facts)
    )
    solution = (
        remark(N_("At the settlement the buried cards are shown to all: {cards}."), "C18", **facts)
        if over
        else remark(N_("Only seat {declarer}, the declarer, knows them until the settlement."), "C18", **facts)
    )
    return Item(
        position=state if over else state.view((declarer + 1) % SEATS),
        told=(told,),
        question=Message(N_("Who knows which cards are buried? Choose all who do."), {}),
        form=seat_options(right, why, solution),
        answer=keys(right),
        otherwise=solution,
        solution=(solution,),
        hints=(
            Hint(remark(N_("Who buried the cards?"), "C18")),
            Hint(remark(N_("They lie face down until the settlement."), "C18")),
        ),
        solved=CardShowing(),
    )


KINDS = (
    Kind("burials", ("C18",), burials),
    Kind("who knows the kitty", ("C18",), who_knows),
)
