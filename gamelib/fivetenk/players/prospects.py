"""What a strong player found, explained: the reasons of rules of thumb, and what the games imagined came to (C35)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from gamelib.core import N_, Message
from gamelib.core.advice import Figure, Option, Reason
from gamelib.core.sampling import margin
from gamelib.fivetenk.moves import Move
from gamelib.fivetenk.players import reasons, reasons_before_play
from gamelib.fivetenk.players.trying import PlayTried, Tried
from gamelib.fivetenk.players.weighing import Prospect

PERCENT, STEPS = N_("%"), N_("steps")

LIKELY = 0.05
"""What happens more often by less than this share of the games is not worth a sentence."""


def explained(prospects: Sequence[Prospect[Tried]]) -> tuple[Option[Move], ...]:
    """Explain prospects, best first, each beside the others."""
    return tuple(_option(prospect, prospects) for prospect in prospects)


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
    """Tell in what it is the best of the choices shown, in the games imagined."""
    others = [other for other in prospects if other is not prospect]
    own = _points(prospect)
    if others and own > max(map(_points, others)):
        sentence = N_("Of these choices it brings its side the most points in the games imagined: {points} on average.")
        yield Reason(reasons.POINTS, Message(sentence, {"points": round(own)}), ("C30",))
    out = _out(prospect)
    if others and out > max(map(_out, others)) and out >= min(map(_out, others)) + LIKELY:
        sentence = N_(
            "Of these choices it gets its whole side out first most often: in {percent} % of the games imagined."
        )
        yield Reason(reasons.ENDING, Message(sentence, {"percent": round(100 * out)}), ("C27",))


def _points(prospect: Prospect[Tried]) -> float:
    return fmean([float(ended.points) for ended in prospect.ended])


def _out(prospect: Prospect[Tried]) -> float:
    return fmean([float(ended.out) for ended in prospect.ended])


def _figures(prospect: Prospect[Tried]) -> Iterator[Figure]:
    """Give the numbers: what the games imagined came to, and what can be counted."""
    ended = prospect.ended
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
