"""What one seat may see (`records.py` is its shape). Deny by default: only what is listed here leaves."""

from __future__ import annotations

from typing import Any

from ...kernel.work import kept_while
from ..catalog import BASIC_COLORS, COLORS, ENEMIES, TILES, UNITS, Hex
from ..chapters.hand.units import commands
from ..chapters.land.cities import cities_on_map, city_leader, city_level
from ..chapters.land.explore import explore_cost, legal_slot, on_map
from ..chapters.land.movement import closed, move_cost, safe
from ..chapters.pieces.fame import influence_bonus
from ..chapters.pieces.hexmap import SLOT_NEIGHBOURS, board, site_at, slot_spaces, space_at, tile_of
from ..chapters.pieces.mana import depleted, night_rules
from ..chapters.pieces.protection import armor_of_unit, resistances_of_unit
from ..chapters.pieces.teams import in_teams, sides
from ..chapters.pieces.tracks import FAME_SPACES, LEVELS
from ..chapters.turn.ending import hand_bonus
from ..features import Feature, fold, hostile_cities, scenario_of
from ..state import Combat, Joint, Player, Space, State
from . import records as seen
from .combat import combat_view
from .duel import duel_view


def view(state: State, seat: int | None) -> seen.View:
    return seen.View(
        game="mageknight",
        scenario=state.scenario,
        seat=seat,
        round=_round(state),
        phase=state.phase,
        map=_land(state),
        source=tuple(_die(state, die.color, die.state) for die in state.source),
        offers=_offers(state),
        decks=_decks(state),
        players=tuple(_player(state, number, number == seat) for number in range(len(state.players))),
        dummy=_dummy(state),
        combat=combat_view(state, state.combat) if state.combat and state.duel is None else None,
        duel=duel_view(state, state.duel) if state.duel else None,
        joint=_joint(state.joint) if state.joint else None,
        teams=tuple(sides(state)) if in_teams(state) else (),
        rewards=state.me.rewards,
        quest=fold(state, Feature.shown, {}, seat),
    )


def _round(state: State) -> seen.Round:
    tactics = {number: player.tactic for number, player in enumerate(state.players)}
    return seen.Round(
        number=state.round,
        of=scenario_of(state).rounds,
        time=state.time,
        turn=state.turn,
        night_rules=night_rules(state),
        order=tuple(
            seen.Turn(
                who if who >= 0 else "dummy",
                tactics.get(who, state.dummy.tactic if state.dummy else ""),
                who in state.down,
            )
            for who in state.order
        ),
        announced=state.left >= 0,
        last_turn=state.left >= 0 or 0 <= state.final < len(state.players),
    )


def _land_of(state: State) -> tuple[Any, ...]:
    """All that decides what is to be seen of the land, and what it costs whoever's turn it is to enter a space."""
    return (
        state.spaces,
        state.tiles,
        state.tile_stack,
        state.spare,
        state.me.mods,
        state.current,
        state.time,
        state.round,
        state.left,
        state.final,
        state.down,
        state.out,
        state.notes,
        state.scenario,
        state.variants,
        explore_cost(state),
        *[player.at for seat, player in enumerate(state.players) if seat != state.current],
    )


@kept_while(_land_of)
def _land(state: State) -> seen.Land:
    tiles = tile_of(state.tiles)
    hexes = tuple(_hex(state, tiles[at], at, print_) for at, print_ in board(state.tiles).items())
    filled = {(placed.x, placed.y) for placed in state.tiles}
    edge = sorted({(x + dx, y + dy) for x, y in filled for dx, dy in SLOT_NEIGHBOURS} - filled)
    backs = [TILES[tile].back for tile in state.tile_stack]
    slots = tuple(
        seen.Slot(f"{x},{y}", slot_spaces(x, y)[0], slot_spaces(x, y), legal_slot(state, (x, y)))
        for x, y in edge
        if on_map(state, (x, y))
    )
    return seen.Land(hexes, slots, seen.Stack(backs.count("countryside"), backs.count("core")), explore_cost(state))


_BARE = Space()


def _hex(state: State, tile: str, at: str, print_: Hex) -> seen.Hex:
    space = state.spaces.get(at, _BARE)
    return seen.Hex(
        at=at,
        tile=tile,
        terrain=print_.terrain,
        site=site_at(state, at) or None,
        colors=print_.colors,
        tokens=_tokens(space) if space.tokens or space.owed else (),
        ruin=(space.ruin if space.ruin_up else "hidden") if space.ruin else None,
        shields=space.shields,
        burned=space.burned,
        secret=bool(space.secret),
        city=_city(state, at),
        cost=None if closed(state, at) else move_cost(state, at),
        safe=safe(state, at),
    )


def _tokens(space: Space) -> tuple[seen.Token, ...]:
    """Face-down tokens show their back only."""
    lying = (
        seen.Token(token.enemy if token.up else None, _pile(token.enemy), token.up, bool(space.rampaging))
        for token in space.tokens
    )
    return (*lying, *(seen.Token(None, "brown", False, False),) * space.owed)


def _city(state: State, at: str) -> seen.City | None:
    """The level of a city that fights, and who leads it since it fell."""
    if at not in cities_on_map(state):
        return None
    fights = hostile_cities(state) and not space_at(state, at).friendly
    return seen.City(city_level(state, at) if fights else None, city_leader(state, at))


def _pile(enemy: str) -> str:
    return ENEMIES[enemy].pile


def _die(state: State, color: str, condition: str) -> seen.Die:
    if condition == "free" and depleted(state, color):
        condition = "depleted"
    elif condition in ("turned", "taken_away", "turned_away"):
        condition = "taken"
    elif condition == "claimed":
        condition = "kept"
    return seen.Die(color, condition)


def _offers_of(state: State) -> tuple[Any, ...]:
    return state.unit_offer, state.advanced_offer, state.spell_offer, state.common_skills, state.tactics


@kept_while(_offers_of)
def _offers(state: State) -> seen.Offers:
    return seen.Offers(
        units=tuple(seen.Offered(unit=name) if name in UNITS else seen.Offered(card=name) for name in state.unit_offer),
        advanced=state.advanced_offer,
        spells=state.spell_offer,
        skills=state.common_skills,
        tactics=state.tactics,
    )


def _decks_of(state: State) -> tuple[Any, ...]:
    return (
        state.piles,
        state.discards,
        state.artifacts,
        state.spells,
        state.advanced,
        state.regular,
        state.elite,
    )


@kept_while(_decks_of)
def _decks(state: State) -> seen.Decks:
    return seen.Decks(
        artifacts=len(state.artifacts),
        spells=len(state.spells),
        advanced=len(state.advanced),
        regular=len(state.regular),
        elite=len(state.elite),
        piles={pile: len(tokens) for pile, tokens in state.piles.items()},
        discards={pile: sorted(tokens) for pile, tokens in state.discards.items()},
    )


def _player(state: State, number: int, own: bool) -> seen.Player:
    player: Player = state.players[number]
    row = LEVELS[player.level - 1]
    mine = number == state.current
    fight = _fight_of(state, number)
    return seen.Player(
        seat=number,
        hero=player.hero,
        out=number in state.out,
        at=player.at or None,
        fame=player.fame,
        # Below nothing the Shield stands in the last row, counted back from its end.
        fame_space=player.fame if player.fame >= 0 else FAME_SPACES + 1 + player.fame,
        level=player.level,
        level_from=row.fame_from,
        next_level=LEVELS[player.level].fame_from if player.level < len(LEVELS) else None,
        reputation=player.reputation,
        influence_bonus=influence_bonus(player.reputation),
        armor=row.armor,
        hand_limit=row.hand_limit,
        hand_bonus=hand_bonus(state, number, player.at) if player.at else 0,
        hand=player.hand if own else (),
        hand_count=len(player.hand),
        deck_count=len(player.deck),
        discard=player.discard,
        play=tuple(seen.Played(played.card, played.side) for played in player.play),
        crystals=dict(zip(BASIC_COLORS, player.crystals, strict=True)),
        mana={color: count for color, count in zip(COLORS, player.mana, strict=True) if count},
        units=tuple(
            seen.OwnUnit(
                unit=unit.unit,
                spent=unit.spent,
                wounds=unit.wounds,
                mana=unit.mana,
                banner=unit.banner,
                furled=unit.furled,
                n=unit.n,
                armor=armor_of_unit(player, unit),
                resistances=tuple(dict.fromkeys(resistances_of_unit(player, unit))),
                absorbed=unit.absorbed,
                token=unit.token,
            )
            for unit in player.units
        ),
        commands=commands(player),
        skills=tuple(
            seen.OwnSkill(owned.skill, bool(owned.used), owned.used == "centre", owned.mark) for owned in player.skills
        ),
        shown=player.shown,
        kept=player.kept,
        aside=player.aside,
        tactic=seen.OwnTactic(player.tactic, player.tactic_used, len(player.stored)),
        move=player.move,
        influence=player.influence,
        heal=player.heal,
        dice=player.dice,
        moved=player.moved,
        rested=player.rested,
        acted=mine and state.phase in ("interaction", "combat", "after"),
        wounds_this_combat=fight.wounds if fight else 0,
        knocked_out=fight is not None and fight.knocked,
    )


def _fight_of(state: State, seat: int) -> Combat | None:
    """The fight a player is in, as that player sees it."""
    if seat == state.current:
        return state.combat
    return state.duel.other if state.duel is not None and seat in (state.duel.aggressor, state.duel.defender) else None


def _dummy(state: State) -> seen.Dummy | None:
    dummy = state.dummy
    if dummy is None:
        return None
    return seen.Dummy(
        hero=dummy.hero,
        deck=len(dummy.deck),
        discard=len(dummy.discard),
        crystals={color: n for color, n in zip(BASIC_COLORS, dummy.crystals, strict=True) if n},
        tactic=dummy.tactic,
    )


def _joint(joint: Joint) -> seen.Joint:
    """A joint assault: who takes part, whose moment it is, and the defenders dealt to each."""
    return seen.Joint(
        at=joint.at,
        stage=joint.stage,
        acting=joint.seats[joint.place] if joint.place < len(joint.seats) else None,
        shares=tuple(seen.Share(seat, share) for seat, share in zip(joint.seats, joint.shares, strict=True)),
    )
