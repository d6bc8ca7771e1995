"""Effect words that change dice: before the roll, between rolls and, as enchantments, after it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from ...kernel.records import Effect, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK
from ..chapters.combat.deeds import MANY, NOTHING, Deed
from ..chapters.combat.dice import WORTH, symbols
from ..chapters.combat.effects import WHO, Word, purse, put_purse, unasked
from ..chapters.combat.lines import origin
from ..chapters.combat.rerolls import owned_by_hero
from ..state import Combat, Table, Work, combat_of, fought
from .declared import ELSEWHEN, combat_word


def _loss(field: str) -> Callable[[Effect, bool, bool], Deed]:
    return lambda effect, mine, stunned: NOTHING._replace(**{field: -int(effect.args[0]) if effect.args else MANY})


@combat_word(does=ELSEWHEN)
def dice(yellow: int = 0, red: int = 0, blue: int = 0, green: int = 0) -> Effect:
    """More dice by colour, before the roll."""
    return Effect("dice", (yellow, red, blue, green))


@combat_word("MD-SKILL-57", does=ELSEWHEN)
def attack_dice(n: int) -> Effect:
    """More attack dice of any colour."""
    return Effect("attack_dice", (n,))


@combat_word("MD-SKILL-62", does=ELSEWHEN)
def defense_dice(n: int) -> Effect:
    """More defence dice of any colour."""
    return Effect("defense_dice", (n,))


def _take_dice(work: Work, side: str, source: str, effect: Effect) -> None:
    """Take dice of the other side away after the roll, with their symbols (MD-ENCH-21, A-64, A-74). A hero chooses
    them (MD-SKILL-58, MD-SKILL-63); enemies, and whoever has agreed to pay without being asked, take the best."""
    combat = combat_of(work)
    target = "attack" if effect.op == "attacker_dice" else "defense"
    dice = combat.attack if target == "attack" else combat.defense
    n = len(dice) if effect.op == "defender_no_dice" else -int(effect.args[0])
    if owned_by_hero(combat, WHO[side]) and not unasked(work) and len(_losses(combat, target, n)) > 1:
        push(work, "combat_take", source, target, n, seat=combat.seat)
    else:
        _remove(work, source, target, tuple(sorted(dice, key=lambda die: WORTH[die], reverse=True)[:n]))


def _losses(combat: Combat, target: str, n: int) -> list[tuple[str, ...]]:
    """Every different choice of n dice, the best first. Defence dice have paid by now: their points alone count."""
    dice = combat.attack if target == "attack" else combat.defense
    ordered = sorted(dice, key=lambda die: WORTH[die], reverse=True)
    found: dict[tuple[tuple[int, ...], ...], tuple[str, ...]] = {}
    for part in combinations(ordered, min(n, len(ordered))):
        found.setdefault(tuple(WORTH[die] if target == "attack" else WORTH[die][:1] for die in part), part)
    return list(found.values())


def _remove(work: Work, source: str, target: str, taken: tuple[str, ...]) -> None:
    combat = combat_of(work)
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


TAKE = BOOK.asks("combat_take")


@TAKE.prompt
def _prompt(table: Table, seat: int, source: str, target: str, n: int) -> Text:
    return Text("md-ask-take-dice", {"origin": origin(source)})


@TAKE.offers
def _offers(table: Table, seat: int, source: str, target: str, n: int) -> list[Option]:
    losses = _losses(combat_of(table), target, n)
    return [Option(f"take {' '.join(dice)}", "take_dice", dice) for dice in losses]


@TAKE.answers("take_dice")
def _take(work: Work, seat: int, source: str, target: str, n: int, *dice: str) -> None:
    _remove(work, source, target, dice)


@combat_word("MD-SKILL-63", does=Word(_take_dice, _loss("take")))
def defender_dice(n: int) -> Effect:
    """Take defence dice away: before the roll for a skill, after it for an enchantment."""
    return Effect("defender_dice", (n,))


@combat_word("MD-SKILL-64", does=Word(_take_dice, _loss("take")))
def defender_no_dice() -> Effect:
    return Effect("defender_no_dice")


@combat_word("MD-SKILL-58", does=Word(_take_dice, _loss("parry")))
def attacker_dice(n: int) -> Effect:
    """Take attack dice away: before the roll for a skill, after it for an enchantment."""
    return Effect("attacker_dice", (n,))


@combat_word(does=ELSEWHEN)
def reroll(what: str) -> Effect:
    """One more reroll of all dice of a side: attack, defense, or attack_or_defense."""
    return Effect("reroll", (what,))


@combat_word("MD-GLO-07", does=ELSEWHEN)
def reroll_chosen(side: str) -> Effect:
    """Reroll any number of dice of a side once more."""
    return Effect("reroll_chosen", (side,))


@combat_word("MD-GLO-01", "MD-GLO-08", does=ELSEWHEN)
def blank_gain() -> Effect:
    """After a reroll one blank die gains a symbol: a yellow one Bam, a red one Diamond."""
    return Effect("blank_gain", ("yellow", "bam", "red", "diamond"))


@combat_word("MD-GLO-01", "MD-GLO-10", does=ELSEWHEN)
def flip_blank(n: int) -> Effect:
    """After a reroll turn n (ALL) blank dice to the opposite face."""
    return Effect("flip_blank", (n,))
