"""The scenes of Exact 61 Five Up: a replay, some states or some layouts, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from gamelib.core import N_, Event, Message, Reason, RuleError, quoted
from gamelib.exact61 import Layout, Port, Replay, ScoringEnd, State
from gamelib.exact61.events import PlacementEvent, scored, sum_of
from gamelib.exact61.explaining import seen_by, sum_rules
from gamelib.lessons.exact61.predicting import Question, question_of, spots
from gamelib.pictures import (
    Arrangement,
    Frame,
    Picture,
    arrange,
    common_frame,
    draw_hand,
    draw_layout,
    score_sheet,
    tokens,
)
from gamelib.pictures.exact61.questions import Place, draw_question
from gamelib.pictures.exact61.states import holdings
from gamelib.pictures.exact61.wording import seat_label
from gamelib.widgets.board import Board, Targets
from gamelib.widgets.exact61.prediction import Prediction
from gamelib.widgets.exact61.wondering import Wondering, key_of
from gamelib.widgets.guard import Guard
from gamelib.widgets.panel import Panel
from gamelib.widgets.scenes import Block, Scene, Scenes, Term, rules_of
from gamelib.words import say, tell

WIDTH, HEIGHT = 600, 400
"""The size of the table's picture; all steps have the same."""

HAND_SCALE = 12.0

UNITS = ("raw", "displayed")
"""In which points a prediction may be asked for."""


class Moment(NamedTuple):
    """One moment to show: the layout, the state around it where there is one, and the events that led to it."""

    layout: Layout
    state: State | None = None
    events: tuple[Event, ...] = ()


def moments_of(thing: Replay | State | Layout | Sequence[State | Layout]) -> tuple[Moment, ...]:
    """Give the moments of a replay, of the match that led to a state, of a layout's placements, or of a sequence."""
    if isinstance(thing, Replay):
        return (_moment(thing.start), *(Moment(step.state.layout, step.state, step.events) for step in thing.steps))
    if isinstance(thing, State):
        return _history(thing)
    if isinstance(thing, Layout):
        return tuple(map(Moment, _growth(thing)))
    return tuple(_moment(item) if isinstance(item, State) else Moment(item) for item in thing)


def _moment(state: State) -> Moment:
    return Moment(state.layout, state, state.events)


def _history(state: State) -> tuple[Moment, ...]:
    """Go back from a state to where its match began; a new hand's deal is told with its first move."""
    path: list[State] = []
    step: State | None = state
    while step is not None:
        path.append(step)
        step = step.previous
    path.reverse()
    moments = []
    dealt: tuple[Event, ...] = ()
    for place, step in enumerate(path):
        if step.move is None and 0 < place < len(path) - 1:
            dealt = step.events
            continue
        moments.append(Moment(step.layout, step, dealt + step.events))
        dealt = ()
    return tuple(moments)


def _growth(layout: Layout) -> list[Layout]:
    grown = [Layout()]
    for tile, at in layout.placements:
        grown.append(grown[-1].place(tile, at))
    return grown[1:] or grown


class Exact61Scenes(Scenes):
    """The scenes of some moments. Tiles never move within a hand: they lie from the start as they will at its end.

    With ``seat`` other hands lie face down and hidden draws stay hidden, as that seat sees it.
    """

    game = "exact61"

    def __init__(
        self, moments: Sequence[Moment], *, seat: int | None = None, unit: str = "raw", language: str | None = None
    ) -> None:
        """Keep the moments; pictures are made when asked for.

        Raises ``RuleError``: D2 for what is no seat in one of them, "format" for another unit of points.
        """
        self.moments = tuple(moments)
        if unit not in UNITS:
            sentence = N_("{unit} is no unit of points: there are {units}.")
            raise RuleError("format", sentence, unit=quoted(unit), units=UNITS)
        if seat is not None:
            by_players = {moment.state.players: moment.state for moment in self.moments if moment.state}
            for state in by_players.values():
                state.view(seat)
        self.seat = seat
        self.unit = unit
        self.language = language
        self._rows: dict[int, Row] = {}

    def __len__(self) -> int:
        """Count the moments."""
        return len(self.moments)

    def scene(self, index: int) -> Scene:
        """Make the scene of one moment."""
        moment = self.moments[index]
        told, rules = self._told(moment)
        return Scene(
            picture=self.picture(index),
            blocks=told,
            rules=rules,
            sheet=self.sheet(index),
        )

    @property
    def has_hands(self) -> bool:
        """Tell whether there are hands to show: not around a layout alone."""
        return any(moment.state for moment in self.moments)

    def question(self, index: int) -> Question | None:
        """Give what can be asked about a moment: something, where a tile was just placed."""
        moment = self.moments[index]
        return question_of(moment.state or moment.layout, "displayed" if self.unit == "displayed" else "raw")

    def asking(self, index: int) -> Scene | None:
        """Make the scene of a moment as far as it can be shown while its ends are still to be found."""
        if self.question(index) is None:
            return None
        told, _ = self._told(self.moments[index])
        first = next((place for place, block in enumerate(told) if block.terms or block.total), 0)
        blocks = (*told[:first], told[first]._replace(total="", outcome="", terms=()))
        return Scene(
            picture=self.asked_picture(index, {}), blocks=blocks, rules=(), sheet=self.sheet(index, before=True)
        )

    asks = True

    def questions(self, index: int) -> Mapping[str, str]:
        """List what can be asked about one moment."""
        return self._wondering(index).questions()

    def targets(self, index: int) -> Targets:
        """Give the parts of one moment's picture that can be asked."""
        return self._wondering(index).targets()

    def key(self, index: int, data: Mapping[str, str]) -> str:  # noqa: ARG002 - every scene's parts are alike.
        """Give the key of what is asked by pressing a part of the picture."""
        return key_of(data)

    def why(self, index: int, key: str) -> Reason:
        """Answer what is asked about one moment."""
        return self._wondering(index).why(key)

    def _wondering(self, index: int) -> Wondering:
        moment = self.moments[index]
        return Wondering(moment.layout, moment.state, whole=self.seat is None, language=self.language)

    def panel(self, board: Board, guard: Guard) -> Panel:
        """Make the panel in which the ends are predicted."""
        return Prediction(self, board, guard)

    def hinted(self, index: int) -> Picture | None:
        """Draw the table of one moment with an arrow to the port that the next tile will be joined to."""
        later = self.moments[index + 1].layout if index + 1 < len(self) else Layout()
        here = len(self.moments[index].layout)
        at = later.placements[here].at if here < len(later) else None
        return None if at is None else self.picture(index, arrows=(at,))

    def picture(self, index: int, arrows: Sequence[Port] = ()) -> Picture:
        """Draw the table of one moment; ``arrows`` point at ports."""
        row, layout = self.row(index), self.moments[index].layout
        return draw_layout(
            layout,
            arrows=arrows,
            arrangement=row.arranged(layout),
            frame=row.frame,
            width=WIDTH,
            height=HEIGHT,
            language=self.language,
        )

    def asked_picture(self, index: int, guesses: dict[Place, int]) -> Picture:
        """Draw the table of one moment without telling which ends count, with a learner's guesses."""
        row, layout = self.row(index), self.moments[index].layout
        places = [(spot.tile, spot.port) for spot in spots(layout)]
        return draw_question(
            layout,
            places,
            guesses=guesses,
            arrangement=row.arranged(layout),
            frame=row.frame,
            width=WIDTH,
            height=HEIGHT,
            language=self.language,
        )

    def sheet(self, index: int, *, before: bool = False) -> Picture | None:
        """Draw the score sheet after a moment, its new strokes marked, or as it was before the moment."""
        state, earlier = self.moments[index].state, self.moments[max(0, index - 1)].state
        if state is None:
            return None
        old = earlier.scores if earlier is not None and earlier.players == state.players else state.scores
        new = old if before else state.scores
        return score_sheet(new, before=old, players=state.players, language=self.language)

    def row(self, index: int) -> Row:
        """Give the row of moments around one, in which one layout grows into the next."""
        first = last = index
        while first > 0 and grows(self.moments[first - 1].layout, self.moments[first].layout):
            first -= 1
        if first not in self._rows:
            while last + 1 < len(self) and grows(self.moments[last].layout, self.moments[last + 1].layout):
                last += 1
            self._rows[first] = Row([moment.layout for moment in self.moments[first : last + 1]])
        return self._rows[first]

    def _told(self, moment: Moment) -> tuple[tuple[Block, ...], tuple[str, ...]]:
        if moment.state is None:
            blocks = (told_of_layout(moment.layout, self.language),)
            return blocks, sum_rules(moment.layout) if len(moment.layout) else ()
        events = moment.events if self.seat is None else seen_by(moment.events, self.seat)
        return told_of_events(events, self.language), rules_of([event.rules for event in events])

    def hands(self, index: int) -> tuple[Picture, ...]:
        """Draw each seat's hand at one moment, as far as it may be seen."""
        state = self.moments[index].state
        if state is None:
            return ()
        shown = state if self.seat is None else state.view(self.seat)
        return tuple(
            draw_hand(
                tiles,
                label=seat_label(shown, seat, self.language),
                highlight=[tile for tile in tiles if tile is not None and tile == shown.drawn],
                scale=HAND_SCALE,
                language=self.language,
            )
            for seat, tiles in holdings(shown)
        )


def told_of_events(events: Sequence[Event], language: str | None) -> tuple[Block, ...]:
    """Tell events, the sum of a placement end by end."""
    return tuple(
        Block(told.happened, told.sum, told.follows, terms_of(event.ends) if isinstance(event, PlacementEvent) else ())
        for event, told in zip(events, tell(events, language), strict=True)
    )


def told_of_layout(layout: Layout, language: str | None) -> Block:
    """Tell which tile of a layout was placed last, and what the sum is worth, whoever placed it."""
    if not len(layout):
        return Block(say(N_("The table is empty."), language))
    tile, at = layout.placements[-1]
    happened = Message(N_("[{tile}] is laid first."), {"tile": tile})
    if at is not None:
        happened = Message(N_("[{tile}] is joined to {port}."), {"tile": tile, "port": at})
    facts = {"total": layout.total, "raw": layout.raw_points, "displayed": layout.displayed_points}
    outcome = Message(N_("{raw} raw points, {displayed} displayed."), facts)
    if not layout.raw_points:
        outcome = scored(facts, accepted=None)
    total = sum_of([end.contribution for end in layout.scoring_ends])
    return Block(say(happened, language), say(total, language), say(outcome, language), terms_of(layout.scoring_ends))


def terms_of(ends: Sequence[ScoringEnd]) -> tuple[Term, ...]:
    """Write the ends as the terms of a sum, each with its tile."""
    return tuple(Term(contribution, f"[{tile}]") for tile, contribution in ends)


def grows(layout: Layout, into: Layout) -> bool:
    """Tell whether one layout grows into the other: the same placements, and perhaps some more."""
    return into.placements[: len(layout)] == layout.placements


class Row:
    """Layouts of which each grows into the next: where their tiles lie, and the part of the table that holds all."""

    def __init__(self, layouts: Sequence[Layout]) -> None:
        """Keep the layouts, the last of which decides where everything lies."""
        self._layouts = layouts

    @cached_property
    def _final(self) -> Arrangement:
        return arrange(self._layouts[-1])

    @cached_property
    def frame(self) -> Frame:
        """The part of the table that holds all of them, in the shape of the picture."""
        return filled(common_frame(map(self.arranged, self._layouts)))

    def arranged(self, layout: Layout) -> Arrangement:
        """Tell where the tiles of one of them lie."""
        return arrange(layout, self._final)


def filled(frame: Frame) -> Frame:
    """Widen a frame around its middle until it has the shape of the picture, and no tile is blown up too much."""
    least = WIDTH / tokens.MAX_SCALE  # units: below that no picture grows, and all are to have one size
    width = max(frame.width, frame.height * WIDTH / HEIGHT, least)
    height = width * HEIGHT / WIDTH
    return Frame(frame.x - (width - frame.width) / 2, frame.y - (height - frame.height) / 2, width, height)
