"""The rules that are cited, as a row of buttons: each opens its text beneath, and closes it again."""

from __future__ import annotations

from collections.abc import Iterable

from gamelib.core import N_, Message
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.board import Board, Press
from gamelib.widgets.guard import Guard
from gamelib.words import cite, rule, rule_title, say

WHY = N_("Why:")

MOST_TITLES = 4
"""Up to so many rules are named by their titles, which is what the column has room for."""

_NUMBERS = 3  # So many titles leave room for the numbers of all rules that are not named by theirs.


class Rules(Board):
    """The rules cited for what is shown; a ruling names its game. ``opened`` is the number of the one laid open."""

    def __init__(self, guard: Guard, game: str, language: str | None = None, *, titles: int = MOST_TITLES) -> None:
        """Begin with no rules; up to ``titles`` of them are named by their titles.

        Of more rules the first keep their titles, three fewer than that, and the others have their numbers alone.
        """
        super().__init__()
        self._titles = titles
        self._game = game
        self._language = language
        self._cited: tuple[str, ...] = ()
        self._label = WHY
        self.opened = ""
        self._used = False
        self.on_press(guard(self._toggle))

    def cite(self, numbers: Iterable[str], label: str = WHY, *, opened: str = "") -> None:
        """Cite these rules after a word or two; one that is open stays so if it is cited again.

        ``opened`` is the number of a rule to lay open at once.
        """
        self._label = label
        self._cited = tuple(dict.fromkeys(numbers))
        if opened in self._cited:
            self.opened, self._used = opened, True
        elif self.opened not in self._cited:
            self.opened = ""
        self._draw()

    def close_rule(self, number: str) -> None:
        """Close the text of a rule, if it is the one laid open."""
        if self.opened == number:
            self.opened = ""
            self._draw()

    def _toggle(self, press: Press) -> None:
        number = press.data.get("rule", "")
        if number in self._cited:
            self.opened = "" if number == self.opened else number
            self._used = True
            self._draw()

    def _draw(self) -> None:
        if not self._cited:
            self.show("")
            return
        label = element("span", say(self._label, self._language))
        how = element("small", say(N_("Press a rule to read it."), self._language)) if not self._used else Markup("")
        row = element("div", label, *map(self._button, self._cited), how, class_="gl-rule-row")
        text = element("div", self._text() if self.opened else Markup(""), role="status", aria_live="polite")
        self.show(element("div", row, text, class_="gl gl-rules"))

    def _button(self, number: str) -> Markup:
        title = rule_title(self._game, number, self._language)
        cited = cite(self._game, number, self._language)
        name = say(Message(N_("{number}: {title}"), {"number": cited, "title": title}), self._language)
        return element(
            "button",
            name if number in self._named() else cited,
            type="button",
            data_rule=number,
            title=title,
            aria_label=name,
            aria_expanded="true" if number == self.opened else "false",
        )

    def _named(self) -> tuple[str, ...]:
        """Give the rules that are named by their titles, the most telling ones, as far as there is room."""
        return self._cited if len(self._cited) <= self._titles else self._cited[: max(0, self._titles - _NUMBERS)]

    def _text(self) -> Markup:
        number = cite(self._game, self.opened, self._language)
        title = element("strong", f"{number}  {rule_title(self._game, self.opened, self._language)}")
        text = element("p", rule(self._game, self.opened, self._language))
        return element("div", title, text, class_="gl-rule-text")

    def __repr__(self) -> str:
        """Say in short what it is."""
        return f"<Rules: {', '.join(self._cited)}>"
