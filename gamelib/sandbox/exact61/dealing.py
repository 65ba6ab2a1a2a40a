"""From a free table into play: hands filled by a seed, and the state that the engine makes of it, if it can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gamelib.core import chance, shuffled
from gamelib.exact61 import State, Tile
from gamelib.exact61.dealing import HAND_SIZE
from gamelib.exact61.notation import STATE_FIELDS
from gamelib.exact61.positions import NAME, NOTHING, read_fields
from gamelib.sandbox.exact61.tables import FreeTable


def rest_dealt(table: FreeTable, seed: int) -> FreeTable:
    """Deal from the spare tiles until no hand is empty and as many tiles are out as a deal puts out (D3).

    The shortest hand gets the next tile, so that hands end up alike. The same seed deals the same tiles.
    """
    out = HAND_SIZE * table.players - len(table.layout)
    return _dealt(table, seed, lambda hands: sum(map(len, hands)) >= out and all(hands))


def all_dealt(table: FreeTable, seed: int) -> FreeTable:
    """Deal all the spare tiles, so that none is left to draw."""
    return _dealt(table, seed, lambda _: False)


def _dealt(table: FreeTable, seed: int, enough: Callable[[list[list[Tile]]], bool]) -> FreeTable:
    hands = [list(hand) for hand in table.hands]
    for tile in shuffled(table.spare, chance("exact61", seed, "sandbox")):
        if enough(hands):
            break
        min(hands, key=len).append(tile)
    return replace(table, hands=tuple(tuple(sorted(hand)) for hand in hands))


def into_play(table: FreeTable, seed: int) -> State:
    """Make a state of a free table: its hands filled by a seed, what is left over the talon, and its seat at turn.

    Raises ``RuleError`` naming what keeps it from being a position of a match.
    """
    filled = rest_dealt(table, seed)
    talon = shuffled(filled.spare, chance("exact61", seed, "sandbox talon"))
    return read_state(
        {
            "players": table.players,
            "seed": seed,
            "hand": 1,
            # Whoever led, as far as the number of tiles tells.
            "leader": (table.turn - len(table.layout)) % table.players,
            "turn": table.turn,
            "scores": ",".join(map(str, table.scores)),
            "drawn": NOTHING,
            "hands": "".join(f"[{' '.join(hand)}]" for hand in filled.hands),
            "talon": f"[{' '.join(talon)}]",
            "layout": f"[{table.layout.to_text()}]",
        }
    )


def edited(state: State, **changes: object) -> State:
    """Change fields of a state's line, such as ``scores="290,0"``; raises ``RuleError`` where the result cannot be."""
    return read_state(read_fields(state.to_text(), STATE_FIELDS) | changes)


def read_state(fields: dict[str, object]) -> State:
    """Let the engine read a state from its fields, and check it."""
    return State.from_text(" ".join([NAME, *(f"{name}={value}" for name, value in fields.items())]))
