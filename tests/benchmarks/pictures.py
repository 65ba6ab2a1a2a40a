"""How long a board's picture takes and how large it is, beside the board of the package chess where it is installed.

    python -m tests.benchmarks.pictures [--rounds 9] [--times 200] [--tiles 15]

Prints medians of CPU time over interleaved rounds, and bytes. Our boards have so many random tiles; where the tiles
lie is worked out beforehand, since a chess board has its squares. ``pip install chess`` brings the peer.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from itertools import cycle
from random import Random

from gamelib.exact61 import TILES, Layout
from gamelib.pictures import arrange, draw

TIME_REACH, BYTES_REACH = 0.5, 0.6


def random_layout(stream: Random, tiles: int) -> Layout:
    """Lay tiles at random until so many lie."""
    layout = Layout().place(stream.choice(TILES))
    while len(layout) < tiles:
        fits = [(tile, port) for tile in TILES if tile not in layout for port in layout.fitting(tile)]
        if not fits:
            return random_layout(stream, tiles)
        tile, port = stream.choice(fits)
        layout = layout.place(tile, at=(port.tile, port.port))
    return layout


def our_board(tiles: int) -> Callable[[], str]:
    """Draw layouts of one size in turn, arranged beforehand."""
    stream = Random(61)
    layouts = [random_layout(stream, tiles) for _ in range(20)]
    turn = cycle([(layout, arrange(layout)) for layout in layouts])

    def board() -> str:
        layout, arrangement = next(turn)
        return draw(layout, arrangement=arrangement)

    return board


def chess_boards() -> Callable[[], str]:
    """Draw positions of a random chess game in turn."""
    import chess.svg

    stream, boards = Random(61), [chess.Board()]
    while len(boards) < 20:
        board = boards[-1].copy()
        board.push(stream.choice(list(board.legal_moves)))
        boards.append(board)
    turn = cycle(boards)
    return lambda: str(chess.svg.board(next(turn)))


def measure(boards: dict[str, Callable[[], str]], rounds: int, times: int) -> dict[str, tuple[float, float]]:
    """Give milliseconds of CPU time and bytes a board, the medians of interleaved rounds."""
    spent: dict[str, list[float]] = {name: [] for name in boards}
    sizes = {name: statistics.median(len(board().encode()) for _ in range(20)) for name, board in boards.items()}
    for _ in range(rounds):
        for name, board in boards.items():
            begun = time.process_time()
            for _ in range(times):
                board()
            spent[name].append((time.process_time() - begun) / times * 1000)
    return {name: (statistics.median(spent[name]), sizes[name]) for name in boards}


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--times", type=int, default=200, help="boards a round")
    parser.add_argument("--tiles", type=int, default=15)
    options = parser.parse_args()
    boards = {"ours": our_board(options.tiles)}
    try:
        boards["chess.svg.board"] = chess_boards()
    except ImportError:
        print("chess is not installed: no ratio")
    found = measure(boards, options.rounds, options.times)
    for name, (milliseconds, size) in found.items():
        print(f"{name:16} {milliseconds:7.3f} ms {size:8.0f} bytes")
    if "chess.svg.board" in found:
        (ours, our_size), (theirs, their_size) = found["ours"], found["chess.svg.board"]
        print(f"time  {ours / theirs:.2f} (reach {TIME_REACH})")
        print(f"bytes {our_size / their_size:.2f} (reach {BYTES_REACH})")


if __name__ == "__main__":
    main()
