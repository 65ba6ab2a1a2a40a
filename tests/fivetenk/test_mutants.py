"""Every rule has tests named after it, and a deliberate error that these would notice."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from tests.fivetenk.mutations import MUTANTS
from tests.mutation import ROOT, Mutant

RULES = [*(f"C{number}" for number in range(1, 34)), *(f"R{number}" for number in range(1, 24))]
TESTS = [
    node.name
    for path in sorted(Path(__file__).parent.glob("test_rules_*.py"))
    for node in ast.parse(path.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_named_after_it_and_a_mutant(rule: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{rule.lower()}_")]
    assert [mutant for mutant in MUTANTS if mutant.rule == rule]


def test_the_rules_tests_are_named_after_rules() -> None:
    assert {name.split("_")[1].upper() for name in TESTS} == set(RULES) == {mutant.rule for mutant in MUTANTS}


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.rule} {mutant.what}")
def test_a_mutant_still_fits_the_code_and_is_code_itself(mutant: Mutant, tmp_path: Path) -> None:
    (tmp_path / mutant.file).parent.mkdir(parents=True)
    shutil.copy(ROOT / mutant.file, tmp_path / mutant.file)
    before = mutant.apply(tmp_path)
    after = (tmp_path / mutant.file).read_text(encoding="utf-8")
    assert ast.dump(ast.parse(after)) != ast.dump(ast.parse(before))
