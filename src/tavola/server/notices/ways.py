"""How a notice travels: by e-mail, or to an address on the web that somebody named."""

from __future__ import annotations

import http.client
import ipaddress
import json
import smtplib
import socket
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from ...kernel.errors import TavolaError

EMAIL = "email"
WEBHOOK = "webhook"
_SECONDS = 15
_MOST_ADDRESS = 254


class Words(Struct, frozen=True):
    """What is told: a heading, what it says, where to go, and where to go to be told nothing more. `id` is the same
    however often one and the same thing is told: should we end between telling it and knowing that it arrived, whoever
    hears it a second time can tell."""

    subject: str
    body: str
    url: str
    stop: str
    id: str = ""


#: Tells somebody at an address. Raises OSError when that does not work now.
Way = Callable[[str, Words], None]


def mail(server: str) -> Way:
    """E-mail through `smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS`, or `smtps://…` where the line itself is secret."""
    found = urlsplit(server)
    sender = parse_qs(found.query).get("from", [""])[0]
    if found.scheme not in ("smtp", "smtps") or not found.hostname or "@" not in sender:
        raise TavolaError("error-smtp")
    host, port, user = found.hostname, found.port or 0, unquote(found.username or "")
    here = sender.rpartition("@")[2]

    def send(address: str, words: Words) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = sender, address, words.subject
        letter["List-Unsubscribe"] = f"<{words.stop}>"
        letter["Date"] = formatdate()
        letter["Message-ID"] = f"<{words.id}@{here}>" if words.id else make_msgid(domain=here)
        letter.set_content(words.body)
        open = smtplib.SMTP_SSL if found.scheme == "smtps" else smtplib.SMTP
        try:
            with open(host, port, timeout=_SECONDS) as line:
                line.ehlo_or_helo_if_needed()  # only then it is known whether the line can be made secret
                if found.scheme == "smtp" and line.has_extn("starttls"):
                    line.starttls(context=ssl.create_default_context())
                if user:
                    line.login(user, unquote(found.password or ""))
                line.send_message(letter)
        except smtplib.SMTPException as error:
            raise OSError(type(error).__name__) from error

    return send


def post(address: str, words: Words) -> None:
    """A POST of JSON to `https://…`. The host is looked up once and must be out on the web: nobody reaches into the
    network of this server by naming an address."""
    found = urlsplit(address)
    host, port = found.hostname or "", found.port or 443
    where = _outside(host, port)
    context = ssl.create_default_context()
    line = http.client.HTTPSConnection(host, port, timeout=_SECONDS, context=context)
    plain = socket.create_connection((where, port), _SECONDS)
    try:
        line.sock = context.wrap_socket(plain, server_hostname=host)
        body = json.dumps({"text": words.subject, "url": words.url, "stop": words.stop, "id": words.id})
        path = (found.path or "/") + (f"?{found.query}" if found.query else "")
        line.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "tavola"})
        if line.getresponse().status >= 300:
            raise OSError("refused")
    except http.client.HTTPException as error:
        raise OSError(type(error).__name__) from error
    finally:
        line.close()
        plain.close()


def _outside(host: str, port: int) -> str:
    """One address of a host. Raises OSError for a host that is not on the web."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(ipaddress.ip_address(one).is_global for one in found):
        raise OSError("not an address on the web")
    return found[0]


def plausible(kind: str, address: str) -> bool:
    """Whether this could be an address of its kind."""
    if len(address) > _MOST_ADDRESS or not address.isprintable() or " " in address:
        return False
    if kind == EMAIL:
        name, _, host = address.rpartition("@")
        return bool(name) and "." in host and not any(sign in address for sign in '<>,;"')
    try:
        found = urlsplit(address)
        return found.scheme == "https" and bool(found.hostname) and not found.username and (found.port or 443) > 0
    except ValueError:
        return False
