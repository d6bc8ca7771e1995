"""Effect words aimed at one enemy or one of its attacks by Units and Basic Actions."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.effects import Ctx
from ..kernel.records import Effect, Frame, Option, Text
from ..kernel.work import push, tell
from .block import weaken
from .book import BOOK, COLOR, VERBS, current_seat
from .foes import abilities, attack_value, fortification, hidden_summoner, living, open_attacks, put_foe, resistances
from .state import Foe, FoeAttack, Table, Work


def touches(foe: Foe, color: str) -> bool:
    """Effects other than Attack and Block: red ones do not reach Fire resistance, blue ones Ice resistance."""
    kinds = resistances(foe)
    return not (color == "red" and "fire" in kinds) and not (color == "blue" and "ice" in kinds)


def _weakenable(table: Table, ctx: Ctx) -> list[tuple[Foe, int]]:
    combat = table.combat
    if combat is None or combat.phase not in ("ranged", "block"):
        return []
    return [
        (foe, index)
        for foe, index in open_attacks(combat)
        if attack_value(foe, index) > 0 and touches(foe, str(ctx[COLOR])) and not hidden_summoner(combat, foe)
    ]


@VERBS.verb("reduce_attack", can=lambda table, effect, ctx: bool(_weakenable(table, ctx)))
def _reduce(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _weakenable(work, ctx)
    if len(able) == 1:
        weaken(work, able[0][0].n, able[0][1], int(effect.args[0]))
    elif able:
        push(work, "foes.attack", *ctx, effects=(effect,))


BOOK.question(
    "foes.attack",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe-attack", {"effect": frame.effects[0]}),
    options=lambda table, frame: [
        Option(f"against {foe.n} {index + 1}", "foe_attack", (foe.n, index))
        for foe, index in _weakenable(table, frame.args)
    ],
    answer=lambda work, frame, option: weaken(
        work, int(option.args[0]), int(option.args[1]), int(frame.effects[0].args[0])
    ),
)


def _stoppable(table: Table, effect: Effect, ctx: Ctx) -> list[Foe]:
    """Enemies an effect on their attack or Armor can be aimed at."""
    combat = table.combat
    stops = effect.op == "stop_attack"
    if combat is None or (stops and combat.phase not in ("ranged", "block")):
        return []
    return [
        foe
        for foe in living(combat)
        if (foe.attacks or not stops)
        and touches(foe, str(ctx[COLOR]))
        and not hidden_summoner(combat, foe)
        and not _excluded(table, foe, effect)
    ]


def _excluded(table: Table, foe: Foe, effect: Effect) -> bool:
    names = abilities(foe)
    if effect.op == "lower_armor":
        return "arcane_immunity" in names
    if "fortified" in effect.args and fortification(table, foe):
        return True
    return "arcane_immunity" in effect.args and "arcane_immunity" in names


def _stop(work: Work, foe: Foe) -> None:
    """All its attacks are called off; that is no block."""
    attacks = tuple(FoeAttack("cancelled", one.less, one.taken) if one.state == "open" else one for one in foe.attacks)
    put_foe(work, replace(foe, attacks=attacks))
    tell(work, "mk-event-stop-attack", "MK-ABL-MULTI2", enemy=foe.enemy)


def _lower(work: Work, foe: Foe, effect: Effect) -> None:
    n, least = int(effect.args[0]), int(effect.args[1])
    put_foe(work, replace(foe, armor=foe.armor - n, least=max(foe.least, least)))
    tell(work, "mk-event-lower-armor", enemy=foe.enemy, count=n)


def _aim(work: Work, foe: Foe, effect: Effect) -> None:
    if effect.op == "stop_attack":
        _stop(work, foe)
    else:
        _lower(work, foe, effect)


def _aim_or_ask(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _stoppable(work, effect, ctx)
    if len(able) == 1:
        _aim(work, able[0], effect)
    elif able:
        push(work, "foes.pick", *ctx, effects=(effect,))


for _op in ("stop_attack", "lower_armor"):
    VERBS.verb(_op, can=lambda table, effect, ctx: bool(_stoppable(table, effect, ctx)))(_aim_or_ask)


def _pick_answer(work: Work, frame: Frame, option: Option) -> None:
    if work.combat is not None:
        foe = next(foe for foe in work.combat.foes if foe.n == option.args[0])
        _aim(work, foe, frame.effects[0])


BOOK.question(
    "foes.pick",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe", {"effect": frame.effects[0]}),
    options=lambda table, frame: [
        Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _stoppable(table, frame.effects[0], frame.args)
    ],
    answer=_pick_answer,
)
