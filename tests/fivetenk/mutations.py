"""For each rule of 5-10-K a way to get it wrong, as software does and as people do."""

from __future__ import annotations

from tests.mutation import Mutant

FTK = "gamelib/fivetenk/"

MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "C1", "two decks are enough",
        FTK + "cards.py", "COPIES = 3\n", "COPIES = 2\n",
    ),
    Mutant(
        "C1", "a deck may hold a fourth copy",
        FTK + "record_games.py", "if deck.count(card) > COPIES)", "if deck.count(card) > 4)",
    ),
    Mutant(
        "C2", "2 is the lowest rank",
        FTK + "cards.py", 'RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "LJ", "BJ")',
        'RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "LJ", "BJ")',
    ),
    Mutant(
        "C3", "a king counts 5",
        FTK + "cards.py", "{FIVE: 5, TEN: 10, KING: 10}", "{FIVE: 5, TEN: 10, KING: 5}",
    ),
    Mutant(
        "C3", "points may be lost",
        FTK + "positions.py", "    if total != ALL_POINTS:", "    if total > ALL_POINTS:",
    ),
    Mutant(
        "C4", "any two cards are a pair",
        FTK + "readings.py", "    if len(ranks) == 1:\n        return _one_rank",
        "    if len(ranks) == 1 or size == 2:\n        return _one_rank",
    ),
    Mutant(
        "C5", "a triple takes two singles",
        FTK + "readings.py", "    if len(ranks) == 2 and size in (4, 5):",
        "    if len(ranks) in (2, 3) and size in (4, 5):",
    ),
    Mutant(
        "C5", "a triple takes no pair",
        FTK + "readings.py", "size in (4, 5):", "size in (4,):",
    ),
    Mutant(
        "C6", "four in a row are a straight",
        FTK + "readings.py", "{STRAIGHT: 5,", "{STRAIGHT: 4,",
    ),
    Mutant(
        "C6", "a straight may end with a 2",
        FTK + "readings.py", "    if ranks[-1] > ACE or", "    if ranks[-1] > ACE + 1 or",
    ),
    Mutant(
        "C6", "an airplane may end with a 2",
        FTK + "readings.py", "            if first + length - 1 <= ACE and", "            if",
    ),
    Mutant(
        "C7", "jokers may be wings",
        FTK + "readings.py", '    return not jokers or (rules.wing_jokers == "not_both" and jokers == 1)',
        "    return True",
    ),
    Mutant(
        "C7", "a wing at fault is called no combination",
        FTK + "nothing.py", "return _wings_at_fault(counts, rules) or", "return",
    ),
    Mutant(
        "C8", "an equal rank beats",
        FTK + "readings.py", "and strength(reading) > strength(top)\n\n\ndef readings(",
        "and strength(reading) >= strength(top)\n\n\ndef readings(",
    ),
    Mutant(
        "C8", "any kind beats any",
        FTK + "readings.py", "return reading.kind == top.kind and reading.size == top.size and",
        "return reading.size == top.size and",
    ),
    Mutant(
        "C8", "the number of cards does not matter",
        FTK + "readings.py", "return reading.kind == top.kind and reading.size == top.size and",
        "return reading.kind == top.kind and",
    ),
    Mutant(
        "C9", "a suited 5-10-K beats a bomb",
        FTK + "readings.py", "{MIXED: 1, SUITED: 2, BOMB: 3, JOKER_BOMB: 4}",
        "{MIXED: 1, SUITED: 3, BOMB: 2, JOKER_BOMB: 4}",
    ),
    Mutant(
        "C10", "hearts beat spades",
        FTK + "cards.py", 'SUITS = ("D", "C", "H", "S")', 'SUITS = ("D", "C", "S", "H")',
    ),
    Mutant(
        "C10", "a 5-10-K of one suit is listed as mixed too",
        FTK + "making.py", "if fives and tens and kings and not one_suit_only else []",
        "if fives and tens and kings else []",
    ),
    Mutant(
        "C11", "rank comes before count",
        FTK + "readings.py", "    return (size if kind == BOMB else 0), (SUITS.index(rank)",
        "    return (0 if kind == BOMB else 0), (SUITS.index(rank)",
    ),
    Mutant(
        "C11", "only four make a bomb",
        FTK + "making.py", "    most = max(counts[:LITTLE])", "    most = LEAST_BOMB",
    ),
    Mutant(
        "C12", "a joker bomb is the lowest bomb",
        FTK + "readings.py", "BOMB: 3, JOKER_BOMB: 4}", "BOMB: 4, JOKER_BOMB: 3}",
    ),
    Mutant(
        "C13", "a declarer can be revealed over",
        FTK + "refusals.py", "    if isinstance(move, Reveal | Decline | Nobody) or (state.phase == NAME",
        "    if isinstance(move, Decline | Nobody) or (state.phase == NAME",
    ),
    Mutant(
        "C13", "anybody may reveal without a 3",
        FTK + "record_games.py", "    if all(card.rank != RANK_NUMBERS[level] for card",
        "    if False and all(card.rank != RANK_NUMBERS[level] for card",
    ),
    Mutant(
        "C14", "who declined is not asked again",
        FTK + "dealing.py", "        if index >= dealt and holds[seat] and seat in may_reveal:",
        "        if index >= dealt and cards[index].rank == ranks[seat] and seat in may_reveal:",
    ),
    Mutant(
        "C15", "a first game that nobody reveals in has seat 0 as declarer",
        FTK + "state.py", "declarer = None if last is None else", "declarer = 0 if last is None else",
    ),
    Mutant(
        "C15", "the same cards are dealt again",
        FTK + "state.py", "setting.game, setting.deal + 1)", "setting.game, setting.deal)",
    ),
    Mutant(
        "C16", "losers may reveal too",
        FTK + "setting.py", "return tuple(range(SEATS)) if self.previous is None else self.previous.winners",
        "return tuple(range(SEATS))",
    ),
    Mutant(
        "C16", "everybody reveals a 3",
        FTK + "dealing.py", "    ranks = [RANK_NUMBERS.get(level, -1) for level in levels]",
        "    ranks = [0 for level in levels]",
    ),
    Mutant(
        "C17", "the last declarer comes first",
        FTK + "dealing.py", "for step in range(1, SEATS + 1)", "for step in range(SEATS)",
    ),
    Mutant(
        "C17", "the next seat is declarer, winner or not",
        FTK + "dealing.py", "% SEATS) in winners)", "% SEATS) in range(SEATS))",
    ),
    Mutant(
        "C18", "five cards are enough",
        FTK + "refusals.py", "    if len(move.cards) != KITTY:", "    if len(move.cards) > KITTY:",
    ),
    Mutant(
        "C18", "everybody sees what is buried",
        FTK + "view.py", "if shown or (seat == state.declarer and state.phase != BURY) else None",
        "if state.phase != BURY else None",
    ),
    Mutant(
        "C18", "the buried cards stay in the hand",
        FTK + "state.py", "                hands[self.declarer].remove(card)", "                pass",
    ),
    Mutant(
        "C19", "two aces buried are enough for the king",
        FTK + "naming.py", "buried.count(face := face_of(rank, suit)) == COPIES",
        "buried.count(face := face_of(rank, suit)) >= COPIES - 1",
    ),
    Mutant(
        "C19", "one face may be named twice",
        FTK + "naming.py", "    if Card(named[0][0]) == Card(named[1][0]):", "    if named[0] == named[1]:",
    ),
    Mutant(
        "C19", "a lower rank may be named",
        FTK + "naming.py", "    if face == legal:", "    if face.rank <= legal.rank:",
    ),
    Mutant(
        "C20", "a fourth play may be named",
        FTK + "naming.py", "not 1 <= nth <= COPIES", "not 1 <= nth <= COPIES + 1",
    ),
    Mutant(
        "C20", "leads do not count",
        FTK + "table.py", "            if face in cards:\n", "            if face in cards and self.trick:\n",
    ),
    Mutant(
        "C21", "the declarer becomes their own friend",
        FTK + "state.py", "seat is not None and seat != self.declarer))", "seat is not None))",
    ),
    Mutant(
        "C21", "a friend is counted twice",
        FTK + "explaining.py", "        if friend not in before.friends:",
        "        if friend not in before.friends or seat == friend:",
    ),
    Mutant(
        "C22", "who holds a named card at the end is a friend",
        FTK + "table.py", "        return seat == self.declarer or seat in self.made_by\n",
        "        return seat == self.declarer or seat in self.made_by or any(self.hands[seat][f] for f, _ in "
        "self.named)\n",
    ),
    Mutant(
        "C23", "one pass ends the trick",
        FTK + "table.py", "        if passes < SEATS - left.count(0) - (left[winner] > 0):", "        if passes < 1:",
    ),
    Mutant(
        "C23", "the trick ends when all have passed, its last player too",
        FTK + "table.py", "        if passes < SEATS - left.count(0) - (left[winner] > 0):",
        "        if passes < SEATS - left.count(0):",
    ),
    Mutant(
        "C24", "only the last play's points are taken",
        FTK + "table.py", "        self.trick += points\n", "        self.trick = points\n",
    ),
    Mutant(
        "C25", "the next seat leads",
        FTK + "table.py", "        if left[winner]:\n            self.turn = winner",
        "        if left[winner] and self.turn < 0:\n            self.turn = winner",
    ),
    Mutant(
        "C26", "who is out is asked again",
        FTK + "table.py", "        while not left[seat]:\n            seat = (seat + 1) % SEATS\n", "",
    ),
    Mutant(
        "C26", "a move by who is out is only out of turn",
        FTK + "refusals.py", "    if seat in range(len(state.hand_sizes)) and not state.hand_sizes[seat]:",
        "    if seat < 0:",
    ),
    Mutant(
        "C27", "a side that is out ends the game before the friend cards are settled",
        FTK + "table.py", "        if NONE not in self.made_by:\n", "        if True:\n",
    ),
    Mutant(
        "C27", "what is left goes to the side that holds it",
        FTK + "settling.py", "{DECLARERS_OUT: DECLARER, DEFENDERS_OUT: DEFENDERS}",
        "{DECLARERS_OUT: DEFENDERS, DEFENDERS_OUT: DECLARER}",
    ),
    Mutant(
        "C28", "the last player keeps what is left",
        FTK + "settling.py", "Share(sum(table.points_held()), to))", "Share(0, to))",
    ),
    Mutant(
        "C28", "the game goes on until nobody holds cards",
        FTK + "table.py", "return ONE_LEFT if len(holders) == 1 else", "return ONE_LEFT if len(holders) == 0 else",
    ),
    Mutant(
        "C29", "the kitty counts double",
        FTK + "settling.py", "Share(kitty, last)", "Share(2 * kitty, last)",
    ),
    Mutant(
        "C29", "the kitty goes to the side that is out",
        FTK + "settling.py", "Share(kitty, last)", "Share(kitty, to)",
    ),
    Mutant(
        "C30", "the defenders are not given what the last trick gives",
        FTK + "settling.py", "for share in shares if share.side == DEFENDERS)",
        "for share in shares[1:] if share.side == DEFENDERS)",
    ),
    Mutant(
        "C31", "120 is not enough",
        FTK + "promotion.py", "    if defenders_points >= _WIN_FROM:", "    if defenders_points > _WIN_FROM:",
    ),
    Mutant(
        "C31", "who is out first wins",
        FTK + "state.py", "declarers = outcome(self._settled.defenders)[0] == DECLARER",
        "declarers = self.how == \"declarer's side out\"",
    ),
    Mutant(
        "C32", "a stop at A is owed",
        FTK + "promotion.py", "    return LADDER[place] if place < len(LADDER) else WON",
        "    return LADDER[min(place, len(LADDER) - 1)] if level != LADDER[-1] or not steps else WON",
    ),
    Mutant(
        "C32", "all six climb",
        FTK + "state.py", "climb(level, steps) if seat in self.winners else level",
        "climb(level, steps) if steps else level",
    ),
    Mutant(
        "C33", "levels start again",
        FTK + "state.py", "opening = Opening(setting.rules, setting.seed, self.levels,",
        "opening = Opening(setting.rules, setting.seed, setting.levels,",
    ),
    Mutant(
        "C33", "only the declarer's side may reveal",
        FTK + "state.py", "previous=Previous(self.declarer or 0, self.winners))",
        "previous=Previous(self.declarer or 0, (self.declarer or 0,)))",
    ),
    Mutant(
        "R1", "everybody starts at 2",
        FTK + "promotion.py", 'FIRST_LEVEL = "3"', 'FIRST_LEVEL = "2"',
    ),
    Mutant(
        "R1", "somebody may stand at 2",
        FTK + "setting.py", "    if LADDER[0] in checked:", "    if WON in checked:",
    ),
    Mutant(
        "R2", "seat 0 is always dealt to first",
        FTK + "dealing.py", '    return int(chance("fivetenk", seed, "first seat", deal).random() * SEATS)',
        "    return 0",
    ),
    Mutant(
        "R2", "the last declarer is dealt to first",
        FTK + "setting.py", "(self.previous.declarer + 1) % SEATS", "self.previous.declarer",
    ),
    Mutant(
        "R3", "everybody sees who is asked",
        FTK + "view.py", "turn=None if dealing_out and state.turn != seat else state.turn,", "turn=state.turn,",
    ),
    Mutant(
        "R3", "everybody sees how far the deal has come",
        FTK + "view.py",
        "dealt = dealing.last_received(setting.first_seat, state.dealt, seat) if dealing_out else state.dealt",
        "dealt = state.dealt",
    ),
    Mutant(
        "R3", "everybody sees who declined",
        FTK + "view.py", "if by is not None and (by == seat or not isinstance(move, Decline)):", "if by is not None:",
    ),
    Mutant(
        "R3", "another seat than the one dealt to may reveal",
        FTK + "record_games.py", "    if owner != seat:", "    if owner > 5:",
    ),
    Mutant(
        "R4", "jokers of one kind are no wings either",
        FTK + "readings.py", '(rules.wing_jokers == "not_both" and jokers == 1)',
        '(rules.wing_jokers == "never" and jokers == 1)',
    ),
    Mutant(
        "R4", "wings with jokers are not listed",
        FTK + "making.py", "                    with_jokers[few + jokers] += [low + tail for low in sets[few]]",
        "                    pass",
    ),
    Mutant(
        "R5", "wings are of different ranks",
        FTK + "making.py", "                for taken in range(1, min(available, total) + 1):",
        "                for taken in range(1, 2):",
    ),
    Mutant(
        "R6", "a little and a big joker are a pair",
        FTK + "readings.py", "        return (Reading(JOKER_BOMB, 2, None),)",
        '        return (Reading(PAIR, 2, "BJ"),)',
    ),
    Mutant(
        "R6", "three jokers of a kind are none of these",
        FTK + "readings.py", "    if size <= 3:\n", "    if size <= 3 and rank < LITTLE:\n",
    ),
    Mutant(
        "R7", "jokers are no wings of a triple",
        FTK + "listing.py", "[row[other] for other in others if other != rank]",
        "[row[other] for other in others if other != rank and other < 13]",
    ),
    Mutant(
        "R8", "the first reading is the lowest",
        FTK + "readings.py", "    return -len(reading.body), -RANK_NUMBERS",
        "    return -len(reading.body), RANK_NUMBERS",
    ),
    Mutant(
        "R8", "an airplane with wings comes before a longer one",
        FTK + "readings.py", "    return -len(reading.body), -RANK_NUMBERS",
        "    return len(reading.body), -RANK_NUMBERS",
    ),
    Mutant(
        "R8", "the kind that is named is ignored",
        FTK + "refusals.py", "named = found if kind is None else", "named = found if True else",
    ),
    Mutant(
        "R9", "four of a rank are a triple with a single",
        FTK + "listing.py", "[row[other] for other in others if other != rank]",
        "[row[other] for other in ones if other != rank or counts[rank] > 3]",
    ),
    Mutant(
        "R10", "a play that buried copies prevent may not be named",
        FTK + "naming.py", "not 1 <= nth <= COPIES:", "not 1 <= nth <= COPIES - buried.count(face):",
    ),
    Mutant(
        "R11", "two copies in one play count once",
        FTK + "table.py", "now = before + cards.count(face)", "now = before + 1",
    ),
    Mutant(
        "R12", "the declarer's own named play does not settle",
        FTK + "table.py", "                if before < nth <= now:\n",
        "                if before < nth <= now and seat != self.declarer:\n",
    ),
    Mutant(
        "R13", "one player left comes before C27",
        FTK + "table.py", "        holders = [seat for seat, left in enumerate(self.left) if left]\n",
        "        holders = [seat for seat, left in enumerate(self.left) if left]\n        if len(holders) == "
        "1:\n            return ONE_LEFT\n",
    ),
    Mutant(
        "R13", "an end is looked for only when somebody goes out",
        FTK + "table.py", "        if settles or not left:\n", "        if not left:\n",
    ),
    Mutant(
        "R14", "who has passed is out of the trick",
        FTK + "table.py", "self.top, self.top_seat, self.passes = reading, seat, 0",
        "self.top, self.top_seat = reading, seat",
    ),
    Mutant(
        "R15", "a trick ends at once when its last player is out",
        FTK + "table.py", "        if passes < SEATS - left.count(0) - (left[winner] > 0):",
        "        if left[winner] and passes < SEATS - left.count(0) - 1:",
    ),
    Mutant(
        "R16", "a friend card not settled is said to be",
        FTK + "explaining.py", "    unsettled = None in state.made_by", "    unsettled = False",
    ),
    Mutant(
        "R16", "a friend card not settled makes the next seat a friend",
        FTK + "table.py", "        return seat == self.declarer or seat in self.made_by\n",
        "        unsettled = NONE in self.made_by and seat == (self.declarer + 1) % SEATS\n"
        "        return seat == self.declarer or seat in self.made_by or unsettled\n",
    ),
    Mutant(
        "R17", "only the first past A has won",
        FTK + "state.py",
        "        return Outcome(tuple(seat for seat, level in enumerate(self.levels) if level == WON))",
        "        return Outcome((self.levels.index(WON),))",
    ),
    Mutant(
        "R18", "what a friend has taken stays with the defenders",
        FTK + "settling.py", "        taken[side_name(table, seat)] += points",
        "        taken[DECLARER if seat == table.declarer else DEFENDERS] += points",
    ),
    Mutant(
        "R19", "an airplane is beaten by one with wings",
        FTK + "readings.py", "return reading.kind == top.kind and reading.size == top.size and strength",
        "return reading.kind[:6] == top.kind[:6] and strength",
    ),
    Mutant(
        "R20", "who leads may pass",
        FTK + "refusals.py", "            if table.top is not None:\n                return None\n",
        "            if True:\n                return None\n",
    ),
    Mutant(
        "R20", "seat 0 leads first",
        FTK + "table.py", "        self.turn = declarer\n", "        self.turn = 0\n",
    ),
    Mutant(
        "R21", "turns go by falling seat number",
        FTK + "table.py",
        "        seat = (seat + 1) % SEATS\n        while not left[seat]:\n            seat = (seat + 1) % SEATS\n",
        "        seat = (seat - 1) % SEATS\n        while not left[seat]:\n            seat = (seat - 1) % SEATS\n",
    ),
    Mutant(
        "R22", "how often a face was played is hidden",
        FTK + "view.py", "named_plays=state.named_plays,", "named_plays=(0,) * len(state.named_plays),",
    ),
    Mutant(
        "R22", "counts are not checked against the cards",
        FTK + "positions.py", "        if played != there:", "        if played > 3:",
    ),
    Mutant(
        "R23", "cards that are not held are called no combination",
        FTK + "refusals.py",
        '    return RuleError("C23", N_("Seat {seat} does not hold {cards}."), seat=table.turn, cards=tuple(missing))',
        '    return RuleError("C4", N_("Seat {seat} does not hold {cards}."), seat=table.turn, cards=tuple(missing))',
    ),
    Mutant(
        "R23", "an early end is called the usual one",
        FTK + "refusals.py", '    rule = "C28" if state.how == ONE_LEFT else "C27"', '    rule = "C28"',
    ),
)  # fmt: skip
