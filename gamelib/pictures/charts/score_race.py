"""The score race: the displayed points of every side after every step, and the events that were rejected (D16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.font_manager import FontProperties

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.exact61 import TARGET, Replay, State, Step
from gamelib.exact61.events import PlacementEvent
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.exact61.settlement_events import BlockedGainEvent, GoingOutEvent
from gamelib.pictures.charts.setting import axes, worded
from gamelib.pictures.charts.showing import describe_figure
from gamelib.pictures.exact61.reading import read_names
from gamelib.pictures.exact61.wording import side_message
from gamelib.pictures.tokens import Palette
from gamelib.words import fact

GOAL = TARGET // RAW_PER_POINT
_DASHES: tuple[str | tuple[int, tuple[float, ...]], ...] = ("-", (0, (6, 2)), (0, (2, 1.5)), (0, (6, 2, 1.5, 2)))
_MARKERS = ("o", "s", "D", "v")


class End(NamedTuple):
    """Where a side's line ends, and how it is called there."""

    points: int
    name: str
    score: str
    colour: str
    font: FontProperties


class Rejected(NamedTuple):
    """A scoring event that was rejected: its step, its side, where the score stayed, where it would have come to."""

    step: int
    side: int
    score: int
    would_be: int


def score_race(
    match: Replay | Iterable[State | Step],
    ax: Axes | None = None,
    *,
    names: Sequence[str] | None = None,
    dark: bool = False,
    language: str | None = None,
) -> Axes:
    """Draw a match as a race to 61: one line for each side, in displayed points, step by step.

    ``match`` is a replay, or states in a row. A cross shows an event that was rejected, at the height to which it
    would have carried its side; a thin upright line shows where a hand ends. ``names`` are the sides' names. Gives
    the ``Axes`` back.
    """
    states = read_match(match)
    labels = None if names is None else read_names(names, len(states[0].scores))
    ax, palette = axes(ax, (9, 4.8), dark=dark)
    ends = []
    for side in range(len(states[0].scores)):
        points = [state.scores[side] // RAW_PER_POINT for state in states]
        name, font = worded(labels[side] if labels else side_message(side, states[0].players), language)
        colour = palette.seats[side]
        line = ax.plot(range(len(points)), points, drawstyle="steps-post", color=colour, linewidth=2, zorder=3)[0]
        line.set(linestyle=_DASHES[side], gid=f"side {side}")
        ax.plot(len(points) - 1, points[-1], _MARKERS[side], color=colour, markersize=7, zorder=4, clip_on=False)
        ends.append(End(points[-1], name, fact(points[-1], language), colour, font))
    _mark_hands(ax, states, palette)
    _mark_goal(ax, palette)
    crosses = rejected(states)
    for event in crosses:
        colour = palette.seats[event.side]
        ax.vlines(event.step, event.score, event.would_be, colors=colour, linestyles=":", linewidth=1.2, zorder=2)
    if crosses:
        label, font = worded(N_("rejected: it would have come to here"), language)
        x, y = [event.step for event in crosses], [event.would_be for event in crosses]
        handles = ax.plot(x, y, "X", color=palette.rejected, markersize=8, zorder=5, label=label, gid="rejected")
        ax.legend(handles=handles, frameon=False, labelcolor=palette.text, prop=font, loc="upper left")
    lowest = min(0, *(score // RAW_PER_POINT for state in states for score in state.scores))
    highest = max([GOAL, *(event.would_be for event in crosses)])
    ax.set(xlim=(0, max(len(states) - 1, 1) * 1.01), ylim=(lowest - 1, highest + 6))
    ax.set_yticks([*range(-(-lowest // 10) * 10, GOAL - 5, 10), GOAL])
    _name_ends(ax, ends)
    for setter, words in ((ax.set_xlabel, N_("step")), (ax.set_ylabel, N_("displayed points"))):
        text, font = worded(words, language)
        setter(text, color=palette.text, fontproperties=font)
    told = N_("The score race over {steps} steps: the sides end with {scores} displayed points; {rejected} rejected.")
    scores = tuple(end.points for end in ends)
    facts = {"steps": len(states) - 1, "scores": scores, "rejected": len(crosses)}
    describe_figure(ax, Message(told, facts), language)
    return ax


def rejected(states: Sequence[State]) -> list[Rejected]:
    """List the scoring events of a match that were rejected; steps count from 0, the state before the first move."""
    found = []
    for step, state in enumerate(states):
        for event in state.events:
            if isinstance(event, PlacementEvent | GoingOutEvent | BlockedGainEvent) and event.accepted is False:
                points = event.net if isinstance(event, GoingOutEvent) else event.raw
                would_be = (event.before + points) // RAW_PER_POINT
                found.append(Rejected(step, event.side, event.before // RAW_PER_POINT, would_be))
    return found


def read_match(match: object) -> list[State]:
    """Give the states of a match: of a replay, or of states or steps in a row."""
    items = match.states if isinstance(match, Replay) else match
    if isinstance(items, Iterable) and not isinstance(items, str):
        states = [item.state if isinstance(item, Step) else item for item in items]
        if states and all(isinstance(state, State) and state.players == states[0].players for state in states):
            return states
    raise RuleError(
        "format",
        N_("{match} is no match to draw: give a replay, or states of one match in a row."),
        match=quoted(match),
    )


def _mark_hands(ax: Axes, states: Sequence[State], palette: Palette) -> None:
    """Draw a thin upright line wherever a hand ends and the match goes on."""
    for step, state in enumerate(states[:-1]):
        if state.hand_over:
            ax.axvline(step, color=palette.divider, linewidth=0.5, zorder=1, gid="hand end")


def _mark_goal(ax: Axes, palette: Palette) -> None:
    ax.axhline(GOAL, color=palette.text, linewidth=1.4, zorder=2, gid="goal")


def _name_ends(ax: Axes, ends: Sequence[End]) -> None:
    """Write each side's name and points where its line ends, one above the other where they would collide."""
    apart = (ax.get_ylim()[1] - ax.get_ylim()[0]) / 16
    free = float("-inf")
    for end in sorted(ends):
        free = max(end.points, free + apart)
        ax.annotate(
            f"{end.name}: {end.score}",
            (1, free),
            xycoords=("axes fraction", "data"),
            xytext=(10, 0),
            textcoords="offset points",
            va="center",
            color=end.colour,
            fontproperties=end.font,
            parse_math=False,  # A name may have dollar signs.
        )
