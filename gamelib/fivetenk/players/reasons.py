"""A play or a pass explained: what speaks for each of the best moves, in sentences and in numbers (C35)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamelib.core import N_, NN_, Message
from gamelib.core.advice import Advice, Figure, Option, Reason
from gamelib.fivetenk.moves import PASS, Move
from gamelib.fivetenk.players.outlook import Outlook

POINTS = N_("points")
CARDS_AWAY = N_("getting rid of cards")
CONTROL = N_("control")
FRIENDS = N_("friends")
ENDING = N_("end of the game")
DUTY = N_("duty")

CARDS, COMBINATIONS = N_("cards"), N_("combinations")

WORTH = N_("worth")

BY_THUMB = N_(
    "The worth adds up, by rules of thumb, what a play may win of the points on the table and what becomes of the hand."
)

LITTLE_TO_WIN = 10
"""A trick with fewer points than this is little to win."""


def by_thumb(outlooks: Sequence[Outlook]) -> Advice[Move]:
    """Explain moves, best first, by rules of thumb; they are worth what these make of them."""
    return Advice(
        tuple(
            Option(
                outlook.move,
                outlook.worth,
                outlooks[0].worth - outlook.worth,
                figures=(worth_figure(outlook.worth), *figures(outlook)),
                reasons=tuple(reasons(outlook, outlooks)),
            )
            for outlook in outlooks
        ),
        meaning=Message(BY_THUMB, {}),
    )


def only(outlook: Outlook) -> Advice[Move]:
    """Tell of the one move that is legal; there is nothing to weigh it against."""
    option = Option(
        outlook.move, outlook.worth, figures=tuple(figures(outlook)), reasons=tuple(reasons(outlook, [outlook]))
    )
    return Advice((option,))


def worth_figure(worth: float) -> Figure:
    """Give the number that moves are compared by, as people read it."""
    return Figure(WORTH, float(worth), POINTS)


def figures(outlook: Outlook) -> Iterator[Figure]:
    """Give the numbers about a move that can be counted."""
    yield Figure(N_("points in the trick"), outlook.points, POINTS)
    yield Figure(N_("cards left in the hand"), outlook.left, CARDS)
    yield Figure(N_("combinations to get rid of"), outlook.turns, COMBINATIONS)


def reasons(outlook: Outlook, outlooks: Sequence[Outlook]) -> list[Reason]:
    """Tell what speaks for a move beside the others that are shown; at least one thing does."""
    found = [*(_of_pass(outlook) if outlook.move == PASS else _of_play(outlook)), *_keeps(outlook, outlooks)]
    return found or [_fallback(outlook)]


def _of_play(outlook: Outlook) -> Iterator[Reason]:
    if outlook.goes_out:
        yield Reason(ENDING, Message(N_("Plays the last cards, and so is out."), {}), ("C26",))
    yield from _friend_cards(outlook)
    yield from _takes(outlook)
    if outlook.saves_turns and not outlook.goes_out and (outlook.breaks_nothing or outlook.turns == 1):
        away = NN_(
            "Gets rid of {size} card and breaks nothing up: what is left makes {turns} combinations.",
            "Gets rid of {size} cards and breaks nothing up: what is left makes {turns} combinations.",
            "size",
        )
        if outlook.turns == 1:
            away = NN_(
                "Gets rid of {size} card, and what is left can go as one combination.",
                "Gets rid of {size} cards, and what is left can go as one combination.",
                "size",
            )
        facts = {"size": outlook.size, "turns": outlook.turns}
        yield Reason(CARDS_AWAY, Message(away, facts), ("C26",))
    short = outlook.too_short
    if short and not outlook.unanswerable:
        sentence: str = NN_(
            "Seat {seats} of the other side has fewer cards left than this, and cannot answer in kind.",
            "Seats {seats} of the other side have fewer cards left than this, and cannot answer in kind.",
        )
        yield Reason(CONTROL, Message(sentence, {"seats": short, "count": len(short)}), ("C8",))


def _takes(outlook: Outlook) -> Iterator[Reason]:
    """Tell what becomes of the trick."""
    facts: dict[str, object] = {"points": outlook.points, "seat": outlook.view.top_seat}
    if outlook.unanswerable and outlook.points:
        sentence = N_("Nobody can answer it, so it brings the {points} points of the trick.")
        yield Reason(POINTS, Message(sentence, facts), ("C24",))
    elif outlook.unanswerable:
        if not outlook.goes_out:  # Who is out leads no more.
            sentence = N_("Nobody can answer it, so it wins the lead.")
            yield Reason(CONTROL, Message(sentence, facts), ("C25",))
    elif outlook.safe_from_others:
        sentence = N_("Nobody can answer it but players on the same side.")
        yield Reason(CONTROL, Message(sentence, facts), ("C8", "C21"))
    elif outlook.view.top and outlook.from_enemy and outlook.points:
        sentence = N_("Would take {points} points from seat {seat}, which is on the other side.")
        yield Reason(POINTS, Message(sentence, facts), ("C24",))
    elif outlook.view.top and outlook.points:
        yield Reason(POINTS, Message(N_("Would take {points} points if nobody answers."), facts), ("C24",))
    if outlook.lowest_answer and not outlook.goes_out:
        assert outlook.play is not None  # noqa: S101 - only a play answers.
        sentence = N_("No lower {kind} in the hand would do.")
        yield Reason(CONTROL, Message(sentence, {"kind": outlook.play.reading.kind}), ("C8",))


def _friend_cards(outlook: Outlook) -> Iterator[Reason]:
    """Tell what comes of the friend cards played."""
    view = outlook.view
    for friend in outlook.settles:
        if view.seat == view.declarer:
            sentence = N_("Makes the play of {card} that counts itself, so that it adds nobody.")
        elif view.seat in view.friends:
            sentence = N_("Makes the play of {card} that counts, being a friend already, so that it adds nobody.")
        else:
            sentence = N_("Makes the play of {card} that counts, and so joins the declarer's side.")
        yield Reason(FRIENDS, Message(sentence, {"card": friend.card}), ("C21",))


def _keeps(outlook: Outlook, outlooks: Sequence[Outlook]) -> Iterator[Reason]:
    """Tell which bombs it keeps whole that another of the moves shown would break or spend."""
    others = [other for other in outlooks if other is not outlook]
    kept = tuple(bomb for bomb in outlook.bombs_kept if any(bomb not in other.bombs_kept for other in others))
    if kept:
        sentence = N_("Keeps whole: {bombs}.")
        yield Reason(CONTROL, Message(sentence, {"bombs": kept}), ("C11", "C12"))


def _of_pass(outlook: Outlook) -> Iterator[Reason]:
    view = outlook.view
    if outlook.forced:
        yield Reason(DUTY, Message(N_("Nothing in the hand beats it, so there is only the pass."), {}), ("C23",))
        return
    if outlook.from_friend:
        facts = {"seat": view.top_seat, "points": view.trick_points}
        sentence = N_("Leaves the trick to seat {seat}, which is on the same side.")
        if view.trick_points:
            sentence = N_("Leaves the trick and its {points} points to seat {seat}, which is on the same side.")
        yield Reason(FRIENDS, Message(sentence, facts), ("C24",))
    if outlook.breaks_anyway:
        sentence = N_("Every answer would leave as many combinations to get rid of, or more.")
        yield Reason(CARDS_AWAY, Message(sentence, {}), ("C26",))
    if view.trick_points < LITTLE_TO_WIN and not outlook.from_friend:
        sentence = N_("There is little to win: {points} points lie in the trick.")
        if not view.trick_points:
            sentence = N_("There is nothing to win: no points lie in the trick.")
        yield Reason(POINTS, Message(sentence, {"points": view.trick_points}), ("C24",))
    if outlook.may_play_again:
        sentence = N_("May still play in this trick, should somebody play after the pass.")
        yield Reason(CONTROL, Message(sentence, {}), ("R14",))


def _fallback(outlook: Outlook) -> Reason:
    if outlook.move == PASS:
        return Reason(CONTROL, Message(N_("Keeps every card for later tricks."), {}), ("C23",))
    away = NN_("Gets rid of {size} card.", "Gets rid of {size} cards.", "size")
    return Reason(CARDS_AWAY, Message(away, {"size": outlook.size}), ("C26",))
