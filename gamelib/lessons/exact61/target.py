"""Questions about the exact target: accepted or rejected, the score after, who has won, strokes (D16-D18, D27)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import TARGET, State
from gamelib.exact61.events import PlacementEvent, score_facts
from gamelib.exact61.scoring import RAW_PER_POINT, side_count
from gamelib.lessons.chances import pick
from gamelib.lessons.exact61.kinds import side_label
from gamelib.lessons.exact61.positions import find, origin, placed, scores_with, with_scores
from gamelib.lessons.exact61.showing import TileShowing, counting_ports
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Hint, Item, WrongWay, wrong_answers
from gamelib.lessons.kinds import Kind, choice, remark
from gamelib.lessons.verdicts import Remark

SHOWN = TARGET // RAW_PER_POINT


class Scoring(NamedTuple):
    """A placement that scores near the target: the state before it, the state after it, and its event."""

    before: State
    after: State
    event: PlacementEvent

    @property
    def told(self) -> tuple[Message, ...]:
        """What is told of it: the placement, its sum, and where its side stands."""
        event = self.event
        facts = {"raw": event.raw, "total": event.total, **self.facts}
        return (
            event.message,
            Message(N_("The ends then add up to {total}: {raw} raw points, {displayed} displayed."), facts),
            Message(N_("Seat {seat} plays for side {side}, which stands at {before} displayed."), facts),
        )

    @property
    def facts(self) -> dict[str, object]:
        """What the sentences speak of; scores are displayed points."""
        event = self.event
        return {"seat": event.seat, **score_facts(event.side, event.raw, event.before, event.after)}

    @property
    def verdict(self) -> Remark:
        """Say what becomes of the points."""
        if not self.event.accepted:
            return remark(N_("{before} + {displayed} = {over} is above {target}."), "D16", **self.facts)
        if self.event.after == TARGET:
            return remark(
                N_("{before} + {displayed} = {target} exactly, which is not above it."), "D16", "D18", **self.facts
            )
        return remark(N_("{before} + {displayed} = {over}, which is not above {target}."), "D16", "D17", **self.facts)

    @property
    def showing(self) -> TileShowing:
        """Show the tile and the port it is joined to."""
        place = placed(self.after)
        return TileShowing(lit=(place.tile, place.at) if place.at else (place.tile,))


def scoring_near(stream: Random, gaps: tuple[int, ...]) -> Scoring:
    """Find an ordinary placement that scores, and set its side's score so that it ends near the target.

    ``gaps`` are displayed points above the target to choose from, 0 for exactly there, negative for below.
    """
    gap = pick(stream, gaps) * RAW_PER_POINT
    least = pick(stream, (5, 10, 15))

    def wanted(state: State) -> bool:
        event = state.events[0] if state.previous and state.previous.turn is not None else None
        return (
            isinstance(event, PlacementEvent)
            and event.raw >= max(least, gap + RAW_PER_POINT)
            and not event.going_out
            and state.hand_over is None
            and len(state.layout) <= 10
        )

    found = find(stream, wanted)
    before = origin(found)
    side, raw = before.sides[before.turn or 0], found.layout.raw_points
    before = with_scores(before, scores_with(stream, before.players, side, TARGET - raw + gap))
    after = before.play(placed(found))
    event = after.events[0]
    if not isinstance(event, PlacementEvent):
        raise TypeError(f"{event!r} is no placement")
    return Scoring(before, after, event)


def accepted(stream: Random) -> Item:
    """Ask whether the points of a placement are accepted (D16, D17)."""
    scoring = scoring_near(stream, (-1, 0, 0, 1, 1, 2))
    event = scoring.event
    right = "accepted" if event.accepted else "rejected"
    whole = remark(N_("An event is taken as a whole or not at all: no part of it is cut off."), "D16")
    about = {"accepted": scoring.verdict, "rejected": scoring.verdict, "part": whole}
    labels = (
        ("accepted", Message(N_("They are accepted."), {})),
        ("rejected", Message(N_("They are rejected as a whole."), {})),
        ("part", Message(N_("They are accepted as far as {target}."), {"target": SHOWN})),
    )
    form, mistakes = choice(labels, {key: why for key, why in about.items() if key != right})
    return Item(
        position=scoring.before.view(event.seat),
        told=scoring.told,
        question=Message(N_("What becomes of these points?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=whole,
        solution=(scoring.verdict, Remark(event.score_message, ("D16", "D17"))),
        hints=target_hints(scoring),
        after=scoring.after.view(event.seat),
        showing=scoring.showing,
    )


class After(NamedTuple):
    """A score before an event, what the event is worth, and whether it is accepted; displayed points but ``raw``."""

    before: int
    displayed: int
    raw: int
    accepted: bool
    over: int
    target: int = SHOWN


AFTER_WAYS: tuple[WrongWay[After], ...] = (
    WrongWay(
        "applied though above",
        lambda facts: None if facts.accepted else facts.over,
        N_("Your {answer} is above {target}, so the points are rejected and the score does not move."),
        ("D16",),
    ),
    WrongWay(
        "cut off at the target",
        lambda facts: None if facts.accepted else facts.target,
        N_("The points are not cut off at {target}: {before} + {displayed} is above it, so none of them count."),
        ("D16",),
    ),
    WrongWay(
        "rejected at exactly 61",
        lambda facts: facts.before if facts.accepted and facts.over == facts.target else None,
        N_("{before} + {displayed} is exactly {target}, and only what is above it is rejected."),
        ("D16", "D18"),
    ),
    WrongWay(
        "not applied",
        lambda facts: facts.before if facts.accepted and facts.over != facts.target else None,
        NN_(
            "{before} is the score before; {displayed} more does not take it above {target}, so it is applied.",
            "{before} is the score before; {displayed} more do not take it above {target}, so they are applied.",
            "displayed",
        ),
        ("D16", "D17"),
    ),
    WrongWay(
        "raw added to displayed",
        lambda facts: facts.before + facts.raw,
        N_("Your {answer} adds {raw} raw points to a displayed score; {raw} raw are {displayed} displayed."),
        ("D27",),
    ),
    WrongWay(
        "raw score",
        lambda facts: RAW_PER_POINT * (facts.over if facts.accepted else facts.before),
        N_("Your {answer} is the score in raw points; displayed it is a fifth of that."),
        ("D27",),
    ),
    WrongWay(
        "points for score",
        lambda facts: facts.displayed,
        N_("Your {answer} is what the placement is worth; the side had {before} before."),
        ("D15",),
    ),
)
"""What is typically done wrong in telling the score after an event."""


def score_after(stream: Random) -> Item:
    """Ask for the displayed score after a placement (D16, D17)."""
    scoring = scoring_near(stream, (-4, -3, -2, -1, 0, 0, 1, 1, 2, 2))
    event = scoring.event
    facts = After(
        event.before // RAW_PER_POINT,
        event.displayed,
        event.raw,
        bool(event.accepted),
        (event.before + event.raw) // RAW_PER_POINT,
    )
    answer = event.after // RAW_PER_POINT
    return Item(
        position=scoring.before.view(event.seat),
        told=scoring.told,
        question=Message(N_("Where does side {side} stand after that?"), scoring.facts),
        form=Number(Message(N_("displayed points"), {})),
        answer=answer,
        mistakes=wrong_answers(AFTER_WAYS, facts, answer),
        otherwise=remark(N_("Add the displayed points, then compare with {target}."), "D16", target=SHOWN),
        solution=(scoring.verdict, Remark(event.score_message, ("D16", "D17"))),
        hints=target_hints(scoring),
        after=scoring.after.view(event.seat),
        showing=scoring.showing,
        solved=TileShowing(lit=counting_ports(scoring.after.layout), sums=(event.score_message,)),
    )


def match_won(stream: Random) -> Item:
    """Ask whether a placement wins the match, and for which side (D18, D2)."""
    scoring = scoring_near(stream, (-1, 0, 0, 0, 1))
    event, after = scoring.event, scoring.after
    players = after.players
    right = str(after.outcome.winner) if after.outcome else "no"
    facts = scoring.facts
    about: dict[str, Remark] = {}
    for side, score in enumerate(after.scores):
        if str(side) == right:
            continue
        if side == event.side:
            about[str(side)] = (
                remark(N_("{before} + {displayed} = {over}, and only exactly {target} wins."), "D18", **facts)
                if event.accepted
                else remark(N_("{before} + {displayed} = {over} is above {target}: rejected, so it stays at {before}."),
                            "D16", "D18", **facts)
            )  # fmt: skip
        else:
            about[str(side)] = remark(
                N_("Side {side} stands at {score}; scores are not compared, only exactly {target} wins."),
                "D18", side=side, score=score // RAW_PER_POINT, target=SHOWN,
            )  # fmt: skip
    won = remark(
        N_("{before} + {displayed} = {target} exactly: the match ends there, in mid-hand too."), "D18", **facts
    )
    if right != "no":
        about["no"] = won
    labels = [(str(side), side_label(side, players)) for side in range(side_count(players))]
    form, mistakes = choice([*labels, ("no", Message(N_("No side: play goes on."), {}))], about)
    solution = (
        (won,)
        if right != "no"
        else (scoring.verdict, remark(N_("No side stands at exactly {target}, so play goes on."), "D18", **facts))
    )
    return Item(
        position=scoring.before.view(event.seat),
        told=scoring.told[:2],
        question=Message(N_("Which side has won the match now?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=remark(N_("Only exactly {target} wins."), "D18", target=SHOWN),
        solution=solution,
        hints=(
            Hint(remark(N_("Seat {seat} plays for side {side}, which stands at {before} displayed."), "D2", **facts)),
            *target_hints(scoring),
        ),
        after=scoring.after.view(event.seat),
        showing=scoring.showing,
    )


def target_hints(scoring: Scoring) -> tuple[Hint, ...]:
    """Help in steps: what to add, and what to compare it with."""
    facts = scoring.facts
    return (
        Hint(remark(N_("Only displayed points are added to a displayed score: here {displayed}."), "D27", **facts)),
        Hint(remark(N_("Compare {before} + {displayed} with {target}: above it, nothing counts."), "D16", **facts)),
    )


KINDS = (
    Kind("accepted", ("D16", "D17"), accepted),
    Kind("score after", ("D16", "D17"), score_after),
    Kind("match won", ("D18", "D2"), match_won),
)
