"""The topics of Exact 61 that can be practised, and the kinds of questions of each."""

from __future__ import annotations

from gamelib.lessons.exact61 import (
    blocked,
    branches,
    counting,
    ends,
    going_out,
    joining,
    paper,
    setting_up,
    target,
    turns,
)
from gamelib.lessons.kinds import Kind

TOPICS: dict[str, tuple[Kind, ...]] = {
    "joining": (*joining.KINDS, *turns.KINDS, *setting_up.KINDS),
    "branches": branches.KINDS,
    "counting": (*counting.KINDS, *ends.KINDS),
    "target": (*target.KINDS, *paper.KINDS),
    "settling": (*going_out.KINDS, *blocked.KINDS),
}
"""For each topic its kinds of questions."""
