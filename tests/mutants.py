"""Make one deliberate error after another in a copy of the engine, and see that the rule's own tests notice.

    python tests/mutants.py            # every mutant
    python tests/mutants.py D21 C29    # those of some rules; R4 is a ruling of each game

A mutant is killed when at least one test named after its rule fails; code that no longer imports does not count.
Leaves with 1 if a mutant survives, cannot be applied, or has no tests.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.exact61.mutations import MUTANTS as EXACT61
from tests.fivetenk.mutations import MUTANTS as FIVETENK
from tests.mutation import ROOT, Mutant

MUTANTS = (*EXACT61, *FIVETENK)
GAMES = ("exact61", "fivetenk")
WORKERS = min(4, os.cpu_count() or 1)
FAILED = re.compile(r"^FAILED \S+::(\w+)", re.MULTILINE)


class Verdict(NamedTuple):
    """What became of a mutant: ``killer`` is the test that noticed, or empty."""

    mutant: Mutant
    killer: str
    note: str


def copy_to(folder: Path) -> Path:
    """Copy what the tests of the rules need."""
    for name in ("gamelib/__init__.py", "tests/__init__.py", "tests/mutation.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for name in ("gamelib/core", *(f"{room}/{game}" for game in GAMES for room in ("gamelib", "tests"))):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def run_tests(folder: Path, named: str, game: str = "*") -> tuple[int, str]:
    """Run the rules' tests of a game whose names begin so; give pytest's exit code and what it printed."""
    files = sorted(str(path.relative_to(folder)) for path in folder.glob(f"tests/{game}/test_rules_*.py"))
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-rf", "--tb=no", "--import-mode=importlib"]
    command += ["-p", "no:cacheprovider", "-k", named, "--rootdir", ".", *files]
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",  # A mutant must not run from the last one's bytecode.
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def try_out(mutant: Mutant, folder: Path) -> Verdict:
    """Make a mutant in a copy of the repository, run its rule's tests, and mend it again."""
    try:
        text = mutant.apply(folder)
    except LookupError as problem:
        return Verdict(mutant, "", f"does not apply: {problem}")
    try:
        code, printed = run_tests(folder, mutant.tests, mutant.game)
    finally:
        (folder / mutant.file).write_text(text, encoding="utf-8")
    failed = FAILED.search(printed)
    if code == 1 and failed:
        return Verdict(mutant, failed.group(1), "")
    return Verdict(mutant, "", {0: "SURVIVED", 5: "no test is named after the rule"}.get(code, f"broke:\n{printed}"))


def main() -> int:
    """Try all mutants, print the table, and count those that were not killed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*", help="only these rules, as D21")
    wanted = parser.parse_args().rules
    mutants = [mutant for mutant in MUTANTS if not wanted or mutant.rule in wanted]
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as temporary:
        folders: SimpleQueue[Path] = SimpleQueue()
        for worker in range(WORKERS):
            folders.put(copy_to(Path(temporary) / str(worker)))
        folder = folders.get()
        code, printed = run_tests(folder, "test_")
        folders.put(folder)
        if code:
            print(f"The tests fail without any mutant:\n{printed}")
            return 1

        def job(mutant: Mutant) -> Verdict:
            folder = folders.get()
            try:
                return try_out(mutant, folder)
            finally:
                folders.put(folder)

        with ThreadPoolExecutor(WORKERS) as pool:
            verdicts = list(pool.map(job, mutants))
    for mutant, killer, note in verdicts:
        print(f"{mutant.game:<9}{mutant.rule:<4} {mutant.what:<52} {killer or note}")
    alive = sum(not verdict.killer for verdict in verdicts)
    rules = len({(mutant.game, mutant.rule) for mutant in mutants})
    spent = time.perf_counter() - begin
    print(f"\n{len(mutants)} mutants of {rules} rules, {len(mutants) - alive} killed, in {spent:.0f} s")
    return 1 if alive or not mutants else 0


if __name__ == "__main__":
    sys.exit(main())
