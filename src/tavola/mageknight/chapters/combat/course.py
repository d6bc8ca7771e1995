"""Combat (MK-CMB): who fights whom, and the four phases in their order."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from msgspec.structs import replace

from ....kernel.records import LOOSE, Frame, Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import ACTIONS, BOOK, action, close_question, context
from ...catalog import RUINS
from ...features import Feature, fire, fold, owned_sites
from ...state import Combat, Foe, Table, Token, Work
from ..hand.bonuses import keeps
from ..hand.plays import play_options
from ..land.cities import fortify
from ..land.movement import turn_up
from ..pieces.fame import change_reputation
from ..pieces.foes import living, open_attacks
from ..pieces.hexmap import put_space, rampagers_near, site_at, site_card, space_at
from ..pieces.piles import draw_enemy, none_left
from ..pieces.tracks import ASSAULT_REPUTATION
from .block import block_options, dismiss, new_foe, stir, summon
from .damage import damage_options, must_choose, pending, to_hero
from .strike import attack_options

_NOTHING_TO_ENTER = no("MK-CMB-01b", "mk-why-nothing-to-enter")
_NO_MONASTERY = no("MK-TURN-06c4", "mk-why-no-monastery")
PHASES = ("ranged", "block", "damage", "attack")


def _standing(work: Work, spaces: tuple[str, ...], first: int) -> list[Foe]:
    """Rampaging enemies of some spaces as foes; nothing fortifies them."""
    found: list[Foe] = []
    for at in spaces:
        space = space_at(work, at)
        for token in space.tokens:
            foe = new_foe(first + len(found), token.enemy)
            found.append(replace(foe, space=at, rampaging=space.rampaging))
    return found


def standing_at(table: Table, spaces: Iterable[str]) -> tuple[str, ...]:
    """Whoever rampages on some spaces."""
    return tuple(token.enemy for at in spaces for token in space_at(table, at).tokens)


def enter_combat(work: Work) -> None:
    """Points of the movement and unused healing are lost."""
    me = work.me
    me.heal = 0
    if not keeps(me, "move"):
        me.move = 0
    if not keeps(me, "influence"):
        me.influence = 0
    work.phase = "combat"


def begin(work: Work, combat: Combat) -> None:
    """The fight starts."""
    enter_combat(work)
    work.combat = replace(combat, walls=False) if any(mod.op == "no_walls" for mod in work.me.mods) else combat
    tell(work, "mk-event-combat", "MK-CMB-03", enemy=tuple(foe.enemy for foe in combat.foes))
    push(work, "combat")
    fire(work, Feature.combat_starts)


@BOOK.does("combat.assault")
def assault(work: Work, at: str, back: str, *angry: str) -> None:
    """Entering a hostile fortified site: Reputation -1, its defenders turn up, provoked enemies join."""
    change_reputation(work, fold(work, Feature.assault_reputation, ASSAULT_REPUTATION), "MK-CMB-01a2")
    site = site_card(work, at)
    tell(work, "mk-event-assault", "MK-CMB-01a1", site=site.id if site else "")
    turn_up(work, at)
    space = space_at(work, at)
    if not space.tokens and space.shields:
        # Another player's keep with its owner away: a grey enemy holds it, worth half its Fame.
        count = fold(work, Feature.guards, 1)
        pile = site.garrison if site else "grey"
        put_space(work, at, replace(space, tokens=tuple(Token(draw_enemy(work, pile), True) for _ in range(count))))
        work.ledger.seal()
    push(work, "combat.join", "assault", at, back, *angry)


@BOOK.does("combat.provoked")
def provoked(work: Work, at: str, *angry: str) -> None:
    """A step past rampaging enemies: they must be fought."""
    tell(work, "mk-event-provoked", "MK-MOV-04c", enemy=standing_at(work, angry))
    push(work, "combat.join", "challenge", at, "", *angry)


@BOOK.does("combat.join")
def join(work: Work, kind: str, at: str, back: str, *angry: str) -> None:
    """Further rampaging enemies next to the space entered may be challenged to join."""
    others = [near for near in rampagers_near(work, at) if near not in angry]
    if others:
        push(work, "combat.invite", kind, at, back, *angry)
    else:
        _fight(work, kind, at, back, tuple(angry))


INVITE = BOOK.asks("combat.invite", "mk-ask-invite", rest=3)


@INVITE.offers
def _invitations(table: Table, seat: int, kind: str, at: str, back: str, angry: tuple[str, ...]) -> list[Option]:
    others = [near for near in rampagers_near(table, at) if near not in angry]
    return [Option("done", "invite")] + [
        Option("invite " + " ".join(group), "invite", group, LOOSE)
        for size in range(1, len(others) + 1)
        for group in combinations(others, size)
    ]


@INVITE.answers("invite")
def _invite(work: Work, seat: int, kind: str, at: str, back: str, angry: tuple[str, ...], *invited: str) -> None:
    _fight(work, kind, at, back, (*angry, *invited))


def _fight(work: Work, kind: str, at: str, back: str, rampaging: tuple[str, ...]) -> None:
    foes: list[Foe] = []
    if kind == "assault":
        half = bool(space_at(work, at).shields) and site_at(work, at) in owned_sites(work)
        for enemy in _defenders(work, at):
            foe = replace(new_foe(len(foes) + 1, enemy), space=at, defender=True, half=half)
            foes.append(fortify(work, at, foe))
    foes += _standing(work, rampaging, len(foes) + 1)
    site = site_card(work, at)
    begin(work, Combat(kind, at, "ranged", tuple(foes), site=site.id if site else "", back=back))


def _defenders(table: Table, at: str) -> tuple[str, ...]:
    """Who stands against an assault: all defenders, or those dealt to a participant of a joint one."""
    if table.joint is not None:
        return table.joint.shares[table.joint.place]
    return tuple(token.enemy for token in space_at(table, at).tokens)


def start_options(table: Table) -> list[Option]:
    """Fights the player may choose as the action, where one may be started: rampaging neighbours, the adventure site
    here, the monastery."""
    near = rampagers_near(table, table.me.at)
    found = [
        Option("challenge " + " ".join(group), "challenge", group, LOOSE)
        for size in range(1, len(near) + 1)
        for group in combinations(near, size)
    ]
    if enter_barred(table) is None:
        found.append(Option("enter", "enter"))
    if burn_barred(table) is None:
        found.append(Option("burn", "burn"))
    return found


def challenge_barred(table: Table, spaces: Iterable[str]) -> Refusal | None:
    """Why nobody on these spaces can be challenged."""
    near = rampagers_near(table, table.me.at)
    if near and all(at in near for at in spaces):
        return None
    return no("MK-CMB-01d", "mk-why-no-rampager-near")


def enter_barred(table: Table) -> Refusal | None:
    """Why there is nothing to enter: dungeons and tombs always may be, dens and grounds while unconquered, ruins while
    enemies guard them."""
    site = site_card(table, table.me.at)
    if site is None or site.category != "adventure" or site.id in ("maze", "labyrinth"):
        return _NOTHING_TO_ENTER
    space = space_at(table, table.me.at)
    if site.id == "ancient_ruins":
        guarded = bool(space.ruin) and not space.shields and bool(RUINS[space.ruin].enemies)
        return None if guarded else _NOTHING_TO_ENTER
    if not space.shields or (site.again and fold(table, Feature.may_delve_again, True)):
        return None
    if site.again:
        return no("MK-SCN-DUNGEON-08", "mk-why-conquered")
    return no("MK-CMB-01b2", "mk-why-conquered-before")


def burn_barred(table: Table) -> Refusal | None:
    """Only a monastery burns."""
    site = site_card(table, table.me.at)
    return None if site is not None and site.id == "monastery" else _NO_MONASTERY


@action("challenge")
def challenge(work: Work, *spaces: str) -> None:
    _fight(work, "challenge", work.me.at, "", spaces)


@action("enter")
def enter(work: Work) -> None:
    """Fight everything in the adventure site; enemies not met before are drawn now."""
    at = work.me.at
    site = site_card(work, at)
    if site is None:
        raise ValueError(f"no site at {at}")
    space = space_at(work, at)
    piles = RUINS[space.ruin].enemies if space.ruin else site.enemies
    if space.tokens:
        enemies = tuple(token.enemy for token in space.tokens)
        if not site.keeps_enemies:  # the token that marked a secret entrance
            put_space(work, at, replace(space, tokens=()))
            work.ledger.seal()
    else:
        enemies = tuple(draw_enemy(work, pile) for pile in piles if not none_left(work, pile))
        work.ledger.seal()
        if site.keeps_enemies:
            put_space(work, at, replace(space, tokens=tuple(Token(enemy, True) for enemy in enemies)))
    tell(work, "mk-event-enter", "MK-CMB-01b", site=site.id)
    kept = at if site.keeps_enemies else ""
    foes = tuple(replace(new_foe(n, enemy), space=kept, defender=True) for n, enemy in enumerate(enemies, 1))
    begin(
        work,
        Combat("adventure", at, "ranged", foes, site=site.id, night=site.night_rules, units=site.units_allowed),
    )


@action("burn")
def burn(work: Work) -> None:
    """Reputation -3 first, then a violet enemy defends the monastery; Units take no part."""
    change_reputation(work, -3, "MK-CMB-01c1")
    enemy = draw_enemy(work, "violet")
    work.ledger.seal()
    tell(work, "mk-event-burn", "MK-CMB-01c1")
    foe = replace(new_foe(1, enemy), defender=True)
    begin(work, Combat("burn", work.me.at, "ranged", (foe,), site="monastery", units=False))


FIGHT = BOOK.asks("combat")


@FIGHT.prompt
def _combat_prompt(table: Table, seat: int) -> Text:
    combat = table.combat
    if combat is None:
        return Text("mk-ask-combat", {"phase": "", "count": 0})
    return Text("mk-ask-combat", {"phase": combat.phase, "count": len(open_attacks(combat))})


@FIGHT.offers
def _combat_options(table: Table, seat: int) -> list[Option]:
    combat = table.combat
    if combat is None:
        return []
    found = attack_options(table) + block_options(table) + damage_options(table)
    found += play_options(table)
    if combat.phase != "damage":
        found.append(Option("next", "phase"))
    return found


FIGHT.goes_on(ACTIONS)


@action("phase")
def next_phase(work: Work) -> None:
    """Attack, Block and Move points not assigned are lost; the next phase begins, or the combat ends."""
    combat = work.combat
    if combat is None:
        raise ValueError("no combat")
    phase = combat.phase
    work.combat = replace(combat, pool=())
    if not keeps(work.me, "move"):
        work.me.move = 0
    if phase == "ranged":
        _to_block(work)
    elif phase == "block":
        _to_damage(work)
    elif phase == "damage":
        _to_attack(work)
    else:
        _finish(work)


def _set_phase(work: Work, phase: str) -> None:
    if work.combat is not None:
        work.combat = replace(work.combat, phase=phase)
        tell(work, "mk-event-phase", phase=phase)
        fire(work, Feature.phase_starts, phase)


def _to_block(work: Work) -> None:
    """Everyone still standing attacks; with nobody left the combat is over."""
    combat = work.combat
    if combat is None or not living(combat):
        _finish(work)
        return
    summon(work)
    if work.me.mods:
        stir(work, 1)
    _set_phase(work, "block")


def _to_damage(work: Work) -> None:
    if work.me.mods:
        stir(work, -1)
    _set_phase(work, "damage")
    push(work, "combat.damage")


@BOOK.does("combat.check")
def check_over(work: Work) -> None:
    """With every enemy defeated the combat is over, once what is still going on is done; against a player it goes
    on."""
    if work.combat is None or work.duel is not None or living(work.combat):
        return
    places = [place for place, waiting in enumerate(work.stack) if waiting.step == "combat"]
    if places and places[-1] != len(work.stack) - 1:
        work.stack = (*work.stack[: places[-1] + 1], Frame("combat.check"), *work.stack[places[-1] + 1 :])
    else:
        _finish(work)


@BOOK.does("combat.damage")
def settle_damage(work: Work) -> None:
    """Damage no Unit could take goes to the Hero by itself; with none left the Attack phase begins."""
    if work.combat is None:
        return
    while pending(work) and not must_choose(work):
        foe, index, _ = pending(work)[0]
        to_hero(work, foe, index)
    if not pending(work):
        _to_attack(work)


def _to_attack(work: Work) -> None:
    """Summoned monsters are gone before the Attack phase."""
    combat = work.combat
    if combat is None:
        return
    for foe in combat.foes:
        if foe.summoned_by and not foe.defeated:
            dismiss(work, foe)
    if work.combat is not None and not living(work.combat):
        _finish(work)
    else:
        _set_phase(work, "attack")
        for mod in work.me.mods:
            if mod.op == "in_attack_phase":
                push(work, "effect", *context(str(mod.args[0])), effects=mod.parts)


def _finish(work: Work) -> None:
    close_question(work)
    push(work, "results")
