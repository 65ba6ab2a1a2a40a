"""How long each engine takes to import, beside the package chess.

    python -m tests.benchmarks.imports [--runs 25]

Each import runs in a fresh process; the CPU milliseconds of the import itself are printed, as medians of interleaved
runs, and their ratios.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys

OWN = ("gamelib.exact61", "gamelib.fivetenk")
PEER = "chess"
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
    times: dict[str, list[float]] = {module: [] for module in (*OWN, PEER)}
    for _ in range(runs):
        for module, found in times.items():
            spent = milliseconds(module)
            if spent is not None:
                found.append(spent)
    medians = {module: statistics.median(found) for module, found in times.items() if found}
    for module in times:
        print(f"import {module:<18}" + (f"{medians[module]:6.1f} ms" if module in medians else "not installed"))
    for module in OWN:
        if {module, PEER} <= medians.keys():
            print(f"ratio of {module:<18}{medians[module] / medians[PEER]:.2f} (reach {REACH})")


if __name__ == "__main__":
    main()
