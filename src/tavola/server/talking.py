"""Lines of browsers, as uvicorn speaks on them, with less ado: what is said together leaves together, and a line is
read on while what came on it waits to be heard."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

#: So many messages may wait before a line is read no further.
_UNHEARD = 8


class Talk(WebSocketsSansIOProtocol):
    """One line. A message that is marked `more` waits for the next one, and both are one packet."""

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(message["text"].encode())
        except InvalidState as error:
            raise ClientDisconnected from error
        if not message.get("more"):
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # it would stop reading after every message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > _UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()
