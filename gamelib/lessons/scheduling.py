"""What to practise next: rules that went wrong come back soon, rules that went well later and later.

It works like a row of boxes with cards, as Leitner described it. Every rule stands in one of five boxes. A question
that is answered rightly at once moves its rules one box on; a mistake puts the rules that it went against back into the
first; with a hint, a rule stays where it is. Where the reason for a mistake rests on another rule than the question
practises, that one is set back too, but gently, as it may not be what went wrong: by one box, and out of those that are
known, and it comes soon; if it was never asked, it waits for its turn.

The further on the box, the more other questions come before the rule does again. Where nothing is due, the next new
rule of the rulebook is asked; what is known waits for that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from gamelib.core import N_, RuleError, chance
from gamelib.core.options import several_given
from gamelib.lessons.chances import pick
from gamelib.lessons.items import Item
from gamelib.lessons.progress import Attempt, Progress
from gamelib.lessons.topics import GAMES, generate
from gamelib.words import rule as rule_text
from gamelib.words import rules as rules_of

GAPS = {1: 2, 2: 4, 3: 8, 4: 16, 5: 32}
"""For each box, how many other questions come before a rule in it is asked again."""

FIRST, LAST = min(GAPS), max(GAPS)

KNOWN_FROM = 4
"""From this box on a rule counts as known: it has been right at once three times running."""

LAST_MISTAKES = 3
"""So many of the last mistakes are remembered by rule."""


class Stage(Enum):
    """How well a rule is known, as a learner is told."""

    NEW = N_("not asked yet")
    SHAKY = N_("back soon")
    GROWING = N_("under way")
    KNOWN = N_("known")


class Standing(NamedTuple):
    """How one rule stands: how often it was ``asked``, how often ``right`` at once, and the ``box`` it is in.

    ``box`` is 0 for a rule that was never asked; ``due`` is how many questions must have been answered, of all rules,
    for it to come back. ``mistakes`` are the last attempts that went against it, newest first.
    """

    rule: str
    asked: int = 0
    right: int = 0
    box: int = 0
    due: int = 0
    mistakes: tuple[Attempt, ...] = ()

    @property
    def stage(self) -> Stage:
        """Say in a word how well it is known."""
        if not self.box:
            return Stage.NEW
        return Stage.SHAKY if self.box == FIRST else Stage.KNOWN if self.box >= KNOWN_FROM else Stage.GROWING

    def moved(self, attempt: Attempt, count: int) -> Standing:
        """Give the standing after an attempt that concerned the rule; ``count`` questions have been answered then."""
        if self.rule not in attempt.rules:
            return self._set_back(attempt, count)
        box, mistakes = max(self.box, FIRST), self.mistakes
        if self.rule in attempt.missed:
            box, mistakes = FIRST, (attempt, *mistakes)[:LAST_MISTAKES]
        elif attempt.at_once and not attempt.hints:
            box = min(box + 1, LAST)
        return Standing(self.rule, self.asked + 1, self.right + attempt.at_once, box, count + GAPS[box], mistakes)

    def _set_back(self, attempt: Attempt, count: int) -> Standing:
        """Give the standing after a mistake in a question about other rules, whose reason rests on this one too."""
        if not self.box:
            return self
        return self._replace(
            box=max(FIRST, min(self.box, KNOWN_FROM) - 1),
            due=min(self.due, count + GAPS[FIRST]),
            mistakes=(attempt, *self.mistakes)[:LAST_MISTAKES],
        )


class Way(NamedTuple):
    """A kind of question that practises a rule."""

    topic: str
    kind: str


def practised(game: str) -> tuple[str, ...]:
    """List the rules of a game that questions practise, in the rulebook's order.

    Raises ``RuleError`` ("format") for a game that there is not.
    """
    every = rules_of(game)
    asked = {rule for kinds in GAMES[game].values() for kind in kinds for rule in kind.rules}
    return tuple(rule for rule in every if rule in asked)


def checked_rules(game: str, rules: Iterable[str] | None) -> tuple[str, ...]:
    """Give the rules to practise, each once and in the rulebook's order: all there are, or those named.

    Raises ``RuleError`` ("format") for what is no rule, and for one that no question practises.
    """
    every = practised(game)
    if rules is None:
        return every
    wanted = (rules,) if isinstance(rules, str) else several_given("rules", rules)
    for rule in wanted:
        rule_text(game, rule)
        if rule not in every:
            raise RuleError("format", N_("No question practises {rule}."), rule=rule)
    if not wanted:
        raise RuleError("format", N_("Name at least one rule to practise."))
    return tuple(rule for rule in every if rule in wanted)


def standings(progress: Progress, rules: Iterable[str]) -> dict[str, Standing]:
    """Work out how each of some rules stands."""
    found = {rule: Standing(rule) for rule in rules}
    for count, attempt in enumerate(progress.attempts, 1):
        for rule in (*attempt.rules, *attempt.touched):
            if rule in found:
                found[rule] = found[rule].moved(attempt, count)
    return found


def next_rule(progress: Progress, rules: Sequence[str]) -> str:
    """Say which rule's turn it is: one that is due, the lowest box first; else a new one; else what is due soonest.

    Rules that are known wait for the new ones, or they would keep these away where there are many.
    """
    stands = standings(progress, rules)
    count = len(progress.attempts)
    new = [stand for stand in stands.values() if not stand.box]
    due = [stand for stand in stands.values() if stand.box and stand.due <= count]
    urgent = [stand for stand in due if stand.box < KNOWN_FROM or not new]
    if urgent:
        return min(urgent, key=lambda stand: (stand.box, stand.due)).rule
    return new[0].rule if new else min(stands.values(), key=lambda stand: stand.due).rule


def ways_of(game: str, rule: str) -> tuple[Way, ...]:
    """List the kinds of questions of a game that practise a rule."""
    kinds = [(topic, kind) for topic, several in GAMES[game].items() for kind in several]
    return tuple(Way(topic, kind.name) for topic, kind in kinds if rule in kind.rules)


AHEAD = 3
"""A kind of question that also needs rules from further back in the rulebook waits for so many others."""


def next_way(progress: Progress, rule: str, seed: int) -> Way:
    """Choose in which kind of question a rule is asked: where it last went wrong, else what was asked least of all.

    Kinds that need rules which are new, and further back in the rulebook, come later.
    """
    ways = ways_of(progress.game, rule)
    for one in reversed(progress.attempts):
        way = Way(one.topic, one.kind)
        if rule in one.rules and way in ways:
            if rule in one.missed:
                return way
            break
    order = [*rules_of(progress.game)]
    asked = [Way(one.topic, one.kind) for one in progress.attempts]
    known = {*order[: order.index(rule) + 1]}.union(*(one.rules for one in progress.attempts))

    def rank(way: Way) -> tuple[int, int]:
        needed = _rules_of(progress.game, way)
        return asked.count(way) + AHEAD * (not known.issuperset(needed)), max(map(order.index, needed))

    ranks = {way: rank(way) for way in ways}
    stream = chance("lessons", progress.game, "schedule", rule, seed, len(asked))
    return pick(stream, [way for way in ways if ranks[way] == min(ranks.values())])


def _rules_of(game: str, way: Way) -> tuple[str, ...]:
    (rules,) = (kind.rules for kind in GAMES[game][way.topic] if kind.name == way.kind)
    return rules


FRESH_TRIES = 60
"""So many seeds are tried for a question that practises the rule wanted: some kinds practise now one, now another."""


def next_item(progress: Progress, rules: Sequence[str], seed: int, rule: str | None = None) -> Item:
    """Make the question that comes next: of the rule whose turn it is, or of one that the learner has chosen.

    The same progress and seed always give the same question; one that was answered is not asked again.
    """
    wanted = rule or next_rule(progress, rules)
    way = next_way(progress, wanted, seed)
    taken = {one.seed for one in progress.attempts if (one.topic, one.kind) == way}
    fresh = [number for number in range(seed, seed + FRESH_TRIES + len(taken)) if number not in taken]
    first = generate(way.topic, fresh[0], way.kind)
    others = (generate(way.topic, number, way.kind) for number in fresh[1:FRESH_TRIES])
    return first if wanted in first.rules else next((item for item in others if wanted in item.rules), first)
