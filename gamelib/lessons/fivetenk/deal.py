"""Questions about who is the declarer: by the first legal reveal, or where nobody reveals (C13, C15-C17)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from gamelib.core import N_, Message
from gamelib.fivetenk import RANKS, Card, State
from gamelib.fivetenk.dealing import DEALT, seat_of
from gamelib.fivetenk.moves import DECLINE
from gamelib.fivetenk.public import may_reveal
from gamelib.fivetenk.refusals import DEAL, THROWN_IN
from gamelib.fivetenk.table import SEATS
from gamelib.lessons.chances import pick, sample
from gamelib.lessons.fivetenk.deals import first_deal, later_deal, told_before
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, choice, remark, seat_label
from gamelib.lessons.verdicts import Remark

AGAIN = "again"


class Show(NamedTuple):
    """A card that a seat shows during the deal; ``when`` is its place in the deck."""

    when: int
    seat: int
    card: Card


def first_legal_reveal(stream: Random) -> Item:
    """Ask whom a row of shown cards makes the declarer: the first one that is legal (C13, C16)."""
    later = stream.random() < 2 / 3
    rule = "C16" if later else "C13"
    while True:
        state = later_deal(stream) if later else first_deal(stream)
        may, levels = may_reveal(state), state.levels
        shows = sorted(card_to_show(stream, state, seat) for seat in sample(stream, range(SEATS), 4))
        legal = [show for show in shows if show.seat in may and RANKS[show.card.rank] == levels[show.seat]]
        if legal:
            break
    right = legal[0]
    about = {}
    for show in shows:
        facts: dict[str, object] = {"seat": show.seat, "card": show.card, "level": levels[show.seat],
                                    "first": right.seat}  # fmt: skip
        if show.seat not in may:
            why = remark(N_("Seat {seat} did not win the game before, so it may not reveal."), "C16", **facts)
        elif RANKS[show.card.rank] != levels[show.seat]:
            why = remark(N_("{card} is no card of seat {seat}'s level, which is {level}."), rule, **facts)
        else:
            why = remark(N_("Seat {first} was earlier, and the first legal reveal counts, for good."), rule, **facts)
        about[str(show.seat)] = why
    rest = remark(N_("Only a player who has shown a card can be the declarer now."), rule)
    about |= {str(seat): rest for seat in range(SEATS) if str(seat) not in about}
    form, mistakes = choice(
        [(str(seat), seat_label(seat)) for seat in range(SEATS)],
        {key: why for key, why in about.items() if key != str(right.seat)},
        "seats",
    )
    told = tuple(Message(N_("seat {seat} shows {card}"), {"seat": show.seat, "card": show.card}) for show in shows)
    known = {"seat": right.seat, "card": right.card, "level": levels[right.seat]}
    return Item(
        position=state,
        told=(
            told_before(state),
            Message(N_("The picture shows the levels. During the deal cards are shown in this order: {shows}."),
                    {"shows": told}),
        ),
        question=Message(N_("Who is the declarer?"), {}),
        form=form,
        answer=str(right.seat),
        mistakes=mistakes,
        otherwise=rest,
        solution=(
            remark(N_("Seat {seat} is the first who may reveal and shows a card of its own level: {card}."), rule,
                   **known),
        ),
        hints=(
            Hint(
                remark(N_("Only winners of the game before may reveal, each a card of their own level."), "C16")
                if later
                else remark(N_("In the first game anybody may reveal a 3, and nothing else."), "C13")
            ),
            Hint(remark(N_("Go through the shown cards in order: the first legal one counts."), rule)),
        ),
        showing=CardShowing(drawn="levels"),
        solved=CardShowing(drawn="levels"),
    )  # fmt: skip


def card_to_show(stream: Random, state: State, seat: int) -> Show:
    """Pick a card that a seat receives in a deal, soon after it is dealt: of the seat's level, or of a rank near it."""
    setting = state.setting
    dealt = [place for place in range(DEALT) if seat_of(setting.first_seat, place) == seat]
    level = RANKS.index(state.levels[seat])
    ranks = {level} if stream.random() < 1 / 2 else {level - 1, level + 1, RANKS.index("2")}
    near = [place for place in dealt if setting.deck[place].rank in ranks]
    place = pick(stream, near or dealt)
    return Show(place, seat, setting.deck[place])


def nobody_reveals(stream: Random) -> Item:
    """Ask what comes of it that nobody has revealed: a new deal, or who is the declarer (C15, C17)."""
    state = first_deal(stream) if stream.random() < 1 / 3 else later_deal(stream)
    end = state
    while end.phase == DEAL:
        end = end.play(DECLINE if end.dealt else "nobody reveals")
    previous = state.previous_game
    again = end.phase == THROWN_IN
    answer = AGAIN if again else str(end.declarer)
    about: dict[str, Remark] = {}
    for seat in range(SEATS):
        if previous is None:
            why = remark(N_("In the first game nobody is chosen: without a reveal the cards are dealt again."), "C15")
        elif seat not in previous.winners:
            why = remark(N_("Seat {seat} did not win the game before, and only a winner can be the declarer."), "C17",
                         seat=seat)  # fmt: skip
        else:
            why = remark(
                N_("Seat {seat} won, but in turn order after seat {previous} seat {first} comes before it."),
                "C17", seat=seat, previous=previous.declarer, first=end.declarer,
            )  # fmt: skip
        about[str(seat)] = why
    about[AGAIN] = remark(N_("Only the first game is dealt again; here the winners of the game before are known."),
                          "C17", "C15")  # fmt: skip
    form, mistakes = choice(
        [*((str(seat), seat_label(seat)) for seat in range(SEATS)),
         (AGAIN, Message(N_("Nobody: the cards are dealt again."), {}))],
        {key: why for key, why in about.items() if key != answer},
        "seats",
    )  # fmt: skip
    solution = (
        remark(N_("It is the first game, and nobody revealed: the cards are shuffled and dealt again."), "C15")
        if previous is None
        else remark(
            N_("Counted from the seat after seat {previous}, the first winner is seat {first}."),
            "C17", previous=previous.declarer, first=end.declarer,
        )
    )  # fmt: skip
    return Item(
        position=state,
        told=(told_before(state), Message(N_("All the cards are dealt, and nobody has revealed one."), {})),
        question=Message(N_("Who is the declarer?"), {}),
        form=form,
        answer=answer,
        mistakes=mistakes,
        otherwise=solution,
        solution=(solution,),
        hints=(
            Hint(remark(N_("What happens depends on whether there has been a game before."), "C15", "C17")),
            Hint(
                remark(N_("Without a game before, there are no winners to count among."), "C15")
                if previous is None
                else remark(N_("Begin at the seat after seat {previous}, the last declarer, and go round to a winner."),
                            "C17", previous=previous.declarer)
            ),
        ),
        after=None if again else end,
        showing=CardShowing(drawn="levels"),
        solved=CardShowing(drawn="levels" if again else "table"),
        rules=("C15",) if again else ("C17",),
    )  # fmt: skip


KINDS = (
    Kind("first legal reveal", ("C13", "C16"), first_legal_reveal),
    Kind("nobody reveals", ("C15", "C17"), nobody_reveals),
)
