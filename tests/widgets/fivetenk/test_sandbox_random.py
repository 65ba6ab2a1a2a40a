"""The sandbox of cards under random hands: no exception, nothing lost, no view that disagrees with the engine.

Actions are legal ones, illegal ones, undoing and walking, damaged lines and damaged files.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from gamelib.core import RuleError
from gamelib.fivetenk import DECK, State
from gamelib.fivetenk.cards import points
from gamelib.fivetenk.reasons import askable
from gamelib.sandbox import Tree, from_file_text
from gamelib.sandbox.fivetenk import CardKind, plays_of
from gamelib.widgets import CardSandbox
from gamelib.widgets.fivetenk.sandbox import PANELS, PLAYS, SETTING, WHY
from gamelib.widgets.guard import Guard

KIND = CardKind()
JUNK = [
    "", " ", "pass", "reveal", "decline", "next", "ready", "decline all", "nobody reveals", "hand", "hand 7 3D",
    "out x", "turn 9", "friends", "levels 2", "taken 1,2,3,4,5,6", "previous 0:", "bury 3D", "name AS 1", "3D 3D 3D 3D",
    "fivetenk", "\x00", "♠", "{seat}", "<b>x", "3D as airplane", "3 3 (pair)", "kitty", "declarer -1",
]  # fmt: skip


class Hands:
    """A pair of hands at a sandbox, that keep count of what they tried."""

    def __init__(self, seed: int) -> None:
        self.stream = Random(seed)
        self.box = CardSandbox(seed=seed, fresh=True)
        self.tried: Counter[str] = Counter()
        self.refused = 0
        self.kept: list[State] = [self.box.position]
        self.files: list[str] = []
        self.phases: Counter[str] = Counter()
        self.actions: dict[str, tuple[Callable[[], None], int]] = {
            "chance": (self.chance, 24),
            "press cards": (self.press_cards, 16),
            "play raised": (self.box.play_raised, 8),
            "button": (self.button, 8),
            "table": (self.table, 5),
            "type": (self.type, 10),
            "junk": (self.junk, 7),
            "undo": (self.box.undo, 7),
            "redo": (self.box.redo, 4),
            "walk": (self.walk, 3),
            "deal": (self.deal, 2),
            "afresh": (self.box.begin_afresh, 1),
            "line": (self.line, 3),
            "damaged line": (self.damaged_line, 4),
            "file": (self.file, 1),
            "damaged file": (self.damaged_file, 3),
            "panel": (self.panel, 5),
            "list": (self.list, 5),
            "field": (self.field, 5),
            "name": (self.name, 2),
        }

    def act(self) -> str:
        """Do one thing at random; what is refused leaves everything as it was."""
        names = [*self.actions]
        name = self.stream.choices(names, [weight for _, weight in self.actions.values()])[0]
        nodes, position = len(self.box.tree), self.box.position
        before = self.box.bar.state["line"]
        refused = False
        try:
            self.actions[name][0]()
        except RuleError:
            refused = True
        if Guard.raised or refused:
            assert all(isinstance(error, RuleError) for error in Guard.raised), Guard.raised
            assert not Guard.raised or self.box.guard.message.value
            assert (len(self.box.tree), self.box.position, self.box.bar.state["line"]) == (nodes, position, before)
            self.refused += 1
            Guard.raised.clear()
        assert len(self.box.tree) >= nodes, "nothing is ever lost"
        self.tried[name] += 1
        return name

    # ---- actions --------------------------------------------------------------------------------------------------

    def chance(self) -> None:
        self.box.chance.click()

    def press_cards(self) -> None:
        places = [*self.box.hand.targets.get("data-index", {})] or ["0"]
        for _ in range(self.stream.randrange(1, 4)):
            key = self.stream.choice(("", "", " ", "Enter", "Escape"))
            self.box.hand.press({"index": self.stream.choice([*places, "99", "x"])} if key != "Escape" else {}, key)

    def button(self) -> None:
        shown = [button for button in self.box._buttons if button.layout.display is None]
        quick = [button for button in shown if button is not self.box.chance_game or self.stream.random() < 0.1]
        self.stream.choice(quick if self.stream.random() < 0.8 and quick else self.box._buttons[:10]).click()

    def table(self) -> None:
        targets = self.box.table.targets
        kind = self.stream.choice([*targets])
        names = [*targets[kind]] or ["9"]
        self.box.table.press({kind.removeprefix("data-"): self.stream.choice([*names, "9"])})

    def type(self) -> None:
        seat, other = self.stream.randrange(7), self.stream.randrange(6)
        cards = " ".join(self.stream.sample(list(map(str, DECK)), self.stream.randrange(1, 9)))
        position = self.box.position
        held = position.hands[position.turn] if position.turn is not None else ()
        own = " ".join(held[: self.stream.randrange(1, 7)])
        self.box.command.take(
            self.stream.choice(
                (
                    f"hand {seat} {cards}", f"out {seat}", f"turn {seat}", f"declarer {seat}", own, own, f"bury {own}",
                    f"friends AS 1, AH 2 by {other}", f"friends AD {other}, AC 1", f"kitty {cards}", "ready", "pass",
                    f"levels {','.join(self.stream.choices('3456', k=6))}", f"previous {other}:{other}", "reveal",
                    f"taken {','.join(map(str, position.taken))}", "decline all", "next", cards, "name AS 1, AH 1",
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

    def list(self) -> None:
        plays = self.box.plays
        what = self.stream.choice(("kind", "turn", "play", "play"))
        values = {"kind": [*plays.groups, "x"], "turn": ["on", "back"], "play": [str(n) for n in range(9)]}[what]
        value = self.stream.choice(values)
        if self.box.panels.value == PLAYS:
            plays.press({what: value})
            if what == "play" and self.stream.random() < 0.3:
                plays.press({what: value})

    def field(self) -> None:
        setting = self.box.setting
        self.box.panels.value = SETTING  # Nobody can reach what is hidden.
        what = self.stream.randrange(5)
        if what == 0:
            setting.hands[self.stream.randrange(7)].value = " ".join(
                self.stream.sample(list(map(str, DECK)), self.stream.randrange(0, 9))
            )
        elif what == 1:
            setting.turn.value = self.stream.choice(setting.turn.options)[1]
        elif what == 2:
            setting.declarer.value = self.stream.choice(setting.declarer.options)[1]
        elif what == 3:
            word = self.stream.choice([*setting.fields])
            setting.fields[word].value = self.stream.choice(
                ("AS 1, AH 1", "3,3,3,3,3,3", "4,4,4,3,3,3", "0:0", "0,0,0,0,0,0", "-", "<b>", "")
            )
        else:
            setting.picking.value = not setting.picking.value
            setting.whose.value = self.stream.randrange(7)
            if setting.picking.value and self.stream.random() < 0.5:
                setting.give.click()

    def name(self) -> None:
        naming = self.box.naming_friends
        if naming.fields[0].options:
            for field in naming.fields:
                field.value = self.stream.choice(field.options)[1]
            naming.name.click()

    # ---- what must hold -------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Hold what is shown against the engine."""
        box, position = self.box, self.box.position
        self.phases[position.phase] += 1
        assert box.bar.state["line"] == KIND.write_line(position)
        assert KIND.read_line(KIND.write_line(position)) == position
        laid = [card for _, cards, _ in position.trick for card in cards]
        there = Counter([*(card for hand in position.hands for card in hand), *laid, *position.buried, *position.stock])
        assert not there - Counter(DECK)
        if position.phase == "play":
            assert points([*there.elements()]) + sum(position.taken) == 300
        hand = () if position.turn is None else position.hands[position.turn]
        shown = re.findall(r'data-card="([^"]+)" data-index="(\d+)"', box.hand.picture)
        assert [card for card, _ in sorted(shown, key=lambda one: int(one[1]))] == list(map(str, hand))
        assert all(0 <= place < len(hand) for place in box.raised)
        if hand:
            assert [*box.hand.held["data-index"]] == list(map(str, box.raised))
        assert sorted(box.table.targets["data-seat"]) == list("012345")
        assert {*box.table.targets["data-done"]} == {str(laid.seat) for laid in position.trick}
        for kind, names in box.table.targets.items():
            for value in names:
                assert f'{kind}="{value}"' in box.table.picture, (kind, value)
        if box.panels.value == PLAYS:
            assert box.plays.count == len(plays_of(position))
        if box.panels.value == WHY:
            assert [*box.why.list.targets["data-ask"]] == [*askable(position)]
        if box.panels.value == SETTING:
            assert [field.value for field in box.setting.hands[:6]] == [" ".join(hand) for hand in position.hands]
            assert box.setting.fields["taken"].value == ",".join(map(str, position.taken))
        if len(self.kept) < 400:
            self.kept.append(position)

    def check_all(self) -> None:
        """Check that everything that was built is in the file, and comes back from it."""
        tree: Tree[State] = from_file_text(self.box.to_file_text(), KIND)
        assert [node.position for node in tree] == [node.position for node in self.box.tree]
        assert tree.here.number == self.box.tree.here.number


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
    phases: Counter[str] = Counter()
    refused = 0
    for seed in range(20):
        hands = run(100 + seed, 500)
        tried += hands.tried
        phases += hands.phases
        refused += hands.refused
    assert sum(tried.values()) == 10_000
    assert len(tried) == len(Hands(0).actions)
    assert min(tried.values()) > 40
    assert refused > 1000
    assert {*phases} == {"deal", "bury", "name", "play", "settled", "thrown in"}
    print(dict(tried), dict(phases), "refused", refused)
