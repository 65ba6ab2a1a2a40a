"""The printable page of rules, as a browser prints it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

SHEETS = sorted((Path(__file__).parents[2] / "notebooks" / "sheets").glob("*.html"))


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.stem for sheet in SHEETS])
def test_the_rules_fit_on_one_page(page: Page, sheet: Path) -> None:
    page.goto(sheet.as_uri())
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) == 1
