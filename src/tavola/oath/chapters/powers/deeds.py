"""What somebody is about to do, as powers and conditions see it. Deeds live for one question; they are never stored."""

from __future__ import annotations

from msgspec import Struct

from ....kernel.powers import Power

DECK = "deck"


class Search(Struct, frozen=True):
    """A search of the world deck (`deck`) or of the pile of a region."""

    seat: int
    site: str
    source: str
    mods: tuple[Power, ...] = ()


class Muster(Struct, frozen=True):
    seat: int
    site: str
    card: str
    mods: tuple[Power, ...] = ()


class Trade(Struct, frozen=True):
    """A trade for `favor` or for `secrets`."""

    seat: int
    site: str
    card: str
    goods: str
    mods: tuple[Power, ...] = ()


class Travel(Struct, frozen=True):
    """A journey; `forced`: somebody else makes this player travel."""

    seat: int
    origin: str
    to: str
    mods: tuple[Power, ...] = ()
    forced: bool = False


class Recover(Struct, frozen=True):
    """The recovery of `relic` or of a banner. `site`: where the relic lies, if not where the pawn is."""

    seat: int
    what: str
    mods: tuple[Power, ...] = ()
    site: str = ""


class Play(Struct, frozen=True):
    """A card about to be played: to a site, or to `adviser`, `facedown`, `vision`. `drawn`: in this search."""

    seat: int
    card: str
    to: str
    drawn: bool = False
    mods: tuple[Power, ...] = ()
