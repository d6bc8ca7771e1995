"""People without accounts: a link of one's own, to come back by from another browser."""

from __future__ import annotations

import hmac
from typing import Annotated
from urllib.parse import quote

from itsdangerous import BadSignature
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...kernel.errors import TavolaError
from ..rooms.rooms import Rooms
from .guard import Cookies, owner_of
from .responses import FRESH, answer, read_body
from .words import problem, wanted

SEE_OTHER = 303
FORBIDDEN = 403
TOO_MANY = 429


class Entering(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/enter`."""

    password: Annotated[str, Meta(max_length=200)]


async def enter(request: Request) -> Response:
    """Serve `/api/enter`: whoever says the password of this server comes in."""
    config, cookies = request.app.state.config, request.app.state.cookies
    if not request.app.state.links.allows(request):
        return answer(problem(TavolaError("error-too-many-links"), wanted(request)), TOO_MANY)
    said = await read_body(request, Entering)
    if not hmac.compare_digest(said.password.encode(errors="replace"), config.password.encode()):
        return answer(problem(TavolaError("error-password-wrong"), wanted(request)), FORBIDDEN)
    given = cookies.key(config.password, request.url.scheme == "https")
    return answer({}, headers={**FRESH, "set-cookie": given})


async def own_link(request: Request) -> Response:
    """Serve `/api/me`: the address that makes any browser this visitor. Whoever has it has all its seats."""
    cookies: Cookies = request.app.state.cookies
    return answer({"link": f"/me/{cookies.pass_for(request.scope['token'])}"})


async def come_back(request: Request) -> Response:
    """Serve `/me/CODE`: this browser is that visitor from now on.

    A browser that holds games of its own keeps them, unless it says `?replace=yes`: nobody can be made somebody else
    by a link they were sent.
    """
    rooms: Rooms = request.app.state.rooms
    cookies: Cookies = request.app.state.cookies
    try:
        token = cookies.passed(request.path_params["code"])
    except BadSignature:
        return RedirectResponse("/?link=gone", SEE_OTHER, FRESH)
    if request.method == "HEAD" or token == request.scope["token"]:
        return RedirectResponse("/", SEE_OTHER, FRESH)
    own = await rooms.work(lambda: rooms.tables.all(owner_of(request)))
    if own and request.query_params.get("replace") != "yes":
        # The page asks whether to replace them; the code says nothing that the address did not.
        return RedirectResponse(f"/?link=other&code={quote(request.path_params['code'])}", SEE_OTHER, FRESH)
    given = cookies.write(token, request.url.scheme == "https")
    return RedirectResponse("/", SEE_OTHER, {**FRESH, "set-cookie": given})
