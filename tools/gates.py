"""How the strong player ends a war: eight Heroes as experienced players have them when round 4 of Solo Conquest begins,
three to six spaces from the first city; rounds 4 to 6 are played, and cities and defenders that fell are counted.

python tools/gates.py --seed 1 --games 8
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable
from random import Random

from msgspec import Struct

import tavola
from tavola.bots import Look, bot
from tavola.mageknight.bot.ways import walks
from tavola.mageknight.catalog import TILES
from tavola.mageknight.chapters.land.cities import cities_on_map, taken
from tavola.mageknight.chapters.land.movement import safe
from tavola.mageknight.chapters.pieces.hexmap import board, coordinates, neighbours, slot_spaces
from tavola.mageknight.state import State

FOUGHT_FOR = ("keep", "mage_tower", "monster_den", "dungeon", "tomb", "spawning_grounds", "ancient_ruins")
CITIES = ("core_5", "core_6", "core_7", "core_8")
PLAIN_CORE = ("core_1", "core_2", "core_3", "core_4")
SLOTS = ("1,0", "0,1", "1,1", "2,0", "0,2", "2,1", "1,2")
FIRST = (2, 2)
HAND = 6


class Veteran(Struct, frozen=True):
    """Who stands before the gates. `both`: the second city is found as well."""

    hero: str
    fame: int
    reputation: int
    units: tuple[str, ...]
    cards: tuple[str, ...]
    crystals: dict[str, int]
    skills: tuple[str, ...]
    first: str
    both: bool


def _veteran(
    hero: str, fame: int, reputation: int, units: str, cards: str, crystals: str, skills: str, first: str, both: bool
) -> Veteran:
    held = {name: crystals.split().count(name) for name in dict.fromkeys(crystals.split())}
    owned = tuple(f"{hero}_{name}" for name in skills.split())
    return Veteran(hero, fame, reputation, tuple(units.split()), tuple(cards.split()), held, owned, first, both)


VETERANS = (
    _veteran(
        "tovak",
        38,
        2,
        "utem_guardsmen utem_swordsmen ice_golems",
        "ice_bolt swift_bolt agility snowstorm sword_of_justice",
        "blue red",
        "cold_swordsmanship double_time resistance_break",
        "core_7",
        True,
    ),
    _veteran(
        "goldyx",
        41,
        1,
        "illusionists utem_crossbowmen fire_mages",
        "crystal_mastery fire_bolt mana_bolt fireball",
        "blue green white",
        "freezing_power flight universal_power",
        "core_6",
        False,
    ),
    _veteran(
        "arythea",
        36,
        1,
        "red_cape_monks utem_guardsmen amotep_gunners",
        "blood_rage fire_bolt refreshing_walk fireball ruby_ring",
        "red red",
        "burning_power hot_swordsmanship motivation",
        "core_8",
        True,
    ),
    _veteran(
        "norowas",
        44,
        3,
        "utem_swordsmen utem_guardsmen catapults",
        "heroic_tale swift_bolt diplomacy whirlwind banner_of_glory",
        "white white green",
        "day_sharpshooting leadership inspiration",
        "core_5",
        False,
    ),
    _veteran(
        "wolfhawk",
        39,
        2,
        "northern_monks utem_crossbowmen ice_mages",
        "crushing_bolt ambush tremor horn_of_wrath",
        "blue white",
        "deadly_aim know_your_prey refreshing_breeze",
        "core_6",
        True,
    ),
    _veteran(
        "krang",
        37,
        1,
        "guardian_golems savage_monks fire_golems",
        "into_the_heat ice_shield flame_wall demolish",
        "red green",
        "battle_frenzy battle_hardened curse",
        "core_7",
        False,
    ),
    _veteran(
        "braevalar",
        42,
        2,
        "utem_guardsmen northern_monks amotep_freezers",
        "ice_bolt song_of_wind refreshing_walk chill amulet_of_darkness",
        "green blue",
        "forked_lightning thunderstorm elemental_resistance",
        "core_8",
        False,
    ),
    _veteran(
        "tovak",
        45,
        3,
        "utem_guardsmen illusionists altem_guardians",
        "frost_bridge swift_bolt steady_tempo expose tremor",
        "blue white red",
        "shield_mastery night_sharpshooting i_feel_no_pain",
        "core_5",
        True,
    ),
)


def mixed(names: Iterable[str], chance: Random) -> list[str]:
    found = list(names)
    chance.shuffle(found)
    return found


def position(number: int, seed: int) -> str:
    """The table before a Hero's gates, as a position. The seed decides hands, garrisons and whatever comes later."""
    one = VETERANS[number]
    chance = Random(f"siege {number}")
    country = mixed((f"countryside_{name}" for name in range(1, 12)), chance)
    tiles: dict[str, str] = {slot: json.dumps(tile) for slot, tile in zip(SLOTS, country, strict=False)}
    second = chance.choice([tile for tile in CITIES if tile != one.first])
    plain = chance.sample(PLAIN_CORE, 2)
    tiles["2,2"] = f'{{tile = "{one.first}", level = 5}}'
    if one.both:
        tiles["1,3"] = json.dumps(plain[0])
        tiles["2,3"] = f'{{tile = "{second}", level = 8}}'
        stack = plain[1:]
    else:
        stack = mixed([*plain, second], chance)
    shields: list[str] = []
    beaten: list[str] = []
    for slot, tile in zip(SLOTS, country, strict=False):
        x, y = map(int, slot.split(","))
        for at, print_ in zip(slot_spaces(x, y), TILES[tile].hexes, strict=True):
            if print_.site in FOUGHT_FOR and chance.random() < 0.5:
                shields.append(at)
            elif print_.rampaging and chance.random() < 0.6:
                beaten.append(at)
    base: State = tavola.new("mageknight", "solo_conquest", [one.hero], seed=seed).state
    me, dummy = base.players[0], base.dummy
    deck = mixed(sorted([*me.hand, *me.deck, *one.cards]), Random(f"deal {seed}"))
    turned = mixed(
        [*(dummy.deck if dummy is not None else ()), "ambush", "learning", "training"], Random(f"dummy {seed}")
    )

    def told(at: str) -> str:
        crystals = ", ".join(f"{color} = {count}" for color, count in one.crystals.items())
        return "\n".join(
            [
                'game = "mageknight"\nscenario = "solo_conquest"\nround = 4\nphase = "tactics"',
                f'seed = {seed}\nhero = "{one.hero}"',
                f"[player]\nhand = {json.dumps(deck[:HAND])}\ndeck = {json.dumps(deck[HAND:])}",
                f"fame = {one.fame}\nreputation = {one.reputation}\ncrystals = {{{crystals}}}",
                f'units = {json.dumps(one.units)}\nskills = {json.dumps(one.skills)}\nat = "{at}"',
                f"[map]\nstack = {json.dumps(stack)}\nshields = {json.dumps(shields)}\n[map.tiles]",
                *(f'"{slot}" = {tile}' for slot, tile in tiles.items()),
                "[map.tokens]",
                *(f'"{space}" = []' for space in beaten),
                f"[dummy]\ndeck = {json.dumps(turned)}",
            ]
        )

    quiet = _quiet(tavola.position(told("0,0")).state)
    return told(quiet[int(chance.random() * min(8, len(quiet)))])


def _quiet(state: State) -> list[str]:
    """Open spaces three to six from the first city where nobody threatens, the nearest first."""
    city = slot_spaces(*FIRST)[0]
    far = walks(state, city)
    spaces = board(state.tiles)
    found = []
    for at in sorted(far, key=lambda at: (far[at], at)):
        prowled = any(near in state.spaces and state.spaces[near].rampaging for near in neighbours(at))
        open_ = spaces[at].terrain in ("plains", "hills", "forest", "desert", "wasteland") and not spaces[at].site
        if open_ and not prowled and at not in state.spaces and safe(state, at) and 3 <= _apart(at, city) <= 6:
            found.append(at)
    return found


def _apart(one: str, other: str) -> int:
    across, up = (a - b for a, b in zip(coordinates(one), coordinates(other), strict=True))
    return (abs(across) + abs(up) + abs(across + up)) // 2


def fallen(state: State) -> int:
    return sum(len(state.spaces[at].shields) for at in cities_on_map(state) if at in state.spaces)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=len(VETERANS))
    args = parser.parse_args()
    ends: list[tuple[int, int, int]] = []
    for game in range(args.games):
        number, seed = game % len(VETERANS), 10 * (args.seed + game // len(VETERANS)) + game % len(VETERANS)
        match = tavola.position(position(number, seed))
        player = bot("strong", str(seed), None)
        began, longest = time.process_time(), 0.0
        while match.outcome is None:
            decision = match.asked()
            asked = time.process_time()
            answer = player.choose(decision, Look(match.rules, match.state, decision.seat))
            longest = max(longest, time.process_time() - asked)
            match.step(answer)
        state: State = match.state
        cities = sum(taken(state, at) for at in cities_on_map(state))
        ends.append((cities, fallen(state), match.outcome.totals[0]))
        print(
            f"{number} {VETERANS[number].hero} {seed}: {cities} cities, {ends[-1][1]} defenders, {ends[-1][2]} points,"
            f" {time.process_time() - began:.0f} s, longest {longest:.1f} s",
            flush=True,
        )
    count = len(ends)
    print(
        f"{count} games: both cities in {sum(end[0] == 2 for end in ends)}, one in {sum(end[0] == 1 for end in ends)};"
        f" defenders {sum(end[1] for end in ends) / count:.1f}, points {sum(end[2] for end in ends) / count:.0f}"
    )


if __name__ == "__main__":
    main()
