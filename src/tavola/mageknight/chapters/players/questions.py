"""The questions of a combat between players (MK-PVP-R, MK-PVP-M): attack or pass, block, assign the damage."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.effects import Ctx
from ....kernel.records import Effect, Option, Refusal, Scalar, Text, TextArg
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import ACTIONS, BOOK, VERBS, action, close_question
from ...powers import Power, speaks
from ...state import Foe, FoeAttack, Table, Work
from ..combat.block import after_block, block_options
from ..hand.plays import play_options
from ..hand.skills import on_others_turns
from ..hand.units import surplus as surplus_units
from ..pieces.foes import foe_numbered
from ..pieces.hurt import wound_foe
from ..pieces.opposing import HERO, contributing, face, opponent, put_rival, rival
from ..pieces.protection import damage_ignored, spared_wound, wound_spared
from ..pieces.wounds import take_wounds
from .duel import drive_away, hand_over, leave, swap_roles
from .strikes import (
    STEALING,
    assign_options,
    damage_left,
    elements,
    hero_toughness,
    standing,
    steal,
    strike_barred,
    surplus,
    the_duel,
    toughness,
    usable,
)

_OWN_TURN = ("skill", "return_skill", "flip_skill", "tactic_use")
_NO_SKILL = no("MK-PVP-03b3", "mk-why-partial-skill")
_BANNER_IN_OWN_TURN = no("MK-UNIT-08a", "mk-why-partial-banner")


def partial(table: Table) -> bool:
    """Whether whoever acts takes part only partially."""
    duel, _ = the_duel(table)
    return table.current == duel.defender and not duel.full


def _plays(table: Table) -> list[Option]:
    """Cards, Units and mana; what belongs to an own turn only for those who have one."""
    found = play_options(table)
    if not partial(table):
        return found
    return [option for option in found if part_barred(option.kind, str(option.args[0])) is None]


def part_barred(kind: str, name: str) -> Refusal | None:
    """What whoever takes part partially goes without: Skills that do not also work in the turns of others, the Tactic,
    and Banners, which are assigned in the own turn."""
    if kind == "banner":
        return _BANNER_IN_OWN_TURN
    if kind not in _OWN_TURN or (kind == "skill" and on_others_turns(name)):
        return None
    return _NO_SKILL


# -- the attacker -------------------------------------------------------------------------------------------------


ATTACK = BOOK.asks("duel.attack")


@ATTACK.prompt
def _attack_prompt(table: Table, seat: int) -> Text:
    duel, _ = the_duel(table)
    count = sum(piece.n for piece in usable(table))
    return Text("mk-ask-duel-attack", {"phase": duel.phase, "hero": rival(table).hero, "count": count})


@ATTACK.offers
def _attack_options(table: Table, seat: int) -> list[Option]:
    strike = [Option("strike", "strike")] if strike_barred(table) is None else []
    return [*strike, *_plays(table), Option("pass", "pass")]


ATTACK.goes_on(ACTIONS)


@action("strike")
def strike(work: Work) -> None:
    """All points that can be used make one Attack; the other player may block it."""
    close_question(work)
    duel, _ = the_duel(work)
    blows = usable(work)
    tell(
        work,
        "mk-event-duel-strike",
        "MK-PVP-R3" if duel.phase == "ranged" else "MK-PVP-M1b1",
        hero=work.me.hero,
        count=sum(piece.n for piece in blows),
        element=tuple(dict.fromkeys(piece.element for piece in blows)),
    )
    leave(work)
    duel, _ = the_duel(work)
    work.duel = replace(duel, stage="block", passes=0, blows=blows)
    hand_over(work, opponent(duel, work.current))
    _, combat = the_duel(work)
    work.combat = replace(combat, phase="block", pool=())
    face(work)
    push(work, "duel.block")


@action("pass")
def pass_on(work: Work) -> None:
    close_question(work)
    tell(work, "mk-event-duel-pass", "MK-PVP-R2", hero=work.me.hero)
    leave(work)
    duel, _ = the_duel(work)
    swap_roles(work, duel.passes + 1)


# -- the blocker --------------------------------------------------------------------------------------------------


BLOCK = BOOK.asks("duel.block")


@BLOCK.prompt
def _block_prompt(table: Table, seat: int) -> Text:
    parts = standing(table)
    attack = sum(n for n, _ in parts)
    args: dict[str, TextArg] = {"hero": rival(table).hero, "element": elements(parts), "count": attack}
    args["left"] = damage_left(table)
    return Text("mk-ask-duel-block", args)


@BLOCK.offers
def _block_options(table: Table, seat: int) -> list[Option]:
    held_back = [option for option in block_options(table) if option.kind == "reduce"]
    return [*held_back, *_plays(table), Option("pass", "stand", also="stand")]


BLOCK.goes_on(ACTIONS)


@action("stand")
def stand(work: Work) -> None:
    """The Block is what has been played. An Attack brought to nothing sets off what special Blocks do besides."""
    close_question(work)
    duel, combat = the_duel(work)
    left, parts, more = damage_left(work), standing(work), surplus(work)
    special = [piece for piece in combat.pool if piece.what == "block" and speaks(piece.kind, Power.blocked)]
    work.duel = replace(duel, damage=left, elements=elements(parts))
    tell(work, "mk-event-duel-block", "MK-PVP-R4b", hero=work.me.hero, count=left)
    push(work, "duel.hurt")
    if left:
        return
    work.combat = replace(combat, blocked=combat.blocked + 1)
    for piece in special:
        if contributing(combat):
            push(work, "duel.aftermath", piece.what, piece.n, piece.element, piece.kind, piece.origin, more)
        else:
            after_block(work, piece, HERO, more)


AFTERMATH = BOOK.asks("duel.aftermath", rest=0)


@AFTERMATH.prompt
def _aftermath_asks(table: Table, seat: int, block: tuple[Scalar, ...]) -> Text:
    return Text("mk-ask-duel-aftermath", {"origin": str(block[4])})


@AFTERMATH.offers
def _aftermath_options(table: Table, seat: int, block: tuple[Scalar, ...]) -> list[Option]:
    _, combat = the_duel(table)
    return [*(Option(f"target {foe.n}", "foe", (foe.n,)) for foe in contributing(combat)), Option("done", "done")]


@AFTERMATH.answers("foe")
def _aftermath(work: Work, seat: int, block: tuple[Scalar, ...], n: int) -> None:
    """The side effect may reach any one Unit that contributed to the Attack."""
    _reach(work, block, foe_numbered(the_duel(work)[1], n))


@AFTERMATH.answers("done")
def _no_aftermath(work: Work, seat: int, block: tuple[Scalar, ...]) -> None:
    _reach(work, block, HERO)


def _reach(work: Work, block: tuple[Scalar, ...], foe: Foe) -> None:
    """The frame holds a piece of the Block as it was played, and how much of it was left over."""
    *printed, more = block
    _, combat = the_duel(work)
    piece = next(one for one in combat.pool if [one.what, one.n, one.element, one.kind, one.origin] == printed)
    after_block(work, piece, foe, int(more))


# -- the damage ---------------------------------------------------------------------------------------------------


@BOOK.does("duel.hurt")
def hurt(work: Work) -> None:
    """What is left of the Attack is assigned by the attacker."""
    leave(work)
    duel, _ = the_duel(work)
    work.duel = replace(duel, stage="assign", blows=())
    hand_over(work, duel.attacker)
    face(work)
    push(work, "duel.assigning")


@BOOK.does("duel.assigning")
def assigning(work: Work) -> None:
    """Damage no Armor is low enough for is lost; then the roles are swapped."""
    duel, _ = the_duel(work)
    if duel.damage and assign_options(work):
        push(work, "duel.assign")
        return
    _lose_rest(work)


def _lose_rest(work: Work) -> None:
    duel, _ = the_duel(work)
    if duel.damage:
        tell(work, "mk-event-duel-wasted", "MK-PVP-R5c", count=duel.damage)
    swap_roles(work, 0)


ASSIGN = BOOK.asks("duel.assign")


@ASSIGN.prompt
def _assign_prompt(table: Table, seat: int) -> Text:
    duel, _ = the_duel(table)
    return Text("mk-ask-duel-assign", {"hero": rival(table).hero, "count": duel.damage})


@ASSIGN.offers
def _assignments(table: Table, seat: int) -> list[Option]:
    return [*assign_options(table), Option("done", "done")]


@ASSIGN.answers("wound")
def _wound(work: Work, seat: int, unit: int) -> None:
    """A Unit of the opponent, or (below 0) the Hero."""
    push(work, "duel.assigning")
    if unit < 0:
        _wound_hero(work)
        return
    _, combat = the_duel(work)
    foe = next(foe for foe in combat.foes if foe.unit == unit)
    _spend(work, toughness(work, foe))
    wound_foe(work, foe)


@ASSIGN.answers("drive")
def _drive(work: Work, seat: int, at: str) -> None:
    drive_away(work, at)


@ASSIGN.answers("done")
def _assigned(work: Work, seat: int) -> None:
    _lose_rest(work)


def _spend(work: Work, n: int) -> None:
    duel, _ = the_duel(work)
    work.duel = replace(duel, damage=duel.damage - n)


def _wound_hero(work: Work) -> None:
    """One Wound for damage equal to the Hero's Armor, besides what the Hero ignores; Wounds can knock the Hero out as
    in any combat, and the first may be cancelled."""
    _spend(work, hero_toughness(work))
    duel, _ = the_duel(work)
    attacker = work.current
    hand_over(work, opponent(duel, attacker))
    work.me.mods = damage_ignored(work.me)
    if spared_wound(work.me):
        work.me.mods = wound_spared(work.me)
        tell(work, "mk-event-wound-spared", "MK-PVP-S1", hero=work.me.hero)
    else:
        take_wounds(work, 1)
    hand_over(work, attacker)


@ASSIGN.answers("steal")
def _steal(work: Work, seat: int, card: str) -> None:
    """An Artifact for 5 damage. A Unit that stood under the stolen Banner of Command needs another Command token, so
    without one its owner disbands a Unit."""
    push(work, "duel.assigning")
    _spend(work, STEALING)
    victim = rival(work)
    tell(work, "mk-event-duel-steal", "MK-PVP-M2a1", hero=work.me.hero, hero2=victim.hero, card=card)
    put_rival(work, steal(work, victim, card))
    if surplus_units(rival(work)):
        push(work, "duel.act", work.current)
        hand_over(work, opponent(the_duel(work)[0], work.current))
        push(work, "units.surplus")


@BOOK.does("duel.act")
def act_again(work: Work, seat: int) -> None:
    """The other side has answered in between; this one goes on."""
    hand_over(work, seat)
    face(work)


# -- effects that skip an attack ----------------------------------------------------------------------------------


def skip_attacks() -> Effect:
    """The Block and Assign Damage phases are skipped; against a player, one Attack comes to nothing (MK-PVP-S5)."""
    return Effect("skip_attacks")


def _attacked(table: Table, effect: Effect, ctx: Ctx) -> bool:
    combat = table.combat
    return combat is not None and combat.phase in (("block",) if table.duel is not None else ("ranged", "block"))


@VERBS.verb("skip_attacks", can=_attacked)
def _skip(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Every open attack is called off. Cards stay played and Units Spent; the combat goes on."""
    combat = work.combat
    if combat is None:
        return
    foes = tuple(
        replace(foe, attacks=tuple(FoeAttack("cancelled") if one.state == "open" else one for one in foe.attacks))
        for foe in combat.foes
    )
    work.combat = replace(combat, foes=foes)
    if work.duel is not None:
        work.duel = replace(work.duel, blows=())
    tell(work, "mk-event-attacks-skipped", "MK-PVP-S5" if work.duel is not None else "")
