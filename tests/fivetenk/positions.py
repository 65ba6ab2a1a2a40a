"""Positions made by hand: what a table of cases names, and everything else filled in."""

from __future__ import annotations

from collections.abc import Iterable

from gamelib.core import Event
from gamelib.fivetenk import DECK, Card, State

FIRST_LEVELS = "3,3,3,3,3,3"
KITTY = "4D 4C 6D 6C AH AS"
"""Six cards without points to bury. With these the third play of AH or AS cannot be made (R10)."""


def position(
    hands: str,
    *,
    friends: str = "AS 3 -; AH 3 -",
    buried: str = KITTY,
    trick: str = "",
    turn: int | None = 0,
    declarer: int = 0,
    taken: str = "0,0,0,0,0,0",
    rest: int = 5,
    levels: str = FIRST_LEVELS,
    previous: str = "-",
    rules: str = "none",
    phase: str = "play",
) -> State:
    """Set out a game in which cards are played: ``hands`` as ``[3D 4H][5C]…``; seats that are left out are out.

    ``friends`` names each face, the play that counts, and who made it (``-``: nobody). How often a face has been played
    follows from where its copies are. The points that lie nowhere have been taken by seat ``rest``. A game with a
    ``previous`` one is the match's second.
    """
    groups = hands.strip("[]").split("][")
    groups += [""] * (6 - len(groups))
    left = " ".join((*groups, buried)).split()
    laid = [card for part in trick.split(";") for card in part.partition(" as ")[0].split()[1:] if card != "pass"]
    named = []
    for friend in friends.split(";"):
        card, nth, made = friend.split()
        named.append(f"{card} {nth} played {3 - left.count(card)} made {made}")
    points = [int(number) for number in taken.split(",")]
    points[rest] += 300 - sum(points) - sum(Card(card).points for card in (*left, *laid))
    number = 1 if previous == "-" else 2
    return State.from_text(
        f"fivetenk seed=7 deal={number} game={number} wing_jokers={rules} levels={levels} "
        f"previous={previous} first=0 phase={phase} turn={'-' if turn is None else turn} declarer={declarer} "
        f"hands={''.join(f'[{group}]' for group in groups)} stock=[] buried=[{buried}] friends=[{'; '.join(named)}] "
        f"taken={','.join(map(str, points))} trick=[{trick}]"
    )


def naming(buried: str, declarer: int = 0) -> State:
    """Set out a game at the moment at which the friend cards are named: the other cards are dealt in order."""
    rest = list(DECK)
    for card in buried.split():
        rest.remove(Card(card))
    hands = "".join(f"[{' '.join(rest[26 * seat : 26 * seat + 26])}]" for seat in range(6))
    return State.from_text(
        f"fivetenk seed=7 deal=1 game=1 wing_jokers=none levels={FIRST_LEVELS} previous=- first=0 phase=name "
        f"turn={declarer} declarer={declarer} hands={hands} stock=[] buried=[{buried}] friends=[] "
        f"taken=0,0,0,0,0,0 trick=[]"
    )


def stacked(tops: Iterable[str]) -> list[str]:
    """Give a deck that begins with some cards; the rest follows in order."""
    rest = list(DECK)
    first = [Card(card) for card in tops]
    for card in first:
        rest.remove(card)
    return [str(card) for card in (*first, *rest)]


def played(state: State, *moves: str) -> State:
    """Make several moves one after the other."""
    for move in moves:
        state = state.play(move)
    return state


def facts(state: State, kind: str, *names: str) -> list[tuple[object, ...]]:
    """Give these fields of each event of one kind."""
    return [tuple(getattr(event, name) for name in names) for event in state.events if event.kind == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]
