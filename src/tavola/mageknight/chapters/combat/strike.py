"""Attacks on enemies (MK-RNG, MK-ATK): targets, resistances, summed Armor, Fame.

Attack points are generated first and then spent whole on one group of targets; a surplus is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate

from msgspec.structs import replace

from ....kernel.records import LOOSE, Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import action
from ...catalog import PILES
from ...features import Feature, fire
from ...powers import Power, react, speaks
from ...state import Combat, Foe, Points, Table, Work
from ..pieces.fame import change_reputation, gain_fame
from ..pieces.foes import abilities, armor, foe_numbered, fortification, living, print_of, put_foe, resistances
from ..pieces.hexmap import put_space, space_at
from ..pieces.hurt import wound_foe
from ..pieces.piles import discard_enemy

_ELEMENTS = ("physical", "fire", "ice", "coldfire")
_WALLED = 1 << len(_ELEMENTS)
_RAMPAGER_REPUTATION = {"orc_marauder": 1, "draconum": 2, "pair": 1}


def targets(table: Table) -> list[Foe]:
    """Enemies an attack may choose now."""
    combat = table.combat
    if combat is None or combat.phase not in ("ranged", "attack"):
        return []
    able = [foe for foe in living(combat) if not foe.summoned_by]
    if combat.phase == "attack":
        return able
    return [foe for foe in able if fortification(table, foe) < 2]


def usable_points(table: Table, group: Iterable[Foe]) -> list[Points]:
    """The part of the pool that can be used against a group: a fortified target admits Siege only."""
    combat = table.combat
    if combat is None:
        return []
    points = [piece for piece in combat.pool if piece.what == "attack"]
    if any(piece.tag for piece in points):
        group = tuple(group)
        barred = {f"not {foe.n}" for foe in group}
        aimed = {f"only {foe.n}" for foe in group}
        points = [
            piece
            for piece in points
            if piece.tag not in barred and (piece.tag in aimed or not piece.tag.startswith("only "))
        ]
    if combat.phase == "attack":
        return points
    siege_only = any(fortification(table, foe) for foe in group)
    return [piece for piece in points if piece.kind == "siege" or (piece.kind == "ranged" and not siege_only)]


def resisted(element: str, group: Iterable[Foe]) -> bool:
    """Whether one of the targets makes attacks of this element inefficient; Cold Fire needs both resistances in one."""
    for foe in group:
        kinds = resistances(foe)
        if element == "coldfire":
            if "fire" in kinds and "ice" in kinds:
                return True
        elif element in kinds:
            return True
    return False


def attack_terms(table: Table, group: tuple[Foe, ...]) -> list[tuple[Points, bool]]:
    """Each Attack of the pool that can be used against a group, and whether it is inefficient there."""
    halved: dict[str, bool] = {}
    found = []
    for piece in usable_points(table, group):
        if piece.element not in halved:
            halved[piece.element] = resisted(piece.element, group)
        found.append((piece, halved[piece.element]))
    return found


def strength(table: Table, group: tuple[Foe, ...]) -> int:
    """What the pool is worth against a group: inefficient attacks are summed, then halved, rounded down."""
    full = half = 0
    for piece, halved in attack_terms(table, group):
        if halved:
            half += piece.n
        else:
            full += piece.n
    return full + half // 2


def armor_of(combat: Combat, group: tuple[Foe, ...]) -> int:
    """Summed Armor, with what an unused Defend adds to the first target it can guard."""
    return sum(armor(combat, foe) for foe in group) + _guard(combat, group)


def _guard(combat: Combat, group: tuple[Foe, ...]) -> int:
    """Each unused Defend in the combat lends its value to one of the enemies attacked."""
    lent = sorted((print_of(foe).defend for foe in _guardians(combat)), reverse=True)
    return sum(lent[: len(group)])


def _guardians(combat: Combat) -> list[Foe]:
    return [foe for foe in living(combat) if not foe.guarded and "defend" in abilities(foe)]


def attack_options(table: Table) -> list[Option]:
    """Each group of enemies the pool can defeat."""
    combat = table.combat
    if combat is None or not combat.pool:
        return []
    most = sum(piece.n for piece in combat.pool if piece.what == "attack")
    able = targets(table)
    armors = [armor(combat, foe) for foe in able]
    lent = [0, *accumulate(sorted((print_of(foe).defend for foe in _guardians(combat)), reverse=True))]
    found: list[Option] = []
    worth = _worths(table, able)

    def grow(start: int, group: tuple[int, ...], sum_before: int) -> None:
        for place in range(start, len(able)):
            larger = (*group, place)
            plain = sum_before + armors[place]
            need = plain + lent[min(len(larger), len(lent) - 1)]
            if need > most:
                continue
            if worth(larger) >= need:  # what `attack_barred` asks, for a group in reach
                numbers = tuple(able[one].n for one in larger)
                found.append(Option("attack " + " ".join(map(str, numbers)), "attack", numbers, LOOSE))
            grow(place + 1, larger, plain)

    grow(0, (), 0)
    return found


def _worths(table: Table, able: list[Foe]) -> Callable[[tuple[int, ...]], int]:
    """What the pool is worth against groups of targets, named by their places. Groups that resist the same and stand
    behind the same walls are worth the same Attack: it is reckoned once, unless points are aimed at single enemies."""
    combat = table.combat
    aimed = combat is not None and any(piece.tag for piece in combat.pool)
    walled = combat is not None and combat.phase == "ranged"
    kinds = [
        sum(1 << place for place, element in enumerate(_ELEMENTS) if resisted(element, (foe,)))
        + (_WALLED if walled and fortification(table, foe) else 0)
        for foe in able
    ]
    known: dict[int, int] = {}

    def worth(group: tuple[int, ...]) -> int:
        if aimed:
            return strength(table, tuple(able[one] for one in group))
        kind = 0
        for one in group:
            kind |= kinds[one]
        if kind not in known:
            known[kind] = strength(table, tuple(able[one] for one in group))
        return known[kind]

    return worth


def attack_barred(table: Table, group: tuple[Foe, ...]) -> Refusal | None:
    """Why a group of enemies cannot be defeated now: the phase, walls, or an Attack that is too low."""
    combat = table.combat
    if combat is None:
        return no("MK-CMB-04", "mk-why-only-in-combat")
    if combat.phase not in ("ranged", "attack"):
        return no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)
    able = targets(table)
    walls = {foe: fortification(table, foe) if combat.phase == "ranged" else 0 for foe in group}
    hardest = max(group, key=lambda foe: walls[foe])
    if any(foe not in able for foe in group):
        if walls[hardest] == 2:
            return no("MK-RNG-03a4", "mk-why-twice-fortified", enemy=hardest.enemy)
        return no("MK-BLK-02a" if any(foe.summoned_by for foe in group) else "MK-RNG-02", "mk-why-no-such-enemy")
    have, need = strength(table, group), armor_of(combat, group)
    if have >= need:
        return None
    if walls[hardest]:
        return no("MK-RNG-03a2", "mk-why-siege-only", enemy=hardest.enemy)
    return no("MK-RNG-06", "mk-why-attack-too-low", enemy=tuple(foe.enemy for foe in group), have=have, need=need)


@action("attack")
def attack(work: Work, *numbers: int) -> None:
    """The pool is spent on the group and all of it is defeated; unusable Ranged points stay for another attack."""
    combat = work.combat
    if combat is None:
        raise ValueError("no combat")
    group = tuple(foe for foe in combat.foes if foe.n in numbers)
    used, worth = usable_points(work, group), strength(work, group)
    left = tuple(piece for piece in combat.pool if piece not in used)
    work.combat = replace(combat, pool=left)
    tell(work, "mk-event-attack", "MK-RNG-05", enemy=tuple(foe.enemy for foe in group), count=worth)
    _spend_guards(work, group)
    push(work, "combat.check")
    for foe in group:
        defeat(work, foe.n)
    for piece in used:
        if piece.tag and (more := speaks(piece.tag, Power.attacked)):
            more(work, piece, group)


def fame_of(combat: Combat, foe: Foe) -> int:
    """The number on the token, or twice that. The enemies in another player's keep are worth half, rounded up, of
    their sum: each one what it adds to that."""
    fame = print_of(foe).fame
    if not foe.half:
        return 2 * fame if foe.double else fame
    before = sum(print_of(one).fame for one in combat.foes if one.half and one.defeated and one.n != foe.n)
    return (before + fame + 1) // 2 - (before + 1) // 2


def _scouted(work: Work, foe: Foe) -> int:
    """The token looked at by Scouts this turn is worth 1 Fame more: the one on that space, or the one drawn since."""
    for mod in work.me.mods:
        if mod.op != "scouted" or mod.args[0] != foe.enemy:
            continue
        where, *elsewhere = mod.args[1:]
        if foe.space == where or (where in PILES and foe.space not in elsewhere):
            work.me.mods = tuple(other for other in work.me.mods if other is not mod)
            return 1
    return 0


def _spend_guards(work: Work, group: tuple[Foe, ...]) -> None:
    """Each Defend works once in a combat."""
    combat = work.combat
    if combat is None:
        return
    guards = sorted(_guardians(combat), key=lambda foe: -print_of(foe).defend)
    for foe in guards[: len(group)]:
        put_foe(work, replace(foe, guarded=True))


def defeat(work: Work, n: int) -> None:
    """The token is discarded at once and its Fame moves on the track, as does the Reputation printed on it; a
    rampaging enemy also earns Reputation."""
    if work.combat is None:
        raise ValueError("no combat")
    foe = foe_numbered(work.combat, n)
    if foe.unit >= 0:
        wound_foe(work, foe)
        return
    put_foe(work, replace(foe, defeated=True))
    discard_enemy(work, foe.enemy)
    tell(work, "mk-event-defeat", "MK-RNG-05a", enemy=foe.enemy)
    gain_fame(work, fame_of(work.combat, foe) + _scouted(work, foe), "MK-RNG-05b1")
    change_reputation(work, print_of(foe).reputation, "")
    if foe.space:
        space = space_at(work, foe.space)
        tokens = list(space.tokens)
        tokens.remove(next(token for token in tokens if token.enemy == foe.enemy))
        put_space(work, foe.space, replace(space, tokens=tuple(tokens), rampaging=space.rampaging if tokens else ""))
    react(work, Power.enemy_defeated, foe)
    if foe.rampaging:
        change_reputation(work, _RAMPAGER_REPUTATION[foe.rampaging], "MK-RES-02a2")
    fire(work, Feature.enemy_defeated, foe.n)
