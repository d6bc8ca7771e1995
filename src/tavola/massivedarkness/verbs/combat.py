"""Effect words of a combat: each with its constructor, its rules, what it does in step 2 and what that amounts to."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Effect, Option
from ...kernel.work import push, tell
from ..book import BOOK
from ..chapters.combat.deeds import MANY, NOTHING, Deed
from ..chapters.combat.dice import points
from ..chapters.combat.effects import WHO, Word, patients, purse, put_purse, target_stunned
from ..chapters.combat.lines import foe_label, origin
from ..chapters.combat.rerolls import owned_by_hero
from ..chapters.combat.suffering import heal as heal_hero
from ..chapters.combat.wounds import mend
from ..state import Table, Work, alter, change, combat_of, fought
from .declared import ELSEWHEN, combat_word

# What words amount to.


def _number(field: str) -> Callable[[Effect, bool, bool], Deed]:
    """A word whose only argument is so much of one thing."""
    return lambda effect, mine, stunned: NOTHING._replace(**{field: int(effect.args[0])})


def _once(field: str) -> Callable[[Effect, bool, bool], Deed]:
    return lambda effect, mine, stunned: NOTHING._replace(**{field: 1})


# Hits, Shields, wounds, symbols.


def _hits(work: Work, side: str, source: str, effect: Effect) -> None:
    combat, n = combat_of(work), int(effect.args[0])
    fought(work, hits=combat.hits + n)
    tell(work, "md-event-hits", "MD-SKILL-47" if side == "attack" else "MD-SKILL-48", origin=origin(source), n=n)


@combat_word("MD-SKILL-47", does=Word(_hits, _number("hits")))
def hits(n: int) -> Effect:
    return Effect("hits", (n,))


@combat_word("MD-SKILL-48", does=Word(_hits, _number("hits")))
def attacker_hits(n: int) -> Effect:
    return Effect("attacker_hits", (n,))


def _shields(work: Work, side: str, source: str, effect: Effect) -> None:
    combat, n = combat_of(work), int(effect.args[0])
    fought(work, shields=combat.shields + n)
    tell(work, "md-event-shields", "MD-SKILL-49" if side == "defense" else "MD-SKILL-50", origin=origin(source), n=n)


@combat_word("MD-SKILL-49", does=Word(_shields, _number("shields")))
def shields(n: int) -> Effect:
    return Effect("shields", (n,))


@combat_word("MD-SKILL-50", does=Word(_shields, _number("shields")))
def defender_shields(n: int) -> Effect:
    return Effect("defender_shields", (n,))


def _damage(work: Work, side: str, source: str, effect: Effect) -> None:
    combat, n = combat_of(work), int(effect.args[0])
    fought(work, damage=combat.damage + n)
    tell(work, "md-event-damage", "MD-SKILL-53", origin=origin(source), n=n)


@combat_word("MD-SKILL-53", does=Word(_damage, _number("damage")))
def damage(n: int) -> Effect:
    """Wounds that Shields do not stop."""
    return Effect("damage", (n,))


def _double(work: Work, side: str, source: str, effect: Effect) -> None:
    """As many Hits again as the dice show; bonuses are not doubled (MD-GLO-03)."""
    combat = combat_of(work)
    n = points(combat.attack)
    fought(work, hits=combat.hits + n)
    tell(work, "md-event-double", "MD-GLO-03", origin=origin(source), n=n)


@combat_word("MD-GLO-03", does=Word(_double, _once("double")))
def double_hits() -> Effect:
    return Effect("double_hits")


def _symbol(work: Work, side: str, source: str, effect: Effect) -> None:
    """More symbols for the own side (MD-SKILL-51, MD-SKILL-52)."""
    combat, n = combat_of(work), int(effect.args[0])
    bam, diamond = purse(combat, side)
    put_purse(work, side, bam + n * (effect.op == "bam"), diamond + n * (effect.op == "diamond"))
    tell(work, "md-event-symbols", "MD-ENCH-03", origin=origin(source), symbol=effect.op, n=n)


@combat_word("MD-SKILL-51", does=Word(_symbol, _number("bam")))
def bam(n: int) -> Effect:
    """More Bam symbols in the own roll."""
    return Effect("bam", (n,))


@combat_word("MD-SKILL-52", does=Word(_symbol, _number("diamond")))
def diamond(n: int) -> Effect:
    return Effect("diamond", (n,))


def _cancel(work: Work, side: str, source: str, effect: Effect) -> None:
    """Symbols are removed from a result: one, or all there are (MD-SKILL-68 to 73)."""
    combat = combat_of(work)
    target, symbol, n = str(effect.args[0]), str(effect.args[1]), int(effect.args[2])
    had = purse(combat, target)
    bam, diamond = (max(0, has - n) if n else 0 for has in had)
    bam = bam if symbol in ("bam", "all") else had[0]
    diamond = diamond if symbol in ("diamond", "all") else had[1]
    put_purse(work, target, bam, diamond)
    lost = had[0] - bam + had[1] - diamond
    if lost:
        rule = "MD-SKILL-68" if target == "attack" else "MD-SKILL-70"
        tell(work, "md-event-cancels", rule, origin=origin(source), n=lost)


def _cancelled(effect: Effect, mine: bool, stunned: bool) -> Deed:
    side, symbol, n = str(effect.args[0]), str(effect.args[1]), int(effect.args[2]) or MANY
    kinds = ("bam", "diamond") if symbol == "all" else (symbol,)
    return NOTHING._replace(**{f"no_{side}_{kind}": n for kind in kinds})


@combat_word(does=Word(_cancel, _cancelled))
def cancel(side: str, symbol: str, n: int) -> Effect:
    """Remove n (ALL) symbols (bam, diamond, all) from the result of a side."""
    return Effect("cancel", (side, symbol, n))


# Targets.


def _stun(work: Work, side: str, source: str, effect: Effect) -> None:
    """The target is stunned, a mob as a whole; nobody is stunned twice (MD-STUN-07, MD-STUN-10)."""
    combat = combat_of(work)
    if combat.pillar or target_stunned(work, combat):
        return
    if combat.mine:
        foe = alter(work, combat.foe, stunned=True)
        tell(
            work,
            "md-event-enemy-stunned",
            "MD-STUN-07",
            origin=origin(source),
            enemy=foe_label(work, combat),
            left=foe.minions,
        )
    else:
        hero = change(work, combat.seat, stunned=True)
        tell(work, "md-event-hero-stunned", "MD-STUN-01", origin=origin(source), hero=hero.hero)


def _stuns(effect: Effect, mine: bool, stunned: bool) -> Deed:
    return Deed(stun=int(not stunned))


@combat_word(does=Word(_stun, _stuns))
def stun() -> Effect:
    return Effect("stun")


def _mark(work: Work, side: str, source: str, effect: Effect) -> None:
    """Noted for step 3."""
    combat = combat_of(work)
    name = effect.op if effect.op == "half_damage" else f"{effect.op}:{effect.args[0]}"
    fought(work, marks=(*combat.marks, name))


def _kills(effect: Effect, mine: bool, stunned: bool) -> Deed:
    return Deed(kill=int(effect.args[0]) if mine else 0)


@combat_word("MD-SKILL-13", does=Word(_mark, _once("half")))
def half_damage() -> Effect:
    return Effect("half_damage")


@combat_word("MD-GLO-05", does=Word(_mark, _kills))
def kill_minions(n: int) -> Effect:
    return Effect("kill_minions", (n,))


def _aim(work: Work, side: str, source: str, effect: Effect) -> None:
    """The attack may be aimed at the boss although minions stand with it (MD-MOB-11)."""
    combat = combat_of(work)
    if combat.mine and not combat.aim:
        fought(work, aim="boss")
        tell(work, "md-event-aim", "MD-MOB-11", origin=origin(source))


@combat_word("MD-MOB-08", does=Word(_aim, _once("aim")))
def target_boss() -> Effect:
    return Effect("target_boss")


@combat_word("MD-GLO-09", does=ELSEWHEN)
def if_no_damage(*inner: Effect) -> Effect:
    return Effect("if_no_damage", (), inner)


# Healing: the word is also one of cards.


def _heal(work: Work, side: str, source: str, effect: Effect) -> None:
    combat = combat_of(work)
    n = int(effect.args[0])
    if not owned_by_hero(combat, WHO[side]):
        mend(work, combat.foe, n, "MD-GRD-09")
        return
    group = patients(work, combat, side, effect)
    if len(group) > 1:
        push(work, "combat_heal", n, *group, seat=combat.seat)
    elif group:
        heal_hero(work, group[0], n, "MD-ENCH-02")


def _heals(effect: Effect, mine: bool, stunned: bool) -> Deed:
    return Deed(heal=int(effect.args[0]) or MANY)


HEAL = BOOK.asks("combat_heal", "md-ask-heal")


@HEAL.offers
def _patients(table: Table, seat: int, n: int, *group: int) -> list[Option]:
    return [Option(f"heal {table.heroes[one].hero}", "heal", (one,)) for one in group]


@HEAL.answers("heal")
def _healed(work: Work, seat: int, n: int, *group: int) -> None:
    """The one chosen stands last."""
    heal_hero(work, group[-1], n, "MD-ENCH-02")


@combat_word("MD-GLO-02", does=Word(_heal, _heals))
def heal(n: int, who: str = "self") -> Effect:
    """Heal n wounds (ALL: completely) of self, hero_in_zone, all_heroes or any_hero."""
    return Effect("heal", (n, who))
