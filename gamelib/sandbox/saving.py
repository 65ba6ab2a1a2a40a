"""A tree of positions as the text of a file, and back.

The file is JSON, UTF-8, with one position on each line::

    {"format": "sandbox/1", "game": "exact61", "here": 2, "redo": 2, "nodes": [
    {"step": "deal 7"},
    {"from": 0, "step": "1|4"},
    {"from": 1, "step": "score 0 290", "text": "exact61 players=4 …", "name": "near the end"}
    ]}

- ``game`` is the engine's name. ``nodes`` are in the order in which they were made; ``from`` is the place of the node
  that one goes on from, counted from 0, and every node but the first has it. ``"begins": true`` tells that something
  new was begun there, such as another deal, which does not go on from the position before; the first node always does.
- ``step`` is what was done, in the notation of the game's sandbox. Where the engine can take the step again from the
  position before, that is all; otherwise ``text`` is the position as one line. Either is checked by the engine when the
  file is opened. ``name`` is what the user calls the position.
- ``here`` is the place of the node where the user stood, ``redo`` of the node to which redo would lead in the end.
- ``cell``, in what is kept for the next time, is the line of the position that the cell said to begin with.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from gamelib.core import N_, RuleError, quoted, whole
from gamelib.core.saved import check_keys, no_file, read_json, read_saved
from gamelib.sandbox.damage import cut_off, seems_cut
from gamelib.sandbox.kinds import PASTED, RECORD, Kind
from gamelib.sandbox.tree import LONGEST_NAME, Node, P, Tree

FORMAT = "sandbox/1"
KEYS = ("format", "game", "here", "redo", "cell", "nodes")
NODE_KEYS = ("from", "begins", "step", "text", "name")

MOST_LINE = 20_000
"""How long one line of a position, or one step, may be."""


def to_file_text(tree: Tree[P], kind: Kind[P], *, only: Node[P] | None = None, cell: str = "") -> str:
    """Write a tree as the text of a file; with ``only``, a beginning, nothing but what goes on from that.

    ``cell`` is the line of what the cell says to begin with, if that is to be known the next time.
    """
    nodes = [node for node in tree if only is None or node.beginning is only]
    places = {node.number: place for place, node in enumerate(nodes)}
    redo = [node for node in (tree.here, *tree.redo_line) if node.number in places]
    head = {
        "format": FORMAT,
        "game": kind.game,
        "here": places.get(tree.here.number, 0),
        "redo": places[redo[-1].number] if redo else 0,
        **({"cell": cell} if cell else {}),
    }
    lines = [_written(node, places, kind) for node in nodes]
    return _json(head)[:-1] + ', "nodes": [\n' + ",\n".join(lines) + "\n]}\n"


def _written(node: Node[P], places: Mapping[int, int], kind: Kind[P]) -> str:
    parent = None if node.parent is None else places.get(node.parent.number)
    if node.written is None:
        node.written = _json(_entry(node, kind))[1:]
    start = "{" if parent is None else f'{{"from": {parent}, '
    return start + node.written


def _entry(node: Node[P], kind: Kind[P]) -> dict[str, object]:
    entry: dict[str, object] = {"begins": True} if node.begins and node.parent is not None else {}
    before = None if node.begins or node.parent is None else node.parent.position
    again = _again(before, node.step, kind)
    # A step that would lead elsewhere is a sandbox's fault: the position counts.
    entry["step"] = node.step if again in (None, node.position) else ""
    if again != node.position:
        entry["text"] = kind.write_line(node.position)
    if node.name:
        entry["name"] = node.name
    return entry


def _again(before: P | None, step: str, kind: Kind[P]) -> P | None:
    """Take a step again; ``None`` where it cannot be taken."""
    try:
        return kind.play(before, step)
    except RuleError:
        return None


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---- reading --------------------------------------------------------------------------------------------------------


def from_file_text(text: object, kind: Kind[P]) -> Tree[P]:
    """Read a tree from the text of a file and check every position in it.

    Raises ``RuleError`` that names the first thing wrong and where it is; ``step`` is the place of that position.
    """
    read = read_saved(text, FORMAT, KEYS, kind.game)
    nodes = read.get("nodes")
    if not isinstance(nodes, list) or not nodes:
        raise RuleError("format", N_("A file of a sandbox has a list of nodes, and at least one."))
    tree = _checked(None, 0, nodes, kind)
    for place in range(1, len(nodes)):
        _checked(tree, place, nodes, kind)
    return _standing(tree, read)


def cell_of(text: str) -> str:
    """Give the line of what the cell said to begin with, of the text of a file that can be read; empty if unknown."""
    read = read_json(text)
    return _line(read, "cell", MOST_LINE) if isinstance(read, Mapping) else ""


def _checked(tree: Tree[P] | None, place: int, nodes: list[object], kind: Kind[P]) -> Tree[P]:
    """Check one node and add it; what is wrong with it names its place."""
    try:
        return _add(tree, nodes[place], kind)
    except RuleError as problem:
        sentence = N_("Position {number} of {count} in this file: {problem}")
        facts = {"number": place + 1, "count": len(nodes), "problem": problem.message}
        raise RuleError(problem.rule, sentence, step=place, legal=problem.legal, known=facts) from None


def opened(text: object, kind: Kind[P], *, file: bool = False) -> Tree[P]:
    """Open whatever was saved or copied: a sandbox's file, a record, or one line of a position, in a ``file`` or not.

    Raises ``RuleError`` that names what is wrong, and where.
    """
    if isinstance(text, str) and not text.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        if len(text) > MOST_LINE:
            raise RuleError("format", N_("A line has at most {most} characters."), most=MOST_LINE)
        return Tree(_read_line(text.strip(), kind, file=file), PASTED)
    read = read_json(text)
    if isinstance(read, Mapping) and not str(read.get("format", "")).startswith("sandbox/"):
        first, *others = kind.read_record(read)
        tree = Tree(first.position, RECORD)
        for reached in others:
            tree.do(reached.position, reached.step)
        return tree
    return from_file_text(text, kind)


def _read_line(line: str, kind: Kind[P], *, file: bool) -> P:
    """Read a line of a position; what is not whole is refused as that, and not for the place where it ends."""
    try:
        return kind.read_line(line)
    except RuleError:
        if seems_cut(line, kind.game):
            raise cut_off() from None
        if file:
            raise no_file() from None
        raise


def _add(tree: Tree[P] | None, entry: object, kind: Kind[P]) -> Tree[P]:
    """Check one node and add it to the tree, or begin the tree with it."""
    if not isinstance(entry, Mapping):
        raise RuleError("format", N_("{entry} is no position: it is an object with {keys}."), entry=quoted(entry),
                        keys=NODE_KEYS)  # fmt: skip
    check_keys(entry, NODE_KEYS)
    step, name = _line(entry, "step", MOST_LINE), _line(entry, "name", LONGEST_NAME)
    begins = entry.get("begins", False)
    if not isinstance(begins, bool):
        raise RuleError("format", N_("begins is {value}, and can be true or false only."), value=quoted(begins))
    if (tree is None) == ("from" in entry):
        raise RuleError("format", N_("The first position has no from, and every other one has it."))
    parent = None if tree is None else _node(tree, "from", entry["from"])
    before = None if begins or parent is None else parent.position
    position = kind.read_line(_line(entry, "text", MOST_LINE)) if "text" in entry else kind.play(before, step)
    if "text" in entry and _again(before, step, kind) not in (None, position):
        raise RuleError("format", N_("Its step, {given}, leads to another position than its text."), given=quoted(step))
    if tree is None or parent is None:
        tree = Tree(position, step)
        node = tree.root
    else:
        node = tree.add(parent, position, step, begins=begins)
    tree.name(name, node)
    return tree


def _node(tree: Tree[P], key: str, number: object) -> Node[P]:
    place = whole(number)
    if place is None or not 0 <= place < len(tree):
        sentence = N_("{key} is {value}, and there are only positions 0 to {last} before that.")
        raise RuleError("format", sentence, key=key, value=quoted(number), last=len(tree) - 1)
    return tree[place]


def _line(entry: Mapping[str, object], key: str, most: int) -> str:
    value = entry.get(key, "")
    if not isinstance(value, str) or not value.isprintable():
        raise RuleError("format", N_("{key} is {value}, and should be one line of text."), key=key, value=quoted(value))
    if len(value) > most:
        raise RuleError("format", N_("{key} may have {most} characters, and has {count}."), key=key, most=most,
                        count=len(value))  # fmt: skip
    return value


def _standing(tree: Tree[P], read: Mapping[str, object]) -> Tree[P]:
    """Stand where the user stood, with redo leading where it led."""
    here, redo = (_node(tree, key, read.get(key, 0)) for key in ("here", "redo"))
    tree.go(redo)
    tree.go(here)
    tree.changes = 0
    return tree
