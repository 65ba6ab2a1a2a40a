"""Progress by rule at a glance: a button for each rule, which leads to that rule's questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gamelib.core import N_, NN_, Message
from gamelib.lessons.scheduling import Stage, Standing
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board
from gamelib.words import rule_title, say

IN_TURN = "in turn"
"""What stands in place of a rule for the button that lets the schedule choose."""

SHAPES = {
    Stage.NEW: '<circle cx="8" cy="8" r="5.5" class="gl-hollow"/>',
    Stage.SHAKY: '<path d="M8 1 15.4 14.4H.6Z"/><path d="M8 5.4v4.4M8 11.3v1.5" class="gl-inner"/>',
    Stage.GROWING: '<circle cx="8" cy="8" r="5.9" class="gl-hollow"/><path d="M8 2.1a5.9 5.9 0 0 1 0 11.8Z"/>',
    Stage.KNOWN: '<circle cx="8" cy="8" r="7"/><path d="m4.4 8.3 2.5 2.6 4.7-5.4" class="gl-inner"/>',
}
"""How each stage looks: an empty ring, a warning triangle, a half moon, a full disc with a tick."""


class Overview(Board):
    """All rules to practise, each with its stage as a mark and how often it was right.

    ``chosen`` is the one that is asked about; empty where the schedule chooses, which the first button stands for.
    """

    def __init__(self, game: str, language: str | None = None) -> None:
        """Begin with no rules."""
        name = N_("Progress by rule: arrow keys go from rule to rule, Enter asks about one.")
        super().__init__(name=say(name, language))
        self._game, self._language = game, language
        self.chosen = ""
        self.add_class("gl-overview")

    def show_standings(self, standings: Iterable[Standing], told: Message | None) -> None:
        """Show how each rule stands; ``told`` sums up."""
        stands = [*standings]
        names = {IN_TURN: self._say(N_("In turn: the schedule chooses what is asked"))}
        buttons = [self._button(IN_TURN, element("span", self._say(N_("In turn"))))]
        for stand in stands:
            names[stand.rule] = self._named(stand)
            share = element("small", share_of(stand))
            title = rule_title(self._game, stand.rule, self._language)
            buttons.append(self._button(stand.rule, mark(stand.stage), element("span", stand.rule), share, title=title))
        grid = element("div", *buttons, class_="gl-rule-grid")
        counts = Counter(stand.stage for stand in stands)
        stages = [self._legend(stage, counts[stage]) for stage in reversed(Stage)]
        legend = element("p", *stages, element("span", say(told, self._language) if told else ""), class_="gl-stages")
        self.show(element("div", legend, grid), {"data-rule": names})

    def _button(self, rule: str, *parts: Markup, title: str | None = None) -> Markup:
        pressed = rule == (self.chosen or IN_TURN)
        return element(
            "button", *parts, type="button", title=title, data_rule=rule, aria_pressed="true" if pressed else "false"
        )

    def _legend(self, stage: Stage, count: int) -> Markup:
        return element("span", mark(stage), self._say(stage.value), element("b", str(count)))

    def _named(self, stand: Standing) -> str:
        """Name a rule's button as it is read out."""
        facts = {
            "rule": stand.rule,
            "title": rule_title(self._game, stand.rule, self._language),
            "stage": Message(stand.stage.value, {}),
            "right": stand.right,
            "count": stand.asked,
        }
        if not stand.asked:
            return say(Message(N_("{rule}: {title}; {stage}"), facts), self._language)
        sentence = NN_(
            "{rule}: {title}; {stage}, {right} of {count} question right at once",
            "{rule}: {title}; {stage}, {right} of {count} questions right at once",
        )
        return say(Message(sentence, facts), self._language)

    def _say(self, text: str) -> str:
        return say(text, self._language)


def share_of(stand: Standing) -> str:
    """Write how often a rule was right at once, in the little room that there is: ``3/7``, or ``83%`` of many."""
    if stand.asked < 10:
        return f"{stand.right}/{stand.asked}" if stand.asked else ""
    return f"{100 * stand.right // stand.asked}%"


def mark(stage: Stage) -> Markup:
    """Draw the mark of a stage, for eyes only: what stands beside it says it in words."""
    shape = element("svg", Markup(SHAPES[stage]), viewBox="0 0 16 16", aria_hidden="true", focusable="false")
    return element("span", shape, class_=f"gl-stage gl-stage-{stage.name.lower()}")
