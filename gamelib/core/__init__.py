"""What both games share: the rule-citing error, events, seeded chance, and the mark for a message."""

from gamelib.core.chance import chance, shuffled
from gamelib.core.errors import RuleError
from gamelib.core.events import Event
from gamelib.core.messages import N_, Message

__all__ = ["Event", "Message", "N_", "RuleError", "chance", "shuffled"]
