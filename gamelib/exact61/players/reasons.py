"""A choice explained: what speaks for each of the best placements, in sentences and in numbers.

Points are told as they stand in the score, a fifth of the raw ones; the raw ones are told too where they would lead
above the target.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from gamelib.core import N_, NN_, Message
from gamelib.core.advice import Advice, Figure, Option, Reason
from gamelib.core.sampling import margin
from gamelib.exact61.moves import Draw, Move, Moves
from gamelib.exact61.players.outlook import Outlook
from gamelib.exact61.players.placements import Choice
from gamelib.exact61.players.weighing import Prospect
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.exact61.view import View

POINTS = N_("points")
TARGET = N_("exact target")
HAND = N_("own hand")
ANSWERS = N_("answers")
PARTNER = N_("partner")
DUTY = N_("duty")

PERCENT, COUNT = N_("%"), ""

HEAVY = 7
"""A tile with at least so many pips is one to get rid of."""

LIKELY = 0.05
"""What happens in less than this share of the deals, or more often by less than that, is not worth a sentence."""

SOME_POINTS = 1.0
"""So many raw points on average are worth a sentence."""


def forced(moves: Moves) -> Advice[Move]:
    """Say why there is nothing to choose: no tile that may be used fits, so the move is a draw or a pass (D7)."""
    (move,) = moves
    sentence = (
        N_("No tile held fits an open port, so one must be drawn.")
        if isinstance(move, Draw)
        else N_("No tile held fits an open port, and the talon is empty, so there is only the pass.")
    )
    return Advice((Option(move, 0.0, reasons=(Reason(DUTY, Message(sentence, {}), ("D7",)),)),))


def only(view: View, choice: Choice) -> Advice[Move]:
    """Tell of the one placement that is legal; who can place must (D7)."""
    (option,) = by_thumb(view, [choice])
    sentence = N_("No other placement is legal, and who can place must.")
    return Advice((option._replace(reasons=(Reason(DUTY, Message(sentence, {}), ("D7",)), *option.reasons)),))


def explained(view: View, prospects: Sequence[Prospect], *, exact: bool) -> tuple[Option[Move], ...]:
    """Explain prospects, best first, each beside the others; ``exact`` where they were worked out to the end."""
    outlooks = [Outlook(view, prospect.choice, prospect) for prospect in prospects]
    options = []
    for outlook, prospect in zip(outlooks, prospects, strict=True):
        behind, uncertain = prospect.behind(prospects[0])
        option = _option(outlook, outlooks, prospect.chance, behind, uncertain)
        options.append(option._replace(reasons=(_worked_out(outlook), *option.reasons)) if exact else option)
    return tuple(options)


def by_thumb(view: View, choices: Sequence[Choice]) -> tuple[Option[Move], ...]:
    """Explain choices, best first, by what they bring at once and what they keep; they are worth their points."""
    outlooks = [Outlook(view, choice) for choice in choices]
    return tuple(
        _option(outlook, outlooks, outlook.points, max(0, outlooks[0].points - outlook.points), 0.0)
        for outlook in outlooks
    )


def _option(
    outlook: Outlook, outlooks: Sequence[Outlook], worth: float, behind: float, uncertain: float
) -> Option[Move]:
    others = [other for other in outlooks if other is not outlook]
    reasons = [*_at_once(outlook), *_later(outlook, others)]
    choice = outlook.choice
    return Option(
        choice.move,
        worth,
        behind,
        uncertain,
        tuple(_figures(outlook)),
        tuple(reasons) or (_on_average(outlook),),
        choice.alike,
    )


def _at_once(outlook: Outlook) -> Iterator[Reason]:
    """Tell what a placement scores, and how near it brings the match's end."""
    if outlook.wins:
        yield Reason(TARGET, Message(N_("Brings the side to exactly 61 and wins the match."), {}), ("D18",))
    elif outlook.rejected:
        above = NN_(
            "Its {points} point ({raw} raw) would take the side above 61, so it would not count.",
            "Its {points} points ({raw} raw) would take the side above 61, so they would not count.",
            "points",
        )
        facts = {"raw": outlook.raw, "points": outlook.raw // RAW_PER_POINT}
        yield Reason(TARGET, Message(above, facts), ("D16",))
    elif outlook.points and not outlook.goes_out:
        scores = NN_("Scores {points} point at once.", "Scores {points} points at once.", "points")
        yield Reason(POINTS, Message(scores, {"points": outlook.points // RAW_PER_POINT}), ("D15",))
    if outlook.goes_out:
        yield Reason(HAND, _going_out(outlook), ("D19", "D22", "D5"))
    if outlook.ended and not outlook.wins and outlook.wins_in_hand >= LIKELY:
        sentence = N_("Wins the match in this very hand in {percent} % of the deals imagined.")
        yield Reason(TARGET, Message(sentence, {"percent": _percent(outlook.wins_in_hand)}), ("D18",))


def _going_out(outlook: Outlook) -> Message:
    if not outlook.ended or outlook.wins_in_hand == 1:  # With the match won, there is no next hand to lead.
        ends = NN_(
            "Goes out: with {points} point for the ends and the pips that the others hold.",
            "Goes out: with {points} points for the ends and the pips that the others hold.",
            "points",
        )
        return Message(ends, {"points": outlook.raw // RAW_PER_POINT})
    sentence = N_("Goes out, which brings {points} points on average, and leads the next hand.")
    return Message(sentence, {"points": _points(outlook.own)})


def _later(outlook: Outlook, others: Sequence[Outlook]) -> Iterator[Reason]:
    """Tell in what a placement is better than the others shown: whom it leaves little, what it keeps or gets rid of."""
    if outlook.goes_out or outlook.wins:
        return
    yield from _answers(outlook, others)
    if outlook.fitting and _least(outlook, others, lambda some: -some.fitting):
        keeps = NN_(
            "Keeps {fitting} tile that fits then, of {count}.",
            "Keeps {fitting} tiles that fit then, of {count}.",
            "fitting",
        )
        facts = {"count": len(outlook.left), "fitting": outlook.fitting}
        yield Reason(HAND, Message(keeps, facts), ("D6", "D7"))
    if outlook.tile.pips >= HEAVY and _least(outlook, others, lambda some: some.pips_left):
        heavy = N_("Gets rid of {pips} pips, which would count for others if the hand ended.")
        yield Reason(HAND, Message(heavy, {"pips": outlook.tile.pips}), ("D20", "D24"))
    if outlook.tile.is_double and not all(other.tile.is_double for other in others):
        yield Reason(HAND, Message(N_("Gets rid of a double, which fits one number only."), {}), ("D6", "D10"))


def _answers(outlook: Outlook, others: Sequence[Outlook]) -> Iterator[Reason]:
    """Tell who could answer, where that is less for an opponent, or more for the partner, than after the others."""
    seat, scores, places = outlook.next_seat, outlook.next_scores, outlook.next_places
    if outlook.next_is_stuck:
        stuck = N_("Seat {seat}, who is next, has shown that it holds no tile that would fit then.")
        yield Reason(ANSWERS, Message(stuck, {"seat": seat}), ("D7",))
    elif (
        scores is not None
        and _least(outlook, others, lambda some: some.next_scores, SOME_POINTS)
        and _clearly(outlook, others, 1, lambda answer: answer or 0)
    ):
        sentence = N_(
            "Leaves the least to seat {seat}, who is next: it could place at once in {percent} % of the deals "
            "imagined, and score {points} points on average."
        )
        facts = {"seat": seat, "points": _points(scores), "percent": _percent(places or 0)}
        yield Reason(ANSWERS, Message(sentence, facts), ("D7", "D15"))
    partner, share = outlook.partner, outlook.partner_places
    if (
        partner is not None
        and share
        and _least(outlook, others, lambda some: -(some.partner_places or 0), LIKELY)
        and _clearly(outlook, others, 2, lambda answer: -(answer is not None))
    ):
        most = N_("Leaves the most to the partner: seat {seat} could place then in {percent} % of the deals imagined.")
        yield Reason(PARTNER, Message(most, {"seat": partner, "percent": _percent(share)}), ("D2", "D7"))


def _least(
    outlook: Outlook, others: Sequence[Outlook], measure: Callable[[Outlook], float | None], by: float = 0
) -> bool:
    """Tell whether no other choice has less of something, and one has more by so much at least."""
    own = measure(outlook)
    rest = [value for value in map(measure, others) if value is not None]
    return own is not None and bool(rest) and own <= min(rest) and own < max(rest) and max(rest) - own >= by


def _clearly(outlook: Outlook, others: Sequence[Outlook], later: int, measure: Callable[[int | None], float]) -> bool:
    """Tell whether each other choice is equal in what the seat ``later`` turns from now could do, or has more of it.

    What it has more has to be beyond the 95 % interval of the difference.
    """
    for other in others:
        pairs = zip(outlook.worlds, other.worlds, strict=False)
        more = [measure(two[later - 1]) - measure(one[later - 1]) for one, two in pairs if one and two]
        if any(more) and fmean(more) <= margin(more):
            return False
    return True


def _worked_out(outlook: Outlook) -> Reason:
    sentence = N_(
        "Every tile is known now, and if both play their best, the points until the hand ends are {own} for the side, "
        "and {others} for the other."
    )
    facts = {"own": _points(outlook.own), "others": _points(outlook.others)}
    return Reason(POINTS, Message(sentence, facts), ("D7", "D8"))


def _on_average(outlook: Outlook) -> Reason:
    if not outlook.ended:
        return Reason(POINTS, Message(N_("Scores nothing at once."), {}), ("D15",))
    sentence = N_("Until the hand ends, the points on average are {own} for the side, and {others} for the others.")
    facts = {"own": _points(outlook.own), "others": _points(outlook.others)}
    return Reason(POINTS, Message(sentence, facts), ("D15",))


def _figures(outlook: Outlook) -> Iterator[Figure]:
    """Give the numbers about a choice, first the one by which a strong player compares."""
    ended = outlook.ended
    if ended:
        percents = [100 * one.chance for one in ended]
        yield Figure(N_("chance of winning the match"), sum(percents) / len(ended), PERCENT, _margin(percents))
        yield _in_points(N_("expected points"), [one.own for one in ended])
        yield _in_points(N_("expected points of the others"), [one.others for one in ended])
    yield Figure(N_("points at once"), outlook.points // RAW_PER_POINT, POINTS)
    yield Figure(N_("tiles left that fit"), outlook.fitting, COUNT)
    yield Figure(N_("pips left in the hand"), outlook.pips_left, COUNT)
    answers = outlook.answers(1)
    if outlook.next_places is not None and answers:
        places = [100.0 * (answer is not None) for answer in answers]
        yield Figure(N_("next seat can place"), 100 * outlook.next_places, PERCENT, _margin(places))
        yield _in_points(N_("next seat scores at once"), [answer or 0 for answer in answers])


def _in_points(name: str, raw: Sequence[int]) -> Figure:
    """Give a number of points from raw ones, one for each world."""
    points = [one / RAW_PER_POINT for one in raw]
    return Figure(name, fmean(points), POINTS, _margin(points))


def _points(raw: float) -> str:
    """Write points on average, from raw ones, to one decimal."""
    return f"{raw / RAW_PER_POINT:.1f}".replace("-", "−")


def _margin(values: Sequence[float]) -> float | None:
    """Give half the 95 % interval; ``None`` for a single value, which is exact."""
    return margin(values) if len(values) > 1 else None


def _percent(share: float) -> int:
    return round(100 * share)
