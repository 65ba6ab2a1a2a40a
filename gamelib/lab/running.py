"""Playing the items of a job, here or on an executor's workers, until all are played or something ends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from typing import Any, NamedTuple

from gamelib.core import N_, Message
from gamelib.lab.jobs import Job

PIECES = 256
"""Into so many pieces a simulation is cut at most: few enough that sending them costs little, and enough that all
workers have something to do to the end."""

ASKS = 0.1
"""How many seconds pass at most before it is asked again whether to stop."""

INTERRUPTED = N_("Interrupted: {done} of {wanted} were played, and are kept.")
STOPPED = N_("Stopped: {done} of {wanted} were played, and are kept.")
GONE = N_("The workers are gone: {done} of {wanted} were played before, and are kept.")
FAILED = N_("A player made an error ({error}): {done} of {wanted} were played, and are kept.")

Take = Callable[[Sequence[Any]], None]
"""Is told the records that have come in."""


class Ended(NamedTuple):
    """Why not everything was played: a marked sentence, and what a player raised, if that is why."""

    sentence: str
    error: Exception | None = None

    def message(self, done: int, wanted: int) -> Message:
        """Say why, and how much was played."""
        facts: dict[str, object] = {"done": done, "wanted": wanted}
        if self.error is not None:
            facts["error"] = f"{type(self.error).__name__}: {self.error}"
        return Message(self.sentence, facts)


def run(job: Job, numbers: Iterable[int], take: Take, stopped: Callable[[], bool] | None) -> Ended | None:
    """Play items here, one after the other; tell why where that ends sooner."""
    try:
        for number in numbers:
            if stopped and stopped():
                return Ended(STOPPED)
            take((job.play(number),))
    except KeyboardInterrupt:
        return Ended(INTERRUPTED)
    except Exception as error:  # noqa: BLE001 - a player may raise anything.
        return Ended(FAILED, error)
    return None


def run_on(
    executor: Executor, pieces: Iterable[Sequence[int]], job: Job, take: Take, stopped: Callable[[], bool] | None
) -> Ended | None:
    """Play pieces of a job on an executor's workers, as they are free; tell why where that ends sooner."""
    waiting: set[Future[list[Any]]] = set()
    ended = None
    try:
        for piece in pieces:
            waiting.add(executor.submit(play, job, piece))
        while waiting and not ended:
            done, waiting = wait(waiting, timeout=ASKS, return_when=FIRST_COMPLETED)
            ended = _collect(done, take)
            if stopped and stopped():
                ended = ended or Ended(STOPPED)
    except KeyboardInterrupt:
        ended = Ended(INTERRUPTED)
    except BrokenExecutor:
        ended = Ended(GONE)
    for future in waiting:
        future.cancel()
    # What has come in meanwhile is kept too.
    _collect([future for future in waiting if future.done() and not future.cancelled()], take)
    return ended


def _collect(done: Iterable[Future[list[Any]]], take: Take) -> Ended | None:
    """Take what has come in, and tell what became of the rest, if anything did."""
    ended = None
    for future in done:
        problem = CancelledError() if future.cancelled() else future.exception()
        if problem is None:
            take(future.result())
        else:
            ended = Ended(FAILED, problem) if isinstance(problem, Exception) else Ended(INTERRUPTED)
            if isinstance(problem, BrokenExecutor | CancelledError):
                ended = Ended(GONE)
    return ended


def play(job: Job, numbers: Sequence[int]) -> list[Any]:
    """Play a piece of a job: what a worker does."""
    return [job.play(number) for number in numbers]


def cut(numbers: Sequence[int], pieces: int) -> Iterator[Sequence[int]]:
    """Cut numbers into so many pieces at most, as even as can be, in order."""
    pieces = min(pieces, len(numbers))
    for piece in range(pieces):
        yield numbers[piece * len(numbers) // pieces : (piece + 1) * len(numbers) // pieces]
