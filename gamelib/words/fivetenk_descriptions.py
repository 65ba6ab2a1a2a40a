"""What a picture of 5-10-K shows, in words: cards, and a match at one moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import State
from gamelib.fivetenk.cards import Card, points
from gamelib.fivetenk.dealing import DEALT
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.fivetenk.moves import KITTY, Laid
from gamelib.fivetenk.promotion import DEFENDERS, WON
from gamelib.fivetenk.public import known_declarers, known_points, known_side, last_play, levels_before
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED, THROWN_IN
from gamelib.fivetenk.settlement_events import HOW_ENDED, MatchEndEvent, verdict_message
from gamelib.fivetenk.table import SEATS
from gamelib.fivetenk.view import View


def describe_cards(cards: Sequence[Card | None], *, worth: bool = True) -> tuple[Message, ...]:
    """Describe cards in the order given: those that can be seen, and how many lie face down.

    What they are worth together is said, too, unless that is to be found out by who looks at them (``worth``).
    """
    seen = tuple(card for card in cards if card is not None)
    hidden = len(cards) - len(seen)
    messages = []
    if seen:
        shown = {"count": len(seen), "cards": seen}
        messages.append(Message(NN_("{count} card: {cards}.", "{count} cards: {cards}."), shown))
        if worth:
            messages.append(Message(NN_("{count} point in all.", "{count} points in all."), {"count": points(seen)}))
    if hidden:
        messages.append(Message(NN_("{count} card face down.", "{count} cards face down."), {"count": hidden}))
    return tuple(messages) or (Message(N_("No cards."), {}),)


def describe_position(position: State | View) -> tuple[Message, ...]:
    """Describe a match at one moment: of a state with every hand open, of a view what its seat may know (R3, C18)."""
    return (*_public(position), *_hands(position))


def describe_table(position: State | View, ended: Sequence[Laid] = (), *, asked: bool = False) -> tuple[Message, ...]:
    """Describe what lies open on the table at one moment: of hands no more than how many cards they have.

    A trick that has ``ended`` is told where its cards still lie there. Where it is ``asked`` who takes the trick and
    how many points, that is left out.
    """
    return (*_public(position, asked=asked), *_ended(ended), *_sizes(position))


def _public(position: State | View, *, asked: bool = False) -> Iterator[Message]:
    if isinstance(position, View):
        yield Message(N_("Seen from seat {seat}."), {"seat": position.seat})
    yield Message(N_("Game {number}."), {"number": position.game_number + 1})
    yield _levels(position)
    if position.declarer is not None:
        yield Message(N_("The declarer is seat {seat}."), {"seat": position.declarer})
    if position.phase == PLAY:
        yield from _play(position, asked=asked)
        return
    yield from {DEAL: _deal, THROWN_IN: _thrown_in, BURY: _bury, NAME: _name, SETTLED: _settled}[position.phase](
        position
    )


def _levels(position: State | View) -> Message:
    before = levels_before(position)
    levels = []
    for seat, level in enumerate(position.levels):
        sentence = N_("seat {seat} at {level}")
        if level == WON:
            sentence = N_("seat {seat} past A (before at {before})")
        elif level != before[seat]:
            sentence = N_("seat {seat} at {level} (before at {before})")
        levels.append(Message(sentence, {"seat": seat, "level": level, "before": before[seat]}))
    return Message(N_("Levels: {levels}."), {"levels": tuple(levels)})


# ---- before the first trick ---------------------------------------------------------------------------------------


def _deal(position: State | View) -> Iterator[Message]:
    sentence = NN_("{count} of {all} cards has been dealt.", "{count} of {all} cards have been dealt.")
    yield Message(sentence, {"count": position.dealt, "all": DEALT})
    if position.turn is not None:
        facts = {"seat": position.turn, "level": position.levels[position.turn]}
        yield Message(N_("Seat {seat} holds a card of its level, {level}, and is asked whether to reveal it."), facts)


def _thrown_in(_: State | View) -> Iterator[Message]:
    yield Message(N_("All cards are dealt and nobody has revealed one: they will be shuffled and dealt again."), {})


def _bury(position: State | View) -> Iterator[Message]:
    facts = {"seat": position.declarer, "kitty": KITTY}
    yield Message(N_("Seat {seat} has taken the kitty and is to bury {kitty} cards."), facts)


def _name(position: State | View) -> Iterator[Message]:
    facts = {"seat": position.declarer, "kitty": KITTY}
    yield Message(N_("Seat {seat} has buried {kitty} cards face down and is to name the friend cards."), facts)


# ---- the tricks ---------------------------------------------------------------------------------------------------


def _play(position: State | View, *, asked: bool) -> Iterator[Message]:
    yield from _friends(position)
    yield from _sides(position)
    yield from _taken(position)
    yield Message(N_("The {kitty} cards of the kitty lie face down."), {"kitty": KITTY})
    yield from _trick(position, worth=not asked)
    if not asked:
        yield from describe_turn(position)


def describe_turn(position: State | View) -> Iterator[Message]:
    """Say of a game in which cards are played what is to be beaten, and by whom, or who is to lead (C23)."""
    if position.top is None:
        yield Message(N_("Seat {seat} is to lead."), {"seat": position.turn})
        return
    if position.turn is None:
        yield Message(N_("With this play of seat {seat} the game has ended."), {"seat": position.top_seat})
        return
    yield Message(N_("To be beaten: the {top} of seat {seat}."), {"top": position.top, "seat": position.top_seat})
    yield Message(N_("Seat {seat} is to beat it or to pass."), {"seat": position.turn})


def _friends(position: State | View) -> Iterator[Message]:
    for (card, nth), count, seat in zip(position.friends_named, position.named_plays, position.made_by, strict=True):
        play = Message(NTH_PLAY[nth], {"card": card})
        facts = {"play": play, "card": card, "count": count, "seat": seat}
        yield Message(
            NN_(
                "Friend card: {play}. {card} has been played {count} time so far.",
                "Friend card: {play}. {card} has been played {count} times so far.",
            ),
            facts,
        )
        if seat is None:
            if position.phase == SETTLED:
                yield Message(N_("Nobody has made the named play, so it adds nobody."), facts)
        elif seat == position.declarer:
            yield Message(N_("The declarer has made the named play, so it adds nobody."), facts)
        else:
            yield Message(N_("Seat {seat} has made the named play and is a friend."), facts)


def _sides(position: State | View) -> Iterator[Message]:
    unknown, others = (
        tuple(seat for seat in range(SEATS) if known_side(position, seat) == side) for side in (None, DEFENDERS)
    )
    declarers = tuple(sorted(known_declarers(position)))
    sentences = (
        (NN_("On the declarer's side: seat {seats}.", "On the declarer's side: seats {seats}."), declarers),
        (NN_("Defenders: seat {seats}.", "Defenders: seats {seats}."), others),
        (NN_("Side not known yet: seat {seats}.", "Side not known yet: seats {seats}."), unknown),
    )
    for sentence, seats in sentences:
        if seats:
            yield Message(sentence, {"seats": seats, "count": len(seats)})


def _taken(position: State | View) -> Iterator[Message]:
    taken = tuple(
        Message(N_("seat {seat} has {points}"), {"seat": seat, "points": count})
        for seat, count in enumerate(position.taken)
    )
    yield Message(N_("Points taken in tricks: {taken}."), {"taken": taken})
    declarers, others = known_points(position)
    facts = {"declarers": declarers, "others": others}
    if any(known_side(position, seat) is None for seat in range(SEATS)):
        yield Message(N_("The declarer's side, as far as it is known, has {declarers} of them."), facts)
    else:
        yield Message(N_("The declarer's side has {declarers} of them, the defenders {others}."), facts)


def _trick(position: State | View, *, worth: bool = True) -> Iterator[Message]:
    if not position.trick:
        return
    yield Message(N_("The last trick:") if position.phase == SETTLED else N_("The trick on the table:"), {})
    for place, laid in enumerate(position.trick):
        yield _laid(laid, leads=place == 0)
    if worth:
        yield Message(N_("The point cards in this trick make {points} points."), {"points": position.trick_points})


def _ended(trick: Sequence[Laid]) -> Iterator[Message]:
    if trick:
        yield Message(N_("The trick that has just ended:"), {})
        yield from (_laid(laid, leads=place == 0) for place, laid in enumerate(trick))
        yield Message(N_("Seat {seat} has taken it."), {"seat": last_play(trick).seat})


def _laid(laid: Laid, *, leads: bool) -> Message:
    facts: dict[str, object] = {"seat": laid.seat, "cards": laid.cards, "reading": laid.reading}
    if laid.reading is None:
        return Message(N_("Seat {seat} has passed."), facts)
    if leads:
        return Message(N_("Seat {seat} has led {cards}: {reading}."), facts)
    return Message(N_("Seat {seat} has played {cards}: {reading}."), facts)


# ---- the end ------------------------------------------------------------------------------------------------------


def _settled(position: State | View) -> Iterator[Message]:
    settlement, how = position.settlement, position.how
    if settlement is None or how is None or position.buried is None:  # Never of a settled game; for the type checker.
        return
    yield Message(HOW_ENDED[how], {})
    yield from _friends(position)
    yield from _sides(position)
    yield from _taken(position)
    yield from _trick(position)
    yield Message(
        N_("The kitty is shown: {cards}, worth {points} points."),
        {"cards": position.buried, "points": settlement.kitty.points},
    )
    yield Message(
        N_("All in all the defenders have {defenders} points and the declarer's side has {declarers}."),
        {"defenders": settlement.defenders, "declarers": settlement.declarers},
    )
    yield verdict_message(settlement.defenders)
    if position.outcome:
        yield MatchEndEvent(seats=position.outcome.winners, rules=()).message


# ---- hands --------------------------------------------------------------------------------------------------------


def _sizes(position: State | View) -> Iterator[Message]:
    for seat, size in enumerate(position.hand_sizes):
        yield _hidden(position, seat, size)


def _hands(position: State | View) -> Iterator[Message]:
    for seat, (hand, size) in enumerate(zip(position.hands, position.hand_sizes, strict=True)):
        if hand:
            facts = {"seat": seat, "count": len(hand), "cards": hand, "points": points(hand)}
            yield Message(
                NN_(
                    "Seat {seat} holds {count} card: {cards}, worth {points} points.",
                    "Seat {seat} holds {count} cards: {cards}, worth {points} points.",
                ),
                facts,
            )
        else:
            yield _hidden(position, seat, size)
    if position.phase in (NAME, PLAY) and position.buried:
        facts = {"cards": position.buried, "points": points(position.buried)}
        yield Message(N_("Buried: {cards}, worth {points} points."), facts)


def _hidden(position: State | View, seat: int, size: int) -> Message:
    facts = {"seat": seat, "count": size}
    if size:
        return Message(NN_("Seat {seat} holds {count} card.", "Seat {seat} holds {count} cards."), facts)
    if position.phase == DEAL:
        return Message(N_("Seat {seat} has no cards yet."), facts)
    return Message(N_("Seat {seat} is out."), facts)
