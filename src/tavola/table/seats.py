"""Who sits where: at the screen of whoever began the table, behind a link of its own, or a bot.

A link holds an unguessable code of 128 bits. Only its digest is kept, so that whoever reads the database cannot sit
down; a new link for the same seat makes the old one worthless.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from ..kernel.errors import UnknownName
from ..kernel.records import Seat

HERE = "here"
LINK = "link"
BOT = "bot"
#: Played by the rules of the game: nobody can sit there.
RULES = "rules"
WATCH = "watch"
#: A link that admits one browser.
ONCE = "once"
#: The place of those who only watch.
SPECTATORS: Seat = -1


class SeatRecord(Struct, frozen=True):
    """One seat. `bot` names who plays it now: always for a bot's seat, else while its player is away.

    `called` and `avatar` are what its player chose to be known by; `once`: its link admits one browser and no other;
    `away`: until when, in seconds since 1970, its player wants no notices.
    """

    seat: Seat
    kind: str
    digest: str = ""
    bot: str = ""
    called: str = ""
    avatar: str = ""
    once: bool = False
    away: float = 0.0


def new_code() -> str:
    return secrets.token_urlsafe(16)


def digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def seats_for(
    wishes: Sequence[str], count: int, bots: Mapping[Seat, str], ruled: Collection[Seat] = ()
) -> tuple[list[SeatRecord], dict[Seat, str]]:
    """The seats of a new table, and the code of each link.

    A wish is `here`, `link`, `link:once` (for one browser and no other), `bot` or `bot:NAME`; seats nobody spoke of
    are here. Wishes are for the seats people play: `ruled` ones the rules play themselves. A table with links also
    gets one for spectators.
    """
    records: list[SeatRecord] = []
    codes: dict[Seat, str] = {}
    open_seats = [seat for seat in range(count) if seat not in ruled]
    if len(wishes) > len(open_seats):
        raise UnknownName("error-too-many-seats", count=len(wishes), most=len(open_seats))
    wished = dict(zip(open_seats, wishes, strict=False))
    for seat in range(count):
        if seat in ruled:
            records.append(SeatRecord(seat, RULES))
            continue
        kind, _, name = wished.get(seat, BOT if seat in bots else HERE).partition(":")
        if kind not in (HERE, LINK, BOT):
            raise UnknownName("error-unknown-seat", name=kind, known=(HERE, LINK, BOT))
        if kind == LINK:
            codes[seat] = new_code()
        bot = (name or bots.get(seat) or "greedy") if kind == BOT else ""
        once = kind == LINK and name == ONCE
        records.append(SeatRecord(seat, kind, digest(codes[seat]) if seat in codes else "", bot, once=once))
    if codes:
        codes[SPECTATORS] = new_code()
        records.append(SeatRecord(SPECTATORS, WATCH, digest(codes[SPECTATORS])))
    return records, codes
