"""Call to Arms: one ability of a Unit of the offer, as if it were an own one.

The Unit stays in the offer. It is not there to be damaged, so an ability that would wound it or draw an attack on it
does the rest of what it says.
"""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import PAYS, Option
from .....kernel.work import tell
from ....book import BOOK, CONTEXT, VERBS, context
from ....catalog import UNITS
from ....chapters.hand.cards import flags_for, yields
from ....chapters.pieces.mana import pay, sources, ways
from ....chapters.pieces.wages import wage
from ....state import Table, Work


def _abilities(table: Table) -> list[Option]:
    """Every ability of every Unit offered that can be used now; none where Units may not fight."""
    combat = table.combat
    if combat is not None and not combat.units:
        return []
    have = sources(table)
    found = []
    for name in dict.fromkeys(table.unit_offer):
        if name not in UNITS or "familiar" in UNITS[name].traits or wage(table, name) > max(0, table.me.influence):
            continue
        for index, ability in enumerate(UNITS[name].abilities):
            if not VERBS.can(table, ability.effect, context("unit:" + name, ability.mana)):
                continue
            flags = flags_for(table, yields(ability.effect), ability.effect)
            if not ability.mana:
                found.append(Option(f"call {name} {index + 1}", "call", (name, index, ""), flags))
            for way in ways(table, have, ability.mana) if ability.mana else ():
                found.append(Option(f"call {name} {index + 1} {way}", "call", (name, index, way), flags | PAYS))
    return found


@VERBS.condition("call_to_arms")
def can_call(table: Table, ctx: Ctx) -> bool:
    return bool(_abilities(table))


CALL = BOOK.asks("call_to_arms", "mk-ask-call", context=CONTEXT)
CALL.declines("done")


@CALL.offers
def _called(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [*_abilities(table), Option("done", "done")]


@CALL.answers("call")
def _call(work: Work, seat: int, ctx: Ctx, name: str, index: int, payment: str) -> None:
    ability = UNITS[name].abilities[index]
    if payment:
        pay(work, payment, ability.mana)
    work.me.influence -= wage(work, name)
    if work.combat is not None and not work.combat.helped:
        work.combat = replace(work.combat, helped=True)
    tell(work, "mk-event-activate", "MK-UNIT-05c", unit=name, effect=ability.effect)
    VERBS.do(work, ability.effect, context("unit:" + name, ability.mana))
