"""A scene: what one step of a stepper shows, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from gamelib.core import N_, Reason, not_here
from gamelib.pictures import Picture
from gamelib.widgets.board import Board, Targets
from gamelib.widgets.guard import Guard
from gamelib.widgets.panel import Panel

HINT = N_("Press a number, a dot, a tile or a score in the picture, or choose from this list.")
"""What says how to ask why, where nothing else is said."""


class Term(NamedTuple):
    """One number of a sum, and what it stands for, such as 2 for ``[1|2]``."""

    number: int
    label: str = ""


class Block(NamedTuple):
    """One thing told: what happened, the arithmetic, and what comes of it; each but the first may be empty.

    ``terms`` are the parts of the sum where each has a name of its own; they make up the same sum as ``total``.
    """

    happened: str
    total: str = ""
    outcome: str = ""
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What one step shows: a picture, what is told beside it, the rules that make it so, and perhaps a score sheet.

    ``title`` says where in a match it is.
    """

    picture: Picture
    blocks: tuple[Block, ...]
    rules: tuple[str, ...] = ()
    sheet: Picture | None = None
    title: str = ""


class Scenes(ABC):
    """A row of scenes, each made when it is asked for, and the same whenever that is; ``game`` has the rules cited."""

    game: str

    @abstractmethod
    def __len__(self) -> int:
        """Count the scenes."""

    @abstractmethod
    def scene(self, index: int) -> Scene:
        """Make one scene."""

    @property
    def ways(self) -> Mapping[str, str]:
        """Give the ways in which steps can be taken, each with its name, where there are several to choose from."""
        return {}

    way = ""
    """The way in which steps are taken, one of ``ways``; or empty."""

    def take(self, way: str, index: int) -> int:  # noqa: ARG002 - here there is one way only.
        """Take steps in another way, and give the step that shows what ``index`` showed before."""
        return index

    def mark(self, index: int) -> Hashable:
        """Give what tells a step from others, in whatever way steps are taken."""
        return index

    def place(self, index: int) -> int | None:
        """Tell which of the things given a step shows, for their titles; ``None``: it was added to them."""
        return index

    @property
    def has_hands(self) -> bool:
        """Tell whether there are hands to show."""
        return False

    def hands(self, index: int) -> tuple[Picture, ...]:  # noqa: ARG002 - here there are none.
        """Draw the hands of one scene."""
        return ()

    def hinted(self, index: int) -> Picture | None:  # noqa: ARG002 - here no hints are given.
        """Draw one scene with an arrow to where the next step will happen; ``None`` where there is nothing to hint."""
        return None

    def asking(self, index: int) -> Scene | None:  # noqa: ARG002 - here nothing is asked.
        """Make a scene that leaves out what the learner is to find; ``None`` where there is nothing to ask."""
        return None

    asks = False
    """Whether a scene's numbers and marks can be asked why they are as they are."""

    hint = HINT
    """What says how to ask, as a marked sentence."""

    def questions(self, index: int) -> Mapping[str, str]:  # noqa: ARG002 - here nothing can be asked.
        """List what can be asked about a scene: keys, each with its name."""
        return {}

    def targets(self, index: int) -> Targets:  # noqa: ARG002 - as above.
        """Give the parts of a scene's picture that can be asked, each with its name."""
        return {}

    def key(self, index: int, data: Mapping[str, str]) -> str:  # noqa: ARG002 - as above.
        """Give the key of what is asked by pressing a part of a scene's picture."""
        return ""

    def why(self, index: int, key: str) -> Reason:  # noqa: ARG002 - as above.
        """Answer what is asked about a scene; raises ``RuleError`` ("format") for what is nothing to ask about."""
        raise not_here(key)

    def panel(self, board: Board, guard: Guard) -> Panel | None:  # noqa: ARG002 - as above.
        """Make the panel in which the learner answers; it uses the board's presses while it asks."""
        return None


def rules_of(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Put the rules of several things told behind one another, each once."""
    return tuple(dict.fromkeys(rule for group in groups for rule in group))
