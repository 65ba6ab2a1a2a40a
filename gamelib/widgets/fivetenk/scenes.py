"""The scenes of 5-10-K: whole matches and games, single tricks, or some states, step by step."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from gamelib.core import N_, Message, Reason, RuleError, quoted
from gamelib.fivetenk import Card, Replay, State, View
from gamelib.fivetenk.refusals import DEAL, SETTLED
from gamelib.fivetenk.withholding import uncounted, unsettled, untaken
from gamelib.lessons.fivetenk.predicting import (
    ClimbQuestion,
    Question,
    TrickQuestion,
    climb_question,
    friend_question,
    trick_question,
)
from gamelib.pictures import Picture, draw_cards, draw_settlement, draw_table
from gamelib.pictures.fivetenk.table_wording import name_of, role
from gamelib.widgets.board import Board, Targets
from gamelib.widgets.fivetenk.grouping import WAYS, group
from gamelib.widgets.fivetenk.moments import Moment, Part, moments_at, moments_of
from gamelib.widgets.fivetenk.prediction import Prediction
from gamelib.widgets.fivetenk.telling import Telling
from gamelib.widgets.fivetenk.wondering import HINT, Wondering
from gamelib.widgets.guard import Guard
from gamelib.widgets.panel import Panel
from gamelib.widgets.scenes import Scene, Scenes
from gamelib.words import say

WIDTH, HEIGHT = 600, 400
"""The size of the table's picture; all steps have the same."""

HAND_WIDTH, HAND_CARD = 410, 32
"""The width of a hand's picture and of a card in it: two hands stand side by side."""

QUESTIONS = {Part.PLAY: friend_question, Part.TRICK: trick_question, Part.PROMOTION: climb_question}
"""What is asked about a step, by what its last moment is."""


class FivetenkScenes(Scenes):
    """The scenes of a match, with all that led to it, or of some states.

    With ``seat`` everything is shown and told as that seat knows it. ``by`` says how large the steps of a match are,
    ``game`` and ``trick``, from 1, single out one game or one trick of a game; of states each is one step, and a game
    that is settled in it adds two: its settlement and its promotion.
    """

    game = "fivetenk"

    def __init__(
        self,
        thing: Replay | State | Sequence[State],
        *,
        seat: int | None = None,
        by: str | None = None,
        game: int | None = None,
        trick: int | None = None,
        language: str | None = None,
    ) -> None:
        """Keep the moments; pictures are made when asked for.

        Raises ``RuleError``: C1 for what is no seat, "format" for a way, a game or a trick that there is not.
        """
        self.seat, self.language = seat, language
        self._telling = Telling(seat, language)
        self._given: list[int | None] = []
        if isinstance(thing, Replay | State):
            self._moments = singled_out(moments_of(thing), game, trick)
            by = "play" if by is None else by
        else:
            each = moments_at(thing)
            self._moments = singled_out([moment for moments in each for moment in moments], game, trick)
            if by is None and game is None:
                self._given = [
                    None if place else number for number, row in enumerate(each) for place in range(len(row))
                ]
        if by is not None and by not in tuple(WAYS):  # What is no text cannot be looked up.
            sentence = N_("{way} is no way to take steps here: the ways are {ways}.")
            raise RuleError("format", sentence, way=quoted(by), ways=tuple(WAYS))
        if seat is not None and not self._given:
            *path, last = self._moments
            self._moments = (*map(undealt, path), last)
        self.way = by or ""
        self._shown(self._moments[0].state)
        self._group()

    def _group(self) -> None:
        alone = tuple(range(place, place + 1) for place in range(len(self._moments)))
        self._groups = group(self._moments, self.way) if self.way else alone

    # ---- steps ----------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        """Count the steps."""
        return len(self._groups)

    def moments(self, index: int) -> tuple[Moment, ...]:
        """Give the moments that make up a step."""
        return tuple(self._moments[place] for place in self._groups[index])

    @property
    def ways(self) -> Mapping[str, str]:
        """Give the ways in which steps can be taken: none where the steps were given one by one."""
        if not self.way:
            return {}
        several: dict[str, set[object]] = {
            "trick": {moment.trick for moment in self._moments},
            "game": {moment.game for moment in self._moments},
        }
        return {
            way: name for way, name in WAYS.items() if way == self.way or way not in several or len(several[way]) > 1
        }

    def take(self, way: str, index: int) -> int:
        """Take steps in another way, and give the step that ends where ``index`` did, or holds what it showed."""
        last = self._groups[index][-1]
        self.way = way
        self._group()
        return next(number for number, places in enumerate(self._groups) if last in places)

    def mark(self, index: int) -> Hashable:
        """Give what tells a step from others: where it ends."""
        return self._groups[index][-1]

    def place(self, index: int) -> int | None:
        """Tell which of the states given a step shows; ``None`` for what a settlement adds."""
        return self._given[index] if self._given else index

    # ---- scenes ---------------------------------------------------------------------------------------------------

    def scene(self, index: int) -> Scene:
        """Make the scene of one step."""
        moments = self.moments(index)
        return Scene(
            picture=self.picture(index),
            blocks=self._telling.told(moments, self.way),
            rules=self._telling.rules(moments, self.way),
            title=self.title(index),
        )

    def title(self, index: int) -> str:
        """Say where in the match a step is."""
        *_, last = self.moments(index)
        facts = {"game": last.game, "trick": last.trick}
        message = last.title
        if self.way == "game":
            message = Message(N_("Game {game}"), facts)
        elif self.way == "trick" and last.trick and last.part not in (Part.SETTLEMENT, Part.PROMOTION):
            message = Message(N_("Game {game}, trick {trick}"), facts)
        elif self.way == "trick" and last.part is Part.NAMING:
            message = Message(N_("Game {game}: before the first trick"), facts)
        return say(message, self.language) if message else ""

    def picture(self, index: int, arrows: Sequence[int] = ()) -> Picture:
        """Draw one step: the table, or a settlement; ``arrows`` point at seats."""
        *_, moment = self.moments(index)
        if moment.part in (Part.SETTLEMENT, Part.PROMOTION):
            return self._settlement(moment, told=moment.part is Part.PROMOTION)
        return self._table(unsettled(moment.state), ended=moment.part is Part.TRICK, arrows=arrows)

    def hinted(self, index: int) -> Picture | None:
        """Draw the table of one step with an arrow to who makes the next play."""
        *_, moment = self.moments(index)
        if index + 1 == len(self) or moment.part in (Part.SETTLEMENT, Part.PROMOTION):
            return None
        following = next((later for later in self.moments(index + 1) if later.part is Part.PLAY), None)
        return self.picture(index, arrows=(following.state.trick[-1].seat,)) if following else None

    @property
    def has_hands(self) -> bool:
        """Tell whether there are hands to show: there always are."""
        return True

    def hands(self, index: int) -> tuple[Picture, ...]:
        """Draw the hands that may be seen; the cards that are friend cards are outlined.

        Of a hand that is hidden the table tells how many cards it has.
        """
        *_, moment = self.moments(index)
        position = self._shown(moment.state)
        named = {friend.card for friend in position.friends_named}
        return tuple(
            draw_cards(
                cards,
                lit=[place for place, card in enumerate(cards) if card in named],
                label=self._label(position, seat),
                width=HAND_WIDTH,
                size=HAND_CARD,
                language=self.language,
            )
            for seat, cards in enumerate(held(position))
            if None not in cards
        )

    def _label(self, position: State | View, seat: int) -> str:
        facts = {"seat": name_of(position, seat), "role": role(position, seat, self.language)}
        return say(Message(N_("{seat}: {role}"), facts) if facts["role"] else name_of(position, seat), self.language)

    # ---- asking ---------------------------------------------------------------------------------------------------

    def question(self, index: int) -> Question | None:
        """Give what can be asked about a step: something, where a trick, a named play or a game ends it."""
        *_, last = self.moments(index)
        ask = QUESTIONS.get(last.part)
        return ask(last.state) if ask else None

    def asking(self, index: int) -> Scene | None:
        """Make the scene of a step as far as it can be shown while the question is open."""
        question = self.question(index)
        if question is None:
            return None
        *moments, last = self.moments(index)
        if isinstance(question, TrickQuestion):
            blocks = self._telling.passed(question)
        elif isinstance(question, ClimbQuestion):
            shown = () if moments else (question.settlement,)
            blocks = self._telling.told((*moments, last.with_events(shown)), "game")
        else:
            blocks = self._telling.told((*moments, last.with_events(last.events[:1])), self.way)
        return Scene(picture=self.asked_picture(index), blocks=blocks, title=self.title(index))

    def asked_picture(self, index: int, chosen: Collection[int] = ()) -> Picture:
        """Draw a step without telling what is asked, with the seats that a learner has chosen."""
        *_, moment = self.moments(index)
        if moment.part is Part.PROMOTION:
            return self._settlement(moment, told=False)
        if moment.part is Part.TRICK:
            return self._table(untaken(moment.state), asked=True, chosen=chosen)
        return self._table(uncounted(moment.state), chosen=chosen)

    # ---- asking why -----------------------------------------------------------------------------------------------

    asks = True

    hint = HINT

    def questions(self, index: int) -> Mapping[str, str]:
        """List what can be asked about one step."""
        return self._wondering(index).questions()

    def targets(self, index: int) -> Targets:
        """Give the parts of one step's picture that can be asked: those of the table, if it is one."""
        *_, moment = self.moments(index)
        return {} if moment.part in (Part.SETTLEMENT, Part.PROMOTION) else self._wondering(index).targets()

    def key(self, index: int, data: Mapping[str, str]) -> str:
        """Give the key of what is asked by pressing a part of one step's picture."""
        return self._wondering(index).key(data)

    def why(self, index: int, key: str) -> Reason:
        """Answer what is asked about one step."""
        return self._wondering(index).why(key)

    def _wondering(self, index: int) -> Wondering:
        """Look at a step as far as it has come: what is told a step later is not asked about before."""
        *_, moment = self.moments(index)
        state = moment.state
        besides: tuple[str, ...] = ()
        if moment.part is Part.SETTLEMENT:
            besides = ("climbing", "level", "seat")
        elif moment.part is not Part.PROMOTION and state.phase == SETTLED:
            state, besides = unsettled(state), ("turn",)
        ended = untaken(state) if moment.part is Part.TRICK else None
        return Wondering(state, seat=self.seat, ended=ended, besides=besides, language=self.language)

    def panel(self, board: Board, guard: Guard) -> Panel:
        """Make the panel in which tricks, friends and promotions are predicted."""
        return Prediction(self, board, guard)

    # ---- pictures -------------------------------------------------------------------------------------------------

    def _shown(self, state: State) -> State | View:
        return state if self.seat is None else state.view(self.seat)

    def _table(self, state: State, **options: Any) -> Picture:
        return draw_table(self._shown(state), width=WIDTH, height=HEIGHT, language=self.language, **options)

    def _settlement(self, moment: Moment, *, told: bool) -> Picture:
        return draw_settlement(moment.state, upto="levels" if told else "sums", width=WIDTH, language=self.language)


def undealt(moment: Moment) -> Moment:
    """Show a deal that is long over before its first card: how far it had come when somebody was first asked tells R3.

    Any other moment is given back as it is.
    """
    state = moment.state
    if state.phase != DEAL or state.move is not None:
        return moment
    return replace(moment, state=State(state.setting, DEAL, 0, previous=state.previous, opening=True))


def held(position: State | View) -> tuple[tuple[Card | None, ...], ...]:
    """Give what can be seen of every hand: its cards, ``None`` for each that lies face down."""
    return tuple(
        (None,) * position.hand_sizes[seat] if cards is None else cards for seat, cards in enumerate(position.hands)
    )


def singled_out(moments: Sequence[Moment], game: int | None, trick: int | None) -> tuple[Moment, ...]:
    """Keep the moments of one game, or of one trick of a game; raises ``RuleError`` ("format") where there are none."""
    if game is None and trick is None:
        return tuple(moments)
    game = moments[0].game if game is None else game
    kept = tuple(
        moment
        for moment in moments
        if moment.game == game
        and (trick is None or (moment.trick == trick and moment.part in (Part.PLAY, Part.PASS, Part.TRICK)))
    )
    if not kept:
        sentence = (
            N_("There is no game {game} here.")
            if trick is None
            else N_("There is no trick {trick} of game {game} here.")
        )
        raise RuleError("format", sentence, game=quoted(game), trick=quoted(trick))
    return kept
