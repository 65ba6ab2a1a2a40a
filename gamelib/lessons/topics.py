"""The topics that can be practised, and the items of each: without end, and the same for the same seed."""

from __future__ import annotations

from dataclasses import replace

from gamelib.core import N_, RuleError, quoted
from gamelib.lessons.chances import seed_of, stream_of
from gamelib.lessons.exact61.topics import TOPICS as EXACT61
from gamelib.lessons.fivetenk.topics import TOPICS as FIVETENK
from gamelib.lessons.items import Item
from gamelib.lessons.kinds import Kind

GAMES: dict[str, dict[str, tuple[Kind, ...]]] = {"exact61": EXACT61, "fivetenk": FIVETENK}
"""For each game its topics, and for each topic its kinds of questions."""

TOPICS: dict[str, tuple[Kind, ...]] = {topic: kinds for topics in GAMES.values() for topic, kinds in topics.items()}
"""For each topic of both games its kinds of questions."""

GAME_OF = {topic: game for game, topics in GAMES.items() for topic in topics}


def generate(topic: str, seed: int, kind: str | None = None) -> Item:
    """Make the item of a topic that a seed stands for; seeds that follow each other ask different kinds of questions.

    ``kind`` names one kind of question. Raises ``RuleError`` ("format") for a topic or a kind that there is not, and
    for what is no seed.

    >>> item = generate("counting", 61)
    >>> item.grade(item.answer).right
    True
    """
    seed = seed_of(seed)
    chosen = _chosen(topic, seed, kind)
    game = GAME_OF[topic]
    item = chosen.make(stream_of(game, topic, chosen.name, seed))
    # An item may practise fewer of its kind's rules, and never others.
    rules = tuple(rule for rule in item.rules if rule in chosen.rules) or chosen.rules
    return replace(item, game=game, topic=topic, kind=chosen.name, seed=seed, rules=rules)


def kinds(topic: str) -> tuple[str, ...]:
    """Name the kinds of questions of a topic."""
    return tuple(kind.name for kind in _topic(topic))


def practising(rule: str) -> tuple[tuple[str, str], ...]:
    """List the topics and kinds of questions that practise a rule: D1 and so on are Exact 61's, C1 those of 5-10-K."""
    return tuple((topic, kind.name) for topic, kinds in TOPICS.items() for kind in kinds if rule in kind.rules)


def _topic(topic: object) -> tuple[Kind, ...]:
    if not isinstance(topic, str) or topic not in TOPICS:
        raise RuleError("format", N_("There are no questions about {topic}: the topics are {topics}."),
                        topic=quoted(topic), topics=(*TOPICS,))  # fmt: skip
    return TOPICS[topic]


def _chosen(topic: str, seed: int, kind: object) -> Kind:
    every = _topic(topic)
    if kind is None:
        return every[seed % len(every)]
    for known in every:
        if known.name == kind:
            return known
    raise RuleError("format", N_("{topic} has no questions called {kind}: they are called {kinds}."),
                    topic=topic, kind=quoted(kind), kinds=kinds(topic))  # fmt: skip
