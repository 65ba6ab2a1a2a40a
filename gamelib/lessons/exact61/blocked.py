"""Questions about a blocked hand: the order, a hand's gain, what is applied near 61, who wins it (D23-D26)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import TARGET, State, pips, round_to_five
from gamelib.exact61.scoring import RAW_PER_POINT, BlockedLine, blocked_lines, blocked_winners, partner_of, side_count
from gamelib.exact61.settlement_events import BlockedGainEvent
from gamelib.exact61.table import Table
from gamelib.lessons.chances import pick, shuffle
from gamelib.lessons.exact61.blocked_mistakes import EVENT_WAYS, GAIN_WAYS, ORDER_WAYS, Events, Gain, Hands, order_key
from gamelib.lessons.exact61.kinds import side_label
from gamelib.lessons.exact61.positions import before_settlement, find, origin, scores_with, with_scores
from gamelib.lessons.exact61.showing import HANDS, counted_hands
from gamelib.lessons.forms import Choice, Number, Option, Several
from gamelib.lessons.items import Hint, Item, WrongAnswer, wrong_answers
from gamelib.lessons.kinds import Kind, choice, remark, seat_label
from gamelib.lessons.verdicts import Remark

SHOWN = TARGET // RAW_PER_POINT


def held_in(state: State) -> tuple[int, ...]:
    """Count the pips of each hand."""
    return tuple(pips(hand) for hand in state.hands)


def lines_of(state: State) -> tuple[BlockedLine, ...]:
    """Give the lines of a blocked hand, in order."""
    return blocked_lines(held_in(state), state.sides)


def find_blocked(
    stream: Random, wanted: Callable[[Sequence[int], Sequence[int]], object], players: Sequence[int] = (3, 4)
) -> State:
    """Find a blocked hand, settled, with some tiles to count; ``wanted`` looks at the pips and the sides."""

    def ended(table: Table) -> bool:
        held = sum(map(len, table.hands))
        some = len(table.hands) + 2 <= held <= 15
        return table.over == "blocked" and some and bool(wanted(table.held(), table.sides))

    return find(stream, lambda state: state.hand_over == "blocked", players, ended)


def hands_told(state: State) -> Message:
    """Tell what each hand holds."""
    each = tuple(
        Message(N_("seat {seat}: {number}"), {"seat": seat, "number": count})
        for seat, count in enumerate(held_in(state))
    )
    return Message(N_("Pips in the hands: {hands}."), {"hands": each})


BLOCKED = Message(N_("The hand is blocked, and all hands are shown."), {})


def order(stream: Random) -> Item:
    """Ask in which order the hands are taken (D23, D25)."""
    tie = pick(stream, (False, False, True))
    state = find_blocked(stream, lambda held, _: (len(set(held)) < len(held)) == tie)
    facts = Hands(held_in(state), state.sides, tuple(map(len, state.hands)))
    right = tuple(line.seat for line in lines_of(state))
    wrong: dict[object, WrongAnswer] = {}
    # Where hands tie, the other order among them is always one of the answers.
    ways = sorted(shuffle(stream, ORDER_WAYS), key=lambda way: way.name != "ties the other way")
    for mistake in wrong_answers(ways, facts, order_key(right)):
        if len(wrong) < 3:
            wrong.setdefault(mistake.answer, mistake)
    options = [(name, order_label(name)) for name in shuffle(stream, [order_key(right), *map(str, wrong)])]
    return Item(
        position=before_settlement(state),
        told=(BLOCKED,),
        question=Message(N_("In which order do the hands get their gains?"), {}),
        form=Choice(tuple(Option(name, label) for name, label in options)),
        answer=order_key(right),
        mistakes=tuple(wrong.values()),
        otherwise=remark(N_("The lightest hand comes first, each hand by itself."), "D23"),
        solution=(
            Remark(hands_told(state), ("D23",)),
            remark(N_("Seats from the lightest hand on: {order}."), "D23", "D25", order=right),
        ),
        hints=(
            Hint(remark(N_("Count the pips in each hand; the number of tiles does not matter."), "D23")),
            Hint(remark(N_("The lightest hand comes first; equal ones go by seat, from 0."), "D23", "D25", "R2")),
            Hint(Remark(hands_told(state), ("D23",))),
        ),
        showing=HANDS,
        solved=replace(HANDS, counted=tuple(range(state.players))),
    )  # fmt: skip


def order_label(order: str) -> Message:
    """Say an order of seats."""
    first, *rest = order.split()
    return Message(N_("Seat {first}, then {rest}"), {"first": first, "rest": tuple(rest)})


def gain(stream: Random) -> Item:
    """Ask what one hand of a blocked hand gains (D24)."""
    apart = pick(stream, (False, True, True))

    def fitting(held: Sequence[int], sides: Sequence[int]) -> list[BlockedLine]:
        return [
            line
            for line in blocked_lines(held, sides)
            if line.seats and (not apart or sum(map(round_to_five, line.differences)) != line.raw)
        ]

    state = find_blocked(stream, fitting)
    line = pick(stream, fitting(held_in(state), state.sides))
    held, sides, seat = held_in(state), state.sides, line.seat
    against = [other for other in range(state.players) if sides[other] != sides[seat]]
    heavier = tuple(held[other] for other in line.seats)
    lighter = tuple(held[other] for other in against if held[other] <= line.pips)
    opposite = partner_of(seat, state.players)
    facts = Gain(seat, line.pips, heavier, lighter, None if opposite is None else held[opposite], line.raw)
    named = {"seat": seat, "own": line.pips, "seats": line.seats, "raw": line.raw, "sum": sum(line.differences)}
    each = [f"{pips} − {line.pips}" for pips in heavier]
    terms = each[0] if len(each) == 1 else " + ".join(f"({difference})" for difference in each)
    summed = remark(N_("{terms} = {sum}, rounded to {raw}."), "D24", terms=terms, **named)
    return Item(
        position=before_settlement(state),
        told=(BLOCKED,),
        question=Message(N_("How many raw points does seat {seat}'s hand gain?"), named),
        form=Number(Message(N_("raw points"), {})),
        answer=line.raw,
        mistakes=wrong_answers(GAIN_WAYS, facts, line.raw),
        otherwise=remark(
            N_("From each opponent's hand with more pips take this hand's, add up, and round once."), "D24"
        ),
        solution=(
            Remark(hands_told(state), ("D23",)),
            summed,
        ),
        hints=(
            Hint(Remark(hands_told(state), ("D23",))),
            Hint(
                remark(
                    NN_(
                        "{count} opponent's hand has more pips than seat {seat}'s.",
                        "{count} opponents' hands have more pips than seat {seat}'s.",
                    ),
                    "D24", "D2", count=len(heavier), **named,
                )
            ),
            Hint(remark(N_("Take {own} from each of them, add up what is left, and round once."), "D24", **named)),
        ),
        showing=HANDS,
        solved=replace(
            counted_hands(state, (seat, *line.seats), (summed.message,)), counted=tuple(range(state.players))
        ),
    )  # fmt: skip


def applied(stream: Random) -> Item:
    """Ask which gains of a blocked hand are applied where a side is near the target (D25)."""
    settled = near_target(stream, exact=pick(stream, (False, True)))
    shown = before_settlement(settled)
    gains = gains_of(settled)
    facts = Events(gains, shown.scores)
    happened = {event.seat: event for event in settled.events if isinstance(event, BlockedGainEvent)}
    right = frozenset(str(seat) for seat, event in happened.items() if event.accepted)
    options = tuple(_event_option(gain, happened.get(gain[0]), SHOWN) for gain in gains)
    in_order = tuple(
        Message(N_("seat {seat}: {raw} raw ({displayed} displayed)"),
                {"seat": seat, "raw": raw, "displayed": raw // RAW_PER_POINT})
        for seat, _, raw in gains
    )  # fmt: skip
    after = tuple(
        Remark(event.score_message, ("D25",) if event.accepted else ("D25", "D16")) for event in happened.values()
    )
    done = (
        (remark(N_("The match is over there, and the rest is not applied."), "D25", "D18"),) if settled.outcome else ()
    )
    return Item(
        position=shown,
        told=(BLOCKED, Message(N_("The gains, in order: {gains}."), {"gains": in_order})),
        question=Message(N_("Whose gains are applied? Choose all of them."), {}),
        form=Several(options, "seats"),
        answer=right,
        mistakes=wrong_answers(EVENT_WAYS, facts, right),
        otherwise=remark(N_("Take the gains in order, each by itself."), "D25"),
        solution=(*after, *done),
        after=settled,
        hints=(
            Hint(remark(N_("Take the gains in order, and add each to the score of its side."), "D25", "D2")),
            Hint(remark(N_("What would come above {target} is rejected by itself; the next one is still looked at."),
                        "D25", "D16", target=SHOWN)),
            Hint(remark(N_("At exactly {target} the match is over: nothing after that is applied."), "D25", "D18",
                        target=SHOWN)),
        ),
        showing=HANDS,
        solved=replace(HANDS, counted=tuple(range(settled.players))),
    )  # fmt: skip


def gains_of(state: State) -> tuple[tuple[int, int, int], ...]:
    """List the gains of a blocked hand in order, as seat, side and raw points; those of nothing are left out (R11)."""
    return tuple((line.seat, state.sides[line.seat], line.raw) for line in lines_of(state) if line.raw)


def near_target(stream: Random, *, exact: bool) -> State:
    """Find a blocked hand and scores before it with which some gains are applied and some are not.

    A side is set so that one gain takes it to exactly 61, or one displayed point above.
    """
    while True:
        state = find_blocked(stream, lambda held, sides: sum(line.raw > 0 for line in blocked_lines(held, sides)) > 1)
        gains = gains_of(state)
        beyond = 0 if exact else RAW_PER_POINT
        _, side, raw = pick(stream, gains)
        moved = before_settlement(state).scores[side] - origin(state).scores[side]
        score = TARGET - raw + beyond - moved
        if score >= TARGET:
            continue
        settled = with_scores(origin(state), scores_with(stream, state.players, side, score)).play(str(state.move))
        applied = [event.accepted for event in settled.events if isinstance(event, BlockedGainEvent)].count(True)
        if settled.hand_over == "blocked" and 0 < applied < len(gains):
            return settled


def _event_option(gain: tuple[int, int, int], event: BlockedGainEvent | None, target: int) -> Option:
    """Make the option of one gain, with what is said where it is judged wrongly."""
    seat, side, raw = gain
    label = seat_label(seat)
    facts: dict[str, object] = {"seat": seat, "side": side, "displayed": raw // RAW_PER_POINT, "target": target}
    if event is None:
        over = N_("Seat {seat}'s gain comes after the match is over, so it is not applied.")
        return Option(str(seat), label, extra=remark(over, "D25", "D18", **facts))
    facts |= {"before": event.before // RAW_PER_POINT, "over": (event.before + raw) // RAW_PER_POINT}
    if event.accepted:
        fine = N_("Seat {seat}'s gain is applied: {before} + {displayed} = {over} is not above {target}.")
        return Option(str(seat), label, missing=remark(fine, "D25", "D16", **facts))
    above = N_("Seat {seat}'s gain is rejected: side {side}'s {before} + {displayed} = {over} is above {target}.")
    return Option(str(seat), label, extra=remark(above, "D25", "D16", **facts))


def winner(stream: Random) -> Item:
    """Ask who wins a blocked hand (D26)."""
    tie = pick(stream, (False, False, True))
    state = find_blocked(stream, lambda held, _: (held.count(min(held)) > 1) == tie, (2, 3, 4) if tie else (3, 4))
    held, sides, players = held_in(state), state.sides, state.players
    winners = blocked_winners(held, sides)
    fewest = tuple(seat for seat in range(players) if held[seat] == min(held))
    right = str(winners[0]) if len(winners) == 1 else "tie"
    named = {"seats": fewest, "seat": fewest[0], "fewest": min(held), "side": winners[0], "sides": winners}
    gains = {side: sum(line.raw for line in lines_of(state) if sides[line.seat] == side) for side in set(sides)}
    about: dict[str, Remark] = {}
    for side in range(side_count(players)):
        if len(winners) > 1 and side in winners:
            about[str(side)] = remark(N_("Another side holds as few, so nobody wins alone."), "D26", **named)
        elif side == max(gains, key=lambda side: gains[side]):
            about[str(side)] = remark(
                N_("The fewest pips decide, not the largest gain; seat {seat} holds the fewest, {fewest}."),
                "D26",
                **named,
            )
        else:
            about[str(side)] = remark(
                N_("Single hands are compared: seat {seat} holds the fewest pips, {fewest}."), "D26", "D23", **named
            )
    one = N_("Seat {seat} alone holds the fewest pips, {fewest}, so side {side} wins.")
    pair = N_("Seats {seats} both hold the fewest pips, {fewest}; they are one pair, so side {side} wins.")
    ties = N_("Seats {seats} share the fewest pips, {fewest}, and play for different sides: a tie.")
    sentence = ties if len(winners) > 1 else pair if len(fewest) > 1 else one
    about["tie"] = remark(sentence, "D26", **named)
    labels = [(str(side), side_label(side, players)) for side in range(side_count(players))]
    labels.append(("tie", Message(N_("Nobody: it is a tie"), {})))
    form, mistakes = choice(labels, {name: why for name, why in about.items() if name != right})
    return Item(
        position=before_settlement(state),
        told=(BLOCKED,),
        question=Message(N_("Which side wins the blocked hand?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=remark(N_("The side of the lightest hand wins."), "D26"),
        solution=(Remark(hands_told(state), ("D23",)), remark(sentence, "D26", **named)),
        hints=(
            Hint(remark(N_("Count the pips in each hand, and look for the lightest one."), "D26", "D23")),
            Hint(Remark(hands_told(state), ("D23",))),
        ),
        showing=HANDS,
        solved=replace(counted_hands(state, fewest), counted=tuple(range(players))),
    )


KINDS = (
    Kind("order", ("D23", "D25"), order),
    Kind("gain", ("D24",), gain),
    Kind("applied gains", ("D25",), applied),
    Kind("blocked hand's winner", ("D26",), winner),
)
