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
        return special(state, *option.args)
    return _plain(state, option.kind, option.args)


def _plain(state: State, key: str, held: tuple[Scalar, ...]) -> Text:
    """A kind whose words need nothing but its arguments, each called by its name."""
    names = _NAMES.get(key, ())
    args = {name: _piece(state, name, value) for name, value in zip(names, held, strict=False)}
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


def _open(state: State, n: int, *more: Scalar) -> Text:
    """A door is told by the zone behind it."""
    door = MISSIONS[state.mission].doors[n]
    here = zone_name(state, state.heroes[state.acting].at)
    return Text("md-option-open", {"zone": door.a if door.b == here else door.b})


def _give(state: State, *held: Scalar) -> Text:
    return _plain(state, "give" if len(held) == 2 else "give-from", held)


def _keep(state: State, *card: str) -> Text:
    return _plain(state, "keep-card" if card else "keep", card)


def _take(state: State, *held: Scalar) -> Text:
    """Starting weapons before the game, cards of the market between missions."""
    return _plain(state, "take-market" if state.phase == "market" else "take", held)


def _transmute(state: State, *hero: int) -> Text:
    return _plain(state, "transmute-of" if hero else "transmute", hero)


def _wear(state: State, card: str, *more: Scalar) -> Text:
    return _plain(state, "wear", (card,)) if card else Text("md-option-wear-nothing")


def _hold(state: State, *cards: str) -> Text:
    return Text("md-option-hold", {"cards": cards}) if cards else Text("md-option-hold-nothing")


def _use(state: State, card: str, *more: Scalar) -> Text:
    if card == "signature":
        return Text("md-option-signature", {"signature": state.heroes[state.acting].role})
    return _plain(state, "use", (card,))


def _buy(state: State, place: int) -> Text:
    """The next step of a skill line, its level and price."""
    hero = state.heroes[BOOK.asked(state)[1].seat]
    line = CLASSES[hero.role].lines[place]
    step = line.steps[hero.bought[place]]
    return Text("md-option-buy", {"line": line.id, "level": step.level, "n": step.cost})


def _choose(state: State, index: int) -> Text:
    return Text("md-option-choose", {"effect": BOOK.asked(state)[1].effects[index]})


#: What says the words of the other kinds, from the state and what the option holds.
_SPECIAL: dict[str, Callable[..., Text]] = {
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
