"""Reading a move in any of its forms: an object, its text, or how it stands in a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk.cards import RANKS, Card, read_cards
from gamelib.fivetenk.listing import readings_by_rank
from gamelib.fivetenk.moves import DECLINE, NOBODY, PASS, REVEAL, Bury, Decline, Lay, Move, Name, Nobody, Pass, Reveal
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.readings import KINDS, Reading
from gamelib.fivetenk.rules import DEFAULT, Rules

_WORDS: dict[str, Move] = {str(move): move for move in (REVEAL, DECLINE, NOBODY, PASS)}
_VERBS = ("reveal", "decline", "bury", "friends", "cards", "pass")

_MOST_SEAT = 1000
"""A number that nobody would take for a seat, even for a wrong one."""

_MOST_DIGITS = 6
"""How long a number may be that is read from a move's text; Python itself refuses to read very long ones."""


def read_move(move: object, rules: Rules = DEFAULT) -> tuple[int | None, Move]:
    """Read a move in any of its forms: give the seat that is said to make it, if any, and the move.

    A move may be one of ``moves``, a ``Play``, cards in a sequence, text (``"3D 3C 3H"``, ``"3D 3C 3H as triple"``,
    ``"pass"``, ``"bury 4C …"``, ``"name AS 1, AH 2"``, ``"reveal"``, ``"decline"``, a ``Play``'s ``"3 3 3 + 9 (triple
    with single)"``), or a mapping as in a record (``{"seat": 3, "cards": ["3D"]}``, with ``"as"``, or ``"pass"``, and
    likewise ``"reveal"``, ``"decline"``, ``"bury"``, ``"friends"``). Raises ``RuleError`` ("format"), or C1 for a
    fourth copy of a card.
    """
    if isinstance(move, Mapping):
        return _from_mapping(move)
    if isinstance(move, str):
        return None, _from_text(move.strip(), rules)
    return None, _from_object(move)


def _from_object(move: object) -> Move:
    if isinstance(move, Play):
        return _check_play(move)
    if isinstance(move, Reveal | Decline | Nobody | Pass):
        return move
    if isinstance(move, Bury | Lay):
        cards = read_cards(move.cards)
        return Bury(cards) if isinstance(move, Bury) else Lay(cards, _read_kind(move.kind))
    if isinstance(move, Name):
        return Name(read_friends(move.friends))
    if isinstance(move, Iterable) and not isinstance(move, bytes):
        return Lay(read_cards(move))
    raise RuleError("format", N_("{move} is no move: play cards, or pass."), move=quoted(move))


def _check_play(play: Play) -> Play:
    """See that a play is made of what plays are made of; whether it can be played is for the rules."""
    ranks: object = play.ranks
    reading: object = play.reading
    if not isinstance(ranks, tuple) or any(rank not in RANKS for rank in ranks) or not isinstance(reading, Reading):
        raise RuleError("format", N_("{move} is no move: play cards, or pass."), move=quoted(play))
    return play


def _from_text(text: str, rules: Rules) -> Move:
    if text in _WORDS:
        return _WORDS[text]
    word, _, rest = text.partition(" ")
    if not text or (word in ("bury", "name") and not rest):
        raise RuleError("format", N_("{move} is no move: play cards, or pass."), move=quoted(text))
    if word == "bury":
        return Bury(read_cards(rest))
    if word == "name":
        return Name(tuple(_friend_from_text(part) for part in rest.split(",")))
    if text.endswith(")"):
        return _play_from_text(text, rules)
    cards, _, kind = text.partition(" as ")
    return Lay(read_cards(cards), _read_kind(kind.strip() or None))


def _friend_from_text(text: str) -> Friend:
    card, _, nth = text.strip().partition(" ")
    number = nth.strip()
    return _read_friend((card, int(number) if number.isdecimal() and len(number) < _MOST_DIGITS else nth))


def _play_from_text(text: str, rules: Rules) -> Play:
    """Read a play by rank: its ranks, wings behind a plus, and its kind."""
    ranks = tuple(word for word in text.partition(" (")[0].split() if word != "+")
    if all(rank in RANKS for rank in ranks):
        ranks = tuple(sorted(ranks, key=RANKS.index))
        for reading in readings_by_rank(ranks, rules):
            play = Play(ranks, reading)
            if str(play) == text:
                return play
    raise RuleError("format", N_("{move} is no play by rank, as 3 3 3 + 9 (triple with single) is."), move=quoted(text))


def _from_mapping(move: Mapping[object, object]) -> tuple[int | None, Move]:
    seat = move.get("seat")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or abs(seat) >= _MOST_SEAT):
        raise RuleError("format", N_("{seat} is no seat: seats are numbered from 0."), seat=quoted(seat))
    verbs = [verb for verb in _VERBS if verb in move]
    unknown = [key for key in move if key not in ("seat", "as", *_VERBS)]
    if len(verbs) != 1 or unknown or ("as" in move and verbs != ["cards"]):
        sentence = N_("{move} is no move: it has a seat, and cards (perhaps with as) or pass (true).")
        raise RuleError("format", sentence, move=quoted(dict(move)))
    (verb,) = verbs
    value = move[verb]
    if verb in _WORDS:
        if value is not True:
            raise RuleError("format", N_("{verb} is {value}, and can be true only."), verb=verb, value=quoted(value))
        return seat, _WORDS[verb]
    if verb == "friends":
        return seat, Name(read_friends(value))
    cards = read_list(value)
    return seat, Bury(cards) if verb == "bury" else Lay(cards, _read_kind(move.get("as")))


def read_list(cards: object) -> tuple[Card, ...]:
    """Read the cards of a record, which stand in a list; raises ``RuleError`` ("format") for anything else."""
    if not isinstance(cards, list | tuple):
        raise RuleError("format", N_("{cards} are no cards: a record has them in a list."), cards=quoted(cards))
    return read_cards(cards)


def _read_kind(kind: object) -> str | None:
    if kind is None:
        return None
    if isinstance(kind, str) and kind in KINDS:
        return kind
    raise RuleError(
        "format", N_("{kind} is no kind of combination; there are {kinds}."), kind=quoted(kind), kinds=KINDS
    )


def read_friends(friends: object) -> tuple[Friend, ...]:
    """Read friend cards from pairs of a face and a number, or from objects as in a record.

    Raises ``RuleError`` ("format") for anything else; whether they may be named is for the rules.
    """
    if isinstance(friends, str) or not isinstance(friends, Iterable):
        raise RuleError(
            "format", N_("{friends} are no friend cards: each is a face and a number."), friends=quoted(friends)
        )
    return tuple(map(_read_friend, friends))


def _read_friend(friend: object) -> Friend:
    if isinstance(friend, Mapping):
        parts = [friend["card"], friend["nth"]] if set(friend) == {"card", "nth"} else []
    else:
        parts = list(friend) if isinstance(friend, list | tuple) else []
    if len(parts) != 2:
        raise RuleError("format", N_("{friend} is no friend card: it is a face and a number."), friend=quoted(friend))
    card, nth = parts
    if isinstance(nth, bool) or not isinstance(nth, int):
        raise RuleError(
            "format",
            N_("{nth} is no number: name the 1st, 2nd or 3rd play of {card}."),
            nth=quoted(nth),
            card=quoted(card),
        )
    return Friend(Card(card), nth)
