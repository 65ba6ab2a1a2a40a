"""What a learner has practised: every question that was answered, in order, and nothing else.

How well each rule is known, and what to ask next, is worked out from that list (see ``scheduling``), so that two lists
can be put together and nothing can disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.lessons.items import Item
from gamelib.lessons.verdicts import Verdict

Given = str | tuple[str, ...]
"""An answer as the fields hold it: a text, or the keys of all that were chosen."""

LONGEST_NAME = 60
"""How many characters a learner's name may have."""


class Attempt(NamedTuple):
    """One question that was answered, and how.

    ``topic``, ``kind`` and ``seed`` say which question it was, ``rules`` what it practised. It took ``wrong`` answers
    and ``hints``, and the right one was ``shown`` or not. ``missed`` are those of the rules that a mistake went
    against, and ``given`` is the last wrong answer. ``touched`` are other rules that the reasons for the mistakes rest
    on: the question does not practise them, and yet one of them may be what went wrong.
    """

    topic: str
    kind: str
    seed: int
    rules: tuple[str, ...]
    wrong: int = 0
    hints: int = 0
    shown: bool = False
    missed: tuple[str, ...] = ()
    given: Given = ""
    touched: tuple[str, ...] = ()

    @property
    def at_once(self) -> bool:
        """Tell whether the first answer was right."""
        return not self.wrong and not self.shown


def attempt(
    item: Item, *, wrong: Iterable[Verdict] = (), hints: int = 0, shown: bool = False, given: Given = ""
) -> Attempt:
    """Note how a question was taken: ``wrong`` are the verdicts on the wrong answers, ``given`` is the last of these.

    A mistake goes against those rules of the question that its reasons cite, or all of them if they cite none; an
    answer that had to be shown goes against all. Rules that the reasons cite beyond those of the question are touched.
    """
    verdicts = [*wrong]
    missed: set[str] = {*item.rules} if shown else set()
    cited = dict.fromkeys(rule for verdict in verdicts for rule in verdict.rules)
    for verdict in verdicts:
        missed |= {*item.rules} & {*verdict.rules} or {*item.rules}
    return Attempt(
        item.topic,
        item.kind,
        item.seed,
        item.rules,
        wrong=len(verdicts),
        hints=hints,
        shown=shown,
        missed=tuple(rule for rule in item.rules if rule in missed),
        given=given,
        touched=tuple(rule for rule in cited if rule not in item.rules),
    )


@dataclass(frozen=True)
class Progress:
    """A learner's progress in one game: ``attempts`` in the order in which they were made.

    ``name`` is what the learner has typed as their name, and all that is known of them.
    """

    game: str
    name: str = ""
    attempts: tuple[Attempt, ...] = ()

    def after(self, attempt: Attempt) -> Progress:
        """Give the progress after one more question."""
        return replace(self, attempts=(*self.attempts, attempt))

    def called(self, name: object) -> Progress:
        """Give the same with another name; raises ``RuleError`` ("format") for what cannot be one."""
        return replace(self, name=checked_name(name))

    def merged(self, other: Progress) -> Progress:
        """Put two lists of the same learner together: what stands in both, since one went on from the other, once.

        What the other has comes first, as it was saved before this one went on. So nothing changes where the other is
        an earlier copy, or is put in twice. Raises ``RuleError`` ("format") where the other is of another game.
        """
        if other.game != self.game:
            sentence = N_("This progress is of another game: {game}, not {wanted}.")
            raise RuleError("format", sentence, game=quoted(other.game), wanted=self.game)
        known = Counter(other.attempts)
        more = []
        for one in self.attempts:
            if known[one]:
                known[one] -= 1
            else:
                more.append(one)
        return replace(self, name=self.name or other.name, attempts=(*other.attempts, *more))


def checked_name(name: object) -> str:
    """Give a name without space around it; raises ``RuleError`` ("format") for what is no line of text, or too long."""
    if not isinstance(name, str) or not name.isprintable():
        raise RuleError("format", N_("{name} cannot be a name: a name is one line of text."), name=quoted(name))
    name = name.strip()
    if len(name) > LONGEST_NAME:
        sentence = N_("A name has at most {most} characters, and this one has {count}.")
        raise RuleError("format", sentence, most=LONGEST_NAME, count=len(name))
    return name
