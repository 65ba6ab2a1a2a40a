"""What can be said of a choice: what it brings at once, what it keeps, and who could answer it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from statistics import fmean

from gamelib.exact61 import ports, scoring
from gamelib.exact61.players.knowledge import holders
from gamelib.exact61.players.placements import Choice
from gamelib.exact61.players.weighing import Ended, Prospect
from gamelib.exact61.table import FITTING
from gamelib.exact61.tiles import TILES, Tile
from gamelib.exact61.view import View


class Outlook:
    """A choice as its seat sees it. Points are raw; shares go from 0 to 1, and are counted in the worlds imagined."""

    def __init__(self, view: View, choice: Choice, prospect: Prospect | None = None) -> None:
        """Look at a choice of the seat that has the view; ``prospect`` holds what it led to, if that was looked at."""
        self.view = view
        self.choice = choice
        self.prospect = prospect
        tile, port, self.total = choice.placement
        self.tile: Tile = TILES[tile]
        self.left = tuple(other for other in view.hand if other is not self.tile)
        self.open = (
            ports.FIRST_OPENS[tile] if port < 0 else ports.join(view.layout.open_set, view.layout.total, tile, port)[0]
        )

    # ---- at once --------------------------------------------------------------------------------------------------

    @property
    def goes_out(self) -> bool:
        """Whether it places the last tile (D19)."""
        return not self.left

    @property
    def raw(self) -> int:
        """What the sum of the ends would score, rejected or not (D15)."""
        return 0 if self.total % scoring.RAW_PER_POINT else self.total

    @property
    def rejected(self) -> bool:
        """Whether these points would take the side above the target (D16); with the last tile others count too."""
        return bool(self.raw) and not self.goes_out and not scoring.accepts(self._score, self.raw)

    @property
    def points(self) -> int:
        """What it scores at once: with the last tile this is only a part of what is settled (D22)."""
        return 0 if self.rejected else self.raw

    @property
    def wins(self) -> bool:
        """Whether it brings the side to exactly 61 (D18)."""
        return not self.goes_out and self._score + self.points == scoring.TARGET

    @property
    def _score(self) -> int:
        return self.view.scores[self.view.sides[self.view.seat]]

    # ---- what it keeps --------------------------------------------------------------------------------------------

    @property
    def pips_left(self) -> int:
        """The pips left in the hand."""
        return sum(tile.pips for tile in self.left)

    @cached_property
    def fitting(self) -> int:
        """How many of the tiles left would fit as the table stands then (D6)."""
        return sum(bool(self.open & FITTING[tile.number]) for tile in self.left)

    # ---- who could answer -----------------------------------------------------------------------------------------

    @property
    def next_seat(self) -> int:
        """The seat whose turn comes next."""
        return (self.view.seat + 1) % self.view.players

    @property
    def partner(self) -> int | None:
        """The partner's seat, with 4 players (D2)."""
        return scoring.partner_of(self.view.seat, self.view.players)

    @property
    def worlds(self) -> Sequence[tuple[int | None, ...]]:
        """What the seats that come next could score at once, in each world looked at; empty once the hand is over."""
        return self.prospect.answers if self.prospect else ()

    def answers(self, later: int) -> list[int | None]:
        """What the seat ``later`` turns from now could score at once in each world; ``None`` where it cannot place."""
        return [answer[later - 1] for answer in self.worlds if answer]

    @cached_property
    def next_places(self) -> float | None:
        """How often the next seat could place at once; ``None`` where that is not known."""
        return _share(self.answers(1))

    @cached_property
    def next_scores(self) -> float | None:
        """What the next seat could score at once, on average."""
        answers = self.answers(1)
        return fmean([answer or 0 for answer in answers]) if answers else None

    @cached_property
    def partner_places(self) -> float | None:
        """How often the partner could place, if the table stayed like this."""
        return _share(self.answers(2)) if self.partner is not None else None

    @cached_property
    def next_is_stuck(self) -> bool:
        """Whether play so far shows that the next seat holds nothing that would fit: it drew or passed (D7)."""
        (holder,) = [holder for holder in holders(self.view) if holder.seat == self.next_seat]
        hidden = {tile.number for tile in TILES} - {tile.number for tile in (*self.view.hand, *self.view.layout.tiles)}
        possible = 0
        for tiles, came in zip(holder.passing(), holder.arrivals, strict=True):
            possible |= tiles if came else 0
        return not any(possible >> tile & 1 and self.open & FITTING[tile] for tile in hidden)

    # ---- what it led to -------------------------------------------------------------------------------------------

    @property
    def ended(self) -> list[Ended]:
        """How the hand ended in each world."""
        return self.prospect.ended if self.prospect else []

    @cached_property
    def own(self) -> float:
        """What the side gains on average until the hand ends."""
        return fmean([ended.own for ended in self.ended])

    @cached_property
    def others(self) -> float:
        """What the other sides gain together, on average, until the hand ends."""
        return fmean([ended.others for ended in self.ended])

    @cached_property
    def wins_in_hand(self) -> float:
        """How often the side wins the match in this very hand."""
        return fmean([float(ended.chance == 1) for ended in self.ended])


def _share(answers: Sequence[int | None]) -> float | None:
    return fmean([float(answer is not None) for answer in answers]) if answers else None
