"""How players in light games behave: numbers that were found by letting such games be played many times over."""

from __future__ import annotations

from typing import NamedTuple


class Habits(NamedTuple):
    """The habits of a player in a light game; points are weighed against points."""

    size: float = 1.0
    """How much more gladly a combination is led for each card."""
    rank: float = 0.6
    """How much less gladly for each rank of height."""
    risk: float = 0.12
    """How much less gladly for each point in it."""
    spare: float = 6.0
    """How much less gladly an ace, a two or a joker is led."""
    bomb: float = 20.0
    """How much less gladly a special combination is led."""
    short: float = 8.0
    """How much less gladly what an enemy near its end could answer in kind is led."""
    late: float = 5.0
    """With so few cards left a player is near its end."""
    ace: float = 0.0
    """The points wanted to answer with an ace."""
    two: float = 5.0
    """The points wanted to answer with a two."""
    joker: float = 10.0
    """The points wanted to answer with a joker."""
    breaks: float = 10.0
    """The points wanted to break up a pair or a triple for an answer."""
    mixed: float = 20.0
    """The points wanted to answer with a 5-10-K."""
    bombs: float = 25.0
    """The points wanted to answer with a bomb of four."""
    more: float = 5.0
    """The points wanted besides for each further card of a bomb."""
    ally: float = 0.4
    """What share of a trick's points is worth taking from a seat that is likely to be on the same side."""
    alarm: float = 10.0
    """How many points it counts for that the trick lies with an enemy near its end."""
    free: float = 8.0
    """With so few cards left of its own a player spares nothing."""
    over_friend: float = -1.0
    """A friend's combination up to this rank is overtaken by what is planned."""
    over_ally: float = 11.0
    """The same for a seat that is likely to be on the same side."""
    last: float = 3.0
    """With so few combinations left a bomb is played at once."""
    plain: float = 0.0
    """The points wanted to answer at all, for each rank of the answer above the nine."""

    named: float = 0.0
    """The points wanted to play a friend card not yet settled."""


DEFENDER = Habits(
    size=0.9, rank=0.4, risk=-0.4, spare=8, bomb=0, short=3, late=7, ace=-4, two=-3, joker=-3, breaks=9, mixed=1,
    bombs=9, more=-2.5, ally=-0.2, alarm=27, free=5, over_friend=20, over_ally=17, last=-1, plain=2.9, named=3.6,
)  # fmt: skip
"""The habits of those who have not been revealed on the declarer's side."""

DECLARER = Habits()
"""The habits of the declarer and of revealed friends."""
