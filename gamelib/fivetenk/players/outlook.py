"""What can be said of a play or a pass: what it brings, what it keeps, who could answer it."""

from __future__ import annotations

from functools import cached_property

from gamelib.fivetenk.cards import FACES, POINTS, RANK_NUMBERS, Card, count_ranks, counted
from gamelib.fivetenk.choosing import choose_numbers
from gamelib.fivetenk.listing import answers_of
from gamelib.fivetenk.moves import Move
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.players.knowledge import Knowledge, holds_up, passes_since_play
from gamelib.fivetenk.players.plans import plan, promise
from gamelib.fivetenk.plays import Play, holding
from gamelib.fivetenk.public import known_declarers
from gamelib.fivetenk.readings import BOMB, JOKER_BOMB, Reading, strength

LEAD = 4.0
"""What it is worth to lead the next trick, in points."""

RISK = 0.15
"""What share of the points still held is taken to be lost in the end."""

JOIN = 25.0
"""What it is worth to join the declarer, or, for who does not want to, costs, in points."""

OUT = 8.0
"""What it is worth to be out, in points."""


class Outlook:
    """A play, or a pass, as its seat sees it."""

    def __init__(self, knowledge: Knowledge, move: Move) -> None:
        """Look at a move of the seat that the knowledge is of."""
        self.knowledge = knowledge
        self.view = knowledge.view
        self.move = move
        self.play = move if isinstance(move, Play) else None

    @cached_property
    def before(self) -> tuple[int, ...]:
        """The hand as it is, by rank."""
        return tuple(count_ranks(self.view.hand))

    @cached_property
    def after(self) -> tuple[int, ...]:
        """The hand as it would be left, by rank."""
        return _without(self.before, self.play.ranks if self.play else ())

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The very cards that would be played, friend cards not yet settled being spared."""
        if self.play is None:
            return ()
        view = self.view
        waiting = [
            friend.card.number for friend, made in zip(view.friends_named, view.made_by, strict=True) if made is None
        ]
        return tuple(FACES[number] for number in choose_numbers(counted(view.hand), self.play, waiting))

    @property
    def left(self) -> int:
        """How many cards it leaves in the hand."""
        return sum(self.after)

    @property
    def goes_out(self) -> bool:
        """Whether it plays the last cards (C26)."""
        return not self.left

    @cached_property
    def own_points(self) -> int:
        """The points of the cards played (C3)."""
        return sum(POINTS[RANK_NUMBERS[rank]] for rank in self.play.ranks) if self.play else 0

    @property
    def points(self) -> int:
        """The points that the trick holds then (C24)."""
        return self.view.trick_points + self.own_points

    @property
    def turns(self) -> int:
        """In how many combinations the rest of the hand could be got rid of, by a quick look."""
        return len(plan(self.after))

    @cached_property
    def saves_turns(self) -> bool:
        """Whether the rest of the hand needs fewer combinations than the hand did."""
        return self.play is not None and self.turns < len(plan(self.before))

    @property
    def breaks_nothing(self) -> bool:
        """Whether it is planned, or takes all that the hand has of its ranks."""
        play = self.play
        if play is None or play in plan(self.before):
            return True
        return not any(self.after[RANK_NUMBERS[rank]] for rank in play.ranks)

    @property
    def size(self) -> int:
        """How many cards it plays."""
        return len(self.play.ranks) if self.play else 0

    # ---- friends --------------------------------------------------------------------------------------------------

    @cached_property
    def settles(self) -> tuple[Friend, ...]:
        """The friend cards whose named play it makes (C20, R11)."""
        view = self.view
        return tuple(
            friend
            for friend, played, made in zip(view.friends_named, view.named_plays, view.made_by, strict=True)
            if made is None and played < friend.nth <= played + self.cards.count(friend.card)
        )

    @property
    def from_enemy(self) -> bool:
        """Whether the trick would be taken from a seat known to be on the other side."""
        top = self.view.top_seat
        return top is not None and self.knowledge.known(top) == -1

    @property
    def from_friend(self) -> bool:
        """Whether the trick lies with a seat known to be on the same side."""
        top = self.view.top_seat
        return top is not None and self.knowledge.known(top) == 1

    @property
    def wastes(self) -> bool:
        """Whether it spends a special combination on a trick that lies with the own side, as far as can be told."""
        top = self.view.top_seat
        return (
            self.play is not None
            and self.play.reading.is_special
            and top is not None
            and self.knowledge.stands(top) > 0
        )

    # ---- what it keeps --------------------------------------------------------------------------------------------

    @cached_property
    def bombs_kept(self) -> tuple[Reading, ...]:
        """The bombs, and the joker bomb, that the hand has whole and keeps whole (C11, C12)."""
        return tuple(
            play.reading
            for play in plan(self.before)
            if play.reading.kind in (BOMB, JOKER_BOMB)
            and all(self.after[RANK_NUMBERS[rank]] == self.before[RANK_NUMBERS[rank]] for rank in play.ranks)
        )

    @cached_property
    def _answers(self) -> list[Play]:
        view = self.view
        return [] if view.top is None else answers_of(holding(view.hand), view.top, view.rules)

    @property
    def forced(self) -> bool:
        """Whether the hand has no answer at all."""
        return self.view.top is not None and not self._answers

    @cached_property
    def breaks_anyway(self) -> bool:
        """Whether each answer of the hand leaves at least as many combinations as there are."""
        now = len(plan(self.before))
        plays = {play.ranks for play in self._answers}
        return self.view.top is not None and all(len(plan(_without(self.before, ranks))) >= now for ranks in plays)

    @cached_property
    def lowest_answer(self) -> bool:
        """Whether it is the lowest of its kind in the hand that beats the trick, of several."""
        play = self.play
        if play is None:
            return False
        heights = {strength(other.reading) for other in self._answers if other.reading.kind == play.reading.kind}
        return len(heights) > 1 and strength(play.reading) == min(heights)

    # ---- who could answer -----------------------------------------------------------------------------------------

    @property
    def too_short(self) -> tuple[int, ...]:
        """The seats known to be on the other side that hold cards, but fewer than it plays (C8)."""
        sizes = self.view.hand_sizes
        enemies = [seat for seat in self.knowledge.others if self.knowledge.known(seat) == -1]
        return tuple(seat for seat in enemies if sizes[seat] < self.size)

    @property
    def may_play_again(self) -> bool:
        """Whether others are still to act before the trick can end, so that a pass need not be the last word (R14)."""
        others = [seat for seat in self.knowledge.others if seat != self.view.top_seat]
        return self.view.top is not None and passes_since_play(self.view.trick) < len(others)

    @cached_property
    def unanswerable(self) -> bool:
        """Whether it is certain that nobody else can beat it."""
        return self.play is not None and not self.knowledge.can_be_beaten(self.play.reading)

    @cached_property
    def safe_from_others(self) -> bool:
        """Whether it is certain that nobody but known friends can beat it."""
        enemies = [seat for seat in self.knowledge.others if self.knowledge.known(seat) != 1]
        return self.play is not None and not self.knowledge.can_be_beaten(self.play.reading, enemies)

    @property
    def holds(self) -> float:
        """How likely it is to stay unbeaten, by a rule of thumb, from 0 to 1."""
        if self.play is None:
            return 0.0
        return 1.0 if self.unanswerable else holds_up(self.play.reading)

    @cached_property
    def worth(self) -> float:
        """What the move is worth by rules of thumb, in points: what it wins, and what becomes of the hand."""
        enmity = self.knowledge.enmity
        if self.play is None:
            view = self.view
            if view.top is None or view.top_seat is None:
                return 0.0
            holds = holds_up(view.top)
            return view.trick_points * (holds * self.knowledge.stands(view.top_seat) - (1 - holds) * enmity)
        holds = self.holds
        wins = self.points * (holds - (1 - holds) * enmity)
        hand = promise(self.after) - promise(self.before)
        joins = 0.0
        if self.settles and self.view.seat not in known_declarers(self.view):
            joins = JOIN if self.knowledge.with_declarer else -JOIN
        return wins + hand + joins + RISK * self.own_points + LEAD * holds + OUT * self.goes_out


def _without(counts: tuple[int, ...], ranks: tuple[str, ...]) -> tuple[int, ...]:
    left = list(counts)
    for rank in ranks:
        left[RANK_NUMBERS[rank]] -= 1
    return tuple(left)
