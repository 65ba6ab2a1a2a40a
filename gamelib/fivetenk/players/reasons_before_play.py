"""A choice before the first trick explained: revealing, burying, naming (C13-C20)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamelib.core import N_, NN_, Message
from gamelib.core.advice import Advice, Figure, Option, Reason
from gamelib.fivetenk.cards import COPIES, TWO, count_ranks, points
from gamelib.fivetenk.dealing import HAND_SIZE
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.fivetenk.moves import REVEAL, Bury, Move, Name
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.players.before_play import Before, bombs
from gamelib.fivetenk.players.reasons import CARDS, CARDS_AWAY, COMBINATIONS, CONTROL, FRIENDS, POINTS, WORTH

KITTY = N_("kitty")


def explained(found: Sequence[Before]) -> Advice[Move]:
    """Explain choices, best first, by rules of thumb."""
    return Advice(
        tuple(
            Option(
                before.move,
                before.worth,
                found[0].worth - before.worth,
                figures=(Figure(WORTH, float(before.worth), ""), *figures(before)),
                reasons=tuple(reasons(before)),
            )
            for before in found
        ),
        meaning=Message(_meaning(found[0].move), {}),
    )


def _meaning(move: Move) -> str:
    """Say what the worth of such a choice adds up, by rules of thumb."""
    if isinstance(move, Bury):
        return N_("The worth is what the hand left promises in play, less what may be lost of the points buried.")
    if isinstance(move, Name):
        return N_("The worth is the higher, the sooner the named cards may come from others than the declarer.")
    return N_("The worth is the strength of the hand beside the one that it takes to reveal.")


def figures(before: Before) -> Iterator[Figure]:
    """Give the numbers about a choice that can be counted."""
    view, move = before.view, before.move
    if isinstance(move, Bury):
        yield Figure(N_("points buried"), points(move.cards), POINTS)
        yield Figure(N_("combinations to get rid of"), before.turns, COMBINATIONS)
        yield Figure(N_("bombs kept"), len(bombs(before.hand)), COMBINATIONS)
    elif isinstance(move, Name):
        for friend in move.friends:
            held = view.hand.count(friend.card)
            yield Figure(N_("copies of a named face in the own hand"), held, CARDS)
    else:
        yield Figure(N_("cards received"), len(view.hand), CARDS)
        yield Figure(N_("twos and jokers"), _high(before), CARDS)
        yield Figure(N_("bombs"), len(bombs(view.hand)), COMBINATIONS)


def reasons(before: Before) -> Iterator[Reason]:
    """Tell what speaks for a choice."""
    move = before.move
    if isinstance(move, Bury):
        yield from _of_burial(before, move)
    elif isinstance(move, Name):
        for friend in move.friends:
            yield _of_friend(before, friend)
    elif move == REVEAL:
        sentence = N_("The declarer takes the kitty, chooses what to bury, names the friend cards and leads first.")
        yield Reason(CONTROL, Message(sentence, {}), ("C18", "C19"))
        yield _strength(before)
    else:
        yield _strength(before)
        if len(before.view.hand) == HAND_SIZE:
            return  # The last card dealt to a seat is its last chance.
        sentence = N_("The chance comes again with the next card received, if nobody has revealed by then.")
        yield Reason(CONTROL, Message(sentence, {}), ("C14",))


def _strength(before: Before) -> Reason:
    sentence = N_("Of {count} cards received so far, {high} are twos or jokers, and they make {bombs} bombs.")
    facts = {"count": len(before.view.hand), "high": _high(before), "bombs": len(bombs(before.view.hand))}
    return Reason(CONTROL, Message(sentence, facts), ("C2", "C11"))


def _high(before: Before) -> int:
    return sum(count_ranks(before.view.hand)[TWO:])


def _of_burial(before: Before, move: Bury) -> Iterator[Reason]:
    lost = points(move.cards)
    if lost:
        sentence = N_("Buries {points} points: they go to whoever makes the last play of the game.")
    else:
        sentence = N_("Buries no points, as they would go to whoever makes the last play of the game.")
    yield Reason(KITTY, Message(sentence, {"points": lost}), ("C29",))
    away: str = NN_("What is left makes {turns} combination.", "What is left makes {turns} combinations.", "turns")
    yield Reason(CARDS_AWAY, Message(away, {"turns": before.turns}), ("C26",))
    kept = bombs(before.hand)
    if kept:
        yield Reason(CONTROL, Message(N_("Keeps whole: {bombs}."), {"bombs": kept}), ("C11", "C12"))


def _of_friend(before: Before, friend: Friend) -> Reason:
    view = before.view
    own = view.hand.count(friend.card)
    rest = COPIES - own - (view.buried or ()).count(friend.card)
    play = Message(NTH_PLAY[friend.nth], {"card": friend.card})
    facts: dict[str, object] = {"card": friend.card, "own": own, "rest": rest, "play": play}
    if friend.nth > own + rest:
        sentence: str = N_("As too few copies of {card} are left, {play} can never be made: it adds nobody.")
        return Reason(FRIENDS, Message(sentence, facts), ("C20", "R10"))
    if not rest:
        sentence = N_("Nobody else holds {card}: it adds nobody.")
    elif not own and friend.nth == 1:
        sentence = N_("The declarer holds no {card}, so whoever plays one first becomes a friend.")
    elif not own:
        sentence = N_("The declarer holds no {card}, so whoever makes {play} becomes a friend.")
    elif own < friend.nth:
        sentence = N_("The declarer holds too few {card} to make {play} alone.")
    else:
        sentence = NN_(
            "Others hold {rest} {card} and may make {play} before the declarer does.",
            "Others hold {rest} {card} and may make {play} before the declarer does.",
            "rest",
        )
    return Reason(FRIENDS, Message(sentence, facts), ("C20", "C21"))
