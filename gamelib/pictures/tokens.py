"""Every colour, size and stroke of the pictures, in one place.

The colours start from the set of Okabe and Ito, which colour-blind eyes tell apart, and are darkened or lightened until
text reaches a contrast of 4.5:1 and marks 3:1 on our own ground. Blue and orange are kept for what they mean on a
table (counted, spinner); seats have colours of their own. A colour never says something alone: a shape, a number or a
name says it too.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

# One table unit is half a pip-square: a tile is 4 x 2 units. A picture's own units are table units.
INSET = 0.06  # from the edge of a tile's box to the outside of its outline, so that joined tiles stay two
ROUND = 0.3  # radius of a tile's corners
EDGE = 0.1  # stroke of a plain tile's outline
SPINNER = 0.24  # stroke of a spinner's outline
LINK = 0.4  # stroke of the line between joined tiles that lie apart, as in a few crowded layouts
DIVIDER = 0.1  # stroke of the line between the halves, which starts this far from the edges:
DIVIDER_INSET = 0.42
PIP = 0.18  # radius of a pip
PIP_SPREAD = 0.46  # from the middle of a half to its outer pips
NUMERAL = 1.35  # size of a numeral that stands for pips
DIAMOND_THIN, DIAMOND_LONG = 0.26, 0.52  # half the width and length of the diamond on the tile placed last
BADGE = 0.8  # radius of a counted end's disc
BADGE_NUMBER = 1.1  # size of its number, and of a number with two digits:
BADGE_NUMBER_WIDE = 0.95
DOT = 0.36  # radius of an open port's dot
DOT_LINE = 0.17
ASK = 0.68  # radius of a port's mark while its meaning is still to be found out
ASK_LINE = 0.11
LIT = 0.98  # radius of the ring around a lit port
LIT_LINE = 0.16
ARROW = (1.25, 2.05, 3.1, 0.62, 0.2)  # from a port's middle: tip, neck, tail; half the head's and the shaft's width
MARGIN = 1.1  # kept free around a picture's tiles and marks
HAND_GAP = 0.5  # between the tiles of a hand

# A card is measured in pixels.
CARD_WIDTH, CARD_HEIGHT = 56.0, 80.0
CARD_ROUND = 5.0  # radius of its corners
CARD_DOT = 2.6  # radius of the dot that stands for a copy of it
CARD_LINE, CARD_LIT_LINE = 1.0, 3.0  # stroke of its outline, and of a lit one's
CARD_RANK, CARD_MARK, CARD_WORD, CARD_JOKER = 18, 11, 11, 15  # size of its rank, its mark, a joker's words

WIDTH, HEIGHT = 900, 600  # a picture fits this many pixels
MAX_SCALE = 22.0  # pixels a unit: a small layout is not blown up beyond this
HAND_SCALE = 18.0
STATE_HEIGHT, STATE_SCALE = 700, 16.0  # the table with all hands

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans JP','IPAexGothic',sans-serif"
TEXT = 14  # size of words, in pixels
SMALL = 12


@dataclass(frozen=True)
class Palette:
    """The colours of one theme, each named after what it means."""

    ground: str
    face: str
    edge: str
    divider: str
    pips: str
    back: str
    back_line: str
    spinner: str
    counted: str
    counted_number: str
    open: str
    last: str
    last_mark: str
    lit: str
    text: str
    muted: str
    trace: str
    rejected: str
    declarers: str  # the declarer's side, in the stronger of two shades
    defenders: str  # the defenders, in the fainter one, which has an outline:
    defenders_edge: str
    felt: str  # the table that players sit at
    seats: tuple[str, str, str, str, str, str]
    suits: tuple[str, str, str, str]  # diamonds, clubs, hearts, spades

    def items(self) -> list[tuple[str, str]]:
        """List the names and colours, a seat's as ``seat-0`` and so on, a suit's as ``suit-0``."""
        several = {"seats": "seat", "suits": "suit"}
        single = [
            (field.name.replace("_", "-"), getattr(self, field.name))
            for field in fields(self)
            if field.name not in several
        ]
        return single + [
            (f"{one}-{number}", colour)
            for name, one in several.items()
            for number, colour in enumerate(getattr(self, name))
        ]


LIGHT = Palette(
    ground="#F3F4F1",
    face="#FFFFFF",
    edge="#6B7178",
    divider="#81888F",
    pips="#1D2329",
    back="#5F7389",
    back_line="#DCE3EA",
    spinner="#CF6200",
    counted="#0072B2",
    counted_number="#FFFFFF",
    open="#4A5158",
    last="#FFF0B3",
    last_mark="#5C4A00",
    lit="#00805F",
    text="#1D2329",
    muted="#555B62",
    trace="#DADDD8",
    rejected="#B3261E",
    declarers="#7B3F98",
    defenders="#BFD0DD",
    defenders_edge="#3F5E78",
    felt="#E3EBE5",
    seats=("#A8487F", "#007A5A", "#806400", "#4A5158", "#0072B2", "#A85400"),
    suits=("#0A5FB4", "#007355", "#D3202B", "#1D2329"),
)

DARK = Palette(
    ground="#1B1E22",
    face="#2E3339",
    edge="#949BA3",
    divider="#8D949C",
    pips="#F3F4F5",
    back="#46566A",
    back_line="#A9B6C4",
    spinner="#F0A92B",
    counted="#56B4E9",
    counted_number="#0B1B26",
    open="#C3C9CF",
    last="#4A4420",
    last_mark="#F0E442",
    lit="#2BC49A",
    text="#F3F4F5",
    muted="#B3BAC1",
    trace="#33383E",
    rejected="#FF8A80",
    declarers="#BE97D8",
    defenders="#34495A",
    defenders_edge="#A3BACB",
    felt="#222E2A",
    seats=("#D67CB2", "#2BC49A", "#E3CF57", "#DDE1E5", "#56B4E9", "#F08A4B"),
    suits=("#6DB6F5", "#3FD0A0", "#FF8A75", "#F3F4F5"),
)
