"""What a server is told when it starts, and the limits it keeps."""

from __future__ import annotations

from msgspec import Struct

LOCAL = frozenset({"127.0.0.1", "localhost", "::1"})

MAX_MESSAGE = 64 * 1024
MAX_BODY = 64 * 1024
MAX_SAVE = 8_000_000
#: Lines of a request before its body, how long a connection may take to send them, and how long it may say nothing.
MAX_HEAD = 32 * 1024
HEAD_SECONDS = 10
BODY_SECONDS = 60
MAX_CONNECTIONS = 2_000
CONNECTIONS_PER_ADDRESS = 200

MESSAGES_PER_SECOND = 40
MESSAGES_AT_ONCE = 80
#: A socket that is told so often that it is too fast, or that does not read so many replies, is cut.
TOO_FAST_AT_MOST = 400
REPLIES_AT_MOST = 500

NEW_TABLES_PER_HOUR = 60
CHECKS_PER_MINUTE = 120
LINKS_PER_MINUTE = 60
#: At one table: sockets of those who watch, and sockets of one visitor.
WATCHERS_PER_TABLE = 100
SOCKETS_PER_VISITOR = 12
REQUESTS_PER_MINUTE = 3
REQUESTS_AT_ONCE = 3

#: How long helpers may work on one job: reading a file that was brought, and thinking about one answer.
IMPORT_SECONDS = 20
THINK_SECONDS = 20
#: And how long somebody waits for advice.
ADVICE_SECONDS = 8
#: How much processor time one message may take before the odds of its further options are left out.
ODDS_SECONDS = 0.1
#: How many options a position may begin with.
MAX_OPTIONS = 2_000


class Config(Struct, frozen=True):
    """`shared`: everybody at this machine is at the same screen. Otherwise the screen is that of whoever began a game.
    Seats with a link belong to those who came by it; others watch.

    `origins`: public addresses of this server, as browsers name them. `proxies`: whose word on a visitor's address is
    believed. `positions`: whether games may begin from position files. `helpers`: how many processes think for bots;
    none: they think in threads of this one. `peer`: where other workers reach this one, none where it is alone; by
    which `name` they know it, drawn where none is given. `workers`: how many processes serve. `smtp`: through whom
    letters are sent; `webhooks`: whether addresses on the web are told, too; `password`: what everybody must know.
    """

    host: str = "127.0.0.1"
    port: int = 8765
    shared: bool = True
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    positions: bool = True
    helpers: int = 0
    log: bool = False
    peer: str = ""
    name: str = ""
    smtp: str = ""
    webhooks: bool = False
    password: str = ""
    workers: int = 1
