"""What one worker says to another: the first message of a line names who calls, signed with what all of them share."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from msgspec import Struct

from ...kernel.errors import TavolaError

#: A call is worth nothing after so many seconds: nobody can say it again.
FRESH = 30
#: Closes a line to a worker that does not play the table any more.
ELSEWHERE = 4001
#: Says that it does.
WELCOME = b"welcome"


class Sit(Struct, tag="sit", frozen=True):
    """A browser at another worker comes to a table. Everything that follows is said by it, or to it."""

    table: str
    visitor: str
    local: bool
    lang: str


class Request(Struct, tag="request", frozen=True):
    """A request another worker got."""

    method: str
    path: str
    query: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    client: tuple[str, int] | None
    scheme: str
    body: bytes = b""


class Response(Struct, frozen=True):
    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


Call: TypeAlias = Sit | Request

_calls = msgspec.msgpack.Decoder(Call)
_responses = msgspec.msgpack.Decoder(Response)
_encode = msgspec.msgpack.Encoder().encode


class Seal:
    """Signs calls, and knows those of a worker of the same storage."""

    def __init__(self, secret: str) -> None:
        self._signer = TimestampSigner(secret, salt="tavola-peer")

    def write(self, call: Call) -> bytes:
        return self._signer.sign(_encode(call))

    def read(self, said: bytes) -> Call:
        """Raises TavolaError for anybody else's."""
        try:
            call: Call = _calls.decode(self._signer.unsign(said, max_age=FRESH))
        except (BadSignature, msgspec.MsgspecError):
            raise TavolaError("error-origin") from None
        return call


def write_response(response: Response) -> bytes:
    return _encode(response)


def read_response(data: bytes) -> Response:
    response: Response = _responses.decode(data)
    return response
