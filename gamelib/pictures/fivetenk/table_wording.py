"""The words in and around a picture of the table of six, each from what the state or the view knows."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk import State, View
from gamelib.fivetenk.cards import points
from gamelib.fivetenk.dealing import DEALT
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.fivetenk.moves import KITTY, Laid
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS, WON, outcome
from gamelib.fivetenk.public import KnownPoints, known_points, known_side, last_play, levels_before, may_reveal
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED, THROWN_IN
from gamelib.fivetenk.table import DECLARERS_OUT, DEFENDERS_OUT, ONE_LEFT, SEATS
from gamelib.words import say, term

Said = Message | str

_TITLES = {
    DEAL: N_("Game {number}, the deal"),
    THROWN_IN: N_("Game {number}, thrown in"),
    BURY: N_("Game {number}, seat {seat} buries"),
    NAME: N_("Game {number}, seat {seat} names the friend cards"),
    PLAY: N_("Game {number}, seat {seat} to move"),
    SETTLED: N_("Game {number}, settled"),
}

HOW = {
    DECLARERS_OUT: N_("early: declarer's side out"),
    DEFENDERS_OUT: N_("early: defenders out"),
    ONE_LEFT: N_("only one held cards"),
}
"""How a game ended, in a few words (C27, C28)."""


def table_title(position: State | View, language: str | None) -> str:
    """Name the picture of a match at one moment."""
    facts = {"number": position.game_number + 1, "seat": position.turn}
    title = Message(_TITLES[position.phase], facts)
    if position.phase == PLAY and position.turn is None:
        title = Message(
            N_("Game {number}, the last play") if position.how else N_("Game {number}, all have passed"), facts
        )
    if isinstance(position, View):
        title = Message(N_("{title}, as seat {seat} sees it"), {"title": title, "seat": position.seat})
    return say(title, language)


# ---- a seat -------------------------------------------------------------------------------------------------------


def seat_name(seat: int) -> Said:
    """Name a seat."""
    return Message(N_("Seat {seat}"), {"seat": seat})


def name_of(position: State | View, seat: int) -> Said:
    """Name a seat; the one whose view it is has "you" behind its number, so that it is known by either."""
    if isinstance(position, View) and position.seat == seat:
        return Message(N_("Seat {seat} (you)"), {"seat": seat})
    return seat_name(seat)


def doing(position: State | View, seat: int) -> Said:
    """Say whether a seat is to move, or has won; nothing otherwise."""
    if position.turn == seat:
        return N_("is asked") if position.phase == DEAL else N_("to move")
    return N_("won") if seat in position.winners else ""


def role(position: State | View, seat: int, language: str | None) -> str:
    """Say what a seat is, as far as it is known: the declarer, a friend, a defender; in the deal who may reveal."""
    if position.phase == DEAL:
        return say(N_("may reveal") if seat in may_reveal(position) else N_("may not reveal"), language)
    if position.declarer is None:
        return ""
    if seat == position.declarer:
        return term("declarer", language)
    side = known_side(position, seat)
    if side == DECLARER:
        return term("friend", language)
    return say(N_("side unknown") if side is None else N_("defender"), language)


def level(position: State | View, seat: int) -> Said:
    """Say a seat's level, and where it climbed to."""
    facts = {"before": levels_before(position)[seat], "after": position.levels[seat]}
    if facts["after"] == WON:
        return Message(N_("level {before} → won"), facts)
    return Message(N_("level {after}") if facts["after"] == facts["before"] else N_("level {before} → {after}"), facts)


def cards_left(position: State | View, seat: int) -> Said:
    """Say how many cards a seat has, or that it is out."""
    count = position.hand_sizes[seat]
    if not count and position.phase in (PLAY, SETTLED):
        return N_("out")
    return Message(NN_("{count} card", "{count} cards"), {"count": count})


def point_count(count: int) -> Said:
    """Say a number of points."""
    return Message(NN_("{count} point", "{count} points"), {"count": count})


# ---- the middle ---------------------------------------------------------------------------------------------------


def kitty_words(position: State | View) -> Said:
    """Say where the kitty is, and what it is worth once that is shown."""
    if position.phase == BURY:
        return Message(N_("with seat {seat}"), {"seat": position.declarer})
    if position.phase == SETTLED and position.buried is not None:
        return point_count(points(position.buried))
    return N_("face down")


def friend_words(position: State | View, place: int) -> tuple[Said, Said, Said]:
    """Say of a friend card which play of it counts, how often it has been played, and who made the named play."""
    card, nth = position.friends_named[place]
    seat = position.made_by[place]
    facts = {"seat": seat}
    if seat is None:
        made: Said = N_("nobody has made it") if position.phase == SETTLED else N_("not made yet")
    elif seat == position.declarer:
        made = N_("made by the declarer, no friend")
    else:
        made = Message(N_("made by seat {seat}, a friend"), facts)
    played = Message(N_("played: {count}"), {"count": position.named_plays[place]})
    return Message(NTH_PLAY[nth], {"card": card}), played, made


def side_points(position: State | View) -> KnownPoints:
    """Give the points of both sides, as far as it is known who is on them; after a game all is counted (C30)."""
    settlement = position.settlement
    return known_points(position) if settlement is None else KnownPoints(settlement.declarers, settlement.defenders)


def side_words(position: State | View) -> tuple[Said, Said]:
    """Say the points of both sides, as far as it is known who is on them; after a game all is counted (C30)."""
    unknown = any(known_side(position, seat) is None for seat in range(SEATS))
    facts = side_points(position)._asdict()
    return (
        Message(N_("Declarer's side: {declarers} points"), facts),
        Message(N_("all others: {others} points") if unknown else N_("defenders: {others} points"), facts),
    )


def trick_words(position: State | View, ended: Sequence[Laid] = ()) -> tuple[Said, ...]:
    """Say what the trick on the table is worth and what is to be beaten, the most important first.

    Of a trick that has ``ended`` say what it was worth, who has taken it, and who leads next.
    """
    if ended:
        taken = points([card for laid in ended for card in laid.cards])
        return (
            Message(N_("Trick: {points} points"), {"points": taken}),
            Message(N_("taken by seat {seat}"), {"seat": last_play(ended).seat}),
            Message(N_("seat {seat} leads next"), {"seat": position.turn}),
        )
    if position.top is None:
        return (N_("A new trick"), Message(N_("seat {seat} leads"), {"seat": position.turn}))
    facts = {"seat": position.top_seat, "points": position.trick_points}
    worth = Message(N_("Trick: {points} points"), facts)
    if position.turn is None:
        return (worth, Message(N_("last play, by seat {seat}:"), facts), Message("{top}", {"top": position.top}))
    return (worth, Message(N_("to beat, from seat {seat}:"), facts), Message("{top}", {"top": position.top}))


def result_words(position: State | View) -> tuple[Said, ...]:
    """Say who has won a game that is settled, how far they climb, and how it ended (C31)."""
    winner, steps = outcome(position.points or 0)
    climbed: Said = N_("nobody climbs")
    if steps:
        climbed = Message(NN_("each climbs {count} level", "each climbs {count} levels"), {"count": steps})
    if position.outcome:
        seats = position.outcome.winners
        facts = {"seats": seats, "count": len(seats)}
        climbed = Message(NN_("seat {seats} wins the match", "seats {seats} win the match"), facts)
    won = N_("The defenders win") if winner == DEFENDERS else N_("Declarer's side wins")
    return (won, climbed, *((HOW[position.how],) if position.how else ()))


def phase_words(position: State | View) -> tuple[Said, ...]:
    """Say what is going on before the first trick."""
    if position.phase == DEAL:
        facts = {"dealt": position.dealt, "all": DEALT, "seat": position.turn}
        dealt = Message(N_("{dealt} of {all} cards dealt"), facts)
        if position.turn is None:
            return (dealt,)
        asked = {"seat": position.turn, "level": position.levels[position.turn]}
        return (dealt, Message(N_("seat {seat} holds its level, {level}: will it reveal?"), asked))
    if position.phase == THROWN_IN:
        return (N_("Nobody has revealed"), N_("the cards are dealt again"))
    facts = {"seat": position.declarer, "kitty": KITTY}
    if position.phase == BURY:
        return (Message(N_("Seat {seat} is the declarer"), facts), Message(N_("and buries {kitty} cards"), facts))
    return (Message(N_("Seat {seat} has buried"), facts), Message(N_("and names two friend cards"), facts))
