"""Blocking (MK-BLK): summoned monsters, one attack at a time, and cumbersome enemies."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import action
from ...catalog import ENEMIES
from ...powers import Power, speaks
from ...state import Combat, Foe, FoeAttack, Points, Table, Work
from ..pieces.foes import (
    DOOMED,
    all_blocked,
    attack_abilities,
    attack_value,
    block_need,
    foe_numbered,
    hidden_summoner,
    open_attacks,
    print_of,
    put_attack,
)
from ..pieces.piles import discard_enemy, draw_enemy, none_left

EFFICIENT = {
    "physical": ("physical", "fire", "ice", "coldfire"),
    "fire": ("ice", "coldfire"),
    "ice": ("fire", "coldfire"),
    "coldfire": ("coldfire",),
}


def summon(work: Work) -> None:
    """At the start of the Block phase each summoner's attack draws a monster that stands in for it."""
    combat = work.combat
    if combat is None:
        return
    foes = list(combat.foes)
    for foe in combat.foes:
        for pile in () if foe.defeated else summoning(foe):
            if none_left(work, pile):
                continue
            enemy = draw_enemy(work, pile)
            work.ledger.seal()
            monster = new_foe(len(foes) + 1, enemy)
            foes.append(replace(monster, summoned_by=foe.n))
            tell(work, "mk-event-summon", "MK-BLK-02", enemy=foe.enemy, enemy2=enemy)
    work.combat = replace(combat, foes=tuple(foes))


def summoning(foe: Foe) -> list[str]:
    """The piles its summon attacks draw from; one called off draws nothing."""
    return [
        printed.summon
        for printed, attack in zip(print_of(foe).attacks, foe.attacks, strict=True)
        if printed.summon and attack.state == "open"
    ]


def new_foe(n: int, enemy: str) -> Foe:
    return Foe(n, enemy, tuple(FoeAttack() for _ in ENEMIES[enemy].attacks))


def block_terms(combat: Combat, foe: Foe, index: int) -> list[tuple[Points, int, bool]]:
    """Each Block of the pool that may be used against one attack, what it is worth there, and whether it is
    inefficient."""
    printed = print_of(foe).attacks[index]
    efficient = EFFICIENT[printed.element]
    swift = "swift" in attack_abilities(foe, printed)
    return [
        (piece, piece_worth(piece, foe, index, swift), piece.element not in efficient)
        for piece in combat.pool
        if piece.what == "block" and meant_for(piece, foe)
    ]


def block_strength(combat: Combat, foe: Foe, index: int) -> int:
    """What the pool is worth against one attack: inefficient Blocks are summed, then halved, rounded down."""
    full = half = 0
    for _, worth, halved in block_terms(combat, foe, index):
        if halved:
            half += worth
        else:
            full += worth
    return full + half // 2


def meant_for(piece: Points, foe: Foe) -> bool:
    """Whether a Block may be used against this enemy; some are against one enemy only."""
    return not piece.tag.startswith("only ") or piece.tag == f"only {foe.n}"


def piece_worth(piece: Points, foe: Foe, index: int, swift: bool) -> int:
    """Special Blocks look at the enemy: doubled against Swift, or one more for each printed trouble."""
    if swift and piece.kind in ("vs_swift", "bash"):
        return piece.n * 2
    if piece.kind == "per_icon":
        return piece.n + _icons(foe)
    return piece.n


def _icons(foe: Foe) -> int:
    """Ability symbols, coloured attacks and resistances printed on the token."""
    printed = print_of(foe)
    if "arcane_immunity" in printed.abilities:
        return 0
    marks = {ability for attack in printed.attacks for ability in attack.abilities} | set(printed.abilities)
    marks |= {"elusive"} if printed.elusive else set()
    marks |= {"summon"} if any(attack.summon for attack in printed.attacks) else set()
    marks |= {"multiple"} if len(printed.attacks) > 1 else set()
    colors = {attack.element for attack in printed.attacks if attack.element != "physical" and not attack.summon}
    return len(marks) + len(colors) + len(printed.resistances)


def block_options(table: Table) -> list[Option]:
    """Attacks the pool can block, and Move points spent against cumbersome ones."""
    combat = table.combat
    if combat is None or combat.phase != "block":
        return []
    found = []
    for foe, index in open_attacks(combat):
        if block_barred(combat, foe, index) is None:
            found.append(Option(f"block {foe.n} {index + 1}", "block", (foe.n, index)))
        if reduce_barred(table, combat, foe, index) is None:
            found.append(Option(f"reduce {foe.n} {index + 1}", "reduce", (foe.n, index)))
    return found


def threat_barred(combat: Combat, foe: Foe, index: int) -> Refusal | None:
    """Why there is nothing to block in an attack: it summons, or is dealt with."""
    if combat.phase != "block":
        return no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)
    if foe.defeated or not 0 <= index < len(foe.attacks):
        return no("MK-BLK-03", "mk-why-no-such-enemy")
    if print_of(foe).attacks[index].summon or hidden_summoner(combat, foe):
        return no("MK-BLK-02a", "mk-why-summoner", enemy=foe.enemy)
    if foe.attacks[index].state != "open":
        return no("MK-BLK-07", "mk-why-attack-settled", enemy=foe.enemy)
    return None


def block_barred(combat: Combat, foe: Foe, index: int) -> Refusal | None:
    """Why an attack cannot be blocked now."""
    barred = threat_barred(combat, foe, index)
    if barred is not None:
        return barred
    need = block_need(foe, index)
    if combat.pool and block_strength(combat, foe, index) >= need:
        return None
    return no("MK-BLK-08", "mk-why-block-too-low", enemy=foe.enemy, need=need)


def reduce_barred(table: Table, combat: Combat, foe: Foe, index: int) -> Refusal | None:
    """Why Move points do not hold an attack back."""
    barred = threat_barred(combat, foe, index)
    if barred is not None:
        return barred
    if "cumbersome" not in attack_abilities(foe, print_of(foe).attacks[index]):
        return no("MK-ABL-CUMBERSOME1", "mk-why-not-cumbersome", enemy=foe.enemy)
    return None if table.me.move > 0 else no("MK-ABL-CUMBERSOME1", "mk-why-move-points", cost=1, have=table.me.move)


@action("block")
def block(work: Work, n: int, index: int) -> None:
    """All Block of the pool that may goes against this one attack; a surplus is lost."""
    combat = work.combat
    if combat is None:
        raise ValueError("no combat")
    foe = foe_numbered(combat, n)
    special = [piece for piece in combat.pool if piece.what == "block" and speaks(piece.kind, Power.blocked)]
    surplus = block_strength(combat, foe, index) - block_need(foe, index) if special else 0
    pool = tuple(piece for piece in combat.pool if piece.what != "block" or not meant_for(piece, foe))
    work.combat = replace(combat, pool=pool)
    mark_blocked(work, foe, index)
    for piece in special:
        if work.combat is not None:
            after_block(work, piece, foe_numbered(work.combat, n), surplus)


def after_block(work: Work, piece: Points, foe: Foe, surplus: int) -> None:
    """What a special Block does besides."""
    more = speaks(piece.kind, Power.blocked)
    if more is not None:
        more(work, piece, foe, surplus)


def mark_blocked(work: Work, foe: Foe, index: int) -> None:
    """A blocked attack deals no damage; a blocked summoned monster is discarded without Fame."""
    changed = put_attack(work, foe, index, FoeAttack("blocked", foe.attacks[index].less))
    tell(work, "mk-event-block", "MK-BLK-06", enemy=foe.enemy)
    combat = work.combat
    if combat is None or not all_blocked(changed):
        return
    if changed.summoned_by:
        dismiss(work, changed)
        return
    work.combat = replace(combat, blocked=combat.blocked + 1)
    if DOOMED in changed.lost:
        push(work, "foes.doom", changed.n)


def dismiss(work: Work, foe: Foe) -> None:
    """A summoned monster leaves: its token to the discard, no Fame."""
    discard_enemy(work, foe.enemy)
    combat = work.combat
    if combat is not None:
        work.combat = replace(
            combat,
            foes=tuple(replace(foe, defeated=True) if other.n == foe.n else other for other in combat.foes),
        )


@action("reduce")
def reduce_cumbersome(work: Work, n: int, index: int) -> None:
    """Each Move point spent lowers a cumbersome attack by 1 for the turn; at 0 it counts as blocked."""
    work.me.move -= 1
    weaken(work, n, index, 1, "MK-ABL-CUMBERSOME1")


def weaken(work: Work, n: int, index: int, less: int, rule: str = "MK-EFF-01c") -> None:
    """Lower one attack; brought to 0 it counts as blocked."""
    combat = work.combat
    if combat is None:
        raise ValueError("no combat")
    foe = foe_numbered(combat, n)
    attack = foe.attacks[index]
    changed = put_attack(work, foe, index, FoeAttack(attack.state, attack.less + less))
    tell(work, "mk-event-weaken", rule, enemy=foe.enemy, count=less)
    if attack_value(changed, index) == 0 and attack.state == "open":
        mark_blocked(work, changed, index)


def stir(work: Work, sign: int) -> None:
    """Nature's Vengeance of a rival: every attack is higher while it can be blocked, and no more when damage is
    dealt. One that comes to 0 counts as blocked."""
    more = sign * sum(int(mod.args[0]) for mod in work.me.mods if mod.op == "fiercer")
    if not more or work.combat is None:
        return
    for n, index in [(foe.n, index) for foe, index in open_attacks(work.combat)]:
        foe = foe_numbered(work.combat, n)
        attack = foe.attacks[index]
        changed = put_attack(work, foe, index, FoeAttack(attack.state, attack.less - more))
        if attack_value(changed, index) == 0:
            mark_blocked(work, changed, index)
