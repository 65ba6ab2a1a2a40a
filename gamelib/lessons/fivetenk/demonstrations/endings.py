"""How a game ends, whose the last points are, and who climbs."""

from __future__ import annotations

from gamelib.lessons.fivetenk.demonstrations.setup import PASSES, Demonstration
from gamelib.lessons.fivetenk.setting_out import late

BOTH_FRIENDS = "AS 1 2; AH 1 4"
"""Both friend cards are settled, and seats 2 and 4 are the friends."""

ENDINGS: dict[str, Demonstration] = {
    "an early end by the declarer's side": Demonstration(
        lambda: late(
            "",
            "9D KD 5C",
            "AC 3H",
            "10D JD",
            "",
            "QS 6H",
            friends=BOTH_FRIENDS,
            turn=1,
            buried="10S KC 6D 6C 7D 7C",
            taken=(30, 25, 75, 0, 60, 0),
            rest=5,
        ),
        ("9D", "AC", *PASSES * 3, "3H"),
    ),
    "an early end by the defenders": Demonstration(
        lambda: late(
            "KS 10H 4C",
            "",
            "7D 5D",
            "",
            "",
            "AC 6H",
            friends=BOTH_FRIENDS,
            turn=2,
            buried="10S 4D 6D 6C 7C 8C",
            taken=(20, 25, 45, 0, 10, 0),
            rest=5,
        ),
        ("7D", "AC", *PASSES * 2, "6H"),
    ),
    "one player left": Demonstration(
        lambda: late(
            "",
            "",
            "",
            "QC 9H",
            "",
            "6D KD 5C AS",
            friends="AS 3 -; AH 1 2",
            turn=5,
            buried="10S KC 4D 6C 7D 7C",
            taken=(90, 25, 35, 0, 20, 0),
            rest=1,
        ),
        ("6D", "QC", "pass", "9H"),
    ),
    "the kitty to the other side": Demonstration(
        lambda: late(
            "KC KS 3D",
            "AS 5S 9D",
            friends="AS 3 -; AH 1 0",
            buried="10S 4C 6D 6C 7D 7C",
            taken=(60, 40, 0, 0, 100, 0),
            rest=3,
        ),
        ("KC", "AS"),
    ),
    "a friend and out at once": Demonstration(
        lambda: late(
            "",
            "AS",
            "",
            "KD 10C 4H",
            "5S QD",
            "",
            friends="AS 3 -; AH 1 2",
            turn=3,
            buried="10S 4C 6D 6C 7D 7C",
            taken=(60, 40, 70, 0, 20, 0),
            rest=5,
        ),
        ("4H", "QD", "AS"),
    ),
    "out first and beaten": Demonstration(
        lambda: late(
            "",
            "9D 9C",
            "QC 3H",
            "10D JD",
            "",
            "QS 6H",
            friends=BOTH_FRIENDS,
            turn=2,
            buried="4S 4D 6D 6C 7D 7C",
            taken=(30, 85, 15, 0, 40, 0),
            rest=5,
        ),
        ("QC", *PASSES * 3, "3H"),
    ),
    "a match won from K by +2": Demonstration(
        lambda: late(
            "AC 3D",
            "9D KD",
            "",
            "10D JD",
            "",
            "QS 6H",
            friends=BOTH_FRIENDS,
            buried="10S KC 6D 6C 7D 7C",
            taken=(120, 10, 75, 0, 30, 0),
            rest=4,
            levels="K,7,9,J,10,5",
            previous="0:0,4",
            number=14,
        ),
        ("AC", *PASSES * 3, "3D"),
    ),
    "a match won by two": Demonstration(
        lambda: late(
            "KD 10C 5S",
            "AC 3D",
            "5H 7H",
            friends="AS 1 2; AH 1 0",
            turn=1,
            buried="4S 4D 6D 6C 7D 7C",
            taken=(40, 50, 25, 30, 55, 0),
            rest=5,
            levels="8,A,9,Q,A,K",
            previous="0:0,2",
            number=17,
        ),
        ("AC", *PASSES * 2, "3D"),
    ),
}
"""Examples of endings (C27-C29, R13) and of what follows from them (C31, C32, R17)."""
