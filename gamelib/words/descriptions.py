"""What a picture shows, in words: for a picture's description, and to be read aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gamelib.core import N_, NN_, Message, RuleError
from gamelib.exact61 import Layout, Tile, pips
from gamelib.words.saying import fill, sentences, words_of


def describe(thing: object, language: str | None = None) -> str:
    """Describe a layout or a hand in words; a hand is a sequence of tiles, ``None`` for each that lies face down.

    >>> print(describe(Layout().place("1|4").place("1|1", at=("1|4", "low"))))
    2 tiles lie on the table, in the order placed: [1|4] and [1|1] at [1|4] low. Spinners: [1|1]. \
Counted ends: [1|1] for 2 and [1|4] for 4. Sum: 2 + 4 = 6, which scores nothing. \
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
        raise RuleError("format", N_("{thing} cannot be described in words."), thing=repr(thing))
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
    """Write the sum end by end, and what it scores (D15)."""
    facts = {
        "terms": " + ".join(str(end.contribution) for end in layout.scoring_ends),
        "total": layout.total,
        "raw": layout.raw_points,
        "displayed": layout.displayed_points,
    }
    if not layout.raw_points:
        return Message(N_("Sum: {terms} = {total}, which scores nothing."), facts)
    return Message(N_("Sum: {terms} = {total}, which scores {raw} raw points, {displayed} displayed."), facts)


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


DESCRIBERS: dict[type, Callable[..., tuple[Message, ...]]] = {
    Layout: describe_layout,
    tuple: describe_hand,
    list: describe_hand,
}
"""How each kind of thing is described."""
