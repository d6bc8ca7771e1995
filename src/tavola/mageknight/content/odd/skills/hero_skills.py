"""Skills with steps of their own: Know Your Prey, Dueling, and the turning Shield of the Master of Chaos."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx, one_of
from .....kernel.records import Effect, Option
from .....kernel.work import tell
from ....book import BOOK, CONTEXT, ORIGIN, VERBS
from ....chapters.pieces.fame import gain_fame
from ....chapters.pieces.foes import (
    abilities,
    attack_abilities,
    foe_numbered,
    hidden_summoner,
    living,
    open_attacks,
    print_of,
    put_foe,
    resistances,
)
from ....powers import Power, power
from ....state import Foe, Table, Work
from ....verbs.points import attack, block, influence, move, ranged

# -- Know Your Prey -----------------------------------------------------------------------------------------------

#: Abilities that trouble the Hero; being cumbersome or unfortified does not.
_OFFENSIVE = ("swift", "brutal", "poison", "paralyze", "assassination", "vampiric")
_DEFENSIVE = ("fortified", "defend")
_PLAINER = {"fire": ("physical",), "ice": ("physical",), "coldfire": ("fire", "ice")}


def _weaknesses(table: Table) -> list[tuple[Foe, str]]:
    """What can be ignored now, of each enemy; nothing of one with Arcane Immunity."""
    combat = table.combat
    if combat is None:
        return []
    return [
        (foe, what)
        for foe in living(combat)
        if not hidden_summoner(combat, foe) and "arcane_immunity" not in abilities(foe)
        for what in (*_defences(foe), *(() if combat.phase == "attack" or foe.unit != -1 else _threats(foe)))
    ]


def _defences(foe: Foe) -> list[str]:
    found = [f"{kind}_resistance" for kind in resistances(foe)]
    found += [name for name in abilities(foe) if name in _DEFENSIVE]
    return [*found, "elusive"] if print_of(foe).elusive else found


def _threats(foe: Foe) -> list[str]:
    """Abilities of the attacks still to come, each once, and the elements they strike with."""
    attacks = [
        (index, printed)
        for index, printed in enumerate(print_of(foe).attacks)
        if foe.attacks[index].state == "open" and not printed.summon
    ]
    names = {name: None for _, printed in attacks for name in attack_abilities(foe, printed) if name in _OFFENSIVE}
    elements = [
        f"element {index} {plainer}" for index, printed in attacks for plainer in _PLAINER.get(printed.element, ())
    ]
    return [*names, *elements]


VERBS.condition("know_your_prey")(lambda table, ctx: bool(_weaknesses(table)))


def _notation(foe: Foe, what: str) -> str:
    if what.startswith("element "):
        _, index, element = what.split(" ")
        what = f"element {int(index) + 1} {element}"
    return f"ignore {foe.n} {what}"


KNOW_YOUR_PREY = BOOK.asks("know_your_prey", "mk-ask-prey", context=CONTEXT)


@KNOW_YOUR_PREY.offers
def _know_your_prey_offered(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [Option(_notation(foe, what), "prey", (foe.n, what)) for foe, what in _weaknesses(table)]


@KNOW_YOUR_PREY.answers("prey")
def _ignore(work: Work, seat: int, ctx: Ctx, n: int, what: str) -> None:
    if work.combat is None:
        return
    foe = foe_numbered(work.combat, n)
    if what.endswith("_resistance") or what in _DEFENSIVE:
        put_foe(work, replace(foe, lost=(*foe.lost, what)))
    else:
        gained = tuple(name for name in foe.gained if name != what)
        put_foe(work, replace(foe, lost=(*foe.lost, f"prey {what}"), gained=gained))
    if what.startswith("element "):
        tell(work, "mk-event-prey-element", enemy=foe.enemy, element=what.split(" ")[2])
    else:
        tell(work, "mk-event-prey", enemy=foe.enemy, ability=what)


# -- Dueling ------------------------------------------------------------------------------------------------------

_LUNGE, _PRIZE = 1, 1


def _duellists(table: Table) -> list[Foe]:
    """In the Block phase, enemies that still attack."""
    combat = table.combat
    if combat is None or combat.phase != "block" or table.duel is not None:
        return []
    threats = {foe.n for foe, _ in open_attacks(combat)}
    return [foe for foe in living(combat) if foe.n in threats and not hidden_summoner(combat, foe)]


VERBS.condition("dueling")(lambda table, ctx: bool(_duellists(table)))


@power("dueling")
class Dueling(Power):
    """The enemy of the duel."""

    def enemy_defeated(self, work: Work, foe: Foe) -> None:
        """Fame for defeating the enemy of the duel, unless a Unit used an ability in this combat."""
        if work.combat is not None and foe.n == self.mod.args[0] and not work.combat.helped:
            gain_fame(work, _PRIZE, "MK-EFF-01c")


DUELING = BOOK.asks("dueling", "mk-ask-dueling", context=CONTEXT)


@DUELING.offers
def _dueling_offered(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _duellists(table)]


@DUELING.answers("foe")
def _duel(work: Work, seat: int, ctx: Ctx, n: int) -> None:
    """Block 1 now and Attack 1 later, both for this enemy alone."""
    VERBS.do(work, block(_LUNGE), ctx)
    if work.combat is not None:
        *earlier, piece = work.combat.pool
        work.combat = replace(work.combat, pool=(*earlier, replace(piece, tag=f"only {n}")))
    lunge = Effect("attack", (_LUNGE, "physical", "melee", f"only {n}"))
    work.me.mods += (Effect("dueling", (n,)), Effect("in_attack_phase", (str(ctx[ORIGIN]),), (lunge,)))


# -- Master of Chaos ----------------------------------------------------------------------------------------------

CHAOS = "krang_master_of_chaos"
_GIVES: dict[str, Effect] = {
    "blue": block(3),
    "green": move(1),
    "black": ranged(1, "coldfire"),
    "white": influence(2),
    "red": attack(2),
}
_CLOCKWISE = (*_GIVES, "gold")
_GIVES["gold"] = one_of(*_GIVES.values())


@VERBS.condition("master_of_chaos")
def has_shield(table: Table, ctx: Ctx) -> bool:
    """The token must be the player's own, with a Shield on it."""
    return any(owned.skill == CHAOS and owned.mark for owned in table.me.skills)


@BOOK.does("master_of_chaos", context=CONTEXT)
def turn_shield(work: Work, ctx: Ctx) -> None:
    """The Shield moves on whether or not what it points to can happen now."""
    mark = next(owned.mark for owned in work.me.skills if owned.skill == CHAOS)
    color = _CLOCKWISE[(_CLOCKWISE.index(mark) + 1) % len(_CLOCKWISE)]
    work.me.skills = tuple(replace(owned, mark=color) if owned.skill == CHAOS else owned for owned in work.me.skills)
    tell(work, "mk-event-chaos", color=color)
    if VERBS.can(work, _GIVES[color], ctx):
        VERBS.do(work, _GIVES[color], ctx)
