"""Light games: whole games played out fast by rules of thumb, on hands that are known (for looking ahead).

Suits count for the friend cards alone, every 5-10-K in a plan is a mixed one, and a hand is its plan: what is planned
is played, and only pairs and triples, and a loose 5, 10 and king, are taken from it otherwise.
"""

from __future__ import annotations

from gamelib.fivetenk.cards import ACE, TWO
from gamelib.fivetenk.choosing import FIVE_TEN_KING
from gamelib.fivetenk.players.habits import DECLARER, DEFENDER, Habits
from gamelib.fivetenk.players.light import FIRST_SPECIAL, LOOSE, MIXED_GROUP, Group
from gamelib.fivetenk.players.plans import NINE
from gamelib.fivetenk.readings import LEAST_BOMB
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, NONE, ONE_LEFT, SEATS

_LOOSE_KINDS = len(LOOSE)
"""Singles, pairs and triples are the first kinds, and the only ones that are broken up or made so."""


class LightGame:
    """A game in its tricks, as ``Table`` has it, but with hands as plans.

    ``plans`` list each seat's combinations and ``left`` counts its cards. ``friends`` tells who is known to be on the
    declarer's side. Of each friend card ``faces`` has the rank, ``nth`` the play that counts, ``copies`` how many each
    seat holds, ``played`` how often it was played and ``made_by`` who made the named play. ``kitty`` are the points
    buried. ``habits`` are those of the defenders and of the declarer's side.
    """

    __slots__ = (
        "copies", "faces", "friends", "habits", "kitty", "left", "made_by", "nth", "over", "passes", "plans", "played",
        "taken", "top", "top_seat", "trick", "turn",
    )  # fmt: skip

    def __init__(self, declarer: int, faces: tuple[int, ...], nth: tuple[int, ...]) -> None:
        """Begin with the declarer's lead, and with empty hands."""
        self.plans: list[list[Group]] = [[] for _ in range(SEATS)]
        self.left = [0] * SEATS
        self.turn = declarer
        self.top: Group | None = None
        self.top_seat = NONE
        self.passes = 0
        self.trick = 0
        self.taken = [0] * SEATS
        self.friends = [seat == declarer for seat in range(SEATS)]
        self.faces = faces
        self.nth = nth
        self.copies = [[0] * SEATS for _ in faces]
        self.played = [0] * len(faces)
        self.made_by = [NONE] * len(faces)
        self.kitty = 0
        self.over = ""
        self.habits: tuple[Habits, Habits] = (DEFENDER, DECLARER)

    # ---- the rules --------------------------------------------------------------------------------------------------

    def put(self, group: Group) -> None:
        """Play a combination of the seat at turn, which has been taken from its plan (C23)."""
        seat = self.turn
        self.trick += group.points
        self.left[seat] -= group.size
        self.top, self.top_seat, self.passes = group, seat, 0
        if self._count_named(group, seat) or not self.left[seat]:
            self.over = self._ending()
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
        named = [
            (copies[seat], -place)
            for place, copies in enumerate(self.copies)
            if copies[seat] and self.made_by[place] < 0
        ]
        if len(named) > 1:
            named.sort()
        spared: dict[int, int] = {}
        for held, place in named:
            rank = self.faces[-place]
            if all(other != rank for other, _ in group.parts):
                continue
            kept = spared.get(rank)
            if kept is None:
                kept = sum([count for other in self.plans[seat] for number, count in other.parts if number == rank])
            used = max(0, held - kept)
            spared[rank] = kept - held + used
            before = self.played[-place]
            self.copies[-place][seat] = held - used
            self.played[-place] = before + used
            if before < self.nth[-place] <= before + used:
                self.made_by[-place] = seat
                self.friends[seat] = settles = True
        return settles

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
        left, friends = self.left, self.friends
        friend = friends[seat]
        habits = self.habits[friend]
        few = min([left[other] for other in range(SEATS) if left[other] and friends[other] != friend], default=99)
        near = few <= habits.late
        named = self._named_rank(seat)
        best, most = plan[0], -999.0
        for group in plan:
            kind, size, power, points, parts, _ = group
            if kind >= FIRST_SPECIAL:
                gladly = -habits.bomb - power / 1000
            else:
                gladly = habits.size * size - habits.rank * power - habits.risk * points
                if power >= ACE and kind < _LOOSE_KINDS:
                    gladly -= habits.spare
                if near and size <= few:
                    gladly += 2 * habits.rank * power - habits.short
            if named >= 0 and any(rank == named for rank, _ in parts):
                gladly -= habits.named
            if gladly > most:
                best, most = group, gladly
        return best

    def answer(self, seat: int, top: Group) -> Group | None:
        """Choose what a seat answers to the top, and take it from its plan; ``None`` for a pass."""
        plan = self.plans[seat]
        planned = _lowest_above(plan, top) if top.kind < FIRST_SPECIAL else None
        friend = self.friends[seat]
        habits = self.habits[friend]
        points: float = self.trick
        if friend == self.friends[self.top_seat]:
            # A friend's trick, or that of one likely to be on the same side.
            certain = friend or NONE not in self.made_by
            most = habits.over_friend if certain else habits.over_ally
            over = planned is not None and top.power <= most and planned.power < ACE
            points = 0.0 if certain else habits.ally * points
        else:
            over = certain = False
            if self.left[self.top_seat] <= habits.late:
                points += habits.alarm
        free = self.left[seat] <= habits.free and not certain
        if planned is not None:
            named = self._is_named(seat, planned)
            plays = (over and not named) or planned.size == self.left[seat]
            if plays or (not certain and (free or points >= _wanted(planned, habits) + habits.named * named)):
                plan.remove(planned)
                return planned
            return None
        found = None
        if not certain and top.kind < _LOOSE_KINDS and points >= habits.breaks:
            found = _broken(plan, top, points, habits)
        if found is None and not certain and (free or points >= habits.mixed):
            found = _special(plan, top, points, habits)
        return found

    def _named_rank(self, seat: int) -> int:
        """Give the rank of a friend card not yet settled that a seat holds; ``NONE`` where it holds none."""
        for rank, made, copies in zip(self.faces, self.made_by, self.copies, strict=True):
            if made < 0 and copies[seat]:
                return rank
        return NONE

    def _is_named(self, seat: int, group: Group) -> bool:
        named = self._named_rank(seat)
        return named >= 0 and any(rank == named for rank, _ in group.parts)


def _lowest_above(plan: list[Group], top: Group) -> Group | None:
    """Find the lowest combination of a plan that beats an ordinary one in kind (C8)."""
    kind, size, power, _, _, _ = top
    best = None
    for group in plan:
        if group[0] == kind and group[1] == size and group[2] > power and (best is None or group[2] < best[2]):
            best = group
    return best


def _wanted(group: Group, habits: Habits) -> float:
    """Tell how many points are wanted to answer with an ordinary combination."""
    power = group.power
    if power < ACE or group.kind >= _LOOSE_KINDS:
        return habits.plain * max(0, power - NINE)
    return habits.ace if power == ACE else habits.two if power == TWO else habits.joker


def _broken(plan: list[Group], top: Group, points: float, habits: Habits) -> Group | None:
    """Break up the lowest pair or triple that has an answer in it, if that is not too high."""
    best = None
    for group in plan:
        if (
            top.kind < group.kind < _LOOSE_KINDS
            and group.power > top.power
            and (best is None or group.power < best.power)
        ):
            best = group
    if best is None or (best.power >= ACE and points < _wanted(best, habits)):
        return None
    plan.remove(best)
    plan.append(LOOSE[best.size - top.size - 1][best.power])
    return LOOSE[top.size - 1][best.power]


def _special(plan: list[Group], top: Group, points: float, habits: Habits) -> Group | None:
    """Take the lowest special combination that beats the top, if there are points enough for it."""
    ordinary = top.kind < FIRST_SPECIAL
    best = None
    for group in plan:
        if (
            group.kind >= FIRST_SPECIAL
            and (ordinary or group.power > top.power)
            and (best is None or group.power < best.power)
        ):
            best = group
    if best is not None:
        mixed = best.kind == FIRST_SPECIAL
        want = habits.mixed if mixed else habits.bombs + habits.more * (best.size - LEAST_BOMB)
        if points >= want or len(plan) <= habits.last:
            plan.remove(best)
            return best
    return _made_up(plan) if ordinary and points >= habits.mixed else None


def _made_up(plan: list[Group]) -> Group | None:
    """Make a 5-10-K up of a 5, a 10 and a king that are singles, or in pairs and triples."""
    found = {group.power: group for group in plan if group.kind < _LOOSE_KINDS and group.power in FIVE_TEN_KING}
    if len(found) < len(FIVE_TEN_KING):
        return None
    for group in found.values():
        plan.remove(group)
        if group.size > 1:
            plan.append(LOOSE[group.size - 2][group.power])
    return MIXED_GROUP
