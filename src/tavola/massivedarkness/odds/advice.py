"""What the policy behind the odds answers to the questions of a combat: for tests, hints and bots."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Frame, Option
from ..chapters.combat.deeds import NOTHING, Charm, Deed, Plan, added, plans
from ..chapters.combat.dice import WORTH, points
from ..chapters.combat.effects import charm, purse
from ..chapters.combat.enchantments import telling, uses
from ..chapters.combat.rerolls import CHOSEN
from ..state import Combat, Table, combat_of, stage_of
from .ends import Attack, Dice, Outcome, Wall, best, defended, finished, spent, struck, wall_of
from .matchup import Matchup, matchup
from .reckoning import reckoned


def advise(table: Table, question: str, frame: Frame, options: list[Option]) -> Option:
    """The policy's answer to a combat question on top of the stack."""
    combat = combat_of(table)
    return _ADVICE[question](table, combat, frame, options)


def faces_of(dice: tuple[str, ...]) -> Dice:
    """Results of dice as odds read them."""
    return tuple((*WORTH[die], die[0]) for die in dice)


def _last(table: Table, combat: Combat, frame: Frame, options: list[Option]) -> Option:
    """Nothing optional is used: roll, refuse."""
    return options[-1]


def _first(table: Table, combat: Combat, frame: Frame, options: list[Option]) -> Option:
    return options[0]


def _reroll(table: Table, combat: Combat, frame: Frame, options: list[Option]) -> Option:
    """Whatever raises the mean most."""
    book = reckoned(matchup(table, combat))
    dice = faces_of(combat.defense)
    stage = (tuple(sorted(combat.rerolls)), "attack" in combat.rerolled)
    chosen = book.choices(stage)[book.place_of(dice)][book.roll_of(faces_of(combat.attack))]
    what, kept, _, _ = chosen
    if what == "keep":
        return options[-1]
    if not what.startswith(CHOSEN):
        return next(option for option in options if option.kind == "reroll" and option.args[0] == what)
    gone = list(dice)
    for face in kept:
        gone.remove(face)
    wanted = sorted(gone)
    return next(
        option
        for option in options
        if option.kind == "reroll_dice" and sorted(faces_of(tuple(map(str, option.args[1:])))) == wanted
    )


def _blank(table: Table, combat: Combat, frame: Frame, options: list[Option]) -> Option:
    """The blank die that comes to more."""
    model = matchup(table, combat)
    wall = wall_of(faces_of(combat.defense), len(combat.defense))
    dice = faces_of(combat.attack)
    roll = Attack(points(combat.attack), sum(face[1] for face in dice), sum(face[2] for face in dice))

    def worth(option: Option) -> tuple[int, ...]:
        color = str(option.args[0])[0]
        hits, bam, diamond = (0, 0, 0) if option.kind == "blank_gain" else ((2, 0, 0) if color == "y" else (3, 0, 0))
        bam, diamond = (bam + 1, diamond) if color == "y" else (bam, diamond + 1)
        return best(model, Attack(roll.hits + hits, roll.bam + bam, roll.diamond + diamond), wall)

    return max(options, key=worth)


def _enchant(table: Table, combat: Combat, frame: Frame, options: list[Option]) -> Option:
    """The first enchantment of the best plan from here; nothing when it needs none of those on offer."""
    side = str(frame.args[0])
    model = matchup(table, combat)
    left = tuple(
        charm(one, table, combat, side)._replace(times=one.times - uses(combat, side, one))
        for one in telling(table, combat, side)
    )
    weigh = _defense if side == "defense" else _cancel if stage_of(table) == "cancel" else _attack
    chosen = max(plans(left, *purse(combat, side)), key=lambda plan: weigh(model, combat, left, plan))
    for one, count in zip(left, chosen.counts, strict=True):
        if count:
            return next(option for option in options if option.args and option.args[0] == one.name)
    return options[-1]


def _shields(combat: Combat) -> tuple[int, ...]:
    return wall_of(faces_of(combat.defense), len(combat.defense)).shields


def _attack(model: Matchup, combat: Combat, charms: tuple[Charm, ...], plan: Plan) -> Outcome:
    """Where the attack ends if the plan is carried out."""
    so_far = Deed(hits=combat.hits, shields=combat.shields, damage=combat.damage)
    return finished(model, points(combat.attack), _shields(combat), added(so_far, plan.deed), NOTHING)


def _cancel(model: Matchup, combat: Combat, charms: tuple[Charm, ...], plan: Plan) -> Outcome:
    """Where it ends if so many defence symbols are cancelled before the enemy spends them."""
    bam, diamond = combat.defense_symbols
    wall = Wall(
        _shields(combat), max(0, bam - plan.deed.no_defense_bam), max(0, diamond - plan.deed.no_defense_diamond)
    )
    left = spent(charms, plan.counts, combat.attack_symbols)
    return defended(model, Attack(points(combat.attack), *left), wall, left)


def _defense(model: Matchup, combat: Combat, charms: tuple[Charm, ...], plan: Plan) -> Outcome:
    """Where the enemy's attack ends if the plan is carried out."""
    so_far = Deed(hits=combat.hits, shields=combat.shields)
    return struck(model, points(combat.attack), _shields(combat), added(so_far, plan.deed), combat.attack_symbols)


_ADVICE: dict[str, Callable[[Table, Combat, Frame, list[Option]], Option]] = {
    "combat_prepare": _last,
    "combat_tribute": _last,
    "combat_reroll": _reroll,
    "combat_blank": _blank,
    "combat_enchant": _enchant,
    "combat_heal": _first,
    "combat_mix": _first,
    "combat_take": _first,
    "combat_assign": _first,
}
