"""The orders and the promotion table of 5-10-K, as they are written for a page to print."""

from __future__ import annotations

import re
from html import unescape

from gamelib.fivetenk.bands import bands
from gamelib.fivetenk.promotion import outcome
from gamelib.pictures.fivetenk.orders import orders, promotion_table


def test_c31_the_bands_hold_every_total_once_and_say_what_it_brings() -> None:
    totals = [total for band in bands() for total in range(band.low, band.high + 1, 5)]
    assert totals == list(range(0, 301, 5))
    for band in bands():
        assert {outcome(total) for total in range(band.low, band.high + 1, 5)} == {(band.winner, band.steps)}


def test_c31_the_table_is_the_rulebooks() -> None:
    rows = re.findall(r"<tr><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td></tr>", unescape(promotion_table("en")))
    assert rows == [
        ("0", "declarer's side", "3 levels"),
        ("5 to 55", "declarer's side", "2 levels"),
        ("60 to 115", "declarer's side", "1 level"),
        ("120 to 175", "defenders", "nobody climbs"),
        ("180 to 235", "defenders", "1 level"),
        ("240 to 295", "defenders", "2 levels"),
        ("300", "defenders", "3 levels"),
    ]


def test_c2_c9_c32_the_orders_run_from_low_to_high() -> None:
    lines = [re.sub(r"<.*?>", "", line) for line in re.findall(r"<p>(.*?)</p>", orders("en"))]
    assert [unescape(line) for line in lines] == [
        "Ranks: 3 < 4 < 5 < 6 < 7 < 8 < 9 < 10 < J < Q < K < A < 2 < little joker < big joker",
        (
            "Special combinations: mixed 5-10-K < suited 5-10-K ♦ < suited 5-10-K ♣ < suited 5-10-K ♥ < "
            "suited 5-10-K ♠ < bomb of 4 cards < … < bomb of 12 cards < joker bomb"
        ),
        "Levels: 2 < 3 < 4 < 5 < 6 < 7 < 8 < 9 < 10 < J < Q < K < A",
    ]


def test_the_table_speaks_japanese() -> None:
    assert "親側" in promotion_table("ja")
    assert "大ジョーカー" in orders("ja")
