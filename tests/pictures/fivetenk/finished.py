"""Finished games to draw: of computer players, and set out by hand where chance seldom brings them about."""

from __future__ import annotations

from functools import cache

from gamelib.fivetenk import State
from tests.fivetenk.matches import match
from tests.fivetenk.positions import position

ALL_IN_PLAY = "4D 4C 6D 6C 7D 7C"
LATER = "3:0,1,2,4"


@cache
def by_chance() -> tuple[State, ...]:
    """Give finished games of computer players, among them later ones of a match."""
    first = [match(seed).state for seed in range(40)]
    later = [step.state for seed in (3, 4) for step in match(seed, 6).steps if step.state.settlement]
    return (*first, *later)


@cache
def by_hand() -> dict[str, State]:
    """Give finished games that show each ending, C29's split, both ends of the table, and matches won."""
    settled = "AS 1 1; AH 1 1"
    out = position("[3D][][5D KD 9D][10D]", friends=settled, buried=ALL_IN_PLAY, taken="0,60,0,0,0,0").play("3D")
    beaten = position("[3D KS][5S 9D][4D]", friends=settled, buried=ALL_IN_PLAY, turn=2).play("4D")
    last = position("[3D][][5D KD 9D]", buried="AS AH KS 6C 10D 7C", taken="0,60,0,0,0,0").play("3D")
    alone = position("[5D KD 9D][3D]", buried="AS AH KS 6C 10D 7C", turn=1).play("3D")
    split = position(
        "[3D KS][AS 5S 9D]", friends="AS 3 -; AH 1 0", buried="10S 4C 6D 6C 7D 7C", trick="0: KC", turn=1,
        taken="0,0,0,0,100,0", rest=0,
    ).play("AS")  # fmt: skip
    won = position(
        "[3D][][9D][JD]", friends=settled, buried=ALL_IN_PLAY, rest=1, levels="Q,K,3,3,A,9", previous=LATER
    ).play("3D")
    nothing = position("[3D][][9D][JD]", friends=settled, buried=ALL_IN_PLAY, rest=1, taken="0,0,0,0,120,0").play("3D")
    everything = position("[3D][][9D][JD]", friends=settled, buried=ALL_IN_PLAY, rest=4).play("3D")
    return {
        "declarer's side out": out,
        "defenders out": beaten,
        "one left": last,
        "one left, all to the defenders": alone,
        "the kitty to the other side": split,
        "a match won": won,
        "nobody climbs": nothing,
        "all points one player's": everything,
    }
