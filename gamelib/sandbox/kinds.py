"""What a sandbox has to know of its game: how a position is written and read, and what a step does and is called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.core.saved import ELSEWHERE, GAMES, no_file, of_another_game, opens_elsewhere
from gamelib.sandbox.tree import Node, P
from gamelib.words import say

PASTED, AFRESH, RECORD = "pasted", "begun afresh", "record"
"""The steps that begin something new in every sandbox; a game's own steps are called otherwise."""

_COMMON = {
    PASTED: N_("Opened from a line"),
    AFRESH: N_("Begun afresh"),
    RECORD: N_("Opened from a record"),
}


class Reached(NamedTuple, Generic[P]):
    """A position, and the step that led to it."""

    position: P
    step: str


class Kind(ABC, Generic[P]):
    """One sort of sandbox: ``game`` is the engine's name, "exact61" or "fivetenk", and stands in its files.

    Every method is pure. What is refused raises ``RuleError`` with the rule, or "format".
    """

    game: ClassVar[str]

    @abstractmethod
    def write_line(self, position: P) -> str:
        """Write a position as one line of text, complete."""

    @abstractmethod
    def read_line(self, line: str) -> P:
        """Read a position from its line and check it; this undoes ``write_line``, and may read other lines as well."""

    def read_record(self, record: Mapping[str, object]) -> Sequence[Reached[P]]:
        """Read a record: the position it begins with, and each after it with the step that led there."""
        name = record.get("format")
        game, slash, _ = name.partition("/") if isinstance(name, str) else ("", "", "")
        if slash and game in GAMES:
            raise of_another_game(game, self.game)
        if slash and game in ELSEWHERE:
            raise opens_elsewhere(game)
        raise no_file()

    def play(self, before: P | None, step: str) -> P:  # noqa: ARG002 - what there is to go on from.
        """Take a step again and give the position after it; ``before`` is ``None`` where it began something new.

        A step that cannot be taken again this way, such as an edit by hand, raises ``RuleError``; then a file holds
        the whole line of the position after it.
        """
        raise RuleError("format", N_("{given} is no step that can be taken again."), given=quoted(step))

    def deal(self, seed: int, like: P) -> Reached[P]:
        """Deal by a seed, with the settings of the position at hand."""
        raise NotImplementedError

    def seed_of(self, position: P) -> int | None:  # noqa: ARG002 - nothing is known of what any game has.
        """Give the seed by which a position was dealt; ``None`` where none is known."""
        return None

    def say_step(self, node: Node[P], language: str | None = None) -> str:
        """Say in a few words what led to a node; its position, and its parent's, are at hand."""
        known = _COMMON.get(node.step)
        if known:
            return say(known, language)
        if not node.step:
            return say(N_("Start"), language)
        said = self.step_message(node)
        return said if isinstance(said, str) else say(said, language)

    def step_message(self, node: Node[P]) -> Message | str:
        """Give what names a step of this game, to be said in any language; by default the step as it is written."""
        return node.step
