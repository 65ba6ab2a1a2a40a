"""The answers of items about cards once more, from their text alone and with none of the engine's code."""

from __future__ import annotations

from collections import Counter
from itertools import product

from gamelib.lessons import Item
from tests.fivetenk.reference import ORDER, SUIT_ORDER, beats, readings
from tests.lessons.fivetenk.lines import (
    Line,
    above,
    by_place,
    chosen,
    counted,
    meant,
    points,
    rank_of,
    rows,
    told,
)

Answer = int | str | frozenset[str]


def copies_left(item: Item) -> Answer:
    what, seen = str(told(item)["what"]), by_place(item)
    if "rank" in item.question.template:
        return 12 - counted(seen)[what]
    return 3 - seen.count(what)


def higher_cards(item: Item) -> Answer:
    than = str(told(item)["than"])
    return frozenset(str(place) for place, card in enumerate(by_place(item)) if above(card, than))


def points_of_cards(item: Item) -> Answer:
    return points(by_place(item))


def played_cards(item: Item) -> Answer:
    return 6 * 26 - sum(Line(item.text).sizes)


def points_left(item: Item) -> Answer:
    line = Line(item.text)
    return 300 - sum(line.taken) - points([card for _, cards in line.plays for card in cards])


def name_it(item: Item) -> Answer:
    cards = by_place(item)
    return meant(cards)[0] if readings(cards) else "nothing"


def build(item: Item) -> Answer:
    """Check the one answer that the item gives: there are others."""
    wanted = told(item)["kind"][0], told(item)["count"]
    assert wanted in {reading[:2] for reading in readings(chosen(item, item.answer))}
    return item.answer


def wings(item: Item) -> Answer:
    body, cards = rows(item)["body"], by_place(item)
    ranks = {*map(rank_of, body), "LJ", "BJ"}
    return frozenset(str(place) for place in range(len(body), len(cards)) if rank_of(cards[place]) not in ranks)


def several_readings(item: Item) -> Answer:
    return frozenset(f"{kind} {rank}" for kind, _, rank in readings(by_place(item)))


def rank_that_counts(item: Item) -> Answer:
    return str(meant(by_place(item))[2])


def beats_or_not(item: Item) -> Answer:
    top, mine = (meant(rows(item)[role]) for role in ("top", "hand"))
    if beats(mine, top):
        return "beats"
    if beats(top, mine):
        return "is beaten"
    return "equal" if mine == top else "not comparable"


def plays_that_beat(item: Item) -> Answer:
    top, *plays = rows(item).items()
    right = [role for role, cards in plays if any(beats(reading, meant(top[1])) for reading in readings(cards))]
    return frozenset(right or ["none"])


def answer_it(item: Item) -> Answer:
    """Check the one answer that the item gives: there are others."""
    top = meant(rows(item)["top"])
    assert any(beats(reading, top) for reading in readings(chosen(item, item.answer)))
    return item.answer


def suited_or_mixed(item: Item) -> Answer:
    return next((kind for kind, _, _ in readings(by_place(item))), "nothing")


def strongest(item: Item) -> Answer:
    """Check that no other 5-10-K of the hand beats the answer."""
    cards = by_place(item)
    threes = product(*([card for card in cards if rank_of(card) == rank] for rank in ("5", "10", "K")))
    (best,) = readings(chosen(item, item.answer))
    assert best[0].endswith("5-10-K")
    assert not any(beats(reading, best) for three in threes for reading in readings(list(three)))
    return item.answer


def bombs(item: Item) -> Answer:
    first, second = map(meant, rows(item).values())
    return "A" if beats(first, second) else "B" if beats(second, first) else "neither"


def strongest_of_all(item: Item) -> Answer:
    plays = {role: meant(cards) for role, cards in rows(item).items()}
    (best,) = (role for role in plays if all(beats(plays[role], plays[other]) for other in plays if other != role))
    return best


def levels_of(item: Item) -> list[str]:
    """Read the levels that stand beside the rows."""
    notes = item.showing.notes  # type: ignore[attr-defined]  # How cards are shown.
    return [str(note.facts["level"]) for _, note in notes]


def may_reveal(item: Item) -> Answer:
    winners = item.told[0].facts.get("winners", range(6))
    hands = rows(item)
    assert [*hands] == [f"seat {seat}" for seat in range(6)]
    fitting = [
        str(seat)
        for seat, (hand, level) in enumerate(zip(hands.values(), levels_of(item), strict=True))
        if seat in winners and level in map(rank_of, hand)  # type: ignore[operator]  # A tuple of seats.
    ]
    return frozenset(fitting or ["nobody"])


def asked_again(item: Item) -> Answer:
    cards = [rank_of(card) for card in by_place(item)]
    return len(cards) - cards.index("3")


def nameable(buried: list[str]) -> list[str]:
    """Name the highest face of each suit that is not wholly buried, from the ace down."""
    down = ORDER[ORDER.index("A") :: -1]
    return [next(f"{rank}{suit}" for rank in down if buried.count(f"{rank}{suit}") < 3) for suit in SUIT_ORDER]


def nameable_faces(item: Item) -> Answer:
    buried = rows(item)["buried"]
    faces = nameable(buried)
    return frozenset(str(place) for place, card in enumerate(by_place(item)) if place >= 6 and card in faces)


def burials(item: Item) -> Answer:
    hand = Counter(rows(item)["hand"])
    rest = {role: cards for role, cards in rows(item).items() if role != "hand"}
    return frozenset(role for role, cards in rest.items() if len(cards) == 6 and Counter(cards) <= hand)


def legal_plays(item: Item) -> Answer:
    plays = {role: cards for role, cards in rows(item).items() if role != "top"}
    top = rows(item).get("top")
    if top is None:
        return frozenset(role for role, cards in plays.items() if readings(cards))
    # The trick may have been led under another name: then the reading told is the one to beat.
    reading = (told(item)["top"].kind, told(item)["top"].size, told(item)["top"].rank)
    assert reading in readings(top)
    right = [role for role, cards in plays.items() if any(beats(mine, reading) for mine in readings(cards))]
    return frozenset([*right, "pass"])


def tricks_points(item: Item) -> Answer:
    return points(by_place(item))


def last_player(item: Item) -> Answer:
    return points(by_place(item))
