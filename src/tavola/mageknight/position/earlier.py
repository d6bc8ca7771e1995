"""How games were kept before: until November 2026 Units were named by their place, and those behind one that left moved
up. What such a game says is understood by today's numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from ...kernel.records import Effect, Frame, Scalar
from ..book import UNIT
from ..chapters.pieces.opposing import opponent
from ..state import Combat, Foe, Player, Points, State

#: Effects of the turn that name a Unit, and frames that wait with one: where among their arguments. A Unit that has
#: left is -2 in an effect, for which -1 are all Units, and -1 elsewhere: the Hero.
EFFECTS = {"redirect": 2, "units_attack": 1, "unit_resists": 0}
FRAMES = {"units.again": 0, "units.more": 0, "units.feed": 0, "ready": 1, "starsdawn": 5}
SPARING = {"units.hurt": (1, 4), "damage.settled": (1, 5)}
GONE = -2

Places = Callable[[int], int]


def earlier(stored: dict[str, Any]) -> dict[str, Any]:
    """A state without numbers: each Unit gets that of its place."""
    if all("enlisted" in player for player in stored.get("players", ())):
        return stored
    return {**stored, "players": [_numbered(player) for player in stored["players"]]}


def _numbered(player: dict[str, Any]) -> dict[str, Any]:
    units = player.get("units", [])
    return {**player, "units": [{**unit, "n": n} for n, unit in enumerate(units)], "enlisted": len(units)}


def formerly(state: State, said: str) -> tuple[str, ...]:
    """What an answer that names a Unit by its place is called now; in a duel an opponent's Unit, too."""
    words = said.split()
    found = []
    for player in (state.me, *state.players):
        for at, (name, place) in enumerate(pairwise(words), 1):
            if place.isdigit() and 0 < int(place) <= len(player.units):
                unit = player.units[int(place) - 1]
                if unit.unit == name or (state.duel is not None and at == 1):
                    found.append(" ".join((*words[:at], str(unit.n + 1), *words[at + 1 :])))
    return tuple(found)


def by_place(state: State) -> State:
    """The state with Units numbered by their place, as if none had ever left."""
    if all(player.enlisted == len(player.units) for player in state.players):
        return state
    places = [_places(player) for player in state.players]
    own = places[state.current]
    rival = own if state.duel is None else places[opponent(state.duel, state.current)]
    combat, duel = state.combat, state.duel
    if duel is not None:
        other = None if duel.other is None else _fight(duel.other, rival, own)
        blows = places[duel.attacker] if duel.attacker >= 0 else own
        duel = replace(duel, other=other, blows=_points(duel.blows, blows))
    return replace(
        state,
        players=tuple(_player(player, places[seat]) for seat, player in enumerate(state.players)),
        combat=None if combat is None else _fight(combat, own, rival),
        duel=duel,
        stack=tuple(_frame(frame, own, places) for frame in state.stack),
    )


def _places(player: Player) -> Places:
    known = {unit.n: place for place, unit in enumerate(player.units)}
    return lambda n: known.get(n, -1)


def _player(player: Player, places: Places) -> Player:
    units = tuple(replace(unit, n=places(unit.n)) for unit in player.units)
    mods = tuple(_effect(mod, places) for mod in player.mods)
    return replace(player, units=units, enlisted=len(units), mods=mods)


def _effect(mod: Effect, places: Places) -> Effect:
    where = EFFECTS.get(mod.op)
    if where is None or int(mod.args[where]) < 0:
        return mod
    place = places(int(mod.args[where]))
    return replace(mod, args=_put(mod.args, where, GONE if place < 0 else place))


def _put(args: tuple[Scalar, ...], where: int, place: int) -> tuple[Scalar, ...]:
    return (*args[:where], place, *args[where + 1 :])


def _fight(combat: Combat, own: Places, rival: Places) -> Combat:
    foes = tuple(_foe(foe, rival) for foe in combat.foes)
    return replace(combat, foes=foes, pool=_points(combat.pool, own), companion=own(combat.companion))


def _foe(foe: Foe, places: Places) -> Foe:
    """Against a player: one of the opponent's Units."""
    if foe.unit < 0:
        return foe
    return replace(foe, n=places(foe.unit) + 1, unit=places(foe.unit), blows=_points(foe.blows, places))


def _points(pool: tuple[Points, ...], places: Places) -> tuple[Points, ...]:
    return tuple(replace(piece, unit=places(piece.unit)) for piece in pool)


def _frame(frame: Frame, own: Places, places: list[Places]) -> Frame:
    args = frame.args
    if frame.step == "banners.spare":
        for where in SPARING.get(str(args[2]), ()):
            args = _put(args, where, places[int(args[0])](int(args[where])))
    elif frame.step in FRAMES:
        where = FRAMES[frame.step]
        args = _put(args, where, own(int(args[where])))
    elif len(args) > UNIT and str(args[0]).startswith("unit:"):
        args = _put(args, UNIT, own(int(args[UNIT])))
    return replace(frame, args=args)
