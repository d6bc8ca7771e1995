"""The lines of power that hold in a combat: a hero's skills and cards, an enemy's card and a guardian's equipment."""

from __future__ import annotations

from functools import cache

from ....kernel.records import Effect
from ...catalog import CLASSES, ENEMIES, EQUIPMENT, EnemyCard, Equipment, Skill, skill_of
from ...state import Combat, Foe, Table, foe_of
from ..board.board import in_light
from ..board.naming import foe_type
from ..board.skills import ATTACKING, DEFENDING, MOMENTS, PAID, Power, met, powers, powers_at
from .priced import Enchantment as Enchantment

#: Sources of powers that were paid for in this combat, as `Combat.bonus` names them: `paid:line:bloodlust`,
#: `signature:dark_ranger`, `consumable:t1_fire_scroll`. Others name a keyword whose bonus holds: `line:charge`.
PAID_FOR, SIGNATURE, CONSUMABLE = "paid:", "signature:", "consumable:"


def enemy_in(table: Table, combat: Combat) -> Foe | None:
    """The enemy of a combat; none where a pillar is struck."""
    return None if combat.pillar else foe_of(table, combat.foe)


def attacker_lines(table: Table, combat: Combat) -> tuple[Power, ...]:
    """What holds for the attacker, enchantments among it."""
    if combat.mine:
        return hero_lines(table, combat, f"attack {combat.kind}")
    foe = foe_of(table, combat.foe)
    return foe_lines(table, foe, combat.kind, True) if foe is not None else ()


def defender_lines(table: Table, combat: Combat) -> tuple[Power, ...]:
    """What holds for the defender."""
    if not combat.mine:
        return hero_lines(table, combat, f"defense {combat.kind}")
    foe = enemy_in(table, combat)
    return foe_lines(table, foe, combat.kind, False) if foe is not None else ()


def hero_lines(table: Table, combat: Combat, moment: str) -> tuple[Power, ...]:
    """A hero's lines of a moment whose conditions hold; one that has to be paid for holds once it is
    (MD-SKILL-38 to 46, MD-SKILL-74)."""
    seat, bonus = combat.seat, combat.bonus
    known = powers_at(table, seat, moment)
    found = [power for power in known if not power[1].needs or _in_force(table, combat, *power)]
    if bonus:
        found += [power for power in _lent(table, combat) if power[1].when in MOMENTS[moment]]
    return tuple(found)


def _in_force(table: Table, combat: Combat, source: str, line: Skill) -> bool:
    return met(table, combat.seat, line) and (not paid(line) or PAID_FOR + source in combat.bonus)


def paid(line: Skill) -> bool:
    """Whether a line asks for wounds or experience."""
    return any(need.op in PAID for need in line.needs)


def _lent(table: Table, combat: Combat) -> list[Power]:
    """Lines that hold in this combat only: bonuses of keywords, signature, consumables (MD-SKILL-29, MD-SKILL-36)."""
    found: list[Power] = []
    for source in combat.bonus:
        name = source.partition(":")[2]
        if source.startswith(SIGNATURE):
            found += [(source, line) for line in CLASSES[name].signature]
        elif source.startswith(CONSUMABLE):
            found.append((f"card:{name}", Skill("attack", EQUIPMENT[name].effects)))
        elif not source.startswith(PAID_FOR):
            for origin, power in powers(table, combat.seat):
                if origin == source and met(table, combat.seat, power):
                    parts = [part for effect in power.effects if effect.op == "keyword" for part in effect.parts]
                    found += [(source, skill_of(part)) for part in parts]
    return found


# Enemies.


def armed_with(foe: Foe) -> Equipment | EnemyCard | None:
    """What the guardian fights with besides its card. A mob without its boss has nothing (MD-MOB-30, ruling A-69)."""
    if not foe.loot or foe.life <= 0:
        return None
    if foe.loot in ENEMIES:
        return ENEMIES[foe.loot]
    card = EQUIPMENT[foe.loot]
    return card if card.kind == "combat" else None


def foe_lines(table: Table, foe: Foe, kind: str, attacking: bool) -> tuple[Power, ...]:
    """An enemy's lines: those of its card, then those of its equipment in the kinds of combat in which that gives dice
    (MD-GRD-06, MD-GRD-07, MD-ENM-13); the guardian reads its equipment as if it were the hero (MD-GRD-09)."""
    lines = _foe_lines(foe.card, foe.loot if foe.life > 0 else "", kind, attacking)
    for _, line in lines:
        if line.needs:
            return tuple(power for power in lines if all(_holds(table, foe, need) for need in power[1].needs))
    return lines


@cache
def _foe_lines(card: str, loot: str, kind: str, attacking: bool) -> tuple[Power, ...]:
    printed = ENEMIES[card]
    moments = ATTACKING[kind] if attacking else DEFENDING[kind]
    found: list[Power] = [(f"enemy:{printed.type}", line) for line in printed.skills if line.when in moments]
    extra = armed_with(Foe(0, card, 0, 1, loot=loot))
    section = kind if attacking else "defense"
    if extra is not None and section in extra.dice and section in printed.dice:
        source = f"enemy:{extra.type}" if isinstance(extra, EnemyCard) else f"card:{extra.id}"
        found += [(source, line) for line in extra.skills if line.when in moments]
    return tuple(found)


def _holds(table: Table, foe: Foe, need: Effect) -> bool:
    """Conditions printed on equipment, read for the guardian that holds it; it has nothing to pay with."""
    return need.op == "shadow_mode" and not in_light(table, foe.at)


def riposte(table: Table, combat: Combat) -> int:
    """The wounds a successful defence gives back; different sources add up (MD-SKILL-33, MD-SKILL-06)."""
    if not combat.mine:
        lines = [line for _, line in powers_at(table, combat.seat, "passive") if met(table, combat.seat, line)]
    else:
        foe = enemy_in(table, combat)
        card = armed_with(foe) if foe is not None else None
        if foe is None or card is None or "defense" not in card.dice or "defense" not in ENEMIES[foe.card].dice:
            return 0
        lines = list(card.skills)
    return sum(
        int(effect.args[1])
        for line in lines
        if line.when == "passive"
        for effect in line.effects
        if effect.op == "keyword" and effect.args[0] == "riposte"
    )


def enchantments(lines: tuple[Power, ...]) -> tuple[Enchantment, ...]:
    """The enchantments among some lines, in order."""
    times: dict[Power, int] = {}
    for power in lines:
        line = power[1]
        if line.bam or line.diamond:
            times[power] = times.get(power, 0) + line.repeat
    return tuple(Enchantment(source, line, n) for (source, line), n in times.items())


def foe_label(table: Table, combat: Combat) -> str:
    """The enemy's type, for words; a pillar has none."""
    foe = enemy_in(table, combat)
    return foe_type(foe) if foe is not None else "pillar"


def origin(source: str) -> str:
    """A source as words name it: the free skill of a class, the signature or card that lasts, the piece itself."""
    kind, _, name = source.partition(":")
    if kind == "class":
        return f"free:{name}"
    if kind == "lasting":
        return name if ":" in name else f"card:{name}"
    return source
