"""Put the git remote's owner and repository where README.md and CITATION.cff say OWNER/REPOSITORY.

Run it once in a copy of your own on GitHub: python tools/badge.py [FOLDER]
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PLACEHOLDER = "OWNER/REPOSITORY"
FILES = ("README.md", "CITATION.cff")
REMOTE = re.compile(r".*github\.com[:/](?P<name>[\w.-]+/[\w.-]+?)(?:\.git)?/?")


def repository(folder: Path) -> str:
    """Give "owner/repository" of a folder's git remote ``origin``; exit with a sentence where there is none."""
    command = ["git", "-C", str(folder), "remote", "get-url", "origin"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    if asked.returncode:
        sys.exit("There is no git remote named origin yet: git remote add origin https://github.com/…")
    remote = asked.stdout.strip()
    found = REMOTE.fullmatch(remote)
    if not found:
        sys.exit(f"The badge is for GitHub, and origin is elsewhere: {remote}")
    return found["name"]


def fill(folder: Path, name: str) -> int:
    """Write a repository's name where the placeholder stands, and count the places."""
    places = 0
    for file in FILES:
        text = (folder / file).read_text(encoding="utf-8")
        # The sentence that explains the placeholder keeps it, in backquotes.
        filled, count = re.subn(rf"(?<!`){PLACEHOLDER}", name, text)
        (folder / file).write_text(filled, encoding="utf-8")
        places += count
    return places


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1]
    owner_and_repository = repository(where)
    print(f"{fill(where, owner_and_repository)} places now say {owner_and_repository}.")
