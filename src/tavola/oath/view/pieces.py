"""Where an option belongs on the table: the pieces it is about, and the heading it stands under. Asked only when a
decision is drawn. Pieces are named `site:plains` (or by its slot, while it lies face down), `card:longbows` wherever
it lies face up or in hand, `adviser:#12` and `relic:7` where only a back is seen, `space:1` of the Reliquary,
`bank:order`, `pile:deck`, `banner:peoples_favor`, `player:red`."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.pieces import Finder, found_by, named, under
from ...kernel.records import Scalar
from ..state import DARKEST_SECRET, PEOPLES_FAVOR, State, campaign_of

BANNERS = (PEOPLES_FAVOR, DARKEST_SECRET)


def spoken(state: State, said: str) -> str:
    """A piece as one speaks of it: `site:plains` is `site plains`. Anything else is left as it is."""
    what, colon, id_ = said.partition(":")
    if not colon or " " in what:
        return said
    return f"{_SPOKEN.get(what, what)} {id_}".strip()


#: What one asks about a piece that is touched.
_SPOKEN = {"pile": "search", "banner": "recover", "player": "campaign"}


def _player(state: State, seat: int, *more: Scalar) -> tuple[str, ...]:
    return (f"player:{state.players[seat].color}",) if seat >= 0 else _here(state)


def _here(state: State, *more: Scalar) -> tuple[str, ...]:
    return (f"site:{state.players[state.stack[-1].seat].site}",)


def _announce(state: State, kind: str, powers: str, *more: Scalar) -> tuple[str, ...]:
    """The power announced last."""
    return (_powered(state, powers.rpartition(",")[2].partition(":")[0]),)


def _used(state: State, card: str, *more: Scalar) -> tuple[str, ...]:
    return (_powered(state, card),)


def _powered(state: State, name: str) -> str:
    """A card, or a site whose own power is used."""
    return f"site:{name}" if any(site.id == name for site in state.sites) else _thing(name)


def _thing(name: str) -> str:
    return f"banner:{name}" if name in BANNERS else f"card:{name}"


def _adviser(name: str) -> str:
    return f"adviser:{name}" if name.startswith("#") else f"card:{name}"


def _facedown(state: State, n: int, to: str = "", *more: Scalar) -> tuple[str, ...]:
    """A facedown adviser, and the site it would be played to."""
    return (f"adviser:#{n}", *_site_of(state, to))


def _site_of(state: State, to: str) -> tuple[str, ...]:
    return (f"site:{to}",) if any(site.id == to for site in state.sites) else ()


def _play(state: State, to: str, *more: Scalar) -> tuple[str, ...]:
    return (f"card:{state.stack[-1].args[0]}", *_site_of(state, to))


def _drawn(state: State, *more: Scalar) -> tuple[str, ...]:
    return (f"card:{state.stack[-1].args[0]}",)


def _target(state: State, target: str, *more: Scalar) -> tuple[str, ...]:
    kind, _, what = target.partition(" ")
    if kind == "site":
        return (f"site:{what}",)
    if kind == "pawn":
        return (f"player:{state.players[campaign_of(state, int(state.stack[-1].args[0])).defender].color}",)
    return (_thing(what),)


def _kill(state: State, army: str, *more: Scalar) -> tuple[str, ...]:
    kind, _, what = army.partition(" ")
    return (f"player:{state.players[int(what)].color}" if kind == "board" else f"site:{what}",)


def _place(state: State, *more: Scalar) -> tuple[str, ...]:
    return (f"site:{state.stack[-1].args[1]}",)


def _pick(state: State, kind: str, piece: str, *more: Scalar) -> tuple[str, ...]:
    if kind in ("card", "thing"):
        return (_thing(piece),)
    if kind in ("adviser", "facedown"):
        return (_adviser(piece),)
    if kind == "pile":
        return (f"pile:{piece.partition('_')[0]}",)
    if kind == "space":
        return (f"space:{int(piece) - 1}",)
    if kind in ("army", "site"):
        return (f"site:{piece}",) if piece != "board" else ()
    return (f"{kind}:{piece}",) if kind in ("bank", "player", "banner") else ()


def _term(state: State, kind: str, giver: int, taker: int, what: str, *more: Scalar) -> tuple[str, ...]:
    if kind == "adviser":
        return (_adviser(what),)
    if kind in ("relic", "banner"):
        return (_thing(what),)
    return (f"site:{what}",) if kind == "site" else (f"player:{state.players[giver].color}",)


_card = named("card")

#: The pieces of each kind of option. Kinds about no piece are not listed.
_FINDERS: Mapping[str, Finder] = {
    "travel": named("site"),
    "start": named("site"),
    "search": named("pile"),
    "muster": _card,
    "trade": _card,
    "keep": _card,
    "lay": _card,
    "plan": _card,
    "use": _used,
    "announce": _announce,
    "recover_relic": named("relic"),
    "peek_relic": named("relic"),
    "recover_banner": named("banner"),
    "peek_reliquary": named("space"),
    "campaign": _player,
    "exile": _player,
    "offer": _player,
    "deal": _player,
    "buy_secret": _player,
    "sell_secret": _player,
    "hand_over": _player,
    "station": _here,
    "withdraw": _here,
    "take": _here,
    "play_adviser": _facedown,
    "discard_adviser": _facedown,
    "play": _play,
    "discard": _drawn,
    "target": _target,
    "kill": _kill,
    "place": _place,
    "pick": _pick,
    "move": named("bank"),
    "term": _term,
    "welcome": _player,
    "build": lambda state, site, card, *more: (f"card:{card}", f"site:{site}"),
    "repair": named("site"),
    "suit": named("bank"),
    "short": named("site"),
    "strike": _term,
}

pieces = found_by(_FINDERS)

#: The heading of each kind of option; the rest are plain choices.
SECTIONS: Mapping[str, str] = {
    **under("travel", "travel", "start"),
    **under("search", "search"),
    **under("muster", "muster"),
    **under("trade", "trade"),
    **under("recover", "recover_relic", "recover_banner"),
    **under("campaign", "campaign"),
    **under("targets", "target"),
    **under("plans", "plan"),
    **under("powers", "use", "announce"),
    **under("cards", "play", "play_adviser", "discard", "discard_adviser", "keep", "lay"),
    **under("warbands", "station", "withdraw", "hand_over", "place", "kill", "sacrifice"),
    **under("looks", "peek_relic", "peek_reliquary"),
    **under("court", "exile", "offer", "deal", "buy_secret", "sell_secret"),
    **under("terms", "term", "strike"),
    **under("turn", "leave"),
}
