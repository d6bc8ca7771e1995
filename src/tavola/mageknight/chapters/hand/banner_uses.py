"""Banners that act by themselves: Fear calls an attack off, Protection forgives Wounds, Command leads a Unit."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.effects import Ctx
from ....kernel.records import Effect, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK, VERBS, action
from ...catalog import UNITS, WOUND
from ...state import FoeAttack, Table, Work, less, unit_numbered
from ..pieces.fame import gain_fame
from ..pieces.foes import abilities, foe_numbered, hidden_summoner, open_attacks, put_attack
from ..pieces.protection import banner_of
from .units import gain_unit, put_unit, takes_part


def fear_options(table: Table) -> list[Option]:
    """A Banner that frightens: in the Block phase its Unit, Ready and Unwounded, is spent to call one attack off;
    against a player, all that one Unit contributes to the Attack (MK-PVP-S4a)."""
    combat = table.combat
    if combat is None or combat.phase != "block":
        return []
    bearers = [
        unit
        for unit in table.me.units
        if banner_of(unit).frightens and not unit.spent and not unit.wounds and takes_part(table, unit)
    ]
    return [
        Option(f"frighten {foe.n} {index + 1} {unit.unit} {unit.n + 1}", "frighten", (foe.n, index, unit.n))
        for unit in bearers
        for foe, index in open_attacks(combat)
        if not hidden_summoner(combat, foe) and "arcane_immunity" not in abilities(foe)
        if table.duel is None or all(attack.state != "open" for attack in foe.attacks[:index])
    ]


@action("frighten")
def frighten(work: Work, n: int, index: int, unit: int) -> None:
    """The attack is cancelled, which is no block; Fame +1."""
    if work.combat is None:
        raise ValueError("no combat")
    put_unit(work, replace(unit_numbered(work.me.units, unit), spent=True))
    foe = foe_numbered(work.combat, n)
    for each, attack in enumerate(foe.attacks):
        if each == index or work.duel is not None:
            foe = put_attack(work, foe, each, FoeAttack("cancelled", attack.less, attack.taken))
    tell(work, "mk-event-stop-attack", "MK-UNIT-08b", enemy=foe.enemy)
    gain_fame(work, 1, "MK-UNIT-08b")


@VERBS.verb("forgive_wounds", rules=("MK-EFF-D2a",))
def _forgive_wounds(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Banner of Protection, thrown away: at the end of the turn the Wounds it brought may go."""
    me = work.me
    hand = min(me.hand.count(WOUND), _taken(work, "wounded"))
    pile = min(me.discard.count(WOUND), _taken(work, "poisoned"))
    if hand or pile:
        push(work, "forgive", hand, pile)


def _taken(table: Table, op: str) -> int:
    """Wounds of this turn, by where they went."""
    return sum(int(mod.args[0]) for mod in table.me.mods if mod.op == op)


FORGIVE = BOOK.asks("forgive")
FORGIVE.declines("done")


@FORGIVE.prompt
def _forgive_asks(table: Table, seat: int, hand: int, pile: int) -> Text:
    return Text("mk-ask-forgive", {"count": hand + pile})


@FORGIVE.offers
def _forgive_offered(table: Table, seat: int, hand: int, pile: int) -> list[Option]:
    return [Option("throw wounds", "forgive"), Option("done", "done")]


@FORGIVE.answers("forgive")
def _forgive(work: Work, seat: int, hand: int, pile: int) -> None:
    me = work.me
    for _ in range(hand):
        me.hand = less(me.hand, WOUND)
    for _ in range(pile):
        me.discard = less(me.discard, WOUND)
    tell(work, "mk-event-forgive", count=hand + pile)


def _some_unit_offered(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is None and bool(_offered(table))


@VERBS.verb("free_unit", can=_some_unit_offered, rules=("MK-UNIT-04a",))
def _free_unit(work: Work, effect: Effect, ctx: Ctx) -> None:
    if _offered(work):
        push(work, "free_unit")


def _offered(table: Table) -> list[str]:
    return [name for name in dict.fromkeys(table.unit_offer) if name in UNITS and "familiar" not in UNITS[name].traits]


FREE_UNIT = BOOK.asks("free_unit", "mk-ask-unit")


@FREE_UNIT.offers
def _free_unit_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"recruit {name}", "recruit", (name,)) for name in _offered(table)]


@FREE_UNIT.answers("recruit")
def _free_unit_recruit(work: Work, seat: int, name: str) -> None:
    gain_unit(work, name)


def _never(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return False


@VERBS.verb("carried", can=_never, args="banner", rules=("MK-UNIT-08b",))
def carried(work: Work, effect: Effect, ctx: Ctx) -> None:
    """What a Banner does for the Unit that carries it: read where it matters, never played."""
