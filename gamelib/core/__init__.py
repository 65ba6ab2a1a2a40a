"""What both games share: the rule-citing error, events, seeded chance, and the mark for a message."""

from typing import TYPE_CHECKING

from gamelib.core.chance import chance, shuffled
from gamelib.core.errors import RuleError
from gamelib.core.later import later
from gamelib.core.messages import N_, NN_, Message, Plural, quoted
from gamelib.core.numbers import whole
from gamelib.core.reasons import Reason, not_here, refusal

if TYPE_CHECKING:
    from gamelib.core.events import Event

__all__ = [
    "NN_",
    "N_",
    "Event",
    "Message",
    "Plural",
    "Reason",
    "RuleError",
    "chance",
    "not_here",
    "quoted",
    "refusal",
    "shuffled",
    "whole",
]


# Playing needs no events, and the dataclasses that they are take long to come in.
__getattr__ = later(__name__, {"Event": "events"})
