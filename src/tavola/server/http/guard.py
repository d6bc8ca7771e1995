"""Who may come in: same-origin requests only, a signed cookie that tells one browser from another, safe headers."""

from __future__ import annotations

import hmac
import ipaddress
import secrets
import socket
from urllib.parse import urlsplit

import structlog
from itsdangerous import BadSignature, Signer, TimestampSigner
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.errors import TavolaError
from ...table.seats import digest
from ..config import LOCAL, Config
from .words import problem, wanted

log = structlog.get_logger("tavola.server")

COOKIE = "tavola"
A_YEAR = 365 * 24 * 3600
#: A cookie older than this is given anew, so that whoever comes now and then never loses it.
A_MONTH = 30 * 24 * 3600

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
#: What a server with a password keeps closed, and what of that the page needs to ask for it.
CLOSED = ("/api/", "/ws/", "/s/", "/me/")
OPEN = ("/api/words", "/api/enter")
KEY = "tavola-key"
UNAUTHORISED = 401
FORBIDDEN = 403
BROKEN = 500
#: Closes a socket over a fault of ours.
FAULT = 1011
#: Closes a socket that may not be here.
REFUSED = 1008


class Origins:
    """Which pages may talk to this server: its own, and those it was told of."""

    def __init__(self, config: Config) -> None:
        self._others = frozenset(origin.rstrip("/").lower() for origin in config.origins)
        names = {_host(urlsplit(origin).netloc) for origin in self._others}
        # A server answers to names it knows as its own, so that no foreign name can be pointed at it; one that others
        # reach is also known by any plain address.
        self._names = LOCAL | names | ({socket.gethostname().lower()} if config.host not in LOCAL else set())
        self._addresses = config.host not in LOCAL

    @property
    def public(self) -> str:
        """How this server is called from outside, for letters; nothing when nobody said."""
        return next(iter(sorted(self._others)), "")

    def allows(self, connection: HTTPConnection) -> bool:
        host = connection.headers.get("host", "").lower()
        name = _host(host)
        if name not in self._names and not (self._addresses and (_is_address(name) or name.endswith(".local"))):
            return False
        origin = connection.headers.get("origin")
        if origin is None:
            return True  # not a page of another site: browsers always name those
        origin = origin.lower()
        try:
            return origin in self._others or urlsplit(origin).netloc == host
        except ValueError:
            return False


def _host(netloc: str) -> str:
    """The name in `name:port`; nothing for what is not one."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Cookies:
    """Signs what a browser is known by, and knows it again."""

    def __init__(self, secret: str) -> None:
        self._signer = TimestampSigner(secret, salt="tavola-visitor")
        self._first = Signer(secret, salt="tavola-browser")  # cookies without a date, given by the first version
        self._pass = Signer(secret, salt="tavola-pass")
        self._keys = Signer(secret, salt="tavola-key")

    def read(self, signed: str) -> tuple[str, bool]:
        """Who a cookie names, nobody for a forged one; and whether it is time for a new one."""
        try:
            token, signed_at = self._signer.unsign(signed, return_timestamp=True)
            age = (self._signer.timestamp_to_datetime(self._signer.get_timestamp()) - signed_at).total_seconds()
            return token.decode(), age > A_MONTH
        except (BadSignature, UnicodeDecodeError):
            pass
        try:
            return self._first.unsign(signed).decode(), True
        except (BadSignature, UnicodeDecodeError):
            return "", True

    def write(self, token: str, secure: bool) -> str:
        signed = self._signer.sign(token).decode()
        cookie = f"{COOKIE}={signed}; Max-Age={A_YEAR}; Path=/; HttpOnly; SameSite=Lax"
        return cookie + ("; Secure" if secure else "")

    def key(self, password: str, secure: bool) -> str:
        """The cookie of a browser that has said the password. It holds no word of it, and ends with it."""
        signed = self._keys.sign(digest(password)).decode()
        cookie = f"{KEY}={signed}; Max-Age={A_YEAR}; Path=/; HttpOnly; SameSite=Lax"
        return cookie + ("; Secure" if secure else "")

    def knows(self, signed: str, password: str) -> bool:
        try:
            return hmac.compare_digest(self._keys.unsign(signed).decode(), digest(password))
        except (BadSignature, UnicodeDecodeError):
            return False

    def pass_for(self, token: str) -> str:
        """A code that makes another browser the same visitor."""
        return self._pass.sign(token).decode()

    def passed(self, code: str) -> str:
        """Whom a code names. Raises BadSignature."""
        return self._pass.unsign(code).decode(errors="replace")


class Guard:
    """ASGI middleware around everything: origin check, cookie, headers, and a sentence for a fault of ours."""

    def __init__(self, app: ASGIApp, origins: Origins, cookies: Cookies, password: str = "") -> None:
        self._app = app
        self._origins = origins
        self._cookies = cookies
        self._password = password

    def _knows(self, connection: HTTPConnection) -> bool:
        """Whether this browser has said the password, where there is one; the page itself and its words need none."""
        if not self._password or not connection.url.path.startswith(CLOSED) or connection.url.path in OPEN:
            return True
        return self._cookies.knows(connection.cookies.get(KEY, ""), self._password)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        token, old = self._cookies.read(connection.cookies.get(COOKIE, ""))
        scope["known"] = bool(token)
        scope["token"] = token = token or secrets.token_urlsafe(16)
        scope["visitor"] = digest(token)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                # A response that others may keep must not hold one visitor's cookie.
                if old and not headers.get("cache-control", "").startswith("public") and "set-cookie" not in headers:
                    headers.append("set-cookie", self._cookies.write(token, scope["scheme"] == "https"))
            await send(message)

        if not self._origins.allows(connection):
            error = problem(TavolaError("error-origin"), wanted(connection))
            await JSONResponse(error, FORBIDDEN)(scope, receive, guarded)
            return
        if not self._knows(connection):
            said = problem(TavolaError("error-password"), wanted(connection))
            await JSONResponse(said, UNAUTHORISED, {"cache-control": "no-store"})(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except ClientDisconnect:
            return
        except Exception as error:
            log.error("request failed", method=scope["method"], path=_told(scope["path"]), exc_info=error)
            if not begun:
                said = problem(TavolaError("error-internal"), wanted(connection))
                await JSONResponse(said, BROKEN, {"cache-control": "no-store"})(scope, receive, guarded)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._knows(HTTPConnection(scope)):
            await send({"type": "websocket.close", "code": REFUSED})
            return
        try:
            await self._app(scope, receive, send)
        except Exception as error:
            log.error("socket failed", path=scope["path"], exc_info=error)
            await send({"type": "websocket.close", "code": FAULT})


def _told(path: str) -> str:
    """A path as logs may know it: the address of a seat or of a person is a secret."""
    return path[:3] if path.startswith(("/s/", "/me/", "/notice/")) else path[:200]


def owner_of(connection: HTTPConnection) -> str:
    """The name of this browser as storage knows it: a digest of what its cookie says."""
    return str(connection.scope["visitor"])


def is_local(connection: HTTPConnection) -> bool:
    """Whether a request comes from this very machine."""
    return connection.client is not None and _host(_bracketed(connection.client.host)) in LOCAL


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address
