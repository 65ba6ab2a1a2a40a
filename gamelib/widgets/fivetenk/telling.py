"""What is told beside a table of 5-10-K: each event as a block, with its sum where it has one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from gamelib.core import N_, NN_, Event, Message
from gamelib.fivetenk import Laid, Lay, State
from gamelib.fivetenk.dealing import seat_of
from gamelib.fivetenk.events import (
    BuryEvent,
    DealEvent,
    DeclarerEvent,
    FriendEvent,
    NamedPlayEvent,
    OutEvent,
    PassEvent,
    PlayEvent,
    RedealEvent,
    TrickEvent,
)
from gamelib.fivetenk.explaining import seen_by
from gamelib.fivetenk.refusals import DEAL, PLAY
from gamelib.fivetenk.settlement_events import PromotionEvent, SettlementEvent
from gamelib.lessons.fivetenk.predicting import TrickQuestion
from gamelib.widgets.fivetenk.moments import Moment
from gamelib.widgets.scenes import Block, Term, rules_of
from gamelib.words import fact, say, tell
from gamelib.words.fivetenk_descriptions import describe_turn
from gamelib.words.saying import sentences, words_of

CHANCES = ("C14", "R3")
"""The rules of the chances to reveal that are declined."""

NOT_OF_A_GAME = (
    DealEvent, BuryEvent, PlayEvent, PassEvent, NamedPlayEvent, FriendEvent, OutEvent, TrickEvent,
)  # fmt: skip
"""What is left out where a whole game is told in one step; its end tells who was on which side."""

MOST_OF_EACH = 2
"""So many of an event's rules are cited where a whole game is told in one step: the most telling ones."""


class Telling:
    """Tells moments in a language: all of them, or as far as one seat may know.

    ``way`` is the way in which steps are taken: of whole tricks and whole games only what matters is told.
    """

    def __init__(self, seat: int | None = None, language: str | None = None) -> None:
        """Tell what ``seat`` may know; ``None``: all."""
        self.seat, self.language = seat, language

    def told(self, moments: Sequence[Moment], way: str = "") -> tuple[Block, ...]:
        """Tell some moments, one after the other; passes in a row are told together."""
        blocks: list[Block] = []
        passed: list[int] = []
        for event, state in self._told_of(moments, way):
            if isinstance(event, PassEvent):
                passed.append(event.seat)
                continue
            # In a whole trick only the passes that end it matter.
            if way != "trick" or isinstance(event, TrickEvent):
                blocks += self._passes(passed)
            passed = []
            blocks += self._event(event, state, way)
        blocks += self._passes(passed)
        state = moments[-1].state
        if state.phase == DEAL:
            blocks += self._asked(state)
        elif not blocks and state.phase == PLAY:
            # A position that nothing led to: whose turn it is can be told all the same.
            blocks = [self._block(message) for message in describe_turn(state)]
        return tuple(blocks)

    def passed(self, question: TrickQuestion) -> tuple[Block, ...]:
        """Tell a trick that all others have passed, but not who takes it: its plays, and the passes that end it."""
        done = (*question.laid, Laid(question.passer, (), None))
        plays = [laid for laid in done if laid.reading is not None]
        ending = [laid.seat for laid in done[done.index(plays[-1]) + 1 :]]
        return (
            *(self._in_short(laid, leads=place == 0) for place, laid in enumerate(plays)),
            *self._passes(ending),
        )

    def rules(self, moments: Sequence[Moment], way: str = "") -> tuple[str, ...]:
        """Give the rules that make it so, each once."""
        state = moments[-1].state
        groups = []
        for event, _ in self._told_of(moments, way):
            groups.append(event.rules[:MOST_OF_EACH] if way == "game" else event.rules)
            if isinstance(event, DeclarerEvent | RedealEvent) and way != "game":
                groups.append(CHANCES)
        if state.phase == DEAL and state.dealt:
            groups.append((state.setting.reveal_rule, *CHANCES))
        return rules_of(groups)

    def _told_of(self, moments: Sequence[Moment], way: str) -> Iterator[tuple[Event, State]]:
        for moment in moments:
            for event in moment.events if self.seat is None else seen_by(moment.events, self.seat):
                aside = way == "trick" and isinstance(event, NamedPlayEvent) and not event.settles
                if not aside and not (way == "game" and isinstance(event, NOT_OF_A_GAME)):
                    yield event, moment.state

    # ---- the deal -------------------------------------------------------------------------------------------------

    def _asked(self, state: State) -> list[Block]:
        """Tell who is asked whether to reveal, and which chances have been declined before (C14, R3)."""
        seat = state.turn
        blocks = self._declined(state, state.dealt)
        if seat is not None and self.seat in (None, seat):
            facts = {"dealt": state.dealt, "seat": seat, "level": state.levels[seat]}
            sentence = N_(
                "After {dealt} cards seat {seat} holds a card of its level, {level}, and is asked whether to reveal it."
            )
            blocks.append(self._block(Message(sentence, facts)))
        return blocks

    def _declined(self, state: State, dealt: int | None) -> list[Block]:
        """Tell how many chances to reveal were declined before so many cards were dealt; ``None``: all there were."""
        asked: Counter[int] = Counter()
        chance = state.next_chance(0)
        while chance is not None and (dealt is None or chance < dealt):
            asked[seat_of(state.first_seat, chance - 1)] += 1
            chance = state.next_chance(chance)
        if self.seat is not None:  # Being asked is seen by that seat alone.
            asked = Counter({self.seat: asked[self.seat]})
        if not asked.total():
            return []
        seats = tuple(
            Message(N_("{count} by seat {seat}"), {"seat": seat, "count": asked[seat]}) for seat in sorted(asked)
        )
        sentence = NN_(
            "{count} chance to reveal was declined: {seats}.", "{count} chances to reveal were declined: {seats}."
        )
        return [self._block(Message(sentence, {"count": asked.total(), "seats": seats}))]

    # ---- events ---------------------------------------------------------------------------------------------------

    def _event(self, event: Event, state: State, way: str) -> list[Block]:
        if isinstance(event, SettlementEvent):
            return self._settlement(event, whole=way != "game")
        if isinstance(event, PromotionEvent):
            return [Block(say(event, self.language), outcome=self._joined(event.climb_messages))]
        if isinstance(event, PlayEvent) and way == "trick":
            return [self._in_short(Laid(event.seat, event.cards, event.reading), leads=event.beats is None)]
        (told,) = tell(event, self.language)
        block = Block(told.happened, told.sum, told.follows)
        if isinstance(event, TrickEvent) and event.sum_message:
            terms = tuple(Term(card.points, fact(card, self.language)) for card in event.cards)
            return [block._replace(terms=terms)]
        if isinstance(event, DeclarerEvent | RedealEvent) and way != "game":
            at = event.at if isinstance(event, DeclarerEvent) else None
            return [*self._declined(state, None if at is None else at + 1), block]
        return [block]

    def _settlement(self, event: SettlementEvent, *, whole: bool) -> list[Block]:
        """Tell the totals, where all points come from, and then the sums."""
        where = (*event.trick_messages, *event.share_messages, event.kitty_message) if whole else ()
        sums = event.sum_messages if whole else ()
        return [
            *map(self._block, (event.message, *where)),
            *(Block("", say(message, self.language)) for message in sums),
        ]

    def _in_short(self, laid: Laid, *, leads: bool) -> Block:
        """Tell a play in a few words: who, the cards side by side, and what they are."""
        sentence = N_("Seat {seat} leads {cards}: {reading}.") if leads else N_("Seat {seat}: {cards}, {reading}.")
        return self._block(Message(sentence, {"seat": laid.seat, "cards": Lay(laid.cards), "reading": laid.reading}))

    def _passes(self, seats: Sequence[int]) -> list[Block]:
        facts = {"seats": tuple(seats), "count": len(seats)}
        return [self._block(Message(NN_("Seat {seats} passes.", "Seats {seats} pass."), facts))] if seats else []

    def _block(self, message: Message) -> Block:
        return Block(say(message, self.language))

    def _joined(self, messages: Sequence[Message]) -> str:
        return sentences([say(message, self.language) for message in messages], words_of(self.language))
