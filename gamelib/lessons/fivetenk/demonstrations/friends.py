"""Which cards may be named, and how friends come to light."""

from __future__ import annotations

from gamelib.lessons.fivetenk.demonstrations.setup import PASSES, Demonstration
from gamelib.lessons.fivetenk.setting_out import dealt, late

FRIENDS: dict[str, Demonstration] = {
    "all three aces buried": Demonstration(
        lambda: dealt("AS AS AS KS QS AH AD 8C 8D"), ("bury AS AS AS 8C 8D 3D", "name KS 1, AH 1")
    ),
    "aces and kings buried": Demonstration(
        lambda: dealt("AS AS AS KS KS KS QS AH AD"), ("bury AS AS AS KS KS KS", "name QS 1, AH 2")
    ),
    "a named play that cannot come": Demonstration(
        lambda: dealt("AS AS KS QS AH AD 8C 8D 9S"), ("bury AS 8C 8D 9S 3D QS", "name AS 3, AH 1")
    ),
    "friends come to light": Demonstration(
        lambda: late(
            "8D 8C 4S 6H",
            "KS 6S 6H",
            "AS 9D 9C",
            "AH 10D JD",
            "AS QS 7H",
            "3H 3S",
            friends="AS 2 -; AH 3 -",
            buried="AS 4C 6D 6C 7D 7C",
            taken=(0, 20, 35, 0, 15, 0),
            rest=1,
        ),
        ("4S", "KS", "AS", *PASSES * 5, "9D", "AH", *PASSES * 5, "10D", "AS"),
    ),
    "a friend revealed by a pair": Demonstration(
        lambda: late(
            "4D 4S 9D",
            "6S 6H JC",
            "AS AS 8C",
            "QD 10C",
            "JS 7H",
            "3H 5S",
            friends="AS 2 -; AH 3 -",
            buried="AS AH 6D 6C 7D 7C",
            rest=1,
        ),
        ("4D 4S", "6S 6H", "AS AS"),
    ),
    "the same friend twice": Demonstration(
        lambda: late(
            "4D 4S 9D",
            "KS 6H JC",
            "AS AH 8C",
            "QD 10C",
            "JS 7H",
            "3H 5S",
            friends="AS 3 -; AH 3 -",
            rest=1,
        ),
        ("4D", "KS", "AS", *PASSES * 5, "AH"),
    ),
    "the declarer's own named card": Demonstration(
        lambda: late(
            "AS 4S 9D",
            "KS 6H JC",
            "AD 8C",
            "AH 10C",
            "JS 7H",
            "3H 5S",
            friends="AS 3 -; AH 3 -",
            rest=1,
        ),
        ("AS", *PASSES * 5, "4S", "6H", "pass", "AH"),
    ),
    "points come along": Demonstration(
        lambda: late(
            "4D 9D",
            "KS 6H",
            "AS 8C",
            "QD 10C",
            "JS 7H",
            "3H 5S",
            friends="AS 3 -; AH 3 4",
            taken=(20, 40, 55, 30, 0, 0),
            rest=1,
        ),
        ("4D", "KS", "AS"),
    ),
}
"""Examples of naming (C19, R10) and of friends (C20, C21, R11, R18)."""
