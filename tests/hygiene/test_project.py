"""The project is at home anywhere: no machine's paths in it, one version, one list of pins, and nothing undeclared."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import gamelib
from tests.hygiene.files import ROOT, files, name
from tests.hygiene.test_imports import imports
from tools.pins import binder_requirements, extras, name_of, pins

HOMES = re.compile(r"/home/\w|/Users/\w|/root/\w|[A-Z]:\\\\?Users\\")


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def test_no_path_of_a_machine() -> None:
    here = [str(ROOT), str(Path.home()) + "/"]
    ours = [path for path in files() if path != Path(__file__)]
    assert [name(path) for path in ours if HOMES.search(text_of(path)) or any(at in text_of(path) for at in here)] == []


def test_one_version_everywhere() -> None:
    assert f"\nversion: {gamelib.__version__}\n" in text_of(ROOT / "CITATION.cff")
    newest = re.search(r"^## ([\d.]+)", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == gamelib.__version__


def test_every_requirement_is_pinned() -> None:
    needed = {name_of(need) for group in extras().values() for need in group}
    assert needed - pins().keys() == set()
    assert [pin for pin in pins().values() if not re.fullmatch(r"[\w.-]+==[\w.+-]+", pin)] == []


def test_binder_gets_what_is_pinned() -> None:
    assert text_of(ROOT / "binder" / "requirements.txt") == binder_requirements()


def test_rooms_use_only_what_the_course_installs() -> None:
    sources = [text_of(path) for path in files(".py") if name(path).startswith("gamelib/")]
    used = {imported.partition(".")[0] for source in sources for imported in imports(source)}
    used -= {"", "gamelib", *sys.stdlib_module_names}
    declared = {name_of(need) for need in extras()["course"]}
    brought = {"ipython", "traitlets"}  # By ipywidgets, of whose interface they are part.
    assert {name_of(package) for package in used} - declared - brought == set()
