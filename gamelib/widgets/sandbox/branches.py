"""Everything that was built in a sandbox, to walk in: each step is a button, each branch a line of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from gamelib.core import N_, NN_, Message
from gamelib.pictures.svg import Markup, element
from gamelib.sandbox import Kind, Line, Node, Tree, lines
from gamelib.widgets.board import Board
from gamelib.widgets.markup import together
from gamelib.words import say

MOST_STEPS = 60
"""As many steps of one line are shown, around where one stands; further ones are a press away."""

MOST_LINES = 24
"""As many lines, likewise."""

MOST_BEGINNINGS = 12
"""As many other beginnings, likewise."""

DEEPEST = 6
"""From so many branchings on, lines are no longer set in further."""

MORE = "…"


class Shown(NamedTuple):
    """One button: the node it leads to, and what stands on it."""

    node: Node[Any]
    text: str


class Branches(Board):
    """A tree as lines of buttons: Tab reaches them, arrow keys go from one to the next, Enter walks there.

    The node where one stands is marked. What was begun at other times is one button each.
    """

    def __init__(self, kind: Kind[Any], language: str | None = None) -> None:
        """Make an empty list."""
        name = say(N_("All that was built: arrow keys go through the steps, Enter walks to one."), language)
        super().__init__(name=name, in_order=True)
        self._kind, self._language = kind, language
        self.add_class("gl-branches")

    def show_tree(self, tree: Tree[Any]) -> None:
        """Show a tree, and where one stands in it."""
        names: dict[str, str] = {}
        parts = []
        beginnings = tree.beginnings
        at = beginnings.index(tree.here.beginning)
        first = max(0, at - MOST_BEGINNINGS // 2)
        last = min(len(beginnings), first + MOST_BEGINNINGS)
        further = [Shown(beginnings[place], MORE) for place in (first - 1, last) if 0 <= place < len(beginnings)]
        around = [Shown(beginning, self._said(beginning)) for beginning in beginnings[first:last]]
        for shown in sorted((*around, *further), key=lambda shown: shown.node.number):
            if shown.node is tree.here.beginning:
                parts += [self._line(line, tree, names) for line in nearest(lines(shown.node), tree.here)]
            else:
                parts.append(element("p", self._button(shown, tree, names), class_="gl-branch gl-other"))
        self.show(element("div", together(parts)), {"data-node": names})

    def _line(self, line: Line[Any], tree: Tree[Any], names: dict[str, str]) -> Markup:
        buttons = [self._button(shown, tree, names) for shown in self._steps(line, tree.here)]
        return element("p", *buttons, class_=f"gl-branch gl-level-{min(line.level, DEEPEST)}")

    def _steps(self, line: Line[Any], here: Node[Any]) -> Iterator[Shown]:
        """Give the steps of a line that are shown, with a way to those before and after."""
        at = here.depth - line.nodes[0].depth
        at = at if 0 <= at < len(line.nodes) and line.nodes[at] is here else 0
        first = max(0, at - MOST_STEPS // 2)
        last = min(len(line.nodes), first + MOST_STEPS)
        if first:
            yield Shown(line.nodes[first - 1], MORE)
        for node in line.nodes[first:last]:
            yield Shown(node, self._said(node))
        if last < len(line.nodes):
            yield Shown(line.nodes[last], MORE)

    def _button(self, shown: Shown, tree: Tree[Any], names: dict[str, str]) -> Markup:
        node = shown.node
        here = node is tree.here
        names[str(node.number)] = self._named(shown, here=here)
        count = element("small", str(node.depth)) if node.depth and shown.text != MORE else ""
        return element(
            "button",
            count,
            shown.text,
            type="button",
            class_="gl-named" if node.name else None,
            data_node=str(node.number),
            data_in_view="" if here else None,
            aria_current="step" if here else None,
        )

    def _said(self, node: Node[Any]) -> str:
        return node.name or self._kind.say_step(node, self._language)

    def _named(self, shown: Shown, *, here: bool) -> str:
        """Name a button as it is read out."""
        if shown.text == MORE and shown.node.begins:
            return say(N_("Further beginnings"), self._language)
        if shown.text == MORE:
            return say(Message(N_("Further steps, from {number} on"), {"number": shown.node.depth}), self._language)
        parts = [
            say(Message(N_("Step {number}: {step}"), {"number": shown.node.depth, "step": shown.text}), self._language)
        ]
        others = len([child for child in shown.node.children if not child.begins]) - 1
        if others > 0:
            branching = NN_("{count} other way goes on from here", "{count} other ways go on from here")
            parts.append(say(Message(branching, {"count": others}), self._language))
        if here:
            parts.append(say(N_("you are here"), self._language))
        return ", ".join(parts)


def nearest(found: list[Line[Any]], here: Node[Any]) -> list[Line[Any]]:
    """Give those lines that are shown: all, or where there are too many those around the one in which one stands."""
    at = next((place for place, line in enumerate(found) if _holds(line, here)), 0)
    first = max(0, min(at - MOST_LINES // 2, len(found) - MOST_LINES))
    return found[first : first + MOST_LINES]


def _holds(line: Line[Any], node: Node[Any]) -> bool:
    at = node.depth - line.nodes[0].depth
    return 0 <= at < len(line.nodes) and line.nodes[at] is node
