"""Bringing in what a package seldom needs when it is first asked for, so that the package itself comes in faster."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def later(package: str, places: Mapping[str, str]) -> Callable[[str], object]:
    """Make a package's ``__getattr__``: it imports each of some names from its module when it is first asked for.

    ``places`` has the module within the package for each name. Any other name raises ``AttributeError``.
    """

    def found(name: str) -> object:
        if name not in places:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        thing: object = getattr(import_module(f"{package}.{places[name]}"), name)
        setattr(sys.modules[package], name, thing)
        return thing

    return found
