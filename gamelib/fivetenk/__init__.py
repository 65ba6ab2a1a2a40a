"""Six players, three decks, 5-10-K: combinations and bombs, a declarer with hidden friends, and levels to climb.

>>> state = start(seed=7)
>>> state.legal_moves()
<2 moves: reveal, decline>
"""

from typing import TYPE_CHECKING

from gamelib.core.later import later
from gamelib.fivetenk.cards import DECK, FACES, RANKS, SUITS, Card
from gamelib.fivetenk.choosing import Chosen, choose
from gamelib.fivetenk.comparing import Comparison, compare, why_not_beats
from gamelib.fivetenk.listing import answers, leads
from gamelib.fivetenk.moves import Burials, Bury, Decline, Laid, Lay, Name, Nobody, Pass, Reveal
from gamelib.fivetenk.naming import Friend, nameable
from gamelib.fivetenk.nothing import why_nothing
from gamelib.fivetenk.players import RandomPlayer, self_play
from gamelib.fivetenk.plays import Play
from gamelib.fivetenk.promotion import LADDER, climb, outcome
from gamelib.fivetenk.readings import KINDS, SPECIAL, Reading, beats, readings
from gamelib.fivetenk.records import Replay, Step, record, replay, write
from gamelib.fivetenk.rules import Rules
from gamelib.fivetenk.settling import Settlement, Share
from gamelib.fivetenk.starting import start
from gamelib.fivetenk.state import Outcome, State

if TYPE_CHECKING:
    from gamelib.fivetenk.near_misses import Near, nearly
    from gamelib.fivetenk.neighbours import Standing, standing
    from gamelib.fivetenk.view import View

__all__ = [
    "DECK",
    "FACES",
    "KINDS",
    "LADDER",
    "RANKS",
    "SPECIAL",
    "SUITS",
    "Burials",
    "Bury",
    "Card",
    "Chosen",
    "Comparison",
    "Decline",
    "Friend",
    "Laid",
    "Lay",
    "Name",
    "Near",
    "Nobody",
    "Outcome",
    "Pass",
    "Play",
    "RandomPlayer",
    "Reading",
    "Replay",
    "Reveal",
    "Rules",
    "Settlement",
    "Share",
    "Standing",
    "State",
    "Step",
    "View",
    "answers",
    "beats",
    "choose",
    "climb",
    "compare",
    "leads",
    "nameable",
    "nearly",
    "outcome",
    "readings",
    "record",
    "replay",
    "self_play",
    "standing",
    "start",
    "why_not_beats",
    "why_nothing",
    "write",
]


_LATER = {
    "Near": "near_misses",
    "nearly": "near_misses",
    "Standing": "neighbours",
    "standing": "neighbours",
    "View": "view",
}
"""What no game needs to be played, and the modules it is in."""

__getattr__ = later(__name__, _LATER)
