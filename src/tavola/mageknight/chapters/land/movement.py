"""Movement (MK-MOV): what a step costs, where it may lead, and whom it provokes."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from ....kernel.records import Effect, Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import VERBS, action, context
from ...catalog import WOUND, Hex
from ...features import Feature, first
from ...state import PlayerFields, Table, Token, Work
from ..pieces.hexmap import (
    board,
    fortified_against,
    hex_at,
    neighbours,
    put_space,
    rampager_at,
    rampagers_near,
    site_card,
    space_at,
)
from ..pieces.rivals import owner_inside, rival_at, shared, truce
from ..pieces.tracks import CITY_COST, TERRAIN_COST

#: What bars several kinds of options.
RESTING = no("MK-TURN-07", "mk-why-resting")
ONLY_WOUNDS = no("MK-TURN-05b", "mk-why-only-wounds")
ONE_ACTION = no("MK-TURN-06d1", "mk-why-one-action")
_OVER = no("MK-MOV-01b", "mk-why-movement-over")
_NOT_REVEALED = no("MK-EXP-05a1", "mk-why-off-map")
_CROWDED = no("MK-MOV-08c2", "mk-why-crowded")
_TERRAIN_MODS = frozenset(
    {"terrain_cost", "terrain_set", "terrain_open", "terrain_closed", "terrain_cap", "space_cost", "terrain_dearer"}
)


def bound_to_rest(me: PlayerFields) -> bool:
    """With nothing but Wounds in hand and no card played, a Regular turn could never be ended (MK-TURN-05b)."""
    undecided = me.carded or me.exempt or bool(me.shown)
    return not undecided and bool(me.hand) and me.hand.count(WOUND) == len(me.hand)


def entry_barred(table: Table, at: str) -> Refusal | None:
    """Why a space cannot be entered at all: a rampaging enemy, a keep whose owner stands in it and may not be fought,
    or a city where the scenario shuts them."""
    if rampager_at(table, at):
        return no("MK-MOV-04b", "mk-why-rampager")
    owner = owner_inside(table, at)
    rule = truce(table, owner) if owner >= 0 else ""
    if rule:
        return no(rule, "mk-why-truce", law=rule)
    if hex_at(table, at).site == "city":
        shut = first(table, Feature.cities_shut)
        return no(shut, "mk-why-city-closed") if shut else None
    return None


def closed(table: Table, at: str) -> bool:
    """A space that cannot be entered at all."""
    return entry_barred(table, at) is not None


def crowded(table: Table) -> bool:
    """On a space with another Hero no action is possible, save where several figures may stand."""
    return rival_at(table, table.me.at) >= 0


def movement_barred(table: Table) -> Refusal | None:
    """Why the Hero does not move now, nor reveal a tile."""
    if table.phase != "move":
        return RESTING if table.phase == "rest" else _OVER
    me = table.me
    if not me.at:
        return _OVER
    return ONLY_WOUNDS if bound_to_rest(me) else None


def action_barred(table: Table) -> Refusal | None:
    """Why the player cannot start an action now."""
    if table.phase != "move":
        return RESTING if table.phase == "rest" else ONE_ACTION
    me = table.me
    if not me.at:
        return ONE_ACTION
    if bound_to_rest(me):
        return ONLY_WOUNDS
    return _CROWDED if rival_at(table, me.at) >= 0 else None


def no_action(table: Table) -> bool:
    """Whether the player cannot start an action now."""
    return action_barred(table) is not None


def fight_barred(table: Table) -> Refusal | None:
    """Why nobody can be attacked here and now."""
    if table.phase != "move":
        return ONE_ACTION
    if bound_to_rest(table.me):
        return ONLY_WOUNDS
    at = table.me.at
    rival = rival_at(table, at)
    if rival >= 0:
        rule = truce(table, rival)
        return no(rule, "mk-why-truce", law=rule) if rule else None
    if at and shared(table, at):
        return no("MK-PVP-01b", "mk-why-shared-space")
    return no("MK-PVP-01a", "mk-why-nobody-to-fight")


def attack_player_options(table: Table) -> list[Option]:
    """Another Hero on the space entered: with no wish or way to move on, that player is attacked."""
    if len(table.players) == 1 or fight_barred(table) is not None:
        return []
    rival = rival_at(table, table.me.at)
    return [Option(f"fight {table.players[rival].hero}", "fight", (rival,))]


def move_cost(table: Table, at: str) -> int | None:
    """Move points to enter a space now; None when its terrain is inaccessible."""
    print_ = board(table.tiles).get(at)
    return None if print_ is None else _cost(table, at, print_, table.me)


def _cost(table: Table, at: str, print_: Hex, me: PlayerFields) -> int | None:
    if print_.site == "city":
        return CITY_COST
    base = TERRAIN_COST[print_.terrain][table.time == "night"]
    mods = tuple(mod for mod in me.mods if mod.op in _TERRAIN_MODS) if me.mods else ()
    return _modified(base, print_.terrain, at, mods) if mods else base


@lru_cache(maxsize=4096)
def _modified(base: int | None, terrain: str, at: str, mods: tuple[Effect, ...]) -> int | None:
    """Changes apply in the order that suits the player best, and never below 0."""
    if any(mod.op == "terrain_closed" and terrain in mod.args for mod in mods):
        return None
    for mod in mods:
        if mod.op == "terrain_open" and terrain in mod.args[1:]:
            base = int(mod.args[0]) if base is None else min(base, int(mod.args[0]))
    if base is None:
        return None
    return _in_order(base, sorted((mod for mod in mods if _applies(mod, terrain, at)), key=_best_order))


def _applies(mod: Effect, terrain: str, at: str) -> bool:
    if mod.op == "space_cost":
        return mod.args[2] == at
    if mod.op == "terrain_dearer":
        return True
    if mod.op == "terrain_cost":
        return "all" in mod.args[2:] or terrain in mod.args[2:]
    return mod.op in ("terrain_set", "terrain_cap") and ("all" in mod.args[1:] or terrain in mod.args[1:])


def _best_order(mod: Effect) -> tuple[int, int]:
    """What makes it dearer first, then fixed costs, the lowest of them last, then caps, then reductions: those with a
    high floor before others."""
    if mod.op == "terrain_dearer":
        return -1, 0
    if mod.op == "terrain_set":
        return 0, -int(mod.args[0])
    if mod.op == "terrain_cap":
        return 1, 0
    return 2, -int(mod.args[1])


def _in_order(cost: int, order: list[Effect]) -> int:
    for mod in order:
        if mod.op in ("terrain_cost", "space_cost"):
            delta, floor = int(mod.args[0]), int(mod.args[1])
            cost = cost if cost <= floor else max(floor, cost + delta)
        elif mod.op == "terrain_dearer":
            cost = max(cost, min(cost + int(mod.args[0]), int(mod.args[1])))
        elif mod.op == "terrain_set":
            cost = int(mod.args[0])
        else:
            cost = min(cost, int(mod.args[0]))
    return max(cost, 0)


def safe(table: Table, at: str) -> bool:
    """Where a turn may end: accessible without special effects, no hostile fortified site, no other Hero."""
    print_ = hex_at(table, at)
    if print_.site != "city" and TERRAIN_COST[print_.terrain][0] is None:
        return any(mod.op == "safe_terrain" and print_.terrain in mod.args for mod in table.me.mods)
    if closed(table, at) or fortified_against(table, at, table.current):
        return False
    return shared(table, at) or all(
        player.at != at for seat, player in enumerate(table.players) if seat != table.current
    )


def retreat_cost(table: Table, at: str, seat: int) -> int | None:
    """The plain Move cost of a space a player can be driven to; None where it is not accessible, not safe, or would
    start another fight (MK-PVP-M2b)."""
    print_ = board(table.tiles).get(at)
    if print_ is None or rampager_at(table, at) or fortified_against(table, at, seat):
        return None
    if print_.site == "city":
        return CITY_COST if first(table, Feature.cities_shut) is None else None
    alone = all(player.at != at for other, player in enumerate(table.players) if other != seat)
    if not alone and not shared(table, at):
        return None
    return TERRAIN_COST[print_.terrain][table.time == "night"]


def provoked_by(table: Table, start: str, end: str) -> tuple[str, ...]:
    """Rampaging enemies next to both ends of a step attack."""
    if table.me.mods and any(mod.op == "no_provoke" for mod in table.me.mods):
        return ()
    near = neighbours(end)
    return tuple(at for at in rampagers_near(table, start) if at in near)


def double_trouble(table: Table, start: str, at: str) -> bool:
    """A step onto another Hero's space may provoke nobody: tokens and a player are never fought together."""
    return rival_at(table, at) >= 0 and bool(provoked_by(table, start, at))


def within_step(table: Table) -> tuple[str, ...]:
    """The spaces one step leads to: the neighbouring ones; with Space Bending also those behind them."""
    at = table.me.at
    if not table.me.mods or not any(mod.op == "leap" for mod in table.me.mods):
        return neighbours(at)
    return tuple(dict.fromkeys(far for near in neighbours(at) for far in (near, *neighbours(near)) if far != at))


def move_options(table: Table) -> list[Option]:
    """Each neighbouring space the Move points suffice for."""
    if movement_barred(table) is not None:
        return []
    me = table.me
    return [_step(at) for at in within_step(table) if step_barred(table, at, me) is None]


@lru_cache(maxsize=4096)
def _step(at: str) -> Option:
    return Option(f"move {at}", "move", (at,))


@cache
def _inaccessible(terrain: str) -> Refusal:
    return no("MK-MOV-03a1", "mk-why-inaccessible", terrain=terrain)


@cache
def _too_dear(cost: int, have: int) -> Refusal:
    return no("MK-MOV-03", "mk-why-move-points", cost=cost, have=have)


def step_barred(table: Table, at: str, me: PlayerFields) -> Refusal | None:
    """Why a step of the player whose turn it is does not lead to a space within reach of one."""
    print_ = board(table.tiles).get(at)
    if print_ is None:
        return _NOT_REVEALED
    cost = _cost(table, at, print_, me)
    if cost is None:
        return _inaccessible(print_.terrain)
    if cost > me.move:
        return _too_dear(cost, me.move)
    barred = entry_barred(table, at)
    if barred is None and double_trouble(table, me.at, at):
        return no("MK-PVP-01e", "mk-why-provokes-there")
    return barred


def unseen_near(table: Table, at: str) -> list[str]:
    """Face-down garrisons a Hero on this space would see: keeps and towers by Day, cities always."""
    found = []
    day = table.time == "day" or any(mod.op == "as_day" for mod in table.me.mods)
    for near in _within_sight(table, at):
        space = table.spaces.get(near)
        if space is not None and space.part_of:
            space = table.spaces.get(space.part_of)
        if space is None or not _hidden(space.tokens):
            continue
        site = site_card(table, near)
        if site is not None and site.category == "fortified" and (day or site.id == "city"):
            found.append(near)
    return found


def _within_sight(table: Table, at: str) -> tuple[str, ...]:
    """The neighbouring spaces; with hawk eyes also those behind them."""
    if not any(mod.op == "hawk_eyes" for mod in table.me.mods):
        return neighbours(at)
    return tuple(dict.fromkeys(far for near in neighbours(at) for far in (near, *neighbours(near))))


def _hidden(tokens: tuple[Token, ...]) -> bool:
    return any(not token.up for token in tokens)


def turn_up(work: Work, at: str) -> None:
    """Turn the tokens of a space face up."""
    space = space_at(work, at)
    if space.ruin and not space.ruin_up:
        work.ledger.seal()
        tell(work, "mk-event-ruin-revealed", "MK-EXP-T3", ruin=space.ruin)
        space = replace(space, ruin_up=True)
    if _hidden(space.tokens):
        work.ledger.seal()
        for token in space.tokens:
            if not token.up:
                tell(work, "mk-event-token-revealed", "MK-EXP-T2", enemy=token.enemy, space=at)
        space = replace(space, tokens=tuple(Token(token.enemy, True) for token in space.tokens))
    put_space(work, at, space)


def look_around(work: Work) -> None:
    """A Hero's arrival turns up the garrisons it can see."""
    for at in unseen_near(work, work.me.at):
        turn_up(work, at)


@action("move")
def step(work: Work, at: str) -> None:
    """One space. An assault or a provoked enemy ends the movement at once and must be fought."""
    me = work.me
    start = me.at
    cost = move_cost(work, at) or 0
    angry = provoked_by(work, start, at)
    me.move -= cost
    me.at = at
    me.path += (at,)
    me.moved = True
    tell(work, "mk-event-move", "MK-MOV-03", terrain=hex_at(work, at).terrain, space=at, cost=cost)
    space = work.spaces.get(at)
    if space is not None and space.ruin and not space.ruin_up:
        turn_up(work, at)
    look_around(work)
    owner = owner_inside(work, at)
    if owner >= 0:
        push(work, "duel.assault", owner)
    elif fortified_against(work, at, work.current):
        push(work, "combat.assault", at, start, *angry)
    elif angry:
        push(work, "combat.provoked", at, *angry)
    for mod in me.mods:
        if mod.op == "on_step" and VERBS.can(work, mod.parts[0], context("step")):
            push(work, "effect", *context("step"), effects=mod.parts)
