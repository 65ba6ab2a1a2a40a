"""For each rule of Exact 61 Five Up a way to get it wrong, as software does and as people do."""

from __future__ import annotations

from tests.mutation import Mutant

E61 = "gamelib/exact61/"

MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "D1", "the set lacks a tile",
        E61 + "tiles.py", "in range(low, 7)", "in range(low, 7 - (low == 5))",
    ),
    Mutant(
        "D1", "a tile may be there twice",
        E61 + "record_hands.py", "if tiles.count(tile) > 1)", "if tiles.count(tile) > 2)",
    ),
    Mutant(
        "D2", "partners sit side by side",
        E61 + "scoring.py", "return seat % 2 if", "return seat // 2 if",
    ),
    Mutant(
        "D3", "six tiles are dealt",
        E61 + "dealing.py", "HAND_SIZE = 5", "HAND_SIZE = 6",
    ),
    Mutant(
        "D3", "the last talon tile cannot be drawn",
        E61 + "state.py", "len(table.talon) - table.taken)", "len(table.talon) - table.taken - 1)",
    ),
    Mutant(
        "D3", "hands are shown from the first tile on",
        E61 + "view.py", 'shown = state.hand_over in ("out", "blocked")', "shown = bool(state.layout.placements)",
    ),
    Mutant(
        "D4", "seat 0 leads whatever the lot says",
        E61 + "state.py", "leader = dealing.lot_winner(lot)", "leader = 0",
    ),
    Mutant(
        "D4", "turns go the other way round",
        E61 + "table.py", "        seat += 1\n", "        seat = seat - 1 if seat else len(self.hands) - 1\n",
    ),
    Mutant(
        "D4", "a tied lot is good enough",
        E61 + "record_hands.py", "if len(drawing) > 1:", "if len(drawing) > 4:",
    ),
    Mutant(
        "D5", "after a blocked hand the old leader leads again",
        E61 + "state.py", 'return self._table.out if self._table.over == "out" else LOT',
        'return self._table.out if self._table.over == "out" else self.leader',
    ),
    Mutant(
        "D5", "after a going out a lot is drawn",
        E61 + "state.py", 'return self._table.out if self._table.over == "out" else LOT', "return LOT",
    ),
    Mutant(
        "D6", "a tile joins by its low half only",
        E61 + "ports.py", "PORTS_WITH_PIPS[t.low] | PORTS_WITH_PIPS[t.high] for", "PORTS_WITH_PIPS[t.low] for",
    ),
    Mutant(
        "D6", "the half that joins stays the end",
        E61 + "ports.py", "(1 << (4 * t.number + 1), t.low) for", "(1 << (4 * t.number + 1), t.high) for",
    ),
    Mutant(
        "D7", "a drawn tile that fits may be kept",
        E61 + "table.py", "        if self.open & FITTING[tile]:\n", "        if self.open & FITTING[tile] & 0:\n",
    ),
    Mutant(
        "D7", "who can place may draw instead",
        E61 + "refusals.py", "elif tiles := state.placeable:", "elif tiles := state.placeable[:0]:",
    ),
    Mutant(
        "D8", "blocked although the talon has tiles",
        E61 + "table.py", "        if self.taken == len(self.talon):\n", "        if self.taken <= len(self.talon):\n",
    ),
    Mutant(
        "D9", "only a first double branches",
        E61 + "ports.py", "+ 3) if OTHER_INLINE[number] else 0",
        "+ 3) if OTHER_INLINE[number] and not number % 4 else 0",
    ),
    Mutant(
        "D10", "the sides open with the first neighbour",
        E61 + "ports.py", "return (open_ports ^ (1 << port)) | JOIN_OPENS",
        "return (open_ports ^ (1 << port)) | SIDES[port] | JOIN_OPENS",
    ),
    Mutant(
        "D11", "an unused side is counted",
        E61 + "layout.py", 'if port is None or port.port.startswith("side"):', "if port is None:",
    ),
    Mutant(
        "D12", "an end worth 0 is left out",
        E61 + "layout.py", "ends.append(ScoringEnd(port.tile, port.pips))",
        "ends += [ScoringEnd(port.tile, port.pips)] * (port.pips > 0)",
    ),
    Mutant(
        "D13", "a double at an end is counted once",
        E61 + "ports.py", "(1 << (4 * t.number + 1), t.pips))", "(1 << (4 * t.number + 1), t.low))",
    ),
    Mutant(
        "D14", "a double inside is counted on",
        E61 + "ports.py", "else port.tile.pips if port.tile.is_double", "else 0 if port.tile.is_double",
    ),
    Mutant(
        "D15", "only multiples of 10 are scored",
        E61 + "table.py", "if not total % 5 and total:", "if not total % 10 and total:",
    ),
    Mutant(
        "D15", "every sum is rounded down to a score",
        E61 + "layout.py", "return self.total if self.total % 5 == 0 else 0", "return self.total // 5 * 5",
    ),
    Mutant(
        "D16", "one point above the target is let through",
        E61 + "scoring.py", "return score + points <= TARGET", "return score + points <= TARGET + RAW_PER_POINT",
    ),
    Mutant(
        "D17", "a part of an event is applied",
        E61 + "table.py", "        score = self.scores[side]\n",
        "        score = self.scores[side]\n        points = min(points, scoring.TARGET - score)\n",
    ),
    Mutant(
        "D18", "the hand is played to its end",
        E61 + "table.py", '            if self.winner >= 0:\n                self.over = "won"',
        '            if self.winner >= 9:\n                self.over = "won"',
    ),
    Mutant(
        "D19", "the last placement is applied by itself",
        E61 + "explaining.py", "accepted = None if goes_out or not raw else", "accepted = None if not raw else",
    ),
    Mutant(
        "D19", "hands stay hidden when somebody went out",
        E61 + "view.py", 'state.hand_over in ("out", "blocked")', 'state.hand_over == "blocked"',
    ),
    Mutant(
        "D20", "remainder 2 is rounded up",
        E61 + "scoring.py", "return (number + 2) // 5 * 5", "return (number + 3) // 5 * 5",
    ),
    Mutant(
        "D20", "each opponent's hand is rounded apart",
        E61 + "table.py", "opponents = sum(pips for", "opponents = sum(scoring.round_to_five(pips) for",
    ),
    Mutant(
        "D21", "the partner's pips are merged before rounding",
        E61 + "scoring.py", "minus, placement + plus - minus)",
        "minus, placement + round_to_five(opponents - (partner or 0)))",
    ),
    Mutant(
        "D21", "the partner counts with the opponents",
        E61 + "scoring.py", "plus, minus = round_to_five(opponents), round_to_five(partner or 0)",
        "plus, minus = round_to_five(opponents + (partner or 0)), 0",
    ),
    Mutant(
        "D22", "the placement is an event before the rest",
        E61 + "table.py", "        self._score(self.sides[seat], total.net)\n",
        "        self._score(self.sides[seat], total.placement)\n"
        "        self._score(self.sides[seat], total.net - total.placement)\n",
    ),
    Mutant(
        "D23", "the most pips come first",
        E61 + "scoring.py", "key=lambda seat: (held[seat], seat)", "key=lambda seat: (-held[seat], seat)",
    ),
    Mutant(
        "D23", "a pair's hands are ranked together",
        E61 + "scoring.py", "key=lambda seat: (held[seat], seat)",
        "key=lambda seat: (min(h for h, s in zip(held, sides) if s == sides[seat]), held[seat], seat)",
    ),
    Mutant(
        "D24", "the partner's hand is compared too",
        E61 + "scoring.py", "if sides[other] != sides[seat] and held", "if other != seat and held",
    ),
    Mutant(
        "D24", "each difference is rounded apart",
        E61 + "scoring.py", "round_to_five(sum(differences))))", "sum(map(round_to_five, differences))))",
    ),
    Mutant(
        "D25", "the rest is applied after a win",
        E61 + "table.py", "return  # D25: the rest are not applied.", "continue",
    ),
    Mutant(
        "D25", "one rejected gain rejects all that follow",
        E61 + "table.py", "            self._score(self.sides[line.seat], line.raw)\n",
        "            self._score(self.sides[line.seat], line.raw)\n"
        "            if not scoring.accepts(self.scores[self.sides[line.seat]], line.raw):\n"
        "                return\n",
    ),
    Mutant(
        "D26", "the lowest side wins a tie",
        E61 + "scoring.py", "if pips == fewest}))", "if pips == fewest}))[:1]",
    ),
    Mutant(
        "D26", "a tie inside a pair is a tie",
        E61 + "scoring.py", "tuple(sorted({side for side, pips in zip(sides, held, strict=True) if pips == fewest}))",
        "tuple(sorted([side for side, pips in zip(sides, held, strict=True) if pips == fewest]))",
    ),
    Mutant(
        "D27", "the large X is one stroke",
        E61 + "strokes.py", "LARGE = 2", "LARGE = 1",
    ),
    Mutant(
        "R1", "a going-out event is never negative",
        E61 + "scoring.py", "minus, placement + plus - minus)", "minus, max(0, placement + plus - minus))",
    ),
    Mutant(
        "R2", "equal hands are taken from the last seat on",
        E61 + "scoring.py", "key=lambda seat: (held[seat], seat)", "key=lambda seat: (held[seat], -seat)",
    ),
    Mutant(
        "R3", "of those who tie the first leads",
        E61 + "dealing.py", "        drawing = highest(row)\n", "        drawing = highest(row)[:1]\n",
    ),
    Mutant(
        "R3", "the lot does not come from the seed",
        E61 + "dealing.py", 'chance("exact61", seed, "lot", hand)', 'chance("exact61", "lot", hand)',
    ),
    Mutant(
        "R4", "no block is looked for after a draw",
        E61 + "table.py", "        elif self.taken == len(self.talon):\n",
        "        elif self.taken > len(self.talon):\n",
    ),
    Mutant(
        "R4", "a block waits for a pass",
        E61 + "table.py", "        if self.taken == len(self.talon):\n            self._look_for_block()\n", "",
    ),
    Mutant(
        "R5", "a tile has one port only",
        E61 + "moves.py", "            fitting ^= lowest\n", "            fitting = 0\n",
    ),
    Mutant(
        "R6", "tiles are dealt one by one round the table",
        E61 + "dealing.py", "tuple(tuple(tiles[start : start + HAND_SIZE]) for start in range(0, dealt, HAND_SIZE))",
        "tuple(tuple(tiles[start:dealt:players]) for start in range(players))",
    ),
    Mutant(
        "R7", "who goes out with a rejected event does not lead",
        E61 + "table.py", "        self.out = seat\n        total = going_out(self, seat)\n",
        "        total = going_out(self, seat)\n"
        "        accepted = scoring.accepts(self.scores[self.sides[seat]], total.net)\n"
        "        self.out = seat if accepted else (seat + 1) % len(self.hands)\n",
    ),
    Mutant(
        "R8", "a lone double has one inline port",
        E61 + "ports.py", "_bits(4 * t.number, 4 * t.number + 1) for",
        "_bits(4 * t.number, 4 * t.number + (not t.is_double)) for",
    ),
    Mutant(
        "R9", "of two equal ports one is listed",
        E61 + "moves.py", "            fitting ^= lowest\n",
        "            fitting &= ~(lowest | lowest << 1)\n",
    ),
    Mutant(
        "R10", "a last tile that nobody can follow blocks",
        E61 + "table.py", "        if not hand:\n",
        "        if not hand and any(self.can_place(other) for other in range(len(self.hands))):\n",
    ),
    Mutant(
        "R11", "a gain of 0 is an event",
        E61 + "explaining.py", "        if not line.raw:\n", "        if line.raw < 0:\n",
    ),
    Mutant(
        "R11", "a rejected placement is taken back",
        E61 + "table.py", "            self._score(self.sides[seat], total)\n",
        "            self._score(self.sides[seat], total)\n"
        "            if not scoring.accepts(self.scores[self.sides[seat]], total) and self.winner < 0:\n"
        "                hand.append(tile)\n",
    ),
    Mutant(
        "R12", "a score below 0 has strokes",
        E61 + "strokes.py", "max(0, score // RAW_PER_POINT)", "abs(score // RAW_PER_POINT)",
    ),
)  # fmt: skip
