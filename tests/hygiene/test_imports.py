"""Which room may import what: the table that keeps things flowing one way, from the engines to the notebooks."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import nbformat
import pytest

from tests.hygiene.files import ROOT, files, name

ENGINES = ("core", "exact61", "fivetenk")


@dataclass(frozen=True)
class Room:
    """What a room may import beside the standard library and itself: other rooms, and packages."""

    rooms: tuple[str, ...]
    packages: tuple[str, ...] = ()


ROOMS = {
    "core": Room(()),
    "exact61": Room(("core",)),
    "fivetenk": Room(("core",)),
    "words": Room(ENGINES),
    "lessons": Room((*ENGINES, "words")),
    "lab": Room((*ENGINES, "words"), ("tqdm",)),
    "sandbox": Room((*ENGINES, "words"), ("platformdirs",)),
    "practice": Room((*ENGINES, "words", "sandbox")),
    "pictures": Room((*ENGINES, "words")),
    "pictures/drawn": Room((*ENGINES, "words"), ("matplotlib",)),
    "widgets": Room(
        (*ENGINES, "words", "lessons", "lab", "sandbox", "practice", "pictures"),
        ("IPython", "anywidget", "ipywidgets", "traitlets"),
    ),
}
DRAWN = {"charts", "figures"}  # What is drawn with matplotlib: the charts, and a layout on an Axes.
MODULES = [path for path in files(".py") if name(path).startswith("gamelib/")]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def room_of(path: Path) -> str:
    """Name the room of a module; what is drawn with matplotlib is a room of its own within the pictures."""
    room, *inner = path.relative_to(ROOT / "gamelib").with_suffix("").parts
    return "pictures/drawn" if room == "pictures" and inner[0] in DRAWN else room


def imports(source: str, package: str = "") -> set[str]:
    """List what a piece of code imports, anywhere in it, by full names."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def strangers(imported: set[str], room: str, allowed: Room) -> list[str]:
    """List those imports that a room may not have."""
    wrong = []
    for full in imported:
        top, _, rest = full.partition(".")
        if top == "gamelib":
            fine = rest.partition(".")[0] in {*allowed.rooms, room.partition("/")[0]}
        else:
            fine = top in sys.stdlib_module_names or top in allowed.packages
        if not fine:
            wrong.append(full)
    return sorted(wrong)


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_module_imports_only_what_its_room_may(path: Path) -> None:
    package = module_name(path) if path.stem == "__init__" else module_name(path).rpartition(".")[0]
    imported = imports(path.read_text(encoding="utf-8"), package)
    if path.parent == ROOT / "gamelib":
        assert imported == set(), "gamelib itself imports nothing, so that each room can be had alone"
    else:
        room = room_of(path)
        assert strangers(imported, room, ROOMS[room]) == []


@pytest.mark.parametrize("path", files(".ipynb"), ids=name)
def test_notebook_imports_only_gamelib(path: Path) -> None:
    cells = nbformat.read(path, as_version=4).cells
    imported = set().union(*(imports(cell.source) for cell in cells if cell.cell_type == "code"))
    assert strangers(imported, "notebooks", Room(tuple(ROOMS))) == []


def needs_nothing(path: Path) -> bool:
    """Tell whether a module is of a room that runs wherever Python does: the engines, the words, the pictures."""
    return path.parent != ROOT / "gamelib" and not ROOMS[room_of(path)].packages


# A Python without site-packages imports modules one by one, forgets ours after each, and tells what each loaded.
ALONE = """
import importlib, json, sys
before = set(sys.modules)
sys.path.insert(0, sys.argv[1])
for module in sys.argv[2:]:
    importlib.import_module(module)
    print(json.dumps(sorted(set(sys.modules) - before)))
    for loaded in [name for name in sys.modules if name.partition(".")[0] == "gamelib"]:
        del sys.modules[loaded]
"""
BARE = {room: [path for path in MODULES if needs_nothing(path) and room_of(path) == room] for room in ROOMS}


@pytest.mark.parametrize("room", [room for room, paths in BARE.items() if paths])
def test_modules_need_only_the_standard_library(room: str, tmp_path: Path) -> None:
    modules = [module_name(path) for path in BARE[room]]
    # Each module is compiled once, outside the project.
    options = ("-I", "-S", "-X", f"pycache_prefix={tmp_path}")
    command = [sys.executable, *options, "-c", ALONE, str(ROOT), *modules]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    rooms = {"", room, *ROOMS[room].rooms}
    for module, line in zip(modules, ran.stdout.splitlines(), strict=True):
        loaded = json.loads(line)
        assert module in loaded
        assert [other for other in loaded if not at_home(other, rooms)] == [], module


def at_home(module: str, rooms: set[str]) -> bool:
    """Tell whether a module is Python's own, or of one of these rooms."""
    top, *inner = module.split(".")
    return (inner[0] if inner else "") in rooms if top == "gamelib" else top in sys.stdlib_module_names
