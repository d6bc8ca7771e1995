"""Crystals by what one has, dice with a table, Wounds, and Units readied or healed."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ...kernel.effects import Ctx, one_of
from ...kernel.records import Effect, Option
from ...kernel.work import push, roll, tell
from ..book import BOOK, VERBS
from ..catalog import BASIC_COLORS, CARDS, UNITS, WOUND
from ..chapters.hand.units import put_unit, ready_unit
from ..chapters.land.offers import need_spells
from ..chapters.pieces.fame import gain_fame
from ..chapters.pieces.hexmap import hex_at, site_card
from ..chapters.pieces.mana import gain_crystal
from ..chapters.pieces.tracks import DIE_FACES
from ..chapters.pieces.wounds import take_wounds
from ..state import Table, Unit, Work, less, playing, unit_numbered


def _owned(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return any((count > 0) == (effect.op == "owned_crystal") for count in table.me.crystals)


def _by_inventory(work: Work, effect: Effect, ctx: Ctx) -> None:
    have = effect.op == "owned_crystal"
    colors = [color for color, count in zip(BASIC_COLORS, work.me.crystals, strict=True) if (count > 0) == have]
    if colors:
        VERBS.do(work, one_of(*(Effect("crystal", (color,)) for color in colors)), ctx)


def owned_crystal() -> Effect:
    """A crystal of a colour already in the Inventory."""
    return Effect("owned_crystal")


VERBS.verb("owned_crystal", can=_owned, rules=("MK-EFF-G2a", "MK-EFF-G2b"))(_by_inventory)


def missing_crystal() -> Effect:
    return Effect("missing_crystal")


VERBS.verb("missing_crystal", can=_owned, rules=("MK-EFF-G2a", "MK-EFF-G2b"))(_by_inventory)


def _spells_shown(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(table.spell_offer or table.spells)


def spell_crystals(n: int) -> Effect:
    """Crystals in the colours of offered Spells, each of another card."""
    return Effect("spell_crystal", (n,))


@VERBS.verb("spell_crystal", can=_spells_shown, args="n", rules=("MK-EFF-G2a",))
def _spell_crystal(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Crystals in the colours of offered Spells, each from another card."""
    need_spells(work)
    push(work, "spell_crystal", effect.args[0])


SPELL_CRYSTAL = BOOK.asks("spell_crystal", "mk-ask-spell-crystal", rest=1)


@SPELL_CRYSTAL.offers
def _spell_options(table: Table, seat: int, left: int, taken: tuple[str, ...]) -> list[Option]:
    return [Option(f"gain {card}", "like", (card,)) for card in table.spell_offer if card not in taken]


@SPELL_CRYSTAL.answers("like")
def _spell_answer(work: Work, seat: int, left: int, taken: tuple[str, ...], card: str) -> None:
    gain_crystal(work, CARDS[card].color)
    if left > 1 and len(work.spell_offer) > len(taken) + 1:
        push(work, "spell_crystal", left - 1, *taken, card)


def roll_dice(table: str, n: int = 1) -> Effect:
    """Mana dice whose faces do what the table says: `wrath` (black and red wound) or `gems` (crystals)."""
    return Effect("roll", (table, n))


@VERBS.verb(
    "roll", can=lambda table, effect, ctx: effect.args[0] != "wrath" or table.combat is not None, args="table n"
)
def _roll(work: Work, effect: Effect, ctx: Ctx) -> None:
    for _ in range(int(effect.args[1])):
        color = roll(work, DIE_FACES)
        tell(work, "mk-event-roll", color=color)
        if effect.args[0] == "wrath":
            if color in ("black", "red"):
                take_wounds(work, 1)
        elif color == "black":
            gain_fame(work, 1, "MK-EFF-01c")
        elif color == "gold":
            push(work, "harvest.color", *BASIC_COLORS)
        else:
            gain_crystal(work, color)


def _can_throw_wound(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return WOUND in table.me.hand


def throw_wound() -> Effect:
    """A Wound of the hand goes back to its stack."""
    return Effect("throw_wound")


@VERBS.verb("throw_wound", can=_can_throw_wound, args="count most", rules=("MK-EFF-D2a",))
def _throw_wound(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.hand = less(work.me.hand, WOUND)
    tell(work, "mk-event-throw-wound", "MK-EFF-D2a")


def _hurt(table: Table) -> list[Unit]:
    return [unit for unit in table.me.units if unit.wounds]


def heal_unit(n: int = 1) -> Effect:
    """One Wound of one Unit is healed, whatever its level; with 0 all Units are healed completely."""
    return Effect("heal_unit", (n,))


@VERBS.verb(
    "heal_unit",
    can=lambda table, effect, ctx: table.combat is None and bool(_hurt(table)),
    args="n",
    rules=("MK-HEAL-03c3", "MK-HEAL-03c5"),
)
def _heal_unit(work: Work, effect: Effect, ctx: Ctx) -> None:
    hurt = _hurt(work)
    if not int(effect.args[0]):
        for unit in hurt:
            _mend(work, unit, unit.wounds)
    elif len(hurt) == 1:
        _mend(work, hurt[0], 1)
    else:
        push(work, "mend")


def _mend(work: Work, unit: Unit, wounds: int) -> None:
    put_unit(work, replace(unit, wounds=unit.wounds - wounds))
    tell(work, "mk-event-heal-unit", "MK-HEAL-03c3", unit=unit.unit)


MEND = BOOK.asks("mend", "mk-ask-mend")


@MEND.offers
def _mend_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"heal {unit.unit} {unit.n + 1}", "heal", (unit.n,)) for unit in _hurt(table)]


@MEND.answers("heal")
def _mend_heal(work: Work, seat: int, n: int) -> None:
    _mend(work, unit_numbered(work.me.units, n), 1)


def _spent(table: Table, budget: int) -> list[Unit]:
    return [unit for unit in table.me.units if unit.spent and UNITS[unit.unit].level <= budget]


def _can_ready_some(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_spent(table, int(effect.args[0]) if effect.args else 9))


def ready_all() -> Effect:
    return Effect("ready_all")


@VERBS.verb("ready_all", can=_can_ready_some)
def _ready_all(work: Work, effect: Effect, ctx: Ctx) -> None:
    for unit in _spent(work, 9):
        ready_unit(work, unit.n)


def ready_levels(budget: int) -> Effect:
    """Units adding up to that many levels become Ready."""
    return Effect("ready_levels", (budget,))


@VERBS.verb("ready_levels", can=_can_ready_some, args="n", rules=("MK-UNIT-06",))
def _ready_levels(work: Work, effect: Effect, ctx: Ctx) -> None:
    if _spent(work, int(effect.args[0])):
        push(work, "ready_levels", effect.args[0])


READY_LEVELS = BOOK.asks("ready_levels", "mk-ask-ready")
READY_LEVELS.declines("done")


@READY_LEVELS.offers
def _levels_options(table: Table, seat: int, budget: int) -> list[Option]:
    found = [Option(f"ready {unit.unit} {unit.n + 1}", "ready", (unit.n,)) for unit in _spent(table, budget)]
    return [*found, Option("done", "done")]


@READY_LEVELS.answers("ready")
def _levels_answer(work: Work, seat: int, budget: int, n: int) -> None:
    ready_unit(work, n)
    left = budget - UNITS[unit_numbered(work.me.units, n).unit].level
    if _spent(work, left):
        push(work, "ready_levels", left)


def _on(terrain: str) -> Callable[[Table, Ctx], bool]:
    return lambda table, ctx: bool(table.me.at) and hex_at(table, table.me.at).terrain == terrain


for _terrain in ("forest", "hills", "mountain"):
    VERBS.condition(f"on_{_terrain}")(_on(_terrain))


@VERBS.condition("unhurt")
def _unhurt(table: Table, ctx: Ctx) -> bool:
    """No Wound came to the hand in this combat."""
    return table.combat is not None and table.combat.wounds == 0


@VERBS.condition("at_glade")
def _at_glade(table: Table, ctx: Ctx) -> bool:
    site = site_card(table, table.me.at) if table.me.at else None
    return site is not None and site.id == "magical_glade"


@VERBS.condition("at_fortified")
def _at_fortified(table: Table, ctx: Ctx) -> bool:
    site = site_card(table, table.me.at) if table.me.at else None
    return site is not None and site.category == "fortified"


@VERBS.condition("least_fame")
def _least_fame(table: Table, ctx: Ctx) -> bool:
    """Nobody else in the game has as little Fame; a player alone at the table always has the least."""
    mine = table.me.fame
    return all(table.players[seat].fame > mine for seat in playing(table) if seat != table.current)


@VERBS.condition("ranged_phase")
def _ranged_phase(table: Table, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "ranged"


@VERBS.condition("block_phase")
def _block_phase(table: Table, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "block"


@VERBS.condition("attack_phase")
def _attack_phase(table: Table, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "attack"


@VERBS.condition("moving")
def _moving(table: Table, ctx: Ctx) -> bool:
    return table.phase == "move"


@VERBS.condition("no_source_used")
def _no_source_used(table: Table, ctx: Ctx) -> bool:
    """No die of the Source has been used this turn."""
    return all(die.state in ("free", "kept", "claimed") for die in table.source)


@VERBS.condition("not_recruited")
def _not_recruited(table: Table, ctx: Ctx) -> bool:
    """No Unit for Influence this turn; one that joined for free does not count."""
    return not any(mod.op == "hired" for mod in table.me.mods)


@VERBS.condition("opening")
def _opening(table: Table, ctx: Ctx) -> bool:
    """The combat has just begun: nothing has been done to the enemies yet."""
    combat = table.combat
    if combat is None or combat.phase != "ranged" or combat.pool:
        return False
    return not any(foe.defeated or foe.armor < 0 or foe.lost for foe in combat.foes)
