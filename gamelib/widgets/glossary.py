"""The words of a game, explained: a table of its terms in the learner's language and in Japanese."""

from __future__ import annotations

import ipywidgets

from gamelib.core import N_
from gamelib.pictures.svg import Markup, element
from gamelib.widgets.style import CSS
from gamelib.words import say, terms


class Glossary(ipywidgets.HTML):
    """The terms of a game with their meanings, and what each is called in another language of the rulebook."""

    def __init__(self, game: str = "exact61", other: str = "ja", language: str | None = None) -> None:
        """Write the table; ``other`` is the language of its second column."""
        titles = (N_("Term"), N_("In Japanese"), N_("Meaning"))
        head = element("tr", *(element("th", say(title, language), scope="col") for title in titles))
        rows = [
            element(
                "tr",
                element("th", own.name, scope="row"),
                element("td", foreign.name, lang=other),
                element("td", own.meaning),
            )
            for own, foreign in zip(terms(game, language), terms(game, other), strict=True)
        ]
        table = element("table", element("thead", head), element("tbody", *rows), class_="gl-table")
        super().__init__(element("style", Markup(CSS)) + element("div", table, class_="gl gl-words"))

    def __repr__(self) -> str:
        """Say in short what it is."""
        return "<Glossary>"
