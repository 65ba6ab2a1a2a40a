"""How long an engine takes to import, beside the package chess.

    python -m tests.benchmarks.imports [--runs 25]

Each import runs in a fresh process; the CPU milliseconds of the import itself are printed, as medians of interleaved
runs, and their ratio.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys

MODULES = ("gamelib.exact61", "chess")
REACH = 0.6
TIMED = "import time; t = time.process_time(); import {}; print((time.process_time() - t) * 1000)"


def milliseconds(module: str) -> float | None:
    """Import a module in a fresh process; ``None`` where it is not installed."""
    command = [sys.executable, "-c", TIMED.format(module)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return None if ran.returncode else float(ran.stdout)


def main() -> None:
    """Measure, and print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=25)
    runs = parser.parse_args().runs
    times: dict[str, list[float]] = {module: [] for module in MODULES}
    for _ in range(runs):
        for module in MODULES:
            spent = milliseconds(module)
            if spent is not None:
                times[module].append(spent)
    medians = {module: statistics.median(found) for module, found in times.items() if found}
    for module in MODULES:
        print(f"import {module:<18}" + (f"{medians[module]:6.1f} ms" if module in medians else "not installed"))
    if len(medians) == len(MODULES):
        own, peer = (medians[module] for module in MODULES)
        print(f"ratio {own / peer:.2f} (reach {REACH})")


if __name__ == "__main__":
    main()
