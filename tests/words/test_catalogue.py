"""The catalogues are complete and up to date: what is marked stands in them, and what is compiled is what they say."""

import os
import re
import shutil
import string
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from gamelib import words

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "gamelib" / "words" / "locale"
TRANSLATED = [name for name in words.languages() if name != "en"]
RENEW = "run make words"


def pybabel(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "BABEL_PYPROJECT_TOML": "gamelib/words/babel.toml"}
    command = [sys.executable, "-m", "babel.messages.frontend", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def read(path: Path, language: str | None = None) -> Catalog:
    return read_po(BytesIO(path.read_bytes()), locale=language)


def po(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "gamelib.po"


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def ids(catalog: Catalog) -> set[object]:
    return {(message.context, message.id) for message in catalog if message.id}


def test_every_marked_sentence_stands_in_the_template(tmp_path: Path) -> None:
    extracted = tmp_path / "gamelib.pot"
    done = pybabel("-q", "extract", "-o", str(extracted))
    assert done.returncode == 0, done.stderr
    fresh, kept = ids(read(extracted)), ids(read(LOCALE / "gamelib.pot"))
    assert fresh - kept == set(), f"new sentences: {RENEW}"
    assert kept - fresh == set(), f"sentences that are gone: {RENEW}"


def test_the_catalogues_follow_the_template() -> None:
    done = pybabel("update", "--check")
    assert done.returncode == 0, f"{done.stderr}: {RENEW}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_is_compiled_is_what_the_catalogue_says(language: str) -> None:
    compiled = BytesIO()
    write_mo(compiled, read(po(language), language))
    assert po(language).with_suffix(".mo").read_bytes() == compiled.getvalue(), RENEW


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_only_gaps_of_its_source(language: str) -> None:
    wrong = []
    for message in read(po(language), language):
        if message.id:
            sources = [message.id] if isinstance(message.id, str) else message.id
            texts = [message.string] if isinstance(message.string, str) else message.string or ()
            known = set().union(*map(gaps, sources))
            wrong += [text for text in texts if text and gaps(text) - known]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_babels_own_checks_pass(language: str) -> None:
    assert [(message.id, errors) for message, errors in read(po(language), language).check()] == []


def test_a_sentence_has_gaps_that_can_be_filled() -> None:
    every = [message.id for message in read(LOCALE / "gamelib.pot") if message.id]
    texts = [text for found in every for text in ([found] if isinstance(found, str) else found)]
    assert [text for text in texts if not all(gap.isidentifier() for gap in gaps(text))] == []


def test_no_article_stands_before_what_may_begin_with_a_vowel(tmp_path: Path) -> None:
    """Nobody is to read of "a airplane" or "a 8".

    Only the halves of a domino, 0 to 6, and wings, singles or pairs, can stand so; and what has a sentence for either.
    """
    extracted = tmp_path / "gamelib.pot"
    assert pybabel("-q", "extract", "-o", str(extracted)).returncode == 0
    every = [message.id for message in read(extracted) if message.id]
    texts = [text for found in every for text in ([found] if isinstance(found, str) else found)]
    after_a, after_an = (
        {name for text in texts for name in re.findall(rf"\b{article} {{(\w+)}}", text, re.IGNORECASE)}
        for article in ("a", "an")
    )
    assert after_a - after_an == {"number", "pips", "wing"}
    assert after_an <= after_a


def test_a_new_language_needs_only_its_catalogue(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "gamelib", tmp_path / "gamelib", ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "gamelib" / "words" / "locale" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    german = Catalog(locale="de")
    german.add("The table is empty.", "Der Tisch ist leer.")
    german.add(
        ("{count} tile face down.", "{count} tiles face down."), ("{count} Stein verdeckt.", "{count} Steine verdeckt.")
    )
    german.add(" and ", " und ", context="list")
    with (folder / "gamelib.mo").open("wb") as file:
        write_mo(file, german)
    script = (
        "from gamelib import words\n"
        "from gamelib.exact61 import Layout, Tile\n"
        "print(words.languages(), words.describe(Layout()), words.describe((None,)), words.describe((None, None)))\n"
        "print(words.fact((1, 2)), words.term('tile'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env={**os.environ, "GAMELIB_LANGUAGE": "de"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == (
        "('en', 'de', 'ja') Der Tisch ist leer. 1 Stein verdeckt. 2 Steine verdeckt.\n1 und 2 tile\n"
    )


def test_words_need_nothing_but_the_standard_library() -> None:
    script = (
        "import sys, gamelib.words as words; words.use('ja')\n"
        "for game in ('exact61', 'fivetenk'): words.rules(game), words.terms(game)\n"
        "foreign = {name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)\n"
        "print(sorted(foreign - {'gamelib', '__main__'}))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{script}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"
