"""The terms of Exact 61 Five Up, and what each means."""

from __future__ import annotations

from gamelib.core import N_
from gamelib.words.glossary import NP_

TERMS: dict[str, str] = {
    NP_("term", "tile"): N_("A domino; a set has 28. Its two halves are written low first, as [1|4]."),
    NP_("term", "half"): N_("One of the two ends of a tile, with 0 to 6 pips on it."),
    NP_("term", "pips"): N_("The dots on a half; a blank half has 0."),
    NP_("term", "double"): N_("A tile whose halves show the same number, as [4|4]."),
    NP_("term", "spinner"): N_("A double as the place where branches begin; here every double is one."),
    NP_("term", "port"): N_("A place where another tile can touch: a plain tile has two, a double has four."),
    NP_("term", "low"): N_("The port of a plain tile at the half with fewer pips."),
    NP_("term", "high"): N_("The port of a plain tile at the half with more pips."),
    NP_("term", "inline A"): N_(
        "The port at which a double joins its line; an opening double may take its first neighbour at inline B instead."
    ),
    NP_("term", "inline B"): N_("The port of a double straight across from inline A, where the line goes on."),
    NP_("term", "side A"): N_("One of a double's two side ports; they open after both inline ports have been taken."),
    NP_("term", "side B"): N_("The side port across from side A."),
    NP_("term", "open port"): N_("A port to which a tile of the same number may be joined at this moment."),
    NP_("term", "scoring end"): N_("An end of the layout that goes into the sum at this moment."),
    NP_("term", "contribution"): N_("The number of pips that one scoring end adds to the sum."),
    NP_("term", "branch"): N_("A run of tiles that leads away from a double."),
    NP_("term", "crosswise"): N_("Turned across the line, as every double is laid."),
    NP_("term", "talon"): N_("The tiles nobody was dealt, face down and waiting to be drawn."),
    NP_("term", "leader"): N_("The player who lays the first tile of a hand."),
    NP_("term", "lot"): N_("The chance draw that picks a leader and favours nobody."),
    NP_("term", "side"): N_("Who holds a score: one player, or a pair where four play."),
    NP_("term", "pair"): N_("Two players who sit opposite each other and share one score."),
    NP_("term", "partner"): N_("The other player of one's pair."),
    NP_("term", "raw points"): N_("Points as they arise on the table; always a multiple of 5."),
    NP_("term", "displayed points"): N_(
        "Points as the score shows them: 1 for every 5 raw points. Exactly 61 of them win."
    ),
    NP_("term", "scoring event"): N_("Points taken together or refused together."),
    NP_("term", "going out"): N_("Laying the last tile of one's hand, which ends the hand for all."),
    NP_("term", "blocked hand"): N_("A hand in which no tile can be placed any more and none is left to draw."),
    NP_("term", "filled number"): N_("In a picture: what an end that counts adds to the sum."),
    NP_("term", "hollow dot"): N_("In a picture: an open port that adds nothing to the sum."),
    NP_("term", "orange outline"): N_("In a picture: a spinner, counted or not."),
}
"""For each term its meaning, in the order in which a learner meets them."""
