"""Words of single Artifacts: the Sword, the Bow, the Amulet of the Sun, the Soul Harvester."""

from __future__ import annotations

from .....kernel.effects import Ctx, one_of
from .....kernel.records import Effect
from .....kernel.work import push
from ....book import VERBS, context
from ....chapters.combat.strike import AFTER_ATTACK, ON_DEFEAT
from ....chapters.land.explore import seen_at_dawn
from ....chapters.land.movement import look_around
from ....chapters.pieces.fame import gain_fame
from ....chapters.pieces.foes import print_of
from ....state import Foe, Points, Work
from ....verbs.words import crystal

_CTX = len(context(""))


# -- Sword of Justice, Bow of Starsdawn ------------------------------------------------------------------------


@VERBS.verb("starsdawn", can=lambda table, effect, ctx: table.combat is not None)
@VERBS.verb("double_physical", can=lambda table, effect, ctx: table.combat is not None)
def _double(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (effect,)


@VERBS.verb("phase_fame", can=lambda table, effect, ctx: table.combat is not None)
def _phase_fame(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Bow of Starsdawn: Fame for enemies defeated in this phase of the combat."""
    if work.combat is not None:
        work.me.mods += (Effect("defeat_fame", (effect.args[0], work.combat.phase)),)


def _fame(work: Work, foe: Foe, mod: Effect) -> None:
    phase = work.combat.phase if work.combat is not None else ""
    if mod.args[1] not in ("turn", phase):
        return
    gain_fame(work, int(mod.args[0]), "MK-EFF-01c")


# -- Amulet of the Sun --------------------------------------------------------------------------------------------


@VERBS.verb("as_by_day")
def _as_by_day(work: Work, effect: Effect, ctx: Ctx) -> None:
    """For this turn garrisons in sight and all ruins are seen as by Day."""
    work.me.mods += (Effect("as_day"),)
    work.ledger.sealed = True
    seen_at_dawn(work)
    if work.me.at:
        look_around(work)


# -- Soul Harvester -----------------------------------------------------------------------------------------------

_SOULS = (("fire", "red"), ("ice", "blue"), ("physical", "green"))


def _harvest_one(work: Work, group: tuple[Foe, ...], piece: Points) -> None:
    """One of the enemies it beat gives a crystal: the one with the most colours to choose from serves best."""
    souls = [foe for foe in group if not foe.summoned_by]
    if souls:
        colors = {color: None for foe in souls for color in _soul_colors(foe)}
        push(work, "effect", *context(piece.origin), effects=(one_of(*map(crystal, colors)),))


def _soul_colors(foe: Foe) -> list[str]:
    kinds = print_of(foe).resistances
    return ["white", *(color for kind, color in _SOULS if kind in kinds)]


def _harvest_each(work: Work, foe: Foe, mod: Effect) -> None:
    if not foe.summoned_by:
        push(work, "effect", *context("card:soul_harvester"), effects=(one_of(*map(crystal, _soul_colors(foe))),))


AFTER_ATTACK["harvest_one"] = _harvest_one
ON_DEFEAT.update(defeat_fame=_fame, defeat_crystals=_harvest_each)
