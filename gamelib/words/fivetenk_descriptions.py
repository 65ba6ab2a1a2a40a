"""What a picture of 5-10-K shows, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gamelib.core import N_, NN_, Message
from gamelib.fivetenk.cards import Card, points


def describe_cards(cards: Sequence[Card | None]) -> tuple[Message, ...]:
    """Describe cards in the order given: those that can be seen with their points, and how many lie face down."""
    seen = tuple(card for card in cards if card is not None)
    hidden = len(cards) - len(seen)
    messages = []
    if seen:
        shown = {"count": len(seen), "cards": seen}
        messages.append(Message(NN_("{count} card: {cards}.", "{count} cards: {cards}."), shown))
        messages.append(Message(NN_("{count} point in all.", "{count} points in all."), {"count": points(seen)}))
    if hidden:
        messages.append(Message(NN_("{count} card face down.", "{count} cards face down."), {"count": hidden}))
    return tuple(messages) or (Message(N_("No cards."), {}),)
