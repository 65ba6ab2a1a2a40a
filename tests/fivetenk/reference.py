"""The combinations definition by definition, slowly, without any of the engine's code: what it is tested against.

Cards are texts; a reading is a tuple of kind, number of cards and rank.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

ORDER = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "LJ", "BJ"]
IN_A_ROW = ORDER[: ORDER.index("A") + 1]
SUIT_ORDER = "DCHS"
STRENGTH = ["mixed 5-10-K", "suited 5-10-K", "bomb", "joker bomb"]

Reading = tuple[str, int, str | None]


def rank_of(card: str) -> str:
    return card if card in {"LJ", "BJ"} else card[:-1]


def readings(cards: list[str], wing_jokers: str = "none") -> set[Reading]:
    """Everything that a set of cards is, by C4 to C12."""
    size = len(cards)
    ranks = [rank_of(card) for card in cards]
    held = Counter(ranks)
    found: set[Reading] = set()
    if len(held) == 1:
        (rank,) = held
        if size <= 3:
            found.add((["single", "pair", "triple"][size - 1], size, rank))
        elif rank not in {"LJ", "BJ"}:
            found.add(("bomb", size, rank))
    if sorted(ranks) == ["BJ", "LJ"]:
        found.add(("joker bomb", 2, None))
    if sorted(ranks) == ["10", "5", "K"]:
        suits = {card[-1] for card in cards}
        found.add(("suited 5-10-K", 3, suits.pop()) if len(suits) == 1 else ("mixed 5-10-K", 3, None))
    found |= triples(held)
    for first in range(len(IN_A_ROW)):
        for last in range(first, len(IN_A_ROW)):
            if IN_A_ROW[last] not in held:
                break  # A body has no gap.
            found |= in_a_row(held, IN_A_ROW[first : last + 1], wing_jokers)
    return found


def triples(held: Counter[str]) -> set[Reading]:
    """What cards are as a triple with a wing, by C5."""
    found: set[Reading] = set()
    for rank, count in held.items():
        rest = held - Counter({rank: 3})
        if count == 3 and len(rest) == 1 and rest.total() <= 2:
            found.add((f"triple with {'single' if rest.total() == 1 else 'pair'}", held.total(), rank))
    return found


def in_a_row(held: Counter[str], body: list[str], wing_jokers: str) -> set[Reading]:
    """What cards are as a sequence on this body, by C6 and C7."""
    size, length = held.total(), len(body)
    found: set[Reading] = set()
    if length >= 5 and held == Counter(body):
        found.add(("straight", size, body[-1]))
    if length >= 2 and held == Counter(body * 2):
        found.add(("consecutive pairs", size, body[-1]))
    if length >= 2 and all(held[rank] >= 3 for rank in body):
        wings = held - Counter(body * 3)
        jokers = {"LJ", "BJ"} & set(wings)
        allowed = not jokers or (wing_jokers == "not_both" and len(jokers) == 1)
        if not wings:
            found.add(("airplane", size, body[-1]))
        elif allowed and not set(wings) & set(body):
            if wings.total() == length:
                found.add(("airplane with singles", size, body[-1]))
            if wings.total() == 2 * length and all(count % 2 == 0 for count in wings.values()):
                found.add(("airplane with pairs", size, body[-1]))
    return found


def beats(one: Reading, other: Reading) -> bool:
    """Whether one reading beats another, by C8 to C12."""
    if one[0] in STRENGTH:
        if other[0] not in STRENGTH:
            return True
        if one[0] != other[0]:
            return STRENGTH.index(one[0]) > STRENGTH.index(other[0])
        if one[0] == "suited 5-10-K":
            return SUIT_ORDER.index(str(one[2])) > SUIT_ORDER.index(str(other[2]))
        if one[0] == "bomb":
            return one[1] > other[1] or (one[1] == other[1] and higher(one, other))
        return False
    return one[:2] == other[:2] and higher(one, other)


def higher(one: Reading, other: Reading) -> bool:
    return ORDER.index(str(one[2])) > ORDER.index(str(other[2]))


def plays(hand: list[str], wing_jokers: str = "none") -> set[tuple[tuple[str, ...], Reading]]:
    """Every play of a hand by rank: each sub-multiset of its ranks with each of its readings."""
    held = Counter(map(rank_of, hand))
    ranks = [rank for rank in ORDER if held[rank]]
    found: set[tuple[tuple[str, ...], Reading]] = set()
    for counts in product(*(range(held[rank] + 1) for rank in ranks)):
        taken = tuple(rank for rank, count in zip(ranks, counts, strict=True) for _ in range(count))
        if not taken:
            continue
        if taken == ("5", "10", "K"):
            choices = product(*([card for card in hand if rank_of(card) == rank] for rank in taken))
            found |= {(taken, reading) for cards in choices for reading in readings(list(cards), wing_jokers)}
        else:
            # Suits decide nothing here: hearts will do.
            cards = [rank if rank in {"LJ", "BJ"} else f"{rank}H" for rank in taken]
            found |= {(taken, reading) for reading in readings(cards, wing_jokers)}
    return found
