"""Reading the steps of the sandbox of cards: their words, seats, lists and friend cards."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk.cards import Card, read_cards
from gamelib.fivetenk.naming import NAMED, Friend
from gamelib.fivetenk.table import SEATS

FORMS: Mapping[str, str] = {
    "hand": "hand 0 3D 3C 10H",
    "kitty": "kitty 3D 3C 4H 4S 6D 7C",
    "out": "out 3",
    "turn": "turn 2",
    "declarer": "declarer 2",
    "friends": "friends AS 1, AH 2 by 4",
    "taken": "taken 0,10,0,5,0,0",
    "levels": "levels 4,4,3,3,5,3",
    "previous": "previous 0:0,2",
    "ready": "ready",
    "next": "next",
}
"""How each step is written that is no move of the game."""

_FRIEND = re.compile(r"\s*(\S+)\s+([0-9]{1,3})(?:\s+by\s+([0-9]{1,3}))?\s*")


def unreadable(word: str, rest: str) -> RuleError:
    """Refuse a step that is not written as it should be."""
    sentence = N_("{given} cannot be read: write it as in {form}.")
    return RuleError("format", sentence, given=quoted(f"{word} {rest}".strip()), form=FORMS[word])


def seat_in(word: str, text: str) -> int:
    """Read a seat; raises ``RuleError``: "format" for what is no number, C1 for what is no seat."""
    if not re.fullmatch(r"-?[0-9]{1,60}", text):
        raise unreadable(word, text)
    return check_seat(int(text))


def check_seat(seat: int) -> int:
    """Give a seat if it is one; raises ``RuleError`` (C1)."""
    if not 0 <= seat < SEATS:
        raise RuleError("C1", N_("{seat} is no seat: the seats of six players are 0 to 5."), seat=seat)
    return seat


def cards_in(text: str) -> tuple[Card, ...]:
    """Read cards, brackets around them or not."""
    return read_cards(text.strip().strip("[]"))


def numbers_in(word: str, text: str) -> list[int]:
    """Read six numbers, with commas or spaces between them."""
    parts = [part for part in re.split(r"[\s,]+", text.strip()) if part]
    if len(parts) != SEATS or not all(re.fullmatch(r"-?[0-9]{1,9}", part) for part in parts):
        raise unreadable(word, text)
    return [*map(int, parts)]


def levels_in(text: str) -> str:
    """Read six levels as the line of a position has them; what they are is for the engine to check."""
    parts = [part.upper() for part in re.split(r"[\s,]+", text.strip()) if part]
    if len(parts) != SEATS:
        raise unreadable("levels", text)
    return ",".join(parts)


def friends_in(text: str) -> tuple[tuple[Friend, ...], list[int | None]]:
    """Read two friend cards, each perhaps with the seat that has made the named play."""
    friends: list[Friend] = []
    made: list[int | None] = []
    for part in text.split(","):
        match = _FRIEND.fullmatch(part)
        if not match:
            raise unreadable("friends", text)
        card, nth, seat = match.groups()
        friends.append(Friend(Card(card), int(nth)))
        made.append(None if seat is None else check_seat(int(seat)))
    if len(friends) != NAMED:
        raise RuleError("C19", N_("Just two friend cards are named, not {count}."), count=len(friends))
    return tuple(friends), made
