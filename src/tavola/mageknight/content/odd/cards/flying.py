"""Movement without Move points: Underground Travel, Wings of Wind, Temporal Portal, the Druidic Staff, Flight.

The Hero passes over revealed spaces, whatever lies there, provokes nobody on the way and arrives at once; only the
space of arrival counts for what is seen and what happens.
"""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Option
from .....kernel.work import push, tell
from ....book import BOOK, VERBS, context
from ....chapters.hand.plays import play_options
from ....chapters.land.cities import parts
from ....chapters.land.movement import bound_to_rest, closed, look_around, safe, turn_up
from ....chapters.pieces.hexmap import board, fortified_against, hex_at, neighbours
from ....chapters.pieces.rivals import owner_inside, rival_at, truce
from ....powers import Power, power
from ....state import Table, Work


def reachable(table: Table, spaces: int, barred: tuple[str, ...]) -> dict[str, int]:
    """Revealed spaces within that many steps, never over barred terrain; with their distance."""
    known = board(table.tiles)
    found = {table.me.at: 0}
    edge = [table.me.at]
    for distance in range(1, spaces + 1):
        edge = list(
            dict.fromkeys(
                near
                for at in edge
                for near in neighbours(at)
                if near in known and near not in found and known[near].terrain not in (*barred, "sea")
            )
        )
        found.update(dict.fromkeys(edge, distance))
    del found[table.me.at]
    return found


def landings(table: Table, spaces: int, how: str, barred: tuple[str, ...]) -> list[tuple[str, int]]:
    """Where the flight may end: a safe space; or, for an assault, a hostile fortified site or the space of a player who
    may be attacked."""
    if not table.me.at or bound_to_rest(table.me):
        return []
    found = reachable(table, spaces, barred)
    if table.joint is not None:  # in a joint assault the only way leads into the city
        city = parts(table, table.joint.at)
        return [(at, found[at]) for at in city if how == "assault" and at in found]
    if how == "assault":
        return [(at, far) for at, far in found.items() if not closed(table, at) and _hostile(table, at)]
    return [(at, far) for at, far in found.items() if not closed(table, at) and safe(table, at)]


def _hostile(table: Table, at: str) -> bool:
    """Whether arriving means a fight: with a garrison, or with a player."""
    rival = rival_at(table, at)
    return fortified_against(table, at, table.current) or (rival >= 0 and not truce(table, rival))


@power("fly")
class Flight(Power):
    """A flight at hand that ends in an assault."""

    def reaches(self, table: Table, effect: Effect, card: str) -> Iterable[str]:
        """Where it could end, if it can be played and paid for now."""
        if effect.args[1] != "assault":
            return []
        if not any(option.kind == "strong" and option.args[0] == card for option in play_options(table)):
            return []
        return [at for at, _ in landings(table, *_parts(effect))]


def _parts(effect: Effect) -> tuple[int, str, tuple[str, ...]]:
    spaces, how, *barred = effect.args
    return int(spaces), str(how), tuple(str(terrain) for terrain in barred)


def _can_fly(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.phase == "move" and bool(landings(table, *_parts(effect)))


def fly(spaces: int, how: str = "safe", *closed: str) -> Effect:
    """Move up to that many revealed spaces for free, never over `closed` terrain, provoking nobody."""
    return Effect("fly", (spaces, how, *closed))


@VERBS.verb("fly", can=_can_fly, args="n how *terrains", rules=("MK-MOV-07c1", "MK-MOV-07c3"))
def _fly(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "fly", *effect.args)


def arrive(work: Work, at: str, steps: int) -> None:
    """The figure lands; what can be seen from there turns up."""
    me = work.me
    me.at = at
    me.path += (at,)
    me.moved = True
    tell(work, "mk-event-fly", terrain=hex_at(work, at).terrain, space=at)
    space = work.spaces.get(at)
    if space is not None and space.ruin and not space.ruin_up:
        turn_up(work, at)
    look_around(work)
    if any(mod.op == "on_step" for mod in me.mods):
        push(work, "fly.spaces", steps)


@BOOK.does("fly.spaces")
def count_spaces(work: Work, left: int) -> None:
    """What happens after each space moved, once for each space passed."""
    if left > 1:
        push(work, "fly.spaces", left - 1)
    for mod in work.me.mods:
        if mod.op == "on_step" and VERBS.can(work, mod.parts[0], context("step")):
            push(work, "effect", *context("step"), effects=mod.parts)


FLY = BOOK.asks("fly", "mk-ask-fly", rest=2)


@FLY.offers
def _flown(table: Table, seat: int, spaces: int, how: str, barred: tuple[str, ...]) -> list[Option]:
    return [Option(f"fly {at}", "fly", (at, far)) for at, far in landings(table, spaces, how, barred)]


@FLY.answers("fly")
def _land(work: Work, seat: int, spaces: int, how: str, barred: tuple[str, ...], at: str, far: int) -> None:
    start = work.me.at
    arrive(work, at, far)
    if how != "assault":
        return
    work.me.mods += (Effect("no_walls"),)
    rival = rival_at(work, at)
    if owner_inside(work, at) >= 0:
        push(work, "duel.assault", rival)
    elif fortified_against(work, at, work.current):
        push(work, "combat.assault", at, start)
    else:
        push(work, "duel.fight", rival)
