"""Puppet Master: a defeated enemy is kept, and later strikes with half its attack or shields with half its Armor.

An attack keeps its element, and an enemy of several attacks makes them all. A Block turns the resistances around: what
resists Fire shields with Ice, which is what stops Fire. Nothing else on the token counts (ruling).
"""

from __future__ import annotations

from .....kernel.effects import Ctx, seq
from .....kernel.records import Effect, Frame, Option, Text
from .....kernel.work import tell
from ....book import BOOK, VERBS, context, current_seat
from ....catalog import ENEMIES, Enemy
from ....chapters.pieces.piles import discard_enemy
from ....powers import Power, power
from ....state import Foe, Table, Work, less
from ....verbs.points import attack, block

SKILL = "krang_puppet_master"
_CTX = len(context(""))
_FELLED = "felled"


@power(SKILL)
class PuppetMaster(Power):
    """Defeated enemies may be kept."""

    def enemy_defeated(self, work: Work, mod: Effect, foe: Foe) -> None:
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
            if effect is not None and VERBS.can(table, effect, ctx[:_CTX]):
                found.append((name, how, effect))
    return found


@VERBS.condition("puppet_master")
def can_pull_strings(table: Table, ctx: Ctx) -> bool:
    return bool(_felled(table) or _uses(table, ctx))


def _options(table: Table, frame: Frame) -> list[Option]:
    found = [Option(f"keep {name}", "keep_enemy", (name,)) for name in _felled(table)]
    return found + [Option(f"puppet {name} {how}", "puppet", (name, how)) for name, how, _ in _uses(table, frame.args)]


def _answer(work: Work, frame: Frame, option: Option) -> None:
    name = str(option.args[0])
    if option.kind == "keep_enemy":
        pile = ENEMIES[name].pile
        work.discards = {**work.discards, pile: less(work.discards[pile], name)}
        work.me.kept += (name,)
        tell(work, "mk-event-keep-enemy", enemy=name)
        return
    effect = next(effect for one, how, effect in _uses(work, frame.args) if (one, how) == option.args)
    work.me.kept = less(work.me.kept, name)
    discard_enemy(work, name)
    tell(work, "mk-event-puppet", enemy=name, effect=effect)
    VERBS.do(work, effect, frame.args[:_CTX])


BOOK.question(
    "puppet_master",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-puppet"),
    options=_options,
    answer=_answer,
)
