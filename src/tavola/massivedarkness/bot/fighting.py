"""The questions of a combat: what to add to a roll, rerolls, enchantments, who takes wounds, potions in time."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Option
from ..catalog import ENEMIES
from ..chapters.combat.deeds import MANY
from ..chapters.combat.dice import WORTH, points
from ..chapters.combat.effects import charm
from ..chapters.combat.enchantments import payable
from ..chapters.combat.lines import CONSUMABLE, PAID_FOR, SIGNATURE
from ..chapters.combat.results import hits_of, shields_of
from ..state import PREPARE, Combat, combat_of, foe_of, stage_of, the_foe
from .chances import at_least, mean, sides, wounds
from .mind import Mind, life_left

#: What a die of each colour shows on average.
_MEAN = {"y": 1.0, "r": 1.5, "b": 5 / 6, "g": 8 / 6}


def _combat(mind: Mind) -> Combat:
    combat = combat_of(mind.table)
    return combat


def _promise(mind: Mind, combat: Combat) -> float:
    """How good a combat looks for the hero: wounds dealt and a kill, or wounds suffered."""
    found = wounds(*sides(mind.table, combat))
    if not combat.mine:
        return -mean(found) - 3 * at_least(found, mind.table.heroes[combat.seat].health)
    foe = None if combat.pillar else foe_of(mind.table, combat.foe)
    if foe is None:
        return mean(found)
    room = life_left(foe) if not foe.minions else life_left(foe) - foe.life
    return sum(chance * min(n, room) for n, chance in enumerate(found)) + 1.5 * at_least(found, room)


def prepare(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Pay for what clearly helps."""
    combat = _combat(mind)
    hero = mind.table.heroes[combat.seat]
    if stage_of(mind.table) != PREPARE and _settled(mind, combat):
        return options[-1]
    plain = _promise(mind, combat)
    best, most = options[-1], 0.0
    for option in options[:-1]:
        if option.kind == "signature":
            bonus, cost = SIGNATURE + hero.role, 0.5 + (0.9 if hero.xp in (5, 10) else 0.0)
        elif option.kind == "use_in_attack":
            bonus, cost = CONSUMABLE + str(option.args[0]), 1.0
        else:
            payer, n = mind.table.heroes[int(option.args[1])], int(option.args[2])
            if payer.health - n < 3:
                continue
            bonus, cost = PAID_FOR + str(option.args[0]), 1.1 * n
        gain = _promise(mind, replace(combat, bonus=(*combat.bonus, bonus))) - plain - cost
        if gain > most:
            best, most = option, gain
    return best


def tribute(mind: Mind, payer: int, n: int, options: tuple[Option, ...]) -> Option:
    """Help an ally as long as it does not hurt too much."""
    return options[0] if mind.table.heroes[payer].health - n >= 3 else options[1]


def _settled(mind: Mind, combat: Combat) -> bool:
    """Whether the dice on the table will do: they kill, or stop every wound."""
    short = hits_of(combat) - shields_of(combat)
    if not combat.mine:
        return short <= 0
    foe = None if combat.pillar else foe_of(mind.table, combat.foe)
    return foe is not None and short >= (life_left(foe) if not foe.minions else life_left(foe) - foe.life)


def reroll(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Roll again what shows less than the mean of own dice, or more than the mean of the enemy's."""
    combat = _combat(mind)
    if _settled(mind, combat):
        return options[-1]
    best, most = options[-1], 0.25
    for option in options[:-1]:
        side = str(option.args[0])
        dice = tuple(str(die) for die in option.args[1:])
        if option.kind == "reroll":
            dice = combat.attack if side == "attack" else combat.defense
        change = sum(_MEAN[die[0]] for die in dice) - points(dice)
        own = (side == "attack") == combat.mine
        gain = change if own else -change
        if gain > most:
            best, most = option, gain
    return best


def enchant(mind: Mind, side: str, options: tuple[Option, ...]) -> Option:
    """The best use of the symbols."""
    combat = _combat(mind)
    short = hits_of(combat) - shields_of(combat)
    worths: dict[str, float] = {}
    for one in payable(mind.table, combat, side):
        deed = charm(one, mind.table, combat, side).deed
        n = abs(deed.hits) + abs(deed.shields)
        worth = max(0.0, min(n, n + short) if side == "attack" else min(n, short)) + 0.05 * bool(n)
        worth += 1.2 * deed.damage + 2.0 * deed.kill + 1.3 * deed.stun + 0.4 * deed.aim + 0.8 * min(1, deed.heal)
        worth += (
            (1.6 if deed.take == MANY else 1.1 * deed.take) + 1.1 * deed.parry + 2.0 * deed.double + 1.5 * deed.half
        )
        worth += 0.7 * bool(deed.no_attack_bam + deed.no_attack_diamond + deed.no_defense_bam + deed.no_defense_diamond)
        worths[one.name] = worth / (one.line.bam + one.line.diamond)
    return max(options, key=lambda option: worths.get(str(option.args[0]), 0.1) if option.args else 0.01)


def assign(mind: Mind, options: tuple[Option, ...]) -> Option:
    """The boss first if it dies, since experience and loot come with it; else where most figures fall."""
    combat = _combat(mind)
    foe = the_foe(mind.table, combat.foe)
    deadly = [option for option in options if int(option.args[0]) >= foe.life]
    if deadly:
        return min(deadly, key=lambda option: int(option.args[0]))
    each = ENEMIES[foe.card].health
    return min(options, key=lambda option: int(option.args[0])) if each == 1 else max(options, key=_number)


def _number(option: Option) -> int:
    return int(option.args[0])


def blank(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Turn the strong die rather than the weak one."""
    return max(options, key=lambda option: WORTH[f"{str(option.args[0])[0]}5"])


def brace(mind: Mind, victim: int, harm: int, options: tuple[Option, ...]) -> Option:
    """Drink the smallest potion that keeps the hero alive."""
    hero = mind.table.heroes[victim]
    drinks = [option for option in options if option.kind == "drink"]

    def healed(option: Option) -> int:
        n = int(option.args[1]) or hero.maximum
        return min(hero.maximum, hero.health + n)

    saving = [option for option in drinks if healed(option) > harm]
    return min(saving or drinks or list(options), key=lambda option: healed(option) if option.args else 0)


def heal(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Whoever has lost most."""
    heroes = mind.table.heroes

    def lost(option: Option) -> tuple[int, int]:
        hero = heroes[int(option.args[0])]
        return hero.maximum - hero.health, -hero.health

    return max(options, key=lost)
