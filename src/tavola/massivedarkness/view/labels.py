"""The words of options: a text key and named arguments for each kind."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Option, Scalar, Text, TextArg
from ..book import BOOK
from ..catalog import CLASSES, MISSIONS
from ..chapters.board.board import zone_name
from ..chapters.board.naming import foe_name, hero_name, pillar_name
from ..state import State, foe_of
from .labels_combat import COMBAT, COMBAT_NAMES


def label(state: State, option: Option) -> Text:
    """What a button says."""
    special = _SPECIAL.get(option.kind)
    if special is not None:
        return special(state, option)
    return _plain(state, option, option.kind)


def _plain(state: State, option: Option, key: str) -> Text:
    """A kind whose words need nothing but its arguments, each called by its name."""
    names = _NAMES.get(key, ())
    args = {name: _piece(state, name, value) for name, value in zip(names, option.args, strict=False)}
    return Text(f"md-option-{key}", args)


def _piece(state: State, name: str, value: Scalar) -> TextArg:
    """A number in the place of a piece becomes the id of that piece."""
    find = _PIECES.get(name.rstrip("0123456789"))
    return find(state, value) if find is not None and isinstance(value, int) else value


def _enemy(state: State, n: int) -> str:
    foe = foe_of(state, n)
    return foe_name(state, foe) if foe is not None else ""


def _door(state: State, n: int) -> str:
    return MISSIONS[state.mission].doors[n].id


#: How the number of a piece is read, by the name of the argument.
_PIECES: dict[str, Callable[[State, int], str]] = {
    "zone": zone_name,
    "hero": hero_name,
    "other": hero_name,
    "enemy": _enemy,
    "pillar": pillar_name,
    "door": _door,
}

#: What the arguments of each kind are called.
_NAMES: dict[str, tuple[str, ...]] = {
    "activate": ("enemy",),
    "attack": ("kind", "enemy"),
    "attack_pillar": ("kind", "pillar"),
    "blast": ("zone",),
    "by": ("zone",),
    "charge": ("zone",),
    "chosen": ("hero",),
    "class": ("class",),
    "command": ("hero",),
    "discard": ("card",),
    "enemy_attacks": ("hero", "kind"),
    "enemy_batters": ("pillar",),
    "first": ("hero",),
    "give": ("card", "hero"),
    "give-from": ("card", "hero", "other"),
    "heal": ("hero",),
    "keep-card": ("card",),
    "lever": ("pillar",),
    "lure": ("zone",),
    "move": ("zone",),
    "place": ("zone",),
    "reinforce": ("enemy",),
    "room": ("zone",),
    "safe_shot": ("zone",),
    "pay": ("card",),
    "sell": ("card",),
    "suffer": ("hero",),
    "swap": ("card", "card2"),
    "take": ("card",),
    "take-market": ("card",),
    "teleport": ("zone",),
    "towards": ("hero",),
    "transmute-of": ("hero",),
    "use": ("card",),
    "wear": ("card",),
    **COMBAT_NAMES,
}


def _open(state: State, option: Option) -> Text:
    """A door is told by the zone behind it."""
    door = MISSIONS[state.mission].doors[int(option.args[0])]
    here = zone_name(state, state.heroes[state.acting].at)
    return Text("md-option-open", {"zone": door.a if door.b == here else door.b})


def _give(state: State, option: Option) -> Text:
    return _plain(state, option, "give" if len(option.args) == 2 else "give-from")


def _keep(state: State, option: Option) -> Text:
    return _plain(state, option, "keep-card" if option.args else "keep")


def _take(state: State, option: Option) -> Text:
    """Starting weapons before the game, cards of the market between missions."""
    return _plain(state, option, "take-market" if state.phase == "market" else "take")


def _transmute(state: State, option: Option) -> Text:
    return _plain(state, option, "transmute-of" if option.args else "transmute")


def _wear(state: State, option: Option) -> Text:
    return _plain(state, option, "wear") if option.args[0] else Text("md-option-wear-nothing")


def _hold(state: State, option: Option) -> Text:
    if not option.args:
        return Text("md-option-hold-nothing")
    return Text("md-option-hold", {"cards": tuple(str(card) for card in option.args)})


def _use(state: State, option: Option) -> Text:
    if option.args[0] == "signature":
        return Text("md-option-signature", {"signature": state.heroes[state.acting].role})
    return _plain(state, option, "use")


def _buy(state: State, option: Option) -> Text:
    """The next step of a skill line, its level and price."""
    hero = state.heroes[BOOK.asked(state)[1].seat]
    place = int(option.args[0])
    line = CLASSES[hero.role].lines[place]
    step = line.steps[hero.bought[place]]
    return Text("md-option-buy", {"line": line.id, "level": step.level, "n": step.cost})


def _choose(state: State, option: Option) -> Text:
    return Text("md-option-choose", {"effect": BOOK.asked(state)[1].effects[int(option.args[0])]})


_SPECIAL: dict[str, Callable[[State, Option], Text]] = {
    "buy": _buy,
    "choose": _choose,
    "give": _give,
    "hold": _hold,
    "keep": _keep,
    "open": _open,
    "take": _take,
    "transmute": _transmute,
    "use": _use,
    "wear": _wear,
    **COMBAT,
}
