"""What to aim for in 5-10-K: positions late in a game, and what follows from each of two ways (C35)."""

from __future__ import annotations

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.players import computer
from gamelib.fivetenk.settlement_events import PromotionEvent
from gamelib.lessons.aims import Aim, Way
from gamelib.lessons.fivetenk.setting_out import late

PASSES = ("pass",)


class CardAim(Aim[State]):
    """A position of 5-10-K late in a game, with a line of play for each way."""

    game = "fivetenk"
    computer = computer

    def follows(self, way: int) -> tuple[Message, ...]:
        """Say what one way leads to: points taken, friends found, cards left, and the game's outcome if it is over."""
        states = self.line(way)
        return (*_gains(states), *_friends(states), *_out(states), *_left(states[-1], self.seat), *_outcome(states[-1]))


def _gains(states: tuple[State, ...]) -> list[Message]:
    before, after = states[0].taken, states[-1].taken
    gains = [(seat, now - then) for seat, (then, now) in enumerate(zip(before, after, strict=True)) if now > then]
    sentence = N_("Seat {seat} takes {points} points in tricks.")
    return [Message(sentence, {"seat": seat, "points": points}) for seat, points in gains]


def _friends(states: tuple[State, ...]) -> list[Message]:
    found = [seat for seat in states[-1].friends if seat not in states[0].friends]
    return [Message(N_("Seat {seat} is found to be a friend."), {"seat": seat}) for seat in found]


def _out(states: tuple[State, ...]) -> list[Message]:
    before, after = states[0].hand_sizes, states[-1].hand_sizes
    out = [seat for seat, (then, now) in enumerate(zip(before, after, strict=True)) if then and not now]
    return [Message(N_("Seat {seat} is out."), {"seat": seat}) for seat in out]


def _left(state: State, seat: int) -> list[Message]:
    count = state.hand_sizes[seat]
    sentence = NN_("Seat {seat} still holds {count} card.", "Seat {seat} still holds {count} cards.")
    return [Message(sentence, {"seat": seat, "count": count})] if count else []


def _outcome(state: State) -> list[Message]:
    return [event.message for event in state.events if isinstance(event, PromotionEvent)]


SETTLED = "AS 1 2; AH 1 4"
"""Both friend cards are settled, and seats 2 and 4 are the friends of seat 0."""

OPEN = "AS 3 -; AH 3 -"
"""No friend card is settled, and seat 0 is the declarer."""

AIMS: dict[str, CardAim] = {
    "points": CardAim(
        N_("Two pairs lie on the table, and seat 0 has a bomb. Spend it, or pass?"),
        0,
        lambda: late(
            "4D 7D 7C 7H 7S 9S",
            "6S 8D QC",
            "5S JD JC",
            "9D 9H",
            "3H 8S",
            "6H QS",
            friends=OPEN,
            buried="AS AH 6D 6C 8C QD",
            trick="3: 10D 10C; 4: KD KC; 5: pass",
            rest=2,
        ),
        (
            Way(N_("Play the bomb"), ("7D 7C 7H 7S", *PASSES * 5)),
            Way(N_("Pass"), PASSES * 4),
        ),
    ),
    "cards": CardAim(
        N_("Seat 0 leads. A long combination first, or a low single?"),
        0,
        lambda: late(
            "5D 6C 7S 8H 9D JS JC",
            "4S QS 9C",
            "6S KD 8D",
            "9H 7H 3C",
            "3H 8S QH",
            "6H 10S QC",
            friends=OPEN,
            buried="AS AH 6D 8C 7D 7C",
            rest=2,
        ),
        (
            Way(N_("Lead the straight"), ("5D 6C 7S 8H 9D", *PASSES * 5, "JS JC")),
            Way(N_("Lead the 7"), ("7S", "QS", "KD", *PASSES * 5)),
        ),
    ),
    "climbing": CardAim(
        N_("Seat 5, a defender, leads a ten, and seat 0 has two cards left. Take it at once, or wait?"),
        0,
        lambda: late(
            "3D AD",
            "8D 9C",
            "",
            "7S JD",
            "",
            "4H QC",
            friends=SETTLED,
            trick="5: 10D",
            buried="4D 4C 6D 6C 7D 7C",
            taken=(110, 30, 60, 15, 0, 5),
            rest=4,
        ),
        (
            Way(N_("Take it with the ace"), ("AD", *PASSES * 3, "3D")),
            Way(N_("Wait for the next trick"), (*PASSES * 3, "QC", "AD", *PASSES * 3, "3D")),
        ),
    ),
    "control": CardAim(
        N_("Both friends of seat 0 are out, and it has an ace and two sixes left. Which of them first?"),
        0,
        lambda: late(
            "6S 6C AD",
            "9C 9S KH KD",
            "",
            "3C 7H 9H",
            "",
            "8D 10S QC",
            friends=SETTLED,
            buried="4D 4C 6D 8C 7D 7C",
            taken=(70, 30, 60, 20, 40, 20),
        ),
        (
            Way(N_("The ace first"), ("AD", *PASSES * 3, "6S 6C")),
            Way(N_("The sixes first"), ("6S 6C", "9C 9S", *PASSES * 3, "KH KD", *PASSES * 3)),
        ),
    ),
    "friends": CardAim(
        N_("Seat 4, a friend with one more card, has just played two kings. Pass, or beat them with aces?"),
        0,
        lambda: late(
            "5S 9D AD AC",
            "4H QS 9S",
            "6D 7S 8C",
            "9H JH 3C",
            "6H",
            "8D 10S QC",
            friends="AS 3 -; AH 1 4",
            trick="3: JD JC; 4: KD KC; 5: pass",
            buried="AS 4D 4C 6C 7D 7C",
            rest=2,
        ),
        (
            Way(N_("Pass"), (*PASSES * 4, "6H")),
            Way(N_("Beat them"), ("AD AC", *PASSES * 5, "5S", "QS", *PASSES * 5)),
        ),
    ),
    "hidden friends": CardAim(
        N_("Seat 3 holds the ace that the declarer, seat 0, has named. Play it now, or pass?"),
        3,
        lambda: late(
            "9D 5C",
            "JC 8S 4H",
            "KD KC 5H",
            "AS 7S 6H",
            "6S 3C",
            "8D QC 3H",
            friends="AS 3 -; AH 1 4",
            buried="AD 4D 6D 6C 7D 7C",
            trick="0: 4C; 1: JC; 2: KD",
            turn=3,
            taken=(90, 10, 0, 60, 50, 10),
        ),
        (
            Way(N_("Play the ace"), ("AS", *PASSES * 5)),
            Way(N_("Pass"), PASSES * 5),
        ),
    ),
    "the whole side out": CardAim(
        N_("Seat 0 has two sevens left, and seat 2, a friend, two queens. How should seat 0 lead?"),
        0,
        lambda: late(
            "7D 7C",
            "9S KD",
            "QS QC",
            "10H JD",
            "",
            "8H KC",
            friends=SETTLED,
            buried="4D 4C 6D 6C 8D 8C",
            taken=(70, 50, 60, 40, 0, 0),
            rest=4,
        ),
        (
            Way(N_("Lead both sevens"), ("7D 7C", "pass", "QS QC")),
            Way(N_("Lead one seven"), ("7D", "KD", *PASSES * 4)),
        ),
    ),
    "the last defender": CardAim(
        N_("All defenders but seat 5 are out, and seat 5 has one card left. What should seat 0 lead?"),
        0,
        lambda: late(
            "6D 6C 7S",
            "",
            "",
            "",
            "",
            "9H",
            friends=SETTLED,
            buried="10D 10C 4D 4C 7D 7C",
            taken=(100, 20, 40, 60, 0, 20),
            rest=4,
        ),
        (
            Way(N_("The pair"), ("6D 6C", "pass", "7S")),
            Way(N_("A six"), ("6D", "9H")),
        ),
    ),
}
"""The positions by name: the three aims, and what to weigh up for them."""
