"""What can be asked about a position of 5-10-K: the parts of its table, and nothing that a seat might not know."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from gamelib.core import N_, Message, Reason, not_here
from gamelib.fivetenk import State
from gamelib.fivetenk.reasons import askable, reason
from gamelib.fivetenk.refusals import DEAL, SETTLED
from gamelib.fivetenk.table import SEATS
from gamelib.fivetenk.withholding import unburied
from gamelib.pictures.fivetenk.table_wording import name_of, role
from gamelib.widgets.board import Targets
from gamelib.words import say

HINT = N_("Press a seat, a play, a friend card or the middle of the table, or choose from this list.")

PARTS = {
    "trick": ("trick", N_("The trick's points")),
    "kitty": ("kitty", N_("The kitty")),
    "sides": ("defenders", N_("The defenders' points")),
}
"""What is asked about a part of the table's middle, and what it is called."""

HIDDEN = ("turn", "defenders", "seat", "hand", "kitty")
"""What tells of hands or of the kitty, and in the deal of who is asked (R3): a seat asks only about what it knows."""


class Wondering:
    """What can be asked about one moment: ``ended`` is the state of a trick that has just ended, if there is one.

    With ``seat`` nothing is answered that this seat may not know. ``besides`` names what is not told of yet.
    """

    def __init__(
        self,
        state: State,
        *,
        seat: int | None = None,
        ended: State | None = None,
        besides: Collection[str] = (),
        language: str | None = None,
    ) -> None:
        """Look at a state."""
        everything = seat is None or state.phase == SETTLED
        self._state = state if everything or seat == state.declarer else unburied(state)
        self._ended = ended
        self._language = language
        hidden = besides if everything else (*besides, *HIDDEN)
        own = {f"seat {seat}", f"hand {seat}"}
        if state.phase != DEAL and not everything:
            own |= {"turn", *(["kitty"] if seat == state.declarer else [])} - {*besides}
        keys = [key for key in askable(self._state) if key in own or key.partition(" ")[0] not in hidden]
        keys += [f"done {laid.seat}" for laid in sorted(ended.trick)] if ended else []
        self.keys = tuple(dict.fromkeys(keys))

    def why(self, key: str) -> Reason:
        """Answer what is asked; raises ``RuleError`` ("format") for what is nothing to ask about."""
        if key not in self.keys:
            raise not_here(key)
        return reason(self._ended if self._ended and key.startswith("done ") else self._state, key)

    def questions(self) -> dict[str, str]:
        """List the keys of what can be asked, each with its name."""
        return {key: say(self.why(key).about, self._language) for key in self.keys}

    def targets(self) -> Targets:
        """Give the parts of the table's picture that can be asked, each with its name."""
        state, known = self._state, {*self.keys}
        laid = (self._ended or state).trick
        seats = {str(seat): self._seat(seat) for seat in range(SEATS) if self.key({"seat": str(seat)}) in known}
        done = {str(one.seat): Message(N_("What seat {seat} did"), {"seat": one.seat}) for one in laid}
        friends = {
            str(place): Message(N_("The friend card {card}"), {"card": friend.card})
            for place, friend in enumerate(state.friends_named)
        }
        parts = {part: Message(name, {}) for part, (key, name) in PARTS.items() if key in known}
        found = {"data-seat": seats, "data-done": done, "data-part": parts, "data-friend": friends}
        return {kind: {value: self._why_is(thing) for value, thing in named.items()} for kind, named in found.items()}

    def key(self, data: Mapping[str, str]) -> str:
        """Give the key of what a press asks about; empty where it asks about nothing.

        Of a seat all is asked that may be known: everything, or else its side, or before there are sides its level.
        """
        if "seat" in data:
            about = (f"{word} {data['seat']}" for word in ("seat", "side", "level"))
            return next((key for key in about if key in self.keys), "")
        for kind in ("done", "friend"):
            if kind in data:
                return f"{kind} {data[kind]}"
        return PARTS.get(data.get("part", ""), ("", ""))[0]

    def _seat(self, seat: int) -> Message:
        facts = {"seat": name_of(self._state, seat), "role": role(self._state, seat, self._language)}
        return Message(N_("{seat}, {role}") if facts["role"] else N_("{seat}"), facts)

    def _why_is(self, thing: Message) -> str:
        return say(Message(N_("{thing}. Why?"), {"thing": thing}), self._language)
