"""Reading the exchange line: every character is looked at, and what cannot be is refused by the name of its field
(OA-CHR-052 to 067)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ...kernel.errors import BadLine
from ...kernel.records import Text, TextArg
from ...text import say
from ..catalog import CARDS, DENIZEN, RELIC, VISION
from .codes import (
    ACTIVE_SINCE,
    CITIZENS,
    FACEDOWN,
    NOTHING,
    OATHS,
    PLACES,
    PLAYERS,
    READ,
    RELICS,
    SITES,
    SLOTS,
    SUITS,
    VISIONS,
    WINNER_SINCE,
    Version,
    card_of,
    intact,
)
from .mending import mended
from .record import Chronicle, Land

#: No line is longer: three full decks and two full names.
LONGEST = 4_000
DIGITS = frozenset("0123456789ABCDEFabcdef")
#: What every line has behind its name: two bytes, oath, suits, eight sites, three counts.
LEAST_AFTER_NAME = 82
CUT_OFF = "oa-line-short"
#: A byte with more bits set than those of who can have played says nothing.
ALL_ACTIVE = 127


class Reading(Struct, frozen=True):
    """A line that was read: its content as it stood, the chronicle it gives, and what was mended in words."""

    told: Chronicle
    chronicle: Chronicle
    notes: tuple[Text, ...] = ()

    def said(self, lang: str = "en") -> tuple[str, ...]:
        """What was mended, in words."""
        return tuple(say(note, lang) for note in self.notes)


def read(line: str) -> Chronicle:
    """The chronicle of a line, its relics mended. Raises BadLine naming the field."""
    return look(line).chronicle


def look(line: str) -> Reading:
    """A line with all there is to say about it. Raises BadLine naming the field."""
    told = _told(line.strip("\r\n"))
    chronicle, notes = mended(told)
    return Reading(told, chronicle, notes)


def _told(line: str) -> Chronicle:
    """The length of a name counts bytes of UTF-8; where that leads nowhere, characters."""
    if not line:
        raise _bad("line", "empty")
    if len(line) > LONGEST:
        raise _bad("line", "long", n=LONGEST)
    try:
        in_bytes = line.encode().decode("latin-1")
    except UnicodeEncodeError:
        raise _bad("line", "characters") from None
    if in_bytes == line:
        return _Line(line, "bytes").chronicle()
    try:
        return _Line(in_bytes, "bytes").chronicle()
    except BadLine as error:
        try:
            return _Line(line, "characters").chronicle()
        except BadLine:
            raise error from None


def _bad(field: str, why: str, **args: TextArg) -> BadLine:
    return BadLine(f"oa-line-{why}", field.replace(" ", "_"), **args)


def _byte(number: int) -> str:
    """A code as lines have it."""
    return f"{number:02X}"


class _Line:
    """A line, and how much of it has been read."""

    def __init__(self, text: str, counted: str) -> None:
        self._text = text
        self._counted = counted
        self._at = 0

    def chronicle(self) -> Chronicle:
        version = self._version()
        number = self._number("game_number", 4)
        length = self._number("name")
        name = self._name("name", length)
        follows = len(self._text) - self._at
        try:
            told = self._rest(version, number, name)
        except BadLine as error:
            # What can be no line at all was taken out of the middle: the length is to blame, not what was found there.
            if follows < LEAST_AFTER_NAME and error.text.key != CUT_OFF:
                raise _bad("name", "name_length", n=length) from None
            raise
        if self._at < len(self._text):
            raise _bad("line", "left_over", n=len(self._text) - self._at)
        _check(told)
        return told

    def _rest(self, version: Version, number: int, name: str) -> Chronicle:
        active = self._number("previous_active")
        if version >= ACTIVE_SINCE and active > ALL_ACTIVE:
            raise _bad("previous_active", "bits", code=_byte(active))
        citizens = self._bits("citizens", CITIZENS)
        oath = self._oath()
        suits = tuple(self._suit() for _ in SUITS)
        sites = tuple(self._land(slot) for slot in SLOTS)
        decks = {name: self._deck(name) for name in ("world_deck", "dispossessed", "relic_deck")}
        later = version >= WINNER_SINCE
        return Chronicle(
            version=version,
            game_number=number,
            name=name,
            previous_active_byte=active,
            citizens=citizens,
            oath=oath,
            suit_order=suits,
            sites=sites,
            previous_citizens=self._bits("previous_citizens", CITIZENS) if later else None,
            previous_winner=self._winner() if later else None,
            previous_winner_name=self._winner_name() if later else None,
            counted=self._counted,
            **decks,
        )

    def _number(self, field: str, digits: int = 2) -> int:
        found = self._text[self._at : self._at + digits]
        if not DIGITS.issuperset(found):
            raise _bad(field, "digits")
        if len(found) < digits:
            raise _bad(field, "short")
        self._at += digits
        return int(found, 16)

    def _version(self) -> Version:
        found = (self._number("version"), self._number("version"), self._number("version"))
        if found not in READ:
            raise _bad("version", "version", version=".".join(map(str, found)))
        return found

    def _winner_name(self) -> str:
        return self._name("previous_winner_name", self._number("previous_winner_name"))

    def _name(self, field: str, length: int) -> str:
        """The length is trusted, not the characters (OA-CHR-054)."""
        found = self._text[self._at : self._at + length]
        if not length or len(found) < length:
            raise _bad(field, "name_length", n=length)
        self._at += length
        try:
            name = found.encode("latin-1").decode() if self._counted == "bytes" else found
        except UnicodeDecodeError:
            raise _bad(field, "name_characters") from None
        if any(ord(letter) < ord(" ") or 0x7F <= ord(letter) < 0xA0 for letter in name):
            raise _bad(field, "name_characters")
        return name

    def _bits(self, field: str, bits: Mapping[str, int]) -> tuple[str, ...]:
        found = self._number(field)
        if found & ~sum(bits.values()):
            raise _bad(field, "bits", code=_byte(found))
        return tuple(who for who, bit in bits.items() if found & bit)

    def _winner(self) -> str:
        found = self._bits("previous_winner", PLAYERS)
        if len(found) != 1:
            raise _bad("previous_winner", "winner", n=len(found))
        return found[0]

    def _oath(self) -> str:
        code = self._number("oath")
        if code >= len(OATHS):
            raise _bad("oath", "code", code=_byte(code))
        return OATHS[code]

    def _suit(self) -> str:
        code = self._number("suit_order", 1)
        if code >= len(SUITS):
            raise _bad("suit_order", "code", code=_byte(code))
        return SUITS[code]

    def _card(self, field: str) -> str | None:
        code = self._number(field)
        if code == NOTHING:
            return None
        card = card_of().get(code)
        if card is None:
            raise _bad(field, "card", code=_byte(code))
        return card

    def _land(self, slot: str) -> Land:
        code = self._number(slot)
        site = code - FACEDOWN if code >= FACEDOWN else code
        if code != NOTHING and site >= len(SITES):
            raise _bad(slot, "site", code=_byte(code))
        cards = tuple(self._card(slot) for _ in range(PLACES))
        if code == NOTHING:
            if any(cards):
                raise _bad(slot, "no_site")
            return Land(slot, cards=cards)
        return Land(slot, SITES[site], code >= FACEDOWN, cards)

    def _deck(self, field: str) -> tuple[str, ...]:
        cards = [self._card(field) for _ in range(self._number(field))]
        found = tuple(card for card in cards if card is not None)
        if len(found) < len(cards):
            raise _bad(field, "gap")
        return found


def _check(told: Chronicle) -> None:
    """One of each but for relics, which are mended; each kind where it belongs; five Visions in a world deck."""
    _places(told)
    _once(told)
    visions = sum(card in VISIONS for card in told.world_deck)
    if told.world_deck and visions != len(VISIONS):
        raise _bad("world_deck", "visions", n=visions)


def _places(told: Chronicle) -> None:
    for land in told.sites:
        for card in land.cards:
            if card in VISIONS:
                raise _bad(land.slot, "misplaced", card=card)
    for field, deck, kinds in (
        ("world_deck", told.world_deck, (DENIZEN, VISION)),
        ("dispossessed", told.dispossessed, (DENIZEN,)),
        ("relic_deck", told.relic_deck, (RELIC,)),
    ):
        for card in deck:
            if CARDS[card].kind not in kinds:
                raise _bad(field, "misplaced", card=card)


def _once(told: Chronicle) -> None:
    seen: set[str] = set()
    fields = [(land.slot, land.cards) for land in told.sites]
    for field, cards in (*fields, ("world_deck", told.world_deck), ("dispossessed", told.dispossessed)):
        for card in cards:
            if card is None or card in RELICS:
                continue
            if intact(card) in seen:
                raise _bad(field, "twice", card=card)
            seen.add(intact(card))
    sites: set[str] = set()
    for land in told.sites:
        if land.site in sites:
            raise _bad(land.slot, "site_twice", site=land.site)
        if land.site is not None:
            sites.add(land.site)
