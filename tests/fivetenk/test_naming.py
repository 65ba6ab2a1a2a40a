"""Which faces may be named, and why: a reason is given for every face, whatever is buried (C19)."""

from __future__ import annotations

from random import Random

from gamelib.fivetenk import DECK, FACES, Card, nameable
from gamelib.fivetenk.naming import why_nameable, why_not_face

ACES_AND_KINGS = [card for card in DECK if card.rank in {10, 11}]


def test_every_face_is_either_refused_or_allowed_with_a_reason() -> None:
    stream = Random(19)
    for _ in range(400):
        buried = stream.sample(stream.choice([list(DECK), ACES_AND_KINGS, ACES_AND_KINGS[-6:]]), 6)
        allowed = [face for face in FACES if why_nameable(face, buried)]
        assert allowed == sorted(nameable(buried), key=lambda face: face.number)
        assert all((why_not_face(face, buried) is None) == (face in allowed) for face in FACES)


def told(face: str, buried: str) -> str:
    return str(why_nameable(Card(face), map(Card, buried.split())))


def test_the_reason_counts_what_is_buried() -> None:
    assert told("AS", "") == "AS may be named: an ace may be, and none is buried."
    assert told("AS", "AS") == "AS may be named: an ace may be, and just 1 of the three is buried."
    assert told("AS", "AS AS") == "AS may be named: an ace may be, and just 2 of the three are buried."
    assert told("KS", "AS AS AS") == "All three copies of AS are buried, so KS may be named."
    assert told("QS", "AS AS AS KS KS KS") == "All copies of AS, KS, three of each, are buried, so QS may be named."
    assert told("KS", "AS AS") == "None"
    assert told("2S", "") == "None"
