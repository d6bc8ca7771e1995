"""Why not: attacks, Blocks and damage in a combat with enemies."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...chapters.combat.block import block_barred, reduce_barred, threat_barred
from ...chapters.combat.damage import blow_barred, shield_barred
from ...chapters.combat.strike import attack_barred
from ...state import Combat, Foe, State

_ONLY_IN_COMBAT = no("MK-CMB-04", "mk-why-only-in-combat")


def _foe(combat: Combat, word: str) -> Foe | None:
    number = int(word) if word.isdigit() else 0
    return next((foe for foe in combat.foes if foe.n == number and not foe.defeated), None)


def _attack(state: State, words: list[str]) -> Refusal | None:
    """One enemy, or the whole group named, in any order."""
    combat = state.combat
    if combat is None:
        return _ONLY_IN_COMBAT
    if not words:
        return no("MK-RNG-02", "mk-why-which-enemy")
    group = tuple(foe for foe in combat.foes if not foe.defeated and str(foe.n) in words)
    if not group or len(group) < len(set(words)):
        return no("MK-RNG-02", "mk-why-no-such-enemy")
    return attack_barred(state, group)


def _against(state: State, words: list[str], rule: str) -> tuple[Foe, int] | Refusal:
    """The attack meant: `2 1` is the first of enemy 2. Of one that has several the number must be said."""
    combat = state.combat
    if combat is None:
        return _ONLY_IN_COMBAT
    if not words:
        return no(rule, "mk-why-which-enemy")
    foe = _foe(combat, words[0])
    if foe is None:
        return no(rule, "mk-why-no-such-enemy")
    index = int(words[1]) - 1 if len(words) > 1 and words[1].isdigit() else 0
    return foe, index


def _block(state: State, words: list[str]) -> Refusal | None:
    meant = _against(state, words, "MK-BLK-03")
    if isinstance(meant, Refusal) or state.combat is None:
        return meant if isinstance(meant, Refusal) else None
    return block_barred(state.combat, *meant) or _missing(meant, words, "MK-BLK-03")


def _reduce(state: State, words: list[str]) -> Refusal | None:
    meant = _against(state, words, "MK-BLK-03")
    if isinstance(meant, Refusal) or state.combat is None:
        return meant if isinstance(meant, Refusal) else None
    return reduce_barred(state, state.combat, *meant) or _missing(meant, words, "MK-ABL-CUMBERSOME1")


def _missing(meant: tuple[Foe, int], words: list[str], rule: str) -> Refusal | None:
    """What was left out, where nothing else bars it."""
    foe, _ = meant
    return None if len(words) > 1 else no(rule, "mk-why-which-attack", enemy=foe.enemy, n=foe.n)


def _damage(state: State, words: list[str]) -> Refusal | None:
    """Why this attack does not go to that Unit, or to the Hero."""
    meant = _against(state, words, "MK-DMG-01")
    if isinstance(meant, Refusal) or state.combat is None:
        return meant if isinstance(meant, Refusal) else None
    foe, index = meant
    combat = state.combat
    if combat.phase != "damage":
        return no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)
    if not 0 <= index < len(foe.attacks) or foe.attacks[index].state != "open":
        return no("MK-DMG-01", "mk-why-attack-settled", enemy=foe.enemy)
    if len(words) < 3:
        return no("MK-DMG-01", "mk-why-which-unit")
    if words[2] == "hero":
        return blow_barred(state, foe, index, None)
    own = [unit for unit in state.me.units if unit.unit == words[2]]
    if len(words) > 3 and words[3].isdigit():
        own = [unit for unit in own if unit.n == int(words[3]) - 1]
    found = [shield_barred(state, unit) or blow_barred(state, foe, index, unit) for unit in own]
    return None if not found or None in found else found[0]


def _frighten(state: State, words: list[str]) -> Refusal | None:
    meant = _against(state, words, "MK-UNIT-08b")
    if isinstance(meant, Refusal) or state.combat is None:
        return meant if isinstance(meant, Refusal) else None
    return threat_barred(state.combat, *meant)


COMBAT: Mapping[str, Callable[[State, list[str]], Refusal | None]] = {
    "attack": _attack,
    "enemy": _attack,
    "block": _block,
    "reduce": _reduce,
    "damage": _damage,
    "frighten": _frighten,
}
