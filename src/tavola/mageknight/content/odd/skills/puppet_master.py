"""Puppet Master: a defeated enemy is kept, and later strikes with half its attack or shields with half its Armor.

An attack keeps its element, and an enemy of several attacks makes them all. A Block turns the resistances around: what
resists Fire shields with Ice, which is what stops Fire. Nothing else on the token counts (ruling).
"""

from __future__ import annotations

from .....kernel.effects import Ctx, seq
from .....kernel.records import Effect, Option
from .....kernel.work import tell
from ....book import BOOK, CONTEXT, VERBS
from ....catalog import ENEMIES, Enemy
from ....chapters.pieces.piles import discard_enemy
from ....powers import Power, power
from ....state import Foe, Table, Work, less
from ....verbs.points import attack, block

SKILL = "krang_puppet_master"
_FELLED = "felled"


@power(SKILL)
class PuppetMaster(Power):
    """Defeated enemies may be kept."""

    def enemy_defeated(self, work: Work, foe: Foe) -> None:
        """The turn remembers whom it defeated, for the combat may be over before the token is taken."""
        work.me.mods += (Effect(_FELLED, (foe.enemy,)),)


def _felled(table: Table) -> list[str]:
    """Enemies defeated this turn whose token still lies in the discard."""
    names = dict.fromkeys(str(mod.args[0]) for mod in table.me.mods if mod.op == _FELLED)
    return [name for name in names if name in table.discards[ENEMIES[name].pile]]


def _half(n: int) -> int:
    return (n + 1) // 2


def strikes(enemy: Enemy) -> Effect | None:
    """Half of each attack; one that only summons has none."""
    blows = [attack(_half(one.value), one.element) for one in enemy.attacks if not one.summon and one.value]
    return (seq(*blows) if len(blows) > 1 else blows[0]) if blows else None


def shields(enemy: Enemy) -> Effect:
    """Half of the Armor; the lower one of an elusive enemy."""
    fire, ice = "fire" in enemy.resistances, "ice" in enemy.resistances
    element = "coldfire" if fire and ice else "ice" if fire else "fire" if ice else "physical"
    return block(_half(enemy.armor), element)


def _uses(table: Table, ctx: Ctx) -> list[tuple[str, str, Effect]]:
    """What the kept tokens can do now."""
    found = []
    for name in dict.fromkeys(table.me.kept):
        for how, effect in (("attack", strikes(ENEMIES[name])), ("block", shields(ENEMIES[name]))):
            if effect is not None and VERBS.can(table, effect, ctx[:CONTEXT]):
                found.append((name, how, effect))
    return found


@VERBS.condition("puppet_master")
def can_pull_strings(table: Table, ctx: Ctx) -> bool:
    return bool(_felled(table) or _uses(table, ctx))


PUPPET_MASTER = BOOK.asks("puppet_master", "mk-ask-puppet", context=CONTEXT)


@PUPPET_MASTER.offers
def _options(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    found = [Option(f"keep {name}", "keep_enemy", (name,)) for name in _felled(table)]
    return found + [Option(f"puppet {name} {how}", "puppet", (name, how)) for name, how, _ in _uses(table, ctx)]


@PUPPET_MASTER.answers("keep_enemy")
def _keep(work: Work, seat: int, ctx: Ctx, name: str) -> None:
    pile = ENEMIES[name].pile
    work.discards = {**work.discards, pile: less(work.discards[pile], name)}
    work.me.kept += (name,)
    tell(work, "mk-event-keep-enemy", enemy=name)


@PUPPET_MASTER.answers("puppet")
def _pull(work: Work, seat: int, ctx: Ctx, name: str, how: str) -> None:
    effect = next(effect for one, other, effect in _uses(work, ctx) if (one, other) == (name, how))
    work.me.kept = less(work.me.kept, name)
    discard_enemy(work, name)
    tell(work, "mk-event-puppet", enemy=name, effect=effect)
    VERBS.do(work, effect, ctx)
