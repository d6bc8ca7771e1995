"""More effect words of Mage Knight: counted points, bonuses for later, crystals by what one has, Units, free movement.

Constructors first, as in `verbs.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ..kernel.effects import Ctx, cost, one_of, seq
from ..kernel.records import Effect, Frame, Option, Text
from ..kernel.work import push, roll, tell
from .book import BOOK, ORIGIN, VERBS, current_seat
from .cards import sideways_uses, spare_cards
from .catalog import BASIC_COLORS, CARDS, UNITS, WOUND
from .fame import gain_fame
from .foes import hidden_summoner, living
from .hexmap import hex_at, site_card
from .mana import gain_crystal
from .movement import look_around, no_action
from .offers import need_spells
from .opposing import faced
from .state import Table, Work, without
from .tracks import DIE_FACES
from .units import commands, put_unit, ready_unit
from .verbs import pay_mana
from .wounds import take_wounds

# -- constructors -------------------------------------------------------------------------------------------------


def grow(base: Effect, each: int, count: str) -> Effect:
    """Points of one effect, raised by `each` for every thing counted."""
    return Effect("grow", (each, count), (base,))


def per(count: str, effect: Effect, most: int = 0) -> Effect:
    """The effect once for every thing counted."""
    return Effect("per", (count, most), (effect,))


def attack_and(tag: str, strike: Effect) -> Effect:
    """An attack that does more when it defeats: `tag` names what."""
    return Effect("attack_and", (tag,), (strike,))


def convert(points: str, rate: int, effect: Effect) -> Effect:
    """For the rest of the turn, points may be spent at that rate for the effect."""
    return Effect("convert", (points, rate), (effect,))


def sideways(n: int, better: int = 0, rule: str = "") -> Effect:
    """One card played sideways gives n; `better` for learned cards (rule `learned`) or those of a colour."""
    return Effect("sideways", (n, better, rule) if rule else (n,))


def wound_sideways(n: int) -> Effect:
    """One Wound may be played sideways for n."""
    return Effect("wound_sideways", (n,))


def next_bonus(attack_: int, block_: int) -> Effect:
    """The next Attack or Block card this turn, whichever comes first, gives more."""
    return Effect("next_bonus", (attack_, block_))


def units_bonus(attack_: int, block_: int) -> Effect:
    return Effect("units_bonus", (attack_, block_))


def in_attack_phase(effect: Effect) -> Effect:
    return Effect("in_attack_phase", (), (effect,))


def owned_crystal() -> Effect:
    """A crystal of a colour already in the Inventory."""
    return Effect("owned_crystal")


def missing_crystal() -> Effect:
    return Effect("missing_crystal")


def spell_crystals(n: int) -> Effect:
    """Crystals in the colours of offered Spells, each of another card."""
    return Effect("spell_crystal", (n,))


def pay_any_mana(then: dict[str, Effect]) -> Effect:
    """One mana paid; its colour decides what it buys."""
    return one_of(*(cost(pay_mana(color), effect) for color, effect in then.items()))


def throw_wound() -> Effect:
    """A Wound of the hand goes back to its stack."""
    return Effect("throw_wound")


def roll_dice(table: str, n: int = 1) -> Effect:
    """Mana dice whose faces do what the table says: `wrath` (black and red wound) or `gems` (crystals)."""
    return Effect("roll", (table, n))


def each_recruit(effect: Effect) -> Effect:
    """For every Unit recruited this turn."""
    return Effect("each_recruit", (), (effect,))


def as_action(effect: Effect) -> Effect:
    """Only as the action of the turn."""
    return Effect("as_action", (), (effect,))


def heal_unit(n: int = 1) -> Effect:
    """One Wound of one Unit is healed, whatever its level; with 0 all Units are healed completely."""
    return Effect("heal_unit", (n,))


def ready_all() -> Effect:
    return Effect("ready_all")


def ready_levels(budget: int) -> Effect:
    """Units adding up to that many levels become Ready."""
    return Effect("ready_levels", (budget,))


def unit_boost(block_: int, attack_: int, ranged_: int) -> Effect:
    """The next Unit activated for Block, Attack or Ranged Attack gives more."""
    return Effect("unit_boost", (block_, attack_, ranged_, 0))


def only(condition: str, effect: Effect) -> Effect:
    """Only while the condition holds, otherwise not at all."""
    return Effect("only", (condition,), (effect,))


def ignore_damage(best: int, other: int, *elements: str) -> Effect:
    """The Hero ignores some damage of one attack, more of it from these elements."""
    return Effect("ignore_damage", (best, other, *elements))


def units_resist(*kinds: str) -> Effect:
    """All own Units have these resistances this turn."""
    return Effect("unit_resists", (-1, *kinds))


def one_unit_resists(*kinds: str) -> Effect:
    return Effect("one_unit_resists", kinds)


def split_block(pieces: int, n: int, element: str = "physical") -> Effect:
    """Several Blocks, each for another attack."""
    return Effect("split_block", (pieces, n, element))


def fly(spaces: int, how: str = "safe", *closed: str) -> Effect:
    """Move up to that many revealed spaces for free, never over `closed` terrain, provoking nobody."""
    return Effect("fly", (spaces, how, *closed))


def pay_move(n: int) -> Effect:
    return Effect("pay_move", (n,))


def two_attacks(n: int) -> Effect:
    return seq(*(Effect("reduce_attack", (n,)),) * 2)


# -- counting -----------------------------------------------------------------------------------------------------


def _faced(table: Table) -> int:
    """Enemies that stand against the Hero; a summoner's monster stands in for it."""
    combat = table.combat
    if table.duel is not None:
        return faced(table)
    return 0 if combat is None else sum(not hidden_summoner(combat, foe) for foe in living(combat))


_COUNTS: dict[str, Callable[[Table], int]] = {
    "wounds": lambda table: table.me.hand.count(WOUND) + sum(unit.wounds for unit in table.me.units),
    "blocked": lambda table: table.combat.blocked if table.combat is not None else 0,
    "faced": _faced,
    "ready_units": lambda table: sum(not unit.spent and not unit.wounds for unit in table.me.units),
    "crystal_colors": lambda table: sum(count > 0 for count in table.me.crystals),
    "crystal_sets": lambda table: min(table.me.crystals),
    "free_commands": lambda table: commands(table.me) - len(table.me.units),
}


def _can_inner(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return VERBS.can(table, effect.parts[0], ctx)


@VERBS.verb("attack_and", can=_can_inner)
def _attack_and(work: Work, effect: Effect, ctx: Ctx) -> None:
    strike = effect.parts[0]
    VERBS.do(work, Effect("attack", (*strike.args, str(effect.args[0]))), ctx)


@VERBS.verb("grow", can=_can_inner)
def _grow(work: Work, effect: Effect, ctx: Ctx) -> None:
    each, base = int(effect.args[0]), effect.parts[0]
    n = int(base.args[0]) + each * _COUNTS[str(effect.args[1])](work)
    VERBS.do(work, Effect(base.op, (n, *base.args[1:]), base.parts), ctx)


def _counted(table: Table, effect: Effect) -> int:
    n, most = _COUNTS[str(effect.args[0])](table), int(effect.args[1])
    return min(n, most) if most else n


def _can_per(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return _counted(table, effect) > 0 and VERBS.can(table, effect.parts[0], ctx)


@VERBS.verb("per", can=_can_per)
def _per(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, inner = _counted(work, effect), effect.parts[0]
    if inner.op in ("move", "influence"):
        VERBS.do(work, Effect(inner.op, (int(inner.args[0]) * n,)), ctx)
    else:
        VERBS.do(work, seq(*(inner,) * n), ctx)


# -- for the rest of the turn -------------------------------------------------------------------------------------


def _remember(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (effect,)


def _fighting(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None


for _op in (
    "ready_once",
    "next_bonus",
    "block_bonus",
    "tuition",
    "endless_mana",
    "on_cast",
    "cheap_exploring",
    "hawk_eyes",
    "as_day",
    "heal_draws",
    "heal_readies",
    "heal_fame",
    "no_recruits",
    "terrain_closed",
    "ignore_first_wound",
):
    VERBS.verb(_op)(_remember)
for _op in ("units_bonus", "unit_boost", "aim", "ignore_damage", "unit_resists", "defeat_fame", "defeat_crystals"):
    VERBS.verb(_op, can=_fighting)(_remember)


@VERBS.verb("convert")
def _convert(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (Effect("convert", (*effect.args, str(ctx[ORIGIN])), effect.parts),)


def _blocking(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "block"


@VERBS.verb("split_block", can=_blocking)
def _split_block(work: Work, effect: Effect, ctx: Ctx) -> None:
    """The first Block now; each further one when the one before has been used."""
    pieces, n, element = int(effect.args[0]), int(effect.args[1]), str(effect.args[2])
    VERBS.do(work, Effect("block", (n, element, "split")), ctx)
    if pieces > 1:
        work.me.mods += (Effect("more_block", (pieces - 1, n, element, str(ctx[ORIGIN]))),)


@VERBS.verb("in_attack_phase")
def _in_attack_phase(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (Effect("in_attack_phase", (str(ctx[ORIGIN]),), effect.parts),)


def _can_sideways(table: Table, effect: Effect, ctx: Ctx) -> bool:
    if effect.op == "wound_sideways":
        return WOUND in table.me.hand and bool(sideways_uses(table))
    return spare_cards(table.me) > 0 and bool(sideways_uses(table))


for _op in ("sideways", "wound_sideways"):
    VERBS.verb(_op, can=_can_sideways)(_remember)


@VERBS.verb("howl", can=_can_sideways)
def _howl(work: Work, effect: Effect, ctx: Ctx) -> None:
    """A card played sideways gives more for every Command token without a Unit."""
    work.me.mods += (Effect("sideways", (int(effect.args[0]) + _COUNTS["free_commands"](work),)),)


@VERBS.verb("each_recruit")
def _each_recruit(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Units recruited earlier this turn count too."""
    earlier = sum(mod.op == "recruited" for mod in work.me.mods)
    work.me.mods += (effect,)
    for _ in range(earlier):
        VERBS.do(work, effect.parts[0], ctx)


def _can_only(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return VERBS.conditions[str(effect.args[0])](table, ctx) and VERBS.can(table, effect.parts[0], ctx)


@VERBS.verb("only", can=_can_only)
def _only(work: Work, effect: Effect, ctx: Ctx) -> None:
    VERBS.do(work, effect.parts[0], ctx)


@VERBS.verb("pay_move", can=lambda table, effect, ctx: table.phase == "move" and table.me.move >= int(effect.args[0]))
def _pay_move(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.move -= int(effect.args[0])


@VERBS.verb("look_again")
def _look_again(work: Work, effect: Effect, ctx: Ctx) -> None:
    """From now on more can be seen: turn up what is in sight."""
    if work.me.at:
        look_around(work)


@VERBS.verb("one_unit_resists", can=lambda table, effect, ctx: table.combat is not None and bool(table.me.units))
def _one_unit_resists(work: Work, effect: Effect, ctx: Ctx) -> None:
    if len(work.me.units) == 1:
        work.me.mods += (Effect("unit_resists", (0, *effect.args)),)
    else:
        push(work, "unit_resists", *effect.args)


def _lend_resistance(work: Work, frame: Frame, option: Option) -> None:
    work.me.mods += (Effect("unit_resists", (int(option.args[0]), *frame.args)),)


BOOK.question(
    "unit_resists",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-own-unit"),
    options=lambda table, frame: [
        Option(f"unit {unit.unit} {place + 1}", "own_unit", (place,)) for place, unit in enumerate(table.me.units)
    ],
    answer=_lend_resistance,
)


def _can_act(table: Table, effect: Effect, ctx: Ctx) -> bool:
    free = not no_action(table) and table.joint is None
    return free and VERBS.can(table, effect.parts[0], ctx)


@VERBS.verb("as_action", can=_can_act)
def _as_action(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.move = work.me.influence = 0
    push(work, "acted")
    VERBS.do(work, effect.parts[0], ctx)


@BOOK.step("acted")
def _acted(work: Work, frame: Frame) -> None:
    """The action of the turn is used."""
    work.phase = "after"


# -- crystals and dice --------------------------------------------------------------------------------------------


def _owned(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return any((count > 0) == (effect.op == "owned_crystal") for count in table.me.crystals)


def _by_inventory(work: Work, effect: Effect, ctx: Ctx) -> None:
    have = effect.op == "owned_crystal"
    colors = [color for color, count in zip(BASIC_COLORS, work.me.crystals, strict=True) if (count > 0) == have]
    if colors:
        VERBS.do(work, one_of(*(Effect("crystal", (color,)) for color in colors)), ctx)


for _op in ("owned_crystal", "missing_crystal"):
    VERBS.verb(_op, can=_owned)(_by_inventory)


def _spells_shown(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(table.spell_offer or table.spells)


@VERBS.verb("spell_crystal", can=_spells_shown)
def _spell_crystal(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Crystals in the colours of offered Spells, each from another card."""
    need_spells(work)
    push(work, "spell_crystal", effect.args[0])


def _spell_options(table: Table, frame: Frame) -> list[Option]:
    taken = frame.args[1:]
    return [Option(f"gain {card}", "like", (card,)) for card in table.spell_offer if card not in taken]


def _spell_answer(work: Work, frame: Frame, option: Option) -> None:
    card = str(option.args[0])
    gain_crystal(work, CARDS[card].color)
    left, taken = int(frame.args[0]) - 1, (*frame.args[1:], card)
    if left and len(work.spell_offer) > len(taken):
        push(work, "spell_crystal", left, *taken)


BOOK.question(
    "spell_crystal",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-spell-crystal"),
    options=_spell_options,
    answer=_spell_answer,
)


@VERBS.verb("roll", can=lambda table, effect, ctx: effect.args[0] != "wrath" or table.combat is not None)
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


# -- Wounds and Units ---------------------------------------------------------------------------------------------


def _can_throw_wound(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return WOUND in table.me.hand


@VERBS.verb("throw_wound", can=_can_throw_wound)
def _throw_wound(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.hand = without(work.me.hand, WOUND)
    tell(work, "mk-event-throw-wound", "MK-EFF-D2a")


def _hurt(table: Table) -> list[int]:
    return [place for place, unit in enumerate(table.me.units) if unit.wounds]


@VERBS.verb("heal_unit", can=lambda table, effect, ctx: table.combat is None and bool(_hurt(table)))
def _heal_unit(work: Work, effect: Effect, ctx: Ctx) -> None:
    hurt = _hurt(work)
    if not int(effect.args[0]):
        for place in hurt:
            _mend(work, place, work.me.units[place].wounds)
    elif len(hurt) == 1:
        _mend(work, hurt[0], 1)
    else:
        push(work, "mend")


def _mend(work: Work, place: int, n: int) -> None:
    unit = work.me.units[place]
    put_unit(work, place, replace(unit, wounds=unit.wounds - n))
    tell(work, "mk-event-heal-unit", "MK-HEAL-03c3", unit=unit.unit)


BOOK.question(
    "mend",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-mend"),
    options=lambda table, frame: [
        Option(f"heal {table.me.units[place].unit} {place + 1}", "heal", (place,)) for place in _hurt(table)
    ],
    answer=lambda work, frame, option: _mend(work, int(option.args[0]), 1),
)


def _spent(table: Table, budget: int) -> list[int]:
    return [place for place, unit in enumerate(table.me.units) if unit.spent and UNITS[unit.unit].level <= budget]


def _can_ready_some(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_spent(table, int(effect.args[0]) if effect.args else 9))


@VERBS.verb("ready_all", can=_can_ready_some)
def _ready_all(work: Work, effect: Effect, ctx: Ctx) -> None:
    for place in _spent(work, 9):
        ready_unit(work, place)


@VERBS.verb("ready_levels", can=_can_ready_some)
def _ready_levels(work: Work, effect: Effect, ctx: Ctx) -> None:
    if _spent(work, int(effect.args[0])):
        push(work, "ready_levels", effect.args[0])


def _levels_options(table: Table, frame: Frame) -> list[Option]:
    units = table.me.units
    found = [
        Option(f"ready {units[place].unit} {place + 1}", "ready", (place,))
        for place in _spent(table, int(frame.args[0]))
    ]
    return [*found, Option("done", "done")]


def _levels_answer(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        return
    place = int(option.args[0])
    ready_unit(work, place)
    left = int(frame.args[0]) - UNITS[work.me.units[place].unit].level
    if _spent(work, left):
        push(work, "ready_levels", left)


BOOK.question(
    "ready_levels",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-ready"),
    options=_levels_options,
    answer=_levels_answer,
)


# -- conditions ---------------------------------------------------------------------------------------------------


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
    """Nobody else has as little Fame; a player alone at the table always has the least."""
    mine = table.me.fame
    return all(player.fame > mine for seat, player in enumerate(table.players) if seat != table.current)


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
    return not any(mod.op == "recruited" for mod in table.me.mods)


@VERBS.condition("opening")
def _opening(table: Table, ctx: Ctx) -> bool:
    """The combat has just begun: nothing has been done to the enemies yet."""
    combat = table.combat
    if combat is None or combat.phase != "ranged" or combat.pool:
        return False
    return not any(foe.defeated or foe.armor < 0 or foe.lost for foe in combat.foes)
