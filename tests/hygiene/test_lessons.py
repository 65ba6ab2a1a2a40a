"""The lessons are listed on the start page and for teachers with the numbers, titles and minutes that they have."""

from __future__ import annotations

import re
from itertools import pairwise

import nbformat
import pytest

from tests.hygiene.files import ROOT

NOTEBOOKS = ROOT / "notebooks"
HEAD = re.compile(r"^# (\d+)\. ([^\n]+)\n.*?^\*\*(\d+) minutes\.\*\*", re.DOTALL | re.MULTILINE)
ROWS = {
    "00_start_here.ipynb": re.compile(r"^\| (\d+) \| \[(.+?)\]\((\w+\.ipynb)\) \| (\d+) \|", re.MULTILINE),
    "90_for_teachers.ipynb": re.compile(r"^\| \[(\d+)\. (.+?)\]\((\w+\.ipynb)\) \| (\d+) \|", re.MULTILINE),
}


def prose(name: str) -> str:
    cells = nbformat.read(NOTEBOOKS / name, as_version=4).cells
    return "\n\n".join(cell.source for cell in cells if cell.cell_type == "markdown")


def lessons() -> list[tuple[str, str, str, str]]:
    """Give each lesson's number, title, file and minutes, as it says itself."""
    found = []
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        head = HEAD.match(prose(path.name))
        if head:
            found.append((head[1], head[2], path.name, head[3]))
    return found


@pytest.mark.parametrize("page", ROWS)
def test_lessons_are_listed_as_they_are(page: str) -> None:
    assert len(lessons()) > 1
    listed = ROWS[page].findall(prose(page))
    assert sorted(listed, key=lambda row: int(row[0])) == lessons()


def test_each_lesson_leads_to_the_next() -> None:
    names = [name for _, _, name, _ in lessons()]
    ends = [prose(name).splitlines() for name in names]
    following = {
        name: re.findall(r"\]\((\w+\.ipynb)\)", "\n".join(lines[-2:])) for name, lines in zip(names, ends, strict=True)
    }
    assert {name: links[-1] for name, links in following.items()} == dict.fromkeys(names, "00_start_here.ipynb")
    # The last lesson of a game leads to the game's exercises instead.
    exercises = {path.name for path in NOTEBOOKS.glob("*_exercises_*.ipynb")}
    afterwards = {name: links[0] for name, links in following.items()}
    assert {after for after in afterwards.values() if after in exercises} == exercises
    for name, after in pairwise(names):
        assert afterwards[name] == after or afterwards[name] in exercises
