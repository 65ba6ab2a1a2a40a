"""What a picture shows, in words: for a picture's description, and to be read aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from gamelib.core import N_, NN_, Message, RuleError, quoted
from gamelib.exact61 import TARGET, Layout, State, Tile, View, pips
from gamelib.exact61.scoring import RAW_PER_POINT
from gamelib.fivetenk import State as FivetenkState
from gamelib.fivetenk import View as FivetenkView
from gamelib.fivetenk.cards import Card
from gamelib.words.fivetenk_descriptions import describe_cards, describe_position
from gamelib.words.saying import fill, sentences, words_of


def describe(thing: object, language: str | None = None) -> str:
    """Describe a layout, a hand, a state or a view in words.

    A hand is a sequence of tiles or cards, ``None`` for each that lies face down. Of a state every hand is told,
    of a view what its seat may know.

    >>> print(describe(Layout().place("1|4").place("1|1", at=("1|4", "low"))))
    2 tiles lie on the table, in the order placed: [1|4] and [1|1] at [1|4] low. Spinners: [1|1]. \
Counted ends: [1|1] for 2 and [1|4] for 4. Sum: 2 + 4 = 6, worth nothing. \
Open ports: [1|1] inline B (1) and [1|4] high (4).
    """
    words = words_of(language)
    return sentences([fill(message, words) for message in described(thing)], words)


def described(thing: object) -> tuple[Message, ...]:
    """Give the messages of which a description is made.

    Raises ``RuleError`` ("format") for what cannot be described.
    """
    describer = DESCRIBERS.get(type(thing))
    if describer is None:
        raise RuleError("format", N_("{thing} cannot be described in words."), thing=quoted(thing))
    return describer(thing)


def describe_layout(layout: Layout) -> tuple[Message, ...]:
    """Describe the tiles in order, the spinners, the counted ends with their sum, and the open ports."""
    if not len(layout):
        return (Message(N_("The table is empty."), {}),)
    return (
        Message(
            NN_(
                "{count} tile lies on the table: {tiles}.",
                "{count} tiles lie on the table, in the order placed: {tiles}.",
            ),
            {"count": len(layout), "tiles": layout.placements},
        ),
        Message(N_("Spinners: {tiles}."), {"tiles": layout.spinners}),
        Message(N_("Counted ends: {ends}."), {"ends": layout.scoring_ends}),
        describe_sum(layout),
        Message(N_("Open ports: {ports}."), {"ports": layout.open_ports}),
    )


def describe_sum(layout: Layout) -> Message:
    """Write the sum end by end, and what it is worth (D15)."""
    facts = {
        "terms": " + ".join(str(end.contribution) for end in layout.scoring_ends),
        "total": layout.total,
        "raw": layout.raw_points,
        "displayed": layout.displayed_points,
    }
    if not layout.raw_points:
        return Message(N_("Sum: {terms} = {total}, worth nothing."), facts)
    return Message(N_("Sum: {terms} = {total}, worth {raw} raw points, {displayed} displayed."), facts)


def describe_hand(hand: Sequence[Tile | None]) -> tuple[Message, ...]:
    """Describe a hand: the tiles that can be seen with their pips, and how many lie face down."""
    seen = tuple(tile for tile in hand if tile is not None)
    hidden = len(hand) - len(seen)
    messages = []
    if seen:
        messages.append(
            Message(NN_("{count} tile: {tiles}.", "{count} tiles: {tiles}."), {"count": len(seen), "tiles": seen})
        )
        messages.append(Message(NN_("{count} pip in all.", "{count} pips in all."), {"count": pips(seen)}))
    if hidden:
        messages.append(Message(NN_("{count} tile face down.", "{count} tiles face down."), {"count": hidden}))
    return tuple(messages) or (Message(N_("No tiles."), {}),)


def describe_held(hand: Sequence[Tile | Card | None]) -> tuple[Message, ...]:
    """Describe a hand of either game; one in which nothing can be seen is taken for tiles."""
    if any(isinstance(item, Card) for item in hand):
        return describe_cards(cast(Sequence[Card | None], hand))
    return describe_hand(cast(Sequence[Tile | None], hand))


def describe_state(state: State) -> tuple[Message, ...]:
    """Describe a match at one moment with every hand open; of the talon it is told how many tiles it has."""
    holdings = [describe_holding(seat, hand) for seat, hand in enumerate(state.hands)]
    return (
        *describe_match(state),
        *describe_layout(state.layout),
        *holdings,
        describe_talon(len(state.talon)),
    )


def describe_view(view: View) -> tuple[Message, ...]:
    """Describe what one seat may know of a match: hands that it may not see are only counted (D3)."""
    holdings = [
        describe_hidden(seat, view.hand_sizes[seat]) if hand is None else describe_holding(seat, hand)
        for seat, hand in enumerate(view.hands)
    ]
    return (
        Message(N_("Seen from seat {seat}."), {"seat": view.seat}),
        *describe_match(view),
        *describe_layout(view.layout),
        *holdings,
        describe_talon(view.talon_size),
    )


def describe_match(moment: State | View) -> tuple[Message, ...]:
    """Describe whose turn it is, and the score as it is shown."""
    scores = tuple(
        Message(N_("side {side} has {points}"), {"side": side, "points": raw // RAW_PER_POINT})
        for side, raw in enumerate(moment.scores)
    )
    return (
        Message(N_("Hand {number}, {players} players."), {"number": moment.hand_number + 1, "players": moment.players}),
        Message(N_("Score: {scores}."), {"scores": scores}),
        describe_turn(moment),
    )


def describe_turn(moment: State | View) -> Message:
    """Say whose turn it is, or how the hand or the match has ended."""
    if moment.outcome:
        facts = {"side": moment.outcome.winner, "target": TARGET // RAW_PER_POINT}
        return Message(N_("Side {side} stands at exactly {target} and has won the match."), facts)
    if moment.hand_over == "blocked":
        return Message(N_("The hand is blocked."), {})
    if moment.turn is None:
        return Message(N_("Seat {seat} has gone out."), {"seat": moment.went_out})
    facts = {"seat": moment.turn}
    if moment.drawn:
        return Message(N_("Seat {seat} has drawn [{tile}] and must place it now."), {**facts, "tile": moment.drawn})
    return Message(N_("Seat {seat} is to move."), facts)


def describe_holding(seat: int, hand: Sequence[Tile]) -> Message:
    """Describe a hand that can be seen, with its pips."""
    if not hand:
        return Message(N_("Seat {seat} holds nothing."), {"seat": seat})
    held = Message(NN_("{count} pip", "{count} pips"), {"count": pips(hand)})
    return Message(N_("Seat {seat} holds {tiles}: {pips}."), {"seat": seat, "tiles": tuple(hand), "pips": held})


def describe_hidden(seat: int, size: int) -> Message:
    """Describe a hand that cannot be seen."""
    sentence = NN_("Seat {seat} holds {count} tile face down.", "Seat {seat} holds {count} tiles face down.")
    return Message(sentence, {"seat": seat, "count": size})


def describe_talon(size: int) -> Message:
    """Say how many tiles are left to draw."""
    if not size:
        return Message(N_("The talon is empty."), {})
    left = NN_("{count} tile is left in the talon.", "{count} tiles are left in the talon.")
    return Message(left, {"count": size})


DESCRIBERS: dict[type, Callable[..., tuple[Message, ...]]] = {
    Layout: describe_layout,
    State: describe_state,
    View: describe_view,
    FivetenkState: describe_position,
    FivetenkView: describe_position,
    tuple: describe_held,
    list: describe_held,
}
"""How each kind of thing is described."""
