"""How fast Exact 61 Five Up plays at random, beside whichever domino engines are installed.

    python -m tests.benchmarks.exact61_speed [--rounds 7] [--seconds 0.5] [--hands 10000]

Prints placements in a second of CPU time (medians of interleaved rounds), the ratio to each peer, and a fingerprint of
seeded hands, which must stay the same when the code gets faster. The peers play other games: the ratios are yardsticks
of engineering, nothing more. ``pip install dominoes all-fives-domino open_spiel`` brings the peers.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
from random import Random, choice, seed

from gamelib.core import chance, shuffled
from gamelib.exact61 import Place, start
from gamelib.exact61.dealing import HAND_SIZE
from gamelib.exact61.playout import play_out
from gamelib.exact61.scoring import side_count
from gamelib.exact61.table import Table
from tests.racing import Peer, Unit, race, tell_fingerprint

FINGERPRINT = "09b1e842"
"""What `fingerprint(10_000)` gives; a change means that the rules, or chance, have changed."""


def dealt(players: int, stream: Random) -> Table:
    """Deal a hand in numbers, without the lot."""
    tiles = shuffled(range(28), stream)
    hands = [tiles[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(players)]
    return Table(hands, tuple(tiles[HAND_SIZE * players :]), [0] * side_count(players), int(stream.random() * players))


def fingerprint(hands: int) -> str:
    """Play seeded hands with 2, 3 and 4 players, and sum up how each ended."""
    digest = hashlib.sha256()
    for number in range(hands):
        stream = chance("fingerprint", number)
        table = dealt(2 + number % 3, stream)
        placements = play_out(table, stream.random)
        digest.update(f"{placements} {table.over} {table.scores} {table.hands} {table.open:x} {table.total}\n".encode())
    return digest.hexdigest()[:8]


def core() -> Unit:
    """Our playout core: deal, play, count every end, settle."""
    stream = Random(1)
    return lambda number: play_out(dealt(2 + number % 3, stream), stream.random)


def public_state() -> Unit:
    """Our immutable State, its full move lists and every check."""
    stream = Random(1)

    def hand(number: int) -> int:
        state, placements = start(players=2 + number % 3, seed=number), 0
        while state.turn is not None:
            moves = state.legal_moves()
            move = moves[int(stream.random() * len(moves))]
            placements += isinstance(move, Place)
            state = state.play(move)
        return placements

    return hand


def dominoes_chain() -> Unit:
    """The package dominoes: a two-ended chain, four players, no drawing and no counting of ends."""
    import dominoes

    seed(1)

    def hand(_number: int) -> int:
        game, placements = dominoes.Game.new(), 0
        while game.result is None:
            game.make_move(*choice(game.valid_moves))
            placements += 1
        return placements

    return hand


def all_fives() -> Unit:
    """The package all-fives-domino: two players, one spinner, ends counted."""
    from src.main.game.Brain import RandomBrain
    from src.main.game.DominoRound import DominoRound
    from src.main.game.exceptions.Game import GameWinSignal
    from src.main.game.Player import Player

    seed(1)

    class Quiet:
        interactive = False

    def hand(_number: int) -> int:
        players = [Player(RandomBrain(), name) for name in "ab"]
        game_round = DominoRound(*players, Quiet())
        with contextlib.suppress(GameWinSignal):
            game_round.run()
        return len(game_round.board.get_pieces())

    return hand


def block_dominoes() -> Unit:
    """OpenSpiel's block dominoes in Python: two players, two ends, no drawing."""
    import pyspiel
    from open_spiel.python.games import block_dominoes as registers  # noqa: F401

    game = pyspiel.load_game("python_block_dominoes")
    stream = Random(1)

    def hand(_number: int) -> int:
        state, placements = game.new_initial_state(), 0
        while not state.is_terminal():
            placements += not state.is_chance_node()
            state.apply_action(stream.choice(state.legal_actions()))
        return placements

    return hand


# Each peer with the ratio that the playout core should reach, and the one to aim for.
PEERS = {
    "dominoes": Peer(dominoes_chain, 1.0, 1.5),
    "all-fives-domino": Peer(all_fives, 35, 60),
    "OpenSpiel block dominoes": Peer(block_dominoes, 6, 10),
}


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds for each engine in each round")
    parser.add_argument("--hands", type=int, default=10_000, help="hands in the fingerprint")
    args = parser.parse_args()

    race(core, public_state, PEERS, rounds=args.rounds, seconds=args.seconds, what="placements")
    tell_fingerprint(fingerprint(args.hands), FINGERPRINT, args.hands, 10_000, "hands")


if __name__ == "__main__":
    main()
