"""The practice page: one question after another, chosen by what went well and what did not, or by the learner."""

from __future__ import annotations

from collections.abc import Iterable

import ipywidgets

from gamelib.core import N_, NN_, Message, RuleError
from gamelib.core.options import made_as
from gamelib.core.saved import MOST_CHARACTERS
from gamelib.lessons.chances import seed_of
from gamelib.lessons.forms import Number
from gamelib.lessons.items import Item
from gamelib.lessons.progress import Attempt, Progress, attempt
from gamelib.lessons.progress_files import from_text, to_text
from gamelib.lessons.scheduling import GAPS, KNOWN_FROM, Standing, checked_rules, next_item, standings
from gamelib.lessons.topics import generate
from gamelib.pictures.svg import Markup, element
from gamelib.sandbox import Keeper
from gamelib.widgets.asking import Asking, Taken
from gamelib.widgets.board import Press
from gamelib.widgets.files import Files
from gamelib.widgets.guard import Guard
from gamelib.widgets.markup import paragraph, together, words
from gamelib.widgets.overview import IN_TURN, Overview
from gamelib.widgets.rules import Rules
from gamelib.words import say


class Exercises(Asking):
    """Asks questions about a game's rules without end, and shows how each rule stands.

    ``game`` is "exact61" or "fivetenk"; ``rules`` may name the rules to practise, which are all of the game's
    otherwise; ``seed`` fixes what is asked. Rules that went wrong come back soon, rules that went well later and later;
    a rule's button asks about that rule. ``progress`` is all that was answered. It comes back when the cell is run
    again, unless ``fresh`` is true, and can be downloaded and opened. Raises ``RuleError`` for a game or a rule that
    there is not.
    """

    def __init__(
        self,
        game: str,
        rules: Iterable[str] | None = None,
        *,
        seed: int = 61,
        fresh: bool = False,
        keeper: Keeper | None = None,
        language: str | None = None,
    ) -> None:
        """Lay everything out, bring back what was practised the last time, and ask the first question."""
        self._rules, self._seed = checked_rules(game, rules), seed_of(seed)
        self.progress = self._saved = Progress(game)
        self._left_behind: Progress | None = None
        self._version, self._kept = 0, to_text(self.progress)
        self._keeper = Keeper(f"progress_{game}") if keeper is None else made_as(Keeper, "keeper", keeper)
        super().__init__(game, language)
        self.overview = Overview(game, language)
        self.chosen = Rules(self._guard, game, language)
        self.standing = ipywidgets.HTML()
        self.again = ipywidgets.Button(description=self._say(N_("A past mistake again")))
        self._looked_back = 0
        self.file_guard = Guard(game, language)
        self.name = ipywidgets.Text(description=self._say(N_("Your name")), continuous_update=False)
        self.files = Files(self.file_guard, self.open_text, self._note_saved, most=MOST_CHARACTERS, language=language)
        self.afresh = ipywidgets.Button(description=self._say(N_("Begin afresh")))
        self.status, self.notice = ipywidgets.HTML(), ipywidgets.HTML()
        self._lay_out()
        if not fresh:
            self._bring_back()
        self._ask_next()
        self._show_progress()

    def _lay_out(self) -> None:
        about = ipywidgets.HBox((self.chosen, self.standing, self.again)).add_class("gl-about-rule")
        files = ipywidgets.HBox((self.name, self.files, self.afresh)).add_class("gl-controls")
        how = ipywidgets.HTML(how_it_is_chosen(self._language))
        below = (files, self.file_guard.message, self.status, self.notice, how)
        self.children = (self.overview, about, self.columns, *below)
        self.add_class("gl-exercises")
        self.overview.on_press(self._guard(self._press_rule))
        self.again.on_click(self._guard(lambda _: self.ask_again()))
        self.afresh.on_click(self.file_guard(lambda _: self.begin_afresh()))
        self.name.observe(self.file_guard(lambda _: self._rename()), "value")

    # ---- asking -----------------------------------------------------------------------------------------------------

    @property
    def rule(self) -> str:
        """The rule that the learner has chosen to be asked about; empty where the schedule chooses."""
        return self.overview.chosen

    def practise(self, rule: str = "") -> None:
        """Ask about one rule from now on, or with none whatever the schedule chooses.

        Raises ``RuleError`` ("format") for a rule that is not practised here.
        """
        if rule:
            checked_rules(self.progress.game, [rule])
            if rule not in self._rules:
                raise RuleError("format", N_("{rule} is not among the rules that are practised here."), rule=rule)
        self._leave()
        self.overview.chosen = rule
        self._looked_back = 0
        self._ask_next()
        self._show_progress()

    def _press_rule(self, press: Press) -> None:
        rule = press.data.get("rule", "")
        if rule == IN_TURN or rule in self._rules:
            self.practise("" if rule == IN_TURN else rule)
            self.form.focus()

    def _ask_next(self) -> None:
        self.ask(next_item(self.progress, self._rules, self._seed, self.rule or None))

    def ask_again(self) -> None:
        """Ask the very question again in which the chosen rule last went wrong; then the one before, and so on."""
        stand = standings(self.progress, self._rules).get(self.rule)
        if stand is None or not stand.mistakes:
            return
        self._leave()
        one = stand.mistakes[self._looked_back % len(stand.mistakes)]
        self._looked_back += 1
        self.ask(generate(one.topic, one.seed, one.kind))
        given = labelled(self.item, one)
        if given:
            message = Message(N_("The last time, this was your answer: {given}."), {"given": given})
            self.feedback.value = words(paragraph(say(message, self._language), "gl-muted-words"))
        self.form.focus()

    def place(self) -> Message:
        """Count the questions."""
        return Message(N_("Question {number}"), {"number": len(self._practised) + 1})

    def onward(self) -> str | Message:
        """There is always another question."""
        return N_("Next question")

    def go_on(self) -> None:
        """Ask what the schedule says, or about the chosen rule."""
        self._ask_next()
        self.form.focus()  # The button that was pressed is hidden now, and would lose it.

    def note(self, taken: Taken) -> tuple[Markup, ...]:
        """Take a question into the progress, and say when its rules come back, and those that a mistake touched."""
        self._add(taken)
        stands = standings(self.progress, self._rules)
        back: dict[int, list[str]] = {}
        concerned = {*taken.item.rules, *self.progress.attempts[-1].touched}
        for rule, stand in stands.items():
            if rule in concerned and stand.box:
                back.setdefault(stand.due - len(self.progress.attempts), []).append(rule)
        sentence = N_("Back after {count} other questions: {rules}.")
        told = [Message(sentence, {"count": count, "rules": tuple(back[count])}) for count in sorted(back)]
        return tuple(paragraph(say(message, self._language), "gl-muted-words") for message in told)

    def _leave(self) -> None:
        """Drop the question; one that was answered wrongly already counts."""
        if self._misses and not self._settled:
            self._add(Taken(self.item, tuple(self._misses), self._hints, shown=False))

    def _add(self, taken: Taken) -> None:
        given = taken.misses[-1].given if taken.misses else ""
        self.progress = self.progress.after(
            attempt(
                taken.item,
                wrong=[miss.verdict for miss in taken.misses],
                hints=taken.hints,
                shown=taken.shown,
                given=tuple(given) if isinstance(given, list) else given.strip(),
            )
        )
        self._left_behind = None
        self.status.value = ""
        self._show_progress()

    # ---- how the rules stand ----------------------------------------------------------------------------------------

    def _show_progress(self) -> None:
        stands = standings(self.progress, self._rules)
        self.overview.show_standings(stands.values(), self._sum())
        stand = stands.get(self.rule)
        self.chosen.cite((self.rule,) if stand else (), N_("Asked now:"))
        self.standing.value = words(paragraph(say(how_it_stands(stand), self._language)), live=False) if stand else ""
        self.again.layout.display = None if stand and stand.mistakes else "none"
        back = N_("Bring back what was here") if self._left_behind else N_("Begin afresh")
        self.afresh.description = self._say(back)
        self._offer_file()

    @property
    def _practised(self) -> tuple[Attempt, ...]:
        """The questions about the rules that are practised here."""
        return tuple(one for one in self.progress.attempts if not {*one.rules}.isdisjoint(self._rules))

    def _sum(self) -> Message | None:
        """Sum up what was answered; nothing where that is nothing."""
        attempts = self._practised
        so_far = NN_(
            "{count} question so far, {right} right at once.", "{count} questions so far, {right} right at once."
        )
        facts = {"count": len(attempts), "right": sum(one.at_once for one in attempts)}
        return Message(so_far, facts) if attempts else None

    # ---- files ------------------------------------------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Tell whether something was practised that stands in no file."""
        return self.progress != self._saved

    def open_text(self, text: str) -> None:
        """Open a file of progress, and put it together with what was practised here.

        Raises ``RuleError`` ("format") that tells what is wrong and where; then all stays as it is.
        """
        read = from_text(text, self.progress.game)
        self._leave()
        untouched = not self.progress.attempts
        self.progress = self.progress.merged(read)
        self._left_behind = None
        if self.progress == read:
            self._saved = self.progress
        self.name.value = self.progress.name
        self._ask_next()
        self._show_progress()
        opened = NN_("Opened: {count} question.", "Opened: {count} questions.")
        both = N_("Together with what was here that makes {all}.")
        facts = {"count": len(read.attempts), "all": len(self.progress.attempts)}
        self._tell_status(Message(opened, facts), *([] if untouched else [Message(both, facts)]))

    def begin_afresh(self) -> None:
        """Forget what was practised and the name; pressed once more, bring both back."""
        before, self._left_behind = self._left_behind, None
        if before is None:
            if self.progress == Progress(self.progress.game):
                self._tell_status(Message(N_("Nothing has been done here yet."), {}))
                return
            before, self._left_behind = Progress(self.progress.game), self.progress
        self.progress = before
        self.name.value = before.name
        self._ask_next()
        self._show_progress()

    def _rename(self) -> None:
        try:
            self.progress = self.progress.called(self.name.value)
        except RuleError:
            self.name.value = self.progress.name
            raise
        self.name.value = self.progress.name
        self._offer_file()

    def _note_saved(self, version: int) -> None:
        if version == self._version:
            self._saved = self.progress
            self._offer_file()

    def _offer_file(self) -> None:
        text = to_text(self.progress)
        if text != self.files.file["text"]:
            self._version += 1
        name = f"progress_{self.progress.game}.json"
        self.files.offer(text, name, self._version, unsaved=self.unsaved)
        if text != self._kept:
            self._kept = text
            self._warn(self._keeper.keep(text))

    def _warn(self, trouble: Message | None) -> None:
        """Show that something is not kept, as long as that is so."""
        self.notice.value = words(paragraph(say(trouble, self._language), "gl-muted-words")) if trouble else ""

    def _bring_back(self) -> None:
        text, trouble = self._keeper.kept()
        if text is not None:
            try:
                self.progress = from_text(text, self.progress.game)
            except RuleError as problem:
                trouble = Message(N_("What was kept the last time is damaged: {problem}"), {"problem": problem.message})
                self._keeper.put_aside()
        self.name.value = self.progress.name
        self._kept = to_text(self.progress)
        self._warn(trouble)

    def _tell_status(self, *messages: Message) -> None:
        self.status.value = words(paragraph(" ".join(say(message, self._language) for message in messages)))

    def __repr__(self) -> str:
        """Say in short where it stands."""
        return f"<Exercises: {self.progress.game}, {self.right} of {self.asked} right>"


def how_it_stands(stand: Standing) -> Message:
    """Say how a rule stands."""
    if not stand.asked:
        return Message(N_("Not asked yet."), {})
    asked = NN_(
        "Asked {count} time, {right} right at once; box {box} of {last}.",
        "Asked {count} times, {right} right at once; box {box} of {last}.",
    )
    return Message(asked, {"count": stand.asked, "right": stand.right, "box": stand.box, "last": len(GAPS)})


def labelled(item: Item, one: Attempt) -> tuple[object, ...]:
    """Give what was answered wrongly to a question as it stood there: a number, or the labels of what was chosen."""
    if isinstance(item.form, Number):
        return (one.given,) if one.given else ()
    labels = {option.key: option.label for option in item.form.options}
    given = (one.given,) if isinstance(one.given, str) else one.given
    return tuple(labels[key] for key in given if key in labels)


def how_it_is_chosen(language: str | None = None) -> Markup:
    """Explain how the next question is chosen; laid open when pressed."""
    facts = {"first": GAPS[1], "gaps": tuple(GAPS.values())[1:], "known": KNOWN_FROM, "boxes": len(GAPS)}
    sentences = (
        N_("Every rule moves along a row of {boxes} boxes. A question that you answer rightly at once moves its rules "
           "one box on. A mistake puts the rules that it went against back into the first box. With a hint, a rule "
           "stays where it is."),
        N_("The reason for a mistake may name a rule that the question was not about. If you have been asked about "
           "that rule before, it goes one box back, and from box {known} on as far as it takes not to count as known. "
           "It comes back after {first} other questions at the latest."),
        N_("A rule in the first box comes back after {first} other questions, one further on after {gaps}. From box "
           "{known} on it counts as known."),
        N_("Where nothing is due, the next new rule of the rulebook is asked, and what is known waits for that. Press "
           "a rule to be asked about that one alone."),
    )  # fmt: skip
    told = [paragraph(say(Message(sentence, facts), language)) for sentence in sentences]
    summary = element("summary", say(N_("How the next question is chosen"), language))
    return words(element("details", summary, together(told)), live=False)
