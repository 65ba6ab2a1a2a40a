"""Each stored notebook is sound: valid, with one title, no empty cell and no outputs, and at home on any machine."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from tests.hygiene.files import files, name

NOTEBOOKS = files(".ipynb")
FENCED = re.compile(r"^(```|~~~).*?^\1", re.DOTALL | re.MULTILINE)

pytestmark = pytest.mark.parametrize("path", NOTEBOOKS, ids=name)


def test_notebook_is_valid(path: Path) -> None:
    notebook = nbformat.read(path, as_version=nbformat.NO_CONVERT)
    nbformat.validate(notebook)
    assert notebook.nbformat == 4
    assert notebook.metadata.kernelspec.name == "python3"


def test_notebook_has_one_title(path: Path) -> None:
    prose = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown"]
    titles = re.findall(r"^# .+$", FENCED.sub("", "\n\n".join(prose)), re.MULTILINE)
    assert len(titles) == 1
    assert prose[0].startswith(titles[0])


def test_notebook_has_no_empty_cell(path: Path) -> None:
    cells = nbformat.read(path, as_version=4).cells
    assert [index for index, cell in enumerate(cells) if not cell.source.strip()] == []


def test_notebook_stores_no_outputs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.id for cell in code if cell.outputs or cell.execution_count] == []
    assert "widgets" not in notebook.metadata
