"""People without accounts: a link of one's own, to come back by from another browser."""

from __future__ import annotations

from itsdangerous import BadSignature
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..rooms.rooms import Rooms
from .guard import Cookies, owner_of
from .responses import FRESH, answer

SEE_OTHER = 303


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
        return RedirectResponse("/?link=other", SEE_OTHER, FRESH)
    given = cookies.write(token, request.url.scheme == "https")
    return RedirectResponse("/", SEE_OTHER, {**FRESH, "set-cookie": given})
