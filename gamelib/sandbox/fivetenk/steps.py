"""What can be done in the sandbox of cards, each as a step in writing: ``act`` takes it, or says why it cannot be.

======================== ==========================================================================================
``10H 10S``, ``pass``    moves of the game, as the engine reads them: ``reveal``, ``decline``, ``bury 4C …``,
                         ``name AS 1, AH 2``, ``3D 3C 3H as triple``; made by the seat at turn
``decline all``          declines every further chance to reveal in this deal
``next``                 deals the next game, or again where nobody has revealed
``ready``                goes on to the first lead: revealed, buried and named in the simplest way
``hand 0 3D 3C``         gives a seat just these cards; ``out 3``: none; ``kitty 4C …``: the six that are buried
``turn 2``               who leads; a trick on the table has ended then
``declarer 2``, ``friends AS 1, AH 2 by 4``, ``taken 0,10,0,5,0,0``, ``levels 4,4,3,3,5,3``, ``previous 0:0,2``
======================== ==========================================================================================
"""

from __future__ import annotations

from collections.abc import Callable

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk import State, start
from gamelib.fivetenk.moves import DECLINE, NOBODY, PASS, REVEAL
from gamelib.fivetenk.positions import NOTHING
from gamelib.fivetenk.promotion import FIRST_LEVEL, LADDER
from gamelib.fivetenk.refusals import DEAL, PLAY, SETTLED, THROWN_IN
from gamelib.fivetenk.setting import Previous
from gamelib.sandbox.fivetenk.drafts import Draft
from gamelib.sandbox.fivetenk.reading import (
    FORMS,
    cards_in,
    friends_in,
    levels_in,
    numbers_in,
    seat_in,
    unreadable,
)
from gamelib.sandbox.fivetenk.skipping import to_first_lead
from gamelib.sandbox.kinds import Reached

DECLINE_ALL = "decline all"

MOVES = (*map(str, (REVEAL, DECLINE, NOBODY)), "bury", "name", str(PASS))
"""The words with which moves of the game begin, other than cards."""

_FIRST_WORDS = frozenset(move.split()[0] for move in MOVES)

LONGEST_JOKER = len("BJ")


def act(state: State, *steps: str) -> State:
    """Take steps and give the state after them; raises ``RuleError`` with the rule, and what would be legal.

    >>> from gamelib.fivetenk import start
    >>> act(start(7), "ready", "out 3").hand_sizes
    (26, 26, 26, 0, 26, 26)
    """
    for step in steps:
        state = done(state, step).position
    return state


def done(state: State, given: str) -> Reached[State]:
    """Take a step however it was typed, and give the state after it with the step as it is written."""
    text = " ".join(given.split())
    word, _, rest = text.partition(" ")
    word = word.lower()
    if text.lower() == DECLINE_ALL:
        return Reached(_decline_all(state), DECLINE_ALL)
    if word in _STEPS:
        return Reached(_STEPS[word](state, rest), f"{word} {rest}".strip())
    if word.isalpha() and len(word) > LONGEST_JOKER and word not in _FIRST_WORDS:
        sentence = N_("{given} is nothing that can be done here: play cards, as 10H 10S, or write {forms}.")
        raise RuleError("format", sentence, given=quoted(given), forms=(*MOVES, DECLINE_ALL, *FORMS))
    new = state.play(text)
    return Reached(new, str(new.move))


def _decline_all(state: State) -> State:
    """Decline chance after chance, as long as somebody is asked (C14)."""
    state = state.play(DECLINE)
    while state.phase == DEAL:
        state = state.play(DECLINE)
    return state


# ---- on through the match ---------------------------------------------------------------------------------------


def _next(state: State, rest: str) -> State:
    if rest:
        raise unreadable("next", rest)
    return state.next_deal()


def _ready(state: State, rest: str) -> State:
    if rest:
        raise unreadable("ready", rest)
    return to_first_lead(state)


# ---- the match --------------------------------------------------------------------------------------------------


def _levels(state: State, rest: str) -> State:
    levels = levels_in(rest)
    return _with_match(state, tuple(levels.split(",")), state.previous_game)


def _previous(state: State, rest: str) -> State:
    if rest == NOTHING:
        return _with_match(state, state.setting.levels, None)
    declarer, colon, winners = rest.partition(":")
    if not colon:
        raise unreadable("previous", rest)
    seats = tuple(seat_in("previous", part) for part in winners.replace(",", " ").split())
    return _with_match(state, state.setting.levels, Previous(seat_in("previous", declarer.strip()), seats))


def _with_match(state: State, levels: tuple[str, ...], previous: Previous | None) -> State:
    """Change what the game was dealt to; in the deal it is dealt again, since who is asked depends on it.

    A game before is made up where levels other than 3 need one: its declarer won it alone.
    """
    _not_settled(state)
    if previous is None and set(levels) != {FIRST_LEVEL}:
        climbed = [seat for seat, level in enumerate(levels) if level in LADDER and level != FIRST_LEVEL]
        seat = state.declarer if state.declarer is not None else (climbed or [0])[0]
        previous = Previous(seat, (seat,))
    if state.phase in (DEAL, THROWN_IN):
        return start(state.seed, state.rules, levels=levels, previous=previous)
    setting = state.setting
    game = max(1, setting.game) if previous else setting.game
    before = NOTHING if previous is None else f"{previous.declarer}:{','.join(map(str, previous.winners))}"
    return Draft(state).read(levels=",".join(levels), previous=before, game=game + 1, deal=max(game, setting.deal) + 1)


# ---- cards ------------------------------------------------------------------------------------------------------


def _hand(state: State, rest: str) -> State:
    _not_settled(state)
    seat, _, cards = rest.partition(" ")
    draft = Draft(state)
    draft.fill(draft.hands[seat_in("hand", seat)], cards_in(cards))
    return draft.read()


def _kitty(state: State, rest: str) -> State:
    """Change what is buried."""
    _not_settled(state)
    if not state.buried:
        raise RuleError("C18", N_("Nothing is buried yet, so that cannot be changed."))
    draft = Draft(state)
    draft.fill(draft.buried, cards_in(rest))
    return draft.read()


def _out(state: State, rest: str) -> State:
    """Take all cards from a seat: it has played them in earlier tricks."""
    draft = _played(state)
    seat = seat_in("out", rest)
    draft.end_trick()
    draft.made = [
        seat if by is None and friend.card in draft.hands[seat] else by  # A named play among its cards is its own.
        for friend, by in zip(draft.friends, draft.made, strict=True)
    ]
    draft.hands[seat].clear()
    return draft.read()


# ---- the game as it is played -----------------------------------------------------------------------------------


def _turn(state: State, rest: str) -> State:
    draft = _played(state)
    draft.end_trick()
    draft.turn = seat_in("turn", rest)
    if not draft.hands[draft.turn]:
        raise RuleError("C26", N_("Seat {seat} is out, so it is not its turn."), seat=draft.turn)
    return draft.read()


def _declarer(state: State, rest: str) -> State:
    """Make another seat the declarer; where nothing has been played it leads (C18)."""
    draft = _played(state)
    draft.declarer = seat_in("declarer", rest)
    if not draft.trick and not draft.gone:
        draft.turn = draft.declarer
    return draft.read()


def _friends(state: State, rest: str) -> State:
    draft = _played(state)
    draft.friends, draft.made = friends_in(rest)
    return draft.read()


def _taken(state: State, rest: str) -> State:
    draft = _played(state)
    draft.taken = numbers_in("taken", rest)
    draft.counts = False
    return draft.read()


def _played(state: State) -> Draft:
    """Take a state apart in which cards are played; raises ``RuleError`` for any other."""
    _not_settled(state)
    if state.phase != PLAY:
        sentence = N_("This can be set once cards are played: go on to the first lead first.")
        raise RuleError("format", sentence)
    return Draft(state)


def _not_settled(state: State) -> None:
    if state.phase == SETTLED:
        sentence = N_("This game is over: go back to a moment before its end to change it, or deal the next.")
        raise RuleError("format", sentence)


_STEPS: dict[str, Callable[[State, str], State]] = {
    "hand": _hand,
    "kitty": _kitty,
    "out": _out,
    "turn": _turn,
    "declarer": _declarer,
    "friends": _friends,
    "taken": _taken,
    "levels": _levels,
    "previous": _previous,
    "ready": _ready,
    "next": _next,
}
