"""What a match is played under: who sits where, the seed, where it begins, and how computers play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace

from gamelib.core import N_, RuleError, quoted, whole

PERSON = "person"
"""Who is no computer: somebody at the screen."""

PACES = ("at once", "slow", "step by step")
"""How fast the computers' moves are shown."""

MOST_SAMPLES, MOST_SECONDS = 100_000, 600.0
"""How long a computer may think: in hidden worlds imagined, and in seconds."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a match of ``game``, "exact61" or "fivetenk".

    ``seats`` tells who sits at each seat: "person", or a computer's strength. ``scores`` are the raw points by side to
    begin with (Exact 61), ``levels`` those of all six (5-10-K); empty: as a match begins. ``pace`` is one of ``PACES``.
    ``samples`` and ``seconds`` limit how much a strong player thinks about a move, and ``adviser`` is the strength of
    the player that suggests; ``forced`` says whether a person's moves are made where there is only one. With several
    people that is done only where all can see that it is the only one, or they would learn what is in a hand.
    """

    game: str
    seats: tuple[str, ...]
    seed: int = 7
    scores: tuple[int, ...] = ()
    levels: tuple[str, ...] = ()
    pace: str = PACES[0]
    samples: int | None = None
    seconds: float | None = 1.0
    adviser: str = "strong"
    forced: bool = True

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == PERSON)

    def changed(self, **changes: object) -> Settings:
        """Give the settings with some of them changed, and checked."""
        return replace(self, **changes).checked()  # type: ignore[arg-type]  # What is wrong is refused.

    def checked(self) -> Settings:
        """Give the settings if they can be; raises ``RuleError`` ("format").

        Scores, levels, and how many can play, are for the engine to check.
        """
        for name, kind in LISTS:
            _list_of(name, kind, getattr(self, name))
        if not self.people:
            raise RuleError("format", N_("Somebody has to play: give at least one seat to a person."))
        if whole(self.seed) is None:
            raise RuleError("format", N_("{seed} is no seed: a seed is a whole number."), seed=quoted(self.seed))
        if self.pace not in PACES:
            sentence = N_("{pace} is no speed: the speeds are {paces}.")
            raise RuleError("format", sentence, pace=quoted(self.pace), paces=PACES)
        if self.samples is None and self.seconds is None:
            raise RuleError("format", N_("How long may a strong player think? Give samples, or seconds."))
        if self.samples is not None and not 1 <= (whole(self.samples) or 0) <= MOST_SAMPLES:
            sentence = N_("{samples} is no number of samples: it is a whole number from 1 to {most}.")
            raise RuleError("format", sentence, samples=quoted(self.samples), most=MOST_SAMPLES)
        if self.seconds is not None and not _can_last(self.seconds):
            sentence = N_("{seconds} is no time to think: it is a number of seconds up to {most}.")
            raise RuleError("format", sentence, seconds=quoted(self.seconds), most=int(MOST_SECONDS))
        if not isinstance(self.forced, bool):
            sentence = N_("forced is {value}, and can be true or false only.")
            raise RuleError("format", sentence, value=quoted(self.forced))
        return self

    def to_record(self) -> dict[str, object]:
        """Write the settings as they stand in a file."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}

    @classmethod
    def from_record(cls, record: Mapping[str, object]) -> Settings:
        """Read settings from a file; raises ``RuleError`` ("format") for what cannot be."""
        known = {field.name for field in fields(cls)}
        unknown = tuple(quoted(key) for key in record if key not in known)
        if unknown:
            raise RuleError("format", N_("There is no setting {names}."), names=unknown)
        read = dict(record)
        for name, kind in LISTS:
            read[name] = _list_of(name, kind, read.get(name, []))
        if not isinstance(read.get("game"), str):
            raise RuleError("format", N_("{game} is no game."), game=quoted(read.get("game")))
        return cls(**read).checked()  # type: ignore[arg-type]  # What is wrong is refused.


LISTS: tuple[tuple[str, type], ...] = (("seats", str), ("scores", int), ("levels", str))
"""The settings that are lists, and of what."""


def _list_of(name: str, kind: type, given: object) -> tuple[object, ...]:
    if not isinstance(given, list | tuple) or not all(type(item) is kind for item in given):
        raise RuleError("format", N_("{name} is {value}, and should be a list."), name=name, value=quoted(given))
    return tuple(given)


def _can_last(seconds: object) -> bool:
    return isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds <= MOST_SECONDS
