"""The words of pictures of cards: titles, and what is said of marks that a description does not know."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.cards import Card
from gamelib.words import say
from gamelib.words.fivetenk_descriptions import describe_cards
from gamelib.words.saying import sentences, words_of


def count_of_cards(count: int) -> Message:
    """Say how many cards there are."""
    return Message(NN_("{count} card", "{count} cards"), {"count": count})


def cards_title(label: str | None, count: int, language: str | None) -> str:
    """Name a picture of cards, by its label if it has one."""
    number = count_of_cards(count)
    return say(Message(N_("{label}: {cards}"), {"label": label, "cards": number}) if label else number, language)


def cards_description(
    cards: Sequence[Card | None],
    raised: Collection[int],
    outlined: Collection[int],
    language: str | None,
    *,
    worth: bool = True,
) -> str:
    """Describe cards in the order given, and say which ones stand out; with ``worth``, what they are worth, too."""
    messages = list(describe_cards(cards, worth=worth))
    for sentence, places in ((N_("Raised: {cards}."), raised), (N_("Outlined: {cards}."), outlined)):
        if places:
            named = tuple(cards[place] or N_("a card face down") for place in sorted(places))
            messages.append(Message(sentence, {"cards": named}))
    return joined(messages, language)


def joined(messages: Sequence[Message], language: str | None) -> str:
    """Say messages one behind another."""
    return sentences([say(message, language) for message in messages], words_of(language))
