"""What a server is told when it starts, and the limits it keeps."""

from __future__ import annotations

from msgspec import Struct

MAX_MESSAGE = 64 * 1024
MAX_BODY = 64 * 1024
MAX_SAVE = 8_000_000
MESSAGES_PER_SECOND = 40
MESSAGES_AT_ONCE = 80
NEW_TABLES_PER_HOUR = 60
SOCKETS_PER_TABLE = 200
REQUESTS_PER_MINUTE = 3
REQUESTS_AT_ONCE = 3


class Config(Struct, frozen=True):
    """`shared`: everybody who reaches this server is at the same screen, as on one's own machine. Otherwise the screen
    is that of whoever began a game. Seats with a link belong to those who came by it; others watch."""

    host: str = "127.0.0.1"
    port: int = 8765
    shared: bool = True
    origins: tuple[str, ...] = ()
    log: bool = False
