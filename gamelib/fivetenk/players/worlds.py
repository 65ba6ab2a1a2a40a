"""Worlds that could be: the unseen cards dealt out at random, in agreement with what a seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from gamelib.fivetenk.cards import FACE_POINTS, POINTS, RANK_NUMBERS
from gamelib.fivetenk.choosing import FACES_OF
from gamelib.fivetenk.dealing import HAND_SIZE
from gamelib.fivetenk.moves import KITTY
from gamelib.fivetenk.naming import Friend
from gamelib.fivetenk.players.knowledge import Knowledge, passes_since_play
from gamelib.fivetenk.players.light import Group, by_rank, group_of, groups
from gamelib.fivetenk.players.passes import Passes
from gamelib.fivetenk.players.plans import plan
from gamelib.fivetenk.players.playing_out import LightGame
from gamelib.fivetenk.plays import Play, sorted_ranks
from gamelib.fivetenk.public import last_play
from gamelib.fivetenk.refusals import DEAL
from gamelib.fivetenk.table import NONE, SEATS

DEALS = 6
"""The cards are dealt at random so often for a world at most, until nothing in it is unlikely."""

MANY = 99
"""More passes than are ever heeded."""


class World(NamedTuple):
    """Hands that could be, by face, one for each seat, the six cards of the kitty, and the plans of the others' hands.

    The own hand is the seat's in the view; its plan is left empty.
    """

    hands: list[list[int]]
    kitty: list[int]
    plans: list[list[Group]]


class Worlds:
    """Draws worlds as a seat may imagine them; nothing is used but its view."""

    def __init__(self, knowledge: Knowledge, draw_lot: Callable[[], float]) -> None:
        """Take in what a seat has seen; ``draw_lot`` gives random numbers from 0 to below 1."""
        view = knowledge.view
        self._lot = draw_lot
        self._view = view
        self._seat = view.seat
        self._unseen = [face for face, count in enumerate(knowledge.unseen) for _ in range(count)]
        self._own = [card.number for card in view.hand]
        self._sizes = [HAND_SIZE] * SEATS if view.phase == DEAL else list(view.hand_sizes)
        if view.declarer == view.seat and view.buried:
            self._kitty = [card.number for card in view.buried]
        else:
            self._kitty = []
        declarer = view.declarer
        self._buries = declarer if declarer is not None and declarer != view.seat else None

    def draw(self) -> World:
        """Give a world: of a few dealt at random the one that agrees best with what the others passed on."""
        best = self._dealt()
        least = self._passes.unlikely(best.hands, MANY)
        for _ in range(DEALS - 1):
            if not least:
                break
            world = self._dealt()
            unlikely = self._passes.unlikely(world.hands, least)
            if unlikely < least:
                best, least = world, unlikely
        return best

    @cached_property
    def _passes(self) -> Passes:
        return Passes(self._view)

    def _dealt(self) -> World:
        cards = self._shuffled(self._unseen)
        hands: list[list[int]] = [[] for _ in range(SEATS)]
        hands[self._seat] = self._own
        plans: list[list[Group]] = [[] for _ in range(SEATS)]
        kitty = self._kitty
        if self._buries is not None:
            # The declarer has chosen what to keep, so its hand is better than chance alone would deal.
            count = self._sizes[self._buries] + KITTY
            hands[self._buries], kitty = buried_quickly(cards[:count])
            cards = cards[count:]
        elif not kitty and self._view.declarer is None:
            kitty, cards = cards[:KITTY], cards[KITTY:]
        for seat, size in enumerate(self._sizes):
            missing = size - len(hands[seat])
            if missing > 0:
                hands[seat] = hands[seat] + cards[:missing]
                cards = cards[missing:]
            if seat != self._seat:
                plans[seat] = groups(by_rank(hands[seat]))
        return World(hands, kitty, plans)

    def _shuffled(self, cards: Sequence[int]) -> list[int]:
        result, lot = list(cards), self._lot
        for last in range(len(result) - 1, 0, -1):
            other = int(lot() * (last + 1))
            result[last], result[other] = result[other], result[last]
        return result

    def table(self, world: World) -> LightGame:
        """Set out the game in play as a light one, in a world; the own plan is left empty."""
        view = self._view
        game = begin(world, view.declarer or 0, view.friends_named)
        game.left = list(view.hand_sizes)
        game.turn = view.seat
        if view.top is not None:
            cards = last_play(view.trick).cards
            game.top = group_of(Play(sorted_ranks(cards), view.top))
            game.top_seat = NONE if view.top_seat is None else view.top_seat
            game.passes = passes_since_play(view.trick)
        game.trick = view.trick_points
        game.taken = list(view.taken)
        game.played = list(view.named_plays)
        game.made_by = [NONE if seat is None else seat for seat in view.made_by]
        for seat in view.friends:
            game.friends[seat] = True
        return game


def begin(world: World, declarer: int, friends: Sequence[Friend]) -> LightGame:
    """Begin a light game in a world, with the declarer's lead; the plan that the world lacks is left empty."""
    game = LightGame(declarer, [(friend.card.number, friend.nth) for friend in friends])
    game.plans = [plan[:] for plan in world.plans]
    game.left = [len(hand) for hand in world.hands]
    game.copies = [[hand.count(friend.card.number) for hand in world.hands] for friend in friends]
    game.kitty = sum([FACE_POINTS[face] for face in world.kitty])
    return game


def buried_quickly(faces: Sequence[int]) -> tuple[list[int], list[int]]:
    """Part cards into those kept and six buried: first what is alone and low, and point cards last."""
    kept, buried = list(faces), list[int]()
    for play in sorted(plan(by_rank(faces)), key=_kept):
        for rank in play.ranks:
            if len(buried) == KITTY:
                return kept, buried
            face = next(face for face in FACES_OF[RANK_NUMBERS[rank]] if face in kept)
            kept.remove(face)
            buried.append(face)
    return kept, buried


def _kept(play: Play) -> tuple[bool, bool]:
    """Tell which combinations of a plan are rather kept: long ones, and those with points."""
    return len(play.ranks) > 3, any(POINTS[RANK_NUMBERS[rank]] for rank in play.ranks)
