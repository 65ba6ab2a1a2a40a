"""Every sentence a learner reads or hears, in the learner's language.

English is the language of the marked sentences in the code; Japanese has a catalogue, and what it lacks falls back to
English. ``use("ja")`` chooses a language for the process, ``GAMELIB_LANGUAGE=ja`` in the environment the one it begins
with, and every function takes a ``language`` of its own. At run time this needs the standard library alone.

To mark a sentence: ``N_("…")`` in an engine, ``NN_("{count} tile", "{count} tiles")`` where a number decides, both from
``gamelib.core``; in this room also ``words.pgettext("context", "…")`` and ``NP_("context", "…")``. After marking or
changing one, ``make words`` brings the catalogues up to date with Babel's tools; by hand, from the top folder::

    export BABEL_PYPROJECT_TOML=gamelib/words/babel.toml
    pybabel extract && pybabel update && pybabel compile

``locale/gamelib.pot`` lists all sentences, ``locale/ja/LC_MESSAGES/gamelib.po`` holds the Japanese ones, and the
compiled ``gamelib.mo`` beside it is what is read at run time; all three are kept under version control. A new language
begins with ``pybabel init -D gamelib -i gamelib/words/locale/gamelib.pot -d gamelib/words/locale -l CODE``.
"""

from gamelib.words.captions import Told, caption, spoken, tell
from gamelib.words.catalogues import language, languages, use
from gamelib.words.descriptions import describe
from gamelib.words.glossary import Term, term, terms
from gamelib.words.rulebook import cite, rule, rule_title, rules, sections
from gamelib.words.saying import fact, instead, legal_now, say

__all__ = [
    "Term",
    "Told",
    "caption",
    "cite",
    "describe",
    "fact",
    "instead",
    "language",
    "languages",
    "legal_now",
    "rule",
    "rule_title",
    "rules",
    "say",
    "sections",
    "spoken",
    "tell",
    "term",
    "terms",
    "use",
]
