"""The choices of a strong player, each tried in a world: a play or a pass, a burial, a naming, a reveal."""

from __future__ import annotations

from gamelib.fivetenk.cards import FACES, count_ranks, points
from gamelib.fivetenk.moves import REVEAL, Bury, Name
from gamelib.fivetenk.players.before_play import Before, good_naming, strength
from gamelib.fivetenk.players.light import by_rank, group_of, groups
from gamelib.fivetenk.players.outlook import Outlook
from gamelib.fivetenk.players.playing_out import LightGame
from gamelib.fivetenk.players.worlds import World, Worlds, begin, buried_quickly
from gamelib.fivetenk.public import may_reveal


class PlayTried:
    """A play or a pass."""

    def __init__(self, outlook: Outlook, worth: float) -> None:
        """Prepare a move of the seat that the outlook is of; ``worth`` is what it is taken to be worth beforehand."""
        self.outlook = outlook
        self.move = outlook.move
        self.worth = worth
        self._seat = outlook.view.seat
        self._group = group_of(outlook.play) if outlook.play else None
        self._plan = groups(outlook.after)

    def tried(self, worlds: Worlds, world: World) -> tuple[LightGame, bool]:
        """Make the move, and play on; tell whether nobody answered it."""
        game = worlds.table(world)
        game.plans[self._seat] = self._plan[:]
        if self._group is None:
            game.skip()
            game.play_out()
            return game, False
        game.put(self._group)
        while game.top is self._group and not game.over:
            game.move_on()
        unbeaten = game.top is None or game.top is self._group
        game.play_out()
        return game, unbeaten


class BeforeTried:
    """A choice before the first trick."""

    def __init__(self, before: Before) -> None:
        """Prepare a choice of the seat that has the view."""
        self.before = before
        self.move = before.move
        self.worth = before.worth
        self._seat = before.view.seat
        move = before.move
        self._friends = move.friends if isinstance(move, Name) else good_naming(before.hand, before.buried)
        self._plan = groups(count_ranks(before.hand))
        self._kitty = points(before.buried)

    def tried(self, worlds: Worlds, world: World) -> tuple[LightGame, bool]:
        """Begin the game after the choice, and play it out."""
        del worlds
        game = begin(world, self._seat, self._friends)
        game.plans[self._seat] = self._plan[:]
        game.left[self._seat] = len(self.before.hand)
        if isinstance(self.before.move, Bury):
            game.kitty = self._kitty
            game.copies = [
                [*copies[: self._seat], self.before.hand.count(friend.card), *copies[self._seat + 1 :]]
                for friend, copies in zip(self._friends, game.copies, strict=True)
            ]
        game.play_out()
        return game, False


class RevealTried:
    """To reveal, or to decline and see another declare."""

    def __init__(self, before: Before) -> None:
        """Prepare a choice of the seat that is asked."""
        self.before = before
        self.move = before.move
        self.worth = before.worth
        view = before.view
        self._declarers = (
            [view.seat] if before.move == REVEAL else [seat for seat in may_reveal(view) if seat != view.seat]
        )

    def tried(self, worlds: Worlds, world: World) -> tuple[LightGame, bool]:
        """Play the game out with the seat for declarer, or else with the other who has the strongest hand."""
        del worlds
        seat = self.before.view.seat
        hands = [[FACES[face] for face in hand] for hand in world.hands]
        declarer = max(self._declarers or [seat], key=lambda other: strength(hands[other]))
        kept, buried = buried_quickly([*world.hands[declarer], *world.kitty])
        own = kept if declarer == seat else world.hands[seat]
        held = [kept if other == declarer else hand for other, hand in enumerate(world.hands)]
        plans = world.plans[:]
        plans[seat] = groups(by_rank(own))
        plans[declarer] = groups(by_rank(kept))
        after = World(held, buried, plans)
        game = begin(after, declarer, good_naming([FACES[face] for face in kept], [FACES[face] for face in buried]))
        game.play_out()
        return game, False


Tried = PlayTried | BeforeTried | RevealTried
"""Whatever can be tried."""
