"""Scoring (MK-SCORE): Fame on the track plus the standard achievements. Scoring Fame never levels anybody up."""

from __future__ import annotations

from ....kernel.records import Outcome, Score
from ...catalog import CARDS, UNITS, WOUND
from ...features import Feature, fold, scenario_of
from ...state import Player, Table
from ..hand.banners import worn
from ..land.cities import all_taken, cities_on_map, taken
from ..pieces.hexmap import hex_at
from ..pieces.teams import common, in_teams, sides, team_of

CITY_POINTS = 10
ALL_CITIES_POINTS = 15
ROUND_POINTS = 30
UNANNOUNCED_POINTS = 5
TITLE = 3
SHARED_TITLE = 1
_TITLED = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating")
_FORTIFIED = ("keep", "mage_tower", "monastery")
_ADVENTURE = ("dungeon", "tomb", "monster_den", "spawning_grounds", "ancient_ruins", "maze", "labyrinth")


def deed_cards(player: Player) -> tuple[str, ...]:
    """All Deed cards of a player, wherever they are."""
    banners = tuple(worn(unit) for unit in player.units if unit.banner)
    piles = player.hand + player.deck + player.discard + player.stored + player.aside
    return piles + banners + tuple(p.card for p in player.play)


def achievements(table: Table, seat: int) -> tuple[Score, ...]:
    """The lines of one player's score."""
    player = table.players[seat]
    cards = deed_cards(player)
    kinds = [CARDS[card].kind for card in cards]
    shields = [hex_at(table, at).site for at, space in table.spaces.items() if seat in space.shields]
    wounds = cards.count(WOUND)
    leaders = sum(UNITS[unit.unit].level // (2 if unit.wounds else 1) for unit in player.units)
    fortified = sum(site in _FORTIFIED for site in shields)
    adventure = sum(site in _ADVENTURE for site in shields)
    return (
        Score("fame", player.fame),
        Score("knowledge", 2 * kinds.count("spell") + kinds.count("advanced_action")),
        Score("loot", 2 * kinds.count("artifact") + sum(player.crystals) // 2),
        Score("leader", leaders),
        Score("conqueror", 2 * fortified),
        Score("adventurer", 2 * adventure),
        Score("beating", -2 * wounds),
    )


def conquest(table: Table) -> tuple[Score, ...]:
    """Solo Conquest: 10 a city, 15 for all of them; 1 for each card the Dummy has left, won or lost; after a success
    also 30 for each round not played, and 5 if nobody announced the end of the last round."""
    fallen = sum(taken(table, at) for at in cities_on_map(table))
    left = len(table.dummy.deck) if table.dummy else 0
    lines = [Score("cities", CITY_POINTS * fallen, fallen), Score("dummy_cards", left, left)]
    if all_taken(table):
        spare = scenario_of(table).rounds - table.round
        lines.append(Score("all_cities", ALL_CITIES_POINTS))
        lines.append(Score("spare_rounds", ROUND_POINTS * spare, spare))
        lines.append(Score("unannounced", UNANNOUNCED_POINTS if table.left < 0 else 0))
    return tuple(lines)


def titles(lines: list[tuple[Score, ...]]) -> list[tuple[Score, ...]]:
    """The most Fame of a category earns 3 more, shared first places 1 each, and nothing for a best of 0; the most
    Wounds cost as much again."""
    crowned = [list(seat) for seat in lines]
    for place, line in enumerate(lines[0]):
        if line.key not in _TITLED:
            continue
        sign = -1 if line.key == "beating" else 1
        worth = [sign * seat[place].points for seat in lines]
        best = max(worth)
        holders = [seat for seat, points in enumerate(worth) if points == best and best > 0]
        for seat in holders:
            crowned[seat].append(Score(f"title_{line.key}", sign * (TITLE if len(holders) == 1 else SHARED_TITLE)))
    return [tuple(seat) for seat in crowned]


def team_lines(table: Table, plain: list[tuple[Score, ...]]) -> list[tuple[Score, ...]]:
    """The lines of each seat with titles; allies have the lines of their team, and teams compete for the titles."""
    if not in_teams(table):
        return fold(table, Feature.titled, plain)
    crowned = fold(table, Feature.titled, [common([plain[seat] for seat in side]) for side in sides(table)])
    return [crowned[team_of(table, seat)] for seat in range(len(plain))]


def score(table: Table) -> Outcome:
    """The result; alone there are no titles, and the score is the measure. Allies share one score."""
    conquering = fold(table, Feature.conquest, False)
    extra = conquest(table) if conquering and table.dummy is not None else ()
    plain = [fold(table, Feature.scored, achievements(table, seat) + extra, seat) for seat in range(len(table.players))]
    lines = tuple(team_lines(table, plain))
    totals = tuple(sum(line.points for line in seat) for seat in lines)
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return fold(table, Feature.verdict, Outcome(totals, lines, winners, won=not conquering or all_taken(table)))
