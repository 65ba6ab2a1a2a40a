"""What cards are, and how a trick goes."""

from __future__ import annotations

from gamelib.lessons.fivetenk.demonstrations.setup import PASSES, Demonstration
from gamelib.lessons.fivetenk.setting_out import late

PLAYS: dict[str, Demonstration] = {
    "a first trick": Demonstration(
        lambda: late(
            "AD 4S",
            "5C 6S",
            "10D 8C",
            "KH JD",
            "9S 3C",
            "8H QD",
            friends="AS 3 -; AH 3 -",
            turn=1,
            buried="AS AH 6D 6C 7D 7C",
            rest=2,
        ),
        ("5C", "10D", "KH", "pass", "pass", "AD", *PASSES * 5),
    ),
    "the ranks in one trick": Demonstration(
        lambda: late(
            "9D 4S",
            "KD 6S",
            "AC 8C",
            "2S JD",
            "LJ 3C",
            "BJ QD",
            friends="AS 3 -; AH 3 -",
            buried="AS AH 6D 6C 7D 7C",
            rest=2,
        ),
        ("9D", "KD", "AC", "2S", "LJ", "BJ"),
    ),
    "the longest body": Demonstration(
        lambda: late(
            "QS 4S",
            "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H",
            "7D 7C 7H 8D 8C 8H 9D 9C 9H JD JC QD",
            "9S JH",
            "10D KC",
            "QC KD",
            friends="AS 3 -; AH 3 -",
            turn=1,
            buried="AS AH 6D 6C 7D 7C",
        ),
        ("3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H", "pass"),
    ),
    "a kind that is named": Demonstration(
        lambda: late(
            "QS 4S",
            "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H",
            "7D 7C 7H 8D 8C 8H 9D 9C 9H JD JC QD",
            "9S JH",
            "10D KC",
            "QC KD",
            friends="AS 3 -; AH 3 -",
            turn=1,
            buried="AS AH 6D 6C 7D 7C",
        ),
        (
            "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H as airplane with singles",
            "7D 7C 7H 8D 8C 8H 9D 9C 9H JD JC QD",
        ),
    ),
    "a pair of jokers": Demonstration(
        lambda: late(
            "QS 4S",
            "AD AC 6S",
            "2D 2C 9H",
            "LJ LJ 8S",
            "LJ BJ 7S",
            "JC 7H",
            friends="AS 3 -; AH 3 -",
            turn=1,
            buried="AS AH 6D 6C 7D 7C",
        ),
        ("AD AC", "2D 2C", "LJ LJ", "LJ BJ"),
    ),
    "the ladder in one trick": Demonstration(
        lambda: late(
            "LJ BJ 4S",
            "9D 9C 6S",
            "5D 10C KH 8C",
            "5C 10C KC JD",
            "7D 7C 7H 7S 3C",
            "3D 3D 3H 3S 3S QD",
            friends="AS 3 -; AH 3 -",
            turn=1,
            buried="AS AH 6D 6C 8D QC",
        ),
        ("9D 9C", "5D 10C KH", "5C 10C KC", "7D 7C 7H 7S", "3D 3D 3H 3S 3S", "LJ BJ"),
    ),
    "back after a pass": Demonstration(
        lambda: late(
            "8D 8C 5D",
            "QS QC 4H",
            "JD 9H",
            "KD 6H",
            "JC 7S",
            "10C 10S 4D",
            friends="AS 3 -; AH 3 -",
            rest=1,
            buried="AS AH 6D 6C 7D 7C",
        ),
        ("8D 8C", *PASSES * 4, "10C 10S", "pass", "QS QC"),
    ),
    "a lead after going out": Demonstration(
        lambda: late(
            "8D 5D",
            "AD",
            "JD 9H",
            "KD 6H",
            "10C 7S",
            "QD 4D",
            friends="AS 3 -; AH 3 -",
            rest=2,
            buried="AS AH 6D 6C 7D 7C",
        ),
        ("5D", "AD", *PASSES * 5),
    ),
}
"""Examples of combinations (C4-C12, R6, R8) and tricks (C25, R14, R15)."""
