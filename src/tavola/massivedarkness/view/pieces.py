"""Where an option belongs on the table: the pieces it is about, and the heading it stands under. Asked only when a
decision is drawn. Pieces are named `zone:6v.b2`, `door:door1`, `foe:dwarf_warriors`, `pillar:pillar1`, `hero:0`,
`card:0.se_mace` (in the hands of the hero of seat 0: the same card may lie with two of them), `offer:se_mace`,
`line:0.charge`, `class:dark_ranger`, `signature:0`, `power:0.shadow` (what a hero simply has), `die:attack.y1`."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.pieces import Finder, found_by, named, under
from ...kernel.records import Scalar
from ..book import BOOK
from ..catalog import CLASSES, MISSIONS
from ..chapters.board.board import zone_name
from ..chapters.board.naming import foe_name, hero_name, pillar_name
from ..state import State, foe_of


def spoken(state: State, said: str) -> str:
    """A piece as one speaks of it: `card:0.se_mace` is `card se_mace`. Anything else is left as it is."""
    what, colon, id_ = said.partition(":")
    if not colon or " " in what:
        return said
    if what == "hero" and id_.isdigit() and int(id_) < len(state.heroes):
        return f"hero {hero_name(state, int(id_))}"
    if what in _SPOKEN:
        return f"{_SPOKEN[what]} {id_.partition('.')[2] or id_}"
    return what if what == "signature" else f"{what} {id_}"


_SPOKEN = {"foe": "enemy", "card": "card", "line": "buy"}


def _asked(state: State) -> int:
    """The seat that decides."""
    question, frame = BOOK.asked(state)
    return question.seat(state, frame)


def _zone(state: State, zone: int, *more: Scalar) -> tuple[str, ...]:
    return (f"zone:{zone_name(state, zone)}",)


def _here(state: State, *more: Scalar) -> tuple[str, ...]:
    return (f"zone:{zone_name(state, state.heroes[_asked(state)].at)}",)


def _door(state: State, n: int, *more: Scalar) -> tuple[str, ...]:
    return (f"door:{MISSIONS[state.mission].doors[n].id}",)


def _foe(state: State, n: int) -> tuple[str, ...]:
    foe = foe_of(state, n)
    return (f"foe:{foe_name(state, foe)}",) if foe is not None else ()


def _target(state: State, kind: str, n: int) -> tuple[str, ...]:
    """Whom an attack of that kind strikes."""
    return _foe(state, n)


def _pillar(state: State, n: int) -> tuple[str, ...]:
    return (f"pillar:{pillar_name(state, n)}",)


def _battered(state: State, kind: str, n: int) -> tuple[str, ...]:
    return _pillar(state, n)


def _card(state: State, card: str = "", *more: Scalar) -> tuple[str, ...]:
    """A card of whoever decides; none where nothing is worn or kept."""
    return (f"card:{_asked(state)}.{card}",) if card else ()


def _cards(state: State, *cards: str) -> tuple[str, ...]:
    seat = _asked(state)
    return tuple(f"card:{seat}.{card}" for card in cards)


def _give(state: State, card: str, *seats: int) -> tuple[str, ...]:
    """To the taker; or from a giver to a taker."""
    seat = seats[0] if len(seats) > 1 else _asked(state)
    return (f"card:{seat}.{card}",)


def _use(state: State, card: str, *more: Scalar) -> tuple[str, ...]:
    return _signature(state) if card == "signature" else _card(state, card)


def _signature(state: State, *more: Scalar) -> tuple[str, ...]:
    return (f"signature:{_asked(state)}",)


def _buy(state: State, place: int) -> tuple[str, ...]:
    seat = _asked(state)
    line = CLASSES[state.heroes[seat].role].lines[place]
    return (f"line:{seat}.{line.id}",)


def _dice(state: State, side: str, *dice: str) -> tuple[str, ...]:
    return tuple(f"die:{side}.{die}" for die in dice)


def _taken(state: State, *dice: str) -> tuple[str, ...]:
    return _dice(state, str(BOOK.asked(state)[1].args[1]), *dice)


_hero, _role, _offer = named("hero"), named("class"), named("offer")


#: The pieces of each kind of option. Kinds about no piece are not listed.
_FINDERS: Mapping[str, Finder] = {
    "move": _zone,
    "charge": _zone,
    "safe_shot": _zone,
    "teleport": _zone,
    "place": _zone,
    "room": _zone,
    "blast": _zone,
    "by": _zone,
    "lure": _zone,
    "pick_up": _here,
    "place_firework": _here,
    "leave": _here,
    "open": _door,
    "attack": _target,
    "activate": _foe,
    "reinforce": _foe,
    "attack_pillar": _battered,
    "lever": _pillar,
    "enemy_batters": _pillar,
    "enemy_attacks": _hero,
    "towards": _hero,
    "heal": _hero,
    "first": _hero,
    "command": _hero,
    "chosen": _hero,
    "suffer": _hero,
    "wear": _card,
    "hold": _cards,
    "discard": _card,
    "keep": _card,
    "drink": _card,
    "sell": _card,
    "pay": _card,
    "swap": _card,
    "use_in_attack": _card,
    "use": _use,
    "signature": _signature,
    "give": _give,
    "buy": _buy,
    "class": _role,
    "take": _offer,
    "reroll_dice": _dice,
    "take_dice": _taken,
}

pieces = found_by(_FINDERS)

#: The heading of each kind of option; the rest are plain choices.
SECTIONS: Mapping[str, str] = {
    **under("attack", "attack", "attack_pillar", "charge", "safe_shot"),
    **under("dice", "reroll", "reroll_dice", "blank_flip", "blank_gain", "take_dice", "add_colors", "take_colors"),
    **under("zones", "move", "open", "teleport", "place", "lure", "room", "blast", "by"),
    **under("spot", "pick_up", "leave", "lever", "place_firework"),
    **under("heroes", "command", "heal", "first", "chosen", "suffer", "towards", "enemy_attacks"),
    **under("enemies", "activate", "reinforce", "enemy_batters"),
    **under("skills", "signature", "enchant", "pay_wounds", "buy"),
    **under("classes", "class"),
    **under("equip", "wear", "hold"),
    **under("cards", "use", "use_in_attack", "drink", "discard", "give", "take", "sell", "pay", "swap"),
    **under("actions", "get_up", "trade", "transmute", "stop", "end"),
}
