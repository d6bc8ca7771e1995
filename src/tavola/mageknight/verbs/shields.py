"""Blocks that do more to the enemy they stop."""

from __future__ import annotations

from ...kernel.records import Effect
from ...kernel.work import push
from ..chapters.combat.block import dismiss
from ..chapters.combat.strike import defeat
from ..chapters.pieces.foes import abilities
from ..powers import Power, power
from ..state import Foe, Points, Work
from .changes import lower_armor, touches


@power("freezing")
class FreezingBlock(Power):
    """Ice Shield: Armor -3 for the enemy blocked with it."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        if touches(foe, "blue") and "arcane_immunity" not in abilities(foe):
            lower_armor(work, foe, 3)


@power("bash")
class ShieldBash(Power):
    """Shield Bash: each point beyond the need lowers the Armor."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        if surplus > 0 and touches(foe, "blue") and "arcane_immunity" not in abilities(foe):
            lower_armor(work, foe, surplus)


@power("burning")
class BurningShield(Power):
    """Burning Shield: having blocked, it strikes in the Attack phase."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        work.me.mods += (Effect("in_attack_phase", (piece.origin,), (Effect("attack", (4, "fire", "melee")),)),)


@power("exploding")
class ExplodingShield(Power):
    """Exploding Shield: the enemy blocked is destroyed; a summoned monster simply goes."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        if work.combat is None or not touches(foe, "red") or "arcane_immunity" in abilities(foe):
            return
        if foe.summoned_by:
            if not foe.defeated:
                dismiss(work, foe)
        else:
            defeat(work, foe.n)
            push(work, "combat.check")
