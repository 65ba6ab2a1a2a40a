"""Cards as people type them: ``10H``, ``10♥``, ``ten of hearts``, ``little joker``, or the learner's own words."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from gamelib.core import N_, RuleError, quoted
from gamelib.fivetenk.cards import COPIES, RANKS, SUITS, Card
from gamelib.words.fivetenk_facts import JOKER_NAMES, SUIT_NAMES, SUIT_SYMBOLS
from gamelib.words.saying import Words, words_of

# What an English speaker may write for a rank; any other language has the digits and letters of the cards.
_RANK_WORDS = {
    "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine", "10": "ten t",
    "J": "jack", "Q": "queen", "K": "king", "A": "ace", "2": "two deuce",
}  # fmt: skip
_HOLLOW = {"D": "♢", "C": "♧", "H": "♡", "S": "♤"}
_LETTERS = str.maketrans({sign: suit for suit in SUITS for sign in (SUIT_SYMBOLS[suit], _HOLLOW[suit])})
_BETWEEN = re.compile(r"(?:[\s,;、/|・]|\band\b)+", re.IGNORECASE)
_STYLES = re.compile("[\ufe0e\ufe0f]")  # Whether a symbol is text or a small picture.


class _Spelling(NamedTuple):
    """How cards can be written in a language: patterns for one card, and the ranks and suits by what is written."""

    card: re.Pattern[str]
    ranks: dict[str, str]
    suits: dict[str, str]
    jokers: dict[str, str]
    no_joker: re.Pattern[str]


def typed_cards(text: str, language: str | None = None) -> tuple[Card, ...]:
    """Read cards that somebody has typed, in the order typed.

    Rank and suit may be ``10H``, ``10♥``, ``H10`` or ``ten of hearts``, in the words of the language too; spaces,
    commas or nothing stand between cards. Raises ``RuleError`` naming the place of the first card that is wrong:
    "format" for what cannot be read, C1 for a fourth copy.

    >>> typed_cards("10♥ queen of spades, lj")
    (Card('10H'), Card('QS'), Card('LJ'))
    """
    spelling = _spelling(words_of(language))
    rest = _skipped(_STYLES.sub("", unicodedata.normalize("NFKC", text)))
    cards: list[Card] = []
    while rest:
        found = spelling.card.match(rest)
        if not found:
            raise _unreadable(rest, len(cards) + 1, spelling)
        card = _card(found, spelling)
        cards.append(card)
        if cards.count(card) > COPIES:
            sentence = N_("Card {place} is a fourth {card}, and there are only three.")
            raise RuleError("C1", sentence, place=len(cards), card=card)
        rest = _skipped(rest[found.end() :])
    return tuple(cards)


def in_letters(text: str) -> str:
    """Write the suits of something typed, such as a move, with their letters, as an engine reads them.

    >>> in_letters("10♥ 10♠")
    '10H 10S'
    """
    return text.translate(_LETTERS)


def _skipped(text: str) -> str:
    between = _BETWEEN.match(text)
    return text[between.end() :] if between else text


def _card(found: re.Match[str], spelling: _Spelling) -> Card:
    if found["joker"]:
        return Card(spelling.jokers[" ".join(found["joker"].casefold().split())])
    rank = found["rank"] or found["rank_last"]
    suit = found["suit"] or found["suit_first"] or found["letter_first"]
    return Card(spelling.ranks[rank.casefold()] + spelling.suits[suit.casefold()])


def _unreadable(rest: str, place: int, spelling: _Spelling) -> RuleError:
    text = _BETWEEN.split(rest, maxsplit=1)[0]
    sentence = N_("Card {place}, {text}, cannot be read: write 10H, 10♥ or ten of hearts, and LJ or BJ for a joker.")
    if text.casefold() in spelling.ranks:
        sentence = N_("Card {place}, {text}, has no suit: write it as {text}D, {text}C, {text}H or {text}S.")
        text = spelling.ranks[text.casefold()]
    elif spelling.no_joker.fullmatch(text):
        sentence = N_("Card {place}, {text}, may be the little or the big one: write LJ or BJ.")
    else:
        text = quoted(text)
    return RuleError("format", sentence, place=place, text=text)


@cache
def _spelling(words: Words) -> _Spelling:
    ranks = {rank.casefold(): rank for rank in RANKS if rank not in JOKER_NAMES}
    ranks |= {name: rank for rank, names in _RANK_WORDS.items() for name in names.split()}
    signs = {sign: suit for suit in SUITS for sign in (SUIT_SYMBOLS[suit], _HOLLOW[suit])}
    names = {name: suit for suit in SUITS for name in _names(SUIT_NAMES[suit], words)}
    letters = {suit.casefold(): suit for suit in SUITS}
    jokers = {name: rank for rank, term in JOKER_NAMES.items() for name in (rank.casefold(), *_names(term, words))}
    # A letter that begins another word is no suit, as in «3 dogs»; one before the next card is, as in «JDQD».
    letter = f"(?:{_any(letters)})(?![^\\W\\d_jqkatlb])"
    named = _any({**signs, **names})
    rank = _any(ranks)
    joker = "|".join(re.escape(name).replace(r"\ ", r"\s+") for name in sorted(jokers, key=len, reverse=True))
    return _Spelling(
        re.compile(
            rf"(?P<joker>{joker})|(?P<rank>{rank})\s*(?:of\s+|の)?(?P<suit>{named}|{letter})"
            rf"|(?:(?P<suit_first>{named})\s*の?\s*|(?P<letter_first>{_any(letters)}))(?P<rank_last>{rank})",
            re.IGNORECASE,
        ),
        ranks,
        {**signs, **names, **letters},
        jokers,
        re.compile("|".join(map(re.escape, {"joker", words.gettext("joker")})), re.IGNORECASE),
    )


def _names(term: str, words: Words) -> set[str]:
    """Give a term as it is written in English and in the language, one or several of it."""
    written = {name.casefold() for name in (term, words.pgettext("term", term))}
    return written | {name.removesuffix("s") for name in written}


def _any(names: dict[str, str]) -> str:
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
