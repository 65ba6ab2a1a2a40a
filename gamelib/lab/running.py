"""Playing the items of a job, here or on an executor's workers, until all are played or something ends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any, NamedTuple

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.lab.interrupts import interrupts_wait
from gamelib.lab.jobs import Job

PIECES = 256
"""Into so many pieces a simulation is cut at most: few enough that sending them costs little, and enough that all
workers have something to do to the end."""

LONGEST = 1.0
"""After so many seconds a worker gives back what it has played, and the rest of its piece waits for its turn anew: no
more than that is lost at a time."""

ASKS = 0.1
"""How many seconds pass at most before it is asked again whether to stop."""

INTERRUPTED = N_("Interrupted: {done} of {wanted} were played, and are kept.")
STOPPED = N_("Stopped: {done} of {wanted} were played, and are kept.")
GONE = N_("The workers are gone: {done} of {wanted} were played before, and are kept.")
LOST = N_("The workers gave nothing back ({error}): {done} of {wanted} were played, and are kept.")
FAILED = N_("A player made an error ({error}): {done} of {wanted} were played, and are kept.")


def executor_given(executor: Executor | None) -> Executor | None:
    """Give an executor, or nothing; raises ``RuleError`` ("format") for what plays nothing."""
    if executor is not None and not callable(getattr(executor, "submit", None)):
        sentence = N_("{executor} plays nothing: give an executor, such as cores().")
        raise RuleError("format", sentence, executor=quoted(executor))
    return executor


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
    waiting: dict[Future[Piece], Sequence[int]] = {}
    # Not ``concurrent.futures.wait``, which takes the locks of all that is waited for, each time anew.
    arrived: SimpleQueue[Future[Piece]] = SimpleQueue()

    def submit(piece: Sequence[int]) -> None:
        with interrupts_wait():
            future = executor.submit(play, job, piece)
            waiting[future] = piece
            future.add_done_callback(arrived.put)

    ended = None
    try:
        for piece in pieces:
            submit(piece)
        while waiting and not ended:
            with suppress(Empty):
                future = arrived.get(timeout=ASKS)
                with interrupts_wait():
                    piece = waiting.pop(future)
                    count, ended = _collect(future, take)
                if count < len(piece) and not ended:
                    submit(piece[count:])
            if stopped and stopped():
                ended = ended or Ended(STOPPED)
    except KeyboardInterrupt:
        ended = Ended(INTERRUPTED)
    except BrokenExecutor:
        ended = Ended(GONE)
    with suppress(KeyboardInterrupt), interrupts_wait():  # Whoever presses twice is heard already.
        for future in waiting:
            # What has come in meanwhile is kept too.
            if not future.cancel() and future.done():
                with suppress(KeyboardInterrupt):
                    _collect(future, take)
    return ended


def _collect(done: Future[Piece], take: Take) -> tuple[int, Ended | None]:
    """Take what has come in: give how much that is, and what became of the rest, if anything did."""
    problem = CancelledError() if done.cancelled() else done.exception()
    if problem is None:
        records, error = done.result()
        take(records)
        return len(records), Ended(FAILED, error) if error else None
    if isinstance(problem, BrokenExecutor | CancelledError):
        return 0, Ended(GONE)
    return 0, Ended(LOST, problem) if isinstance(problem, Exception) else Ended(INTERRUPTED)


def play(job: Job, numbers: Sequence[int]) -> Piece:
    """Play a piece of a job, as far as time goes and no player makes an error: what a worker does."""
    records = []
    begin = perf_counter()
    try:
        for number in numbers:
            records.append(job.play(number))
            if perf_counter() - begin > LONGEST:
                break
    except Exception as error:  # noqa: BLE001 - a player may raise anything.
        return records, error
    return records, None


def cut(numbers: Sequence[int], pieces: int) -> Iterator[Sequence[int]]:
    """Cut numbers into so many pieces at most, as even as can be, in order."""
    pieces = min(pieces, len(numbers))
    for piece in range(pieces):
        yield numbers[piece * len(numbers) // pieces : (piece + 1) * len(numbers) // pieces]
