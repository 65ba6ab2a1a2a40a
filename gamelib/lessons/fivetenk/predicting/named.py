"""The plays of the named faces in one game, as far as it was followed, counted by the rules and by mistaken ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from gamelib.fivetenk import Card, Friend, Lay, State


class NamedPlay(NamedTuple):
    """Copies of a named face played at once; ``place`` tells which of the friend cards it is."""

    seat: int
    place: int
    copies: int


@dataclass(frozen=True)
class NamedPlays:
    """All plays of the named faces, in order; what was before the first one stands in ``counts`` and ``made_by``."""

    declarer: int
    named: tuple[Friend, ...]
    counts: tuple[int, ...]
    made_by: tuple[int | None, ...]
    plays: tuple[NamedPlay, ...]

    def card(self, play: NamedPlay) -> Card:
        """Give the face of a play."""
        return self.named[play.place].card

    def numbered(self) -> tuple[tuple[NamedPlay, tuple[int, ...]], ...]:
        """Give each play with the numbers that it has among the plays of its face: two for a pair (R11)."""
        counts = list(self.counts)
        found = []
        for play in self.plays:
            first = counts[play.place] + 1
            counts[play.place] += play.copies
            found.append((play, tuple(range(first, counts[play.place] + 1))))
        return tuple(found)

    def made(self, *, pairs_as_one: bool = False, without_declarer: bool = False) -> tuple[int | None, ...]:
        """Tell who made each named play, or would have if pairs were one play, or the declarer's plays none.

        Without mistakes this is the engine's own ``made_by``.
        """
        counts, made = list(self.counts), list(self.made_by)
        for seat, place, copies in self.plays:
            if without_declarer and seat == self.declarer:
                continue
            counts[place] += 1 if pairs_as_one else copies
            if made[place] is None and counts[place] >= self.named[place].nth:
                made[place] = seat
        return tuple(made)


def named_plays(state: State) -> NamedPlays:
    """Collect the plays of the named faces that led to a state, back to the naming or to where its history begins."""
    found: list[NamedPlay] = []
    step = state
    while (before := step.previous) is not None and before.friends_named:
        if isinstance(step.move, Lay):
            seat, cards, _ = step.trick[-1]
            copies = [cards.count(face) for face, _ in state.friends_named]
            found += [NamedPlay(seat, place, copies[place]) for place in (1, 0) if copies[place]]
        step = before
    return NamedPlays(state.declarer or 0, state.friends_named, step.named_plays, step.made_by, tuple(reversed(found)))
