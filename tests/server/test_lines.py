"""Half-sent requests and crowds of connections: the line is cut, and others are served meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from tavola.server import Config
from tavola.server.lines import Bounds, bounded
from tavola.server.running import listen, loop_of, settings_of
from tavola.server.talking import Talk

Ask = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"


async def plain(scope: dict, receive: Callable, send: Callable) -> None:
    """Reads a whole request and answers."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def echo(scope: dict, receive: Callable, send: Callable) -> None:
    """Says everything twice, in one packet."""
    await receive()
    await send({"type": "websocket.accept"})
    while (heard := await receive())["type"] != "websocket.disconnect":
        said = heard.get("text") or heard["bytes"].decode()
        await send({"type": "websocket.send", "text": said, "more": True})
        await send({"type": "websocket.send", "text": said})


UPGRADE = (
    HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(said: bytes, kind: Opcode = Opcode.TEXT, whole: bool = True) -> bytes:
    return Frame(kind, said, fin=whole).serialize(mask=True)


async def heard(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The kind of the next frame, and what it says."""
    kind, size = await asyncio.wait_for(reader.readexactly(2), 5)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return kind & 15, await reader.readexactly(size)


@asynccontextmanager
async def serving(bounds: Bounds, app: Callable = plain) -> AsyncIterator[Ask]:
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        http=bounded(bounds),
        ws=Talk,
        ws_max_size=300_000,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="off",
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    writers = []

    async def ask() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(*listener.getsockname()[:2])
        writers.append(writer)
        return reader, writer

    try:
        yield ask
    finally:
        for writer in writers:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
        server.should_exit = True
        await task
        listener.close()


async def answered(ask: Ask) -> bool:
    reader, writer = await ask()
    writer.write(HEAD + b"\r\n")
    found = await asyncio.wait_for(reader.read(100), 5)
    writer.close()
    return b"200" in found


async def cut(reader: asyncio.StreamReader) -> bool:
    """Whether the line ends without an answer."""
    try:
        return await asyncio.wait_for(reader.read(1000), 5) == b""
    except ConnectionError:
        return True


def test_a_half_sent_head_is_cut_in_time() -> None:
    async def run() -> None:
        async with serving(Bounds(head_seconds=0.2)) as ask:
            halves = [await ask() for _ in range(30)]
            for _, writer in halves:
                writer.write(HEAD)
            assert await answered(ask), "nobody waits for them"
            for reader, _ in halves:
                assert await cut(reader)

    asyncio.run(run())


def test_a_body_that_never_comes_is_cut_in_time() -> None:
    async def run() -> None:
        async with serving(Bounds(body_seconds=0.2)) as ask:
            reader, writer = await ask()
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nhalf")
            assert await cut(reader)
            assert await answered(ask)

    asyncio.run(run())


def test_one_address_has_only_so_many_lines() -> None:
    async def run() -> None:
        async with serving(Bounds(per_address=3)) as ask:
            kept = [await ask() for _ in range(3)]
            await asyncio.sleep(0.1)
            reader, _ = await ask()
            assert await cut(reader)
            kept[0][1].close()
            await asyncio.sleep(0.1)
            assert await answered(ask), "a place is free again"

    asyncio.run(run())


def test_a_slow_answer_is_not_cut() -> None:
    async def slow(scope: dict, receive: Callable, send: Callable) -> None:
        await asyncio.sleep(0.5)
        await plain(scope, receive, send)

    async def run() -> None:
        async with serving(Bounds(head_seconds=0.2, body_seconds=0.2), slow) as ask:
            assert await answered(ask)

    asyncio.run(run())


def test_a_message_is_heard_however_it_comes() -> None:
    """Texts of every size whole, in dribbles, two at once, in parts with a ping between them; one too large is cut."""

    async def run() -> None:
        async with serving(Bounds(), echo) as ask:
            reader, writer = await ask()
            writer.write(UPGRADE)
            assert b"101" in await reader.readuntil(b"\r\n\r\n")

            async def said(*texts: bytes) -> None:
                for text in texts:
                    assert [await heard(reader), await heard(reader)] == [(1, text), (1, text)]

            for text in (b"x", b"y" * 126, "é".encode() * 40_000, b"z" * 70_000):
                writer.write(frame(text))
                await said(text)
            for byte in frame(b"slowly"):
                writer.write(bytes((byte,)))
                await asyncio.sleep(0)
            writer.write(frame(b"two") + frame(b"at once") + frame(b"as bytes", Opcode.BINARY))
            await said(b"slowly", b"two", b"at once", b"as bytes")
            writer.write(frame(b"in ", whole=False) + frame(b"!", Opcode.PING) + frame(b"parts", Opcode.CONT))
            assert await heard(reader) == (10, b"!")
            await said(b"in parts")
            writer.write(frame(b"and on"))
            await said(b"and on")
            writer.write(frame(b"x" * 400_000))
            with suppress(ConnectionError):  # it may be cut before it hears why
                kind, why = await heard(reader)
                assert (kind, int.from_bytes(why[:2], "big")) == (8, 1009)
            assert await cut(reader)

    asyncio.run(run())


def test_the_fast_event_loop_is_used() -> None:
    async def name() -> str:
        return type(asyncio.get_running_loop()).__module__

    with asyncio.Runner(loop_factory=loop_of(uvicorn.Config(plain))) as runner:
        assert runner.run(name()).startswith("uvloop")


@pytest.mark.parametrize(
    ("proxies", "sender", "seen"),
    [
        ((), "203.0.113.7", "203.0.113.7"),
        (("10.0.0.1",), "203.0.113.7", "203.0.113.7"),
        (("10.0.0.1",), "10.0.0.1", "198.51.100.9"),
    ],
)
def test_only_a_known_proxy_says_whom_it_speaks_for(proxies: tuple[str, ...], sender: str, seen: str) -> None:
    """Nobody gets a quota of its own by naming another address."""
    addresses: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        addresses.append(scope["client"][0])

    settings = settings_of(app, Config(proxies=proxies))
    settings.load()
    headers = [(b"x-forwarded-for", b"198.51.100.9")]
    scope = {"type": "http", "client": (sender, 1), "headers": headers, "scheme": "http"}
    asked: Any = settings.loaded_app
    asyncio.run(asked(scope, None, None))
    assert addresses == [seen]
