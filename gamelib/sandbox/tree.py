"""A tree of positions: whatever was built, every way back and every other way, and where one stands in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from gamelib.core import N_, RuleError, quoted, whole

P = TypeVar("P")
"""A position: anything that never changes and can be compared, such as a layout or a state."""

LONGEST_NAME = 60
"""How many characters a user's name for a position may have."""


class Node(Generic[P]):
    """One position in a tree, and the step that led to it.

    ``step`` says in the sandbox's own notation what was done (``"1|1 at 1|4 low"``, ``"score 0 290"``). ``begins`` is
    true where it began something new, such as another deal, rather than going on from its parent. ``name`` is what the
    user calls the position. ``number`` counts nodes in the order in which they were made, ``depth`` the steps since
    the last beginning. Only ``Tree`` changes a node.
    """

    __slots__ = (
        "beginning", "begins", "children", "depth", "name", "number", "parent", "position", "step", "walked", "written",
    )  # fmt: skip

    def __init__(self, number: int, position: P, step: str, parent: Node[P] | None, *, begins: bool) -> None:
        """Keep what there is to know; ``Tree`` makes nodes."""
        self.number = number
        self.position = position
        self.step = step
        self.parent = parent
        self.begins = begins
        self.depth: int = 0 if begins or parent is None else parent.depth + 1
        self.beginning: Node[P] = self if begins or parent is None else parent.beginning
        """The node with which what leads to this one began."""
        self.name = ""
        self.children: list[Node[P]] = []
        self.walked: Node[P] | None = None
        """The child that was walked to last: where redo leads."""
        self.written: str | None = None
        """How ``saving`` wrote the node, which it does once."""

    def __repr__(self) -> str:
        """Say in short which it is."""
        return f"<Node {self.number}: {self.step or 'start'}>"


class Tree(Generic[P]):
    """All positions that were built, and where one stands.

    Nothing is ever lost: doing something else after an undo starts a branch, and beginning something new leaves the
    old where it is. Undo and redo have no limit.

    >>> tree = Tree("empty")
    >>> tree.do("one tile", "1|4").number, tree.undo(), tree.do("another", "2|2").number
    (1, True, 2)
    >>> tree.undo(), [node.step for node in tree.here.children], tree.redo(), tree.position
    (True, ['1|4', '2|2'], True, 'another')
    """

    def __init__(self, position: P, step: str = "") -> None:
        """Begin with one position."""
        self.nodes: list[Node[P]] = [Node(0, position, step, None, begins=True)]
        self.here = self.root
        self.changes = 0
        """How often something was added or named: what is saved at one count is unsaved at the next."""

    # ---- where one stands -----------------------------------------------------------------------------------------

    @property
    def root(self) -> Node[P]:
        """The first node of all."""
        return self.nodes[0]

    @property
    def position(self) -> P:
        """The position where one stands."""
        return self.here.position

    @property
    def untouched(self) -> bool:
        """Tell whether there is nothing yet but the first position, without a name."""
        return len(self.nodes) == 1 and not self.root.name

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a step to take back."""
        return self.here.parent is not None

    def __len__(self) -> int:
        """Count the nodes."""
        return len(self.nodes)

    def __iter__(self) -> Iterator[Node[P]]:
        """Go through the nodes in the order in which they were made: a parent comes before its children."""
        return iter(self.nodes)

    def __getitem__(self, number: object) -> Node[P]:
        """Give the node of a number; raises ``RuleError`` ("format") where there is none."""
        index = whole(number)
        if index is None or not 0 <= index < len(self.nodes):
            sentence = N_("There is no position {number} here: they are numbered from 0 to {last}.")
            raise RuleError("format", sentence, number=quoted(number), last=len(self.nodes) - 1)
        return self.nodes[index]

    def path(self, node: Node[P] | None = None) -> list[Node[P]]:
        """List the nodes from the beginning that leads to a node (by default where one stands) to the node itself."""
        step: Node[P] | None = node or self.here
        found = []
        while step is not None:
            found.append(step)
            step = None if step.begins else step.parent
        return found[::-1]

    @property
    def redo_line(self) -> list[Node[P]]:
        """The nodes that redo would walk through, one after another."""
        found, node = [], self.here.walked
        while node is not None:
            found.append(node)
            node = node.walked
        return found

    @property
    def beginnings(self) -> list[Node[P]]:
        """The nodes with which something new began, in the order in which they were made."""
        return [node for node in self.nodes if node.begins]

    # ---- what can be done -----------------------------------------------------------------------------------------

    def do(self, position: P, step: str) -> Node[P]:
        """Go on from here to a position by a step, and stand there.

        Where the same step has led from here to the same position before, that node is walked to again.
        """
        for child in self.here.children:
            if not child.begins and child.step == step and child.position == position:
                return self._stand(child)
        return self._stand(self.add(self.here, position, step))

    def begin(self, position: P, step: str) -> Node[P]:
        """Begin something new with a position, and stand there; undo leads back to where one stood before."""
        return self._stand(self.add(self.here, position, step, begins=True))

    def undo(self) -> bool:
        """Take the last step back; ``False`` where there is none."""
        if self.here.parent is None:
            return False
        self.here = self.here.parent
        return True

    def redo(self) -> bool:
        """Take the step again that was taken from here last; ``False`` where there is none."""
        if self.here.walked is None:
            return False
        self.here = self.here.walked
        return True

    def go(self, node: Node[P] | int) -> Node[P]:
        """Walk to any node, or the node of a number; redo will lead along the way to it.

        Raises ``RuleError`` ("format") for what is no node of this tree.
        """
        node = self[node.number if isinstance(node, Node) else node]
        below = node
        while below.parent is not None:
            below.parent.walked = below
            below = below.parent
        self.here = node
        return node

    def name(self, text: str, node: Node[P] | None = None) -> None:
        """Name a node (by default where one stands); an empty text takes the name away.

        What is no printable character becomes a space, and a name that is too long is cut short.
        """
        node = node or self.here
        name = " ".join("".join(char if char.isprintable() else " " for char in str(text)).split())[:LONGEST_NAME]
        if name != node.name:
            node.name = name
            node.written = None
            self.changes += 1

    def graft(self, other: Tree[P]) -> Node[P]:
        """Take in another tree as something new begun here; stand where one stood in it.

        The other tree is left as it is.
        """
        first, *others = other.nodes
        copies = [self.add(self.here, first.position, first.step, begins=True)]
        for node in others:
            parent = copies[node.parent.number if node.parent else 0]
            copies.append(self.add(parent, node.position, node.step, begins=node.begins))
        for node, copy in zip(other.nodes, copies, strict=True):
            copy.name = node.name
            copy.walked = None if node.walked is None else copies[node.walked.number]
        return self.go(copies[other.here.number])

    def add(self, parent: Node[P], position: P, step: str, *, begins: bool = False) -> Node[P]:
        """Add a node below another one, and stay where one stands; redo from the other one leads to it."""
        node = Node(len(self.nodes), position, step, parent, begins=begins)
        self.nodes.append(node)
        parent.children.append(node)
        parent.walked = node
        self.changes += 1
        return node

    # ---- how ------------------------------------------------------------------------------------------------------

    def _stand(self, child: Node[P]) -> Node[P]:
        """Stand at a child of where one stands."""
        self.here.walked = child
        self.here = child
        return child

    def __repr__(self) -> str:
        """Say in short how large it is and where one stands."""
        return f"<Tree: {len(self)} positions, at {self.here.number}>"
