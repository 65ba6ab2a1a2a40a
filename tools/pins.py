"""Renew the pinned versions.

Run it as python tools/pins.py [--binder]. constraints.txt is the one place that pins versions. This resolves
everything that pyproject.toml asks for in an environment of its own and writes down what came, then derives
binder/requirements.txt from it. With --binder only the second is done, which takes no time and no network.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)

# Binder's base image brings these. To ask for newer ones would build JupyterLab again at every launch, so Binder gets
# pyproject.toml's ranges for them, and the pins for everything else.
IN_BINDERS_IMAGE = {"ipykernel", "ipywidgets", "jupyterlab"}

CONSTRAINTS_HEAD = (
    "# Every version that is installed, pinned here and nowhere else. Made by `make pins`; do not edit.\n"
)
BINDER_HEAD = (
    "# What the course needs on Binder, from pyproject.toml and constraints.txt. Made by `make pins`; do not edit.\n"
)


def extras(root: Path = ROOT) -> dict[str, list[str]]:
    """Give pyproject.toml's optional dependencies by extra."""
    with (root / "pyproject.toml").open("rb") as file:
        found: dict[str, list[str]] = tomllib.load(file)["project"]["optional-dependencies"]
    return found


def name_of(requirement: str) -> str:
    """Give the normal form of the package's name that a requirement or pin begins with."""
    name = re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(root: Path = ROOT) -> dict[str, str]:
    """Give each pinned package's line of constraints.txt by the package's normal name."""
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return {name_of(line): line for line in lines if line and not line.startswith("#")}


def binder_requirements(root: Path = ROOT) -> str:
    """Give the text of binder/requirements.txt."""
    pinned = pins(root)
    wanted = sorted(extras(root)["course"], key=name_of)
    lines = [need if name_of(need) in IN_BINDERS_IMAGE else pinned[name_of(need)] for need in wanted]
    return BINDER_HEAD + "".join(f"{line}\n" for line in lines)


def resolved() -> str:
    """Install all extras in an environment of its own and give what came, as the text of constraints.txt."""
    wanted = [need for group in extras().values() for need in group]
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if sys.platform == "win32" else "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", *wanted], check=True)
        frozen = subprocess.run([python, "-m", "pip", "freeze"], check=True, capture_output=True, text=True)
    return CONSTRAINTS_HEAD + frozen.stdout


if __name__ == "__main__":
    if "--binder" not in sys.argv:
        if sys.version_info[:2] != OLDEST:
            sys.exit("Use the oldest Python that the course supports, so that the pins suit all: PYTHON=python3.11")
        (ROOT / "constraints.txt").write_text(resolved(), encoding="utf-8")
        print("constraints.txt is renewed: run `make test` before you keep it.")
    (ROOT / "binder" / "requirements.txt").write_text(binder_requirements(), encoding="utf-8")
    print("binder/requirements.txt follows constraints.txt.")
