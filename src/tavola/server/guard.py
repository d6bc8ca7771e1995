"""Who may come in: same-origin requests only, a signed cookie that tells one browser from another, safe headers."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.errors import TavolaError
from .config import Config
from .words import problem, wanted

COOKIE = "tavola"
A_YEAR = 365 * 24 * 3600
LOCAL = frozenset({"127.0.0.1", "localhost", "::1"})

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


class Origins:
    """Which pages may talk to this server: its own, and those it was told of."""

    def __init__(self, config: Config) -> None:
        self._others = frozenset(origin.rstrip("/").lower() for origin in config.origins)
        # A server for this machine answers to this machine's names only, so that no foreign name can be pointed at it.
        self._hosts = LOCAL if config.host in LOCAL else None

    def allows(self, connection: HTTPConnection) -> bool:
        host = connection.headers.get("host", "").lower()
        if self._hosts is not None and urlsplit(f"//{host}").hostname not in self._hosts:
            return False
        origin = connection.headers.get("origin")
        if origin is None:
            return True  # not a page of another site: browsers always name those
        return origin.lower() in self._others or urlsplit(origin.lower()).netloc == host


class Guard:
    """ASGI middleware around everything: origin check, cookie, headers."""

    def __init__(self, app: ASGIApp, origins: Origins, secret: str) -> None:
        self._app = app
        self._origins = origins
        self._signer = Signer(secret, salt="tavola-browser")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        visitor = self._visitor(connection)
        scope["visitor"] = visitor or secrets.token_urlsafe(16)
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        fresh = None if visitor else self._signer.sign(scope["visitor"]).decode()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if fresh is not None:
                    cookie = f"{COOKIE}={fresh}; Max-Age={A_YEAR}; Path=/; HttpOnly; SameSite=Lax"
                    headers.append("set-cookie", cookie + ("; Secure" if scope["scheme"] == "https" else ""))
            await send(message)

        if not self._origins.allows(connection):
            error = problem(TavolaError("error-origin"), wanted(connection))
            await JSONResponse(error, 403)(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)

    def _visitor(self, connection: HTTPConnection) -> str | None:
        try:
            return self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None


def owner_of(connection: HTTPConnection) -> str:
    """The name of this browser, as its cookie says."""
    return str(connection.scope["visitor"])
