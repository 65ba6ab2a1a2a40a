"""What tests of the stepper through 5-10-K share: reading what it tells, and finding steps."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape

from gamelib.fivetenk import Replay
from gamelib.widgets import Stepper
from gamelib.widgets.fivetenk.grouping import WAYS
from gamelib.widgets.fivetenk.scenes import FivetenkScenes
from tests.fivetenk.matches import match as played

ALL_WAYS = tuple(WAYS)


def match(seed: int = 3, games: int = 2) -> Replay:
    """Play a match, once for all tests."""
    return played(seed, games)


def plain(markup: str) -> str:
    """Read markup as text."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", markup))).strip()


def told(stepper: Stepper) -> str:
    return plain(stepper.words.value)


def shown(stepper: Stepper) -> tuple[str, ...]:
    """Give everything that a step shows."""
    return stepper.board.picture, stepper.words.value, stepper.rules.picture, stepper.hands.value


def scenes_of(stepper: Stepper) -> FivetenkScenes:
    assert isinstance(stepper.scenes, FivetenkScenes)
    return stepper.scenes


def steps_with(stepper: Stepper, kind: str) -> list[int]:
    """Find the steps in which there is an event of a kind."""
    scenes = scenes_of(stepper)
    return [
        step
        for step in range(len(scenes))
        if any(event.kind == kind for moment in scenes.moments(step) for event in moment.events)
    ]


def cards_in(picture: str) -> Counter[str]:
    """Count the faces that a picture shows."""
    return Counter(re.findall(r'data-card="([^"]+)"', picture))
