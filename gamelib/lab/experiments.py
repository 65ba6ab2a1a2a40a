"""Experiments: a question about a game, what to simulate for it, and what the results say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, NamedTuple

from gamelib.core import N_, Message, Plural, RuleError, quoted
from gamelib.core.options import number_given
from gamelib.lab.findings import Finding
from gamelib.lab.jobs import Job, read_job
from gamelib.lab.results import Results, csv_of
from gamelib.lab.simulating import carry_out

REMEMBERED = 12
"""So many results are remembered, since several experiments look at the same games."""


ASKABLE = ("simple", "random")
"""Who can play: strong players think for too long about so many hands."""


def chosen(name: str, value: Any, choices: Sequence[Any]) -> Any:
    """Give one of some choices, the first where nothing is said; ``None`` where there is nothing to choose.

    Raises ``RuleError`` ("format") for another.
    """
    if value is None:
        return choices[0] if choices else None
    if value not in choices:
        sentence = N_("{name}={value} cannot be chosen here: {choices} can.")
        raise RuleError("format", sentence, name=name, value=quoted(value), choices=tuple(choices))
    return value


class Asked(NamedTuple):
    """What is asked for: how many items, by which seed, and which computer players.

    ``seats`` says how many of them, ``level`` from where all begin, in experiments where that can be chosen.
    """

    n: int
    seed: int
    players: str
    seats: int | None
    level: str | None


@dataclass(frozen=True, kw_only=True)
class Experiment:
    """A question, what is played for it, and what the results say.

    ``counted`` is the title of the number of items, ``unit`` says a number of them: so many are played for each of its
    jobs, ``usual`` of them in a few seconds. ``seats`` and ``levels`` are what can be chosen, the first being the
    usual choice; empty where there is nothing to choose.
    """

    game: str
    title: str
    question: str
    counted: str
    unit: Plural
    usual: int
    jobs: Callable[[Asked], Sequence[Job]]
    find: Callable[[Asked, Sequence[Results]], Finding]
    seats: tuple[int, ...] = ()
    levels: tuple[str, ...] = ()

    def ask(
        self,
        n: int | None = None,
        seed: int = 7,
        players: str = "simple",
        seats: int | None = None,
        level: str | None = None,
    ) -> Asked:
        """Ask with the usual choices, unless others are given; raises ``RuleError`` ("format") for what cannot be."""
        return Asked(
            self.usual if n is None else number_given("n", n, least=1),
            number_given("seed", seed),
            chosen("players", players, ASKABLE),
            chosen("seats", seats, self.seats),
            chosen("level", level, self.levels),
        )

    def wanted(self, asked: Asked) -> int:
        """Count the items that are played in all."""
        return len(self.jobs(asked)) * asked.n

    def items(self, count: int) -> Message:
        """Say of how many items something is."""
        return Message(self.unit, {"count": count})

    def run(
        self,
        asked: Asked,
        executor: Executor | None = None,
        *,
        progress: Callable[[int], object] = lambda _: None,
        stopped: Callable[[], bool] | None = None,
    ) -> tuple[Results, ...]:
        """Play everything that is asked for, or as much as there is time for until it is ``stopped``.

        ``progress`` is told each time how many more items have been played.
        """
        found = []
        for job in self.jobs(asked):
            known = _remembered.get((job, asked.n))
            if known is None:
                known = carry_out(job, asked.n, executor, tell=progress, stopped=stopped)
                if known.complete:
                    _remember((job, asked.n), known)
            else:
                progress(len(known))
            found.append(known)
        return tuple(found)


_remembered: dict[tuple[Job, int], Results] = {}


def _remember(key: tuple[Job, int], results: Results) -> None:
    _remembered[key] = results
    if len(_remembered) > REMEMBERED:
        del _remembered[next(iter(_remembered))]


def job(game: str, asked: Asked, of: str, seats: int | None = None, **options: Any) -> Job:
    """Make a job of what is asked for."""
    players = options.pop("players", asked.players)
    return read_job(game, of, asked.seed, players, seats, **options)


def table_csv(results: Sequence[Results]) -> str:
    """Write the records of several simulations as one table, in CSV."""
    return csv_of([row for some in results for row in some.table()])


def experiment(name: str) -> Experiment:
    """Give an experiment by its name; raises ``RuleError`` ("format") for a name that there is not."""
    from gamelib.lab.experiments_exact61 import EXACT61  # noqa: PLC0415 - they are made of what stands above.
    from gamelib.lab.experiments_fivetenk import FIVETENK  # noqa: PLC0415 - as said.

    every = {**EXACT61, **FIVETENK}
    if name not in tuple(every):  # What is no text cannot be looked up.
        sentence = N_("{name} is no experiment: there are {names}.")
        raise RuleError("format", sentence, name=quoted(name), names=(*every,))
    return every[name]
