"""The words of combat options."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Scalar, Text, TextArg
from ..book import BOOK
from ..chapters.combat.enchantments import payable
from ..chapters.combat.lines import origin
from ..chapters.combat.results import wounds_of
from ..state import State, combat_of


def _signature(state: State, *more: Scalar) -> Text:
    return Text("md-option-signature", {"signature": state.heroes[combat_of(state).seat].role})


def _pay_wounds(state: State, source: str, payer: int, n: int) -> Text:
    return Text("md-option-pay_wounds", {"origin": origin(source), "hero": state.heroes[payer].hero, "n": n})


def _reroll_dice(state: State, side: str, *dice: str) -> Text:
    return Text("md-option-reroll_dice", {"dice": dice})


def _take_dice(state: State, *dice: str) -> Text:
    return Text("md-option-take_dice", {"dice": dice})


def _add_colors(state: State, strong: int, weak: int) -> Text:
    return Text("md-option-add_colors", _colors(state, strong, weak))


def _take_colors(state: State, strong: int, weak: int) -> Text:
    return Text("md-option-take_colors", _colors(state, strong, weak))


def _colors(state: State, strong: int, weak: int) -> dict[str, TextArg]:
    """So many dice of each colour of a side."""
    return {"side": str(BOOK.asked(state)[1].args[1]), "weak": weak, "strong": strong}


def _enchant(state: State, name: str, *more: Scalar) -> Text:
    """The enchantment in the words of its card."""
    side = str(BOOK.asked(state)[1].args[0])
    one = next(one for one in payable(state, combat_of(state), side) if one.name == name)
    return Text("md-option-enchant", {"origin": origin(one.source), "effect": one.line.tree})


def _assign(state: State, boss: int, *more: Scalar) -> Text:
    return Text("md-option-assign", {"n": boss, "left": wounds_of(combat_of(state)) - boss})


COMBAT: dict[str, Callable[..., Text]] = {
    "add_colors": _add_colors,
    "take_colors": _take_colors,
    "take_dice": _take_dice,
    "assign": _assign,
    "enchant": _enchant,
    "pay_wounds": _pay_wounds,
    "reroll_dice": _reroll_dice,
    "signature": _signature,
}

#: What the arguments of the plain kinds are called.
COMBAT_NAMES: dict[str, tuple[str, ...]] = {
    "blank_flip": ("die",),
    "blank_gain": ("die",),
    "drink": ("card",),
    "reroll": ("side",),
    "use_in_attack": ("card",),
}
