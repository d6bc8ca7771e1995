"""What lasting effects of the turn lend to attacks, Blocks and cards played sideways."""

from __future__ import annotations

from ....kernel.effects import Ctx
from ....kernel.records import Effect
from ...book import ORIGIN, UNIT
from ...catalog import CARDS, WOUND, Card
from ...powers import Power, adjust
from ...state import PlayerFields, Table, Unit, Work
from ..pieces.fame import gain_fame
from ..pieces.protection import banner_of

#: Effects of the turn that sell something for Influence, wherever the Hero is.
_SELLING = frozenset({"tuition", "ready_once", "ready_for_influence"})
_LEARNED = ("advanced_action", "spell", "artifact")


def side_of(table: Table, card: Card, side: str) -> Effect:
    """A side of a card as the lasting effects of the turn have it."""
    return adjust(table, Power.side, card.basic if side == "basic" else card.strong, card)


def boosted(work: Work, what: str, ctx: Ctx) -> int:
    """Points added to Move, Influence, Attack or Block just given."""
    return adjust(work, Power.points, 0, what, ctx)


def lent(work: Work, what: str, kind: str, ctx: Ctx) -> int:
    """Points added to an attack or Block just generated; a bonus for one use is used up."""
    source, _, _ = str(ctx[ORIGIN]).partition(":")
    total = boosted(work, what, ctx) + (_carried(work, ctx) if source == "unit" else 0)
    for mod in work.me.mods:
        n, once = _share(work, mod, what, kind, source, ctx)
        total += n
        if n and once:
            use_up(work, mod)
    return total


def praised(me: PlayerFields, unit: Unit) -> bool:
    """Whether the use of a Unit in a fight brings Fame by itself."""
    return banner_of(unit).fame > 0 or any(mod.op == "units_fame" for mod in me.mods)


def _carried(work: Work, ctx: Ctx) -> int:
    """A Unit's Banner may make it stronger, and its use in a fight bring Fame; so may a lasting effect."""
    shared = sum(int(mod.args[0]) for mod in work.me.mods if mod.op == "units_fame")
    for unit in work.me.units:
        if unit.n == ctx[UNIT]:
            banner = banner_of(unit)
            gain_fame(work, banner.fame + shared, "MK-UNIT-08b")
            return banner.strength
    gain_fame(work, shared, "MK-UNIT-08b")
    return 0


def _share(table: Table, mod: Effect, what: str, kind: str, source: str, ctx: Ctx) -> tuple[int, bool]:
    """What one lasting effect gives, and whether only once."""
    attacking = what == "attack"
    if source == "unit":
        if mod.op == "units_attack":
            return (int(mod.args[0]), False) if attacking and mod.args[1] != ctx[UNIT] else (0, False)
        if mod.op == "units_hindered":
            return -int(mod.args[0]), False
        if mod.op == "units_bonus":
            return int(mod.args[0 if attacking else 1]), False
        if mod.op == "unit_boost":
            return int(mod.args[{"melee": 1, "ranged": 2, "siege": 3}[kind] if attacking else 0]), True
    elif mod.op == "next_bonus" and source == "card":
        return int(mod.args[0 if attacking else 1]), True
    elif mod.op == "aim" and attacking and source in ("card", "sideways"):
        phase = table.combat.phase if table.combat is not None else ""
        return int(mod.args[0 if phase == "ranged" else 1]), True
    if mod.op == "block_bonus" and not attacking:
        return int(mod.args[0]), True
    return 0, False


def use_up(work: Work, mod: Effect, *left: Effect) -> None:
    """A lasting effect that worked once is gone; or what is left of it takes its place."""
    place = work.me.mods.index(mod)
    work.me.mods = work.me.mods[:place] + left + work.me.mods[place + 1 :]


def aside(work: Work, card: str, effect: Effect) -> Effect:
    """What a card played sideways gives under the lasting effects of the turn."""
    mod = _raising(work.me, card, effect.op)
    if mod is None:
        return effect
    use_up(work, mod)
    return Effect(effect.op, (_worth(card, mod), *effect.args[1:]))


def sideways_worth(me: PlayerFields, card: str, use: str) -> int:
    """The points a card played sideways would give now."""
    mod = _raising(me, card, use)
    return 1 if mod is None else _worth(card, mod)


def _raising(me: PlayerFields, card: str, use: str) -> Effect | None:
    """The lasting effect that makes this card worth more sideways."""
    for mod in me.mods:
        if mod.op == ("wound_sideways" if card == WOUND else "sideways") or (
            mod.op == "sideways_abroad" and card != WOUND and use != "influence"
        ):
            return mod
    return None


def _worth(card: str, mod: Effect) -> int:
    """The plain number, or the better one for cards learned on the way, or of the colour paid."""
    if card == WOUND or len(mod.args) < 3:
        return int(mod.args[0])
    printed, rule = CARDS[card], str(mod.args[2])
    if rule == "learned":
        better = printed.kind in _LEARNED
    else:
        better = printed.kind != "artifact" and rule in (printed.color, printed.second_color)
    return int(mod.args[1 if better else 0])


def wounds_may_serve(me: PlayerFields) -> bool:
    """Whether a Wound may be played sideways now."""
    return any(mod.op == "wound_sideways" for mod in me.mods)


def keeps(me: PlayerFields, points: str) -> bool:
    """Whether points of the movement or of talks can still be turned into something in the fight."""
    return any(mod.op == "convert" and mod.args[0] == points for mod in me.mods)


def sells(me: PlayerFields) -> bool:
    """Whether a lasting effect of the turn takes Influence for something, in talks or not."""
    return keeps(me, "influence") or any(mod.op in _SELLING for mod in me.mods)
