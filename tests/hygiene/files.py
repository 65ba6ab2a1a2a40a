"""The project's own files: those that git holds or would take in."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def files(*suffixes: str) -> list[Path]:
    """List the project's files with these suffixes, or all of them."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    paths = {ROOT / name for name in listed.split("\0") if name}
    return sorted(path for path in paths if path.is_file() and (not suffixes or path.suffix in suffixes))


def name(path: Path) -> str:
    """Give a file's path from the top of the project, to name a test after."""
    return path.relative_to(ROOT).as_posix()
