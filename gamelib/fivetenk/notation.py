"""A state or a view as one line of text, and the checking of hand-made positions.

The line holds named fields: ``fivetenk seed=7 deal=1 game=1 wing_jokers=none levels=3,3,3,3,3,3 previous=- first=2
phase=play turn=4 declarer=3 hands=[3D 4H …][…]… stock=[] buried=[4C …] friends=[AS 1 played 0 made -; …]
taken=0,0,0,0,0,0 trick=[3: 5H 10H KH; 4: pass]``. Games and deals count from 1, as they are spoken of; levels are those
at the game's start. A view begins with ``seat=`` instead of seed and deal, and writes ``?`` for each card it may not
know.
"""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core import N_, RuleError
from gamelib.fivetenk import dealing
from gamelib.fivetenk.cards import DECK, Card, counted, in_order
from gamelib.fivetenk.moves import KITTY, Laid
from gamelib.fivetenk.positions import (
    FIELDS,
    NOTHING,
    POSITION,
    UNKNOWN,
    Cards,
    Position,
    check_ending,
    check_played,
    check_trick,
    made_by,
    read_fields,
    read_number,
)
from gamelib.fivetenk.readings import readings
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED, THROWN_IN
from gamelib.fivetenk.setting import Setting, check_seed
from gamelib.fivetenk.state import State
from gamelib.fivetenk.table import SEATS, Table
from gamelib.fivetenk.view import View, view

STATE_FIELDS = ("seed", "deal", *FIELDS)
_VIEW_FIELDS = ("seat", *FIELDS)


def to_text(state: State) -> str:
    """Write a state as one line; ``from_text`` reads it back to an equal state."""
    start = {"seed": _or_nothing(state.seed), "deal": state.setting.deal + 1}
    return _line(start, state, state.setting.levels, (*state.hands, state.stock, state.buried))


def view_to_text(view: View) -> str:
    """Write a view as one line, with ``?`` for each hidden card."""
    hands = [
        hand if hand is not None else (UNKNOWN,) * size for hand, size in zip(view.hands, view.hand_sizes, strict=True)
    ]
    rest = {DEAL: len(DECK) - view.dealt, THROWN_IN: KITTY}.get(view.phase, 0)
    hidden = (UNKNOWN,) * (KITTY if view.phase in (NAME, PLAY) else 0)
    buried = hidden if view.buried is None else view.buried
    return _line({"seat": view.seat}, view, view.levels_before, (*hands, (UNKNOWN,) * rest, buried))


def _line(start: dict[str, object], position: State | View, levels: Sequence[str], groups: Sequence[Cards]) -> str:
    """Write the fields; ``groups`` are six hands, the stock and what is buried."""
    *hands, stock, buried = (f"[{' '.join(cards)}]" for cards in groups)
    previous = position.previous_game
    named = zip(position.friends_named, position.named_plays, map(_or_nothing, position.made_by), strict=True)
    fields = start | {
        "game": position.game_number + 1,
        "wing_jokers": position.rules.wing_jokers,
        "levels": ",".join(levels),
        "previous": NOTHING if previous is None else f"{previous.declarer}:{','.join(map(str, previous.winners))}",
        "first": position.first_seat,
        "phase": position.phase.replace(" ", "_"),
        "turn": _or_nothing(position.turn),
        "declarer": _or_nothing(position.declarer),
        "hands": "".join(hands),
        "stock": stock,
        "buried": buried,
        "friends": f"[{'; '.join(f'{card} {nth} played {count} made {by}' for (card, nth), count, by in named)}]",
        "taken": ",".join(map(str, position.taken)),
        "trick": f"[{'; '.join(_laid_text(laid, position) for laid in position.trick)}]",
    }
    return " ".join([POSITION, *(f"{name}={value}" for name, value in fields.items())])


def _laid_text(laid: Laid, position: State | View) -> str:
    seat, cards, reading = laid
    if reading is None:
        return f"{seat}: pass"
    leads = position.trick[0] is laid
    named = leads and readings(cards, position.rules)[0].kind != reading.kind
    return f"{seat}: {' '.join(cards)}{f' as {reading.kind}' if named else ''}"


def _or_nothing(value: object) -> object:
    return NOTHING if value is None else value


def _position(text: object, wanted: Sequence[str]) -> tuple[Position, dict[str, str]]:
    fields = read_fields(text, wanted)
    fields["phase"] = fields["phase"].replace("_", " ")
    return Position(fields), fields


def from_text(text: object) -> State:
    """Read a state from its line and check that it can be; raises ``RuleError`` naming the fault."""
    position, fields = _position(text, STATE_FIELDS)
    if UNKNOWN in (*position.stock, *position.buried, *(card for hand in position.hands for card in hand)):
        raise RuleError("format", N_("A state knows every card: this line has ? in it, so it is a view."))
    seed = None if fields["seed"] == NOTHING else check_seed(read_number("seed", fields["seed"]))
    deal = read_number("deal", fields["deal"]) - 1
    if deal < position.game_number:
        raise RuleError("format", N_("deal={value} cannot be: each game has had a deal of its own."), value=deal + 1)
    return _state(position, seed, deal)


def _state(position: Position, seed: int | None, deal: int) -> State:
    """Make the state of a position that knows every card, and check that it can be."""
    hands = [in_order(map(Card, hand)) for hand in position.hands]
    buried = in_order(map(Card, position.buried))
    rest = tuple(map(Card, position.stock))
    setting = Setting(
        position.rules,
        seed,
        position.levels,
        position.previous,
        position.game_number,
        deal,
        () if position.phase in (PLAY, SETTLED) else _deck(position, hands, buried, rest),
        position.first_seat,
    )
    if position.phase in (PLAY, SETTLED):
        table = _table(position, hands, buried)
    else:
        table = None
        _check_all_there(setting.deck)
    state = State(
        setting,
        position.phase,
        position.dealt,
        declarer=position.declarer,
        buried=buried,
        friends_named=position.friends,
        trick=position.trick,
        table=table,
    )
    if position.phase == DEAL:
        _check_chance(state)
    if position.phase == PLAY and table is not None and position.turn is not None:
        table.turn = position.turn
    elif state.turn != position.turn:
        sentence = N_("turn={turn} cannot be: in the deal the seat that has just received a card is asked.")
        raise RuleError("R3", sentence, turn=_or_nothing(position.turn))
    return state


def _deck(position: Position, hands: Sequence[Cards], buried: Cards, rest: Cards) -> tuple[Card, ...]:
    """Lay out cards in an order in which they can have been dealt; which of several does not matter any more."""
    waiting = [list(hand) for hand in hands]
    if position.phase == BURY and position.declarer is not None:
        rest = tuple(waiting[position.declarer][dealing.HAND_SIZE :])
    deck = [waiting[dealing.seat_of(position.first_seat, index)].pop(0) for index in range(position.dealt)]
    return tuple(map(Card, (*deck, *rest, *buried)))


def _check_all_there(deck: Sequence[Card]) -> None:
    missing = tuple(dict.fromkeys(card for card in DECK if deck.count(card) < DECK.count(card)))
    if missing:
        raise RuleError("C1", N_("There are three of every card, and here too few of {cards}."), cards=missing)


def _check_chance(state: State) -> None:
    if state.next_chance(max(0, state.dealt - 1)) != (state.dealt or None):
        raise RuleError("R3", N_("At this moment of the deal nobody holds a card that may be revealed."))


def _table(position: Position, hands: Sequence[Sequence[Card]], buried: Sequence[Card]) -> Table:
    """Set out a position in which cards are played, and check it."""
    check_played(position, hands, buried)
    counts = [counted(hand) for hand in hands]
    table = Table(counts, position.declarer or 0, [(friend.card.number, friend.nth) for friend in position.friends])
    check_trick(position, table.left)
    top = position.top
    table.played = list(position.named_plays)
    table.made_by = made_by(position)
    table.taken = list(position.taken)
    table.trick = position.trick_points
    table.passes = position.passes
    if top is not None:
        table.top, table.top_seat = top.reading, top.seat
    check_ending(position, table)
    if position.phase == SETTLED:
        table.over = table.ending()
    return table


def view_from_text(text: object) -> View:
    """Read a view from its line and check it as far as it is known; raises ``RuleError`` naming the fault."""
    position, fields = _position(text, _VIEW_FIELDS)
    seat = read_number("seat", fields["seat"])
    if seat not in range(SEATS):
        raise RuleError("C1", N_("{seat} is no seat: the seats of six players are 0 to 5."), seat=seat)
    hands = tuple(_known(owner, hand) for owner, hand in enumerate(position.hands))
    if hands[seat] is None:
        raise RuleError("format", N_("Seat {seat} knows its own cards, so none of them is a ?."), seat=seat)
    if position.phase == SETTLED:
        if None in hands or UNKNOWN in position.buried:
            raise RuleError("C18", N_("Hands and kitty are shown when a game is settled, so none of them holds a ?."))
        return view(_state(position, None, position.game_number), seat)
    if any(hand is not None and hand for owner, hand in enumerate(hands) if owner != seat):
        raise RuleError("C18", N_("Other hands stay hidden until the settlement: write a ? for each of their cards."))
    if set(position.stock) - {UNKNOWN}:
        raise RuleError("C18", N_("Nobody knows the cards not yet dealt: write a ? for each of them."))
    knows = seat == position.declarer and position.phase != BURY
    if set(position.buried) - {UNKNOWN} if not knows else UNKNOWN in position.buried:
        raise RuleError("C18", N_("Just the declarer knows what is buried: to others each card of it is a ?."))
    sizes = tuple(map(len, position.hands))
    if position.phase == PLAY:
        check_trick(position, sizes)
    if position.phase == DEAL and position.turn not in (None, seat):
        raise RuleError("R3", N_("Who else is asked is for that seat alone to know: write turn=-."))
    top = position.top
    return View(
        seat=seat,
        rules=position.rules,
        game_number=position.game_number,
        levels=position.levels,
        levels_before=position.levels,
        previous_game=position.previous,
        first_seat=position.first_seat,
        phase=position.phase,
        dealt=position.dealt,
        turn=position.turn,
        declarer=position.declarer,
        hands=hands,
        hand_sizes=sizes,
        buried=in_order(map(Card, position.buried)) if knows else None,
        friends_named=position.friends,
        named_plays=position.named_plays,
        made_by=position.made_by,
        trick=position.trick,
        trick_points=position.trick_points,
        top=None if top is None else top.reading,
        top_seat=None if top is None else top.seat,
        taken=position.taken,
        how=None,
        settlement=None,
        winners=(),
        outcome=None,
        played=(),
        tricks=(),
        done=(),
    )


def _known(owner: int, hand: Cards) -> tuple[Card, ...] | None:
    """Read a hand of a view: all of it is known, or nothing."""
    if UNKNOWN not in hand:
        return in_order(map(Card, hand))
    if set(hand) != {UNKNOWN}:
        raise RuleError("format", N_("The hand of seat {seat} is known as a whole or not at all."), seat=owner)
    return None
