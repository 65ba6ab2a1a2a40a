"""The answers of practice items once more, from their text alone and with none of the engine's code.

An item gives its position as a line of text, and the facts of what is told and asked; the combinations come from the
definitions in ``tests/fivetenk/reference.py``, the table of promotions from the rulebook's own numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gamelib.core import Message
from gamelib.lessons import Item
from gamelib.lessons.forms import Several
from tests.lessons.fivetenk import regrade_cards as cards
from tests.lessons.fivetenk.lines import SEATS, Line, named, rank_of, rows, told
from tests.lessons.fivetenk.regrade_cards import Answer

LADDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def after(item: Item) -> Line:
    """Give the line of the position that comes of what is told."""
    assert item.after is not None
    return Line(item.after.to_text())


def facts(message: Message) -> Any:
    """Give what a sentence speaks of."""
    return message.facts


def seats(found: Iterable[object]) -> Answer:
    return frozenset(map(str, found)) or frozenset(["nobody"])


# ---- the deal ------------------------------------------------------------------------------------------------------


def first_legal_reveal(item: Item) -> Answer:
    line = Line(item.text)
    may = SEATS if line.previous is None else line.previous[1]
    for shown in told(item)["shows"]:
        seat = shown.facts["seat"]
        if seat in may and rank_of(str(shown.facts["card"])) == line.levels[seat]:
            return str(seat)
    raise AssertionError(item.text)


def nobody_reveals(item: Item) -> Answer:
    previous = Line(item.text).previous
    return "again" if previous is None else first_winner(*previous)


def first_winner(declarer: int, winners: list[int]) -> str:
    return str(next(seat for step in range(1, 7) if (seat := (declarer + step) % 6) in winners))


def who_knows(item: Item) -> Answer:
    line = Line(item.text)
    return seats(SEATS if line.phase == "settled" else [line.declarer])


# ---- friends -------------------------------------------------------------------------------------------------------


def namings(item: Item) -> Answer:
    buried = rows(item)["buried"]
    right = []
    assert isinstance(item.form, Several)
    for option in item.form.options:
        label: Any = option.label
        pair = [named(label.facts[name]) for name in ("first", "second")]
        faces = {face for face, _ in pair}
        if len(faces) == 2 and faces <= {*cards.nameable(buried)} and all(nth in (1, 2, 3) for _, nth in pair):
            right.append(option.key)
    return frozenset(right)


def makers(item: Item, wanted: list[tuple[str, int]]) -> list[int | None]:
    """Count each copy of the named faces through the plays shown, and tell who made each named play."""
    made: list[int | None] = []
    for face, nth in wanted:
        copies = [int(role.split()[1]) for role, laid in rows(item).items() for card in laid if card == face]
        made.append(copies[nth - 1] if len(copies) >= nth else None)
    return made


def friend_made(item: Item) -> Answer:
    known = facts(item.told[0])
    (made,) = makers(item, [named(known["wanted"])])
    return "nobody" if made in (None, known["declarer"]) else str(made)


def declarers(item: Item) -> set[int]:
    known = facts(item.told[0])
    made = makers(item, [named(message) for message in known["named"]])
    return {known["seat"], *(seat for seat in made if seat is not None)}


def declarers_side(item: Item) -> Answer:
    return seats(declarers(item))


def side_of_seat(item: Item) -> Answer:
    if item.question.facts["seat"] in declarers(item):
        return "declarer"
    return "defenders" if "over" in item.told[-1].template else "unknown"


# ---- tricks --------------------------------------------------------------------------------------------------------


def tricks_winner(item: Item) -> Answer:
    line = Line(item.text)
    return str(line.plays[-1][0]) if line.waiting == [line.turn] else "nobody"


def holder_after(line: Line, seat: int) -> str:
    return str(next(other for step in range(1, 7) if line.sizes[other := (seat + step) % 6]))


def next_leader(item: Item) -> Answer:
    line = Line(item.text)
    top = line.plays[-1][0]
    assert line.waiting == [line.turn]
    return str(top) if line.sizes[top] else holder_after(line, top)


def next_turn(item: Item) -> Answer:
    line = Line(item.text)
    assert line.turn is not None
    cards_played = [*map(str, facts(item.told[0]).get("cards", ()))]
    return holder_after(line.after(line.turn, cards_played), line.turn)


def turns_left(item: Item) -> Answer:
    return seats(Line(item.text).waiting)


def points_of_one_out(item: Item) -> Answer:
    return "declarer" if item.question.facts["seat"] in after(item).side else "defenders"


# ---- the end of a game ---------------------------------------------------------------------------------------------


def game_over(item: Item) -> Answer:
    line, played = Line(item.text), facts(item.told[0])
    assert line.turn == played["seat"]
    assert line.turn is not None
    return line.after(line.turn, [*map(str, played["cards"])]).ending or "goes on"


def last_points(item: Item) -> Answer:
    _, table, hands = after(item).shares
    return f"{table} {hands}"


def defenders_total(item: Item) -> Answer:
    return after(item).shares[0]


# ---- promotion -----------------------------------------------------------------------------------------------------


def decided(item: Item) -> tuple[str, int, set[int]]:
    """Look the winner, the steps and the winning side up."""
    line = Line(item.text)
    total = line.shares[0]
    assert total == told(item)["points"]
    if total >= 120:
        return "defenders", min(3, (total - 120) // 60), {*SEATS} - line.side
    return "declarer", 3 if total == 0 else 2 if total < 60 else 1, line.side


def levels_after(item: Item) -> list[str]:
    _, steps, side = decided(item)
    levels = []
    for seat, level in enumerate(Line(item.text).levels):
        place = LADDER.index(level) + (steps if seat in side else 0)
        levels.append(LADDER[place] if place < len(LADDER) else "won")
    return levels


def row_reached(item: Item) -> Answer:
    winner, steps, _ = decided(item)
    return f"{winner} {steps}"


def new_level(item: Item) -> Answer:
    return str(levels_after(item)[told(item)["seat"]])


def who_climbs(item: Item) -> Answer:
    _, steps, side = decided(item)
    return seats(side if steps else ())


def match_won(item: Item) -> Answer:
    return seats(seat for seat, level in enumerate(levels_after(item)) if level == "won")


def next_reveal(item: Item) -> Answer:
    return seats(decided(item)[2])


def rank_to_reveal(item: Item) -> Answer:
    seat = told(item)["seat"]
    return levels_after(item)[seat] if seat in decided(item)[2] else "none"


def next_declarer(item: Item) -> Answer:
    declarer = Line(item.text).declarer
    assert declarer is not None
    return first_winner(declarer, sorted(decided(item)[2]))


REGRADE: dict[str, Callable[[Item], Answer]] = {
    "copies left": cards.copies_left,
    "higher cards": cards.higher_cards,
    "points of cards": cards.points_of_cards,
    "played cards": cards.played_cards,
    "points left": cards.points_left,
    "name it": cards.name_it,
    "build": cards.build,
    "wings": cards.wings,
    "several readings": cards.several_readings,
    "rank that counts": cards.rank_that_counts,
    "beats or not": cards.beats_or_not,
    "beating plays": cards.plays_that_beat,
    "answer it": cards.answer_it,
    "suited or mixed": cards.suited_or_mixed,
    "strongest 5-10-K": cards.strongest,
    "bombs": cards.bombs,
    "strongest of all": cards.strongest_of_all,
    "special plays": cards.plays_that_beat,
    "jokers": cards.plays_that_beat,
    "special answer": cards.answer_it,
    "may reveal": cards.may_reveal,
    "winners may reveal": cards.may_reveal,
    "asked again": cards.asked_again,
    "first legal reveal": first_legal_reveal,
    "nobody reveals": nobody_reveals,
    "burials": cards.burials,
    "who knows the kitty": who_knows,
    "nameable faces": cards.nameable_faces,
    "namings": namings,
    "friend made": friend_made,
    "declarer's side": declarers_side,
    "side of a seat": side_of_seat,
    "legal plays": cards.legal_plays,
    "trick's winner": tricks_winner,
    "trick's points": cards.tricks_points,
    "next leader": next_leader,
    "next turn": next_turn,
    "turns left": turns_left,
    "points of one who is out": points_of_one_out,
    "game over": game_over,
    "last points": last_points,
    "last player": cards.last_player,
    "defenders' total": defenders_total,
    "row reached": row_reached,
    "new level": new_level,
    "who climbs": who_climbs,
    "match won": match_won,
    "next reveal": next_reveal,
    "rank to reveal": rank_to_reveal,
    "next declarer": next_declarer,
}
"""For each kind of question, what answers it."""
