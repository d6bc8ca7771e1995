"""Why a word of an effect can do nothing now, beside the words themselves: each says what it lacks."""

from __future__ import annotations

from ...kernel.effects import Ctx
from ...kernel.records import Effect, Refusal
from ...kernel.refusals import no
from ..book import COLOR
from ..chapters.hand.reasons import NO_HEALING, REASONS, Reason
from ..chapters.pieces.foes import abilities, living
from ..state import Table
from .changes import touches

_ONLY_IN_COMBAT = no("MK-CMB-04", "mk-why-only-in-combat")
_LACKS = {
    "discard": no("MK-CARD-06b", "mk-why-nothing-to-discard"),
    "pay_mana": no("MK-CARD-06a", "mk-why-cannot-pay"),
    "pay_both": no("MK-CARD-06a", "mk-why-cannot-pay"),
    "draw": no("MK-END-07d1", "mk-why-deck-empty"),
    "ready_unit": no("MK-UNIT-06", "mk-why-nobody-to-ready"),
    "heal": NO_HEALING,
    "throw_wound": no("MK-EFF-D2a", "mk-why-no-wound-in-hand"),
    "only interacting": no("MK-INT-04", "mk-why-only-interacting"),
    "only peace": no("MK-CMB-04", "mk-why-not-in-combat"),
    "only attack_phase": no("MK-CMB-04", "mk-why-attack-phase"),
    "run concentration": no("MK-EFF-C1", "mk-why-no-card-for-it"),
}


def _fighting(table: Table, effect: Effect, ctx: Ctx) -> Refusal | None:
    """Attacks and Blocks have their phase."""
    combat = table.combat
    if combat is None:
        return _ONLY_IN_COMBAT
    if effect.op == "attack" and combat.phase == "ranged":
        return no("MK-RNG-03", "mk-why-only-ranged")
    return no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)


def _aimed(table: Table, effect: Effect, ctx: Ctx) -> Refusal | None:
    """An effect on enemies: out of its phase, of a colour they resist, or they are immune."""
    combat = table.combat
    if combat is None:
        return _ONLY_IN_COMBAT
    changes = {leaf.op for part in effect.parts for leaf in (part, *part.parts)}
    if "foe_destroyed" in changes and combat.phase != "attack":
        return no("MK-CMB-04", "mk-why-attack-phase")
    foes = living(combat)
    resistant = [foe.enemy for foe in foes if not touches(foe, str(ctx[COLOR]))]
    if foes and len(resistant) == len(foes):
        rule = "MK-ABL-RESFIRE2" if ctx[COLOR] == "red" else "MK-ABL-RESICE2"
        return no(rule, "mk-why-resistant", enemy=resistant[0])
    immune = [foe.enemy for foe in foes if "arcane_immunity" in abilities(foe)]
    if foes and len(immune) == len(foes):
        return no("MK-ABL-ARCANE1", "mk-why-immune", enemy=immune[0])
    if "foe_stops" in changes and combat.phase not in ("ranged", "block"):
        return no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)
    return no("MK-CMB-04", "mk-why-no-target")


def _lacks(refusal: Refusal) -> Reason:
    return lambda table, effect, ctx: refusal


REASONS.update({op: _lacks(refusal) for op, refusal in _LACKS.items()})
for _op in ("attack", "block"):
    REASONS[_op] = _fighting
for _op in ("one_enemy", "all_enemies", "enemies_up_to", "one_attack", "bare_attack", "reduce_attack", "stop_attack"):
    REASONS[_op] = _aimed
