"""Shocktroops: lend their fury, wear an enemy down, or draw an attack on themselves."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Frame, Option, Text
from ....book import BOOK, COLOR, PLACE, VERBS, current_seat
from ....chapters.combat.block import weaken
from ....chapters.pieces.foes import abilities, attack_value, hidden_summoner, living, open_attacks, put_foe
from ....state import Foe, Table, Work
from ....verbs.changes import touches


@BOOK.step("lend_fury")
def lend_fury(work: Work, frame: Frame) -> None:
    """All other own Units have +1 on their attacks this turn."""
    work.me.mods += (Effect("units_attack", (1, int(frame.args[PLACE]))),)


def _targets(table: Table, ctx: Ctx) -> list[Foe]:
    combat = table.combat
    if combat is None:
        return []
    return [foe for foe in living(combat) if touches(foe, str(ctx[COLOR])) and not hidden_summoner(combat, foe)]


@VERBS.condition("wear_down")
def can_wear_down(table: Table, ctx: Ctx) -> bool:
    return bool(_targets(table, ctx))


def _attacks(table: Table, ctx: Ctx) -> list[tuple[Foe, int]]:
    combat = table.combat
    if combat is None or combat.phase not in ("ranged", "block"):
        return []
    able = {foe.n for foe in _targets(table, ctx)}
    return [(foe, index) for foe, index in open_attacks(combat) if foe.n in able and attack_value(foe, index) > 0]


def _wear_options(table: Table, frame: Frame) -> list[Option]:
    """Each enemy, with the attack to be lowered where it has one."""
    attacks = _attacks(table, frame.args)
    hit = {foe.n for foe, _ in attacks}
    found = [Option(f"against {foe.n} {index + 1}", "foe_attack", (foe.n, index)) for foe, index in attacks]
    return found + [
        Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _targets(table, frame.args) if foe.n not in hit
    ]


def _wear(work: Work, frame: Frame, option: Option) -> None:
    """Armor -1, never below 1 (not for the arcane-immune), and one attack -1."""
    if work.combat is None:
        return
    n = int(option.args[0])
    foe = next(foe for foe in work.combat.foes if foe.n == n)
    if "arcane_immunity" not in abilities(foe):
        put_foe(work, replace(foe, armor=foe.armor - 1, least=max(foe.least, 1)))
    if option.kind == "foe_attack":
        weaken(work, n, int(option.args[1]), 1)


BOOK.question(
    "wear_down",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-wear-down"),
    options=_wear_options,
    answer=_wear,
)


@VERBS.condition("draw_attack")
def can_draw_attack(table: Table, ctx: Ctx) -> bool:
    return bool(_attacks(table, ctx))


def _draw(work: Work, frame: Frame, option: Option) -> None:
    """One attack -3; what it still deals must go to this Unit first, even from an assassin."""
    n, index = int(option.args[0]), int(option.args[1])
    work.me.mods += (Effect("redirect", (n, index, int(frame.args[PLACE]))),)
    weaken(work, n, index, 3)


BOOK.question(
    "draw_attack",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-draw-attack"),
    options=lambda table, frame: [
        Option(f"against {foe.n} {index + 1}", "foe_attack", (foe.n, index))
        for foe, index in _attacks(table, frame.args)
    ],
    answer=_draw,
)
