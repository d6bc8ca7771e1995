"""The words of options: a text key and named arguments for each kind."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Effect, Option, Scalar, Text, TextArg
from ..chapters.campaign.targets import KINDS
from ..chapters.pieces.cards import facedown_owner, numbered
from ..state import DARKEST_SECRET, PEOPLES_FAVOR, SUITS, State

Args = tuple[Scalar, ...]

#: What the arguments of each kind are called; `_` is not shown.
NAMES: dict[str, tuple[str, ...]] = {
    "burn_favor": ("n",),
    "buy_secret": ("player",),
    "campaign": ("player",),
    "exile": ("player",),
    "hand_over": ("player", "n"),
    "keep": ("card",),
    "lay": ("card",),
    "move": ("bank",),
    "muster": ("card",),
    "offer": ("player", "space"),
    "peek_relic": ("n",),
    "peek_reliquary": ("space",),
    "place": ("site", "n"),
    "plan": ("card",),
    "recover_banner": ("banner", "n"),
    "recover_relic": ("n",),
    "sacrifice": ("n",),
    "search": ("pile",),
    "sell_secret": ("player",),
    "start": ("site",),
    "swap": ("card",),
    "station": ("n",),
    "station_at": ("site", "n"),
    "take": ("token",),
    "trade": ("card", "goods"),
    "travel": ("place",),
    "use": ("card",),
    "withdraw": ("n",),
    "withdraw_from": ("site", "n"),
    "deal": ("player",),
    "bend": ("n",),
    "vow": ("oath",),
    "welcome": ("player",),
    "build": ("site", "card"),
    "repair": ("site",),
    "suit": ("suit",),
    "short": ("site",),
}


def label(state: State, option: Option) -> Text:
    """What a button says."""
    special = _SPECIAL.get(option.kind)
    if special is not None:
        return special(state, option.args)
    named = zip(NAMES.get(option.kind, ()), option.args, strict=False)
    return Text(f"oa-option-{option.kind}", {name: _value(state, name, value) for name, value in named})


def _announce(state: State, args: Args) -> Text:
    card, _, chosen = str(args[1]).rpartition(",")[2].partition(":")
    named: dict[str, TextArg] = {"card": card, "action": str(args[0])}
    if not chosen:
        return Text("oa-option-announce", named)
    kind = "suit" if chosen in SUITS else "player"
    return Text(f"oa-option-announce-{kind}", {**named, kind: chosen})


def _pick(state: State, args: Args) -> Text:
    kind, piece = str(args[0]), args[1]
    if kind == "thing":
        kind = "banner" if piece in (PEOPLES_FAVOR, DARKEST_SECRET) else "card"
    if kind == "facedown":
        owner = state.players[facedown_owner(state, str(piece))].color
        return Text("oa-option-pick-facedown", {"player": owner, "n": int(str(piece)[1:])})
    if kind == "adviser":
        return Text("oa-option-pick-adviser", {"card": _adviser(state, str(piece))})
    return Text(f"oa-option-pick-{kind}", {kind: piece})


def _adviser(state: State, name: str) -> str:
    """A facedown adviser is named only to its owner, who is the one asked."""
    if not name.startswith("#"):
        return name
    own = state.players[state.stack[-1].seat].advisers
    return next((adviser.card for adviser in own if adviser.n == int(name[1:]) and not adviser.up), "facedown")


def _choose(state: State, args: Args) -> Text:
    return Text("oa-option-choose", {"effect": state.stack[-1].effects[int(args[0])]})


def _target(state: State, args: Args) -> Text:
    kind, _, what = str(args[0]).partition(" ")
    return Text(f"oa-option-target-{kind}", {KINDS[kind]: what})


def _term(state: State, args: Args) -> Text:
    kind, giver, _, what = args
    verb = "give" if giver == state.stack[-1].seat else "ask"
    if kind in ("favor", "secret"):
        return Text(f"oa-option-{verb}-{kind}", {"n": int(what)})
    name = {"relic": "card", "adviser": "card"}.get(str(kind), str(kind))
    shown = _adviser(state, str(what)) if kind == "adviser" else what
    return Text(f"oa-option-{verb}-{kind}", {name: shown})


def _strike(state: State, args: Args) -> Text:
    kind, giver, taker, what, _ = args
    one, other = state.players[int(giver)].color, state.players[int(taker)].color
    return Text("oa-option-strike", {"term": Effect("deal", (kind, one, other, what))})


def _play_adviser(state: State, args: Args) -> Text:
    card = numbered(state, state.stack[-1].seat, int(args[0])).card
    return _to(card, str(args[1]))


def _discard_adviser(state: State, args: Args) -> Text:
    return Text("oa-option-discard", {"card": numbered(state, state.stack[-1].seat, int(args[0])).card})


def _play(state: State, args: Args) -> Text:
    return _to(str(state.stack[-1].args[0]), str(args[0]))


def _to(card: str, to: str) -> Text:
    return Text(f"oa-option-{_played(to)}", {"card": card, "site": to})


def _discard(state: State, args: Args) -> Text:
    return Text("oa-option-discard", {"card": str(state.stack[-1].args[0])})


def _kill(state: State, args: Args) -> Text:
    kind, _, what = str(args[0]).partition(" ")
    name = state.players[int(what)].color if kind == "board" else what
    return Text(f"oa-option-kill-{kind}", {"player" if kind == "board" else "site": name, "n": int(args[1])})


def _leave(state: State, args: Args) -> Text:
    return Text("oa-option-pass" if state.stack[-1].args[2] else "oa-option-rest")


def _played(to: str) -> str:
    return f"play-{to}" if to in ("adviser", "facedown", "revealed") else "play-site"


def _value(state: State, name: str, value: Scalar) -> TextArg:
    if name == "player" and isinstance(value, int):
        return state.players[value].color if value >= 0 else "bandits"
    if name == "space" and isinstance(value, int):
        return value + 1
    return value


_SPECIAL: dict[str, Callable[[State, Args], Text]] = {
    "announce": _announce,
    "choose": _choose,
    "discard": _discard,
    "discard_adviser": _discard_adviser,
    "kill": _kill,
    "leave": _leave,
    "pick": _pick,
    "play": _play,
    "play_adviser": _play_adviser,
    "target": _target,
    "strike": _strike,
    "term": _term,
}
