"""Wounds of enemies and pillars: kills, experience and loot follow (MD-CMB-18 to 20, MD-MOB-22 to 28)."""

from __future__ import annotations

from ....kernel.work import push, tell
from ...catalog import ENEMIES
from ...features import Feature, attackable, fire
from ...state import NOBODY, Foe, Pillar, Work, alter, foe_of, remove_foe
from ..board.board import zone_name
from ..board.decks import discard, put_away
from ..board.naming import foe_type, pillar_name
from ..gear.experience import earn, earn_all
from ..gear.treasure import found

#: What the death of a leader gives to every hero, by the role of its card, and the rule.
BOUNTY = {"mob": (3, "MD-MOB-14"), "agent": (4, "MD-AGT-06"), "roaming": (5, "MD-ROAM-04")}


def toughness(foe: Foe) -> int:
    """The wounds it takes to kill every minion."""
    each = ENEMIES[foe.card].health - foe.worn
    return foe.minions * each - foe.hurt


def leader_health(foe: Foe, heroes: int) -> int:
    """The full health of a boss, agent or roaming monster; the latter two have it per starting hero (MD-ENM-05)."""
    card = ENEMIES[foe.card]
    return card.health if card.role == "mob" else card.health * heroes


def wound(work: Work, n: int, wounds: int, seat: int, boss: int = 0) -> None:
    """An enemy suffers wounds, so many of them its boss; a mob's others go to its minions one at a time, and what is
    left when the last minion dies is lost (MD-MOB-22, MD-MOB-24)."""
    foe = foe_of(work, n)
    if foe is None:
        return
    if not foe.minions:
        boss = wounds
    if wounds > boss:
        foe = _wound_minions(work, foe, wounds - boss, seat)
    if boss > 0 and foe.life > 0:
        foe = _wound_leader(work, foe, boss, seat)
    _leave(work, foe, seat)


def _wound_minions(work: Work, foe: Foe, wounds: int, seat: int) -> Foe:
    each = ENEMIES[foe.card].health - foe.worn
    total = min(toughness(foe), wounds) + foe.hurt
    killed, hurt_one = divmod(total, each)
    tell(work, "md-event-minions-hurt", "MD-MOB-22", enemy=foe_type(foe), n=wounds)
    return _fewer(work, foe, killed, hurt_one, seat)


def _fewer(work: Work, foe: Foe, killed: int, hurt_one: int, seat: int) -> Foe:
    """Some minions die: 1 experience each for whoever struck the blow (MD-MOB-13)."""
    foe = alter(work, foe.n, minions=foe.minions - killed, hurt=hurt_one if foe.minions > killed else 0)
    if killed:
        tell(work, "md-event-minions-die", "MD-ENM-07", enemy=foe_type(foe), n=killed, left=foe.minions)
        if seat != NOBODY:
            earn(work, seat, killed, "MD-MOB-13")
    return foe


def _wound_leader(work: Work, foe: Foe, wounds: int, seat: int) -> Foe:
    life = max(0, foe.life - wounds)
    tell(work, "md-event-leader-hurt", "MD-CMB-18", enemy=foe_type(foe), rank=_rank(foe), n=wounds, left=life)
    foe = alter(work, foe.n, life=life)
    return foe if life else _behead(work, foe, seat)


def _rank(foe: Foe) -> str:
    """What the leader is called: boss, agent or roaming."""
    role = ENEMIES[foe.card].role
    return "boss" if role == "mob" else role


def _behead(work: Work, foe: Foe, seat: int) -> Foe:
    """The leader dies: experience for every hero, its equipment for the killer (MD-CMB-20, MD-MOB-14, MD-MOB-25)."""
    role = ENEMIES[foe.card].role
    tell(work, "md-event-leader-dies", "MD-CMB-19", enemy=foe_type(foe), rank=_rank(foe))
    loot = foe.loot
    foe = alter(work, foe.n, loot="")
    if seat != NOBODY:
        earn_all(work, *BOUNTY[role])
    if loot in ENEMIES:
        discard(work, ENEMIES[loot].category, loot)
    elif loot and seat != NOBODY:
        push(work, "tidy", seat)
        found(work, seat, loot)
    elif loot:
        put_away(work, loot)
    return foe


def _leave(work: Work, foe: Foe, seat: int) -> None:
    """An enemy without figures leaves the board; its card is discarded (ruling A-129)."""
    if foe.life > 0 or foe.minions:
        return
    remove_foe(work, foe.n)
    card = ENEMIES[foe.card]
    discard(work, card.category or f"guard_{card.level}", foe.card)
    fire(work, Feature.killed, foe, seat)


def kill_minions(work: Work, n: int, count: int, seat: int) -> None:
    """So many minions die at once, the wounded one first (MD-GLO-05)."""
    foe = foe_of(work, n)
    if foe is not None and foe.minions:
        killed = min(count, foe.minions)
        _leave(work, _fewer(work, foe, killed, 0 if killed else foe.hurt, seat), seat)


def area(work: Work, zone: int, wounds: int, seat: int) -> None:
    """Each enemy figure of a zone suffers the wounds, the boss too (MD-MOB-09, ruling A-72)."""
    tell(work, "md-event-blast", "MD-MOB-09", zone=zone_name(work, zone), n=wounds)
    for standing in work.foes:
        if standing.at != zone or not attackable(work, standing):
            continue
        foe = standing
        if foe.minions:
            each = ENEMIES[foe.card].health - foe.worn
            if wounds >= each:
                foe = _fewer(work, foe, foe.minions, 0, seat)
            else:
                if foe.hurt + wounds >= each:
                    foe = _fewer(work, foe, 1, 0, seat)
                foe = alter(work, foe.n, worn=foe.worn + wounds if foe.minions else 0)
        if foe.life > 0:
            foe = _wound_leader(work, foe, wounds, seat)
        _leave(work, foe, seat)


def slay(work: Work, n: int, seat: int = NOBODY, xp: bool = True) -> None:
    """A whole enemy dies at once. Without a killer there is neither experience nor loot (ruling A-58)."""
    foe = foe_of(work, n)
    if foe is None:
        return
    killer = seat if xp else NOBODY
    if foe.minions:
        foe = _fewer(work, foe, foe.minions, 0, killer)
    if foe.life > 0:
        foe = _behead(work, alter(work, foe.n, life=0), killer)
    _leave(work, foe, seat)


def mend(work: Work, n: int, wounds: int, rule: str) -> None:
    """An enemy heals: its leader first, then the wounded minion."""
    foe = foe_of(work, n)
    if foe is None:
        return
    missing = leader_health(foe, len(work.heroes)) - foe.life if foe.life > 0 else 0
    first = min(wounds or missing, missing)
    second = min((wounds or foe.hurt) - first, foe.hurt)
    if first + second > 0:
        alter(work, n, life=foe.life + first, hurt=foe.hurt - second)
        tell(work, "md-event-enemy-heals", rule, enemy=foe_type(foe), n=first + second)


# Pillars.


def batter(work: Work, n: int, wounds: int, rule: str) -> None:
    """A pillar suffers wounds; at 0 it falls (MD-MIS-08-05, MD-MIS-09-15)."""
    pillar = next((one for one in work.pillars if one.n == n), None)
    if pillar is None or wounds <= 0:
        return
    left = max(0, pillar.health - wounds)
    tell(work, "md-event-pillar-hurt", rule, pillar=pillar_name(work, n), n=wounds, left=left)
    if left:
        work.pillars = tuple(Pillar(n, left) if one.n == n else one for one in work.pillars)
        return
    work.pillars = tuple(one for one in work.pillars if one.n != n)
    tell(work, "md-event-pillar-falls", rule, pillar=pillar_name(work, n))
    fire(work, Feature.fallen, n)
