"""Every link leads somewhere: in pages and notebooks, to files, headings and addresses."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import nbformat
import pytest

from tests.hygiene.files import ROOT, files, name

CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"""\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)|(?:href|src)=["']([^"']+)["']""")
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)


def prose(path: Path) -> str:
    """Give the text of a page, or of a notebook's cells of prose, without its code."""
    if path.suffix == ".ipynb":
        cells = nbformat.read(path, as_version=4).cells
        text = "\n\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    else:
        text = path.read_text(encoding="utf-8")
    return CODE.sub("", text)


def anchors(path: Path) -> set[str]:
    """List the names by which a page's headings can be linked to, as its usual reader makes them."""
    headings = HEADING.findall(prose(path))
    if path.suffix == ".ipynb":
        return {heading.replace(" ", "-") for heading in headings}
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def fault(page: Path, target: str) -> str | None:
    """Say what is wrong with a link; ``None`` where nothing is."""
    parts = urlsplit(target)
    if parts.scheme == "mailto":
        return None
    if parts.scheme or parts.netloc:
        return None if parts.scheme == "https" and "." in parts.netloc else "is no https address"
    place = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if ROOT not in (place, *place.parents):
        return "leads out of the project"
    if not place.exists():
        return "leads to no file"
    if parts.fragment and unquote(parts.fragment) not in anchors(place):
        return "leads to no heading"
    return None


@pytest.mark.parametrize("path", files(".md", ".ipynb"), ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    targets = {first or second for first, second in LINK.findall(prose(path))}
    assert {target: wrong for target in targets if (wrong := fault(path, target))} == {}


@pytest.mark.parametrize(
    ("target", "wrong"),
    [
        ("LICENSE", None),
        ("README.md#start", None),
        ("notebooks/", None),
        ("README.md#nowhere", "leads to no heading"),
        ("missing.md", "leads to no file"),
        ("../elsewhere.md", "leads out of the project"),
        ("http://example.org/", "is no https address"),
    ],
)
def test_a_broken_link_is_found(target: str, wrong: str | None) -> None:
    assert fault(ROOT / "README.md", target) == wrong
