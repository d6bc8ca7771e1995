"""Shapeshift: a Basic Action that gives a fixed Move, Attack or Block gives as much of another of the three.

The sides of such a card offer the other shapes beside their own while the Skill lasts; taking one uses it up. An
attack or Block keeps its element; what becomes an attack is neither Ranged nor Siege.
"""

from __future__ import annotations

from .....kernel.effects import Ctx, one_of
from .....kernel.records import Effect
from ....book import VERBS
from ....catalog import CARDS, Card
from ....chapters.pieces.mana import without_mod
from ....powers import Power, power
from ....state import Table, Work
from ....verbs.points import attack, block, move
from ..cards.braevalar_cards import by_land

_SKILL = "shapeshift"
#: The Block as strong as the land is a fixed number, known when it is played.
_LAND = {by_land("block"): (by_land("move"), by_land("attack"))}


def _others(leaf: Effect) -> tuple[Effect, ...]:
    """The other two shapes of an effect, where its number is fixed."""
    if leaf in _LAND:
        return _LAND[leaf]
    if leaf.op == "move":
        n = int(leaf.args[0])
        return attack(n), block(n)
    if leaf.op == "attack" and len(leaf.args) == 3:
        n, element = int(leaf.args[0]), str(leaf.args[1])
        return move(n), block(n, element)
    if leaf.op == "block" and len(leaf.args) == 2:
        n, element = int(leaf.args[0]), str(leaf.args[1])
        return move(n), attack(n, element)
    return ()


def reshape(effect: Effect) -> Effect:
    """The tree with the other shapes beside each Move, Attack and Block; none that the card offers anyway."""
    if effect.op == "one_of":
        own = tuple(reshape(part) if part.op in ("seq", "cost", "when") else part for part in effect.parts)
        more = dict.fromkeys(other for part in effect.parts for other in _others(part) if other not in effect.parts)
        return one_of(*own, *(Effect("shifted", (), (other,)) for other in more))
    if effect.op in ("seq", "cost", "when"):
        return Effect(effect.op, effect.args, tuple(map(reshape, effect.parts)))
    others = _others(effect)
    return one_of(effect, *(Effect("shifted", (), (other,)) for other in others)) if others else effect


@power(_SKILL)
class Shapeshift(Power):
    """Basic Actions take other shapes."""

    def side(self, table: Table, effect: Effect, card: Card) -> Effect:
        return reshape(effect) if card.kind == "basic_action" else effect


def _can_shift(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return any(mod.op == _SKILL for mod in table.me.mods) and VERBS.can(table, effect.parts[0], ctx)


@VERBS.verb("shifted", can=_can_shift)
def _shifted(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods = without_mod(work.me.mods, _SKILL)
    VERBS.do(work, effect.parts[0], ctx)


def _has_action(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return any(CARDS[card].kind == "basic_action" for card in table.me.hand)


@VERBS.verb(_SKILL, can=_has_action, rules=("MK-CARD-03a1", "MK-CARD-03a2"))
def _shapeshift(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (effect,)
