"""What computer players share: a choice with its reasons, and how much effort may go into it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Generic, NamedTuple, Protocol, TypeVar

from gamelib.core.messages import Message

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)
L_contra = TypeVar("L_contra", contravariant=True)

TELLS = 0.05
"""How many seconds pass at least between two tellings of the progress."""


class Reason(NamedTuple):
    """One thing that speaks for a move, in a sentence.

    ``aim`` is a marked word for what the move is good for, such as points or control; ``rules`` are the numbers of
    the rules that make it so.
    """

    aim: str
    message: Message
    rules: tuple[str, ...]


class Figure(NamedTuple):
    """One number about a move: a marked name, the value and its unit.

    ``unit`` is a marked word too, such as ``%``; it is empty where the name says what is counted. ``margin`` is half
    the 95 % interval of a value that was estimated from samples, and ``None`` where the value is exact.
    """

    name: str
    value: float
    unit: str
    margin: float | None = None


class Option(NamedTuple, Generic[M]):
    """A move that could be chosen, and what speaks for it.

    ``worth`` is what the player compares moves by, larger being better; ``behind`` how much less the move is worth
    than the best one, and ``margin`` half the 95 % interval of that difference (0 where it is exact). The first of the
    ``figures`` is this worth as people read it. ``alike`` are other legal moves that come to the same.
    """

    move: M
    worth: float
    behind: float = 0.0
    margin: float = 0.0
    figures: tuple[Figure, ...] = ()
    reasons: tuple[Reason, ...] = ()
    alike: tuple[M, ...] = ()

    @property
    def clearly_behind(self) -> bool:
        """Tell whether the best move is worth more beyond what chance in the samples could make up."""
        return self.behind > self.margin


class Advice(NamedTuple, Generic[M]):
    """What a player thinks of its choice: the options, best first.

    ``samples`` counts the hidden worlds that were imagined; 0 where the player looked at rules of thumb alone, where
    one move alone is legal, or where ``exact`` tells that everything was worked out to the end. ``meaning`` says in a
    sentence how the worth of a move is to be read, where that does not go without saying.
    """

    options: tuple[Option[M], ...]
    samples: int = 0
    exact: bool = False
    meaning: Message | None = None

    @property
    def move(self) -> M:
        """The move to make."""
        return self.options[0].move

    def option(self, move: M) -> Option[M] | None:
        """Find what was said of a move, or of one that comes to the same; ``None`` where nothing was."""
        return next((option for option in self.options if move == option.move or move in option.alike), None)


class Effort(NamedTuple):
    """How much thought may go into one choice.

    ``samples`` is the number of hidden worlds to imagine (``None``: the player's own number) and makes a choice
    reproducible; ``seconds``, where given, ends it sooner. ``progress`` is told the share done, from 0 to 1, and
    ``stopped`` is asked often whether to stop: the best move found so far is then made.
    """

    samples: int | None = None
    seconds: float | None = None
    progress: Callable[[float], object] | None = None
    stopped: Callable[[], bool] | None = None

    def rounds(self, usual: int) -> Iterator[int]:
        """Count samples from 1, at least one, until there are enough, the time is up, or a stop is asked for.

        ``usual`` is the player's own number of samples.
        """
        wanted = max(1, usual if self.samples is None else self.samples)
        begin = told = perf_counter()
        for number in range(1, wanted + 1):
            yield number
            if self.stopped and self.stopped():
                break
            if self.seconds is None and self.progress is None:
                continue
            now = perf_counter()
            spent = (now - begin) / self.seconds if self.seconds else float(self.seconds is not None)
            if spent >= 1:
                break
            if self.progress and now - told >= TELLS:
                told = now
                self.progress(max(spent, number / wanted))
        if self.progress:
            self.progress(1.0)


class Player(Protocol[V_contra, L_contra, M]):
    """Whoever decides for a seat, knowing only what that seat may know."""

    def choose(self, view: V_contra, moves: L_contra) -> M:
        """Pick one of the legal moves."""
        ...

    def advise(self, view: V_contra, moves: L_contra, effort: Effort | None = None, most: int | None = 3) -> Advice[M]:
        """Weigh the legal moves, and give the best with what speaks for each: ``most`` of them, ``None`` for all."""
        ...
