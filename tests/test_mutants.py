"""Every rule of both games has tests named after it, and a deliberate error that these would notice."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.exact61 import mutations as exact61
from tests.fivetenk import mutations as fivetenk
from tests.mutation import ROOT, Mutant

MUTANTS = {"exact61": exact61.MUTANTS, "fivetenk": fivetenk.MUTANTS}
RULES = {
    "exact61": [*(f"D{number}" for number in range(1, 28)), *(f"R{number}" for number in range(1, 13))],
    "fivetenk": [*(f"C{number}" for number in range(1, 34)), *(f"R{number}" for number in range(1, 24))],
}
TESTS = {
    game: [
        node.name
        for path in sorted((Path(__file__).parent / game).glob("test_rules_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    for game in RULES
}


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game, rules in RULES.items() for rule in rules])
def test_every_rule_has_a_test_named_after_it_and_a_mutant(game: str, rule: str) -> None:
    assert [name for name in TESTS[game] if name.startswith(f"test_{rule.lower()}_")]
    assert [mutant for mutant in MUTANTS[game] if mutant.rule == rule]


@pytest.mark.parametrize("game", RULES)
def test_the_rules_tests_are_named_after_rules(game: str) -> None:
    named = {name.split("_")[1].upper() for name in TESTS[game]}
    assert named == set(RULES[game]) == {mutant.rule for mutant in MUTANTS[game]}


@pytest.mark.parametrize(
    "mutant",
    [mutant for mutants in MUTANTS.values() for mutant in mutants],
    ids=lambda mutant: f"{mutant.file} {mutant.rule} {mutant.what}",
)
def test_a_mutant_still_fits_the_code_and_is_code_itself(mutant: Mutant, tmp_path: Path) -> None:
    (tmp_path / mutant.file).parent.mkdir(parents=True)
    shutil.copy(ROOT / mutant.file, tmp_path / mutant.file)
    before = mutant.apply(tmp_path)
    after = (tmp_path / mutant.file).read_text(encoding="utf-8")
    assert ast.dump(ast.parse(after)) != ast.dump(ast.parse(before))


@pytest.mark.slow
def test_no_mutant_survives() -> None:
    done = subprocess.run([sys.executable, "tests/mutants.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
