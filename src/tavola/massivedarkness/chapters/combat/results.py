"""Step 3 of a combat: Hits against Shields, the wounds that follow, and who takes them (MD-CMB-17 to 20)."""

from __future__ import annotations

from ....kernel.records import Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...state import Combat, Foe, Table, Work, combat_of, foe_of, fought, the_foe, turned
from ..board.skills import Power
from .dice import points
from .effects import apply
from .lines import attacker_lines, foe_label, riposte
from .suffering import hurt
from .wounds import batter, kill_minions, toughness, wound


def hits_of(combat: Combat) -> int:
    """All Hits: those of the dice, and those of skills and enchantments."""
    return max(0, points(combat.attack) + combat.hits)


def shields_of(combat: Combat) -> int:
    """All Shields; never fewer than none."""
    return max(0, points(combat.defense) + combat.shields)


def wounds_of(combat: Combat) -> int:
    """Hits minus Shields, never below 0, and the wounds Shields do not stop; halved at the very end, rounded up
    (MD-CMB-17, MD-SKILL-53, MD-SKILL-13, rulings A-71 and A-132)."""
    wounds = max(0, hits_of(combat) - shields_of(combat)) + combat.damage
    return (wounds + 1) // 2 if "half_damage" in combat.marks else wounds


def inflicting(work: Work) -> bool:
    """True: the hero's player has to say who takes the wounds."""
    combat = combat_of(work)
    if "counted" not in combat.marks:
        _count(work)
        combat = combat_of(work)
    wounds = wounds_of(combat)
    if combat.pillar:
        _over(work)
        batter(work, combat.foe, wounds, "MD-MIS-08-05")
        return False
    if combat.mine:
        return _hero_wounds(work, combat, wounds)
    _over(work)
    back = riposte(work, combat)
    if back and shields_of(combat) > hits_of(combat):
        push(work, "payback", combat.foe, back, combat.seat)
    hurt(work, combat.seat, wounds, "MD-CMB-18")
    return False


@BOOK.does("payback")
def _payback(work: Work, n: int, back: int, seat: int) -> None:
    """The defending hero strikes back, even one that fell in the same moment: what counts is the roll (MD-SKILL-33)."""
    _tell_riposte(work, "hero", back)
    wound(work, n, back, seat)


def _count(work: Work) -> None:
    """Compare Hits and Shields; what an attack without wounds does instead comes now (MD-GLO-09)."""
    combat = combat_of(work)
    if wounds_of(combat) == 0:
        instead(work, attacker_lines(work, combat))
    combat = combat_of(work)
    combat = fought(work, marks=(*combat.marks, "counted"))
    tell(
        work,
        "md-event-result",
        "MD-CMB-17",
        enemy=foe_label(work, combat),
        hits=hits_of(combat),
        shields=shields_of(combat),
        extra=combat.damage,
        half=int("half_damage" in combat.marks),
        n=wounds_of(combat),
    )


def instead(work: Work, lines: tuple[Power, ...]) -> None:
    """What the attacker's skills do when no wound was caused."""
    for source, line in lines:
        for effect in line.effects:
            if effect.op == "if_no_damage" and not line.enchantment:
                for part in effect.parts:
                    apply(work, "attack", source, part)


def _over(work: Work) -> None:
    """The combat is over. An enemy the hero attacked in its own activation may strike back later (MD-CTR-01)."""
    combat, turn = combat_of(work), work.turn
    work.combat = None
    if combat.mine and combat.counter and turn is not None and turn.seat == combat.seat and combat.foe not in turn.hit:
        turned(work, hit=(*turn.hit, combat.foe))


def _tell_riposte(work: Work, side: str, back: int) -> None:
    tell(work, "md-event-riposte", "MD-SKILL-33", n=back, side=side)


# A hero's attack on an enemy.


def _hero_wounds(work: Work, combat: Combat, wounds: int) -> bool:
    foe = foe_of(work, combat.foe)
    if foe is None:
        _over(work)
        return False
    doomed = sum(int(mark.partition(":")[2]) for mark in combat.marks if mark.startswith("kill_minions:"))
    choices = assignments(foe, combat, wounds, doomed)
    if len(choices) > 1:
        push(work, "combat_assign", seat=combat.seat)
        return True
    inflict(work, choices[0])
    return False


def assignments(foe: Foe, combat: Combat, wounds: int, doomed: int = 0) -> list[int]:
    """How many of the wounds the boss may take. Minions protect it unless the mob is stunned, when each wound goes
    where the hero likes, or the attack may be aimed at the boss (MD-MOB-08, 10, 11, rulings A-70, A-126). No wound is
    wasted while it could be taken by a figure."""
    if not foe.minions:
        return [wounds]
    if foe.life <= 0 or not wounds or not (foe.stunned or combat.aim == "boss"):
        return [0]
    if not foe.stunned:
        return [0, wounds]
    left = max(0, toughness(foe) - _lost_health(foe, doomed))
    most = min(wounds, foe.life)
    least = min(most, max(0, wounds - left))
    return list(range(least, most + 1))


def _lost_health(foe: Foe, doomed: int) -> int:
    """The health of the minions that die at once, the wounded one first."""
    whole = toughness(foe) + foe.hurt
    return 0 if not doomed else min(toughness(foe), doomed * whole // foe.minions - foe.hurt)


def inflict(work: Work, boss: int) -> None:
    """The enemy takes the wounds, so many of them its boss; then a guardian's riposte comes back."""
    combat = combat_of(work)
    _over(work)
    foe = the_foe(work, combat.foe)
    wounds = wounds_of(combat)
    for mark in combat.marks:
        if mark.startswith("kill_minions:"):
            kill_minions(work, combat.foe, int(mark.partition(":")[2]), combat.seat)
    if not foe.minions:
        wound(work, combat.foe, wounds, combat.seat)
    else:
        now = foe_of(work, combat.foe)
        rest = wounds - boss if now is not None and now.minions else 0
        if rest + boss:
            wound(work, combat.foe, rest + boss, combat.seat, boss)
    back = riposte(work, combat)
    if back and shields_of(combat) > hits_of(combat):
        _tell_riposte(work, "enemy", back)
        hurt(work, combat.seat, back, "MD-SKILL-33")


def _choices(table: Table) -> list[int]:
    combat = combat_of(table)
    foe = the_foe(table, combat.foe)
    doomed = sum(int(mark.partition(":")[2]) for mark in combat.marks if mark.startswith("kill_minions:"))
    return assignments(foe, combat, wounds_of(combat), doomed)


ASSIGN = BOOK.asks("combat_assign")


@ASSIGN.prompt
def _assign_prompt(table: Table, seat: int) -> Text:
    combat = combat_of(table)
    return Text("md-ask-assign", {"enemy": foe_label(table, combat), "n": wounds_of(combat)})


@ASSIGN.offers
def _assign_offers(table: Table, seat: int) -> list[Option]:
    """`boss 2`: so many wounds go to the boss, the others to the minions."""
    return [Option(f"boss {n}", "assign", (n,)) for n in _choices(table)]


@ASSIGN.answers("assign")
def _assign(work: Work, seat: int, boss: int) -> None:
    inflict(work, boss)
