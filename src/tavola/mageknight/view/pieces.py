"""Where an option belongs on the table: the pieces it is about, and the heading it stands under. Asked only when a
decision is drawn. Pieces are named `card:march`, `unit:0`, `skill:motivation`, `tactic:planning`, `crystal:red`,
`die:2`, `space:2,-1`, `slot:1,0`, `offer:peasants`, `foe:1`, `attack:1.2` (the second attack of enemy 1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.pieces import Finder, found_by, named, under
from ...kernel.records import Scalar
from ..catalog import WOUND
from ..state import State

HAND_WOUND = f"card:{WOUND}"


def spoken(state: State, said: str) -> str:
    """A piece as one speaks of it: `unit:0` is `unit peasants`. Anything else is left as it is."""
    what, colon, id_ = said.partition(":")
    if not colon or " " in what:
        return said
    tell = _SPOKEN.get(what)
    return tell(state, id_) if tell is not None else f"{what} {id_}"


def _spaces(state: State, *spaces: str) -> tuple[str, ...]:
    return tuple(f"space:{at}" for at in spaces)


def _here(state: State, *more: Scalar) -> tuple[str, ...]:
    return (f"space:{state.me.at}",) if state.me.at else ()


def _rival(state: State, seat: int) -> tuple[str, ...]:
    return (f"space:{state.players[seat].at}",)


def _pick(state: State, what: Scalar, *more: Scalar) -> tuple[str, ...]:
    """Cards are picked by name, dice by their place."""
    return (f"die:{what}" if isinstance(what, int) else f"card:{what}",)


def _dice(state: State, color: str) -> tuple[str, ...]:
    """Every die of the colour."""
    return tuple(f"die:{place}" for place, die in enumerate(state.source) if die.color == color)


def _healed(state: State, unit: int) -> tuple[str, ...]:
    return (f"unit:{unit}" if unit >= 0 else HAND_WOUND,)


def _glade(state: State, where: str) -> tuple[str, ...]:
    return (HAND_WOUND,) if where == "hand" else ()


def _before(state: State, what: str, *more: Scalar) -> tuple[str, ...]:
    return _here(state) if what == "plunder" else ()


def _foes(state: State, *numbers: int) -> tuple[str, ...]:
    return tuple(f"foe:{n}" for n in numbers)


def _attack(state: State, n: int, index: int) -> tuple[str, ...]:
    return (f"attack:{n}.{index + 1}", f"foe:{n}")


def _damage(state: State, n: int, index: int, unit: int) -> tuple[str, ...]:
    return (*_attack(state, n, index), *((f"unit:{unit}",) if unit >= 0 else ()))


def _banner(state: State, card: str, unit: int) -> tuple[str, ...]:
    return (f"card:{card}", f"unit:{unit}")


_card, _unit, _skill, _tactic, _offer = (named(what) for what in ("card", "unit", "skill", "tactic", "offer"))
_space, _foe = named("space"), named("foe")

#: The pieces of each kind of option. Kinds about no piece are not listed.
_FINDERS: Mapping[str, Finder] = {
    "play": _card,
    "strong": _card,
    "sideways": _card,
    "spell": _card,
    "rest": _card,
    "discard": _card,
    "throw": _card,
    "borrow": _card,
    "pick": _pick,
    "banner": _banner,
    "ability": _unit,
    "disband": _unit,
    "ready": _unit,
    "ready_once": _unit,
    "ready_paid": _unit,
    "own_unit": _unit,
    "rally": _unit,
    "detach": _unit,
    "skill": _skill,
    "return_skill": _skill,
    "flip_skill": _skill,
    "tactic": _tactic,
    "tactic_use": _tactic,
    "remove_tactic": _tactic,
    "crystal": named("crystal"),
    "die": named("die"),
    "keep": _dice,
    "move": _space,
    "fly": _space,
    "tunnel": _space,
    "drive": _space,
    "space": _space,
    "propose": _space,
    "challenge": _spaces,
    "invite": _spaces,
    "explore": named("slot"),
    "fight": _rival,
    "before": _before,
    "interact": _here,
    "enter": _here,
    "enter_mine": _here,
    "walk_in": _here,
    "burn": _here,
    "altar": _here,
    "incantation": _here,
    "mark_glade": _here,
    "buy_heal": _here,
    "buy_artifact": _here,
    "invite_elite": _here,
    "recruit": _offer,
    "recruit_loyal": _offer,
    "discount": _offer,
    "call": _offer,
    "learn": _offer,
    "gain": _offer,
    "like": _offer,
    "train": _offer,
    "heal": _healed,
    "glade": _glade,
    "attack": _foes,
    "foe": _foe,
    "prey": _foe,
    "block": _attack,
    "reduce": _attack,
    "foe_attack": _attack,
    "damage": _damage,
    "frighten": _damage,
}

pieces = found_by(_FINDERS)

#: The heading of each kind of option; the rest are plain choices.
SECTIONS: Mapping[str, str] = {
    **under("combat", "attack", "block", "reduce", "foe", "foe_attack", "prey", "damage", "frighten", "invite", "join"),
    **under("combat", "wound", "steal", "puppet", "keep_enemy"),
    **under("tactics", "tactic", "remove_tactic"),
    **under(
        "here", "before", "interact", "enter", "enter_mine", "walk_in", "burn", "altar", "incantation", "mark_glade"
    ),
    **under("here", "buy_heal", "fight"),
    **under("map", "move", "fly", "tunnel", "drive", "space", "propose", "challenge", "explore", "look"),
    **under("offers", "recruit", "recruit_loyal", "discount", "call", "learn", "gain", "like", "train"),
    **under("offers", "buy_artifact", "invite_elite", "cast"),
    **under(
        "cards", "play", "strong", "sideways", "spell", "rest", "discard", "throw", "borrow", "pick", "take", "box"
    ),
    **under("cards", "return_card", "give_back", "under", "banner", "steal_card", "select", "upgrade"),
    **under("units", "ability", "disband", "ready", "ready_once", "ready_paid", "own_unit", "rally", "detach", "drain"),
    **under("skills", "skill", "gain_skill", "return_skill", "flip_skill", "lend_skill", "under_skill", "tactic_use"),
    **under("mana", "crystal", "mine", "die", "keep", "pay", "color", "feed", "claim"),
    **under("healing", "heal", "glade", "wounds"),
}


def _said_unit(state: State, id_: str) -> str:
    return next((f"unit {unit.unit}" for unit in state.me.units if str(unit.n) == id_), f"unit {id_}")


def _said_attack(state: State, id_: str) -> str:
    """While attacks are blocked, why this one is not; else why its enemy cannot be attacked."""
    n, _, index = id_.partition(".")
    blocking = state.combat is not None and state.combat.phase == "block"
    return f"block {n} {index}" if blocking else f"enemy {n}"


def _said_die(state: State, id_: str) -> str:
    place = int(id_) if id_.isdigit() else -1
    return f"die {state.source[place].color}" if 0 <= place < len(state.source) else f"die {id_}"


_SPOKEN: Mapping[str, Callable[[State, str], str]] = {
    "unit": _said_unit,
    "foe": lambda state, id_: f"enemy {id_}",
    "attack": _said_attack,
    "die": _said_die,
}
