"""A view tells what its seat may know, and nothing that it may not."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import State, View, replay, start
from gamelib.fivetenk.dealing import seat_of
from gamelib.fivetenk.explaining import seen_by
from gamelib.fivetenk.moves import Burials
from tests.fivetenk.matches import match, written


def test_other_hands_are_hidden_until_the_settlement() -> None:
    for step in match(2).steps[::9]:
        for seat in range(6):
            view = step.state.view(seat)
            assert view.hand == step.state.hands[seat]
            for other in range(6):
                if other != seat:
                    hidden = None if step.state.hand_sizes[other] else ()
                    assert view.hands[other] == (step.state.hands[other] if step.state.phase == "settled" else hidden)
            assert view.hand_sizes == step.state.hand_sizes


@pytest.mark.parametrize("seed", range(5))
def test_changing_hidden_cards_in_the_deal_changes_nothing_that_is_seen(seed: int) -> None:
    stream = Random(seed)
    state = start(seed=seed)
    for _ in range(15):
        state = state.play("decline")
    for seat in range(6):
        setting = state.setting
        dealt = state.view(seat).dealt
        hidden = [index for index in range(162) if index >= dealt or seat_of(setting.first_seat, index) != seat]
        cards = [setting.deck[index] for index in hidden]
        stream.shuffle(cards)
        deck = list(setting.deck)
        for index, card in zip(hidden, cards, strict=True):
            deck[index] = card
        other = State(setting._replace(deck=tuple(deck)), "deal", state.dealt)
        if seat not in {other.turn, state.turn}:
            assert other.view(seat) == state.view(seat)
            assert other.view(seat).to_text() == state.view(seat).to_text()
            assert repr(other.view(seat)) == repr(state.view(seat))


@pytest.mark.parametrize("seed", range(6))
def test_changing_hidden_cards_in_play_changes_nothing_that_is_seen(seed: int) -> None:
    """Exchange cards that two other seats hold, and see whether a third can tell."""
    stream = Random(seed)
    states = [step.state for step in match(seed).steps if step.state.phase == "play"]
    for state in stream.sample(states, 12):
        text = state.to_text()
        holders = [seat for seat in range(6) if state.hand_sizes[seat]]
        if len(holders) < 3:
            continue
        one, two, viewer = stream.sample(holders, 3)
        mine, theirs = stream.choice(state.hands[one]), stream.choice(state.hands[two])
        hands = [list(hand) for hand in state.hands]
        hands[one].remove(mine)
        hands[two].remove(theirs)
        hands[one].append(theirs)
        hands[two].append(mine)
        written_hands = "".join(f"[{' '.join(hand)}]" for hand in hands)
        start_of, _, rest = text.partition("hands=")
        other = State.from_text(f"{start_of}hands={written_hands} stock{rest.partition(' stock')[2]}")
        assert other.view(viewer) == state.view(viewer)
        assert other.view(viewer).to_text() == state.view(viewer).to_text()
        assert repr(other) == repr(state)
        refusals = [
            (str(problem), problem.legal)
            for position in (state, other)
            if (problem := position.why_not({"seat": viewer, "cards": ["3D", "4D"]}))
        ]
        if state.turn != viewer:
            assert refusals[0] == refusals[1]
            assert refusals[0][1] == ()


def test_a_burial_is_hidden_from_others_in_events_and_doings() -> None:
    step = match(3).steps[1]
    declarer = step.state.declarer
    for seat in range(6):
        (event,) = seen_by(step.state.events, seat)
        assert event.facts["cards"] == (step.state.buried if seat == declarer else None)
        assert str(step.state.buried[0]) in str(event) or seat != declarer
        done = match(3).steps[5].state.view(seat).done
        burial = next(doing.move for doing in done if str(doing.move).startswith("bury"))
        assert bool(burial.cards) == (seat == declarer)  # type: ignore[union-attr]


def test_a_view_of_another_s_burial_does_not_depend_on_what_was_buried() -> None:
    state = match(3).steps[0].state
    moves = state.legal_moves()
    assert isinstance(moves, Burials)
    one, two = state.play(moves[0]), state.play(moves[900_000])
    for seat in range(6):
        assert (one.view(seat) == two.view(seat)) == (seat != state.declarer)
        assert (one.view(seat).to_text() == two.view(seat).to_text()) == (seat != state.declarer)
    assert repr(one) == repr(two)


def test_a_view_lists_the_legal_moves_of_its_own_seat_only() -> None:
    for state in (match(2).start, *(step.state for step in match(2).steps[::7])):
        for seat in range(6):
            assert state.view(seat).legal_moves() == (state.legal_moves() if state.turn == seat else ())


def test_a_view_has_the_tricks_as_they_were_played() -> None:
    state = match(2).state
    view = state.view(0)
    laid = [one for trick in (*view.tricks, view.trick) for one in trick]
    moves = [step.move for step in match(2).steps if step.state.phase in {"play", "settled"}][1:]
    assert len(laid) == len(moves)
    assert all(bool(one.cards) == (str(move) != "pass") for one, move in zip(laid, moves, strict=True))
    assert [trick[-1].cards for trick in view.tricks] == [()] * len(view.tricks)


def test_a_view_has_the_cards_that_were_played() -> None:
    for step in match(2).steps[::5]:
        view = step.state.view(1)
        counted = Counter(card for trick in view.tricks for laid in trick for card in laid.cards)
        assert Counter(view.played) == counted
        assert list(view.played) == sorted(view.played, key=lambda card: card.number)
        if view.phase == "play":  # A position set up by hand has no history, but cards that were played it has.
            assert State.from_text(step.state.to_text()).view(1).played == view.played


def test_a_view_never_holds_the_seed_or_the_deck() -> None:
    for step in match(2).steps[:40:4]:
        for seat in range(6):
            view = step.state.view(seat)
            assert not hasattr(view, "seed")
            assert not hasattr(view, "setting")
            assert "seed" not in view.to_text()


def test_views_are_equal_whatever_led_to_them() -> None:
    for state in match(4).states[::25]:
        read = State.from_text(state.to_text())
        for seat in range(6):
            assert read.view(seat) == state.view(seat)
            assert hash(read.view(seat)) == hash(state.view(seat))
            assert View.from_text(state.view(seat).to_text()) == state.view(seat)
    assert match(4).start.view(0) != match(5).start.view(0)


@pytest.mark.parametrize("seat", [-1, 6, None, "0", True])
def test_what_is_no_seat_has_no_view(seat: Any) -> None:
    with pytest.raises(RuleError) as refused:
        start().view(seat)
    assert refused.value.rule == "C1"


def test_the_repr_of_a_state_leaks_nothing() -> None:
    state = start(seed=3)
    texts = {repr(state)}
    for _ in range(20):
        state = state.play("decline")
        texts.add(repr(state))
    assert len(texts) == 1
    played = replay(written(2)).steps[40].state
    held = {str(card) for hand in played.hands for card in hand} - {str(friend.card) for friend in played.friends_named}
    assert not any(f" {card} " in repr(played) for card in held)
    assert str(played.seed) != repr(played)
