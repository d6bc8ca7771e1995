"""What a server is told when it starts, and the limits it keeps."""

from __future__ import annotations

from msgspec import Struct

MAX_FRAME = 64 * 1024
MAX_BODY = 64 * 1024
MAX_SAVE = 8_000_000
FRAMES_PER_SECOND = 40
FRAMES_AT_ONCE = 80
NEW_TABLES_PER_HOUR = 60
SOCKETS_PER_TABLE = 200


class Config(Struct, frozen=True):
    """`shared`: everybody who reaches this server is at the same table, as on one's own machine. Otherwise whoever
    began a game plays it, and others with its address watch."""

    host: str = "127.0.0.1"
    port: int = 8765
    shared: bool = True
    origins: tuple[str, ...] = ()
    log: bool = False
