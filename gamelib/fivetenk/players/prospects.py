"""What a strong player found, explained: the reasons of rules of thumb, and what the games imagined came to (C35)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from gamelib.core import N_, Message
from gamelib.core.advice import Figure, Option, Reason
from gamelib.core.sampling import margin
from gamelib.fivetenk.moves import Move
from gamelib.fivetenk.players import reasons, reasons_before_play
from gamelib.fivetenk.players.trying import PlayTried, Tried
from gamelib.fivetenk.players.weighing import STEP, WON, Ended, Prospect

PERCENT, STEPS = N_("%"), N_("steps")

LIKELY = 0.05
"""What happens more often by less than this share of the games is not worth a sentence."""

FEWEST = 5
"""Of fewer games than this nothing is said to be clear."""

MEANING = N_(
    "The worth is in expected points above an even game, with {step} for each step of promotion and {won} for winning: "
    "what the games imagined showed, weighed with rules of thumb, because so few games vary by chance."
)


def explained(prospects: Sequence[Prospect[Tried]]) -> tuple[Option[Move], ...]:
    """Explain prospects, best first, each beside the others."""
    return tuple(_option(prospect, prospects) for prospect in prospects)


def meaning() -> Message:
    """Say how the worth of a choice is to be read."""
    return Message(MEANING, {"step": STEP, "won": WON})


def _option(prospect: Prospect[Tried], prospects: Sequence[Prospect[Tried]]) -> Option[Move]:
    behind, uncertain = prospect.behind(prospects[0])
    choice = prospect.choice
    told = [*_by_thumb(choice, prospects), *_on_average(prospect, prospects)]
    return Option(choice.move, prospect.worth, behind, uncertain, tuple(_figures(prospect)), tuple(told))


def _by_thumb(choice: Tried, prospects: Sequence[Prospect[Tried]]) -> Iterator[Reason]:
    if isinstance(choice, PlayTried):
        shown = [other.choice.outlook for other in prospects if isinstance(other.choice, PlayTried)]
        yield from reasons.reasons(choice.outlook, shown)
    else:
        yield from reasons_before_play.reasons(choice.before)


def _on_average(prospect: Prospect[Tried], prospects: Sequence[Prospect[Tried]]) -> Iterator[Reason]:
    """Tell in what it is the best of the choices shown, in the games imagined, beyond what chance could make up."""
    others = [other for other in prospects if other is not prospect]
    if _clearly_most(prospect, others, lambda ended: float(ended.points)):
        sentence = N_("Of these choices it brings its side the most points in the games imagined: {points} on average.")
        yield Reason(reasons.POINTS, Message(sentence, {"points": round(_points(prospect))}), ("C30",))
    out = _out(prospect)
    if _clearly_most(prospect, others, lambda ended: float(ended.out)) and out >= min(map(_out, others)) + LIKELY:
        sentence = N_(
            "Of these choices it gets its whole side out first most often: in {percent} % of the games imagined."
        )
        yield Reason(reasons.ENDING, Message(sentence, {"percent": round(100 * out)}), ("C27",))


def _clearly_most(
    prospect: Prospect[Tried], others: Sequence[Prospect[Tried]], measure: Callable[[Ended], float]
) -> bool:
    """Tell whether a choice came to more than each of the others, beyond the 95 % interval of the difference."""
    for other in others:
        pairs = zip(prospect.ended, other.ended, strict=False)
        differences = [measure(one) - measure(two) for one, two in pairs]
        if len(differences) < FEWEST or fmean(differences) <= margin(differences):
            return False
    return bool(others)


def _points(prospect: Prospect[Tried]) -> float:
    return fmean([float(ended.points) for ended in prospect.ended])


def _out(prospect: Prospect[Tried]) -> float:
    return fmean([float(ended.out) for ended in prospect.ended])


def _figures(prospect: Prospect[Tried]) -> Iterator[Figure]:
    """Give the numbers: what the games imagined came to, and what can be counted."""
    ended = prospect.ended
    yield reasons.worth_figure(prospect.worth)
    yield _estimate(N_("expected points of the own side"), [float(one.points) for one in ended], reasons.POINTS)
    yield _estimate(N_("expected steps of promotion"), [float(one.steps) for one in ended], STEPS)
    yield _estimate(N_("own side out first"), [100.0 * one.out for one in ended], PERCENT)
    choice = prospect.choice
    if isinstance(choice, PlayTried):
        if choice.outlook.play:
            yield _estimate(N_("stays unanswered"), [100.0 * one.unbeaten for one in ended], PERCENT)
        yield from reasons.figures(choice.outlook)
    else:
        yield from reasons_before_play.figures(choice.before)


def _estimate(name: str, values: Sequence[float], unit: str) -> Figure:
    return Figure(name, fmean(values), unit, margin(values))
