"""Print for each rule where it stands: its text, an example in a notebook, its practice, and its tests.

`python tools/rules_table.py` (or `make table`) finds all of it where it is, and a test holds that nothing is missing.

A cell of a notebook is an example of a rule if the widget that it shows cites the rule at one of its steps or in its
words, or if a function that it calls names the rule in its docstring as what it carries out. Practice does not count as
an example.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

TOP = Path(__file__).resolve().parent.parent
RULE = re.compile(r"\b[CD]\d+\b")
RULES = {
    "exact61": [f"D{number}" for number in range(1, 28)],
    "fivetenk": [f"C{number}" for number in range(1, 34)],
}
"""The numbered rules of each game; what comes after C33 is the source's advice."""


class Row(NamedTuple):
    """One rule: its title, the words of its text, cells that show it, kinds of questions, and tests named after it.

    A cell is written as the notebook's number and the cell's place in it, a kind with its topic.
    """

    rule: str
    title: str
    words: int
    examples: tuple[str, ...]
    practice: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def lacks(self) -> list[str]:
        """Name what is missing."""
        return [name for name in ("words", "examples", "practice", "tests") if not getattr(self, name)]


def rows() -> list[Row]:
    """Look everything up, rule by rule."""
    from gamelib.lessons import practising  # noqa: PLC0415 - found once the path says where.
    from gamelib.words import rule, rule_title  # noqa: PLC0415

    shown, tested = examples(), tests()
    return [
        Row(
            number,
            rule_title(game, number),
            len(rule(game, number).split()),
            tuple(shown.get(number, ())),
            tuple(f"{topic}: {kind}" for topic, kind in practising(number)),
            tuple(tested.get(number, ())),
        )
        for game, numbers in RULES.items()
        for number in numbers
    ]


# ---- tests -----------------------------------------------------------------------------------------------------------


def tests() -> dict[str, list[str]]:
    """List the tests that are named after a rule, such as ``test_d21_…``."""
    found: dict[str, list[str]] = {}
    for path in sorted((TOP / "tests").rglob("test_*.py")):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in sorted(node.name for node in nodes if isinstance(node, ast.FunctionDef)):
            if rule := re.match(r"test_([cd]\d+)_", name):
                found.setdefault(rule[1].upper(), []).append(name)
    return found


# ---- notebooks -------------------------------------------------------------------------------------------------------


def examples() -> dict[str, list[str]]:
    """Run every cell of every notebook without a page, and list for each rule the cells that show it.

    Experiments are left out: they show numbers and no rules, and play for long.
    """
    import nbformat  # noqa: PLC0415 - as above.

    found: dict[str, list[str]] = {}
    for path in sorted((TOP / "notebooks").glob("*.ipynb")):
        if "_experiments_" in path.name:
            continue
        names: dict[str, Any] = {}
        for place, cell in enumerate(nbformat.read(path, as_version=4).cells):
            if cell.cell_type != "code":
                continue
            shown = run(cell.source, names)
            for rule in sorted(cited(shown) | carried_out(cell.source, names)) if not asks(shown) else ():
                found.setdefault(rule, []).append(f"{path.name[:2]}:{place}")
    return found


def run(source: str, names: dict[str, Any]) -> object:
    """Run a cell and give what it shows: the value of its last line."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)  # noqa: S102 - the course's own cells.
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)  # noqa: S102 - as above.
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307 - as above.


def asks(shown: object) -> bool:
    """Tell whether a cell shows practice."""
    from gamelib.widgets.asking import Asking  # noqa: PLC0415 - as above.

    return isinstance(shown, Asking)


def cited(shown: object) -> set[str]:
    """List the rules that a widget cites: at each step of a stepper, and in all that is shown at first."""
    from gamelib.widgets import Stepper  # noqa: PLC0415 - as above.

    rules: set[str] = set()
    for widget in parts(shown):
        if isinstance(widget, Stepper):
            rules.update(rule for step in range(len(widget.scenes)) for rule in widget.scenes.scene(step).rules)
        for markup in (getattr(widget, "picture", ""), getattr(widget, "value", "")):
            if isinstance(markup, str):
                rules.update(RULE.findall(re.sub(r"<style.*?</style>|<[^>]*>", " ", markup)))
    return rules


def parts(shown: object) -> Iterator[object]:
    """Give a widget and all that is in it."""
    import ipywidgets  # noqa: PLC0415 - as above.

    if isinstance(shown, ipywidgets.Widget):
        yield shown
        for child in getattr(shown, "children", ()):
            yield from parts(child)


def carried_out(source: str, names: dict[str, Any]) -> set[str]:
    """List the rules that the functions called in a cell carry out, by their docstrings.

    What a docstring says of errors does not count: there a rule is named that is not carried out.
    """
    rules: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = eval(compile(ast.Expression(node.func), "cell", "eval"), names)  # noqa: S307 - as above.
            if str(getattr(called, "__module__", "")).startswith("gamelib.") and not isinstance(called, type):
                rules.update(RULE.findall((called.__doc__ or "").partition("Raises")[0]))
    return rules


# ---- the table -------------------------------------------------------------------------------------------------------


def table(rules: list[Row]) -> str:
    """Write the rows as a table to read."""
    lines = [
        ("rule", "title", "words", "tests", "examples", "practice"),
        *(
            (row.rule, row.title, str(row.words), str(len(row.tests)), some(row.examples), some(row.practice))
            for row in rules
        ),
    ]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    padded = ("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)
    return "\n".join(padded)


def some(things: tuple[str, ...], most: int = 3) -> str:
    """Write the first of several things, and how many more there are."""
    more = f" +{len(things) - most}" if len(things) > most else ""
    return ", ".join(things[:most]) + more if things else "-"


def main() -> None:
    """Print the table; fail where something is missing."""
    sys.path.insert(0, str(TOP))
    os.environ["GAMELIB_KEEP"] = "off"  # Nothing that a reader has built is looked at or written over.
    found = rows()
    print(table(found))
    missing = [f"{row.rule} has no {', no '.join(row.lacks)}" for row in found if row.lacks]
    print(f"\n{len(found)} rules, {len(found) - len(missing)} complete.")
    if missing:
        sys.exit("\n".join(missing))


if __name__ == "__main__":
    main()
