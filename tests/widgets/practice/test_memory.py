"""A long match stays light: a whole match of 5-10-K from level 3 on, with a suggestion at every choice."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

MOST = 200
"""So many megabytes may a kernel take after a whole match."""

SCRIPT = """
import json, sys, time
import ipykernel.ipkernel  # What a kernel has loaded beside us.
import psutil  # It comes with ipykernel.
from gamelib.widgets import PracticeTable
from tests.widgets.practice.pressing import follow

table = PracticeTable(sys.argv[1], fresh=True, begin=True, seed=5, samples=50, adviser="simple")
choices = follow(table)
table.controls.review.click()
began = time.perf_counter()
table._show()
table.playing._keep()
spent = time.perf_counter() - began
used = psutil.Process().memory_info().rss / 2**20
print(json.dumps({"choices": choices, "steps": len(table.match.path), "megabytes": used, "seconds to show": spent}))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "least"), [("exact61", 100), ("fivetenk", 1000)])
def test_a_kernel_stays_light_through_a_whole_match(game: str, least: int) -> None:
    root = Path(__file__).resolve().parents[3]
    command = [sys.executable, "-c", SCRIPT, game]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd=root)
    told = json.loads(ran.stdout)
    print(told)
    assert told["steps"] > least
    assert told["megabytes"] < MOST
    assert told["seconds to show"] < 0.5
