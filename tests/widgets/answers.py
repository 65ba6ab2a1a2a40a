"""Wrong answers to give, and what a widget's markup says."""

from __future__ import annotations

import re
from html import unescape

from gamelib.lessons import Item
from gamelib.lessons.forms import Choice, Number
from gamelib.widgets.form import Value


def text_of(markup: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", markup))).strip()


def wrong_for(item: Item) -> Value:
    """Give an answer that is no answer to an item: of several, one that must not be there or all but one."""
    form = item.form
    if isinstance(form, Number):
        assert isinstance(item.answer, int)
        return str(item.answer + 1)
    if isinstance(form, Choice):
        return next(option.key for option in form.options if option.key != item.answer)
    assert isinstance(item.answer, frozenset)
    extra = [option.key for option in form.options if option.key not in item.answer]
    return extra[:1] or sorted(item.answer)[1:]
