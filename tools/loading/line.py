"""The line of a load test: as much of a WebSocket as a player needs, as cheap as can be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Line(asyncio.BufferedProtocol):
    """As much of a WebSocket as a player needs, as cheap as can be: the machine is to be busy with the server."""

    def __init__(self, first: bytes, hear: Callable[[bytes], None]) -> None:
        self._first = first
        self._hear = hear
        self._buffer = bytearray(1 << 16)
        self._filled = 0
        self._open = False
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def say(self, said: bytes) -> None:
        """One text frame, masked with nothing: whoever calls is no page of another site."""
        if self._transport.is_closing():
            return  # time is up
        size = bytes((0x80 | len(said),)) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2, "big")
        self._transport.write(b"\x81" + size + bytes(4) + said)

    def ask(self, path: str, host: str, cookie: str) -> None:
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())

    def hang_up(self) -> None:
        if self._transport is not None:  # nobody has answered yet
            self._transport.abort()

    def get_buffer(self, sizehint: int) -> memoryview:
        if self._filled == len(self._buffer):
            self._buffer += bytes(len(self._buffer))
        return memoryview(self._buffer)[self._filled :]

    def buffer_updated(self, nbytes: int) -> None:
        self._filled += nbytes
        place = 0
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n", 0, self._filled)
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:end])
            self._open, place = True, end + 4
            self.say(self._first)
        while (frame := self._frame(place)) is not None:
            kind, first, place = frame
            if kind == 1:
                self._hear(bytes(memoryview(self._buffer)[first:place]))
            elif kind == 9:
                self._transport.write(b"\x8a\x80" + bytes(4))
        if place:
            self._buffer[: self._filled - place] = self._buffer[place : self._filled]
            self._filled -= place

    def _frame(self, place: int) -> tuple[int, int, int] | None:
        """The kind of the frame that begins here, and where what it says begins and ends; None: not all is here."""
        if self._filled < place + 2:
            return None
        first, size = place + 2, self._buffer[place + 1]
        wide = {126: 2, 127: 8}.get(size, 0)
        if wide:
            if self._filled < first + wide:
                return None
            size = int.from_bytes(self._buffer[first : first + wide], "big")
        first += wide
        return (self._buffer[place] & 15, first, first + size) if self._filled >= first + size else None
