"""How fast 5-10-K plays at random, and lists what can be led, beside whichever card engines are installed.

    python -m tests.benchmarks.fivetenk_speed [--rounds 7] [--seconds 0.5] [--games 2000]

Prints decisions (plays and passes) in a second of CPU time (medians of interleaved rounds) and the ratio to each peer;
then the time that all leads of the same 20-card hands of one deck take, once it is seen that both list the same plays
of the kinds that both games have; and a fingerprint of seeded games, which must stay the same when the code gets
faster. The peers play Dou Dizhu, another game: the ratios are yardsticks of engineering, nothing more.
``pip install rlcard douzero open_spiel`` brings the peers; they need much room, so no extra of the project asks for
them.
"""

from __future__ import annotations

import argparse
import hashlib
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from gamelib.core import chance, shuffled
from gamelib.fivetenk import RANKS, start
from gamelib.fivetenk.cards import DECK, Card
from gamelib.fivetenk.dealing import DEALT
from gamelib.fivetenk.listing import leads_of
from gamelib.fivetenk.playout import play_out
from gamelib.fivetenk.plays import FIVE_TEN_KING, Play, holding
from gamelib.fivetenk.settling import settle
from gamelib.fivetenk.table import SEATS, Table
from tests.racing import Peer, Unit, race, tell_fingerprint

FINGERPRINT = "82cf216c"
"""What `fingerprint(2_000)` gives; a change means that the rules, or chance, have changed."""

GAMES = 2_000
Ranks = tuple[str, ...]


def dealt(stream: Random) -> tuple[Table, int]:
    """Deal a game in numbers, with the first aces named; give the points of the kitty too."""
    deck = shuffled(DECK, stream)
    hands = [[0] * 54 for _ in range(SEATS)]
    for index, card in enumerate(deck[:DEALT]):
        hands[index % SEATS][card.number] += 1
    named = [(Card(ace).number, 1 + int(stream.random() * 3)) for ace in ("AS", "AH")]
    return Table(hands, int(stream.random() * SEATS), named), sum(card.points for card in deck[DEALT:])


def fingerprint(games: int) -> str:
    """Play seeded games, and sum up how each ended."""
    digest = hashlib.sha256()
    for number in range(games):
        stream = chance("fingerprint", number)
        table, kitty = dealt(stream)
        decisions = play_out(table, stream.random)
        digest.update(f"{decisions} {table.over} {table.taken} {table.left} {settle(table, kitty)}\n".encode())
    return digest.hexdigest()[:8]


def core() -> Unit:
    """Our playout core: deal, list every legal play, play, settle."""
    stream = Random(1)

    def game(_number: int) -> int:
        table, kitty = dealt(stream)
        decisions = play_out(table, stream.random)
        settle(table, kitty)
        return decisions

    return game


def public_state() -> Unit:
    """Our immutable State, its full move lists and every check."""
    stream = Random(1)

    def game(number: int) -> int:
        state, decisions = start(seed=number), 0
        while state.turn is not None:
            moves = state.legal_moves()
            state = state.play(moves[int(stream.random() * len(moves))])
            decisions += state.phase == "play"
        return decisions

    return game


def rlcard_step() -> Unit:
    """RLCard's Dou Dizhu environment: three players, one deck, features for learning."""
    import rlcard

    env = rlcard.make("doudizhu", config={"seed": 1})
    stream = Random(1)

    def game(_number: int) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(stream.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return game


def rlcard_raw() -> Unit:
    """RLCard's Dou Dizhu without the environment around it."""
    from rlcard.games.doudizhu import Game as Doudizhu

    peer = Doudizhu()
    peer.np_random.seed(1)
    stream = Random(1)

    def game(_number: int) -> int:
        state, _ = peer.init_game()
        decisions = 0
        while not peer.is_over():
            state, _ = peer.step(stream.choice(state["actions"]))
            decisions += 1
        return decisions

    return game


def douzero_env() -> Unit:
    """DouZero's game: three players, one deck."""
    from douzero.env.game import GameEnv

    stream = Random(1)

    class Player:
        def act(self, infoset: Any) -> list[int]:
            actions: list[list[int]] = infoset.legal_actions
            return stream.choice(actions)

    seats = ("landlord", "landlord_up", "landlord_down")
    deck = [*(rank for rank in (*range(3, 15), 17) for _ in range(4)), 20, 30]

    def game(_number: int) -> int:
        peer = GameEnv({seat: Player() for seat in seats})
        cards = stream.sample(deck, len(deck))
        hands = {"landlord": cards[:20], "landlord_up": cards[20:37], "landlord_down": cards[37:]}
        peer.card_play_init(
            {**{seat: sorted(hand) for seat, hand in hands.items()}, "three_landlord_cards": cards[17:20]}
        )
        decisions = 0
        while not peer.game_over:
            peer.step()
            decisions += 1
        return decisions

    return game


def open_spiel_game() -> Unit:
    """OpenSpiel's Dou Dizhu, which is written in C++."""
    import pyspiel

    peer = pyspiel.load_game("dou_dizhu")
    stream = Random(1)

    def game(_number: int) -> int:
        state, decisions = peer.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(stream.choice(state.legal_actions()))
        return decisions

    return game


# Each peer with the ratio that the playout core should reach, and the one to aim for.
PEERS = {
    "rlcard, env.step": Peer(rlcard_step, 15, 25),
    "rlcard, raw game": Peer(rlcard_raw, 6, 10),
    "douzero": Peer(douzero_env, 8, 15),
    "OpenSpiel dou_dizhu (C++)": Peer(open_spiel_game),
}

ONE_DECK = [*(Card(f"{rank}{suit}") for rank in RANKS[:13] for suit in "DCHS"), Card("LJ"), Card("BJ")]


def sorted_ranks(ranks: Iterable[str]) -> Ranks:
    """Put ranks in order, as a play has them."""
    return tuple(sorted(ranks, key=RANKS.index))


class Lister(NamedTuple):
    """A peer's list of leads."""

    prepare: Callable[[list[Card]], Any]
    leads: Callable[[Any], Iterable[Any]]
    read: Callable[[Any], Ranks]


def rlcard_leads() -> Lister:
    """How RLCard lists leads: a hand in its own form, its list, and a play of it read."""
    from rlcard.games.doudizhu.judger import DoudizhuJudger

    letters = dict(zip(RANKS, "3456789TJQKA2BR", strict=True))
    names = {letter: rank for rank, letter in letters.items()}
    return Lister(
        lambda hand: "".join(letters[RANKS[card.rank]] for card in sorted(hand, key=lambda card: card.rank)),
        DoudizhuJudger.playable_cards_from_hand,
        lambda play: sorted_ranks(names[letter] for letter in play),
    )


def douzero_leads() -> Lister:
    """How DouZero lists leads: a hand in its own form, its list, and a play of it read."""
    from douzero.env.move_generator import MovesGener

    numbers = dict(zip(RANKS, (*range(3, 15), 17, 20, 30), strict=True))
    names = {number: rank for rank, number in numbers.items()}
    return Lister(
        lambda hand: sorted(numbers[RANKS[card.rank]] for card in hand),
        lambda cards: MovesGener(cards).gen_moves(),
        lambda play: sorted_ranks(names[number] for number in play),
    )


LEADS = {"rlcard": (rlcard_leads, 0.33, 0.2), "douzero": (douzero_leads, 0.75, 0.4)}


def shared(plays: set[Ranks]) -> set[Ranks]:
    """Keep the plays that both games have, by their shape alone.

    Both have singles, pairs, triples, triples with a wing, straights, three or more consecutive pairs, bare airplanes,
    bombs of four and the joker bomb. Four with two, two consecutive pairs and 5-10-Ks are one game's only, and
    airplanes' wings are chosen otherwise.
    """
    kept = set()
    for ranks in plays:
        counts = Counter(ranks)
        shape = sorted(counts.values(), reverse=True)
        size = len(ranks)
        row = len(set(shape)) == 1 and shape[0] < 4 and size >= (0, 5, 6, 6)[shape[0]]
        if len(counts) == 1 or set(ranks) == {"LJ", "BJ"} or shape in ([3, 1], [3, 2]) or row:
            kept.add(ranks)
    return kept


def our_leads(hand: list[Card]) -> list[Play]:
    """List all leads of a hand, counting it included."""
    return leads_of(holding(hand))


def compare_leads(rounds: int) -> None:
    """See that both list the same, and measure how long it takes."""
    stream = Random(7)
    hands = [stream.sample(ONE_DECK, 20) for _ in range(400)]
    print(f"\n{'leads of 20 cards':<28}{'µs a hand':>12}{'ours':>10}{'ratio':>8}{'reach':>8}{'aim':>6}")
    for name, (make, reach, aim) in LEADS.items():
        try:
            peer = make()
        except ImportError:
            print(f"{name}: not installed")
            continue
        prepared = [peer.prepare(hand) for hand in hands]
        for hand, form in zip(hands, prepared, strict=True):
            one = shared({play.ranks for play in our_leads(hand)} - {FIVE_TEN_KING})
            other = shared({peer.read(play) for play in peer.leads(form) if play})
            assert one == other, f"{name} lists other plays of {hand}: {one ^ other}"
        theirs, ours = [], []
        for _ in range(rounds):
            begin = time.process_time()
            for form in prepared:
                peer.leads(form)
            middle = time.process_time()
            for hand in hands:
                our_leads(hand)
            theirs.append(middle - begin)
            ours.append(time.process_time() - middle)
        spent, own = (statistics.median(times) / len(hands) * 1e6 for times in (theirs, ours))
        print(f"{name:<28}{spent:>12.1f}{own:>10.1f}{own / spent:>8.2f}{reach:>8}{aim:>6}")


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds for each engine in each round")
    parser.add_argument("--games", type=int, default=GAMES, help="games in the fingerprint")
    args = parser.parse_args()

    race(core, public_state, PEERS, rounds=args.rounds, seconds=args.seconds, what="decisions")
    compare_leads(args.rounds)
    tell_fingerprint(fingerprint(args.games), FINGERPRINT, args.games, GAMES, "games")


if __name__ == "__main__":
    main()
