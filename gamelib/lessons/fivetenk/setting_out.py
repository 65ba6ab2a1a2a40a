"""Games set out by hand: the cards that matter are named, and everything else is filled in."""

from __future__ import annotations

from gamelib.core import chance, shuffled
from gamelib.fivetenk import DECK, Card, State, start
from gamelib.fivetenk.cards import COPIES, points
from gamelib.fivetenk.moves import DECLINE, REVEAL
from gamelib.fivetenk.promotion import ALL_POINTS, FIRST_LEVEL
from gamelib.fivetenk.starting import set_out
from gamelib.fivetenk.table import SEATS

NO_POINTS = "4D 4C 6D 6C 7D 7C"
"""Six cards to bury that carry no points and are never named."""


def late(
    *hands: str,
    friends: str,
    buried: str = NO_POINTS,
    trick: str = "",
    turn: int = 0,
    declarer: int = 0,
    taken: tuple[int, ...] = (0,) * SEATS,
    rest: int = 5,
    levels: str = "",
    previous: str = "",
    number: int = 1,
) -> State:
    """Set out a game late in its play, when each seat has few cards left; seats without ``hands`` are out.

    ``friends`` names each face, the play that counts, and who made it, as ``AS 2 -; AH 1 3`` (``-``: nobody yet). How
    often a face has been played follows from where its copies are. ``taken`` are the points that each seat has taken,
    and those that lie nowhere go to seat ``rest``. A later game than the match's first has the ``levels`` of all six,
    the ``previous`` declarer and winners (``0:0,2``) and its ``number``, from 1. Raises ``RuleError`` for a position
    that cannot be.
    """
    groups = (*hands, *("",) * (SEATS - len(hands)))
    left = " ".join((*groups, buried)).split()
    laid = [card for entry in trick.split(";") for card in entry.partition(" as ")[0].split()[1:] if card != "pass"]
    named = []
    for friend in friends.split(";"):
        card, nth, made = friend.split()
        named.append(f"{card} {nth} played {COPIES - left.count(card)} made {made}")
    won = list(taken)
    won[rest] += ALL_POINTS - sum(won) - points([Card(card) for card in (*left, *laid)])
    levels = levels or ",".join([FIRST_LEVEL] * SEATS)
    return State.from_text(
        f"fivetenk seed=- deal={number} game={number} wing_jokers=none levels={levels} "
        f"previous={previous or '-'} first=0 phase=play turn={turn} declarer={declarer} "
        f"hands={''.join(f'[{group}]' for group in groups)} stock=[] buried=[{buried}] friends=[{'; '.join(named)}] "
        f"taken={','.join(map(str, won))} trick=[{trick}]"
    )


def dealt(hand: str, seed: int = 61) -> State:
    """Set out a match's first game in which seat 0 reveals a 3 and is dealt these cards among others.

    The other cards lie as the seed has shuffled them. It is the moment at which six cards are to be buried (C18).
    """
    wanted = [*map(Card, f"3D {hand}".split())]
    rest = list(DECK)
    for card in wanted:
        rest.remove(card)
    others, own = iter(shuffled(rest, chance("setting out", "fivetenk", seed))), iter(wanted)
    deck = tuple(next(own, None) or next(others) if place % SEATS == 0 else next(others) for place in range(len(DECK)))
    state = set_out(start(seed).setting._replace(deck=deck, first_seat=0), None)
    while state.turn != 0:
        state = state.play(DECLINE)
    return state.play(REVEAL)
