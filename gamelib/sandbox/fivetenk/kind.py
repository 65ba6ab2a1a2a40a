"""The sandbox of cards as a kind: its positions on one line, its steps taken again, and what they are called."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from gamelib.core import N_, NN_, Message, RuleError, quoted
from gamelib.fivetenk import Rules, State, View, replay, start
from gamelib.fivetenk.moves import Pass
from gamelib.fivetenk.positions import NOTHING
from gamelib.fivetenk.promotion import FIRST_LEVEL
from gamelib.fivetenk.reading_moves import read_move
from gamelib.fivetenk.records import FORMAT
from gamelib.fivetenk.setting import Previous
from gamelib.fivetenk.table import SEATS
from gamelib.sandbox.fivetenk.reading import FORMS, cards_in, friends_in, levels_in, numbers_in, seat_in, unreadable
from gamelib.sandbox.fivetenk.steps import DECLINE_ALL, act
from gamelib.sandbox.kinds import Kind, Reached
from gamelib.sandbox.lines import history, read_fivetenk
from gamelib.sandbox.tree import Node

DEAL = "deal"

_FORM = f"{DEAL} 7 4,4,3,3,5,3 0:0,2"
_DEAL = re.compile(rf"{DEAL} (-?[0-9]{{1,60}})(?: (\S+) ([0-5]):([0-5](?:,[0-5])*))?(?: (not_both))?")


class CardKind(Kind[State]):
    """Positions are states; steps are those of ``steps``, and ``deal 7``: a seed.

    After a first game the levels and the game before follow it, as in ``deal 7 4,4,3,3,5,3 0:0,2``.
    """

    game = "fivetenk"

    def write_line(self, position: State) -> str:
        """Write a position as its line."""
        return position.to_text()

    def read_line(self, line: str) -> State:
        """Read a state; a view, in which cards are hidden, is refused."""
        return as_position(read_fivetenk(line))

    def read_record(self, record: Mapping[str, object]) -> Sequence[Reached[State]]:
        """Read a match's record: every state of it, each with the move that led there."""
        if record.get("format") != FORMAT:
            return super().read_record(record)
        found = history(replay(dict(record)).state)
        return [Reached(state, "next" if state.move is None and place else step)
                for place, (state, step) in enumerate(found)]  # fmt: skip

    def play(self, before: State | None, step: str) -> State:
        """Take a step again."""
        return _deal(step) if before is None else act(before, step)

    def deal(self, seed: int, like: State) -> Reached[State]:
        """Deal a game by a seed, with the levels, the game before and the options that there are."""
        words = [DEAL, str(seed)]
        previous = like.previous_game
        if previous is not None:
            winners = ",".join(map(str, previous.winners))
            words += [",".join(like.setting.levels), f"{previous.declarer}:{winners}"]
        if like.rules != Rules():
            words.append(like.rules.wing_jokers)
        step = " ".join(words)
        return Reached(_deal(step), step)

    def seed_of(self, position: State) -> int | None:
        """Give the seed of a state."""
        return position.seed

    def step_message(self, node: Node[State]) -> Message | str:
        """Name a step of the game; a file may call a step as it likes, and then so does this."""
        try:
            return _named(node)
        except (RuleError, ValueError):
            return node.step


def as_position(thing: State | View) -> State:
    """Give a state as it is; raises ``RuleError`` ("format") for a view, in which cards are hidden."""
    if isinstance(thing, State):
        return thing
    if isinstance(thing, View):
        sentence = N_(
            "A sandbox needs every card, and this is what seat {seat} alone can see: give the state, without any ?."
        )
        raise RuleError("format", sentence, seat=thing.seat)
    raise RuleError("format", N_("{thing} cannot be set out: give a state, or the line of one."), thing=quoted(thing))


def _deal(step: str) -> State:
    read = _DEAL.fullmatch(step)
    if not read:
        sentence = N_("{given} begins nothing: write a seed, and perhaps levels and the game before, as in {form}.")
        raise RuleError("format", sentence, given=quoted(step), form=_FORM)
    seed, levels, declarer, winners, jokers = read.groups()
    rules = Rules(jokers) if jokers else Rules()
    if levels is None:
        return start(int(seed), rules)
    previous = Previous(int(declarer), tuple(map(int, winners.split(","))))
    return start(int(seed), rules, levels=levels.split(","), previous=previous)


_SAID = {
    DECLINE_ALL: N_("All chances declined"),
    "ready": N_("On to the first lead"),
    "next": N_("Dealt"),
}


def _named(node: Node[State]) -> Message | str:
    """Name a step by what it did."""
    step = node.step
    word, _, rest = step.partition(" ")
    before = None if node.parent is None else node.parent.position
    if step in _SAID:
        return Message(_SAID[step], {})
    if word == DEAL:
        return Message(N_("Seed {seed}"), {"seed": int(rest.split()[0])})
    if word in FORMS:
        return _edited(word, rest)
    seat, move = read_move(step, node.position.rules)
    seat = before.turn if seat is None and before is not None else seat
    if seat is None:
        return Message(N_("{move}"), {"move": move})
    facts: dict[str, object] = {"seat": seat, "move": move}
    if isinstance(move, Pass):
        return Message(N_("Seat {seat} passes"), facts)
    return Message(N_("Seat {seat}: {move}"), facts)


def _edited(word: str, rest: str) -> Message:
    """Name a change of the position."""
    if word == "previous":
        return _game_before(rest)
    if word in _SEATS:
        return Message(_SEATS[word], {"seat": seat_in(word, rest)})
    if word not in _LISTS:
        raise unreadable(word, rest)
    sentence, read = _LISTS[word]
    return Message(sentence, {"values": read(rest)})


def _given(rest: str) -> Message:
    """Name a hand that was given to a seat."""
    seat, _, cards = rest.partition(" ")
    facts = {"seat": seat_in("hand", seat), "count": len(cards_in(cards))}
    return Message(NN_("Seat {seat} given {count} card", "Seat {seat} given {count} cards"), facts)


_SEATS = {
    "out": N_("Seat {seat} out"),
    "turn": N_("Turn of seat {seat}"),
    "declarer": N_("Declarer: seat {seat}"),
}
_LISTS: dict[str, tuple[str, Callable[[str], object]]] = {
    "hand": (N_("{values}"), _given),
    "kitty": (N_("Buried: {values}"), cards_in),
    "friends": (N_("Friend cards: {values}"), lambda rest: friends_in(rest)[0]),
    "levels": (N_("Levels: {values}"), lambda rest: tuple(levels_in(rest).split(","))),
    "taken": (N_("Points taken: {values}"), lambda rest: tuple(numbers_in("taken", rest))),
}


def _game_before(rest: str) -> Message:
    if rest == NOTHING:
        return Message(N_("The match's first game, all at {level}"), {"level": FIRST_LEVEL})
    declarer, _, winners = rest.partition(":")
    seats = tuple(seat_in("previous", seat) for seat in winners.replace(",", " ").split())
    facts = {"seat": seat_in("previous", declarer), "winners": seats[:SEATS]}
    return Message(N_("Game before: declarer {seat}, won by {winners}"), facts)
