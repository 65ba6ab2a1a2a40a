"""What both games share: the rule-citing error, events, seeded chance, and the mark for a message."""

from gamelib.core.chance import chance, shuffled
from gamelib.core.errors import RuleError
from gamelib.core.events import Event
from gamelib.core.messages import N_, NN_, Message, Plural, quoted
from gamelib.core.numbers import whole
from gamelib.core.reasons import Reason, not_here, refusal

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
