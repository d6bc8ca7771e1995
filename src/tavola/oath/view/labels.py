"""The words of options: a text key and named arguments for each kind."""

from __future__ import annotations

from ...kernel.records import Option, Scalar, Text, TextArg
from ..chapters.pieces.cards import numbered
from ..state import State

#: What the arguments of each kind are called; `_` is not shown.
NAMES: dict[str, tuple[str, ...]] = {
    "campaign": ("player",),
    "exile": ("player",),
    "hand_over": ("player", "n"),
    "keep": ("card",),
    "kill": ("army", "n"),
    "lay": ("card",),
    "move": ("bank",),
    "muster": ("card",),
    "offer": ("player", "space"),
    "peek_relic": ("n",),
    "peek_reliquary": ("space",),
    "pick": ("kind", "piece"),
    "place": ("site", "n"),
    "plan": ("card",),
    "recover_banner": ("banner", "n"),
    "recover_relic": ("n",),
    "sacrifice": ("n",),
    "search": ("pile",),
    "start": ("site",),
    "station": ("n",),
    "take": ("token",),
    "trade": ("card", "goods"),
    "travel": ("place",),
    "use": ("card",),
    "withdraw": ("n",),
    "deal": ("player",),
    "bend": ("n",),
}


def label(state: State, option: Option) -> Text:
    """What a button says."""
    kind, args = option.kind, option.args
    if kind == "announce":
        return Text(
            "oa-option-announce", {"card": str(args[1]).rpartition(",")[2].partition(":")[0], "action": str(args[0])}
        )
    if kind == "pick":
        return Text(f"oa-option-pick-{args[0]}", {str(args[0]): _value(state, str(args[0]), args[1])})
    if kind == "choose":
        return Text("oa-option-choose", {"effect": state.stack[-1].effects[int(args[0])]})
    if kind == "target":
        what, _, name = str(args[0]).partition(" ")
        return Text(f"oa-option-target-{what}", {"piece": name})
    if kind == "term":
        verb, what = ("give" if int(args[1]) == state.stack[-1].seat else "ask"), str(args[0])
        return Text(f"oa-option-{verb}-{what}", {"what": _term(what, args[3])})
    if kind in ("play_adviser", "discard_adviser"):
        seat = state.stack[-1].seat
        card = numbered(state, seat, int(args[0])).card
        to = str(args[1]) if len(args) > 1 else ""
        return Text(f"oa-option-{_played(to)}" if to else "oa-option-discard", {"card": card, "site": to})
    if kind == "play":
        return Text(f"oa-option-{_played(str(args[0]))}", {"card": str(state.stack[-1].args[0]), "site": str(args[0])})
    if kind == "discard":
        return Text("oa-option-discard", {"card": str(state.stack[-1].args[0])})
    named = zip(NAMES.get(kind, ()), args, strict=False)
    return Text(f"oa-option-{kind}", {name: _value(state, name, value) for name, value in named})


def _played(to: str) -> str:
    return f"play-{to}" if to in ("adviser", "facedown", "revealed") else "play-site"


def _term(what: str, value: Scalar) -> TextArg:
    return int(value) if what in ("favor", "secret") else str(value)


def _value(state: State, name: str, value: Scalar) -> TextArg:
    if name == "player" and isinstance(value, int):
        return state.players[value].color if value >= 0 else "bandits"
    if name == "space" and isinstance(value, int):
        return value + 1
    if name == "army":
        kind, _, what = str(value).partition(" ")
        return state.players[int(what)].color if kind == "board" else (what or kind)
    return value
