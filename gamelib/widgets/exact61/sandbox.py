"""The sandbox of dominoes: lay, take back, branch; see what would score, settle any hands, and ask why."""

from __future__ import annotations

from collections.abc import Iterable

import ipywidgets

from gamelib.core import N_, Message, RuleError, quoted
from gamelib.core.options import no_others
from gamelib.exact61 import Layout, Place, State, Tile, View
from gamelib.exact61.layout import read_place
from gamelib.exact61.reasons_of_play import about_points, askable, reason
from gamelib.pictures.exact61.trying import FIRST
from gamelib.sandbox import Reached
from gamelib.sandbox.exact61 import (
    FORMS,
    DominoKind,
    FreeTable,
    Placing,
    Position,
    act,
    as_position,
    check_not_laid,
    done,
    free_table,
    placings,
    settled,
)
from gamelib.sandbox.exact61.tables import PLAYERS
from gamelib.widgets.board import Press
from gamelib.widgets.exact61.looks import Looks
from gamelib.widgets.exact61.scenes import told_of_events, told_of_layout
from gamelib.widgets.exact61.score_table import ScoreTable
from gamelib.widgets.exact61.setting_up import SetUp
from gamelib.widgets.exact61.trying import TILE, Sight, TryingBoard
from gamelib.widgets.fivetenk.toggle import Toggle
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, told, words
from gamelib.widgets.rules import Rules
from gamelib.widgets.sandbox import Bench
from gamelib.widgets.sandbox.bench import SCOPE
from gamelib.widgets.sandbox.command import Command
from gamelib.widgets.scenes import Block, rules_of
from gamelib.widgets.steppers import SettlementStepper
from gamelib.widgets.why import Why
from gamelib.words import say

SUM, SCORES, SETTING, SETTLING, WHY = range(5)
"""What the right side can show."""

MOST_TITLES = 3
"""Of more rules most stand as numbers: the column has to have room for what was built, too."""

PANELS = (N_("Sum"), N_("What would score?"), N_("Set up"), N_("Settle"), N_("Ask why"))

Beginning = Layout | State | View | FreeTable | str | None
"""What a sandbox can begin with: a layout, a state, a view, a line of any of these, or nothing."""


class DominoSandbox(Bench[Position]):
    """A table to try Exact 61 out on, by mouse, by keyboard or in writing.

    On a free table any tile may be laid at any port that fits, tiles may be put into hands, and a score set. In play
    everybody's moves are made by the rules; "Deal" deals by a seed. ``thing`` is what to begin with: a layout, a state,
    a view, or a line of any of them; without it an empty table for so many ``players``. ``picked`` is the tile that
    was picked, ``position`` what stands on the table; ``take_step("2|4 at 4|4 side A")`` does what a press does.

    ``name`` is the sandbox's name within the notebook, under which it comes back when the cell is run again, unless
    ``fresh`` is true. Raises ``RuleError`` for what cannot be set out.
    """

    def __init__(
        self,
        thing: Beginning = None,
        *,
        players: int | None = None,
        seed: int = 7,
        name: str = "dominoes",
        fresh: bool = False,
        language: str | None = None,
        **others: object,
    ) -> None:
        """Lay everything out and show the table."""
        no_others("DominoSandbox", others, ("thing", "players", "seed", "name", "fresh", "language"))
        kind = DominoKind()
        first = _first(kind, thing, players)
        guard = Guard(kind.game, language)
        self.picked: Tile | None = None
        self.pointed: Place | None = None
        self._looks = Looks()
        self.board = TryingBoard(SCOPE, language)
        self.command = Command(
            say(N_("Do"), language), say(N_("Do it"), language), say(N_("2|4 at 4|4 side A, or hand 0 2|4"), language)
        )
        texts = (N_("Draw"), N_("Pass"), N_("Next hand"), N_("Let go"))
        self.draw, self.pass_turn, self.next_hand, self.let_go = (
            ipywidgets.Button(description=say(text, language)) for text in texts
        )
        self.take_off = ipywidgets.Button()
        self.panels = Toggle(N_("Show"), PANELS, guard, language=language)
        self.words = ipywidgets.HTML()
        self.rules = Rules(guard, kind.game, language, titles=MOST_TITLES)
        ways = (N_("Of the seat at turn"), N_("All"))
        self.which = Toggle(N_("Tiles"), ways, guard, language=language)
        self.scores = ScoreTable(language)
        self.setting = SetUp(guard, self.take_step, language)
        self.settle = ipywidgets.Button(description=say(N_("Work it through"), language))
        self.settling = ipywidgets.HTML()
        self.why = Why(guard, lambda key: reason(self.position, key), language)
        self.below = ipywidgets.VBox()
        self._pages = (
            ipywidgets.VBox((self.words, self.rules)),
            ipywidgets.VBox((self.which, self.scores)),
            self.setting,
            ipywidgets.VBox((self.settling, self.settle)),
            self.why,
        )
        moves = (self.setting.mode, self.draw, self.pass_turn, self.next_hand, self.take_off, self.let_go)
        actions = ipywidgets.HBox(moves).add_class("gl-controls")
        super().__init__(
            kind,
            first,
            name=name,
            left=(self.board, actions),
            right=(self.command, self.panels, *self._pages),
            seed=seed,
            fresh=fresh,
            guard=guard,
            language=language,
        )
        self.children: tuple[ipywidgets.Widget, ...] = (*self.children, self.below)
        self.add_class("gl-dominoes")
        self._connect(guard)

    def _connect(self, guard: Guard) -> None:
        self.board.on_press(guard(self._press))
        self.scores.on_press(guard(self._press_row))
        self.command.on_command(guard(self._type))
        steps = ((self.draw, "draw"), (self.pass_turn, "pass"), (self.next_hand, "dealt"))
        for button, step in steps:
            button.on_click(guard(lambda _, step=step: self.take_step(step)))
        self.take_off.on_click(guard(lambda _: self.take_step(self._taking)))
        self.let_go.on_click(guard(lambda _: self.pick(None)))
        self.settle.on_click(guard(lambda _: self.work_through()))
        self.panels.observe(guard(lambda _: self._see()), "value")
        self.which.observe(guard(lambda _: self._see()), "value")

    # ---- what can be done -----------------------------------------------------------------------------------------

    def take_step(self, step: str) -> None:
        """Do what a step in writing says, and tell what follows.

        Raises ``RuleError`` with the rule, and shows its text and what would be legal instead.
        """
        reached = self._try(step)
        self.picked = self.pointed = None
        self.do(*reached)
        changed = reached.step.partition(" ")[0] in FORMS
        self.tell(self.kind.say_step(self.tree.here, self.language) if changed else self._follows())

    def pick(self, tile: Tile | None) -> None:
        """Pick a tile that is to be laid, or let it go, and tell where it fits.

        Raises ``RuleError`` (D1) for a tile that lies on the table already.
        """
        check_not_laid(self.position.layout, () if tile is None else (tile,))
        self.picked, self.pointed = tile, None
        if tile is not None:
            self.why.ask(f"tile {tile}")
            self.tell("" if self.panels.value == WHY else self.why.told)  # There it stands already.
        else:
            self.tell(say(N_("Nothing is picked."), self.language))
        self._see()

    def ask(self, key: str) -> None:
        """Ask why something is so: ``"sum"``, ``"port 1|4 low"``, ``"score 0"``."""
        self.why.ask(key)
        self._turn_to(WHY)

    def work_through(self) -> None:
        """Settle the hands as they are, line by line, beneath."""
        bench = settled(self.position)
        stepper = SettlementStepper(bench.state, language=self.language)
        supposed = say(bench.supposed, self.language) if bench.supposed else ""
        self.below.children = (ipywidgets.HTML(words(paragraph(supposed))) if supposed else ipywidgets.HTML(), stepper)
        self.tell(say(N_("The settlement is worked through beneath."), self.language))

    # ---- presses --------------------------------------------------------------------------------------------------

    def _press(self, press: Press) -> None:
        data = press.data
        if press.key == "Escape":
            self._escape()
        elif "tile" in data:
            self._press_tile(Tile(data["tile"]), by_key=bool(press.key))
        elif "spot" in data:
            self._press_spot(data["spot"], by_key=bool(press.key))
        elif "number" in data:
            self.ask(f"port {data['number']} inline A")
        elif "lying" in data:
            self.ask(f"tile {data['lying']}")
        elif "ask" in data:
            self.ask(data["ask"])

    def _escape(self) -> None:
        tile = self.picked
        self.pick(None)
        if tile is not None:
            self.board.focus({TILE: tile})

    def _press_tile(self, tile: Tile, *, by_key: bool) -> None:
        self.pick(None if tile == self.picked else tile)
        places = self._of_picked()
        if by_key and places:
            self.board.focus({"data-spot": _spot(places[0].place)})

    def _press_spot(self, spot: str, *, by_key: bool) -> None:
        if self.picked is None:
            self.ask("sum" if spot == FIRST else f"port {spot}")
            return
        tiles = [*self.board.targets[TILE]]
        place = tiles.index(self.picked) if self.picked in tiles else 0
        self.take_step(str(self.picked) if spot == FIRST else f"{self.picked} at {spot}")
        left = [*self.board.targets[TILE]]
        if by_key and left:
            self.board.focus({TILE: left[min(place, len(left) - 1)]})

    def _press_row(self, press: Press) -> None:
        data = press.data
        if "sort" in data:
            self.scores.sort(data["sort"])
        elif "lay" in data:
            self.take_step(data["lay"])
        elif "row" in data:
            place = Place(*read_place(data["row"]))
            if place == self.pointed:
                self.take_step(data["row"])
            else:
                self.pick(place.tile)
                self.pointed = place
                self.why.ask(f"place {place}")
                self._see()

    def _type(self, text: str) -> None:
        if not self.typed(text):
            self.take_step(text)
        self.command.clear()

    def _try(self, step: str) -> Reached[Position]:
        """Take a step as far as the engine; what it refuses is shown with its rule as well."""
        try:
            return done(self.position, step)
        except RuleError as problem:
            self.tell("")
            self.why.refuse(problem)
            if (
                problem.cited and self.panels.value != SETTING
            ):  # There somebody is at a field, which is to stay where it is.
                self._turn_to(WHY)
            raise

    @property
    def _taking(self) -> str:
        """The step that takes a tile off: the one that was asked about, or else the one laid last."""
        word, _, tile = self.why.asked.partition(" ")
        return f"take {tile}" if word == "tile" and tile in self.position.layout.tiles else "take"

    # ---- what is shown --------------------------------------------------------------------------------------------

    def show(self, position: Position) -> None:
        """Show a position and what follows from it."""
        if self.picked is not None and self.picked in position.layout:
            self.picked = self.pointed = None
        self.below.children = ()
        self.why.clear()
        self._see()

    def _turn_to(self, panel: int) -> None:
        if panel == self.panels.value:
            self._see()
        self.panels.value = panel

    def _see(self) -> None:
        """Show the table, and the one panel that is open."""
        position = self.position
        rows = self._rows() if self.panels.value == SCORES else ()
        sight = Sight(
            position,
            self._looks.of(self.tree),
            self.picked,
            self.pointed,
            self._of_picked() if self.picked is not None else rows,
        )
        self.board.see(sight)
        for panel, page in enumerate(self._pages):
            page.layout.display = None if panel == self.panels.value else "none"
        self._fill(self.panels.value, rows)
        self.setting.show(position, self.picked, self._seed)
        self._offer(position)

    def _fill(self, panel: int, rows: tuple[Placing, ...]) -> None:
        if panel == SUM:
            self._fill_sum()
        elif panel == SCORES:
            self.scores.show_rows(rows, str(self.pointed or ""))
        elif panel == SETTLING:
            self.settling.value = words(*map(paragraph, self._settling_text()), live=False)
        elif panel == WHY:
            keys = (*(f"place {placing.key}" for placing in self._of_picked()), *askable(self.position))
            self.why.offer({key: say(reason(self.position, key).about, self.language) for key in keys})

    def _fill_sum(self) -> None:
        blocks, rules = self._told()
        self.words.value = words(told(blocks), live=False)
        self.rules.cite(rules)

    def _offer(self, position: Position) -> None:
        """Show the buttons that mean something now."""
        play = isinstance(position, State)
        over = play and position.turn is None
        shown: Iterable[tuple[ipywidgets.Button, bool]] = (
            (self.draw, play and not over),
            (self.pass_turn, play and not over),
            (self.next_hand, over),
            (self.take_off, not play and bool(len(position.layout))),
            (self.let_go, self.picked is not None),
        )
        if len(position.layout):
            tile = self._taking.partition(" ")[2] or position.layout.last
            self.take_off.description = say(Message(N_("Take [{tile}] off"), {"tile": tile}), self.language)
        for button, wanted in shown:
            button.layout.display = None if wanted else "none"

    def _rows(self) -> tuple[Placing, ...]:
        position = self.position
        held = position.hands[position.turn] if position.turn is not None else ()
        self.which.layout.display = None if held else "none"
        return placings(position, held if held and self.which.value == 0 else None)

    def _of_picked(self) -> tuple[Placing, ...]:
        """List the placements of the picked tile that may be made."""
        if self.picked is None:
            return ()
        return tuple(placing for placing in placings(self.position, (self.picked,)) if placing.legal)

    # ---- what is told ---------------------------------------------------------------------------------------------

    def _told(self) -> tuple[tuple[Block, ...], tuple[str, ...]]:
        position = self.position
        if isinstance(position, State) and position.events:
            events = position.events
            return told_of_events(events, self.language), rules_of([event.rules for event in events])
        block = told_of_layout(position.layout, self.language)
        if not len(position.layout):
            return (block,), ()
        points = about_points(position)
        return (block._replace(outcome=say(points.said[-1], self.language)),), points.rules

    def _follows(self) -> str:
        """Tell in short what the last step led to."""
        blocks, _ = self._told()
        parts = [part for block in blocks for part in (block.happened, block.outcome) if part]
        return " ".join(parts)

    def _settling_text(self) -> tuple[str, ...]:
        texts: tuple[str, ...]
        if isinstance(self.position, State):
            texts = (N_("Once a hand is over, its settlement can be worked through here, line by line."),)
        else:
            texts = (
                N_("The hands are settled as if the tile laid last had ended the hand."),
                N_("If the seat that lays has an empty hand, it goes out. Otherwise the hand counts as blocked."),
                N_("Put tiles into the hands under Set up, and set the scores there, near 305 perhaps."),
            )
        return tuple(say(text, self.language) for text in texts)


def _first(kind: DominoKind, thing: Beginning, players: int | None) -> Reached[Position]:
    """Read what to begin with, for so many players if that is said."""
    if thing is None:
        return Reached(free_table(players=PLAYERS if players is None else players), "")
    position = kind.read_line(thing) if isinstance(thing, str) else as_position(thing)
    if players is None or players == position.players:
        return Reached(position, "")
    if isinstance(position, State):
        sentence = N_("This match has {players} players, and cannot be set out for {given}.")
        raise RuleError("D2", sentence, players=position.players, given=quoted(players))
    return Reached(act(position, f"players {players}"), "")


def _spot(place: Place) -> str:
    return FIRST if place.at is None else f"{place.at.tile} {place.at.port}"
