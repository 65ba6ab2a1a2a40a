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
LOST = N_("The workers gave nothing back ({error}): {done} of {wanted} were played, and are kept.")
FAILED = N_("A player made an error ({error}): {done} of {wanted} were played, and are kept.")

Piece = tuple[list[Any], Exception | None]
"""What a worker gives back: records, and the error of a player that has ended them too soon."""

Take = Callable[[Sequence[Any]], None]
"""Is told the records that have come in."""


class Ended(NamedTuple):
    """Why not everything was played: a marked sentence, and the error behind it, if there is one."""

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
    waiting: set[Future[Piece]] = set()
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


def _collect(done: Iterable[Future[Piece]], take: Take) -> Ended | None:
    """Take what has come in, and tell what became of the rest, if anything did."""
    ended = None
    for future in done:
        problem = CancelledError() if future.cancelled() else future.exception()
        if problem is None:
            records, error = future.result()
            take(records)
            ended = Ended(FAILED, error) if error else ended
        elif isinstance(problem, BrokenExecutor | CancelledError):
            ended = ended or Ended(GONE)
        else:
            ended = ended or (Ended(LOST, problem) if isinstance(problem, Exception) else Ended(INTERRUPTED))
    return ended


def play(job: Job, numbers: Sequence[int]) -> Piece:
    """Play a piece of a job, as far as no player makes an error: what a worker does."""
    records = []
    try:
        for number in numbers:
            records.append(job.play(number))  # noqa: PERF401 - what was played is kept where the next goes wrong.
    except Exception as error:  # noqa: BLE001 - a player may raise anything.
        return records, error
    return records, None


def cut(numbers: Sequence[int], pieces: int) -> Iterator[Sequence[int]]:
    """Cut numbers into so many pieces at most, as even as can be, in order."""
    pieces = min(pieces, len(numbers))
    for piece in range(pieces):
        yield numbers[piece * len(numbers) // pieces : (piece + 1) * len(numbers) // pieces]
