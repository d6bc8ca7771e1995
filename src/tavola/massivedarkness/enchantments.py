"""Step 2 of a combat: skills and enchantments, the defender's before the attacker's (MD-ENCH).

An effect without cost works by itself. A hero chooses which enchantments to pay; that is asked only while symbols are
too few for all of them. Enemies pay what they can: their own card first, then their equipment (MD-ENCH-11, 12)."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.records import Effect, Frame, Option, Text
from ..kernel.work import tell
from .book import BOOK
from .dice import WORTH, points, symbols
from .lines import Enchantment, attacker_lines, defender_lines, enchantments, enemy_in, foe_label, origin
from .rerolls import GAIN, combat_seat, owned_by_hero
from .skills import Power
from .state import Combat, Table, Work, alter, change, fought
from .wounds import heal, mend

_WHO = {"defense": "defender", "attack": "attacker"}


def side_lines(table: Table, combat: Combat, side: str) -> tuple[Power, ...]:
    return attacker_lines(table, combat) if side == "attack" else defender_lines(table, combat)


def purse(combat: Combat, side: str) -> tuple[int, int]:
    """Bam and Diamond a side has not spent; attack and defence never pay for each other (MD-DICE-08)."""
    return combat.attack_symbols if side == "attack" else combat.defense_symbols


def _put_purse(work: Work, side: str, bam: int, diamond: int) -> None:
    if side == "attack":
        fought(work, attack_symbols=(bam, diamond))
    else:
        fought(work, defense_symbols=(bam, diamond))


def count_symbols(work: Work) -> None:
    """The symbols of the final dice, and those a blank die gained."""
    combat = work.combat
    assert combat is not None
    bam, diamond = symbols(combat.attack)
    bam += combat.marks.count(GAIN["y"])
    diamond += combat.marks.count(GAIN["r"])
    fought(work, attack_symbols=(bam, diamond), defense_symbols=symbols(combat.defense))


# Which enchantments may be paid.


def uses(combat: Combat, side: str, one: Enchantment) -> int:
    return combat.used.count(f"{side} {one.name}")


def cancels(one: Enchantment) -> bool:
    """An attack enchantment that only takes defence symbols away: it is paid before they are spent."""
    return all(effect.op == "cancel" and effect.args[0] == "defense" for effect in one.line.effects)


def payable(table: Table, combat: Combat, side: str) -> list[Enchantment]:
    """The enchantments a side could activate now, each up to its limit (MD-ENCH-06, MD-ENCH-07)."""
    bam, diamond = purse(combat, side)
    if not bam and not diamond:
        return []
    early = combat.stage == "cancel"
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
        return _target_stunned(table, combat)
    if op == "heal":
        return not _patients(table, combat, side, effect)
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
        late = side == "attack" and combat.stage != "cancel"
        return late or not any(purse(combat, str(effect.args[0])))
    return False


def _target_stunned(table: Table, combat: Combat) -> bool:
    if not combat.mine:
        return table.heroes[combat.seat].stunned
    foe = enemy_in(table, combat)
    return foe is None or foe.stunned


# Activating.


def activate(work: Work, side: str, one: Enchantment) -> None:
    """Pay an enchantment and let it work."""
    combat = work.combat
    assert combat is not None
    bam, diamond = purse(combat, side)
    _put_purse(work, side, bam - one.line.bam, diamond - one.line.diamond)
    combat = work.combat
    assert combat is not None
    fought(work, used=(*combat.used, f"{side} {one.name}"))
    tell(work, "md-event-enchants", "MD-ENCH-02", origin=origin(one.source), bam=one.line.bam, diamond=one.line.diamond)
    for effect in one.line.effects:
        apply(work, side, one.source, effect)


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
    _put_purse(work, side, bam + n * (effect.op == "bam"), diamond + n * (effect.op == "diamond"))
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
    _put_purse(work, target, bam, diamond)
    lost = had[0] - bam + had[1] - diamond
    tell(
        work, "md-event-cancels", "MD-SKILL-68" if target == "attack" else "MD-SKILL-70", origin=origin(source), n=lost
    )


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
    _put_purse(work, target, max(0, bam - lost[0]), max(0, diamond - lost[1]))
    tell(work, "md-event-takes-dice", "MD-ENCH-21", origin=origin(source), dice=taken)


def _stun(work: Work, side: str, source: str, effect: Effect) -> None:
    """The target is stunned, a mob as a whole; nobody is stunned twice (MD-STUN-07, MD-STUN-10)."""
    combat = work.combat
    assert combat is not None
    if combat.pillar or _target_stunned(work, combat):
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


def _patients(table: Table, combat: Combat, side: str, effect: Effect) -> list[int]:
    """The heroes a healing effect of the fighting hero could help."""
    if not owned_by_hero(combat, _WHO[side]):
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
    if not owned_by_hero(combat, _WHO[side]):
        mend(work, combat.foe, n, "MD-GRD-09")
        return
    patients = _patients(work, combat, side, effect)
    if len(patients) > 1:
        work.stack += (Frame("combat_heal", (n, *patients)),)
    elif patients:
        heal(work, patients[0], n, "MD-ENCH-02")


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

#: Effects of skills that have worked before the roll.
_BEFORE = frozenset({"defender_dice", "attacker_dice", "defender_no_dice", "dice", "attack_dice", "defense_dice"})


# The three parts of step 2.


def cancelling(work: Work) -> bool:
    """Before the defender spends symbols: attack enchantments that cancel them. True: the hero has to choose."""
    combat = work.combat
    assert combat is not None
    if combat.attack_symbols != (0, 0) and any(combat.defense_symbols) and not combat.pillar:
        if combat.mine:
            open_ = "done:cancel" not in combat.marks and _foe_could_spend(work, combat)
            if open_ and telling(work, combat, "attack"):
                work.stack += (Frame("combat"), Frame("combat_enchant", ("attack",)))
                return True
        else:
            _enemy_cancels(work)
    fought(work, stage="defense")
    return False


def _foe_could_spend(table: Table, combat: Combat) -> bool:
    """Whether the enemy has a defence enchantment its symbols can pay."""
    bam, diamond = combat.defense_symbols
    return any(
        one.line.bam <= bam and one.line.diamond <= diamond for one in enchantments(defender_lines(table, combat))
    )


def _enemy_cancels(work: Work) -> None:
    """An enemy cancels with what its own card leaves of its symbols (MD-GRD-08)."""
    combat = work.combat
    assert combat is not None
    bam, diamond = combat.attack_symbols
    for one in enchantments(attacker_lines(work, combat)):
        for _ in range(one.times):
            now = work.combat
            assert now is not None
            if one.line.bam > bam or one.line.diamond > diamond or (cancels(one) and not any(now.defense_symbols)):
                break
            if cancels(one):
                activate(work, "attack", one)
            bam, diamond = bam - one.line.bam, diamond - one.line.diamond


def resolving(work: Work, side: str) -> bool:
    """Skills of a side, then its enchantments. True: the hero has to choose one."""
    combat = work.combat
    assert combat is not None
    if f"skills:{side}" not in combat.marks:
        fought(work, marks=(*combat.marks, f"skills:{side}"))
        for source, line in side_lines(work, combat, side):
            if not line.enchantment:
                for effect in line.effects:
                    if effect.op not in _BEFORE:
                        apply(work, side, source, effect)
    if owned_by_hero(combat, _WHO[side]):
        if _hero_enchants(work, side):
            return True
    else:
        for one in enchantments(side_lines(work, combat, side)):
            while not (side == "attack" and cancels(one)) and _affordable(work, side, one):
                activate(work, side, one)
    fought(work, stage="attack" if side == "defense" else "wounds")
    return False


def _affordable(work: Work, side: str, one: Enchantment) -> bool:
    combat = work.combat
    assert combat is not None
    bam, diamond = purse(combat, side)
    return one.line.bam <= bam and one.line.diamond <= diamond and uses(combat, side, one) < one.times


def _hero_enchants(work: Work, side: str) -> bool:
    """Pay what need not be chosen. True: symbols are short, or a question of an effect is open."""
    while True:
        combat = work.combat
        assert combat is not None
        if f"done:{side}" in combat.marks:
            return False
        ready = telling(work, combat, side)
        if not ready:
            return False
        if scarce(combat, side, ready):
            work.stack += (Frame("combat"), Frame("combat_enchant", (side,)))
            return True
        depth = len(work.stack)
        activate(work, side, ready[0])
        if len(work.stack) > depth:
            work.stack = (*work.stack[:depth], Frame("combat"), *work.stack[depth:])
            return True


def scarce(combat: Combat, side: str, ready: list[Enchantment]) -> bool:
    """Whether different enchantments vie for too few symbols (MD-ENCH-08); paying one more is never a loss."""
    bam, diamond = purse(combat, side)
    return _vied_for(combat, side, [(one, one.line.bam) for one in ready], bam) or _vied_for(
        combat, side, [(one, one.line.diamond) for one in ready], diamond
    )


def _vied_for(combat: Combat, side: str, prices: list[tuple[Enchantment, int]], has: int) -> bool:
    """Whether enchantments that do different things ask for more of one symbol than there is."""
    asked = [(one, price) for one, price in prices if price]
    kinds = {(one.line.effects, one.line.bam, one.line.diamond) for one, _ in asked}
    return len(kinds) > 1 and sum(price * (one.times - uses(combat, side, one)) for one, price in asked) > has


def _options(table: Table, frame: Frame) -> list[Option]:
    combat = table.combat
    assert combat is not None
    ready = telling(table, combat, str(frame.args[0]))
    return [*(Option(f"enchant {one.name}", "enchant", (one.name,)) for one in ready), Option("done", "done")]


def _answer(work: Work, frame: Frame, option: Option) -> None:
    combat = work.combat
    assert combat is not None
    side = str(frame.args[0])
    if option.kind == "done":
        fought(work, marks=(*combat.marks, f"done:{side if combat.stage != 'cancel' else 'cancel'}"))
        return
    activate(work, side, next(one for one in payable(work, combat, side) if one.name == option.args[0]))


def _prompt(table: Table, frame: Frame) -> Text:
    combat = table.combat
    assert combat is not None
    bam, diamond = purse(combat, str(frame.args[0]))
    return Text("md-ask-enchant", {"side": str(frame.args[0]), "bam": bam, "diamond": diamond})


BOOK.question("combat_enchant", seat=combat_seat, prompt=_prompt, options=_options, answer=_answer)
