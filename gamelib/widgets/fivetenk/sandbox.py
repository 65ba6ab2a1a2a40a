"""The sandbox of cards: deal or set up, play for all six seats, take back, branch; see every play, and ask why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

import ipywidgets

from gamelib.core import N_, Message, RuleError
from gamelib.core.options import no_others
from gamelib.fivetenk import State, View, start
from gamelib.fivetenk.cards import Card
from gamelib.fivetenk.moves import NOBODY, PASS, REVEAL
from gamelib.fivetenk.reasons import askable, reason
from gamelib.fivetenk.refusals import BURY, DEAL, NAME, PLAY, SETTLED, THROWN_IN
from gamelib.sandbox import Reached, Tree, history
from gamelib.sandbox.fivetenk import (
    DECLINE_ALL,
    FORMS,
    CardKind,
    Selected,
    as_position,
    by_chance,
    consequences,
    done,
    selected,
)
from gamelib.widgets.board import Press
from gamelib.widgets.fivetenk.card_table import HandBoard, TableBoard, places_of
from gamelib.widgets.fivetenk.lead_as import LeadAs
from gamelib.widgets.fivetenk.naming import Naming
from gamelib.widgets.fivetenk.play_table import PlayTable
from gamelib.widgets.fivetenk.setting_up import CardSetUp
from gamelib.widgets.fivetenk.toggle import Toggle
from gamelib.widgets.fivetenk.wondering import HINT
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import heading, paragraph, words
from gamelib.widgets.rules import Rules
from gamelib.widgets.sandbox import Bench
from gamelib.widgets.sandbox.bench import SCOPE
from gamelib.widgets.sandbox.command import Command
from gamelib.widgets.why import Why
from gamelib.words import say
from gamelib.words.fivetenk_typed import in_letters
from gamelib.words.saying import FEW_LEGAL, MOST_LEGAL, sentences, words_of

CARDS, PLAYS, SETTING, WHY = range(4)
"""What the right side can show."""

PANELS = (N_("Cards"), N_("All plays"), N_("Set up"), N_("Ask why"))

MOST_EVENTS = 3
"""So many of a move's events are told at once."""

Beginning = State | View | str | None
"""What a sandbox can begin with: a state, the line of one, or nothing."""


class CardSandbox(Bench[State]):
    """A table to try 5-10-K out on, by mouse, by keyboard or in writing, for all six seats.

    ``thing`` is what to begin with: a state, with all that led to it, or the line of one; without it a game is dealt by
    ``seed``. ``raised`` are the places of the cards that are raised in the hand at turn, ``position`` is the state;
    ``take_step("10H 10S")`` does what a press does, and so does ``take_step("hand 0 3D 3C")``.

    ``name`` is the sandbox's name within the notebook, under which it comes back when the cell is run again, unless
    ``fresh`` is true. Raises ``RuleError`` for what cannot be set out.
    """

    def __init__(
        self,
        thing: Beginning = None,
        *,
        seed: int = 7,
        name: str = "cards",
        fresh: bool = False,
        language: str | None = None,
        **others: object,
    ) -> None:
        """Lay everything out and show the table."""
        no_others("CardSandbox", others, ("thing", "seed", "name", "fresh", "language"))
        kind = CardKind()
        first = _first(kind, thing, seed)
        guard = Guard(kind.game, language)
        self.raised: tuple[int, ...] = ()
        self.table = TableBoard(language)
        self.hand = HandBoard(SCOPE, language)
        self.command = Command(say(N_("Do"), language), say(N_("Do it"), language), "10H 10S, pass, reveal")
        self._make_buttons(language)
        self.panels = Toggle(N_("Show"), PANELS, guard, language=language)
        self.words = ipywidgets.HTML()
        self.rules = Rules(guard, kind.game, language)
        self.lead_as = LeadAs(language)
        self.naming_friends = Naming(guard, self.take_step, language)
        self.plays = PlayTable(guard, self._choose_play, self.play_raised, language)
        self.setting = CardSetUp(guard, self.take_step, language)
        self.why = Why(guard, lambda key: reason(self.position, key), language, hint=HINT)
        self._pages = tuple(
            ipywidgets.VBox(page).add_class("gl-page")
            for page in (
                (self.words, self.lead_as, self.naming_friends, self.rules),
                (self.plays,),
                (self.setting,),
                (self.why,),
            )
        )
        self._picker = ipywidgets.VBox((self.setting.picker, self.setting.give))
        self._seat_views = (self.table, self.hand)
        actions = ipywidgets.HBox(self._buttons).add_class("gl-controls")
        super().__init__(
            kind,
            first,
            name=name,
            left=(*self._seat_views, self._picker, actions),
            right=(self.command, self.panels, *self._pages),
            seed=seed,
            fresh=fresh,
            grown=_grown(thing) if isinstance(thing, State) and thing.previous is not None else None,
            guard=guard,
            language=language,
        )
        self.add_class("gl-card-sandbox")
        self._connect(guard)

    def _make_buttons(self, language: str | None) -> None:
        texts = (
            N_("Play"), N_("Bury"), N_("Reveal"), N_("Decline"), N_("Decline all further chances"),
            N_("Nobody reveals"), N_("Pass"), N_("Let go"), N_("On to the first lead"), N_("Deal on"),
            N_("Move by chance"), N_("Trick by chance"), N_("Game by chance"),
        )  # fmt: skip
        self._buttons = tuple(ipywidgets.Button(description=say(text, language)) for text in texts)
        (
            self.play, self.bury, self.reveal, self.decline, self.decline_all, self.nobody, self.pass_turn, self.let_go,
            self.ready, self.next_game, self.chance, self.chance_trick, self.chance_game,
        ) = self._buttons  # fmt: skip
        for button in (self.play, self.bury, self.reveal):
            button.button_style = "primary"

    def _connect(self, guard: Guard) -> None:
        self.table.on_press(guard(self._press_table))
        self.hand.on_press(guard(self._press_card))
        self.command.on_command(guard(self._type))
        steps = (
            (self.reveal, str(REVEAL)), (self.decline, "decline"), (self.decline_all, DECLINE_ALL),
            (self.nobody, str(NOBODY)), (self.pass_turn, str(PASS)), (self.ready, "ready"), (self.next_game, "next"),
        )  # fmt: skip
        for button, step in steps:
            button.on_click(guard(lambda _, step=step: self.take_step(step)))
        for button in (self.play, self.bury):
            button.on_click(guard(lambda _: self.play_raised()))
        self.let_go.on_click(guard(lambda _: self.raise_cards(())))
        for button, far in ((self.chance, "move"), (self.chance_trick, "trick"), (self.chance_game, "game")):
            button.on_click(guard(lambda _, far=far: self.go_on(far)))
        self.panels.observe(guard(lambda _: self._see()), "value")
        self.lead_as.observe(guard(lambda _: self._tell_of_cards()), "value")
        self.setting.picking.observe(guard(lambda _: self._see()), "value")

    # ---- what can be done -----------------------------------------------------------------------------------------

    def take_step(self, step: str) -> None:
        """Do what a step in writing says, and tell what follows.

        Raises ``RuleError`` with the rule, and shows its text and what would be legal instead.
        """
        reached, before = self._try(step), self.position
        self.do(*reached)
        changed = reached.step.partition(" ")[0] in FORMS or reached.step == DECLINE_ALL
        self.tell(self._changed_by(before) if changed else self._follows())

    def raise_cards(self, places: Iterable[int]) -> None:
        """Raise the cards at these places of the hand at turn, counted from 0, and no others."""
        self.raised = tuple(sorted(place for place in set(places) if 0 <= place < len(self._hand)))
        self._see()

    def play_raised(self) -> None:
        """Play the cards that are raised, or bury them; raises ``RuleError`` where they may not be."""
        found = self._selected()
        if found.problem is not None:
            self._refuse(found.problem)
        if not self.raised:
            raise RuleError("format", N_("Nothing is raised: press cards of the hand first."))
        self.take_step(found.step)

    def ask(self, key: str) -> None:
        """Ask why something is so: ``"trick"``, ``"seat 2"``, ``"friend 0"``, ``"turn"``."""
        self.why.ask(key)
        self._turn_to(WHY)

    def go_on(self, far: str) -> None:
        """Let chance make a move, or all moves to the end of the trick (``"trick"``) or of the game (``"game"``)."""
        state = self.position
        move = by_chance(state)
        if move is None:
            raise RuleError("format", N_("The game is over: deal on."))
        while move is not None:
            state = state.play(move)
            self.tree.do(state, str(state.move))
            ended = far == "trick" and state.phase == PLAY and state.top is None
            move = None if far == "move" or ended else by_chance(state)
        self._show()
        self.tell(self._follows())

    # ---- presses --------------------------------------------------------------------------------------------------

    def _press_table(self, press: Press) -> None:
        key = self.table.asked(press.data)
        if key:
            self.ask(key)

    def _press_card(self, press: Press) -> None:
        if press.key == "Escape":
            self.raise_cards(())
            return
        index = press.data.get("index", "")
        if not index.isdecimal() or int(index) >= len(self._hand) or self.position.phase not in (BURY, PLAY):
            return
        place = int(index)
        if press.key == "Enter" and place in self.raised:
            self.play_raised()
        else:
            self.raise_cards({*self.raised} ^ {place})

    def _choose_play(self) -> None:
        """Raise the cards of the play that was pressed in the list."""
        picked = self.plays.picked
        if picked is not None:
            self.raise_cards(places_of(self._hand, picked.cards))

    def _type(self, text: str) -> None:
        if not self.typed(text):
            self.take_step(in_letters(text))
        self.command.clear()

    def _try(self, step: str) -> Reached[State]:
        """Take a step as far as the engine; what it refuses is shown with its rule as well."""
        try:
            return done(self.position, step)
        except RuleError as problem:
            self._refuse(problem)

    def _refuse(self, problem: RuleError) -> NoReturn:
        """Lay the rule open by which something was refused; who is setting up goes on with that."""
        self.tell("")
        self.why.refuse(problem)
        if problem.cited and self.panels.value != SETTING:
            self._turn_to(WHY)
        raise problem.with_legal(self._in_short(problem.legal)) from None

    def _in_short(self, legal: tuple[object, ...]) -> tuple[object, ...]:
        """Name a few of the moves that would be legal, and where the others stand; who leads has them all."""
        state = self.position
        if not legal or state.phase != PLAY or (state.top is not None and len(legal) <= MOST_LEGAL):
            return legal
        if state.top is None:
            return (Message(N_("any combination of the hand"), {}),)
        facts = {"count": len(legal) - FEW_LEGAL}
        return (*legal[:FEW_LEGAL], Message(N_("{count} more, which stand under All plays"), facts))

    # ---- what is shown --------------------------------------------------------------------------------------------

    def show(self, position: State) -> None:
        """Show a position and what follows from it."""
        self.raised = ()
        self.table.see(position)  # First of all, so that it is drawn while the rest is worked out.
        self.why.clear()
        self._see()

    @property
    def _hand(self) -> tuple[Card, ...]:
        """The hand of the seat at turn."""
        turn = self.position.turn
        return () if turn is None else self.position.hands[turn]

    def _turn_to(self, panel: int) -> None:
        if panel == self.panels.value:
            self._see()
        self.panels.value = panel

    def _see(self) -> None:
        """Show the table, the hand, and the one panel that is open."""
        position, panel = self.position, self.panels.value
        picking = panel == SETTING and self.setting.picking.value
        for view in self._seat_views:
            view.layout.display = "none" if picking else None
        self._picker.layout.display = None if picking else "none"
        self.hand.see(position, self.raised)
        for place, page in enumerate(self._pages):
            page.layout.display = None if place == panel else "none"
        if panel == CARDS:
            self._fill_cards()
        elif panel == PLAYS:
            self.plays.see(position)
        elif panel == SETTING:
            self.setting.show(position)
        elif panel == WHY:
            self.why.offer({key: say(reason(position, key).about, self.language) for key in askable(position)})
        self._offer(position)

    def _fill_cards(self) -> None:
        position = self.position
        cards = tuple(self._hand[place] for place in self.raised)
        self.lead_as.offer(position, cards)
        names = position.phase == NAME
        self.naming_friends.layout.display = None if names else "none"
        if names:
            self.naming_friends.show(position)
        self._tell_of_cards()

    def _tell_of_cards(self) -> None:
        found = self._selected()
        said = (paragraph(say(message, self.language), "gl-small") for message in found.said)
        self.words.value = words(heading(say(found.headline, self.language)), *said)
        self.rules.cite(found.rules)

    def _selected(self) -> Selected:
        cards = tuple(self._hand[place] for place in self.raised)
        return selected(self.position, cards, self.lead_as.kind)

    def _offer(self, position: State) -> None:
        """Show the buttons that mean something now."""
        phase, asked = position.phase, position.turn is not None
        over = phase in (SETTLED, THROWN_IN)
        shown = (
            (self.play, phase == PLAY),
            (self.bury, phase == BURY),
            (self.reveal, phase == DEAL and asked),
            (self.decline, phase == DEAL and asked),
            (self.decline_all, phase == DEAL and asked),
            (self.nobody, phase == DEAL and not asked),
            (self.pass_turn, phase == PLAY and position.top is not None),
            (self.let_go, bool(self.raised)),
            (self.ready, phase not in (PLAY, SETTLED)),
            (self.next_game, over and not position.outcome),
            (self.chance, phase == PLAY),
            (self.chance_trick, phase == PLAY),
            (self.chance_game, phase == PLAY),
        )
        for button, wanted in shown:
            button.layout.display = None if wanted else "none"

    def _changed_by(self, before: State) -> str:
        """Tell in short what was changed, and what that brought with it."""
        done = self.kind.say_step(self.tree.here, self.language)
        besides = [say(one, self.language) for one in consequences(before, self.position, self.tree.here.step)]
        words = words_of(self.language)
        said = say(
            Message(N_("{step}. {follows}"), {"step": done, "follows": sentences(besides, words)}), self.language
        )
        return said if besides else done

    def _follows(self) -> str:
        """Tell in short what the last step led to."""
        events = self.position.events[:MOST_EVENTS]
        if not events:
            return self.kind.say_step(self.tree.here, self.language)
        return sentences([say(event, self.language) for event in events], words_of(self.language))


def _first(kind: CardKind, thing: Beginning, seed: int) -> Reached[State]:
    """Read what to begin with, or deal by a seed."""
    if thing is None:
        return kind.deal(seed, start(seed))
    return Reached(kind.read_line(thing) if isinstance(thing, str) else as_position(thing), "")


def _grown(state: State) -> Tree[State]:
    """Make a tree of all that led to a state, and stand at the state."""
    (first, _), *others = history(state)
    tree = Tree(first)
    for position, step in others:
        tree.do(position, "next" if position.move is None else step)
    tree.changes = 0
    return tree
