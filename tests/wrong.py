"""What a user may give by mistake: tried for every argument of a public function, and refused in one sentence."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from gamelib.core import RuleError

WRONG: tuple[object, ...] = (
    5, -1, 2.5, True, None, "nonsense", "", "<b>", b"x", [None], [5], ["x"], [[1]], {"a": 1}, set(), object(), int,
    float("nan"), 10**400,
)  # fmt: skip
"""Values of many types; each is right for some argument, and none for all."""

MOST_LETTERS = 300


class Call(NamedTuple):
    """A public function, with arguments that it takes."""

    name: str
    function: Callable[..., object]
    arguments: tuple[object, ...] = ()
    options: dict[str, object] = {}  # noqa: RUF012 - nothing is written into it.

    def with_wrong(self) -> Iterator[tuple[str, object, Callable[[], object]]]:
        """Give for each argument and each value its name, the value, and the call to try."""
        self.function(*self.arguments, **self.options)
        for place, one in enumerate(inspect.signature(self.function).parameters.values()):
            if one.kind is one.VAR_KEYWORD:
                continue
            for value in WRONG:
                yield one.name, value, partial(self._with, place, one, value)

    def _with(self, place: int, one: inspect.Parameter, value: object) -> object:
        if one.kind is one.KEYWORD_ONLY or one.name in self.options or place > len(self.arguments):
            return self.function(*self.arguments, **{**self.options, one.name: value})
        return self.function(*self.arguments[:place], value, *self.arguments[place + 1 :], **self.options)


def stumbles(call: Call) -> list[str]:
    """List what a function makes of wrong values, where that is neither a result nor one sentence."""
    found = []
    for name, value, attempt in call.with_wrong():
        given = f"{call.name}: {name}={str(value)[:20]!r}"
        try:
            attempt()
        except RuleError as refused:
            sentence = str(refused)
            if len(sentence) > MOST_LETTERS or not sentence.isprintable() or sentence[-1] not in ".?":
                found.append(f"{given}: {sentence[:80]}")
        except Exception as error:  # noqa: BLE001 - that none comes is what is tested.
            found.append(f"{given}: {error!r}")
    return found


def functions(module: Any, besides: tuple[str, ...]) -> set[str]:
    """Name what a room exports to be called."""
    return {name for name in module.__all__ if callable(getattr(module, name))} - {*besides}
