"""What a learner types, read kindly: full-width digits too, as a Japanese keyboard gives them."""

from __future__ import annotations

import re

from gamelib.core import N_, RuleError, quoted

_HALF_WIDTH = {0x3000: " ", **{code + 0xFEE0: chr(code) for code in range(0x21, 0x7F)}}


def plain_text(text: object) -> str:
    """Write typed text in half-width characters, without space around it; raises ``RuleError`` ("format")."""
    if not isinstance(text, str):
        raise RuleError("format", N_("{text} is no text to read."), text=quoted(text))
    return text.translate(_HALF_WIDTH).strip()


def read_number(text: str) -> int | None:
    """Read a typed number; ``None`` for no text. Raises ``RuleError`` ("format") for what is no whole number."""
    text = plain_text(text).replace("−", "-")
    if not text:
        return None
    if not re.fullmatch(r"-?\d{1,4}", text):
        raise RuleError("format", N_("{text} is no whole number."), text=quoted(text))
    return int(text)
