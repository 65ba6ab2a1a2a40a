"""What a picture of cards cannot be asked for is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import Play, Reading
from gamelib.pictures import draw, draw_cards, draw_deck, draw_play, draw_reading, draw_readings, draw_specials

PAIR = Reading("pair", 2, "8")

REFUSED: dict[str, Callable[[], object]] = {
    "no card": lambda: draw("abc"),
    "cards: no card among them": lambda: draw(["3D", "1X"]),
    "cards: a number": lambda: draw_cards(3),  # type: ignore[arg-type]
    "cards: numbers": lambda: draw_cards([3]),  # type: ignore[list-item]
    "width 0": lambda: draw_cards("3D", width=0),
    "width: a text": lambda: draw_cards("3D", width="900"),  # type: ignore[arg-type]
    "no size": lambda: draw_cards("3D", size=2),
    "a size without end": lambda: draw_cards("3D", size=float("inf")),
    "selected: a number": lambda: draw_cards("3D", selected=0),  # type: ignore[arg-type]
    "selected: no such place": lambda: draw_cards("3D", selected=[1]),
    "selected: below 0": lambda: draw_cards("3D", selected=[-1]),
    "selected: true": lambda: draw_cards("3D 4D", selected=[True]),
    "selected: half a place": lambda: draw_cards("3D 4D", selected=[0.5]),  # type: ignore[list-item]
    "selected: a card too many": lambda: draw_cards("3D 4D", selected=["3D", "3D"]),
    "lit: not among the cards": lambda: draw_cards("3D ?", lit="4D"),
    "lit: no card": lambda: draw_cards("3D", lit="red"),
    "a language that is not there": lambda: draw_cards("3D", language="xx"),
    "deck: no card": lambda: draw_deck("3D X"),
    "deck: no width": lambda: draw_deck(width=1),
    "deck: lit: a number": lambda: draw_deck(lit=3),  # type: ignore[arg-type]
    "another reading": lambda: draw_reading("8D 8C 8H", PAIR),
    "a reading: a text": lambda: draw_reading("8D 8C", "pair"),  # type: ignore[arg-type]
    "a reading made by hand": lambda: draw_reading("8D 8C", Reading("straight", 5, "red")),
    "no width for a reading": lambda: draw_reading("8D 8C", PAIR, width=3),
    "no size for a reading": lambda: draw_reading("8D 8C", PAIR, size=3),
    "a play of other cards": lambda: draw(Play(("8", "9"), PAIR)),
    "a play of no cards": lambda: draw(Play((), PAIR)),
    "a play of ranks that are none": lambda: draw(Play(("8", "red"), PAIR)),
    "a play of numbers": lambda: draw(Play((8, 8), PAIR)),  # type: ignore[arg-type]
    "a play of nothing": lambda: draw(Play(None, None)),  # type: ignore[arg-type]
    "a reading that cannot be": lambda: draw(Reading("pair", 3, "8")),
    "a play: a text": lambda: draw_play("8 8"),  # type: ignore[arg-type]
    "readings of no cards": lambda: draw_readings("8X"),
    "readings without width": lambda: draw_readings("8D", width=0),
    "special: no card": lambda: draw_specials("red"),
    "special: no width": lambda: draw_specials(width=None),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("call", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_drawn_is_refused_in_one_sentence(call: Callable[[], object]) -> None:
    with pytest.raises(RuleError) as refusal:
        call()
    assert refusal.value.rule == "format"
    sentence = str(refusal.value)
    assert len(sentence) < 300
    assert sentence.endswith(".")


@pytest.mark.parametrize("drawer", [draw_cards, draw_deck, draw_readings, draw_specials, draw])
def test_a_fourth_copy_of_a_face_is_refused_by_c1(drawer: Callable[[str], object]) -> None:
    with pytest.raises(RuleError) as refusal:
        drawer("3D 3D 3D 3D")
    assert refusal.value.rule == "C1"
