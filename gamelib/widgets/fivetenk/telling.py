"""What is told beside a table of 5-10-K: each event as a block, with its sum where it has one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gamelib.core import N_, NN_, Event, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.events import DeclarerEvent, PassEvent, RedealEvent, TrickEvent
from gamelib.fivetenk.explaining import seen_by
from gamelib.fivetenk.refusals import DEAL
from gamelib.fivetenk.settlement_events import PromotionEvent, SettlementEvent
from gamelib.widgets.fivetenk.moments import Moment
from gamelib.widgets.scenes import Block, Term, rules_of
from gamelib.words import fact, say, tell
from gamelib.words.saying import sentences, words_of


class Telling:
    """Tells moments in a language: all of them, or as far as one seat may know."""

    def __init__(self, seat: int | None = None, language: str | None = None) -> None:
        """Tell what ``seat`` may know; ``None``: all."""
        self.seat, self.language = seat, language

    def told(self, moments: Sequence[Moment]) -> tuple[Block, ...]:
        """Tell some moments, one after the other; passes in a row are told together."""
        blocks: list[Block] = []
        passed: list[int] = []
        for moment in moments:
            for event in self._seen(moment):
                if isinstance(event, PassEvent):
                    passed.append(event.seat)
                    continue
                blocks += self._passes(passed)
                passed = []
                blocks += self._event(event, moment.state)
        blocks += self._passes(passed)
        state = moments[-1].state
        return (*blocks, *(self._asked(state) if state.phase == DEAL else ()))

    def rules(self, moments: Sequence[Moment]) -> tuple[str, ...]:
        """Give the rules that make it so, each once."""
        state = moments[-1].state
        asked = (state.setting.reveal_rule, "C14", "R3") if state.phase == DEAL and state.dealt else ()
        return rules_of([*(event.rules for moment in moments for event in moment.events), asked])

    def _seen(self, moment: Moment) -> tuple[Event, ...]:
        return moment.events if self.seat is None else seen_by(moment.events, self.seat)

    # ---- the deal -------------------------------------------------------------------------------------------------

    def _asked(self, state: State) -> list[Block]:
        """Tell who is asked whether to reveal, and which chances have been declined before (C14, R3)."""
        seat = state.turn
        blocks = self._declined(state, state.dealt)
        if seat is not None and self.seat in (None, seat):
            facts = {"dealt": state.dealt, "seat": seat, "level": state.levels[seat]}
            sentence = N_("After {dealt} cards seat {seat} holds a {level} and is asked whether to reveal it.")
            blocks.append(self._block(Message(sentence, facts)))
        return blocks

    def _declined(self, state: State, dealt: int | None) -> list[Block]:
        """Tell how many chances to reveal were declined before so many cards were dealt; ``None``: all there were."""
        asked: Counter[int] = Counter()
        chance = state.next_chance(0)
        while chance is not None and (dealt is None or chance < dealt):
            asked[(state.first_seat + chance - 1) % len(state.hands)] += 1
            chance = state.next_chance(chance)
        if self.seat is not None:
            asked = Counter({self.seat: asked[self.seat]})
        if not asked.total():
            return []
        seats = tuple(
            Message(NN_("seat {seat} once", "seat {seat} {count} times"), {"seat": seat, "count": asked[seat]})
            for seat in sorted(asked)
        )
        sentence = NN_(
            "{count} chance to reveal was declined: {seats}.", "{count} chances to reveal were declined: {seats}."
        )
        return [self._block(Message(sentence, {"count": asked.total(), "seats": seats}))]

    # ---- events ---------------------------------------------------------------------------------------------------

    def _event(self, event: Event, state: State) -> list[Block]:
        if isinstance(event, SettlementEvent):
            return self._settlement(event)
        if isinstance(event, PromotionEvent):
            return [Block(say(event, self.language), outcome=self._joined(event.climb_messages))]
        (told,) = tell(event, self.language)
        block = Block(told.happened, told.sum, told.follows)
        if isinstance(event, TrickEvent) and event.sum_message:
            terms = tuple(Term(card.points, fact(card, self.language)) for card in event.cards)
            return [block._replace(terms=terms)]
        if isinstance(event, DeclarerEvent):
            return [*self._declined(state, None if event.at is None else event.at + 1), block]
        if isinstance(event, RedealEvent):
            return [*self._declined(state, None), block]
        return [block]

    def _settlement(self, event: SettlementEvent) -> list[Block]:
        """Tell where all points come from, and then the sums."""
        where = (*event.trick_messages, *event.share_messages, event.kitty_message)
        return [
            self._block(event.message),
            *(self._block(message) for message in where),
            *(Block("", say(message, self.language)) for message in event.sum_messages),
        ]

    def _passes(self, seats: Sequence[int]) -> list[Block]:
        facts = {"seats": tuple(seats), "count": len(seats)}
        return [self._block(Message(NN_("Seat {seats} passes.", "Seats {seats} pass."), facts))] if seats else []

    def _block(self, message: Message) -> Block:
        return Block(say(message, self.language))

    def _joined(self, messages: Sequence[Message]) -> str:
        return sentences([say(message, self.language) for message in messages], words_of(self.language))
