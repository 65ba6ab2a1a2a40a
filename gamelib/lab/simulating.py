"""``simulate``: many hands, games or matches, with the same results wherever they are played."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gamelib.core.advice import Effort
from gamelib.core.options import made_as, number_given, several_given
from gamelib.fivetenk.rules import Rules
from gamelib.lab.jobs import Factory, Job, read_job
from gamelib.lab.keeping import Kept
from gamelib.lab.results import Results
from gamelib.lab.running import PIECES, cut, executor_given, run, run_on
from gamelib.words import say

Progress = bool | Callable[[int], object]
"""Whether to show progress, or who is told how many items have been played."""


def simulate(
    game: str,
    n: int,
    seed: int = 7,
    players: str | Factory | Sequence[str | Factory] = "simple",
    executor: Executor | None = None,
    *,
    of: str | None = None,
    seats: int | None = None,
    scores: Sequence[int] | None = None,
    levels: Sequence[str] | None = None,
    rules: Rules | None = None,
    effort: Effort | None = None,
    progress: Progress = True,
    stopped: Callable[[], bool] | None = None,
    keep: str | Path | None = None,
    pieces: int = PIECES,
) -> Results:
    """Play ``n`` hands of Exact 61 (``game="exact61"``), ``n`` games of 5-10-K (``"fivetenk"``), or whole matches.

    ``of="match"`` plays whole matches. ``players`` are strengths, or what makes a player from a seed and a seat; they
    go round the ``seats`` (of Exact 61 as many as players are named, at least 2). ``scores`` are raw points to begin
    from, ``levels`` those of 5-10-K, ``rules`` its options, ``effort`` is for strong players.

    Item by item the seed comes from ``seed`` and the item's number alone, so the results are the same whatever the
    ``executor``: any of ``concurrent.futures``, such as ``cores()``, or a Dask client's ``get_executor()``; without one
    everything is played here. What was played is kept where it is interrupted, where ``stopped`` says so, or where
    workers are lost: a warning says it, and so does ``note``. With ``keep``, a file, it outlives even this process, and
    the same call goes on from there.

    Raises ``RuleError`` for what cannot be played, and what a player raises where nothing at all was played.

    >>> hands = simulate("exact61", 3, players=("simple", "random"), progress=False)
    >>> [hand.how for hand in hands]
    ['out', 'out', 'out']
    """
    number, pieces = number_given("n", n, least=0), number_given("pieces", pieces, least=1)
    executor = executor_given(executor)
    job = read_job(
        game, of, seed, players, seats, effort=_effort(effort),
        rules=None if rules is None else made_as(Rules, "rules", rules),
        scores=None if scores is None else several_given("scores", scores),
        levels=None if levels is None else several_given("levels", levels),
    )  # fmt: skip
    kept = Kept(keep, job) if keep is not None else None
    there = len(kept.numbers(number)) if kept else 0
    with _shown(progress, number, there, job.of) as tell:
        results = carry_out(job, number, executor, tell=tell, stopped=stopped, kept=kept, pieces=pieces)
    if results.note is not None:
        warnings.warn(say(results.note), stacklevel=2)
    return results


def carry_out(
    job: Job,
    number: int,
    executor: Executor | None = None,
    *,
    tell: Callable[[int], object],
    stopped: Callable[[], bool] | None = None,
    kept: Kept | None = None,
    pieces: int = PIECES,
) -> Results:
    """Play a job's first items, but those that are ``kept``, and tell each time how many more have been played.

    Raises what a player raises where nothing at all was played.
    """
    there = kept.numbers(number) if kept else {}
    records = [*there.values()]
    missing = [item for item in range(number) if item not in there]

    def take(some: Sequence[Any]) -> None:
        records.extend(some)
        if kept:
            kept.add(some)
        tell(len(some))

    if executor is None:
        ended = run(job, missing, take, stopped)
    else:
        ended = run_on(executor, cut(missing, pieces), job, take, stopped)
    if ended and ended.error and not records:
        raise ended.error
    return Results(job, records, number, ended and ended.message(len(records), number))


def _effort(effort: Effort | None) -> Effort | None:
    """Leave out of an effort what cannot travel: who is told of the progress of one choice."""
    return None if effort is None else Effort(*made_as(Effort, "effort", effort)[:2])


@contextmanager
def _shown(progress: Progress, whole_number: int, done: int, unit: str) -> Iterator[Callable[[int], object]]:
    """Show progress as a bar, tell somebody else of it, or neither."""
    if callable(progress):
        count = done

        def tell(more: int) -> None:
            nonlocal count
            count += more
            progress(count)

        yield tell
    elif progress:
        from tqdm.auto import tqdm  # noqa: PLC0415 - in a notebook it brings widgets along.

        with tqdm(total=whole_number, initial=done, unit=unit, leave=False) as bar:
            yield bar.update
    else:
        yield lambda _: None
