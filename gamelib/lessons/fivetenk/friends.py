"""Questions about friend cards: which may be named, and whose play makes a friend (C19-C21, R10, R11)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from gamelib.core import N_, Message
from gamelib.fivetenk import Card, Friend, nameable
from gamelib.fivetenk.cards import ACE, COPIES, FACES, KING, SUITS, TWO, in_order
from gamelib.fivetenk.events import NTH_PLAY
from gamelib.fivetenk.moves import KITTY
from gamelib.fivetenk.naming import face_of, why_nameable, why_not_face, why_not_named
from gamelib.fivetenk.nouns import The
from gamelib.lessons.chances import pick, sample, shuffle
from gamelib.lessons.fivetenk.composing import deal
from gamelib.lessons.fivetenk.positions import BURIED, CANDIDATES, Row, Spread, spread
from gamelib.lessons.fivetenk.showing import CardShowing
from gamelib.lessons.forms import Option, Several
from gamelib.lessons.items import Hint, Item
from gamelib.lessons.kinds import Kind, refusal, remark
from gamelib.lessons.verdicts import Remark

QUEEN = KING - 1


def some_buried(stream: Random) -> tuple[Card, ...]:
    """Make up six buried cards, among them all three aces of a suit, or nearly."""
    suit = pick(stream, range(len(SUITS)))
    ace, king = face_of(ACE, suit), face_of(KING, suit)
    other = pick(stream, [face_of(ACE, other) for other in range(len(SUITS)) if other != suit])
    gone = pick(
        stream,
        ((ace, ace, ace), (ace, ace, ace), (ace, ace, ace, king, king), (ace, ace, ace, king, king, king),
         (ace, ace), (ace, ace, king, king, king), (ace, ace, ace, other, other, other), (king, king, king)),
    )  # fmt: skip
    rest = deal(stream, KITTY - len(gone), gone)
    return in_order((*gone, *rest))


def nameable_faces(stream: Random) -> Item:
    """Ask which faces the declarer may name, by what is buried (C19)."""
    buried = some_buried(stream)
    right = nameable(buried)
    # Of each suit the face that may be named and the one above or below it, and one of those that never may be.
    near = [face_of(face.rank + (1 if face.rank < ACE else -1), face.suit) for face in right]
    never = [face for face in FACES if face.rank >= TWO]
    faces = in_order((*right, *sample(stream, near, 3), pick(stream, never)))
    start = len(buried)
    options = []
    for place, face in enumerate(faces, start):
        allowed = why_nameable(face, buried)
        options.append(
            Option(
                str(place),
                face,
                refusal(why_not_face(face, buried)),
                Remark(allowed, ("C19",)) if allowed else None,
            )
        )
    keys = frozenset(option.key for option in options if option.missing)
    return Item(
        position=Spread((Row(BURIED, buried), Row(CANDIDATES, faces))),
        told=(Message(N_("You are the declarer, and have buried these six cards."), {}),),
        question=Message(N_("Which of the faces below may you name as friend cards? Choose all of them."), {}),
        form=Several(tuple(options), "cards"),
        answer=keys,
        otherwise=remark(N_("In each suit one face may be named: the highest of its suit still in play."), "C19"),
        solution=(
            remark(N_("These may be named: {faces}."), "C19", faces=right),
            *(option.missing for option in options if option.missing and faces[int(option.key) - start].rank < ACE),
        ),
        hints=(
            Hint(remark(N_("In each suit one face may be named, and mostly it is the ace."), "C19")),
            Hint(remark(N_("Look whether all three aces of a suit are buried: then it is the king, and so on."),
                        "C19")),
            Hint(remark(N_("Four faces may be named, one of each suit."), "C19")),
        ),
        solved=CardShowing(lit=tuple(map(int, sorted(keys)))),
    )  # fmt: skip


def namings(stream: Random) -> Item:
    """Ask which ways to name two friend cards are legal (C19, C20, R10)."""
    buried = some_buried(stream)
    faces = nameable(buried)
    first, second, third = sample(stream, faces, 3)
    gone = max(faces, key=buried.count)
    other = pick(stream, [face for face in faces if face != gone])
    wrong = pick(stream, [face_of(face.rank + (1 if face.rank < ACE else -1), face.suit) for face in faces]
                 + [face for face in FACES if face.rank >= TWO])  # fmt: skip
    suggested = [
        (Friend(first, nth(stream)), Friend(second, nth(stream))),
        (Friend(third, 1), Friend(third, pick(stream, (2, 3)))),
        (Friend(gone, COPIES), Friend(other, nth(stream))),
        (Friend(wrong, nth(stream)), Friend(pick(stream, [face for face in faces if face != wrong]), nth(stream))),
    ]
    options = []
    for place, named in enumerate(dict.fromkeys(shuffle(stream, suggested))):
        refused = refusal(why_not_named(named, buried))
        facts: dict[str, object] = {"named": written(named)}
        allowed = remark(N_("Allowed: {named}. Two different faces, each the highest of its suit still in play."),
                         "C19", **facts)  # fmt: skip
        never = tuple(friend for friend in named if friend.nth > COPIES - buried.count(friend.card))
        if never:
            sentence = N_("Allowed: {named}. With so many copies buried, though, {never} can never be made.")
            if len(never) > 1:
                sentence = N_("Allowed: {named}. With so many copies buried, though, neither can ever be made.")
            allowed = remark(sentence, "R10", "C20", never=written(never), **facts)
        told = refused and remark(N_("Not allowed: {named}. {why}"), *refused.rules, why=refused.message, **facts)
        label = Message(N_("{first}, and {second}"), {"first": one_written(named[0]), "second": one_written(named[1])})
        options.append(Option(str(place), label, told, None if told else allowed))
    right = frozenset(option.key for option in options if option.missing)
    return Item(
        position=spread(buried=buried),
        told=(Message(N_("You are the declarer, and have buried these six cards."), {}),),
        question=Message(N_("Which of these may you name? Choose all that you may."), {}),
        form=Several(tuple(options)),
        answer=right,
        otherwise=remark(N_("Two different faces are named, in each suit only the highest still in play."), "C19"),
        solution=tuple(option.missing for option in options if option.missing),
        hints=(
            Hint(remark(N_("Two different faces are named, and for each the 1st, 2nd or 3rd play of it."), "C19",
                        "C20")),
            Hint(remark(N_("These faces may be named: {faces}."), "C19", faces=faces)),
        ),
        solved=CardShowing(),
    )  # fmt: skip


def nth(stream: Random) -> int:
    """Pick which play of a face counts."""
    return pick(stream, range(1, COPIES + 1))


def one_written(friend: Friend) -> Message:
    """Write a friend card as it is named: ``the 2nd play of AS``."""
    return Message(NTH_PLAY[friend.nth], {"card": The(friend.card)})


def written(named: Iterable[Friend]) -> tuple[Message, ...]:
    """Write friend cards as they are named."""
    return tuple(map(one_written, named))


KINDS = (
    Kind("nameable faces", ("C19",), nameable_faces),
    Kind("namings", ("C19", "C20"), namings),
)
