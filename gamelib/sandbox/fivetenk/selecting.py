"""What some cards of the seat at turn are, whether they may be played now, and what they would take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from gamelib.core import N_, NN_, Message, RuleError
from gamelib.fivetenk import Bury, Lay, Play, State, View, compare, nameable, nearly, readings, why_nothing
from gamelib.fivetenk.cards import Card, points
from gamelib.fivetenk.comparing import most_like
from gamelib.fivetenk.explaining import KIND_RULES, ending_events
from gamelib.fivetenk.listing import playable
from gamelib.fivetenk.moves import KITTY
from gamelib.fivetenk.plays import holding
from gamelib.fivetenk.readings import Reading, beats
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED
from gamelib.fivetenk.setting import revealed_by
from gamelib.words.fivetenk_descriptions import describe_turn

MOST_NEAR = 2
"""Of what one card more or fewer would make, so much is told."""


Judge = Callable[[Bury | Lay], RuleError | None]
"""Says which rule forbids a move, as ``State.why_not`` does."""


class Selected(NamedTuple):
    """What is told of some cards: a headline, sentences, the rules; and the step that plays or buries them, if any.

    ``problem`` is what forbids it.
    """

    headline: Message
    said: tuple[Message, ...]
    rules: tuple[str, ...] = ()
    step: str = ""
    problem: RuleError | None = None


def selected(state: State, cards: Sequence[Card], kind: str | None = None) -> Selected:
    """Tell of cards that the seat at turn might play or bury; ``kind`` says what they are led as (R8).

    With no cards it tells what there is to do.
    """
    if cards or state.phase == BURY:
        return selected_of_view(state, cards, state.why_not, kind)
    return _to_do(state)


def selected_of_view(view: State | View, cards: Sequence[Card], why_not: Judge, kind: str | None = None) -> Selected:
    """Tell the same of a view whose seat is at turn; ``why_not`` says which rule forbids a move."""
    if view.phase == BURY:
        return _to_bury(view, cards, why_not)
    if view.phase == PLAY and cards:
        return _to_play(view, cards, kind, why_not)
    return _to_do(view)


def worth(state: State | View, cards: Iterable[Card]) -> Message:
    """Say what a play would take, if nobody beat it: the points of the trick so far and its own (C24)."""
    before, own = state.trick_points, points(tuple(cards))
    facts = {"before": before, "own": own, "count": before + own}
    if before and own:
        return Message(N_("{before} + {own} = {count} points"), facts)
    return Message(NN_("{count} point", "{count} points"), facts)


def plays_of(state: State | View) -> tuple[Play, ...]:
    """List what the seat at turn can play; nothing where cards are not played."""
    if state.phase != PLAY or state.turn is None:
        return ()
    return tuple(playable(holding(state.hands[state.turn] or ()), state.top, state.rules))


def waiting(state: State | View) -> tuple[Card, ...]:
    """Give the named faces of which the named play is still to come: cards to be spared, if possible."""
    return tuple(friend.card for friend, by in zip(state.friends_named, state.made_by, strict=True) if by is None)


# ---- cards to play ----------------------------------------------------------------------------------------------


def _to_play(state: State | View, cards: Sequence[Card], kind: str | None, why_not: Judge) -> Selected:
    found = readings(cards, state.rules)
    move = Lay(tuple(cards), kind)
    problem = why_not(move)
    if not found:
        missing = why_nothing(cards, state.rules)
        reasons = [missing.message] if missing else []
        reasons += [near.message for near in nearly(cards, state.rules)[:MOST_NEAR]]
        none = Message(N_("No combination"), {})
        return Selected(none, tuple(reasons), missing.cited if missing else (), "", problem)
    if problem is not None and state.top is None:
        return Selected(_headline(found), (problem.message,), (problem.rule,), "", problem)
    reading = _read_as(state, cards, found, kind)
    said, rules = _standing(state, reading, found)
    if problem is None:
        taking = Message(N_("If nobody beats it, it takes {points}."), {"points": worth(state, cards)})
        return Selected(_headline((reading,)), (*said, taking), (*rules, "C24"), str(move))
    return Selected(_headline((reading,)), said, rules, "", problem)


def _read_as(state: State | View, cards: Sequence[Card], found: tuple[Reading, ...], kind: str | None) -> Reading:
    """Give the reading that counts: the one that beats the table, or the one most like what lies there (R8)."""
    if state.top is None:
        return next((reading for reading in found if kind in (None, reading.kind)), found[0])
    return beats(cards, state.top, state.rules) or most_like(found, state.top)


def _headline(found: tuple[Reading, ...]) -> Message:
    return Message(N_("{readings}"), {"readings": found})


def _standing(
    state: State | View, reading: Reading, found: tuple[Reading, ...]
) -> tuple[tuple[Message, ...], tuple[str, ...]]:
    """Say how a reading stands to the table, and what else the cards could be."""
    made = KIND_RULES[reading.kind]
    if state.top is not None:
        comparison = compare(reading, state.top)
        return (comparison.message,), (comparison.rule, *made)
    lead = Message(N_("It is led, and whatever is a combination can be."), {})
    others = tuple(other for other in found if other != reading)
    if not others:
        return (lead,), ("R20", *made)
    also = Message(N_("The same cards can also be read as {others}."), {"others": others})
    return (lead, also), ("R20", *made, "R8")


# ---- cards to bury ----------------------------------------------------------------------------------------------


def _to_bury(state: State | View, cards: Sequence[Card], why_not: Judge) -> Selected:
    facts: dict[str, object] = {
        "count": len(cards), "all": KITTY, "points": points(cards), "seat": state.turn, "cards": nameable(cards),
    }  # fmt: skip
    headline = Message(N_("{count} of {all} cards to bury"), facts)
    if not cards:
        sentence = N_("Seat {seat} has taken the kitty and buries six of its cards: raise them.")
        return Selected(headline, (Message(sentence, facts),), ("C18",))
    carried = Message(NN_("They carry {points} point.", "They carry {points} points.", "points"), facts)
    after = Message(N_("{cards} may be named then."), facts)
    problem = why_not(Bury(tuple(cards)))
    if problem is not None:
        return Selected(headline, (carried, problem.message), (problem.rule,), "", problem)
    return Selected(headline, (carried, after), ("C18", "C19"), str(Bury(tuple(cards))))


# ---- nothing raised ---------------------------------------------------------------------------------------------


def _to_do(state: State | View) -> Selected:
    """Say what the seat at turn has to do."""
    seat = state.turn
    facts: dict[str, object] = {"seat": seat, "number": state.game_number + 1}
    if state.phase == DEAL:
        rule = revealed_by(state.previous_game)
        if seat is None:
            sentence = N_("Nobody holds a card that may be revealed.")
            return Selected(Message(N_("The deal"), facts), (Message(sentence, facts),), (rule,))
        facts |= {"level": state.levels[seat], "dealt": state.dealt}
        sentence = N_(
            "After {dealt} cards seat {seat} holds a card of its level, {level}, and is asked whether to reveal it."
        )
        return Selected(Message(N_("The deal"), facts), (Message(sentence, facts),), (rule, "C14", "R3"))
    if state.phase == NAME:
        sentence = N_("Seat {seat} names two faces, and which play of each counts.")
        return Selected(Message(N_("The friend cards"), facts), (Message(sentence, facts),), ("C19", "C20"))
    if state.phase == PLAY:
        leads = state.top is None
        headline = Message(N_("Seat {seat} leads") if leads else N_("Seat {seat} answers, or passes"), facts)
        return Selected(headline, tuple(describe_turn(state)), ("C23", "R20") if leads else ("C23",))
    if state.phase == SETTLED and isinstance(state, State):
        events = [event.message for event in ending_events(state)]
        return Selected(Message(N_("Game {number} is over"), facts), tuple(events[-2:]), ("C30", "C31"))
    sentence = N_("Nobody revealed, so the cards are shuffled and dealt again first.")
    return Selected(Message(N_("Thrown in"), facts), (Message(sentence, facts),), ("C15",))
