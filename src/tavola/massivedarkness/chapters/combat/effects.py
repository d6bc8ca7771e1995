"""What each effect word does in step 2 of a combat: Hits, Shields, symbols, dice taken away, stun, healing.

Every word stands once in `WORDS`, with what it does at the table and what that amounts to in numbers: odds and bots
read the same row, and a word without one is an error."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from ....kernel.records import Effect, Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...state import Combat, Table, Work, alter, change, chosen, fought
from ..board.skills import Power
from .deeds import MANY, NOTHING, Charm, Deed, added
from .dice import WORTH, points, symbols
from .lines import Enchantment, enchantments, enemy_in, foe_label, origin
from .rerolls import combat_seat, owned_by_hero
from .suffering import heal
from .wounds import mend

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
    WORDS[effect.op].do(work, side, source, effect)


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
    """Take dice of the other side away after the roll, with their symbols (MD-ENCH-21, A-64, A-74). A hero chooses
    them (MD-SKILL-58, MD-SKILL-63); enemies, and whoever has agreed to pay without being asked, take the best."""
    combat = work.combat
    assert combat is not None
    target = "attack" if effect.op == "attacker_dice" else "defense"
    dice = combat.attack if target == "attack" else combat.defense
    n = len(dice) if effect.op == "defender_no_dice" else -int(effect.args[0])
    if owned_by_hero(combat, WHO[side]) and not unasked(work) and len(_losses(combat, target, n)) > 1:
        push(work, "combat_take", source, target, n)
    else:
        _remove(work, source, target, tuple(sorted(dice, key=lambda die: WORTH[die], reverse=True)[:n]))


def unasked(table: Table) -> bool:
    """Whether the table has agreed that enchantments are paid without asking."""
    return chosen(table, "always_enchant", "") == "on"


def _losses(combat: Combat, target: str, n: int) -> list[tuple[str, ...]]:
    """Every different choice of n dice, the best first. Defence dice have paid by now: their points alone count."""
    dice = combat.attack if target == "attack" else combat.defense
    ordered = sorted(dice, key=lambda die: WORTH[die], reverse=True)
    found: dict[tuple[tuple[int, ...], ...], tuple[str, ...]] = {}
    for part in combinations(ordered, min(n, len(ordered))):
        found.setdefault(tuple(WORTH[die] if target == "attack" else WORTH[die][:1] for die in part), part)
    return list(found.values())


def _remove(work: Work, source: str, target: str, taken: tuple[str, ...]) -> None:
    combat = work.combat
    assert combat is not None
    if not taken:
        return
    left = list(combat.attack if target == "attack" else combat.defense)
    for die in taken:
        left.remove(die)
    fought(work, **{target: tuple(left)})
    bam, diamond = purse(combat, target)
    lost = symbols(taken)
    put_purse(work, target, max(0, bam - lost[0]), max(0, diamond - lost[1]))
    tell(work, "md-event-takes-dice", "MD-ENCH-21", origin=origin(source), dice=taken)


def _loss_options(table: Table, frame: Frame) -> list[Option]:
    combat = table.combat
    assert combat is not None
    losses = _losses(combat, str(frame.args[1]), int(frame.args[2]))
    return [Option(f"take {' '.join(dice)}", "take_dice", dice) for dice in losses]


BOOK.question(
    "combat_take",
    seat=combat_seat,
    prompt=lambda table, frame: Text("md-ask-take-dice", {"origin": origin(str(frame.args[0]))}),
    options=_loss_options,
    answer=lambda work, frame, option: _remove(
        work, str(frame.args[0]), str(frame.args[1]), tuple(str(die) for die in option.args)
    ),
)


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


def _over(work: Work, side: str, source: str, effect: Effect) -> None:
    """A word of another moment: before the roll, between rolls, or when an attack has caused no wound."""


# What a word amounts to.


def _number(field: str) -> Callable[[Effect, Table, Combat], Deed]:
    """A word whose only argument is so much of one thing."""
    return lambda effect, table, combat: NOTHING._replace(**{field: int(effect.args[0])})


def _once(field: str) -> Callable[[Effect, Table, Combat], Deed]:
    return lambda effect, table, combat: NOTHING._replace(**{field: 1})


def _nothing(effect: Effect, table: Table, combat: Combat) -> Deed:
    return NOTHING


def _loss(field: str) -> Callable[[Effect, Table, Combat], Deed]:
    return lambda effect, table, combat: NOTHING._replace(**{field: -int(effect.args[0]) if effect.args else MANY})


def _stuns(effect: Effect, table: Table, combat: Combat) -> Deed:
    return Deed(stun=int(not target_stunned(table, combat)))


def _kills(effect: Effect, table: Table, combat: Combat) -> Deed:
    return Deed(kill=int(effect.args[0]) if combat.mine else 0)


def _heals(effect: Effect, table: Table, combat: Combat) -> Deed:
    return Deed(heal=int(effect.args[0]) or MANY)


def _cancelled(effect: Effect, table: Table, combat: Combat) -> Deed:
    side, symbol, n = str(effect.args[0]), str(effect.args[1]), int(effect.args[2]) or MANY
    kinds = ("bam", "diamond") if symbol == "all" else (symbol,)
    return NOTHING._replace(**{f"no_{side}_{kind}": n for kind in kinds})


class Word(NamedTuple):
    """An effect word of a combat: what it does in step 2, and what that amounts to."""

    do: Callable[[Work, str, str, Effect], None]
    deed: Callable[[Effect, Table, Combat], Deed]


_EARLIER = Word(_over, _nothing)

WORDS: dict[str, Word] = {
    "hits": Word(_hits, _number("hits")),
    "attacker_hits": Word(_hits, _number("hits")),
    "shields": Word(_shields, _number("shields")),
    "defender_shields": Word(_shields, _number("shields")),
    "damage": Word(_damage, _number("damage")),
    "bam": Word(_symbol, _number("bam")),
    "diamond": Word(_symbol, _number("diamond")),
    "cancel": Word(_cancel, _cancelled),
    "double_hits": Word(_double, _once("double")),
    "defender_dice": Word(_take_dice, _loss("take")),
    "defender_no_dice": Word(_take_dice, _loss("take")),
    "attacker_dice": Word(_take_dice, _loss("parry")),
    "stun": Word(_stun, _stuns),
    "heal": Word(_heal, _heals),
    "half_damage": Word(_mark, _once("half")),
    "kill_minions": Word(_mark, _kills),
    "target_boss": Word(_aim, _once("aim")),
    "if_no_damage": _EARLIER,
    "dice": _EARLIER,
    "attack_dice": _EARLIER,
    "defense_dice": _EARLIER,
    "reroll": _EARLIER,
    "reroll_chosen": _EARLIER,
    "blank_gain": _EARLIER,
    "flip_blank": _EARLIER,
}

#: Words that change the dice: they work before the roll where no symbol pays for them (MD-ENCH-22).
BEFORE = frozenset({"defender_dice", "attacker_dice", "defender_no_dice", "dice", "attack_dice", "defense_dice"})


def deed(effects: tuple[Effect, ...], table: Table, combat: Combat) -> Deed:
    """What the effects of a line amount to in step 2."""
    total = NOTHING
    for effect in effects:
        total = added(total, WORDS[effect.op].deed(effect, table, combat))
    return total


def skills_deed(lines: tuple[Power, ...], table: Table, combat: Combat) -> Deed:
    """What a side's skills amount to in step 2."""
    total = NOTHING
    for _, line in lines:
        if not line.enchantment:
            late = tuple(effect for effect in line.effects if effect.op not in BEFORE)
            total = added(total, deed(late, table, combat))
    return total


def cancels(one: Enchantment) -> bool:
    """An enchantment that only takes defence symbols away: an attacker pays it before they are spent."""
    return all(effect.op == "cancel" and effect.args[0] == "defense" for effect in one.line.effects)


def charm(one: Enchantment, table: Table, combat: Combat, side: str) -> Charm:
    """An enchantment as numbers."""
    line = one.line
    early = side == "attack" and cancels(one)
    return Charm(line.bam, line.diamond, one.times, deed(line.effects, table, combat), early, one.name)


def charms(lines: tuple[Power, ...], table: Table, combat: Combat, side: str) -> tuple[Charm, ...]:
    """The enchantments among some lines, as numbers."""
    return tuple(charm(one, table, combat, side) for one in enchantments(lines))
