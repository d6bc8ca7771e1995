"""Units (MK-UNIT): Command tokens, activation, recruiting and disbanding."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from ....kernel.records import PAYS, Effect, Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK, VERBS, action, context
from ...catalog import BASIC_COLORS, SKILLS, UNITS
from ...state import Played, PlayerFields, Table, Unit, Work, unit_numbered, with_unit
from ..pieces.mana import pay, sources, ways
from ..pieces.opposing import forget_unit
from ..pieces.tracks import LEVELS
from ..pieces.wages import wage
from .banners import COMMAND, drop_banner
from .bonuses import praised
from .cards import flags_for, yields


def commands(me: PlayerFields) -> int:
    """How many Units the player may lead."""
    return _plain_commands(me) + len(_skill_tokens(me))


def _plain_commands(me: PlayerFields) -> int:
    """Command tokens of the level, and Banners that serve as one."""
    return LEVELS[me.level - 1].commands + sum(unit.banner == COMMAND for unit in me.units)


def _skill_tokens(me: PlayerFields) -> list[str]:
    """Skills that serve as a Command token."""
    return [owned.skill for owned in me.skills if SKILLS[owned.skill].rebate]


def free_token(me: PlayerFields) -> str:
    """A Skill that serves as a Command token and has no Unit yet."""
    taken = [unit.token for unit in me.units]
    return next((skill for skill in _skill_tokens(me) if skill not in taken), "") if me.skills else ""


def surplus(me: PlayerFields) -> bool:
    """Whether there are more Units than Command tokens for them."""
    return sum(not unit.token for unit in me.units) > _plain_commands(me)


def takes_part(table: Table, unit: Unit) -> bool:
    """Whether a Unit may be used now. Some fights (underground, burning a monastery) allow no Units, or only the one
    that came along; one bound by a Skill always fights."""
    combat = table.combat
    return combat is None or combat.units or combat.companion == unit.n or bool(unit.token)


def ability_options(table: Table, have: list[tuple[str, str]]) -> list[Option]:
    """Every ability of every Unit that is Ready and Unwounded."""
    found: list[Option] = []
    if not table.me.units:
        return found
    for unit in table.me.units:
        if unit_barred(table, unit) is not None:
            continue
        for index, ability in enumerate(UNITS[unit.unit].abilities):
            ctx = context("unit:" + unit.unit, ability.mana, unit=unit.n)
            if not VERBS.can(table, ability.effect, ctx):
                continue
            name = f"use {unit.unit} {unit.n + 1} {index + 1}"
            flags = 0 if praised(table.me, unit) else flags_for(table, yields(ability.effect), ability.effect)
            if not ability.mana:
                found.append(Option(name, "ability", (unit.n, index, ""), flags))
            for way in ways(table, have, ability.mana) if ability.mana else ():
                found.append(Option(f"{name} {way}", "ability", (unit.n, index, way), flags | PAYS))
    return found


def unit_barred(table: Table, unit: Unit) -> Refusal | None:
    """Why a Unit cannot be activated: it is wounded or spent, takes no part in this fight, or its wage is not there."""
    if unit.wounds:
        return _unfit(unit.unit, "MK-UNIT-05a", "mk-why-unit-wounded")
    if unit.spent:
        return _unfit(unit.unit, "MK-UNIT-05b", "mk-why-unit-spent")
    if not takes_part(table, unit):
        return no("MK-CMB-01b", "mk-why-no-units-here")
    cost, have = wage(table, unit.unit), max(0, table.me.influence)
    return None if cost <= have else no("MK-UNIT-05d", "mk-why-influence", cost=cost, have=have)


@cache
def _unfit(unit: str, rule: str, key: str) -> Refusal:
    return no(rule, key, unit=unit)


@action("ability")
def activate(work: Work, n: int, index: int, payment: str) -> None:
    """One ability of the Unit; its Command token goes on it and it is Spent."""
    unit = unit_numbered(work.me.units, n)
    ability = UNITS[unit.unit].abilities[index]
    if payment:
        pay(work, payment, ability.mana)
    work.me.influence -= wage(work, unit.unit)
    put_unit(work, replace(unit, spent=True))
    if work.combat is not None and not work.combat.helped:
        work.combat = replace(work.combat, helped=True)
    tell(work, "mk-event-activate", "MK-UNIT-05c", unit=unit.unit, effect=ability.effect)
    if "many" in UNITS[unit.unit].traits:
        push(work, "units.again", n, index)
    VERBS.do(work, ability.effect, context("unit:" + unit.unit, ability.mana, unit=n))


def _again_options(table: Table, n: int, used: tuple[int, ...]) -> list[Option]:
    """In one activation several different abilities may be used, each paid."""
    unit = unit_numbered(table.me.units, n).unit
    have = sources(table)
    found = []
    for index, ability in enumerate(UNITS[unit].abilities):
        if index in used or not VERBS.can(table, ability.effect, context("unit:" + unit, ability.mana, unit=n)):
            continue
        for way in ways(table, have, ability.mana):
            name = f"use {unit} {n + 1} {index + 1} {way}"
            found.append(Option(name, "ability", (n, index, way), PAYS))
    return found


@BOOK.does("units.again")
def again(work: Work, n: int, *used: int) -> None:
    """Ask only while something is left to be asked, and the Unit is still there."""
    there = any(unit.n == n for unit in work.me.units)
    if there and work.combat is not None and _again_options(work, n, used):
        push(work, "units.more", n, *used)


MORE = BOOK.asks("units.more", rest=1)
MORE.declines("done")


@MORE.prompt
def _more_asked(table: Table, seat: int, n: int, used: tuple[int, ...]) -> Text:
    return Text("mk-ask-more-abilities", {"unit": unit_numbered(table.me.units, n).unit})


@MORE.offers
def _more_offered(table: Table, seat: int, n: int, used: tuple[int, ...]) -> list[Option]:
    return [*_again_options(table, n, used), Option("done", "done")]


@MORE.answers("ability")
def _use_more(work: Work, seat: int, n: int, used: tuple[int, ...], same: int, index: int, payment: str) -> None:
    unit = unit_numbered(work.me.units, n).unit
    ability = UNITS[unit].abilities[index]
    pay(work, payment, ability.mana)
    push(work, "units.again", n, *used, index)
    tell(work, "mk-event-activate", "MK-UNIT-05c", unit=unit, effect=ability.effect)
    VERBS.do(work, ability.effect, context("unit:" + unit, ability.mana, unit=n))


def put_unit(work: Work, unit: Unit) -> None:
    """An own Unit as it is now."""
    work.me.units = with_unit(work.me.units, unit)


def lose_unit(work: Work, unit: Unit) -> None:
    """A Unit leaves the game, its Banner stays with its owner. Its number is nobody's: what named it names nobody."""
    drop_banner(work, unit)
    work.box += (unit.unit,)
    work.me.units = tuple(other for other in work.me.units if other.n != unit.n)
    if work.duel is not None:
        forget_unit(work, unit.n)


def gain_unit(work: Work, name: str, token: str = "", paid: bool = False) -> None:
    """A Unit of the offer joins, Ready and Unwounded; without a free Command token one must be disbanded first. The
    Banner of Command played this turn may serve as its token, and a Skill that does where nothing was paid; where
    something was, the price says whether it does."""
    bound = not paid and bool(free_token(work.me))
    if token:
        _enlist(work, name, Unit(name, token=token))
    elif bound or any(mod.op == "banner_recruit" for mod in work.me.mods):
        push(work, "units.token", name, int(bound))
    else:
        _find_room(work, name)


def _find_room(work: Work, name: str) -> None:
    if sum(not unit.token for unit in work.me.units) >= _plain_commands(work.me):
        push(work, "units.disband", name)
    else:
        _enlist(work, name, Unit(name))


def _under_banner(work: Work, name: str) -> None:
    """The Banner of Command, or the card that stands in for it, leaves the Play area for the Unit."""
    me = work.me
    me.mods = tuple(mod for mod in me.mods if mod.op != "banner_recruit")
    card = next((str(mod.args[0]) for mod in me.mods if mod.op == "stands_in" and mod.args[1] == COMMAND), COMMAND)
    me.play = tuple(Played(card, "returned") if played.card == card else played for played in me.play)
    _enlist(work, name, Unit(name, banner=COMMAND, standing="" if card == COMMAND else card))
    tell(work, "mk-event-banner", "MK-UNIT-08a", card=COMMAND, unit=name)


TOKEN = BOOK.asks("units.token")


@TOKEN.prompt
def _token_asks(table: Table, seat: int, name: str, bound: int) -> Text:
    return Text("mk-ask-token", {"unit": name})


@TOKEN.offers
def _token_options(table: Table, seat: int, name: str, bound: int) -> list[Option]:
    found = []
    if any(mod.op == "banner_recruit" for mod in table.me.mods):
        found.append(Option("under banner", "under_banner"))
    if bound:
        skill = free_token(table.me)
        found.append(Option(f"under {skill}", "under_skill", (skill,)))
    return [*found, Option("done", "done")]


@TOKEN.answers("under_banner")
def _bind_by_banner(work: Work, seat: int, name: str, bound: int) -> None:
    _under_banner(work, name)


@TOKEN.answers("under_skill")
def _bind_by_skill(work: Work, seat: int, name: str, bound: int, skill: str) -> None:
    gain_unit(work, name, skill)


@TOKEN.answers("done")
def _bind_by_nothing(work: Work, seat: int, name: str, bound: int) -> None:
    _find_room(work, name)


def _enlist(work: Work, name: str, unit: Unit) -> None:
    place = work.unit_offer.index(name)
    work.unit_offer = work.unit_offer[:place] + work.unit_offer[place + 1 :]
    me = work.me
    me.units += (replace(unit, n=me.enlisted),)
    me.enlisted += 1
    tell(work, "mk-event-recruit", "MK-UNIT-04a", unit=name)
    for mod in me.mods:
        if mod.op == "each_recruit":
            VERBS.do(work, mod.parts[0], context("unit:" + name))
    me.mods += (Effect("recruited", (name,)),)
    if "familiar" in UNITS[name].traits:
        push(work, "units.feed", me.units[-1].n)


def can_pay_basic(table: Table) -> bool:
    """Whether one basic mana could be paid now."""
    have = sources(table)
    return any(ways(table, have, color) for color in BASIC_COLORS)


FEED = BOOK.asks("units.feed", "mk-ask-feed", rest=1)


@FEED.offers
def _feed_options(table: Table, seat: int, n: int, when: tuple[str, ...]) -> list[Option]:
    """A familiar lives on a basic mana, which colours it for the round; unfed it leaves."""
    have = sources(table)
    found = [
        Option(f"feed {color} {way}", "feed", (color, way), PAYS)
        for color in BASIC_COLORS
        for way in ways(table, have, color)
    ]
    return [*found, Option("release", "release")] if when or not found else found


@FEED.answers("feed")
def _feed(work: Work, seat: int, n: int, when: tuple[str, ...], color: str, way: str) -> None:
    unit = unit_numbered(work.me.units, n)
    pay(work, way, color)
    put_unit(work, replace(unit, mana=color))
    tell(work, "mk-event-feed", unit=unit.unit, color=color)


@FEED.answers("release")
def _release(work: Work, seat: int, n: int, when: tuple[str, ...]) -> None:
    _disband(work, n)


@BOOK.does("units.upkeep")
def upkeep(work: Work) -> None:
    """At the start of a round each familiar is fed again or leaves; the last one is asked first."""
    for unit in work.me.units:
        if "familiar" in UNITS[unit.unit].traits:
            push(work, "units.feed", unit.n, "upkeep")


DISBAND = BOOK.asks("units.disband")


@DISBAND.prompt
def _disband_for(table: Table, seat: int, unit: str) -> Text:
    return Text("mk-ask-disband", {"unit": unit})


@DISBAND.offers
def _disbanded(table: Table, seat: int, unit: str = "") -> list[Option]:
    """Any Unit but one bound by a Skill, which is never disbanded."""
    return [Option(f"disband {own.unit} {own.n + 1}", "disband", (own.n,)) for own in table.me.units if not own.token]


@DISBAND.answers("disband")
def _make_room(work: Work, seat: int, unit: str, n: int) -> None:
    """Room for a new Unit."""
    _disband(work, n)
    _enlist(work, unit, Unit(unit))


SURPLUS = BOOK.asks("units.surplus", "mk-ask-surplus")
SURPLUS.offers(_disbanded)


@SURPLUS.answers("disband")
def _give_up(work: Work, seat: int, n: int) -> None:
    """Room for those there are."""
    _disband(work, n)
    if surplus(work.me):
        push(work, "units.surplus")


def _disband(work: Work, n: int) -> None:
    unit = unit_numbered(work.me.units, n)
    tell(work, "mk-event-disband", "MK-UNIT-04b", unit=unit.unit)
    lose_unit(work, unit)


def ready_unit(work: Work, n: int) -> None:
    """The Command token moves off the card: the Unit may be activated again."""
    unit = unit_numbered(work.me.units, n)
    put_unit(work, replace(unit, spent=False))
    tell(work, "mk-event-ready", "MK-UNIT-06", unit=unit.unit)
