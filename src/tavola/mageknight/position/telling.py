"""The keys of a position that describe a state, as `read` understands them: the twin of everything in this room.

What they leave unsaid (a fight in every detail, marks of features, the numbers of turns) is written as a remainder.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from ...kernel.work import pins_told
from ..catalog import BASIC_COLORS, CARDS, COLORS, ENEMIES, HEROES, SKILLS, TACTICS, TILES, UNITS
from ..chapters.pieces.fame import level_for
from ..chapters.pieces.hexmap import board
from ..chapters.turn.setup import ANY, CHOICE, SETS
from ..state import DUMMY, Combat, Dummy, FoeAttack, PlayerFields, Points, State, Unit
from .clock import PHASES
from .combat import CANCELLED, KINDS
from .lasting import name_of
from .player import CARD_LISTS, FLAGS, POINTS

#: Fields of records in which names stand, and the names that exist.
NAMES: Mapping[str, Container[str]] = {
    **dict.fromkeys(("hand", "deck", "discard", "stored", "apart", "pack", "aside", "shown"), CARDS),
    **dict.fromkeys(("advanced_offer", "advanced", "spell_offer", "spells", "artifacts"), CARDS),
    **dict.fromkeys(("regular", "elite", "unit"), UNITS),
    **dict.fromkeys(("skill_pile", "refused", "common_skills", "skill"), SKILLS),
    **dict.fromkeys(("tactics", "tactics_gone"), TACTICS),
    **dict.fromkeys(("tile_stack", "spare"), TILES),
    "unit_offer": (*UNITS, *CARDS),
    "kept": ENEMIES,
    "hero": (ANY, *HEROES),
    "tactic": ("", *TACTICS),
}


def told(state: State) -> dict[str, Any]:
    """The keys of a position for this state."""
    first, *others = state.players
    hero, *heroes = _heroes(state)
    pairs = list(zip(heroes, others, strict=True))
    return {
        "scenario": state.scenario,
        "seed": int(state.rng.seed, 16) if _hex(state.rng.seed) else 0,
        "hero": hero,
        **_options(state),
        **_clock(state),
        "source": {"dice": [die.color if die.state == "free" else _die(die.color, die.state) for die in state.source]},
        "map": _map(state),
        "piles": {pile: list(tokens) for pile, tokens in state.piles.items()},
        "discards": {pile: list(tokens) for pile, tokens in state.discards.items() if tokens},
        "offers": _offers(state),
        "decks": _decks(state),
        **({"dummy": _dummy(state.dummy)} if state.dummy is not None else {}),
        "player": _player(first),
        **({"combat": _combat(state.combat)} if _plain_fight(state) and state.combat is not None else {}),
        **({"rivals": [{"hero": name, **_player(rival)} for name, rival in pairs]} if pairs else {}),
    }


def _heroes(state: State) -> list[str]:
    """The Hero of each seat; where Heroes are still to be chosen (MK-SET-02) one that is free stands in, and the
    remainder says that nobody has chosen it."""
    chosen = {player.hero for player in state.players}
    free = iter(hero for hero in HEROES if hero not in chosen)
    return [next(free) if player.hero == ANY else player.hero for player in state.players]


def _hex(seed: str) -> bool:
    return bool(seed) and all(digit in "0123456789abcdef" for digit in seed) and len(seed) < 16


def _options(state: State) -> dict[str, Any]:
    more = [name for name in state.sets if name not in SETS]
    pairs = (variant.partition("=") for variant in state.variants)
    options = {name: value or "on" for name, _, value in pairs if name != CHOICE}  # Heroes are named here
    return {**({"sets": "+".join(more)} if more else {}), **({"options": options} if options else {})}


def _clock(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {"time": state.time, "round": state.round}
    if state.phase in PHASES and state.phase != "move":
        found["phase"] = state.phase
    if state.current:
        found["turn"] = state.current
    if state.order and state.phase != "tactics":
        found["order"] = ["dummy" if seat == DUMMY else seat for seat in state.order]
    for key, value in (("down", state.down), ("out", state.out)):
        if value:
            found[key] = list(value)
    found |= pins_told(state.pins)
    for key, number in (("turns_left", state.left), ("final_turns", state.final), ("announced", state.announced)):
        if number >= 0:
            found[key] = number
    return found


def _die(color: str, state: str) -> dict[str, str]:
    return {"color": color, "state": state}


# -- players ------------------------------------------------------------------------------------------------------


def _player(player: PlayerFields) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for pile in CARD_LISTS:
        cards = getattr(player, pile)
        if cards or pile == "hand":
            found[pile] = list(cards)
    found["deck"] = list(player.deck)
    if player.play:
        found["play"] = [
            one.card if one.side == "basic" else {"card": one.card, "side": one.side} for one in player.play
        ]
    for key in ("fame", "reputation", "draw_bonus", *POINTS, *FLAGS, "tactic_used"):
        if getattr(player, key):
            found[key] = getattr(player, key)
    if player.level != level_for(player.fame):
        found["level"] = player.level
    if player.dice != 1:
        found["dice"] = player.dice
    for key, colors in (("crystals", BASIC_COLORS), ("mana", COLORS)):
        counts = {color: n for color, n in zip(colors, getattr(player, key), strict=True) if n}
        if counts:
            found[key] = counts
    if player.units:
        found["units"] = [_unit(unit) for unit in player.units]
    if player.skills:
        found["skills"] = [{"skill": one.skill, "used": one.used, "mark": one.mark} for one in player.skills]
    found["skill_pile"] = list(player.skill_pile)
    for key in ("refused", "rewards", "before", "kept"):
        if getattr(player, key):
            found[key] = list(getattr(player, key))
    effects = [name_of(mod) for mod in player.mods]
    if effects and all(effects):
        found["effects"] = effects
    if player.tactic:
        found["tactic"] = player.tactic
    if player.at:
        found["at"] = player.at
    if len(player.path) > 1:
        found["path"] = list(player.path)
    return found


def _unit(unit: Unit) -> str | dict[str, Any]:
    keys = ("spent", "wounds", "absorbed", "mana", "banner", "furled", "standing", "token")
    told = {key: getattr(unit, key) for key in keys if getattr(unit, key)}
    return {"unit": unit.unit, **told} if told else unit.unit


# -- the table ----------------------------------------------------------------------------------------------------


def _map(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {"stack": list(state.tile_stack), "spare": list(state.spare)}
    tiles: dict[str, Any] = {}
    for placed in state.tiles:
        if TILES[placed.tile].back != "start":
            how = {key: getattr(placed, key) for key in ("turn", "city", "annex") if getattr(placed, key)}
            tiles[f"{placed.x},{placed.y}"] = {"tile": placed.tile, **how} if how else placed.tile
    found["tiles"] = tiles
    sections: dict[str, dict[str, Any]] = {
        key: {} for key in ("tokens", "hidden", "ruins", "hidden_ruins", "secrets", "paths")
    }
    shields: list[dict[str, Any]] = []
    for at in board(state.tiles):
        space = state.spaces.get(at)
        if space is None or space.part_of:
            continue
        up = [token.enemy for token in space.tokens if token.up]
        down = [token.enemy for token in space.tokens if not token.up]
        if up or not down:
            sections["tokens"][at] = up
        if down:
            sections["hidden"][at] = down
        if space.ruin:
            sections["ruins" if space.ruin_up else "hidden_ruins"][at] = space.ruin
        if space.secret:
            sections["secrets"][at] = space.secret
        if space.paths:
            sections["paths"][at] = list(space.paths)
        if space.burned and space.shields:
            found["burned"] = [*found.get("burned", []), {"at": at, "seat": space.shields[0]}]
        else:
            shields += [{"at": at, "seat": seat} for seat in space.shields]
    if shields:
        found["shields"] = shields
    return {**found, **{key: section for key, section in sections.items() if section}}


def _offers(state: State) -> dict[str, Any]:
    found = {
        "units": list(state.unit_offer),
        "advanced": list(state.advanced_offer),
        "spells": list(state.spell_offer),
        "skills": list(state.common_skills),
    }
    return {**found, "tactics": list(state.tactics)} if state.phase == "tactics" and state.tactics else found


def _decks(state: State) -> dict[str, Any]:
    decks = {key: list(getattr(state, key)) for key in ("regular", "elite", "advanced", "spells", "artifacts")}
    return {**decks, "only": list(decks)}


def _dummy(dummy: Dummy) -> dict[str, Any]:
    return {
        "hero": dummy.hero,
        "deck": list(dummy.deck),
        "discard": list(dummy.discard),
        "crystals": dict(zip(BASIC_COLORS, dummy.crystals, strict=True)),
        "skills": list(dummy.skills),
        **({"tactic": dummy.tactic} if dummy.tactic else {}),
    }


# -- a fight ------------------------------------------------------------------------------------------------------


def _plain_fight(state: State) -> bool:
    return state.combat is not None and state.phase == "combat" and state.duel is None and state.joint is None


def _combat(combat: Combat) -> dict[str, Any]:
    found: dict[str, Any] = {"phase": combat.phase, "enemies": [], **({"at": combat.at} if combat.site else {})}
    for foe in combat.foes:
        how: dict[str, Any] = {}
        if foe.rampaging and foe.space:
            how["at"] = foe.space
        if any(attack != FoeAttack() for attack in foe.attacks):
            how["attacks"] = [_attack(one) for one in foe.attacks]
        for key in ("summoned_by", "defeated"):
            if getattr(foe, key):
                how[key] = getattr(foe, key)
        found["enemies"].append({"enemy": foe.enemy, **how} if how else foe.enemy)
    pool = [_points(piece) for piece in combat.pool]
    if pool and all(pool):
        found["pool"] = pool
    for key, name in (("wounds", "wounds"), ("path", "maze_path"), ("blocked", "enemies_blocked")):
        if getattr(combat, key):
            found[name] = getattr(combat, key)
    for key, name in (("knocked", "knocked_out"), ("helped", "unit_used")):
        if getattr(combat, key):
            found[name] = True
    return found


def _attack(attack: FoeAttack) -> str | dict[str, Any]:
    """One attack as briefly as it can be said."""
    state = "canceled" if attack.state == CANCELLED else attack.state
    changes = {key: getattr(attack, key) for key in ("less", "taken") if getattr(attack, key)}
    return {"state": state, **changes} if changes else state


def _points(piece: Points) -> str:
    if piece.what == "attack" and piece.kind in KINDS:
        return f"attack {piece.n} {piece.element} {piece.kind}"
    return f"block {piece.n} {piece.element}" if piece.what == "block" and piece.kind == "plain" else ""
