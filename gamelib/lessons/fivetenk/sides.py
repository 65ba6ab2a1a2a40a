"""Questions about who is on which side: whose play makes a friend, and what is known (C20-C22, R11, R12, R16)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.fivetenk import Card, Friend, State
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.fivetenk.moves import Lay
from gamelib.fivetenk.promotion import DECLARER, DEFENDERS
from gamelib.fivetenk.public import known_declarers, known_side
from gamelib.fivetenk.refusals import PLAY, SETTLED
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick
from gamelib.lessons.fivetenk.found import find
from gamelib.lessons.fivetenk.friends import one_written, written
from gamelib.lessons.fivetenk.positions import Row, Spread, seat_role
from gamelib.lessons.fivetenk.seats import NOBODY, keys, seat_options
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, remark, seat_label
from gamelib.lessons.verdicts import Remark

UNKNOWN = "unknown"
MOST_PLAYS = 6


class NamedPlay(NamedTuple):
    """A play in which a named face is played: by whom, with which cards, and which plays of each named face it makes.

    ``counts`` has a range for each of the two friend cards: the play numbers, from 1, that it stands for.
    """

    seat: int
    cards: tuple[Card, ...]
    counts: tuple[range, ...]


def named_plays(state: State) -> list[NamedPlay]:
    """List the plays of a game in which a named face was played, in order, as far as it was followed (C20, R11)."""
    plays = []
    step = state
    while step.previous is not None:
        before, move = step.previous, step.move
        if isinstance(move, Lay) and step.named_plays != before.named_plays:
            counts = tuple(
                range(had + 1, has + 1) for had, has in zip(before.named_plays, step.named_plays, strict=True)
            )
            plays.append(NamedPlay(before.turn or 0, tuple(sorted(move.cards, key=lambda c: c.number)), counts))
        step = before
    return plays[::-1]


def just_played(state: State) -> bool:
    """Tell whether a named face has just been played, or the game is over: the moments worth looking at."""
    before = state.previous
    return before is not None and (state.named_plays != before.named_plays or state.phase == SETTLED)


def rows_of(plays: list[NamedPlay]) -> Spread:
    """Lay out plays in order, one in a row."""
    return Spread(tuple(Row(seat_role(play.seat, number), play.cards) for number, play in enumerate(plays, 1)))


def shown(state: State, plays: list[NamedPlay], places: tuple[int, ...] = (0, 1)) -> CardShowing:
    """Say beside each play which plays of named faces it makes, and outline those that settle a friend card.

    ``places`` are those of the friend cards that are spoken of.
    """
    notes, settling = [], []
    named = [state.friends_named[place] for place in places]
    for row, play in zip(rows_of(plays).rows, plays, strict=True):
        made = [Friend(state.friends_named[place].card, number) for place in places for number in play.counts[place]]
        notes.append((row.role, Message(N_("{plays}"), {"plays": written(made)})))
        settling += [row.role] if any(friend in made for friend in named) else []
    return CardShowing(notes=tuple(notes), lit=tuple(settling))


def told_of(state: State) -> tuple[Message, ...]:
    """Say who is the declarer, and what was named."""
    facts = {"seat": state.declarer, "named": written(state.friends_named)}
    return (
        Message(N_("Seat {seat} is the declarer and has named {named}."), facts),
        Message(N_("The picture shows, in order, every play so far with a named face in it."), {}),
    )


def counted_so(friend: Friend, plays: list[NamedPlay], place: int, seat: int) -> Remark:
    """Say which plays of a named face a seat has made, and which one counts (C20, R11)."""
    made = tuple(Message(NTH_PLAY[count], {"card": friend.card}) for play in plays if play.seat == seat
                 for count in play.counts[place])  # fmt: skip
    facts: dict[str, object] = {"seat": seat, "card": friend.card, "made": made, "wanted": one_written(friend)}
    if not made:
        return remark(N_("Seat {seat} has not played {card}; whoever merely holds it is no friend."), "C20", **facts)
    several = any(play.seat == seat and len(play.counts[place]) > 1 for play in plays)
    return remark(N_("Seat {seat} has made {made}; what counts is {wanted}."), "C20", *(("R11",) if several else ()),
                  **facts)  # fmt: skip


def friend_made(stream: Random) -> Item:
    """Ask whom a friend card has brought to the declarer's side, if anybody (C20, C21, R11)."""
    case = pick(stream, ("pair", "pair", "declarer", "open", "plain", "plain"))
    place = pick(stream, (0, 1))

    def wanted(at: State) -> bool:
        if not just_played(at) or not at.named_plays[place]:
            return False
        made = at.made_by[place]
        if case == "open":
            return made is None
        if made is None or (made == at.declarer) != (case == "declarer"):
            return False
        plays = named_plays(at)
        settling = next(play for play in plays if at.friends_named[place].nth in play.counts[place])
        return len(plays) <= MOST_PLAYS and (len(settling.counts[place]) > 1) == (case == "pair")

    state = find(stream, wanted)
    friend = state.friends_named[place]
    plays = [play for play in named_plays(state) if play.counts[place]]
    made = state.made_by[place]
    right = NOBODY if made in (None, state.declarer) else str(made)
    facts: dict[str, object] = {"declarer": state.declarer, "seat": made, "wanted": one_written(friend),
                                "card": friend.card}  # fmt: skip
    about = {str(seat): counted_so(friend, plays, place, seat) for seat in range(SEATS)}
    own = remark(N_("Seat {declarer} is the declarer, and nobody is their own friend."), "C21",
                 **facts)  # fmt: skip
    joins = remark(N_("Seat {seat} made {wanted}, and so joins the declarer's side at that moment."), "C21", "C20",
                   **facts)  # fmt: skip
    if made is None:
        nobody = remark(N_("{card} has not been played often enough: {wanted} is still to come."), "C20", "R16",
                        **facts)  # fmt: skip
    else:
        nobody = remark(N_("The declarer made {wanted}: nobody is added."), "C21", **facts)
    about[str(state.declarer)] = nobody if made == state.declarer else own
    about[NOBODY] = joins
    form, mistakes = choice(
        [*((str(seat), seat_label(seat)) for seat in range(SEATS)), (NOBODY, Message(N_("nobody"), {}))],
        {key: why for key, why in about.items() if key != right},
    )
    solution = (nobody,) if right == NOBODY else (counted_so(friend, plays, place, made or 0), joins)
    return Item(
        position=rows_of(plays),
        told=(
            Message(N_("Seat {declarer} is the declarer and has named {wanted}."), facts),
            Message(N_("The picture shows, in order, every play so far with {card} in it."), facts),
        ),
        question=Message(N_("Whom has this friend card brought to the declarer's side?"), {}),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=nobody if right == NOBODY else joins,
        solution=solution,
        hints=(
            Hint(remark(N_("Count how often {card} is played, copy by copy."), "C20", "R11", **facts)),
            Hint(remark(N_("What counts is {wanted}, whoever makes it. A declarer who makes it adds nobody."), "C20",
                        "C21", **facts)),
        ),
        solved=shown(state, plays, (place,)),
    )  # fmt: skip


def declarers_side(stream: Random) -> Item:
    """Ask who is known to be on the declarer's side by now (C21, C22)."""

    def wanted(at: State) -> bool:
        return at.phase == PLAY and just_played(at) and sum(at.named_plays) > 1 and len(named_plays(at)) <= MOST_PLAYS

    return sides(stream, wanted)


def sides(stream: Random, wanted: Callable[[State], bool]) -> Item:
    """Ask for the seats on the declarer's side at a moment of a game."""
    state = find(stream, wanted)
    plays = named_plays(state)
    right = known_declarers(state)
    declarer = state.declarer or 0

    def why(seat: int) -> Remark:
        facts: dict[str, object] = {"seat": seat, "declarer": declarer}
        if seat == declarer:
            return remark(N_("Seat {seat} is the declarer, and so on the declarer's side."), "C21", **facts)
        for place, friend in enumerate(state.friends_named):
            if state.made_by[place] == seat:
                return remark(N_("Seat {seat} made {wanted}, one of the two named plays."), "C21",
                              wanted=one_written(friend), **facts)  # fmt: skip
        touched = [place for place in (0, 1) if any(play.seat == seat and play.counts[place] for play in plays)]
        if touched:
            return counted_so(state.friends_named[touched[0]], plays, touched[0], seat)
        if None in state.made_by and state.hand_sizes[seat]:
            return remark(N_("Seat {seat} has made no named play, so its side is not known."), "C22", **facts)
        sentence = N_("Both named plays have been made, and not by seat {seat}: nobody can join by them any more.")
        if None in state.made_by:
            sentence = N_("Seat {seat} is out and has made no named play, so it can join no more.")
        return remark(sentence, "C21", "C22", **facts)

    settled = tuple(
        remark(N_("Made by seat {seat}: {wanted}."), "C20", "C21", wanted=one_written(friend), seat=made)
        if made is not None
        else remark(N_("Not made yet: {wanted}."), "C20", wanted=one_written(friend))
        for friend, made in zip(state.friends_named, state.made_by, strict=True)
    )
    return Item(
        position=rows_of(plays),
        told=told_of(state),
        question=Message(N_("Who is known to be on the declarer's side now? Choose all who are."), {}),
        form=seat_options(right, why, why(declarer)),
        answer=keys(right),
        otherwise=remark(N_("The declarer, and whoever has made a named play."), "C21"),
        solution=(*settled, remark(N_("So the declarer's side, as far as it is known: seats {seats}."), "C21", "C22",
                                   seats=right)
                  if len(right) > 1
                  else remark(N_("So nobody but the declarer, seat {seat}, is known to be on that side."), "C21", "C22",
                              seat=declarer)),
        hints=(
            Hint(remark(N_("The declarer belongs to the declarer's side, too."), "C21")),
            Hint(remark(N_("For each named face find the play of it that counts, copy by copy."), "C20", "R11")),
        ),
        solved=shown(state, plays),
    )  # fmt: skip


def may_join(state: State) -> list[int]:
    """List the seats that may yet make a named play, as far as everybody can tell: not revealed, and not out (C26)."""
    return [seat for seat in range(SEATS) if state.hand_sizes[seat] and seat not in (state.declarer, *state.friends)]


def side_of_seat(stream: Random) -> Item:
    """Ask what is known of a seat's side: it may be open, until the end of the game (C22)."""
    case = pick(stream, ("open", "open", "friend", "over", "over"))
    phase = SETTLED if case == "over" else PLAY

    def wanted(at: State) -> bool:
        if at.phase != phase or not just_played(at) or not sum(at.named_plays) or len(named_plays(at)) > MOST_PLAYS:
            return False
        # Once both friend cards are settled no more players can join, which asks for more than the rule.
        return phase == SETTLED or (None in at.made_by and bool(at.friends if case == "friend" else may_join(at)))

    state = find(stream, wanted)
    plays = named_plays(state)
    players = [play.seat for play in plays]
    others = [seat for seat in range(SEATS) if seat not in (state.declarer, *state.friends)]
    open_still = may_join(state)
    tempting = [seat for seat in open_still if seat in players]
    if case == "friend":
        seat = pick(stream, state.friends)
    elif case == "over":
        seat = pick(stream, [*state.friends, *others])
    else:
        seat = pick(stream, tempting or open_still)
    side = known_side(state, seat)
    right = side or UNKNOWN
    facts: dict[str, object] = {"seat": seat}
    made = [friend for friend, by in zip(state.friends_named, state.made_by, strict=True) if by == seat]
    if made:
        because = remark(N_("Seat {seat} made {wanted}, and joined the declarer's side in the open."), "C21",
                         wanted=one_written(made[0]), **facts)  # fmt: skip
    elif phase == SETTLED:
        because = remark(N_("The game is over, and seat {seat} has made no named play: it is a defender."), "C22",
                         "R16", **facts)  # fmt: skip
    else:
        because = remark(N_("A named play is still to be made, and seat {seat} may yet make it."), "C22", **facts)
    form, mistakes = choice(
        [
            (DECLARER, Message(N_("It is on the declarer's side."), {})),
            (DEFENDERS, Message(N_("It is a defender."), {})),
            (UNKNOWN, Message(N_("That is not known yet."), {})),
        ],
        {key: because for key in (DECLARER, DEFENDERS, UNKNOWN) if key != right},
    )
    return Item(
        position=rows_of(plays),
        told=(
            *told_of(state),
            Message(N_("The game is over."), {}) if phase == SETTLED else Message(N_("The game goes on."), {}),
        ),
        question=Message(N_("What do all players know of seat {seat}?"), facts),
        form=form,
        answer=right,
        mistakes=mistakes,
        otherwise=because,
        solution=(because,),
        hints=(
            Hint(remark(N_("First see whether seat {seat} has made a named play."), "C21", **facts)),
            Hint(remark(N_("Whoever has not may still do so while the game goes on; at its end they are defenders."),
                        "C22")),
        ),
        solved=shown(state, plays),
        rules=("C22",) if not made else ("C21", "C22"),
    )  # fmt: skip


KINDS = (
    Kind("friend made", ("C20", "C21"), friend_made),
    Kind("declarer's side", ("C21", "C22"), declarers_side),
    Kind("side of a seat", ("C22", "C21"), side_of_seat),
)
