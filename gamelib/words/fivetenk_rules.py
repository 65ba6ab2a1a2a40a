"""The rules of 5-10-K by number, in the course's own words: a short title, and a text for a learner."""

from __future__ import annotations

from gamelib.core import N_

SECTIONS: tuple[tuple[str, str], ...] = (
    ("C1", N_("Cards")),
    ("C4", N_("Combinations")),
    ("C9", N_("5-10-K and bombs")),
    ("C13", N_("Deal and declarer")),
    ("C19", N_("Friends")),
    ("C23", N_("Tricks")),
    ("C27", N_("How a game ends")),
    ("C31", N_("Outcome and promotion")),
    ("C34", N_("About this edition")),
    ("C35", N_("What to aim for")),
    ("R1", N_("Rulings where the rulebook is silent")),
)
"""The rule that each section begins with, and the section's title."""

RULES: dict[str, tuple[str, str]] = {
    "C1": (
        N_("Three decks in one"),
        N_(
            "Three decks of 54, jokers included, are shuffled into one: 162 cards, each face three times. All six "
            "players get 26 cards, and 6 are left over as the kitty. The three copies of a face are worth the same."
        ),
    ),
    "C2": (
        N_("Low to high"),
        N_(
            "Ranks rise from the 3 in the usual order up to the king and the ace; above these stand the 2, the little "
            "joker and, highest of all, the big joker. Your level changes no card's rank, and no suit is trump."
        ),
    ),
    "C3": (
        N_("Cards with points"),
        N_(
            "Only fives, tens and kings carry points: 5 for each five, 10 for each ten or king. As there are twelve of "
            "each, every game is about 60 + 120 + 120 = 300 points."
        ),
    ),
    "C4": (
        N_("One, two, three alike"),
        N_("Any one card is a single. Two cards that share a rank are a pair, and three are a triple."),
    ),
    "C5": (
        N_("Triple with a wing"),
        N_("A triple can bring one more card along, or a pair. That wing has to be of another rank than the triple."),
    ),
    "C6": (
        N_("Ranks in a row"),
        N_(
            "A straight is 5 or more ranks in a row, one card of each; consecutive pairs are 2 or more pairs in a row. "
            "An airplane is 2 or more triples in a row, its body, either bare or with wings: as many singles as it has "
            "triples, or as many pairs. Neither 2s nor jokers go into straights, consecutive pairs or bodies."
        ),
    ),
    "C7": (
        N_("What wings may be"),
        N_(
            "The wings of an airplane may be of any rank that is not in its body, but never jokers: neither the little "
            "nor the big one."
        ),
    ),
    "C8": (
        N_("Beating ordinary combinations"),
        N_(
            "Nobody has to follow suit. What beats an ordinary combination is one of its own kind, of just as many "
            "cards and of a higher rank, or else a special combination of any kind. In a straight, consecutive pairs "
            "or an airplane the highest rank of the body counts; in a triple with a wing, the triple's."
        ),
    ),
    "C9": (
        N_("Special combinations"),
        N_(
            "There are four special kinds. The weakest is the mixed 5-10-K; then come the suited one and the bomb, and "
            "the joker bomb is the strongest. Each beats every kind below it."
        ),
    ),
    "C10": (
        N_("Mixed and suited"),
        N_(
            "A five, a ten and a king make a 5-10-K: suited if all three are of one suit, otherwise mixed. Suited ones "
            "rise from diamonds over clubs and hearts to spades, while mixed ones are all the same. Of two that are "
            "equal, neither beats the other."
        ),
    ),
    "C11": (
        N_("Four or more alike"),
        N_(
            "A bomb is made of 4 or more cards of one rank, up to all 12. Of two bombs the one with more cards wins; "
            "if they have the same number, the one of the higher rank does."
        ),
    ),
    "C12": (
        N_("Two different jokers"),
        N_(
            "A little and a big joker played together are the joker bomb. No other bomb is too big for it, but it does "
            "not beat another joker bomb."
        ),
    ),
    "C13": (
        N_("The first declarer"),
        N_(
            "Everybody begins at level 3. During the first game's deal any player who has received a 3 may reveal it, "
            "and the first to do so legally becomes the declarer, which nothing later undoes. Until then there is no "
            "declarer, and chance does not pick one."
        ),
    ),
    "C14": (
        N_("Declining a reveal"),
        N_(
            "Declining counts for that moment alone. You are asked again when the next card comes, provided that a "
            "reveal is still possible."
        ),
    ),
    "C15": (
        N_("Nobody reveals at first"),
        N_("If the first game's deal brings no reveal, all cards are shuffled once more and dealt anew."),
    ),
    "C16": (
        N_("Winners may reveal"),
        N_(
            "After the first game only those who won the game before may reveal, and each of them only a card of the "
            "level they have now; the losers may not. Once more, the first legal reveal is what decides."
        ),
    ),
    "C17": (
        N_("No winner reveals"),
        N_(
            "If nobody reveals in a later game, go round in turn order, beginning right after the previous declarer. "
            "The first player you meet who won the game before is the declarer."
        ),
    ),
    "C18": (
        N_("Taking and burying"),
        N_(
            "When the declarer is known and everything has been dealt, the declarer takes up the 6 cards of the kitty, "
            "buries any 6 face down, and leads. Nobody else gets to see what was taken or buried; at the settlement "
            "the buried cards are turned up, and their points count."
        ),
    ),
    "C19": (
        N_("Faces to name"),
        N_(
            "Next, the declarer names two faces that differ. Of each suit only the ace can be named; with all three "
            "aces of the suit buried, only the king; with all three kings buried as well, only the queen, and so on: "
            "the highest rank that has a copy in play. With six cards buried, the queen is as low as it gets; 2s and "
            "jokers are never named."
        ),
    ),
    "C20": (
        N_("Which play counts"),
        N_(
            "With each face the declarer says which play of it is to count: the 1st, 2nd or 3rd. It is the actual play "
            "that counts, be it on a lead or later. Having been dealt the card, holding it or just having the lead "
            "counts for nothing."
        ),
    ),
    "C21": (
        N_("Becoming a friend"),
        N_(
            "Whoever makes a named play is on the declarer's side from that very moment, and everybody sees it. Made "
            "by the declarer, it adds nobody; a player who makes both is one friend. So that side has 1, 2 or 3 "
            "players."
        ),
    ),
    "C22": (
        N_("Hidden sides"),
        N_(
            "As long as a player has not been revealed, the game leaves their side open. At its end all but the "
            "declarer and the revealed friends are defenders, so the declarer may turn out to be alone. The next game "
            "starts without sides."
        ),
    ),
    "C23": (
        N_("Beat it or pass"),
        N_(
            "Turns go round by seat, beginning with the declarer. You either beat the last combination of the trick, "
            "by a stronger one of its kind or by a higher special one, or you pass. The trick is over when everybody "
            "else who has cards left has passed, one after another."
        ),
    ),
    "C24": (
        N_("Winning a trick"),
        N_(
            "Whoever made the last legal play of a trick wins, for their own side, all its point cards: those of every "
            "play in it, no matter whose."
        ),
    ),
    "C25": (
        N_("Who leads next"),
        N_(
            "The winner of a trick leads to the next one. If the winner has run out of cards, the lead goes to the "
            "next seat that still has some."
        ),
    ),
    "C26": (
        N_("Out of cards"),
        N_(
            "A player who has run out of cards is out and neither answers nor leads any more. Side, settlement and "
            "promotion are still theirs."
        ),
    ),
    "C27": (
        N_("The early end"),
        N_(
            "A game can stop early only when both friend cards are settled, that is, both named plays have been made. "
            "From then on, a side whose members are all out takes whatever point cards the other side still holds: the "
            "declarer's side from the defenders, the defenders from the declarer's side. The rest is not played."
        ),
    ),
    "C28": (
        N_("One player left"),
        N_(
            "Failing an early end, a game lasts until just one player holds cards. Then the last trick, the cards that "
            "are left and the kitty all fall, at face value, to whoever made the last legal play."
        ),
    ),
    "C29": (
        N_("Who gets the kitty"),
        N_(
            "Whoever is the last to play legally in the game's last trick gets the kitty; its points count as they are "
            "and are never multiplied. When a game ends early, the last trick is the one on the table: its last player "
            "gets its points and the kitty, the side that is out gets the points left in hands. That may well be two "
            "different sides."
        ),
    ),
    "C30": (
        N_("Adding up"),
        N_(
            "The defenders' total is made of the tricks they won, what an early end hands them (C27) and what they get "
            "with the last trick. It and the total of the declarer's side always add up to 300."
        ),
    ),
    "C31": (
        N_("Points alone decide"),
        N_(
            "The defenders' total alone, looked up in the table of promotions, says which side has won and how many "
            "levels each of its members climbs. A bigger win never brings fewer levels, and the defenders' narrowest "
            "brings none. Having been out first makes no difference."
        ),
    ),
    "C32": (
        N_("Climbing the ladder"),
        N_(
            "Everybody on the winning side climbs from the level they have, on a ladder that starts at 2 and ends with "
            "J, Q, K and A. Climbing past A wins the match, one step up from A or two from K alike, for nobody has to "
            "stop at A. The match ends with that."
        ),
    ),
    "C33": (
        N_("The next game"),
        N_(
            "Everybody keeps their level, sides begin afresh, and C16 and C17 say who becomes declarer. The winners "
            "meant there are the side that the table calls the winner, even if nobody on it climbed."
        ),
    ),
    "C34": (
        N_("An edition of its own"),
        N_(
            "The source of these rules says of itself: this is an edition of its own, and extended; it is no national "
            "standard, and rules differ from region to region. You play it here against computer players. Whenever you "
            "choose (to reveal, what to bury, which cards to name, to play or pass) you can look up a suggestion."
        ),
    ),
    "C35": (
        N_("Three aims at once"),
        N_(
            "The source advises you to do three things at a time: win cards with points, get rid of your own, and "
            "climb. For that, weigh up keeping control of the tricks, shielding your friends, finding out the hidden "
            "ones, bringing your whole side out early, and stopping the other side from being out first."
        ),
    ),
    "R1": (
        N_("Everybody starts at 3"),
        N_("All players begin the match at level 3 (C13). The ladder has a 2, but nobody begins there."),
    ),
    "R2": (
        N_("How cards are dealt"),
        N_(
            "Cards are dealt singly, seat after seat. In the first game the match's seed decides by lot which seat "
            "gets the first one; later it is the seat that follows the previous declarer's. The kitty is what comes "
            "last in the shuffle, 6 cards."
        ),
    ),
    "R3": (
        N_("Who is asked"),
        N_(
            "The next chance in C14 is a later card of the same deal: as long as there is no declarer, a player is "
            "asked each time a card comes to them while they hold one that they may reveal. So two are never asked at "
            "once. Only that seat sees the question, or a no, for these would betray who holds what."
        ),
    ),
    "R4": (
        N_("Jokers as wings"),
        N_(
            "C7 is taken at its word: no joker may be a wing. It could also mean that the two must not be wings "
            'together, as in related games; wing_jokers="not_both" chooses that, and then one set of wings may hold '
            'little jokers or big ones. Unless you choose, the option is "none".'
        ),
    ),
    "R5": (
        N_("Wings of one rank"),
        N_(
            "Several wings may share a rank: 8 8 can be two single wings, 8 8 8 8 two pairs. All that C7 shuts out is "
            "the ranks of the body, and jokers."
        ),
    ),
    "R6": (
        N_("Jokers of a kind"),
        N_(
            "A pair may be two little jokers, and a triple three; big ones likewise. One of each sort is never a pair, "
            "and but for the joker bomb (C12) no jokers are a bomb."
        ),
    ),
    "R7": (
        N_("A lone triple's wing"),
        N_("A triple that is no airplane may have a wing of any rank but its own, jokers included (C5)."),
    ),
    "R8": (
        N_("Several readings"),
        N_(
            "Some cards can be read in several ways: 444 555 666 777 can be four bare triples, or three with the 4s or "
            "the 7s as single wings. Whoever leads may name the kind, and its highest reading counts; unless named, a "
            "special one goes first, then a longer body, then a higher rank. An answer is taken as the highest reading "
            "that beats the trick."
        ),
    ),
    "R9": (
        N_("A fourth makes a bomb"),
        N_(
            "Three cards of a rank and a fourth of the same rank always count as a bomb and not as a triple with a "
            "single."
        ),
    ),
    "R10": (
        N_("Two suits are named"),
        N_(
            "Since only one face of each suit can be named, two different faces differ in suit too. The 2nd or 3rd "
            "play may be named even though so many copies are buried that it can never come; that friend card then "
            "stays unsettled."
        ),
    ),
    "R11": (
        N_("Several copies at once"),
        N_(
            "Where a play holds more than one copy of a named face, all of them count: a pair of aces that are named "
            "is two plays, both by the same player."
        ),
    ),
    "R12": (
        N_("When it is settled"),
        N_(
            "For C27 a friend card is settled as soon as its named play has been made, no matter who made it; the "
            "declarer counts as well."
        ),
    ),
    "R13": (
        N_("Looking for the end"),
        N_(
            "Every play is followed by a look at whether the game is over, at C27 first and then at C28. If one side "
            "is out already when a play settles the second friend card, C27 takes hold right there."
        ),
    ),
    "R14": (
        N_("Back after a pass"),
        N_("Passing does not shut you out of the trick. Once anybody has played after your pass, you may play again."),
    ),
    "R15": (
        N_("When the winner is out"),
        N_(
            "If the player of the last combination has gone out with it, the others answer it as always. The trick is "
            "over when everybody with cards left has passed."
        ),
    ),
    "R16": (
        N_("Never settled"),
        N_("A friend card that has not been settled when the game ends brings the declarer nobody."),
    ),
    "R17": (
        N_("Winning together"),
        N_("One game can take several players past A. All of them have then won the match."),
    ),
    "R18": (
        N_("Points follow players"),
        N_(
            "Points stay with the player who took them. What a friend took before being revealed counts for the side "
            "where that player ends up."
        ),
    ),
    "R19": (
        N_("Kinds kept apart"),
        N_(
            "For C8 an airplane is one kind when bare, another with single wings, and a third with pair wings. "
            "Likewise a triple is one kind alone, another with a single, and a third with a pair."
        ),
    ),
    "R20": (
        N_("The leader must play"),
        N_(
            "Whoever has the lead must play something and may not pass. In the first trick the declarer leads, with "
            "whatever kind they like."
        ),
    ),
    "R21": (
        N_("Round the table"),
        N_("Turns go from each seat to the next higher number, 0 to 5, and then begin again at 0."),
    ),
    "R22": (
        N_("What everybody knows"),
        N_(
            "Which faces are named, which play of each is to count and how many times each has come are open to all. "
            "Who is going to make that play is not."
        ),
    ),
    "R23": (
        N_("Faults without a number"),
        N_(
            "Where no rule's number fits a fault, these are cited: C23 for cards one does not hold, C4 for cards that "
            "make no combination (C7 if only the wings are wrong), and C26 for a move by somebody who is out. A move "
            "in a game that is over breaks C27 or C28, one after the match C32."
        ),
    ),
}
"""For each rule its title and its text, in the rulebook's order: C1 to C35, then the rulings R1 to R23."""
