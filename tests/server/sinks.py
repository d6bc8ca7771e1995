"""A mail server and a server on the web that keep what they are sent, on lines that are as secret as out there."""

from __future__ import annotations

import base64
import email
import json
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any

#: Who "localhost" is, for those who trust this file and nobody else; made for these tests.
IDENTITY = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgA+mhSc5sT2pHo0yX
0ITs6yC+cwVROykh0pb4fNojGCmhRANCAASR++TTPiE8w/86bj7g5X7TuQ1Zatvq
kUQ3gVtKZKar6UQZZpNuTaDT/vz2EuIM/V6m8mI6sNUzX2QM8npE/O4l
-----END PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUGl1YMA24AdJvj6q5i28SEINzKI8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNjEzNTQyNloYDzIxMjYxMDIz
MTM1NDI2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASR++TTPiE8w/86bj7g5X7TuQ1ZatvqkUQ3gVtKZKar6UQZZpNuTaDT
/vz2EuIM/V6m8mI6sNUzX2QM8npE/O4lo28wbTAdBgNVHQ4EFgQUn9yVZ0CRy3t2
r8pEy25Sq7++a4UwHwYDVR0jBBgwFoAUn9yVZ0CRy3t2r8pEy25Sq7++a4UwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAOivRTzpNBYPDngPbksKxJ6EpwMD925+u96GLlspj2vdAiEA
kHIWB15nbRl4rF89cBQsAv/KVq5RDU/n2+lNFRz8D4Q=
-----END CERTIFICATE-----
"""


def trusted(folder: Path) -> Path:
    """The file with that identity: what `SSL_CERT_FILE` names is trusted."""
    path = folder / "localhost.pem"
    path.write_text(IDENTITY)
    return path


def _secret(identity: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(identity)
    return context


class PostOffice:
    """Takes letters. With an identity it wants the line made secret, and `user`'s password, before anything else.
    `before` is called when a letter has come, before that is said."""

    def __init__(self, identity: Path | None = None, user: str = "", password: str = "") -> None:
        self.letters: list[Message] = []
        self.before: Callable[[], None] = lambda: None
        self._secret = None if identity is None else _secret(identity)
        self._login = base64.b64encode(f"\0{user}\0{password}".encode()).decode() if user else ""

    def serve(self, desk: StreamRequestHandler) -> None:
        line, secret, known = desk.connection.makefile("rwb"), self._secret is None, not self._login

        def say(*words: str) -> None:
            line.write("".join(f"{one}\r\n" for one in words).encode())
            line.flush()

        say("220 here")
        while said := line.readline().decode().strip():
            word, _, rest = said.partition(" ")
            if word == "ehlo":
                say("250-here", "250-AUTH PLAIN" if secret else "250-STARTTLS", "250 fine")
            elif word == "STARTTLS" and self._secret is not None:
                say("220 go on")
                desk.connection = self._secret.wrap_socket(desk.connection, server_side=True)
                line, secret = desk.connection.makefile("rwb"), True
            elif word == "AUTH":
                known = secret and rest == f"PLAIN {self._login}"
                say("235 welcome" if known else "535 no")
            elif word == "data" and known and secret:
                say("354 go on")
                lines = []
                while (part := line.readline().decode().rstrip("\r\n")) != ".":
                    lines.append(part)
                self.letters.append(email.message_from_string("\n".join(lines)))
                self.before()
                say("250 fine")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("250 fine" if known and secret else "530 not like that")
        line.close()


@contextmanager
def post_office(office: PostOffice) -> Iterator[int]:
    """Open on a port of its own."""

    class Desk(StreamRequestHandler):
        def handle(self) -> None:
            try:
                office.serve(self)
            finally:
                self.connection.close()

    with ThreadingTCPServer(("127.0.0.1", 0), Desk) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


@contextmanager
def web_sink(identity: Path, posted: list[dict[str, Any]]) -> Iterator[int]:
    """A place on the web that takes what is posted there."""

    class Desk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            posted.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Desk) as server:
        server.socket = _secret(identity).wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()
