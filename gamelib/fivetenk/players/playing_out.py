"""Light games: whole games played out fast by rules of thumb, on hands that are known (for looking ahead).

Suits count for the friend cards alone, every 5-10-K in a plan is a mixed one, and a hand is its plan: what is planned
is played, and only singles and pairs are taken from pairs and triples besides.
"""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.fivetenk.cards import FACE_RANKS
from gamelib.fivetenk.players.knowledge import JOINS
from gamelib.fivetenk.players.light import FIRST_SPECIAL, LOOSE, Group
from gamelib.fivetenk.players.outlook import JOIN, LEAD, OUT, RISK
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, NONE, ONE_LEFT, SEATS

_LOOSE_KINDS = len(LOOSE)
"""Singles, pairs and triples are the first kinds; what is broken up is a pair or a triple."""

NEVER = -9999.0
"""Less than anything is worth."""


class LightGame:
    """A game in its tricks, as ``Table`` has it, but with hands as plans; all go by the rules of thumb of ``Outlook``.

    ``plans`` list each seat's combinations and ``left`` counts its cards. ``friends`` tells who is known to be on the
    declarer's side. Of each friend card ``faces`` has the number of its face, ``ranks`` its rank, ``nth`` the play that
    counts, ``copies`` how many each seat holds, ``played`` how often it was played and ``made_by`` who made the named
    play. ``kitty`` are the points buried.
    """

    __slots__ = (
        "_sides", "copies", "faces", "friends", "kitty", "left", "made_by", "nth", "over", "passes", "plans", "played",
        "ranks", "taken", "top", "top_seat", "trick", "turn",
    )  # fmt: skip

    def __init__(self, declarer: int, named: Sequence[tuple[int, int]]) -> None:
        """Begin with the declarer's lead, and with empty hands; ``named`` has the face and the play of friend cards."""
        self.plans: list[list[Group]] = [[] for _ in range(SEATS)]
        self.left = [0] * SEATS
        self.turn = declarer
        self.top: Group | None = None
        self.top_seat = NONE
        self.passes = 0
        self.trick = 0
        self.taken = [0] * SEATS
        self.friends = [seat == declarer for seat in range(SEATS)]
        self.faces = [face for face, _ in named]
        self.ranks = [FACE_RANKS[face] for face in self.faces]
        self.nth = [nth for _, nth in named]
        self.copies = [[0] * SEATS for _ in named]
        self.played = [0] * len(named)
        self.made_by = [NONE] * len(named)
        self.kitty = 0
        self.over = ""
        # How many hold cards, and how many of these are friends: counted when first asked for, as most moves change
        # neither. Whoever sets hands out by hand does so before that, or by ``hold``.
        self._sides: tuple[int, int] | None = None

    def hold(self, left: Sequence[int]) -> None:
        """Let each seat hold so many cards."""
        self.left = list(left)
        self._sides = None

    # ---- the rules --------------------------------------------------------------------------------------------------

    def put(self, group: Group) -> None:
        """Play a combination of the seat at turn, which has been taken from its plan (C23)."""
        seat = self.turn
        self.trick += group.points
        self.left[seat] -= group.size
        self.top, self.top_seat, self.passes = group, seat, 0
        if self._count_named(group, seat) or not self.left[seat]:
            self.over = self._ending()
            self._sides = None
        if not self.over:
            self.turn = self._next_seat(seat)

    def skip(self) -> None:
        """Pass (C23-C25)."""
        passes = self.passes + 1
        winner = self.top_seat
        left = self.left
        if passes < SEATS - left.count(0) - (left[winner] > 0):
            self.passes = passes
            self.turn = self._next_seat(self.turn)
            return
        self.taken[winner] += self.trick
        self.trick = self.passes = 0
        self.top, self.top_seat = None, NONE
        self.turn = winner if left[winner] else self._next_seat(winner)

    def _next_seat(self, seat: int) -> int:
        left = self.left
        seat = (seat + 1) % SEATS
        while not left[seat]:
            seat = (seat + 1) % SEATS
        return seat

    def _count_named(self, group: Group, seat: int) -> bool:
        """Count the plays of friend cards not yet settled, and tell whether one settles (C20, C21).

        Of one rank other cards are played first, and of the friend cards those of which there are more.
        """
        settles = False
        for place, used in self._friend_cards(seat, group):
            self.copies[place][seat] -= used
            before = self.played[place]
            self.played[place] = before + used
            if before < self.nth[place] <= before + used:
                self.made_by[place] = seat
                self.friends[seat] = settles = True
        return settles

    def _friend_cards(self, seat: int, group: Group, *, planned: bool = False) -> list[tuple[int, int]]:
        """Tell which friend cards not yet settled go with a combination, by place, and how many of each.

        It is ``planned`` where its cards are in the seat's plan still.
        """
        waiting = [place for place, copies in enumerate(self.copies) if copies[seat] and self.made_by[place] < 0]
        found = []
        for rank, count in group.parts if waiting else ():
            held = {place: self.copies[place][seat] for place in waiting if self.ranks[place] == rank}
            if not held:
                continue
            kept = sum([cards for one in self.plans[seat] for number, cards in one.parts if number == rank])
            left = dict(held)
            for _ in range(sum(held.values()) - kept + count * planned):
                left[max(left, key=lambda place: (left[place], -self.faces[place]))] -= 1
            found += [(place, had - left[place]) for place, had in held.items() if had > left[place]]
        return found

    def _ending(self) -> str:
        """Tell how the game has ended, as ``Table.ending`` does (C27, C28)."""
        holders = [seat for seat, left in enumerate(self.left) if left]
        if NONE not in self.made_by:
            declarers = [self.friends[seat] for seat in holders]
            if not any(declarers):
                return DECLARERS_OUT
            if all(declarers):
                return DEFENDERS_OUT
        return ONE_LEFT if len(holders) == 1 else ""

    def declarers_points(self) -> int:
        """Add up the points of the declarer's side once the game is over (C27-C30)."""
        friends = self.friends
        points = sum([taken for taken, friend in zip(self.taken, friends, strict=True) if friend])
        last = friends[self.top_seat]
        if last:
            points += self.trick + self.kitty
        if self.over == DECLARERS_OUT or (last and self.over == ONE_LEFT):
            points += sum([group.points for plan in self.plans for group in plan])
        return points

    # ---- rules of thumb ---------------------------------------------------------------------------------------------

    def play_out(self) -> None:
        """Play the game to its end by rules of thumb."""
        while not self.over:
            self.move_on()

    def move_on(self) -> None:
        """Let the seat at turn play or pass by rules of thumb."""
        seat = self.turn
        if self.top is None:
            group = self.lead(seat)
            self.plans[seat].remove(group)
            self.put(group)
            return
        found = self.answer(seat, self.top)
        if found is None:
            self.skip()
        else:
            self.put(found)

    def lead(self, seat: int) -> Group:
        """Choose what a seat leads, from its plan."""
        plan = self.plans[seat]
        if len(plan) == 1:
            return plan[0]
        joins = self._can_join(seat)
        own, enmity = self._stance(seat, joins=joins)
        best, most = plan[0], NEVER
        for group in plan:
            worth = self._wins(group, enmity) - group.worth
            if joins and self._joins(seat, group):
                worth += JOIN if own else -JOIN
            if worth > most:
                best, most = group, worth
        return best

    def answer(self, seat: int, top: Group) -> Group | None:
        """Choose what a seat answers to the top, and take it from its plan; ``None`` for a pass."""
        plan, power = self.plans[seat], top.power
        joins = self._can_join(seat)
        own, enmity = self._stance(seat, joins=joins)
        stands = 1.0 if own == self.friends[self.top_seat] else -1.0
        best: tuple[Group, Group, Group | None] | None = None
        most = self.trick * (top.holds * stands - (1.0 - top.holds) * enmity)
        for group in plan:
            if group.power <= power or (parted := _answering(group, top)) is None:
                continue
            found, rest = parted
            worth = self._wins(found, enmity) - group.worth + (rest.worth if rest else 0.0)
            if found.size == self.left[seat]:
                worth += OUT
            if joins and self._joins(seat, found):
                worth += JOIN if own else -JOIN
            if worth > most:
                best, most = (found, group, rest), worth
        if best is None:
            return None
        found, group, rest = best
        plan.remove(group)
        if rest:
            plan.append(rest)
        return found

    def _wins(self, group: Group, enmity: float) -> float:
        """Tell what a combination is worth but for what becomes of the hand, in points."""
        holds, points = group.holds, group.points
        return (self.trick + points) * (holds - (1.0 - holds) * enmity) + RISK * points + LEAD * holds

    def _stance(self, seat: int, *, joins: bool) -> tuple[bool, float]:
        """Tell whether a seat counts itself to the declarer's side, and how hostile the others are on average."""
        friends = self.friends
        own = friends[seat] or (joins and sum([group.worth for group in self.plans[seat]]) >= JOINS)
        if self._sides is None:
            holders = [friend for friend, left in zip(friends, self.left, strict=True) if left]
            self._sides = len(holders), sum(holders)
        others, same = self._sides
        others -= 1
        same -= friends[seat]
        if not own:
            same = others - same
        return own, 1.0 - 2.0 * same / others if others else 0.0

    def _can_join(self, seat: int) -> bool:
        """Tell whether a seat holds a friend card with whose next plays it can join the declarer (C20, C21)."""
        if self.friends[seat] or NONE not in self.made_by:
            return False
        for place, copies in enumerate(self.copies):
            if self.made_by[place] < 0 and self.nth[place] - self.played[place] <= copies[seat]:
                return True
        return False

    def _joins(self, seat: int, group: Group) -> bool:
        """Tell whether a combination of its plan makes a named play."""
        for place, used in self._friend_cards(seat, group, planned=True):
            if self.nth[place] - self.played[place] <= used:
                return True
        return False


def _answering(group: Group, top: Group) -> tuple[Group, Group | None] | None:
    """Part a higher combination of a plan into an answer and what is left of it; ``None`` where there is none in it.

    Singles and pairs are taken from pairs and triples; all else answers as it is.
    """
    kind, other = top.kind, group.kind
    if other >= FIRST_SPECIAL:
        return group, None
    if other == kind:
        return (group, None) if group.size == top.size else None
    if kind < other < _LOOSE_KINDS:
        return LOOSE[kind][group.power], LOOSE[other - kind - 1][group.power]
    return None
