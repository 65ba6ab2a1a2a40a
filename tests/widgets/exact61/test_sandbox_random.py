"""The sandbox of dominoes under random hands: no exception, nothing lost, no view that disagrees with the engine.

Actions are legal ones, illegal ones, undoing and walking, damaged lines and damaged files.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.exact61 import TILES, State
from gamelib.sandbox import Tree, from_file_text
from gamelib.sandbox.exact61 import DominoKind, FreeTable, Position, placings
from gamelib.widgets import DominoSandbox
from gamelib.widgets.exact61.sandbox import PANELS
from gamelib.widgets.guard import Guard

KIND = DominoKind()
JUNK = [
    *("", " ", "draw", "pass", "dealt", "take", "free", "play 7", "rest 3", "all 4", "7|7", "1|4 at", "hand 0", "<b>x"),
    *(
        "score 0 7",
        "score 9 0",
        "turn 9",
        "players 7",
        "hand 5 1|1",
        "exact61",
        "\x00",
        "⚀",
        "{seat}",
        "0|0 at 9|9 low",
    ),
]


class Hands:
    """A pair of hands at a sandbox, that keep count of what they tried."""

    def __init__(self, seed: int) -> None:
        self.stream = Random(seed)
        self.box = DominoSandbox(seed=seed, fresh=True)
        self.tried: Counter[str] = Counter()
        self.refused = 0
        self.kept: list[Position] = [self.box.position]
        self.files: list[str] = []
        self.actions: dict[str, tuple[Callable[[], None], int]] = {
            "lay": (self.lay, 30),
            "press": (self.press, 16),
            "type": (self.type, 8),
            "junk": (self.junk, 8),
            "undo": (self.box.undo, 8),
            "redo": (self.box.redo, 5),
            "walk": (self.walk, 3),
            "deal": (self.deal, 2),
            "afresh": (self.box.begin_afresh, 1),
            "line": (self.line, 3),
            "damaged line": (self.damaged_line, 4),
            "file": (self.file, 1),
            "damaged file": (self.damaged_file, 3),
            "panel": (self.panel, 4),
            "row": (self.row, 4),
            "field": (self.field, 3),
            "settle": (self.box.settle.click, 2),
        }

    def act(self) -> str:
        """Do one thing at random; what is refused leaves everything as it was."""
        names = [*self.actions]
        name = self.stream.choices(names, [weight for _, weight in self.actions.values()])[0]
        nodes, position = len(self.box.tree), self.box.position
        before = self.box.bar.state["line"]
        with suppress(RuleError):
            self.actions[name][0]()
        if Guard.raised:
            assert all(isinstance(error, RuleError) for error in Guard.raised), Guard.raised
            assert self.box.guard.message.value
            assert (len(self.box.tree), self.box.position, self.box.bar.state["line"]) == (nodes, position, before)
            self.refused += 1
            Guard.raised.clear()
        assert len(self.box.tree) >= nodes, "nothing is ever lost"
        self.tried[name] += 1
        return name

    def lay(self) -> None:
        rows = [row for row in placings(self.box.position) if row.legal]
        if rows:
            row = self.stream.choice(rows)
            self.box.board.press({"tile": str(row.place.tile)})
            self.box.board.press({"spot": "first" if row.place.at is None else str(row.place.at)})
        elif isinstance(self.box.position, State):
            button = self.box.next_hand if self.box.position.turn is None else self.box.draw
            (button if self.stream.random() < 0.9 else self.box.pass_turn).click()

    def press(self) -> None:
        kind = self.stream.choice([*self.box.board.targets])
        names = [*self.box.board.targets[kind]] or ["6|6"]
        key = self.stream.choice(("", "", "Enter", "Escape"))
        self.box.board.press({kind.removeprefix("data-"): self.stream.choice(names)}, key)

    def type(self) -> None:
        tile, other = self.stream.sample(TILES, 2)
        port = self.stream.choice(("low", "high", "inline A", "inline B", "side A", "side B"))
        number = self.stream.randrange(5)
        self.box.command.take(
            self.stream.choice(
                (
                    f"{tile} at {other} {port}", str(tile), f"hand {number} {tile} {other}", f"spare {tile}",
                    f"score {number} {5 * self.stream.randrange(-2, 62)}", f"turn {number}", f"players {number}",
                    f"take {tile}", "take", f"play {number}", "free", f"rest {number}", f"all {number}", "draw",
                )
            )
        )  # fmt: skip

    def junk(self) -> None:
        self.box.command.take(self.stream.choice(JUNK))

    def walk(self) -> None:
        self.box.go(self.stream.randrange(len(self.box.tree)))

    def deal(self) -> None:
        self.box.bar.take("deal", text=str(self.stream.randrange(1000)))

    def line(self) -> None:
        self.box.bar.take("line", text=KIND.write_line(self.stream.choice(self.kept)))

    def damaged_line(self) -> None:
        self.box.bar.take("line", text=self.damaged(KIND.write_line(self.stream.choice(self.kept))))

    def file(self) -> None:
        self.files.append(self.box.to_file_text())
        if len(self.box.tree) < 120:
            self.box.bar.take("file", text=self.files[-1])

    def damaged_file(self) -> None:
        if self.files and len(self.files[-1]) < 20_000:
            self.box.bar.take("file", text=self.damaged(self.files[-1]))

    def damaged(self, text: str) -> str:
        """Spoil a text: a piece cut out, doubled, replaced, or a digit changed."""
        place = self.stream.randrange(len(text) + 1)
        piece = text[place : place + self.stream.randrange(1, 12)]
        spoilt = self.stream.choice(("", piece * 2, self.stream.choice(JUNK), "".join(reversed(piece)), "9", "[", "\n"))
        return text[:place] + spoilt + text[place + len(piece) :]

    def panel(self) -> None:
        self.box.panels.press({"way": str(self.stream.randrange(len(PANELS) + 1))})

    def row(self) -> None:
        what = self.stream.choice(("row", "lay", "sort"))
        rows = [row.key for row in self.box.scores.rows]
        self.box.scores.press(
            {what: self.stream.choice(("tile", "raw", "score", "nonsense") if what == "sort" else rows or [""])}
        )

    def field(self) -> None:
        setting = self.box.setting
        what = self.stream.randrange(4)
        if what == 0:
            setting.players.value = self.stream.choice((2, 3, 4))
        elif what == 1:
            setting.turn.value = self.stream.choice(setting.turn.options)[1]
        elif what == 2:
            setting.scores[self.stream.randrange(4)].value = self.stream.choice((0, 290, 300, 305, 7, -5))
        else:
            self.stream.choice((*setting.seats, setting.back, setting.mode)).click()

    # ---- what must hold -------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Hold what is shown against the engine."""
        box, position = self.box, self.box.position
        layout = position.layout
        targets = box.board.targets
        assert box.bar.state["line"] == KIND.write_line(position)
        assert KIND.read_line(KIND.write_line(position)) == position
        picture = box.board.picture
        assert sorted(re.findall(r'data-lying="([^"]+)"', picture)) == sorted(map(str, layout.tiles))
        assert sorted(set(re.findall(r'data-tile="([^"]+)"', picture))) == sorted(map(str, seen(position)))
        ports = [f"{port.tile} {port.port}" for port in layout.open_ports] or ["first"]
        assert [*targets["data-spot"]] == ports
        assert sorted(re.findall(r'data-end="([^"]+)"', picture)) == sorted(
            str(end.tile) for end in layout.scoring_ends
        )
        assert box.picked is None or box.picked not in layout
        shown = dict(re.findall(r'data-ask="([^"]+)"[^>]*>([^<]*)<', picture))
        for side, raw in enumerate(position.scores):
            assert shown[f"score {side}"].removesuffix(", to lay").endswith(f": {say_number(raw // 5)}")
        if len(layout):
            assert shown["sum"].endswith(f"= {layout.total}")
        if box.panels.value == 1:
            held = position.hands[position.turn] if position.turn is not None else ()
            tiles = held if held and box.which.value == 0 else None
            assert sorted(row.key for row in box.scores.rows) == sorted(row.key for row in placings(position, tiles))
        if len(self.kept) < 400:
            self.kept.append(position)

    def check_all(self) -> None:
        """Check that everything that was built is in the file, and comes back from it."""
        tree: Tree[Position] = from_file_text(self.box.to_file_text(), KIND)
        assert [node.position for node in tree] == [node.position for node in self.box.tree]
        assert tree.here.number == self.box.tree.here.number


def say_number(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def seen(position: Position) -> list[str]:
    """List the tiles that are to be seen: on the table, in hands, and on the free table all others."""
    held = [tile for hand in position.hands for tile in hand]
    spare = position.spare if isinstance(position, FreeTable) else ()
    return [*position.layout.tiles, *held, *spare]


def run(seed: int, actions: int) -> Hands:
    hands = Hands(seed)
    for _ in range(actions):
        hands.act()
        hands.check()
    hands.check_all()
    return hands


@pytest.mark.parametrize("seed", range(3))
def test_two_hundred_random_actions(seed: int) -> None:
    hands = run(seed, 200)
    assert hands.refused > 10
    assert len(hands.box.tree) > 30


@pytest.mark.slow
def test_ten_thousand_random_actions() -> None:
    tried: Counter[str] = Counter()
    refused = 0
    for seed in range(20):
        hands = run(100 + seed, 500)
        tried += hands.tried
        refused += hands.refused
    assert sum(tried.values()) == 10_000
    assert len(tried) == len(Hands(0).actions)
    assert min(tried.values()) > 40
    assert refused > 1000
    print(dict(tried), "refused", refused)
