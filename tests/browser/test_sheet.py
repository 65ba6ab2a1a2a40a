"""The printable page of rules, as a browser prints it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

SHEET = Path(__file__).parents[2] / "notebooks" / "sheets" / "exact61_rules.html"


def test_the_rules_fit_on_one_page(page: Page) -> None:
    page.goto(SHEET.as_uri())
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) == 1
