"""Records to be refused, one kind of fault each: match, deal, reveal, burial, naming, plays, order."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from gamelib.fivetenk import DECK
from gamelib.fivetenk.dealing import seat_of
from tests.fivetenk.matches import Record, match, step_count, written


class Fault(NamedTuple):
    """A record that must be refused: what is wrong, the rule and the step to be named.

    ``step`` is ``None`` where no move is at fault.
    """

    what: str
    record: Any
    rule: str
    step: int | None = None


LATER = {"levels": ["4", "7", "9", "3", "A", "K"], "previous": {"declarer": 2, "winners": [0, 1, 4]}}
SEED = next(
    seed for seed in range(50) if "dealt" not in written(seed)["games"][0] and written(seed)["games"][0]["reveal"]
)
"""A match whose first deal somebody reveals in."""


def faults() -> Iterator[Fault]:
    """Make every kind."""
    yield from no_record()
    yield from wrong_match()
    yield from wrong_deal()
    yield from wrong_reveal()
    yield from wrong_burial()
    yield from wrong_naming()
    yield from wrong_plays()
    yield from wrong_order()


def junk(*values: Any) -> tuple[Any, ...]:
    """Gather values of any types."""
    return values


def base() -> Record:
    return written(SEED)


def with_game(**changes: object) -> Record:
    record = base()
    record["games"][0] |= changes
    return record


def without(*keys: str) -> Record:
    record = base()
    for key in keys:
        del record["games"][0][key]
    return record


def no_record() -> Iterator[Fault]:
    for what in junk([], 7, None, b"{}", {"seat": 0}, {}):
        yield Fault(f"{what!r} for a record", what, "format")
    for text in junk("", "{", "{'format': 'fivetenk/1'}", "[1, 2]", "[", "no such file.json", '{"format": NaN', "{}"):
        yield Fault(f"the text {text!r} for a record", text, "format")
    for format_ in junk("exact61/1", "fivetenk", "fivetenk/2", None, 1, ["fivetenk/1"]):
        yield Fault(f"format {format_!r}", base() | {"format": format_}, "format")
    yield Fault("an unknown key", base() | {"winner": 0}, "format")
    for games in junk(None, {}, [], "games", 3):
        yield Fault(f"games {games!r}", base() | {"games": games}, "format")


def wrong_match() -> Iterator[Fault]:
    for seed in junk("7", 1.5, True, [7]):
        yield Fault(f"seed {seed!r}", base() | {"seed": seed}, "format")
    for rules in junk({"wing_jokers": "both"}, {"wing_jokers": None}, {"wing_jokers": []}):
        yield Fault(f"rules {rules!r}", base() | {"rules": rules}, "R4")
    for rules in junk({"trumps": "no"}, "none", []):
        yield Fault(f"rules {rules!r}", base() | {"rules": rules}, "format")
    for levels in junk(None, "333333", ["3"] * 5, ["3"] * 7, {}):
        yield Fault(f"levels {levels!r} later", base() | LATER | {"levels": levels}, "format")
    for level in junk("1", "won", 3, None, "LJ"):
        yield Fault(f"a level of {level!r}", base() | LATER | {"levels": ["4", "7", "9", "3", "A", level]}, "C32")
    yield Fault("a level of 2", base() | LATER | {"levels": ["4", "7", "9", "3", "A", "2"]}, "R1")
    yield Fault("another level in the first game", base() | {"levels": ["3", "3", "4", "3", "3", "3"]}, "C13")
    for previous in junk(7, [], {"declarer": 1}, {"winners": [1]}, {"declarer": 1, "winners": [1], "how": 1}):
        yield Fault(f"previous {previous!r}", base() | LATER | {"previous": previous}, "format")
    for declarer, winners in junk((6, [1]), (1, [6]), (True, [1]), (1, "1"), (1, [1, 1]), (None, [1])):
        what = {"declarer": declarer, "winners": winners}
        yield Fault(f"previous {what!r}", base() | LATER | {"previous": what}, "format")
    yield Fault(
        "four on the declarer's side", base() | LATER | {"previous": {"declarer": 0, "winners": [0, 1, 2, 3]}}, "C21"
    )
    yield Fault("two defenders", base() | LATER | {"previous": {"declarer": 0, "winners": [1, 2]}}, "C22")


def wrong_deal() -> Iterator[Fault]:
    for entry in junk(None, [], "game", 7):
        yield Fault(f"{entry!r} for a game", base() | {"games": [entry]}, "format")
    yield Fault("an unknown key in a game", with_game(kitty=[]), "format")
    yield Fault("no first seat", without("first_seat"), "format")
    for seat in junk(6, -1, None, "0", True, 1.0):
        yield Fault(f"first seat {seat!r}", with_game(first_seat=seat), "format")
    yield Fault("no deck", without("deck"), "format")
    for deck in junk(None, "deck", {}, 7, ["3D", 5], [["3D"]], ["3D", None], ["1D"]):
        yield Fault(f"deck {deck!r}", with_game(deck=deck), "format")
    deck = list(map(str, DECK))
    yield Fault("a card too few", with_game(deck=deck[1:]), "C1")
    yield Fault("a card too many", with_game(deck=[*deck, "3D"]), "C1")
    yield Fault("a card four times", with_game(deck=["3C", *deck[1:]]), "C1")
    yield Fault("an empty deck", with_game(deck=[]), "C1")
    after = match(0).state.declarer or 0
    two = written(0, 2)
    two["games"][-1]["first_seat"] = after
    yield Fault("the last declarer is dealt to first", two, "R2")


def wrong_reveal() -> Iterator[Fault]:
    game = base()["games"][0]
    seat, at = game["reveal"]["seat"], game["reveal"]["at"]
    for reveal in junk(True, [], 7, {}, {"seat": seat}, {"at": at}, {"seat": 6, "at": at}, {"seat": seat, "at": "0"}):
        yield Fault(f"reveal {reveal!r}", with_game(reveal=reveal), "format", 0)
    yield Fault("revealed at a card of another seat", with_game(reveal={"seat": seat, "at": at + 1}), "R3", 0)
    yield Fault("revealed by another seat", with_game(reveal={"seat": (seat + 1) % 6, "at": at}), "R3", 0)
    for place in junk(-6, 156, 161, 10**9):
        yield Fault(f"revealed at {place}", with_game(reveal={"seat": seat, "at": place}), "R2", 0)
    deck = game["deck"]
    early = next(index for index, card in enumerate(deck) if not card.startswith("3"))
    owner = seat_of(game["first_seat"], early)
    if early < 6:
        yield Fault("revealed without a 3", with_game(reveal={"seat": owner, "at": early}), "C13", 0)
    yield Fault("nobody revealed and yet buried", with_game(reveal=None), "C15", 1)
    later = base() | LATER
    later["games"][0]["first_seat"] = 3
    loser = {"seat": 3, "at": 0}
    later["games"][0] = {"first_seat": 3, "deck": deck, "reveal": loser}
    yield Fault("revealed by a loser", later, "C16", 0)
    lacking = copy.deepcopy(later)
    lacking["games"][0]["reveal"] = {"seat": 4, "at": 1}
    rest = sorted(deck, key=lambda card: card.startswith("A"))
    lacking["games"][0]["deck"] = rest
    yield Fault("revealed without a card of one's level", lacking, "C16", 0)


def wrong_burial() -> Iterator[Fault]:
    game = base()["games"][0]
    buried = game["bury"]
    state = match(SEED).steps[0].state
    other = next(card for card in map(str, DECK) if card not in state.hands[state.declarer or 0])
    for cards in junk(None, "3D", {}, 7, [7], ["1D"], [["3D"]]):
        yield Fault(f"bury {cards!r}", with_game(bury=cards), "format", 1)
    yield Fault("five cards buried", with_game(bury=buried[1:]), "C18", 1)
    yield Fault("seven cards buried", with_game(bury=[*buried, buried[0]]), "C18", 1)
    yield Fault("nothing buried", with_game(bury=[]), "C18", 1)
    yield Fault("a card buried that is not held", with_game(bury=[other, *buried[1:]]), "C18", 1)
    yield Fault("four copies buried", with_game(bury=["3D"] * 4 + buried[:2]), "C1", 1)


def wrong_naming() -> Iterator[Fault]:
    def named(*friends: tuple[Any, Any]) -> Record:
        return with_game(friends=[{"card": card, "nth": nth} for card, nth in friends])

    for friends in junk(None, "AS", 7, [7], ["AS", "AH"], [{"card": "AS"}], [{"card": "AS", "nth": 1, "by": 2}]):
        yield Fault(f"friends {friends!r}", with_game(friends=friends), "format", 2)
    for nth in junk("1", 1.0, None, True, [1]):
        yield Fault(f"play {nth!r} named", named(("AS", nth), ("AH", 1)), "format", 2)
    yield Fault("no card named", named(("XX", 1), ("AH", 1)), "format", 2)
    for nth in junk(0, 4, -1, 10**30):
        yield Fault(f"play {nth} named", named(("AS", nth), ("AH", 1)), "C20", 2)
    namings: dict[str, list[tuple[Any, Any]]] = {
        "one friend card": [("AS", 1)],
        "three friend cards": [("AS", 1), ("AH", 1), ("AD", 1)],
        "no friend card": [],
        "the same face twice": [("AS", 1), ("AS", 2)],
        "a king": [("KS", 1), ("AH", 1)],
        "a 2": [("2S", 1), ("AH", 1)],
        "a little joker": [("LJ", 1), ("AH", 1)],
        "a 3": [("AH", 1), ("3S", 1)],
    }
    for what, several in namings.items():
        yield Fault(f"{what} named", named(*several), "C19", 2)


@cache
def _places() -> dict[str, int]:
    """Find plays of the match at which something can be got wrong, by their index among the plays."""
    steps = match(SEED).steps
    found: dict[str, int] = {}
    for index, step in enumerate(steps[3:]):
        before = steps[index + 2].state
        if before.top is None and index:
            found.setdefault("lead", index)
        if before.top is not None and str(step.move) != "pass":
            found.setdefault("answer", index)
        if before.top is not None and str(step.move) == "pass":
            found.setdefault("pass", index)
        if 0 in before.hand_sizes:
            found.setdefault("somebody out", index)
    return found


def with_play(index: int, **changes: object) -> Record:
    record = base()
    play = record["games"][0]["plays"][index]
    record["games"][0]["plays"][index] = {key: value for key, value in (play | changes).items() if value is not ...}
    return record


def wrong_plays() -> Iterator[Fault]:
    places = _places()
    steps = match(SEED).steps
    answer, lead, passed = places["answer"], places["lead"], places["pass"]
    turn = steps[answer + 2].state.turn or 0
    hand = steps[answer + 2].state.hands[turn]
    missing = next(card for card in map(str, DECK) if card not in hand)
    for plays in junk(None, {}, "pass", 7):
        yield Fault(f"plays {plays!r}", with_game(plays=plays), "format", 3)
    for play in junk(None, [], "pass", 7, {}, {"seat": turn}, {"cards": ["3D"]}, {"seat": turn, "bury": ["3D"]}):
        record = base()
        record["games"][0]["plays"][answer] = play
        yield Fault(f"{play!r} for a play", record, "format", answer + 3)
    changed: dict[str, dict[str, Any]] = {
        "cards and pass": {"pass": True},
        "an unknown key in a play": {"colour": "red"},
        "cards as text": {"cards": "3D"},
        "cards that are none": {"cards": ["XX"]},
        "no list of cards": {"cards": 7},
        "an unknown kind": {"as": "full house"},
        "a kind that is no text": {"as": 7},
        "seat as text": {"seat": "0"},
    }
    for what, changes in changed.items():
        yield Fault(what, with_play(answer, **changes), "format", answer + 3)
    yield Fault("pass that is false", with_play(passed, **{"pass": False}), "format", passed + 3)
    yield Fault("pass as a kind", with_play(passed, **{"as": "single"}), "format", passed + 3)
    yield Fault("four copies played", with_play(answer, cards=["3D"] * 4), "C1", answer + 3)
    yield Fault("another seat's turn", with_play(answer, seat=(turn + 1) % 6), "C23", answer + 3)
    yield Fault("no seat of the table", with_play(answer, seat=6), "C23", answer + 3)
    yield Fault("a card that is not held", with_play(answer, cards=[missing]), "C23", answer + 3)
    yield Fault("no cards", with_play(answer, cards=[]), "C4", answer + 3)
    odd = next([str(one), str(two)] for one in hand for two in hand if one.rank + 1 == two.rank and two.rank < 13)
    yield Fault("cards that form nothing", with_play(answer, cards=odd), "C4", answer + 3)
    leader = steps[lead + 2].state.turn
    yield Fault(
        "a pass on a lead", with_play(lead, cards=..., **{"seat": leader, "pass": True, "as": ...}), "R20", lead + 3
    )
    low = next(
        (str(card), step)
        for step, state in enumerate(one.state for one in steps[2:])
        if state.top and state.top.kind == "single" and state.turn is not None
        for card in state.hands[state.turn]
        if card.rank
        <= ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "LJ", "BJ"].index(state.top.rank or "")
    )
    card, index = low
    seat = steps[index + 2].state.turn
    record = base()
    record["games"][0]["plays"][index] = {"seat": seat, "cards": [card]}
    yield Fault("a rank that is not higher", copy.deepcopy(record), "C8", index + 3)
    record["games"][0]["plays"][index] = {"seat": seat, "cards": [card], "as": "pair"}
    yield Fault("a kind that the cards are not", copy.deepcopy(record), "R8", index + 3)
    gone = places["somebody out"]
    out = steps[gone + 2].state.hand_sizes.index(0)
    yield Fault("a move by who is out", with_play(gone, seat=out), "C26", gone + 3)


def wrong_order() -> Iterator[Fault]:
    for keys in junk(("reveal",), ("bury",), ("friends",), ("reveal", "bury"), ("bury", "friends")):
        yield Fault(f"no {' and no '.join(keys)}", without(*keys), "format")
    yield Fault("dealt beside a reveal", with_game(dealt=40), "format")
    for dealt in junk(-1, 157, "40", 1.5, True, None):
        record = base()
        game = record["games"][0]
        record["games"] = [{"first_seat": game["first_seat"], "deck": game["deck"], "dealt": dealt}]
        yield Fault(f"dealt {dealt!r}", record, "format")
    whole = base()
    steps = step_count(whole["games"][0])
    more = base()
    more["games"][0]["plays"].append({"seat": 0, "pass": True})
    rule = "C28" if match(SEED).state.how == "one left" else "C27"
    yield Fault("a move after the end", more, rule, steps)
    two = written(0, 2)
    two["games"][-2]["plays"].pop()
    yield Fault("a further game before the end", two, "C33")
    won = written(1, 200)
    won["games"].append(copy.deepcopy(won["games"][-1]))
    yield Fault("a further game after the match", won, "C32")
