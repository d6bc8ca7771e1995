"""What each effect word does in step 2 of a combat: Hits, Shields, symbols, dice taken away, stun, healing."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.records import Effect, Frame, Option, Text
from ....kernel.work import tell
from ...book import BOOK
from ...state import Combat, Table, Work, alter, change, fought
from .dice import WORTH, points, symbols
from .lines import enemy_in, foe_label, origin
from .rerolls import combat_seat, owned_by_hero
from .wounds import heal, mend

#: Who owns a side of the roll.
WHO = {"defense": "defender", "attack": "attacker"}


def purse(combat: Combat, side: str) -> tuple[int, int]:
    """Bam and Diamond a side has not spent; attack and defence never pay for each other (MD-DICE-08)."""
    return combat.attack_symbols if side == "attack" else combat.defense_symbols


def put_purse(work: Work, side: str, bam: int, diamond: int) -> None:
    if side == "attack":
        fought(work, attack_symbols=(bam, diamond))
    else:
        fought(work, defense_symbols=(bam, diamond))


def target_stunned(table: Table, combat: Combat) -> bool:
    if not combat.mine:
        return table.heroes[combat.seat].stunned
    foe = enemy_in(table, combat)
    return foe is None or foe.stunned


def apply(work: Work, side: str, source: str, effect: Effect) -> None:
    """One effect of a skill or enchantment in step 2; what changed the dice before the roll is over by now."""
    done = _EFFECTS.get(effect.op)
    if done is not None:
        done(work, side, source, effect)


def _hits(work: Work, side: str, source: str, effect: Effect) -> None:
    combat, n = work.combat, int(effect.args[0])
    assert combat is not None
    fought(work, hits=combat.hits + n)
    tell(work, "md-event-hits", "MD-SKILL-47" if side == "attack" else "MD-SKILL-48", origin=origin(source), n=n)


def _shields(work: Work, side: str, source: str, effect: Effect) -> None:
    combat, n = work.combat, int(effect.args[0])
    assert combat is not None
    fought(work, shields=combat.shields + n)
    tell(work, "md-event-shields", "MD-SKILL-49" if side == "defense" else "MD-SKILL-50", origin=origin(source), n=n)


def _damage(work: Work, side: str, source: str, effect: Effect) -> None:
    combat, n = work.combat, int(effect.args[0])
    assert combat is not None
    fought(work, damage=combat.damage + n)
    tell(work, "md-event-damage", "MD-SKILL-53", origin=origin(source), n=n)


def _symbol(work: Work, side: str, source: str, effect: Effect) -> None:
    """More symbols for the own side (MD-SKILL-51, MD-SKILL-52)."""
    combat, n = work.combat, int(effect.args[0])
    assert combat is not None
    bam, diamond = purse(combat, side)
    put_purse(work, side, bam + n * (effect.op == "bam"), diamond + n * (effect.op == "diamond"))
    tell(work, "md-event-symbols", "MD-ENCH-03", origin=origin(source), symbol=effect.op, n=n)


def _cancel(work: Work, side: str, source: str, effect: Effect) -> None:
    """Symbols are removed from a result: one, or all there are (MD-SKILL-68 to 73)."""
    combat = work.combat
    assert combat is not None
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


def _double(work: Work, side: str, source: str, effect: Effect) -> None:
    """As many Hits again as the dice show; bonuses are not doubled (MD-GLO-03)."""
    combat = work.combat
    assert combat is not None
    n = points(combat.attack)
    fought(work, hits=combat.hits + n)
    tell(work, "md-event-double", "MD-GLO-03", origin=origin(source), n=n)


def _take_dice(work: Work, side: str, source: str, effect: Effect) -> None:
    """Take dice of the other side away after the roll: the best, with their symbols (MD-ENCH-21, A-64, A-74)."""
    combat = work.combat
    assert combat is not None
    target = "attack" if effect.op == "attacker_dice" else "defense"
    dice = combat.attack if target == "attack" else combat.defense
    n = len(dice) if effect.op == "defender_no_dice" else -int(effect.args[0])
    taken = tuple(sorted(dice, key=lambda die: WORTH[die], reverse=True)[:n])
    if not taken:
        return
    left = list(dice)
    for die in taken:
        left.remove(die)
    fought(work, **{target: tuple(left)})
    bam, diamond = purse(combat, target)
    lost = symbols(taken)
    put_purse(work, target, max(0, bam - lost[0]), max(0, diamond - lost[1]))
    tell(work, "md-event-takes-dice", "MD-ENCH-21", origin=origin(source), dice=taken)


def _stun(work: Work, side: str, source: str, effect: Effect) -> None:
    """The target is stunned, a mob as a whole; nobody is stunned twice (MD-STUN-07, MD-STUN-10)."""
    combat = work.combat
    assert combat is not None
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


def patients(table: Table, combat: Combat, side: str, effect: Effect) -> list[int]:
    """The heroes a healing effect of the fighting hero could help."""
    if not owned_by_hero(combat, WHO[side]):
        return []
    me = table.heroes[combat.seat]
    group = range(len(table.heroes)) if effect.args[1] == "hero_in_zone" else (combat.seat,)
    return [
        seat
        for seat in group
        if (hero := table.heroes[seat]).present and hero.at == me.at and hero.health < hero.maximum
    ]


def _heal(work: Work, side: str, source: str, effect: Effect) -> None:
    combat = work.combat
    assert combat is not None
    n = int(effect.args[0])
    if not owned_by_hero(combat, WHO[side]):
        mend(work, combat.foe, n, "MD-GRD-09")
        return
    group = patients(work, combat, side, effect)
    if len(group) > 1:
        work.stack += (Frame("combat_heal", (n, *group)),)
    elif group:
        heal(work, group[0], n, "MD-ENCH-02")


BOOK.question(
    "combat_heal",
    seat=combat_seat,
    prompt=lambda table, frame: Text("md-ask-heal"),
    options=lambda table, frame: [
        Option(f"heal {table.heroes[int(seat)].hero}", "heal", (int(seat),)) for seat in frame.args[1:]
    ],
    answer=lambda work, frame, option: heal(work, int(option.args[0]), int(frame.args[0]), "MD-ENCH-02"),
)


def _mark(work: Work, side: str, source: str, effect: Effect) -> None:
    """Noted for step 3."""
    combat = work.combat
    assert combat is not None
    name = effect.op if effect.op == "half_damage" else f"{effect.op}:{effect.args[0]}"
    fought(work, marks=(*combat.marks, name))


def _aim(work: Work, side: str, source: str, effect: Effect) -> None:
    """The attack may be aimed at the boss although minions stand with it (MD-MOB-11)."""
    combat = work.combat
    assert combat is not None
    if combat.mine and not combat.aim:
        fought(work, aim="boss")
        tell(work, "md-event-aim", "MD-MOB-11", origin=origin(source))


_EFFECTS: dict[str, Callable[[Work, str, str, Effect], None]] = {
    "hits": _hits,
    "attacker_hits": _hits,
    "shields": _shields,
    "defender_shields": _shields,
    "damage": _damage,
    "bam": _symbol,
    "diamond": _symbol,
    "cancel": _cancel,
    "double_hits": _double,
    "defender_dice": _take_dice,
    "attacker_dice": _take_dice,
    "defender_no_dice": _take_dice,
    "stun": _stun,
    "heal": _heal,
    "half_damage": _mark,
    "kill_minions": _mark,
    "target_boss": _aim,
}
