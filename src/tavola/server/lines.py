"""Connections that must not be kept waiting on: a head of bounded size, sent in bounded time, and only so many lines
from one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .config import BODY_SECONDS, CONNECTIONS_PER_ADDRESS, HEAD_SECONDS, MAX_CONNECTIONS, MAX_HEAD
from .limits import network


class Bounds:
    """How much one server bears, and how many lines each address has open."""

    def __init__(
        self,
        head: int = MAX_HEAD,
        head_seconds: float = HEAD_SECONDS,
        body_seconds: float = BODY_SECONDS,
        lines: int = MAX_CONNECTIONS,
        per_address: int = CONNECTIONS_PER_ADDRESS,
    ) -> None:
        self.head = head
        self.head_seconds = head_seconds
        self.body_seconds = body_seconds
        self._lines = lines
        self._per_address = per_address
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether one more line is allowed; it counts until it is given back."""
        allowed = self._open[address] < self._per_address and self._open.total() < self._lines
        self._open[address] += 1
        return allowed

    def give(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def bounded(bounds: Bounds) -> type[asyncio.Protocol]:
    """The HTTP protocol of uvicorn within bounds."""

    class Line(HttpToolsProtocol):
        """One connection. A line that waits for the rest of a request has a clock; one that is served has none."""

        _address: str | None = None
        _clock: asyncio.TimerHandle | None = None
        _head = 0
        _headed = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._address = network(self.client[0] if self.client else "")
            if not bounds.take(self._address):
                transport.abort()
                return
            self._wait(bounds.head_seconds)

        def data_received(self, data: bytes) -> None:
            self._head += len(data)
            super().data_received(data)
            if not self._headed and self._head > bounds.head and not self.transport.is_closing():
                self.send_400_response("The head of this request is too large.")

        def on_message_begin(self) -> None:
            self._headed = False
            self._wait(bounds.head_seconds)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._headed = True
            self._wait(bounds.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._head = 0
            self._wait(None)
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._let_go()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def _wait(self, seconds: float | None) -> None:
            """Expect the next part within so many seconds; None: nothing is expected."""
            if self._clock is not None:
                self._clock.cancel()
            self._clock = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

        def _let_go(self) -> None:
            self._wait(None)
            if self._address is not None:
                bounds.give(self._address)
                self._address = None

    return Line
