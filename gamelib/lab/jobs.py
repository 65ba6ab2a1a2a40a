"""What a simulation is made of: a job that can travel to any worker, and the seed of each item in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from gamelib.core import N_, RuleError, chance, quoted
from gamelib.core.advice import Effort
from gamelib.core.options import number_given, several_given
from gamelib.fivetenk.rules import Rules

S = TypeVar("S")

Factory = Callable[[int, int], Any]
"""Makes a player, from the item's seed and the seat. To travel to other processes it has to be a module's function,
a class, or a ``functools.partial`` of one."""

UNITS = {"exact61": ("hand", "match"), "fivetenk": ("game", "match")}
"""What can be played of each game; the first is what is played unless it is said otherwise."""

SEEDS = 10**12
"""Items have whole numbers below this one as their seeds."""


class Job(NamedTuple):
    """Which game is played, what of it, by whom, and from where; everything but which items.

    ``players`` holds a strength or a factory for each seat. ``scores`` (raw points by side) are Exact 61's; ``levels``
    and ``rules`` are those of 5-10-K. All items differ by their seed alone.
    """

    game: str
    of: str
    seed: int
    players: tuple[str | Factory, ...]
    effort: Effort | None = None
    scores: tuple[int, ...] | None = None
    levels: tuple[str, ...] | None = None
    rules: Rules | None = None

    def item_seed(self, number: int) -> int:
        """Give the seed of an item, which fixes its deals and all that its players leave to chance.

        Jobs with the same seed have the same deals, whoever plays them: so they can be compared item by item.
        """
        return int(chance("lab", self.game, self.seed, number).random() * SEEDS)

    def seated(self, number: int, computer: Callable[..., Any]) -> list[Any]:
        """Make a player for each seat of an item; ``computer`` makes one of a strength."""
        seed = self.item_seed(number)
        return [
            computer(player, seed, seat, self.effort) if isinstance(player, str) else player(seed, seat)
            for seat, player in enumerate(self.players)
        ]

    def play(self, number: int) -> tuple[Any, ...]:
        """Play one item and give its record."""
        record: tuple[Any, ...] = _room(self.game).PLAY[self.of](self, number)
        return record

    @property
    def record(self) -> Any:
        """The kind of record that comes out."""
        return _room(self.game).RECORDS[self.of]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        return tuple(player if isinstance(player, str) else name_of(player) for player in self.players)

    def described(self) -> dict[str, Any]:
        """Describe the job in plain values: two jobs of one description have the same results."""
        return {
            "game": self.game,
            "of": self.of,
            "seed": self.seed,
            "players": [*self.names],
            "samples": self.effort and self.effort.samples,
            "seconds": self.effort and self.effort.seconds,
            "scores": self.scores and [*self.scores],
            "levels": self.levels and [*self.levels],
            "rules": self.rules and [*self.rules],
        }


def moved(state: S, players: Sequence[Any]) -> S:
    """Let the seat at turn choose, where it has a choice, and give the state after its move."""
    now: Any = state
    moves = now.legal_moves()
    after: S = now.play(players[now.turn].choose(now.view(now.turn), moves) if len(moves) > 1 else moves[0])
    return after


def _room(game: str) -> Any:
    """Give the module that plays a game here; a game is imported when it is first played."""
    return import_module(f"gamelib.lab.{game}")


def name_of(factory: Any) -> str:
    """Name a factory of players: a function or a class by its module and name, anything else as it writes itself."""
    name = getattr(factory, "__qualname__", None)
    return f"{factory.__module__}.{name}" if name else repr(factory)


def read_job(
    game: str,
    of: str | None,
    seed: object,
    players: str | Factory | Sequence[str | Factory],
    seats: int | None,
    **options: Any,
) -> Job:
    """Check what a simulation is asked for, and give its job; raises ``RuleError``.

    ``players`` go round the ``seats``.
    """
    if game not in tuple(UNITS):  # What is no text cannot be looked up.
        raise RuleError("format", N_("{game} is no game: there are {games}."), game=quoted(game), games=(*UNITS,))
    of = UNITS[game][0] if of is None else of
    if of not in UNITS[game]:
        sentence = N_("{of} cannot be played of {game}: {units} can.")
        raise RuleError("format", sentence, of=quoted(of), game=game, units=UNITS[game])
    number = number_given("seed", seed)
    several = (players,) if isinstance(players, str) or callable(players) else several_given("players", players)
    if not several or not all(isinstance(player, str) or callable(player) for player in several):
        sentence = N_("{players} are no players: give the strengths of computer players, or what makes players.")
        raise RuleError("format", sentence, players=quoted(players))
    seats = _room(game).seats(len(several)) if seats is None else number_given("seats", seats, least=1)
    around = tuple(several[seat % len(several)] for seat in range(seats))
    job = Job(game, of, number, around, **options)
    _room(game).check(job)
    return job
