"""Step 2 of a combat: skills and enchantments, the defender's before the attacker's (MD-ENCH).

An effect without cost works by itself. A hero chooses which enchantments to pay, if any (MD-ENCH-09); that is asked
wherever it can make a difference. A table may agree to have them paid without asking as long as symbols suffice.
Enemies pay what they can: their own card first, then their equipment (MD-ENCH-11, 12)."""

from __future__ import annotations

from ....kernel.records import Effect, Option, Text
from ....kernel.work import tell
from ...book import BOOK
from ...state import Combat, Table, Work, combat_of, fought, stage_of
from ..board.skills import Power
from .dice import points, symbols
from .effects import BEFORE, WHO, apply, cancels, patients, purse, put_purse, target_stunned, unasked
from .lines import Enchantment, attacker_lines, defender_lines, enchantments, enemy_in, origin
from .rerolls import GAIN, interrupt, owned_by_hero
from .stakes import at_stake


def side_lines(table: Table, combat: Combat, side: str) -> tuple[Power, ...]:
    return attacker_lines(table, combat) if side == "attack" else defender_lines(table, combat)


def count_symbols(work: Work) -> None:
    """The symbols of the final dice, and those a blank die gained."""
    combat = combat_of(work)
    bam, diamond = symbols(combat.attack)
    bam += combat.marks.count(GAIN["y"])
    diamond += combat.marks.count(GAIN["r"])
    fought(work, attack_symbols=(bam, diamond), defense_symbols=symbols(combat.defense))


# Which enchantments may be paid.


def uses(combat: Combat, side: str, one: Enchantment) -> int:
    return combat.used.count(f"{side} {one.name}")


def payable(table: Table, combat: Combat, side: str) -> list[Enchantment]:
    """The enchantments a side could activate now, each up to its limit (MD-ENCH-06, MD-ENCH-07)."""
    bam, diamond = purse(combat, side)
    if not bam and not diamond:
        return []
    early = stage_of(table) == "cancel"
    return [
        one
        for one in enchantments(side_lines(table, combat, side))
        if one.line.bam <= bam
        and one.line.diamond <= diamond
        and uses(combat, side, one) < one.times
        and (not early or cancels(one))
    ]


def telling(table: Table, combat: Combat, side: str) -> list[Enchantment]:
    """Those of them from which something can come."""
    return [
        one for one in payable(table, combat, side) if not all(_idle(table, combat, side, e) for e in one.line.effects)
    ]


def _idle(table: Table, combat: Combat, side: str, effect: Effect) -> bool:
    """Whether an effect could change nothing now."""
    op = effect.op
    if op == "stun":
        return target_stunned(table, combat)
    if op == "heal":
        return not patients(table, combat, side, effect)
    if op in ("target_boss", "kill_minions"):
        foe = enemy_in(table, combat)
        if not combat.mine or foe is None or not foe.minions:
            return True
        return op == "target_boss" and (foe.life <= 0 or foe.stunned)
    if op in ("defender_dice", "defender_no_dice"):
        return points(combat.defense) == 0
    if op == "defender_shields":
        return points(combat.defense) + combat.shields <= 0
    if op == "cancel":
        late = side == "attack" and stage_of(table) != "cancel"
        return late or not any(purse(combat, str(effect.args[0])))
    return False


# Activating.


def activate(work: Work, side: str, one: Enchantment) -> None:
    """Pay an enchantment and let it work."""
    combat = combat_of(work)
    bam, diamond = purse(combat, side)
    put_purse(work, side, bam - one.line.bam, diamond - one.line.diamond)
    combat = combat_of(work)
    fought(work, used=(*combat.used, f"{side} {one.name}"))
    tell(work, "md-event-enchants", "MD-ENCH-02", origin=origin(one.source), bam=one.line.bam, diamond=one.line.diamond)
    for effect in one.line.effects:
        apply(work, side, one.source, effect)


# The three parts of step 2.


def cancelling(work: Work) -> bool:
    """Before the defender spends symbols: attack enchantments that cancel them. True: the hero has to choose."""
    combat = combat_of(work)
    if combat.attack_symbols != (0, 0) and any(combat.defense_symbols) and not combat.pillar:
        if combat.mine:
            if "done:cancel" not in combat.marks and worth_asking(work, combat, "attack"):
                interrupt(work, "combat_enchant", "attack")
                return True
        else:
            _enemy_cancels(work)
    return False


def _enemy_cancels(work: Work) -> None:
    """An enemy cancels with what its own card leaves of its symbols (MD-GRD-08)."""
    combat = combat_of(work)
    bam, diamond = combat.attack_symbols
    for one in enchantments(attacker_lines(work, combat)):
        for _ in range(one.times):
            left = combat_of(work).defense_symbols
            if one.line.bam > bam or one.line.diamond > diamond or (cancels(one) and not any(left)):
                break
            if cancels(one):
                activate(work, "attack", one)
            bam, diamond = bam - one.line.bam, diamond - one.line.diamond


def resolving(work: Work, side: str) -> bool:
    """Skills of a side, then its enchantments. True: the hero has to choose one."""
    combat = combat_of(work)
    if f"skills:{side}" not in combat.marks:
        fought(work, marks=(*combat.marks, f"skills:{side}"))
        for source, line in side_lines(work, combat, side):
            if not line.enchantment:
                for effect in line.effects:
                    if effect.op not in BEFORE:
                        apply(work, side, source, effect)
    if owned_by_hero(combat, WHO[side]):
        if _hero_enchants(work, side):
            return True
    else:
        for one in enchantments(side_lines(work, combat, side)):
            while not (side == "attack" and cancels(one)) and _affordable(work, side, one):
                activate(work, side, one)
    return False


def _affordable(work: Work, side: str, one: Enchantment) -> bool:
    combat = combat_of(work)
    bam, diamond = purse(combat, side)
    return one.line.bam <= bam and one.line.diamond <= diamond and uses(combat, side, one) < one.times


def _hero_enchants(work: Work, side: str) -> bool:
    """True: the hero has to choose, or a question of an effect is open."""
    combat = combat_of(work)
    if f"done:{side}" in combat.marks:
        return False
    if unasked(work):
        return _pay_all(work, side)
    if worth_asking(work, combat, side):
        interrupt(work, "combat_enchant", side)
        return True
    return False


def worth_asking(table: Table, combat: Combat, side: str) -> bool:
    """Whether paying an enchantment or not, or one rather than another, can make a difference."""
    ready = telling(table, combat, side)
    return bool(ready) and at_stake(table, combat, side, [(one, one.times - uses(combat, side, one)) for one in ready])


def _pay_all(work: Work, side: str) -> bool:
    """As the table has agreed: pay what need not be chosen. True: symbols are short, or an effect asks something."""
    while True:
        combat = combat_of(work)
        ready = telling(work, combat, side)
        if not ready:
            return False
        if scarce(combat, side, ready):
            interrupt(work, "combat_enchant", side)
            return True
        depth = len(work.stack)
        activate(work, side, ready[0])
        if len(work.stack) > depth:
            return True


def scarce(combat: Combat, side: str, ready: list[Enchantment]) -> bool:
    """Whether different enchantments vie for too few symbols (MD-ENCH-08)."""
    bam, diamond = purse(combat, side)
    return _vied_for(combat, side, [(one, one.line.bam) for one in ready], bam) or _vied_for(
        combat, side, [(one, one.line.diamond) for one in ready], diamond
    )


def _vied_for(combat: Combat, side: str, prices: list[tuple[Enchantment, int]], has: int) -> bool:
    """Whether enchantments that do different things ask for more of one symbol than there is."""
    asked = [(one, price) for one, price in prices if price]
    kinds = {(one.line.effects, one.line.bam, one.line.diamond) for one, _ in asked}
    return len(kinds) > 1 and sum(price * (one.times - uses(combat, side, one)) for one, price in asked) > has


ENCHANT = BOOK.asks("combat_enchant")


@ENCHANT.prompt
def _prompt(table: Table, seat: int, side: str) -> Text:
    bam, diamond = purse(combat_of(table), side)
    return Text("md-ask-enchant", {"side": side, "bam": bam, "diamond": diamond})


@ENCHANT.offers
def _offers(table: Table, seat: int, side: str) -> list[Option]:
    ready = telling(table, combat_of(table), side)
    return [*(Option(f"enchant {one.name}", "enchant", (one.name,)) for one in ready), Option("done", "done")]


@ENCHANT.answers("enchant")
def _enchant(work: Work, seat: int, side: str, name: str) -> None:
    activate(work, side, next(one for one in payable(work, combat_of(work), side) if one.name == name))


@ENCHANT.answers("done")
def _done(work: Work, seat: int, side: str) -> None:
    combat = combat_of(work)
    fought(work, marks=(*combat.marks, f"done:{side if stage_of(work) != 'cancel' else 'cancel'}"))
