"""Where in the round a position stands: the phase, and the activation of a hero that is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, known, listed, named, number, only, table_of
from ...kernel.records import Frame
from ..catalog import KINDS
from ..chapters.board.naming import foe_name
from ..chapters.gear.experience import seats_from
from ..chapters.heroes.activation import PER_ACTIVATION, begin
from ..chapters.rounds.market import trade
from ..state import NOBODY, Work, turn_of, turned

#: The phases of a round in their order. `round` stands before the first of them, `activation` before a hero's turn.
PHASES = ("heroes", "enemies", "experience", "event", "end")
STARTS = ("round", "activation", "market", *PHASES)
#: The stages of a market, and the step each begins with.
STAGES = {
    "trade": "barter",
    "deal": "deal",
    "trade_again": "barter",
    "reorganize": "market_tidy",
    "limit": "limit",
    "restock": "restock",
}
FREE = ("move", "combat", *KINDS)
USED = ("signature", "command")


def fill_phase(work: Work, table: Mapping[str, Any]) -> None:
    """Lay the frames of the rest of the round, the phase asked for on top."""
    phase = named(table, "phase", "heroes", STARTS)
    section = table_of(table, "turn")
    only(section, ("seat", "actions", "extra", "points", "used", "hit"), "turn.")
    work.turn, work.combat, work.acting = None, None, NOBODY
    work.phase = "heroes"
    if section and phase not in ("heroes", "activation"):
        raise BadPosition("md-position-turn", key="turn", value=phase)
    market = table_of(table, "campaign")
    if phase == "market":
        _to_market(work, market)
        return
    for key in ("stage", "seat"):
        if key in market:
            raise BadPosition("error-position-value", key=f"campaign.{key}", value=phase)
    if phase == "round":
        work.round -= 1
        work.stack = (Frame("round_start"),)
        return
    if phase in ("heroes", "activation"):
        work.stack = tuple(Frame(f"{name}_phase") for name in reversed(PHASES[1:]))
        _to_hero(work, section, phase == "heroes")
        return
    work.phase = phase
    work.stack = tuple(Frame(f"{name}_phase") for name in reversed(PHASES[PHASES.index(phase) :]))


def _to_market(work: Work, section: Mapping[str, Any]) -> None:
    """The mission is won and the market open; the cards on offer are those of the campaign. What comes before the stage
    and seat asked for is over."""
    if work.campaign is None or len(work.campaign.order) < 2:
        raise BadPosition("error-position-value", key="phase", value="market")
    work.campaign = replace(work.campaign, order=work.campaign.order[1:])
    work.phase = "market"
    work.foes = ()
    work.stack = (Frame("next_mission"),)
    trade(work)
    stage = named(section, "stage", "trade", STAGES, "campaign.")
    if "seat" in section and stage.startswith("trade"):
        raise BadPosition("error-position-value", key="campaign.seat", value=stage)
    seat = bounded(section, "seat", work.first, 0, len(work.heroes) - 1, "campaign.")
    waiting: tuple[Frame, ...] = work.stack[:-1] if stage == "trade_again" else work.stack
    while not _begins(waiting[-1], STAGES[stage], seat):
        waiting = waiting[:-1]
    work.stack = waiting


def _begins(frame: Frame, step: str, seat: int) -> bool:
    """Whether this is where a stage begins, for that seat where it goes seat by seat."""
    return frame.step == step and (not frame.args or frame.args[0] == seat)


def _to_hero(work: Work, section: Mapping[str, Any], under_way: bool) -> None:
    """A hero's activation; those who sit before it in the order have had theirs."""
    order = seats_from(work, work.first)
    there = [seat for seat in order if work.heroes[seat].present]
    seat = bounded(section, "seat", there[0] if there else work.first, 0, len(work.heroes) - 1, "turn.")
    if section and seat not in there:
        raise BadPosition("error-position-value", key="turn.seat", value=str(seat))
    waiting = order[order.index(seat) + 1 :]
    work.stack += (Frame("phase_over"), *(Frame("activate_hero", (other,)) for other in reversed(waiting)))
    if not under_way or seat not in there:
        work.stack += (Frame("activate_hero", (seat,)),)
        return
    work.acting = seat
    begin(work, seat, PER_ACTIVATION)
    _spent(work, section)
    work.stack += (Frame("activation_over", (seat,)), Frame("activation", (seat,)))


def _spent(work: Work, section: Mapping[str, Any]) -> None:
    """Actions left, free ones, movement points, powers used and enemies attacked."""
    turn = turn_of(work)
    enemies = {foe_name(work, foe): foe.n for foe in work.foes}
    points = number(section, "points", 0, 0, "turn.")
    turned(
        work,
        actions=number(section, "actions", turn.actions, 0, "turn."),
        extra=tuple(known(str(kind), FREE, "turn.extra") for kind in listed(section, "extra"))
        if "extra" in section
        else turn.extra,
        points=points or -1,
        used=tuple(known(str(name), USED, "turn.used") for name in listed(section, "used")),
        hit=tuple(enemies[known(str(name), enemies, "turn.hit")] for name in listed(section, "hit")),
    )
