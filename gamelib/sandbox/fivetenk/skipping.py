"""Skipping ahead: to the first lead in the simplest way, or one move further by chance."""

from __future__ import annotations

from gamelib.core import N_, RuleError, chance
from gamelib.fivetenk import RandomPlayer, State
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.moves import KITTY, NOBODY, REVEAL, Bury, Move, Name
from gamelib.fivetenk.naming import NAMED, Friend, nameable
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED, THROWN_IN


def to_first_lead(state: State) -> State:
    """Go on to the first lead: whoever is asked reveals, the lowest cards without points are buried.

    Named is the 1st play of the two faces of which the declarer holds fewest. Raises ``RuleError`` where cards are
    played already, or where no game can be dealt.
    """
    if state.phase == PLAY:
        raise RuleError("format", N_("Cards are played already."))
    if state.phase in (SETTLED, THROWN_IN):
        state = state.next_deal()
    while state.phase != PLAY:
        state = state.play(_simplest(state))
    return state


def _simplest(state: State) -> Move:
    hand = state.hands[state.turn or 0]
    if state.phase == DEAL:
        return NOBODY if state.turn is None else REVEAL
    if state.phase == BURY:
        return Bury(tuple(sorted(hand, key=_missed)[:KITTY]))
    faces = sorted(nameable(state.buried), key=hand.count)
    return Name(tuple(Friend(face, 1) for face in faces[:NAMED]))


def _missed(card: Card) -> tuple[int, int]:
    """Tell how much a card would be missed: its points first, then its rank."""
    return card.points, card.number


def by_chance(state: State) -> Move | None:
    """Give a move as a random player would make it, the same for the same position; ``None`` when a game is over."""
    if state.phase in (SETTLED, THROWN_IN):
        return None
    if state.turn is None:
        return NOBODY
    if state.phase == NAME:
        return _simplest(state)
    player = RandomPlayer(chance("fivetenk", state.to_text(), "sandbox"))
    return player.choose(state.view(state.turn), state.legal_moves())
