"""What is told, as HTML: sentences, sums end by end, findings. Everything is escaped on the way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamelib.pictures.svg import Markup, element
from gamelib.widgets.scenes import Block, Term


def together(parts: Iterable[Markup]) -> Markup:
    """Put pieces of markup behind one another."""
    return Markup("".join(parts))


def words(*parts: Markup, live: bool = True) -> Markup:
    """Wrap what is told; where it changes it is read out, unless ``live`` is false."""
    status = {"role": "status", "aria_live": "polite"} if live else {}
    return element("div", *parts, class_="gl gl-words", **status)


def paragraph(text: str, name: str | None = None) -> Markup:
    """Write one sentence."""
    return element("p", text, class_=name)


def heading(text: str) -> Markup:
    """Write a heading."""
    return element("h3", text)


MANY_SUMS = 3
"""From so many sums on, as in a blocked hand, they stand within the lines: otherwise nobody could see them all."""

LONG = 340
"""Where so many characters are told, as of a whole trick, they are written small, for the same reason."""

TERM = 12
"""As many characters' room does a term of a sum take."""


def told(blocks: Sequence[Block]) -> Markup:
    """Write blocks: what happened, the sum in large figures, what comes of it."""
    sums = sum(bool(block.total) for block in blocks)
    if sums >= MANY_SUMS:
        return together(map(_in_lines, blocks))
    long = sum(len(block.happened + block.outcome) + TERM * len(block.terms) for block in blocks) >= LONG
    parts = together(map(_told, blocks))
    return element("div", parts, class_="gl-small") if long else parts


def _told(block: Block) -> Markup:
    parts = [paragraph(block.happened)] if block.happened else []
    if block.terms:
        parts.append(sum_of(block.terms))
    elif block.total:
        parts.append(element("div", element("span", block.total), class_="gl-sum"))
    if block.outcome:
        parts.append(paragraph(block.outcome))
    return together(parts)


def in_lines(blocks: Sequence[Block]) -> Markup:
    """Write blocks small, each sum within its lines: what is told of beside something more recent."""
    return together(map(_in_lines, blocks))


def _in_lines(block: Block) -> Markup:
    total = [element("strong", block.total), element("br")] if block.total else []
    happened = [block.happened, element("br")] if block.happened else []
    return element("p", *happened, *total, block.outcome, class_="gl-small")


def sum_of(terms: Sequence[Term]) -> Markup:
    """Write a sum end by end, each number above what it stands for, and the total."""
    first, *rest = terms
    # Each sign stays with the number behind it where the line breaks.
    parts = [element("span", _term(first)), *(element("span", element("span", "+"), " ", _term(term)) for term in rest)]
    total = element("span", str(sum(term.number for term in terms)), class_="gl-total")
    return element("div", *parts, element("span", element("span", "="), " ", total), class_="gl-sum")


def _term(term: Term) -> Markup:
    label = element("small", term.label) if term.label else Markup("")
    return element("span", element("span", str(term.number)), " ", label, class_="gl-term")


def listing(opening: str, items: Iterable[str]) -> Markup:
    """Write an opening sentence and a list beneath it."""
    return together((paragraph(opening), element("ul", *(element("li", item) for item in items))))
