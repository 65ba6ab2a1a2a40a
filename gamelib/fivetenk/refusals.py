"""Whether a move is allowed, and if not why: the first rule it breaks, in a fixed order.

The order: the game or match is over; it is another's turn; the cards are not held; a duty (bury, name, no pass on a
lead); forming a combination, and beating the top of the trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gamelib.core import N_, NN_, RuleError
from gamelib.fivetenk.cards import FACES, RANK_NUMBERS, Card, in_order
from gamelib.fivetenk.choosing import choose_numbers
from gamelib.fivetenk.comparing import most_like, not_beating
from gamelib.fivetenk.listing import readings_by_rank
from gamelib.fivetenk.moves import KITTY, Bury, Decline, Lay, Move, Name, Nobody, Pass, Reveal
from gamelib.fivetenk.naming import why_not_named
from gamelib.fivetenk.nothing import why_nothing
from gamelib.fivetenk.nouns import A, Alike
from gamelib.fivetenk.plays import FIVE_TEN_KING, Play, sorted_ranks
from gamelib.fivetenk.readings import MIXED, SUITED, Reading, beats_reading, readings
from gamelib.fivetenk.rules import Rules
from gamelib.fivetenk.table import ONE_LEFT, Table

if TYPE_CHECKING:
    from gamelib.fivetenk.state import Outcome, State

DEAL, BURY, NAME, PLAY, SETTLED, THROWN_IN = "deal", "bury", "name", "play", "settled", "thrown in"
PHASES = (DEAL, BURY, NAME, PLAY, SETTLED, THROWN_IN)
"""The phases of a game, in order; a first deal that nobody reveals in is thrown in (C15)."""


class Laying(NamedTuple):
    """A play that is allowed: its cards in order, their faces' numbers, the reading, and the move as kept."""

    cards: tuple[Card, ...]
    numbers: list[int]
    reading: Reading
    move: Lay


def judge(state: State, seat: int | None, move: Move) -> RuleError | Laying | None:
    """Name the first rule that a move breaks, with what would be legal; else tell how cards are played.

    ``seat`` is who is said to move, ``None`` for whoever is at turn. A legal move that plays no cards gives ``None``.
    """
    phase = state.phase
    if phase in (SETTLED, THROWN_IN):
        return _over(state)
    turn = state.turn
    if seat is not None and seat != turn:
        # Without what would be legal: that would show another seat's cards.
        return _another(state, seat)
    if phase == PLAY and turn is not None:
        table = state._table
        if table is None:  # Never in this phase; it tells the type checker so.
            return None
        result: RuleError | Laying | None
        if isinstance(move, Play):
            result = _judge_play(table, move, state)
        elif isinstance(move, Lay):
            result = _judge_cards(table, move, state.setting.rules)
        elif isinstance(move, Pass):
            if table.top is not None:
                return None
            result = RuleError("R20", N_("Seat {seat} leads, and whoever leads may not pass."), seat=turn)
        else:
            result = _too_late(state, move)
    else:
        result = _judge_before(state, turn, move)
    return result.with_legal(_legal(state)) if isinstance(result, RuleError) else result


def _legal(state: State) -> tuple[object, ...]:
    """Give what would be legal, for the seat at turn; the 906,192 ways to bury are never listed."""
    return () if state.phase == BURY else tuple(state.legal_moves())


def _over(state: State) -> RuleError:
    if state.phase == THROWN_IN:
        return RuleError("C15", N_("Nobody revealed, so the cards are shuffled and dealt again first."))
    rule = "C28" if state.how == ONE_LEFT else "C27"
    if state.outcome:
        won: str = NN_(
            "Game {number} is over, and the match with it: seat {seats} has climbed past A.",
            "Game {number} is over, and the match with it: seats {seats} have climbed past A.",
        )
        return RuleError(rule, won, number=state.game_number + 1, known=_winners(state.outcome))
    return RuleError(rule, N_("Game {number} is over; the next must be dealt first."), number=state.game_number + 1)


def why_not_dealt(state: State) -> RuleError | None:
    """Say why the next game cannot be dealt; ``None`` if it can be (C15, C32, C33)."""
    if state.outcome:
        won: str = NN_(
            "The match is over: seat {seats} has climbed past A.",
            "The match is over: seats {seats} have climbed past A.",
        )
        return RuleError("C32", won, known=_winners(state.outcome))
    if state.phase in (SETTLED, THROWN_IN):
        return None
    sentence = N_("Game {number} is still being played, so the next cannot be dealt.")
    return RuleError("C33", sentence, number=state.game_number + 1)


def _winners(outcome: Outcome) -> dict[str, object]:
    return {"seats": outcome.winners, "count": len(outcome.winners)}


def _another(state: State, seat: int) -> RuleError:
    if state.phase == DEAL:
        # Who is asked is for that seat alone to know.
        return RuleError("R3", N_("Seat {seat} is not being asked at this moment, and so can do nothing."), seat=seat)
    facts: dict[str, object] = {"turn": state.turn, "seat": seat}
    if state.phase == BURY:
        return RuleError("C18", N_("Seat {turn} is the declarer and buries six cards, not seat {seat}."), known=facts)
    if state.phase == NAME:
        sentence = N_("Seat {turn} is the declarer and names the friend cards, not seat {seat}.")
        return RuleError("C19", sentence, known=facts)
    if seat in range(len(state.hand_sizes)) and not state.hand_sizes[seat]:
        return RuleError("C26", N_("Seat {seat} is out, and neither answers nor leads any more."), seat=seat)
    return RuleError("C23", N_("It is seat {turn}'s turn, not seat {seat}'s."), known=facts)


def _judge_before(state: State, turn: int | None, move: Move) -> RuleError | None:
    """Judge a move before the first trick: revealing, burying, naming."""
    if state.phase == DEAL:
        return _judge_in_deal(state, turn, move)
    if isinstance(move, Reveal | Decline | Nobody) or (state.phase == NAME and isinstance(move, Bury)):
        return _too_late(state, move)
    if state.phase == BURY:
        if isinstance(move, Bury):
            return _not_buried(state, turn, move)
        sentence = N_("Seat {seat} has taken the kitty, and must bury six cards first.")
        return RuleError("C18", sentence, seat=turn)
    if isinstance(move, Name):
        return why_not_named(move.friends, state.buried)
    return RuleError("C19", N_("Seat {seat} must name two friend cards before leading."), seat=turn)


def _judge_in_deal(state: State, turn: int | None, move: Move) -> RuleError | None:
    if isinstance(move, Nobody):
        sentence = N_("The chances that are left are declined one by one, each by the seat that is asked.")
        return None if turn is None else RuleError("C14", sentence)
    if turn is not None and isinstance(move, Reveal | Decline):
        return None
    sentence = N_("The cards are being dealt: the seat that is asked reveals or declines.")
    return RuleError(state.setting.reveal_rule, sentence)


def _too_late(state: State, move: Move) -> RuleError:
    if isinstance(move, Bury):
        return RuleError("C18", N_("The declarer has buried six cards already."))
    if isinstance(move, Name):
        return RuleError("C19", N_("The friend cards have been named already."))
    sentence = N_("Seat {seat} is the declarer already, for good.")
    return RuleError(state.setting.reveal_rule, sentence, seat=state.declarer)


def _not_buried(state: State, seat: int | None, move: Bury) -> RuleError | None:
    if len(move.cards) != KITTY:
        return RuleError("C18", N_("Six cards are buried, not {count}."), count=len(move.cards))
    hand = state.hands[seat or 0]
    missing = tuple(dict.fromkeys(card for card in move.cards if move.cards.count(card) > hand.count(card)))
    if not missing:
        return None
    some = tuple(card for card in missing if card in hand)
    if some:
        return RuleError("C18", N_("Seat {seat} cannot bury so many of {cards}."), seat=seat, cards=some)
    return RuleError("C18", N_("Seat {seat} cannot bury what it does not hold: {cards}."), seat=seat, cards=missing)


def _judge_play(table: Table, play: Play, state: State) -> RuleError | Laying:
    """Judge a play by rank, and choose its cards."""
    rules = state.setting.rules
    found = readings_by_rank(play.ranks, rules)
    problem = _not_held(table, play)
    if problem:
        return problem
    reading = play.reading
    if not found:
        return RuleError("C4", N_("{ranks} form no combination."), ranks=play.ranks)
    if reading not in found:
        return RuleError("R8", N_("{ranks} are no {reading}."), ranks=play.ranks, reading=reading)
    if reading.kind != SUITED:
        highest = next(other for other in found if other.kind == reading.kind)
        if highest != reading:
            sentence = N_("Of several readings of one kind the highest is meant: the {highest}, not the {reading}.")
            return RuleError("R8", sentence, highest=highest, reading=reading)
    top = table.top
    if top is not None and not beats_reading(reading, top):
        return not_beating(reading, top)
    waiting = [face for place, (face, _) in enumerate(table.named) if table.made_by[place] < 0]
    numbers = choose_numbers(table.hands[table.turn], play, waiting)
    cards = tuple([FACES[number] for number in numbers])
    kind = reading.kind if top is None and reading.kind not in (found[0].kind, MIXED, SUITED) else None
    return Laying(cards, numbers, reading, Lay(cards, kind))


def _not_held(table: Table, play: Play) -> RuleError | None:
    counts = table.ranks[table.turn]
    ranks = play.ranks
    missing = [rank for rank in dict.fromkeys(ranks) if ranks.count(rank) > counts[RANK_NUMBERS[rank]]]
    if missing:
        sentence = N_("Seat {seat} does not hold so many {ranks}.")
        return RuleError("C23", sentence, seat=table.turn, ranks=tuple(map(Alike, missing)))
    if ranks == FIVE_TEN_KING:
        fives, tens, kings = table.holding(table.turn).suits
        one_suit = fives == tens == kings and fives.bit_count() == 1
        suits = fives & tens & kings
        kind, _, suit = play.reading
        if (kind == MIXED and one_suit) or (kind == SUITED and not suits >> "DCHS".find(suit or " ") & 1):
            return RuleError("C23", N_("Seat {seat} holds no {reading}."), seat=table.turn, reading=play.reading)
    return None


def _judge_cards(table: Table, move: Lay, rules: Rules) -> RuleError | Laying:
    """Judge concrete cards, and find how they are to be read (R8)."""
    numbers = [card.number for card in move.cards]
    hand = table.hands[table.turn]
    missing = [card for card in dict.fromkeys(move.cards) if numbers.count(card.number) > hand[card.number]]
    if missing:
        return _cards_not_held(table, missing)
    ranks = sorted_ranks(move.cards)
    found = readings(move.cards, rules) if ranks == FIVE_TEN_KING else readings_by_rank(ranks, rules)
    if not found:
        return why_nothing(move.cards, rules) or RuleError("C4", N_("{ranks} form no combination."), ranks=ranks)
    reading = read_as(found, move.kind, table.top)
    return reading if isinstance(reading, RuleError) else Laying(in_order(move.cards), numbers, reading, move)


def _cards_not_held(table: Table, missing: list[Card]) -> RuleError:
    held = tuple(card for card in missing if table.hands[table.turn][card.number])
    if held:
        sentence = N_("Seat {seat} does not hold so many of {cards}.")
        return RuleError("C23", sentence, seat=table.turn, cards=held)
    return RuleError("C23", N_("Seat {seat} does not hold {cards}."), seat=table.turn, cards=tuple(missing))


def read_as(found: tuple[Reading, ...], kind: str | None, top: Reading | None) -> Reading | RuleError:
    """Choose between the readings of cards that are played (R8); ``top`` is what has to be beaten, if anything.

    ``found`` has the unnamed lead first, and of each kind the highest first.
    """
    named = found if kind is None else tuple(reading for reading in found if reading.kind == kind)
    if not named:
        sentence = N_("These cards can be read as {reading}, but not as {kind}.")
        return RuleError("R8", sentence, kind=A(Reading(str(kind), 0, None)), reading=A(found[0]))
    if top is None:
        return named[0]
    winning = next((reading for reading in named if beats_reading(reading, top)), None)
    # Where none wins, the one most like the top tells best what is wrong.
    return winning or not_beating(most_like(named, top), top)
