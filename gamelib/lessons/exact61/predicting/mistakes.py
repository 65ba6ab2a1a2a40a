"""The mistakes in telling which ends count (D11-D14): a closed list, each with its rule and its answer.

A mistake speaks to the learner about the guess that was made. Numbers are pips, unless they are called points.
"""

from __future__ import annotations

from dataclasses import dataclass

from gamelib.core import N_, NN_, Message
from gamelib.exact61 import Port, Tile
from gamelib.lessons.mistakes import Mistake


@dataclass(frozen=True)
class UnusedSides(Mistake):
    """Side ports were counted that nothing is joined to (D11)."""

    sides: tuple[Port, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """D11, and D14 for the double itself."""
        return ("D11",)

    @property
    def message(self) -> Message:
        """Whose sides they are."""
        tiles = tuple(dict.fromkeys(side.tile for side in self.sides))
        if len(tiles) > 1:
            sentence = N_(
                "You also counted sides of {tiles} that nothing is joined to: they are open, but add nothing."
            )
            return Message(sentence, {"tiles": tiles})
        if len(self.sides) > 1:
            sentence = N_(
                "You also counted both sides of [{tile}], which nothing is joined to: they are open, but add nothing."
            )
        else:
            sentence = N_(
                "You also counted a side of [{tile}], which nothing is joined to: it is open, but adds nothing."
            )
        return Message(sentence, {"tile": tiles[0]})


@dataclass(frozen=True)
class InsideDoubles(Mistake):
    """Doubles were counted that lie inside (D14)."""

    tiles: tuple[Tile, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """D14."""
        return ("D14",)

    @property
    def message(self) -> Message:
        """Which doubles lie inside."""
        if len(self.tiles) > 1:
            sentence = N_("You also counted {tiles}: their inline ports are all joined, so they lie inside and add 0.")
            return Message(sentence, {"tiles": self.tiles})
        sentence = N_("You also counted [{tile}]: both its inline ports are joined, so it lies inside and adds 0.")
        return Message(sentence, {"tile": self.tiles[0]})


@dataclass(frozen=True)
class DoublesOnce(Mistake):
    """Doubles at an end were counted with one half instead of both (D13)."""

    tiles: tuple[Tile, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """D13."""
        return ("D13",)

    @property
    def message(self) -> Message:
        """What was counted, and what both halves make."""
        if len(self.tiles) > 1:
            sentence = N_("You counted one half of {tiles}; a double at an end adds both its halves.")
            return Message(sentence, {"tiles": self.tiles})
        tile = self.tiles[0]
        sentence = N_("You counted [{tile}] as {half}; a double at an end adds both its halves, {whole}.")
        return Message(sentence, {"tile": tile, "half": tile.low, "whole": tile.pips})


@dataclass(frozen=True)
class CountedTwice(Mistake):
    """An end worth ``worth`` was counted more than once (D12, of a double D13)."""

    tile: Tile
    worth: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D12, or D13 for a double."""
        return ("D13",) if self.tile.is_double else ("D12",)

    @property
    def message(self) -> Message:
        """It is one end."""
        sentence = N_("You counted an end of [{tile}] twice; it adds {worth} just once.")
        if self.tile.is_double:
            sentence = N_("You counted [{tile}] twice; it is a single scoring end and adds {worth} just once.")
        return Message(sentence, {"tile": self.tile, "worth": self.worth})


@dataclass(frozen=True)
class DoublesMissed(Mistake):
    """Doubles at an end were left out (D13)."""

    tiles: tuple[Tile, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """D13."""
        return ("D13",)

    @property
    def message(self) -> Message:
        """Which doubles still end their line."""
        if len(self.tiles) > 1:
            sentence = N_(
                "You left out {tiles}: a double with at most one neighbour in line is an end and adds both halves."
            )
            return Message(sentence, {"tiles": self.tiles})
        tile = self.tiles[0]
        sentence = N_(
            "You left out [{tile}]: with at most one neighbour in line it is an end and adds both halves, {whole}."
        )
        return Message(sentence, {"tile": tile, "whole": tile.pips})


@dataclass(frozen=True)
class EndsMissed(Mistake):
    """Free halves were left out that all show ``pips``; ``tiles`` are those with such a half, ``count`` left out."""

    pips: int
    tiles: tuple[Tile, ...]
    count: int = 1

    @property
    def rules(self) -> tuple[str, ...]:
        """D12."""
        return ("D12",)

    @property
    def message(self) -> Message:
        """Which free half, or how many of them."""
        if len(self.tiles) == 1:
            sentence = N_("You left out the free half of [{tile}], which adds {pips}.")
            return Message(sentence, {"tile": self.tiles[0], "pips": self.pips})
        sentence = N_("You left out a free half that adds {pips}; there is one on each of {tiles}.")
        return Message(sentence, {"tiles": self.tiles, "pips": self.pips})


@dataclass(frozen=True)
class ZerosLeftOut(Mistake):
    """Ends worth 0 were left out: free blank halves (D12), or [0|0] at an end (D13)."""

    tiles: tuple[Tile, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """D12 for a blank half, D13 for the double blank."""
        plain = any(not tile.is_double for tile in self.tiles)
        double = any(tile.is_double for tile in self.tiles)
        return (*(("D12",) if plain else ()), *(("D13",) if double else ()))

    @property
    def message(self) -> Message:
        """Which tiles end in a blank."""
        if len(self.tiles) > 1:
            sentence = N_("You left out blank ends; {tiles} end in a blank. Each counts, as 0; the sum stays the same.")
            return Message(sentence, {"tiles": self.tiles})
        sentence = N_("You left out the blank end of [{tile}]. It counts too, as 0; the sum stays the same.")
        return Message(sentence, {"tile": self.tiles[0]})


@dataclass(frozen=True)
class JoinedHalves(Mistake):
    """A half was counted that touches another tile (D12); of several ``halves`` it may have been any."""

    halves: tuple[Port, ...]
    pips: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D12."""
        return ("D12",)

    @property
    def message(self) -> Message:
        """Which half, or which it may have been."""
        tiles = tuple(dict.fromkeys(half.tile for half in self.halves))
        if len(tiles) > 1:
            sentence = N_(
                "You counted a {pips} that is joined to another tile: so it is on {tiles}. Only free halves count."
            )
            return Message(sentence, {"tiles": tiles, "pips": self.pips})
        sentence = N_("You counted the {pips} of [{tile}], which is joined to another tile: only free halves count.")
        return Message(sentence, {"tile": tiles[0], "pips": self.pips})


@dataclass(frozen=True)
class WrongNumber(Mistake):
    """An end was counted with a number that it does not show (D12, of a double D13)."""

    tile: Tile
    given: int
    worth: int

    @property
    def rules(self) -> tuple[str, ...]:
        """D12, or D13 for a double."""
        return ("D13",) if self.tile.is_double else ("D12",)

    @property
    def message(self) -> Message:
        """What was given, and what the end adds."""
        facts = {"tile": self.tile, "given": self.given, "worth": self.worth}
        if self.tile.is_double:
            return Message(N_("You gave [{tile}] {given}; as a double at an end it adds both halves, {worth}."), facts)
        return Message(N_("You gave [{tile}] {given}; its free half adds {worth}."), facts)


@dataclass(frozen=True)
class NoSuchEnd(Mistake):
    """A number was counted that nothing on the table explains (D12, D13); ``real`` ends add it, once each."""

    number: int
    real: int = 0

    @property
    def rules(self) -> tuple[str, ...]:
        """D12 and D13."""
        return ("D12", "D13")

    @property
    def message(self) -> Message:
        """No end adds so much, or not so often."""
        facts = {"number": self.number, "real": self.real}
        if self.real:
            return Message(NN_("Just {real} end adds {number}.", "Just {real} ends add {number}.", "real"), facts)
        return Message(N_("No end adds the {number} that you counted."), facts)


@dataclass(frozen=True)
class NotOnTheTable(Mistake):
    """A tile was counted that does not lie on the table (D12)."""

    tile: Tile

    @property
    def rules(self) -> tuple[str, ...]:
        """D12."""
        return ("D12",)

    @property
    def message(self) -> Message:
        """Which tile."""
        return Message(N_("You counted [{tile}], which does not lie on the table."), {"tile": self.tile})
