"""What a table needs of a line to a browser, whichever way it comes: by itself, or through another worker."""

from __future__ import annotations

import contextlib
from typing import Protocol

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect


class Caller(Struct, frozen=True):
    """Who is at the other end: a visitor, at this very machine or not, and the language errors are told in."""

    visitor: str
    local: bool
    lang: str


class Gone(Exception):
    """The other end is gone; whatever is not sent yet never will be."""


class Wire(Protocol):
    async def receive(self) -> str | bytes | None:
        """What is said next; None when the other end is gone."""

    async def send(self, text: str, more: bool = False) -> None:
        """Raises Gone. `more`: something else follows at once, and both may leave together."""

    async def close(self, code: int) -> None:
        """Hang up; harmless when that is done already."""


class Socket:
    """The line of a browser."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes | None:
        try:
            event = await self._socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if event["type"] == "websocket.disconnect":
            return None
        said: str | bytes = event.get("text") or event.get("bytes") or b""
        return said

    async def send(self, text: str, more: bool = False) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "text": text, "more": more})
        except (WebSocketDisconnect, RuntimeError) as error:
            raise Gone from error

    async def close(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)
