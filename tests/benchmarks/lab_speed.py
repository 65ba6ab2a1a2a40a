"""How much faster simulations are with more processes, and on a Dask cluster of this machine.

    python -m tests.benchmarks.lab_speed [--seconds 8] [--rounds 3] [--workers 2]

The same job is played here, on one process, on several, and on as many workers of a local Dask cluster where Dask is
installed, one after the other in each round, and the best time of each is compared. The processes have begun before the
clock does. That all results are the same is checked on the way.

On a machine that is busy with something else the clock says little. So it is also printed how long a process was at
work: this one, or a worker on average, whichever was longer. Where each has a core of its own, it takes no more time.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import ExitStack, suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

import psutil

from gamelib.lab import Results, cores, simulate

JOBS: dict[str, dict[str, Any]] = {
    "hands of Exact 61, 4 simple players": {"game": "exact61", "seats": 4},
    "games of 5-10-K, 6 simple players": {"game": "fivetenk"},
}


def at_work() -> dict[int, float]:
    """Give the seconds that each process has been at work, of this one and all those begun by it."""
    here = psutil.Process()
    spent = {}
    for process in (here, *here.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            spent[process.pid] = times.user + times.system
    return spent


class Timed(NamedTuple):
    """How long a simulation took by the clock, and how long a process was at work for it."""

    clock: float
    work: float


def timed(play: Callable[[], Results], workers: int = 1) -> tuple[Timed, Results]:
    """Time one simulation."""
    before, begin = at_work(), perf_counter()
    results = play()
    clock, after = perf_counter() - begin, at_work()
    spent = {process: seconds - before.get(process, 0) for process, seconds in after.items()}
    own = spent.pop(os.getpid())
    return Timed(clock, max(own, sum(spent.values()) / workers)), results


def ways(workers: int, stack: ExitStack) -> dict[str, Executor | None]:
    """Give the executors to compare, each ready to play."""
    executors: dict[str, Executor | None] = {
        "here": None,
        "1 process": stack.enter_context(cores(1)),
        f"{workers} processes": stack.enter_context(cores(workers)),
    }
    if find_spec("distributed"):
        dask = import_module("distributed")
        cluster = dask.LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address="127.0.0.1:0")
        client = stack.enter_context(dask.Client(stack.enter_context(cluster)))
        executors[f"{workers} Dask workers"] = client.get_executor()
    for executor in executors.values():
        for job in JOBS.values():
            simulate(n=4 * workers, executor=executor, progress=False, pieces=4 * workers, **job)
    return executors


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8, help="how long a job takes here, about")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with ExitStack() as stack:
        executors = ways(args.workers, stack)
        for title, job in JOBS.items():
            some, _ = timed(partial(simulate, n=40, progress=False, **job))
            n = max(40, round(40 * args.seconds / some.work))
            best = dict.fromkeys(executors, Timed(inf, inf))
            found = set()
            for _ in range(args.rounds):
                for name, executor in executors.items():
                    workers = 1 if name == "1 process" else args.workers
                    spent, results = timed(partial(simulate, n=n, executor=executor, progress=False, **job), workers)
                    best[name] = Timed(*map(min, best[name], spent))
                    found.add(results)
            assert len(found) == 1, "the results are the same everywhere"
            print(f"\n{n} {title}\n{'':<18}{'seconds':>9}{'speed':>7}{'at work':>9}{'speed on idle cores':>21}")
            here = best["here"]
            for name, (clock, work) in best.items():
                print(f"{name:<18}{clock:>9.2f}{here.clock / clock:>7.2f}{work:>9.2f}{here.work / work:>21.2f}")


if __name__ == "__main__":
    main()
