"""The chronicle a game belongs to, as its table knows it."""

from __future__ import annotations

from msgspec import Struct


class Held(Struct, frozen=True, array_like=True):
    """A site as the victory left it: its name, its cards, how many relics, and who ruled it (a colour, or `bandits`);
    nothing where it lay face down and nobody had seen it."""

    site: str = ""
    cards: tuple[str, ...] = ()
    relics: int = 0
    ruler: str = ""


class Annals(Struct, frozen=True, omit_defaults=True):
    """What the winner of a game writes. `number`: of this game. `citizens`: every board on its Citizen side that nobody
    plays. While it is written: who won and how, the map as the victory left it and how many relics and banners each
    seat held, who was Citizen then, boards that have just turned, the oath vowed, the edifice built or repaired, the
    suit that enters, how many cards entered and left, whether the archive was healed; at last the line the next game
    begins from."""

    name: str
    number: int = 1
    citizens: tuple[str, ...] = ()
    winner: str = ""
    way: str = ""
    land: tuple[Held, ...] = ()
    held: tuple[int, ...] = ()
    were: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    vow: str = ""
    edifice: str = ""
    suit: str = ""
    entered: int = 0
    left: int = 0
    healed: str = ""
    line: str = ""
