"""Rerolls: the defender's first, then the attacker's; of all dice first, then what blank dice gain (MD-CMB-15, 16).

A hero may use or keep back each reroll; an enemy uses one only when the attack would do it no good (ruling A-65)."""

from __future__ import annotations

from itertools import combinations

from ....kernel.records import Option, Scalar, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...state import Combat, Table, Work, combat_of, fought
from ..board.skills import Power
from .dice import BEST, BLANK, WORTH, opposite, points, throw
from .lines import attacker_lines, defender_lines, foe_label, origin

OPEN = "open:"
CHOSEN = "chosen:"
_SIDE = {"defender": "defense", "attacker": "attack"}
#: Yellow blanks gain a Bam, red ones a Diamond (MD-SKILL-14); what the browser and the symbols count.
GAIN = {"y": "gain:bam", "r": "gain:diamond"}


def owned_by_hero(combat: Combat, who: str) -> bool:
    """Whether the attacker, or the defender, is the hero."""
    return combat.mine == (who == "attacker")


def rerolls_of(lines: tuple[Power, ...]) -> tuple[str, ...]:
    """The rerolls some lines give (MD-SKILL-65 to 67, MD-SKILL-08)."""
    found = []
    for _, line in lines:
        if line.bam or line.diamond:
            continue
        for effect in line.effects:
            if effect.op == "reroll":
                found.append(str(effect.args[0]))
            elif effect.op == "reroll_chosen":
                found.append(f"{CHOSEN}{effect.args[0]}")
    return tuple(found)


def rerolling(work: Work, who: str) -> bool:
    """The rerolls of the attacker or the defender. True: the hero's player has to say something first."""
    combat = combat_of(work)
    lines = attacker_lines(work, combat) if who == "attacker" else defender_lines(work, combat)
    if OPEN + who not in combat.marks:
        combat = fought(work, rerolls=rerolls_of(lines), marks=(*combat.marks, OPEN + who))
    if combat.rerolls:
        if not owned_by_hero(combat, who):
            _enemy_rerolls(work, who)
        elif reroll_options(combat, who):
            interrupt(work, "combat_reroll", who)
            return True
    if _blanks(work, who, lines):
        return True
    if combat_of(work).rerolls:
        fought(work, rerolls=())
    return False


def _enemy_rerolls(work: Work, who: str) -> None:
    side = _SIDE[who]
    combat = combat_of(work)
    for what in combat.rerolls:
        combat = combat_of(work)
        harm = points(combat.attack) > points(combat.defense)
        if harm == (who == "defender") and getattr(combat, side) and what in (side, "attack_or_defense"):
            reroll(work, side, getattr(combat, side), "MD-SKILL-18")
    fought(work, rerolls=())


def reroll(work: Work, side: str, chosen: tuple[str, ...], rule: str) -> None:
    """Roll these dice of a side again; the new result stands (MD-GLO-07)."""
    combat = combat_of(work)
    dice: tuple[str, ...] = combat.attack if side == "attack" else combat.defense
    kept = list(dice)
    for die in chosen:
        kept.remove(die)
    fresh = throw(work, chosen)
    rolled = tuple(sorted((*kept, *fresh), key=lambda die: dice_order(die)))
    rerolled = combat.rerolled if side in combat.rerolled else (*combat.rerolled, side)
    if side == "attack":
        fought(work, attack=rolled, rerolled=rerolled)
    else:
        fought(work, defense=rolled, rerolled=rerolled)
    tell(work, "md-event-reroll", rule, side=side, dice=chosen, into=fresh)


def dice_order(die: str) -> int:
    """Weak dice before strong ones."""
    return "ybrg".index(die[0])


# What a hero may reroll.


def _worth_it(dice: tuple[str, ...], own: bool) -> bool:
    """Whether another roll could be better for the hero: own dice not all at their best, or others not all blank."""
    return any(die not in BEST for die in dice) if own else any(die not in BLANK for die in dice)


def reroll_options(combat: Combat, who: str) -> list[Option]:
    """`reroll attack`, `reroll defense`, `reroll g5 b2`, `keep`; nothing when no reroll could help."""
    options = []
    for side, dice in (("attack", combat.attack), ("defense", combat.defense)):
        own = _SIDE[who] == side
        if not dice or not _worth_it(dice, own):
            continue
        if side in combat.rerolls or "attack_or_defense" in combat.rerolls:
            options.append(Option(f"reroll {side}", "reroll", (side,)))
        if CHOSEN + side in combat.rerolls:
            options += [Option(f"reroll {' '.join(part)}", "reroll_dice", (side, *part)) for part in handfuls(dice)]
    return [*options, Option("done", "keep_roll", also="keep")] if options else []


def handfuls(dice: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every different choice of dice, one at least; dice of a colour that show the same are alike."""
    found: dict[tuple[tuple[str, tuple[int, int, int]], ...], tuple[str, ...]] = {}
    for count in range(1, len(dice) + 1):
        for part in combinations(dice, count):
            found.setdefault(tuple(sorted((die[0], WORTH[die]) for die in part)), part)
    return list(found.values())


def interrupt(work: Work, question: str, *args: Scalar) -> None:
    """Stop a combat for a question to the hero that fights; afterwards it goes on."""
    push(work, question, *args, seat=combat_of(work).seat)


REROLL = BOOK.asks("combat_reroll")


@REROLL.prompt
def _prompt(table: Table, seat: int, who: str) -> Text:
    combat = combat_of(table)
    return Text(
        "md-ask-reroll",
        {"enemy": foe_label(table, combat), "n": points(combat.attack), "shields": points(combat.defense)},
    )


@REROLL.offers
def _offers(table: Table, seat: int, who: str) -> list[Option]:
    return reroll_options(combat_of(table), who)


@REROLL.answers("keep_roll")
def _keep(work: Work, seat: int, who: str) -> None:
    fought(work, rerolls=())


@REROLL.answers("reroll")
def _reroll_all(work: Work, seat: int, who: str, side: str) -> None:
    combat = combat_of(work)
    _spend(work, side if side in combat.rerolls else "attack_or_defense")
    reroll(work, side, combat.attack if side == "attack" else combat.defense, "MD-CMB-15")


@REROLL.answers("reroll_dice")
def _reroll_some(work: Work, seat: int, who: str, side: str, *dice: str) -> None:
    _spend(work, CHOSEN + side)
    reroll(work, side, dice, "MD-SKILL-08")


def _spend(work: Work, what: str) -> None:
    left = list(combat_of(work).rerolls)
    left.remove(what)
    fought(work, rerolls=tuple(left))


# Blank dice after a reroll.


def _blanks(work: Work, who: str, lines: tuple[Power, ...]) -> bool:
    """Skills for blank dice work only when another effect rerolled them (MD-GLO-01). True: a die must be chosen."""
    combat = combat_of(work)
    side = _SIDE[who]
    if side not in combat.rerolled or f"blank:{who}" in combat.marks:
        return False
    marks = (*combat.marks, f"blank:{who}")
    for source, line in lines:
        for effect in line.effects:
            blank = [die for die in getattr(work.combat, side) if die in BLANK]
            kinds = sorted({die[0] for die in blank}, key=dice_order)
            if effect.op == "flip_blank" and blank:
                n = int(effect.args[0]) or len(blank)
                if n < len(blank) and len(kinds) > 1:
                    fought(work, marks=marks)
                    interrupt(work, "combat_blank", source, side, "flip")
                    return True
                flip(work, source, side, tuple(blank[:n]))
            elif effect.op == "blank_gain" and blank:
                if len(kinds) > 1:
                    fought(work, marks=marks)
                    interrupt(work, "combat_blank", source, side, "gain")
                    return True
                gain(work, source, kinds[0])
    fought(work, marks=(*combat_of(work).marks, f"blank:{who}"))
    return False


def flip(work: Work, source: str, side: str, blank: tuple[str, ...]) -> None:
    """Turn blank dice to their opposite faces (MD-GLO-10)."""
    combat = combat_of(work)
    dice = list(combat.attack if side == "attack" else combat.defense)
    for die in blank:
        dice[dice.index(die)] = opposite(die)
    turned = tuple(opposite(die) for die in blank)
    if side == "attack":
        fought(work, attack=tuple(dice))
    else:
        fought(work, defense=tuple(dice))
    tell(work, "md-event-flip", "MD-GLO-10", origin=origin(source), dice=blank, into=turned)


def gain(work: Work, source: str, color: str) -> None:
    """A blank die gains a symbol that counts in the final roll (MD-GLO-08)."""
    combat = combat_of(work)
    fought(work, marks=(*combat.marks, GAIN[color]))
    tell(work, "md-event-blank-gain", "MD-GLO-08", origin=origin(source), symbol=GAIN[color].partition(":")[2])


BLANKS = BOOK.asks("combat_blank")


@BLANKS.prompt
def _blank_prompt(table: Table, seat: int, source: str, side: str, what: str) -> Text:
    return Text("md-ask-blank", {"origin": origin(source)})


@BLANKS.offers
def _blank_offers(table: Table, seat: int, source: str, side: str, what: str) -> list[Option]:
    combat = combat_of(table)
    dice = combat.attack if side == "attack" else combat.defense
    kinds = sorted({die for die in dice if die in BLANK}, key=dice_order)
    colors = {die[0]: die for die in kinds}
    return [Option(f"{what} {die}", f"blank_{what}", (die,)) for die in colors.values()]


@BLANKS.answers("blank_flip")
def _blank_flip(work: Work, seat: int, source: str, side: str, what: str, die: str) -> None:
    flip(work, source, side, (die,))


@BLANKS.answers("blank_gain")
def _blank_gain(work: Work, seat: int, source: str, side: str, what: str, die: str) -> None:
    gain(work, source, die[0])
