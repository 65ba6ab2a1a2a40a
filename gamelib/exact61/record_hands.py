"""One hand of a record: its leader, its lot and its deal, checked before it is played."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from gamelib.core import N_, NN_, RuleError, quoted
from gamelib.exact61 import dealing, scoring
from gamelib.exact61.state import LOT, State, set_out
from gamelib.exact61.tiles import TILES, Tile

KEYS = ("leader", "lot", "deal", "talon", "moves")


def first_hand(hand: object, players: int, seed: int | None, scores: tuple[int, ...] | None) -> State:
    """Set out the first hand of a record; where it starts with ``scores`` the lot may be left out (D4)."""
    reading = _Hand(hand, 0, players)
    lot = reading.lot(needed="D4" if scores is None else None)
    start_scores = scores or (0,) * scoring.side_count(players)
    return set_out(reading.deal(), seed, 0, start_scores, reading.leader, lot=lot)


def next_hand(hand: object, before: State) -> State:
    """Set out a further hand of a record, after the state that the hand before it ended in (D5)."""
    reading = _Hand(hand, before.hand_number + 1, before.players)
    if before.outcome:
        sentence = N_("Hand {number} cannot be dealt: side {side} has won the match.")
        raise reading.fault("D18", sentence, side=before.outcome.winner)
    if not before.hand_over:
        raise reading.fault("D5", N_("Hand {number} cannot be dealt: the hand before it is still being played."))
    lot: tuple[dealing.LotRow, ...] = ()
    if before.next_leader == LOT:
        lot = reading.lot(needed="D5")
    else:
        reading.check_led_by(before.next_leader)
    return set_out(reading.deal(), before.seed, reading.number, before.scores, reading.leader, lot=lot, previous=before)


class _Hand:
    """A hand of a record being read; ``number`` counts from 0, and sentences speak of it from 1."""

    def __init__(self, hand: object, number: int, players: int) -> None:
        self.number = number
        self.players = players
        if not isinstance(hand, Mapping):
            raise self.fault("format", N_("Hand {number} is no object with leader, deal, talon and moves."))
        unknown = tuple(quoted(key) for key in hand if key not in KEYS)
        if unknown:
            raise self.fault("format", N_("Hand {number} has no {keys}; a hand has {known}."), keys=unknown, known=KEYS)
        self.hand = hand
        self.leader = self._leader()

    def fault(self, rule: str, sentence: str, **facts: object) -> RuleError:
        return RuleError(rule, sentence, number=self.number + 1, known=facts)

    def _leader(self) -> int:
        leader = self.hand.get("leader")
        if isinstance(leader, bool) or not isinstance(leader, int) or not 0 <= leader < self.players:
            sentence = N_("Hand {number} is led by {seat}, which is no seat: seats are 0 to {last}.")
            raise self.fault("D4", sentence, seat=quoted(leader), last=self.players - 1)
        return leader

    def check_led_by(self, out: object) -> None:
        """Check that no lot stands where the seat that went out leads (D5)."""
        if "lot" in self.hand:
            raise self.fault("D5", N_("Hand {number} has a lot, but seat {out} went out and leads it."), out=out)
        if self.leader != out:
            sentence = N_("Hand {number} is led by seat {leader}, but seat {out} went out and leads it.")
            raise self.fault("D5", sentence, leader=self.leader, out=out)

    def lot(self, needed: str | None) -> tuple[dealing.LotRow, ...]:
        """Read the lot, and check that it makes the leader (R3); ``needed`` is the rule that wants it."""
        if "lot" not in self.hand:
            if needed:
                raise self.fault(needed, N_("Hand {number} needs a lot: its leader is drawn by one."))
            return ()
        rows = self.hand["lot"]
        if not isinstance(rows, list) or not rows or not all(self._is_row(row) for row in rows):
            sentence = N_("The lot of hand {number} is a list of rows, each with a number or null for every seat.")
            raise self.fault("format", sentence)
        drawing = list(range(self.players))
        for row in rows:
            drawing = self._round(row, drawing)
        if len(drawing) > 1:
            sentence = N_("The lot of hand {number} ends in a tie between seats {seats}: they draw again.")
            raise self.fault("D4", sentence, seats=tuple(drawing))
        if drawing[0] != self.leader:
            sentence = N_("The lot of hand {number} makes seat {winner} the leader, not seat {leader}.")
            raise self.fault("R3", sentence, winner=drawing[0], leader=self.leader)
        return tuple(tuple(row) for row in rows)

    def _is_row(self, row: object) -> bool:
        return isinstance(row, list) and len(row) == self.players and all(x is None or _is_number(x) for x in row)

    def _round(self, row: Sequence[float | None], drawing: list[int]) -> list[int]:
        if len(drawing) == 1:
            sentence = N_("The lot of hand {number} goes on after seat {seat} has won it.")
            raise self.fault("R3", sentence, seat=drawing[0])
        if [seat for seat, value in enumerate(row) if value is not None] != drawing:
            sentence = N_("In a row of the lot of hand {number} just seats {seats} draw, and all of them.")
            raise self.fault("R3", sentence, seats=tuple(drawing))
        return dealing.highest(row)

    def deal(self) -> dealing.Deal:
        """Read the deal and the talon, and check that they make the whole set (D1, D3)."""
        groups, talon = self.hand.get("deal"), self.hand.get("talon")
        if not isinstance(groups, list) or not isinstance(talon, list) or not all(isinstance(g, list) for g in groups):
            sentence = N_("Hand {number} needs a deal (a list of tiles for each seat) and a talon (a list of tiles).")
            raise self.fault("format", sentence)
        if len(groups) != self.players:
            sentence = NN_(
                "Hand {number} is dealt to {count} player instead of {players}.",
                "Hand {number} is dealt to {count} players instead of {players}.",
            )
            raise self.fault("D2", sentence, count=len(groups), players=self.players)
        try:
            deal = dealing.Deal(tuple(tuple(map(Tile, group)) for group in groups), tuple(map(Tile, talon)))
        except RuleError as problem:
            raise self.fault(problem.rule, N_("Hand {number}: {problem}"), problem=problem.message) from None
        for seat, tiles in enumerate(deal.hands):
            if len(tiles) != dealing.HAND_SIZE:
                sentence = NN_(
                    "In hand {number} seat {seat} is dealt {count} tile instead of {size}.",
                    "In hand {number} seat {seat} is dealt {count} tiles instead of {size}.",
                )
                raise self.fault("D3", sentence, seat=seat, count=len(tiles), size=dealing.HAND_SIZE)
        self._check_set((*(tile for tiles in deal.hands for tile in tiles), *deal.talon))
        return deal

    def _check_set(self, tiles: tuple[Tile, ...]) -> None:
        twice = tuple(tile for tile in TILES if tiles.count(tile) > 1)
        if twice:
            raise self.fault("D1", N_("Hand {number} has {tiles} twice, and there is only one of each."), tiles=twice)
        missing = tuple(tile for tile in TILES if tile not in tiles)
        if missing:
            sentence = N_("Hand {number} leaves out {tiles}: deal and talon make the whole set.")
            raise self.fault("D1", sentence, tiles=missing)


def _is_number(value: object) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, int) and not isinstance(value, bool)
