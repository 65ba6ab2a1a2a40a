"""The rules of Exact 61 Five Up, by number, in the course's own words: a short title, and a text for a learner."""

from __future__ import annotations

from gamelib.core import N_

SECTIONS: tuple[tuple[str, str], ...] = (
    ("D1", N_("Setting up")),
    ("D6", N_("Placing")),
    ("D9", N_("Doubles branch")),
    ("D12", N_("Scoring ends")),
    ("D16", N_("Exactly 61")),
    ("D19", N_("Going out")),
    ("D23", N_("Blocked hands")),
    ("D27", N_("On paper")),
    ("R1", N_("Rulings where the rulebook is silent")),
)
"""The rule that each section begins with, and the section's title."""

RULES: dict[str, tuple[str, str]] = {
    "D1": (
        N_("One full set"),
        N_(
            "The game is played with the 28 tiles of one double-six set: every pairing of two numbers from 0 to 6 "
            "occurs exactly once. Together the tiles carry 168 pips."
        ),
    ),
    "D2": (
        N_("Players and sides"),
        N_(
            "Two to four people can play. With two or three, everybody is a side alone; with four, those who face "
            "each other (seats 0 and 2, seats 1 and 3) are a pair and keep one score between them."
        ),
    ),
    "D3": (
        N_("Five tiles each"),
        N_(
            "Everybody begins a hand with five tiles, which nobody else may see until the hand is settled. The rest "
            "lie face down as the talon, and it may be drawn down to its very last tile."
        ),
    ),
    "D4": (
        N_("Who leads first"),
        N_(
            "A lot that favours nobody picks the leader of the first hand; where several tie, those few repeat it. "
            "What tiles one was dealt, and in what order, gives no right to lead. The leader opens with any tile, "
            "and turns pass clockwise."
        ),
    ),
    "D5": (
        N_("Who leads next"),
        N_(
            "Whoever goes out opens the next hand. When a hand was blocked, a fresh lot picks the leader, and having "
            "won that hand gives no claim to it."
        ),
    ),
    "D6": (
        N_("Like joins like"),
        N_(
            "From the second tile on, you join one half of your tile to an open port with the same number; the half "
            "left free usually becomes a scoring end. Doubles lie across the line. Once your tile lies there, your "
            "turn is over."
        ),
    ),
    "D7": (
        N_("Place if you can"),
        N_(
            "If any of your tiles fits, you have to place one, and drawing is not allowed. If none fits, you draw "
            "tiles one by one until one does, and that very tile goes on the table at once. You pass only when the "
            "talon has run out and still nothing fits."
        ),
    ),
    "D8": (
        N_("Blocked hand"),
        N_(
            "A hand is blocked when two things hold together: the talon has run out, and none of the players has a "
            "tile that fits. Nothing less blocks it."
        ),
    ),
    "D9": (
        N_("Every double branches"),
        N_(
            "Any double, wherever it lies, is a spinner: branches can grow from it. That goes for an opening double "
            "just as for one that comes later, on any branch."
        ),
    ),
    "D10": (
        N_("Inline first, then sides"),
        N_(
            "A double takes its two inline neighbours first, and its side ports stay shut until both are there. A "
            "double that comes to a branch touches it with inline A, so its inline B carries the line on."
        ),
    ),
    "D11": (
        N_("Open is not counted"),
        N_(
            "Being open and being counted are separate matters. A side port that has opened adds nothing as long as "
            "nothing is joined to it; once a tile is, what counts is that branch's outer end."
        ),
    ),
    "D12": (
        N_("Free halves count"),
        N_(
            "On a plain tile, a half that touches no other tile is a scoring end and adds its pips. A blank half is "
            "an end too: it adds 0."
        ),
    ),
    "D13": (
        N_("A double at an end"),
        N_(
            "A double with no neighbour or just one still ends its line. It is a single scoring end and adds both "
            "halves together: [2|2] alone on the table adds 4, [6|6] at the end of a line adds 12."
        ),
    ),
    "D14": (
        N_("A double inside"),
        N_(
            "As soon as both inline ports of a double are taken, it lies inside the layout and adds 0. Its sides "
            "change nothing about that, bare or built upon."
        ),
    ),
    "D15": (
        N_("Multiples of five score"),
        N_(
            "Each placement, from the opening tile to a player's last, is followed by adding up all the scoring "
            "ends. A sum of 5, 10, 15 and so on scores that many raw points; 0 and all other sums score none."
        ),
    ),
    "D16": (
        N_("No overshooting"),
        N_(
            "If a scoring event would lift its side past 61 displayed points (305 raw), it is refused in full and "
            "the score does not move. The tile that was placed stays, and play continues."
        ),
    ),
    "D17": (
        N_("One placement, one event"),
        N_("The points of an ordinary placement are checked against the target by themselves, as one scoring event."),
    ),
    "D18": (
        N_("First to exactly 61"),
        N_(
            "The first side to reach exactly 61 displayed points has won, and the match is over that instant, even "
            "halfway through a hand. Whatever would have followed is dropped: totals are not compared, and no extra "
            "hand is played."
        ),
    ),
    "D19": (
        N_("The last tile"),
        N_(
            "Placing your last tile is going out. What that placement scores is worked out as always but kept back "
            "for the settlement (D22); then everybody else shows their tiles."
        ),
    ),
    "D20": (
        N_("Opponents' tiles"),
        N_(
            "The pips left in all the opponents' hands go into one total, and that total is rounded to a multiple of "
            "5, just once: with 1 or 2 over it goes down, with 3 or 4 over it goes up. The side that went out gains "
            "the result."
        ),
    ),
    "D21": (
        N_("Partner's tiles"),
        N_(
            "In a game of four, the tiles left with the partner of whoever went out make a total of their own, "
            "rounded on its own, and their pair loses that much. These pips are never mixed with the opponents' "
            "before rounding."
        ),
    ),
    "D22": (
        N_("Going out is one event"),
        N_(
            "The last placement, plus the opponents' tiles, minus the partner's, make one scoring event. If the net "
            "would take the score past 305 raw, none of it counts; otherwise all of it does. What one part would "
            "come to by itself is of no account."
        ),
    ),
    "D23": (
        N_("Lightest hand first"),
        N_(
            "After a block, the hands are put in order by the pips left in them, the lightest first. Each stands for "
            "itself, even where two of them belong to one pair."
        ),
    ),
    "D24": (
        N_("Gains from heavier hands"),
        N_(
            "In that order, each hand looks at just those opponents who hold more pips than it does. The surpluses "
            "over its own pips are summed, the sum is rounded once (as in D20), and the hand's side gains the "
            "result. Hands as light or lighter bring nothing, and partners are not compared."
        ),
    ),
    "D25": (
        N_("One event per hand"),
        N_(
            "Every hand that gains something makes a scoring event of its own; hands of equal pips go by seat, "
            "clockwise. One that overshoots is refused alone, and the others still count. Once an accepted one "
            "reaches exactly 61 the match is over, and what remains is dropped."
        ),
    ),
    "D26": (
        N_("Who wins a block"),
        N_(
            "The lightest hand of all wins the blocked hand for its side. If opposing sides share that place, the "
            "hand is a tie; if only partners share it, their pair has won."
        ),
    ),
    "D27": (
        N_("Strokes on paper"),
        N_(
            "On paper each stroke stands for 5 raw points, which is 1 displayed. Ten strokes make one figure worth "
            "50 raw, 10 displayed: a large X of two, and in each of the four places around it a small x of two more."
        ),
    ),
    "R1": (
        N_("Net below zero"),
        N_(
            "When the partner's tiles outweigh all the rest, going out costs points. That is allowed, and so is a "
            "score under 0."
        ),
    ),
    "R2": (
        N_("Seat numbers"),
        N_(
            "Seat numbers run clockwise, and the first is 0. Where D25 takes equal hands clockwise, it begins at "
            "seat 0."
        ),
    ),
    "R3": (
        N_("The neutral lot"),
        N_(
            "For the lot, every player gets a random number and the highest one leads; players who share the highest "
            "get new numbers. They stem from the match's seed and are kept in the record."
        ),
    ),
    "R4": (
        N_("When a block is seen"),
        N_(
            "A block takes effect the moment it exists: nobody has to pass first. The check comes after every "
            "placement but a player's last, and whenever the talon's final tile was drawn and does not fit."
        ),
    ),
    "R5": (
        N_("Free choice"),
        N_(
            "With several tiles or ports to choose from, the choice is yours. A tile just drawn has to be placed if "
            "it fits (D7), but you pick the port."
        ),
    ),
    "R6": (
        N_("The deal"),
        N_(
            "The seed gives a single shuffle, and that fixes the whole deal: the first five tiles are seat 0's, the "
            "next five seat 1's, and so on round. What remains is the talon, and draws come from its front."
        ),
    ),
    "R7": (
        N_("Refused, but out"),
        N_(
            "If the points for going out are refused, the hand is over all the same. No score moves, and whoever "
            "went out still opens the next hand."
        ),
    ),
    "R8": (
        N_("Say which port"),
        N_(
            "Every tile but the first is placed at a port that is named. At a lone opening double either inline port "
            "will do, and of two side ports that have opened, either."
        ),
    ),
    "R9": (
        N_("Every port a move"),
        N_(
            "Where one tile fits at several ports, each of them is a separate move, even with the same number, and a "
            "list of moves holds them all. A lone double's two inline ports come to the same, and so do two bare "
            "sides of one double, so a player thinking ahead may skip one of each."
        ),
    ),
    "R10": (
        N_("Out before block"),
        N_("Emptying your hand is always going out and never a block, even if nobody else could have placed anything."),
    ),
    "R11": (
        N_("Refusal takes only points"),
        N_(
            "A refused event costs its points and nothing more: the placed tile remains. In a blocked hand, a gain "
            "that is rounded away to 0 is no event, but a caption may mention it."
        ),
    ),
    "R12": (
        N_("Below zero on paper"),
        N_("Strokes are drawn for points gained. A score under 0 has none and is noted as a number."),
    ),
}
"""For each rule its title and its text, in the rulebook's order: D1 to D27, then the rulings R1 to R12."""
