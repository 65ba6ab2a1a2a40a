"""Questions about going out: what the other hands bring, the net, and whether it is taken (D5, D19-D22)."""

from __future__ import annotations

from random import Random

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import TARGET, State, pips, round_to_five
from gamelib.exact61.events import score_facts
from gamelib.exact61.scoring import RAW_PER_POINT, partner_of
from gamelib.exact61.settlement_events import GoingOutEvent
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.going_out_mistakes import NET_WAYS, PARTNER_WAYS, TOTAL_WAYS, Out
from gamelib.lessons.exact61.positions import before_settlement, find, origin, placed, scores_with, with_scores
from gamelib.lessons.exact61.showing import HANDS, TileShowing, counted_hands, counting_ports
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Hint, Item, wrong_answers
from gamelib.lessons.kinds import Kind, choice, remark, seat_label
from gamelib.lessons.verdicts import Remark

SMALL = {2: 12, 3: 15, 4: 19}
"""How many tiles may lie on the table, by number of players; every third hand that ends by going out is so short."""


def going_out_of(state: State) -> GoingOutEvent:
    """Give the going-out event of a settled state."""
    event = state.events[1]
    if not isinstance(event, GoingOutEvent):
        raise TypeError(f"{event!r} is no going out")
    return event


def out_of(state: State) -> Out:
    """Work out what counts from a settled state."""
    event = going_out_of(state)
    held = tuple(pips(hand) for seat, hand in enumerate(state.hands) if state.sides[seat] != event.side)
    return Out(
        event.seat,
        event.placement,
        state.layout.total,
        held,
        event.opponents,
        event.opponents_rounded,
        event.partner or 0,
        event.partner_rounded,
        event.net,
        event.partner is not None,
    )


def find_out(stream: Random, players: tuple[int, ...], near: tuple[str, ...]) -> State:
    """Find a hand that ends by going out; ``near`` are the near misses to choose from, "" for none."""
    miss = pick(stream, near)

    def wanted(state: State) -> bool:
        if not ends_small(state):
            return False
        out = out_of(state)
        return {
            "": True,
            "apart": out.apart != out.plus,
            "mixed": out.pair and round_to_five(out.held - out.partner) != out.plus - out.minus,
            "scores": out.placement > 0,
            "scores not": out.total % 5 > 0,
        }[miss]

    return find(stream, wanted, players)


def ends_small(state: State) -> bool:
    """Tell whether a hand has ended by going out with few enough tiles to look through."""
    return state.hand_over == "out" and len(state.layout) <= SMALL[state.players]


def opponents_total(stream: Random) -> Item:
    """Ask what the opponents' hands bring to the seat that has gone out (D20)."""
    state = find_out(stream, (3, 4), ("", "apart", "apart"))
    facts = out_of(state)
    terms = " + ".join(map(str, facts.opponents))
    named = {**facts._asdict(), "terms": terms}
    added = remark(
        NN_(
            "The opponents hold {terms} = {held} pip, rounded once to {plus}.",
            "The opponents hold {terms} = {held} pips, rounded once to {plus}.",
            "held",
        ),
        "D20",
        **named,
    )
    return Item(
        position=before_settlement(state),
        told=(gone_out(facts),),
        question=Message(N_("How many raw points do the opponents' tiles bring?"), {}),
        form=Number(Message(N_("raw points"), {})),
        answer=facts.plus,
        mistakes=wrong_answers(TOTAL_WAYS, facts, facts.plus),
        otherwise=remark(N_("Add up the pips of every opponent's hand, and round that total once."), "D20"),
        solution=(added,),
        hints=(
            Hint(remark(opponents_sentence(state), "D2", **opponents_facts(state))),
            Hint(remark(N_("Their hands hold {terms} pips."), "D20", **named)),
            Hint(
                remark(N_("Round once, to the nearest multiple of 5: 1 or 2 over go down, 3 or 4 over go up."), "D20")
            ),
        ),
        showing=HANDS,
        solved=counted_hands(state, opponents_facts(state)["seats"], (added.message,)),
    )


def partner_total(stream: Random) -> Item:
    """Ask how much the partner's hand takes off (D21)."""
    state = find_out(stream, (4,), ("",))
    facts = out_of(state)
    named = {**facts._asdict(), "other": partner_of(facts.seat, state.players)}
    rounded = remark(
        NN_(
            "Seat {other}, opposite, holds {partner} pip, rounded by itself to {minus}.",
            "Seat {other}, opposite, holds {partner} pips, rounded by themselves to {minus}.",
            "partner",
        ),
        "D21",
        "D2",
        **named,
    )
    return Item(
        position=before_settlement(state),
        told=(gone_out(facts),),
        question=Message(N_("How many raw points do the partner's tiles take off?"), {}),
        form=Number(Message(N_("raw points"), {})),
        answer=facts.minus,
        mistakes=wrong_answers(PARTNER_WAYS, facts, facts.minus),
        otherwise=remark(N_("Add up the pips of the hand opposite, and round that total by itself."), "D21"),
        solution=(rounded,),
        hints=(
            Hint(remark(N_("Partners sit opposite each other: seat {other} is seat {seat}'s partner."), "D2", **named)),
            Hint(
                remark(NN_("Seat {other} holds {partner} pip.", "Seat {other} holds {partner} pips.", "partner"),
                       "D21", **named)
            ),
            Hint(remark(N_("Round it by itself: 1 or 2 over go down, 3 or 4 over go up."), "D21", "D20")),
        ),
        showing=HANDS,
        solved=counted_hands(state, [named["other"]], (rounded.message,)),
    )  # fmt: skip


def net(stream: Random) -> Item:
    """Ask for the net of a going-out event (D19 to D22, R1)."""
    players = pick(stream, ((3,), (4,), (4,)))
    misses = ("apart", "scores", "scores not", "mixed") if players == (4,) else ("apart", "scores", "scores not")
    state = find_out(stream, players, misses)
    facts, event = out_of(state), going_out_of(state)
    named = facts._asdict()
    scores = (
        remark(N_("The ends add up to {total}, so the placement counts {placement}."), "D15", "D19", **named)
        if facts.placement
        else remark(N_("The ends add up to {total}, so the placement scores nothing."), "D15", "D19", **named)
    )
    return Item(
        position=before_settlement(state),
        told=(gone_out(facts),),
        question=Message(N_("What is the net of going out, in raw points?"), {}),
        form=Number(Message(N_("raw points"), {})),
        answer=facts.net,
        mistakes=wrong_answers(NET_WAYS, facts, facts.net),
        otherwise=remark(
            N_("The net is the last placement, plus the opponents' tiles, minus the partner's.")
            if facts.pair
            else N_("The net is the last placement, plus the opponents' tiles."),
            "D22",
            "D20",
        ),
        solution=(scores, Remark(event.message, ("D20", *(("D21",) if facts.pair else ()))),
                  Remark(event.sum_message, ("D22", *(("R1",) if facts.net < 0 else ())))),
        after=state,
        hints=(
            Hint(scores),
            Hint(remark(N_("Add the opponents' pips, {held} in all, and round once."), "D20", **named)),
            Hint(
                remark(
                    NN_(
                        "The partner's {partner} pip is rounded by itself and taken off.",
                        "The partner's {partner} pips are rounded by themselves and taken off.",
                        "partner",
                    ),
                    "D21", **named,
                )
            )
            if facts.pair
            else Hint(remark(N_("There is no partner here, so nothing is taken off."), "D2", "D21")),
        ),
        solved=TileShowing(
            lit=counting_ports(state.layout),
            counted=tuple(seat for seat in range(state.players) if seat != facts.seat),
            sums=(event.sum_message,),
        ),
    )  # fmt: skip


def taken(stream: Random) -> Item:
    """Ask what becomes of a going-out event near the target (D22); parts of it may mislead."""
    case = pick(stream, ("over", "exact", "placement alone", "only with the partner"))

    def wanted(state: State) -> bool:
        if not ends_small(state):
            return False
        out = out_of(state)
        if case == "only with the partner":
            return out.minus > 0 and out.net > 0
        # No side stands at 61 already: a net that is to end above it has to be more than one point.
        least = {"over": RAW_PER_POINT, "exact": 0, "placement alone": out.placement}[case]
        return out.placement > 0 and out.net > least

    found = find(stream, wanted, (4,) if case == "only with the partner" else (2, 3, 4))
    facts = out_of(found)
    side = found.sides[facts.seat]
    score = {
        "over": TARGET - facts.net + RAW_PER_POINT,
        "exact": TARGET - facts.net,
        "placement alone": TARGET - facts.placement,
        "only with the partner": TARGET - facts.net - RAW_PER_POINT * pick(stream, (0, 1)),
    }[case]
    before = with_scores(origin(found), scores_with(stream, found.players, side, score))
    state = before.play(placed(found))
    event = going_out_of(state)
    named = {**score_facts(side, event.net, event.before, event.after), "placement": event.placement // RAW_PER_POINT}
    right = "all" if event.accepted else "nothing"
    whole = (
        remark(N_("The net decides: {before} + {displayed} = {over} is not above {target}."), "D22", "D16", **named)
        if event.accepted
        else remark(N_("The net decides: {before} + {displayed} = {over} is above {target}."), "D22", "D16", **named)
    )
    part = remark(
        N_("Placement, opponents and partner are one event: all of it counts, or none.")
        if facts.pair
        else N_("The placement and the tiles left against it are one event: all of it counts, or none."),
        "D22",
        **named,
    )
    about = {"all": whole, "nothing": whole, "placement": part}
    labels = [
        ("all", Message(N_("All of it is applied."), {})),
        ("nothing", Message(N_("Nothing of it is applied."), {})),
        ("placement", Message(N_("Only the placement's points are applied."), {})),
    ]
    form, mistakes = choice(labels, {key: why for key, why in about.items() if key != right})
    return Item(
        position=before_settlement(state),
        told=(
            event.message,
            Message(N_("The net is {sum} raw points. Side {side} stands at {before} displayed."),
                    {**named, "sum": event.sum_message}),
        ),
        question=Message(N_("What becomes of it?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=part,
        solution=(whole, Remark(event.score_message, ("D22", "D16"))),
        after=state,
        hints=(
            Hint(remark(N_("{raw} raw points are {displayed} displayed."), "D27", **named)),
            Hint(remark(N_("Only the net is compared with {target}, no part of it."), "D22", **named)),
        ),
    )  # fmt: skip


def next_leader(stream: Random) -> Item:
    """Ask who leads the next hand (D5)."""
    how = pick(stream, ("out", "blocked"))
    state = find(stream, lambda at: at.hand_over == how and (how == "blocked" or ends_small(at)), (3, 4),
                 lambda table: table.over == how)  # fmt: skip
    right = str(state.next_leader)
    out = remark(N_("Seat {seat} went out, and so leads the next hand."), "D5", seat=state.went_out)
    lot = remark(N_("After a blocked hand a new lot decides, whoever has won it."), "D5")
    reason = out if how == "out" else lot
    labels = [(str(seat), seat_label(seat)) for seat in range(state.players)]
    labels.append(("lot", Message(N_("A new lot decides"), {})))
    form, mistakes = choice(labels, {key: reason for key, _ in labels if key != right})
    ended = state.events[-1] if how == "blocked" else state.events[0]
    return Item(
        position=before_settlement(state),
        told=(ended.message, Message(N_("The hand is over."), {})) if how == "out" else (ended.message,),
        question=Message(N_("Who leads the next hand?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=reason,
        solution=(reason,),
        hints=(Hint(remark(N_("First look how the hand ended: did somebody go out, or is it blocked?"), "D5", "D8")),),
    )


def gone_out(facts: Out) -> Message:
    """Tell who has placed the last tile."""
    return Message(N_("Seat {seat} has placed its last tile, and all hands are shown."), facts._asdict())


def opponents_facts(state: State) -> dict[str, tuple[int, ...]]:
    """Give the seats that play against the one that has gone out."""
    side = state.sides[state.went_out or 0]
    return {"seats": tuple(seat for seat in range(state.players) if state.sides[seat] != side)}


def opponents_sentence(state: State) -> str:
    """Choose the sentence that names the opponents."""
    if state.players == 4:
        return N_("The opponents sit at seats {seats}; the seat opposite is the partner's.")
    return N_("The opponents sit at seats {seats}.")


KINDS = (
    Kind("opponents' tiles", ("D20", "D19"), opponents_total),
    Kind("partner's tiles", ("D21", "D2"), partner_total),
    Kind("net", ("D22", "D19", "D20", "D21"), net),
    Kind("going out taken", ("D22", "D16"), taken),
    Kind("next leader", ("D5",), next_leader),
)
