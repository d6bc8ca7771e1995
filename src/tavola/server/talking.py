"""Lines of browsers, as uvicorn speaks on them, with less ado.

What is said together leaves together, a line is read on while what came on it waits to be heard, and a plain message,
which is nearly all there is, goes in and out without the many steps that frames of every other kind take.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

#: Under which name the scope of an application holds its line.
LINE = "tavola.line"
#: So many messages may wait before a line is read no further.
_UNHEARD = 8
#: A frame that is a whole text by itself, and those that are a part of one.
_TEXT = 0x81
_PARTS = frozenset({0x00, 0x01, 0x02})
_LAST_PART = 0x80
#: The largest frame whose length is told in two bytes.
_SHORT, _MEDIUM = 125, 0xFFFF


class Talk(WebSocketsSansIOProtocol):
    """One line. A message that is marked `more` waits for the next one, and both are one packet.

    An application that knows this line (`LINE` of its scope) may hear and speak on it without waiting: `ear` is offered
    every plain message while none waits, and takes it or leaves it to be received; `say` speaks if the line is free.
    """

    ear: Callable[[bytes], bool] | None = None
    _unread = b""
    _unsent = b""
    _in_parts = False

    def data_received(self, data: bytes) -> None:
        """Frame by frame; all but plain text, and whatever is not as it should be, is left to those who know more."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        data = self._unread + data if self._unread else data
        place = 0
        while (end := _end(data, place)) is not None:
            kind, masked, small = data[place], data[place + 1] & 0x80, end - place <= self.config.ws_max_size
            if kind == _TEXT and masked and small and not self._in_parts and self.conn.state is State.OPEN:
                said = _unmasked(data, place, end)
                if self.ear is None or not self.queue.empty() or not self.ear(said):
                    self.curr_msg_data_type = "text"
                    self.frames = [said]
                    self.send_receive_event_to_app()
            else:
                self._in_parts = kind in _PARTS or (self._in_parts and kind != _LAST_PART)
                super().data_received(data[place:end])
            place = end
        self._unread = data[place:]
        if len(self._unread) > self.config.ws_max_size:
            too_much, self._unread = self._unread, b""
            super().data_received(too_much)  # it is cut off there

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # it would stop reading after every message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > _UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope[LINE] = self
        await super().run_asgi()

    def say(self, *messages: bytes) -> bool:
        """Say these in one packet; False where the line takes no more now."""
        if not self.writable.is_set() or self._unsent or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([part for said in messages for part in (_head(len(said)), said)]))
        return True

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        said = message["text"].encode()
        self._unsent += _head(len(said)) + said
        if not message.get("more"):
            unsent, self._unsent = self._unsent, b""
            self.transport.write(unsent)


def _end(data: bytes, place: int) -> int | None:
    """Where the frame that begins here ends; None: not all of it has come."""
    if len(data) < place + 2:
        return None
    size = data[place + 1] & 0x7F
    first = place + (6 if data[place + 1] & 0x80 else 2)
    if size > _SHORT:
        wide = 2 if size == _SHORT + 1 else 8
        size = int.from_bytes(data[place + 2 : place + 2 + wide], "big") if len(data) >= place + 2 + wide else 1 << 62
        first += wide
    return first + size if len(data) >= first + size else None


def _unmasked(data: bytes, place: int, end: int) -> bytes:
    """What a masked frame says: each byte crossed with one of four, in turn."""
    wide = {126: 2, 127: 8}.get(data[place + 1] & 0x7F, 0)
    first = place + 6 + wide
    size = end - first
    mask = (data[first - 4 : first] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[first:end], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def _head(size: int) -> bytes:
    """What comes before so many bytes of text."""
    if size <= _SHORT:
        return bytes((_TEXT, size))
    if size <= _MEDIUM:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")
