"""Conquer and Hold (MK-SCN-HOLD): whoever holds the keeps and mage towers at the end has won the land."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ...kernel.records import Option, Outcome, Refusal, Score
from ...kernel.refusals import no
from ...kernel.work import push, tell
from ..book import action, close_question
from ..catalog import SCENARIOS, UNITS, VARIANTS, Scenario, Tile, Variant
from ..chapters.land.explore import next_tile, reveal_tile
from ..chapters.pieces.hexmap import adjacent, hex_at
from ..chapters.pieces.mana import gain_token
from ..chapters.pieces.teams import allies, sides, team_of
from ..features import Feature, feature, scenario_of
from ..state import Placed, Table, Work
from .shared.quests import Quest

#: The predefined map: the book shows it in a picture only, so the places are ours (docs/rulings/mageknight.md).
PLACES = (
    (0, 1, "countryside"),
    (1, 0, "countryside"),
    (1, -1, "countryside"),
    (1, 1, "countryside"),
    (2, -1, "countryside"),
    (2, 0, "core"),
    (2, 1, "core"),
    (3, -1, "core"),
    (3, 0, "core"),
)

CONQUER_AND_HOLD = Scenario(
    "conquer_and_hold",
    number=10,
    rounds=6,
    shape="places",
    places=PLACES,
    countryside=5,
    core=3,
    core_cities=1,
    features=("conquer_and_hold", "rivalry"),
)

SCENARIOS[CONQUER_AND_HOLD.id] = {
    2: CONQUER_AND_HOLD,
    3: replace(CONQUER_AND_HOLD, rounds=4),
    4: replace(CONQUER_AND_HOLD, rounds=4, features=(*CONQUER_AND_HOLD.features, "in_teams")),
}

VARIANTS["open_map"] = Variant("open_map", only=("conquer_and_hold",))

KEEP_POINTS, TOWER_POINTS = 3, 2
LEVEL_IV = 4
MOST_GUARDS = 3
_LENT = {"mage_tower": "monastery", "keep": "village"}


def holdings(table: Table, seat: int, site: str) -> list[str]:
    """Spaces of the sites of a kind that belong to a player."""
    return [at for at, space in table.spaces.items() if seat in space.shields and hex_at(table, at).site == site]


def victory_points(table: Table, seat: int) -> tuple[Score, ...]:
    """What a player holds; allies hold everything together."""
    side = sides(table)[team_of(table, seat)]
    keeps, towers = (sum(len(holdings(table, one, site)) for one in side) for site in ("keep", "mage_tower"))
    return (Score("keeps", KEEP_POINTS * keeps, keeps), Score("towers", TOWER_POINTS * towers, towers))


def points(table: Table, seat: int) -> int:
    return sum(line.points for line in victory_points(table, seat))


@action("concede")
def concede(work: Work) -> None:
    """The game is over at once; the points stand as they are, and decide."""
    close_question(work)
    tell(work, "mk-event-concede", "MK-SCN-HOLD-16a", hero=work.me.hero)
    push(work, "game.over")


def conceding_barred(table: Table) -> Refusal | None:
    """Between two players only the one who is behind gives up, before moving."""
    free = len(table.players) == 2 and table.phase == "move" and not table.me.moved
    if free and points(table, table.current) < points(table, 1 - table.current):
        return None
    return no("MK-SCN-HOLD-16a", "mk-why-concede")


@feature(CONQUER_AND_HOLD.id)
class ConquerAndHold(Quest):
    """What keeps and mage towers give their owner, and what they are worth (MK-SCN-HOLD-04 to 18)."""

    sites = ("keep", "mage_tower")
    core = ("core_2", "core_3", "core_4")
    city = "white"

    def owned(self, table: Table, sites: tuple[str, ...]) -> tuple[str, ...]:
        return self.sites

    def tiles(self, table: Table, able: list[Tile]) -> list[Tile]:
        """The tiles are named: those of other boxes stay there."""
        return [tile for tile in able if tile.set == "base"]

    def laid_out(self, work: Work) -> None:
        """With the city shut, Units of level IV stay in the box."""
        work.box += tuple(unit for unit in work.elite if UNITS[unit].level == LEVEL_IV)
        work.elite = tuple(unit for unit in work.elite if UNITS[unit].level != LEVEL_IV)

    def elites_dealt(self, table: Table, dealt: bool) -> bool:
        """Elite Units come in the second half of the game."""
        return table.round > scenario_of(table).rounds // 2

    def cities_shut(self, table: Table) -> str | None:
        return "MK-SCN-HOLD-04"

    def lends(self, table: Table, site: str) -> Iterable[str]:
        """Mage towers lend what monasteries do, keeps what villages do."""
        return (_LENT[site],) if site in _LENT else ()

    def assault_reputation(self, table: Table, change: int) -> int:
        return 0

    def guards(self, table: Table, count: int) -> int:
        """One more with each Day and Night, up to three."""
        return min((table.round + 1) // 2, MOST_GUARDS)

    def spoils(self, table: Table, paid: bool) -> bool:
        return False

    def turn_starts(self, work: Work) -> None:
        """On or next to a mage tower of the own side: gold mana by Day, black at Night, one for each own tower on the
        map."""
        at = work.me.at
        towers = holdings(work, work.current, "mage_tower")
        allied = [tower for ally in allies(work, work.current) for tower in holdings(work, ally, "mage_tower")]
        if not towers or not any(tower == at or adjacent(tower, at) for tower in (*towers, *allied)):
            return
        color = "gold" if work.time == "day" else "black"
        for _ in towers:
            gain_token(work, color)
        tell(work, "mk-event-tower-mana", "MK-SCN-HOLD-11a", color=color, count=len(towers))

    def options(self, table: Table) -> list[Option]:
        """Between two sides the one that is behind may admit that the other has won."""
        return [Option("concede", "concede")] if conceding_barred(table) is None else []

    def reason(self, table: Table, words: list[str]) -> Refusal | None:
        return conceding_barred(table) if words[0] == "concede" else None

    def verdict(self, table: Table, outcome: Outcome) -> Outcome:
        """Only Victory points count; a tie has no winner."""
        lines = tuple(victory_points(table, seat) for seat in range(len(table.players)))
        totals = tuple(sum(line.points for line in seat) for seat in lines)
        best = max(totals)
        winners = tuple(seat for seat, total in enumerate(totals) if total == best)
        decided = len({team_of(table, seat) for seat in winners}) == 1
        return Outcome(totals, lines, winners if decided else (), won=decided)


@feature("open_map")
class OpenMap(Feature):
    """All tiles lie face up from the start."""

    def laid_out(self, work: Work) -> None:
        laid = {(placed.x, placed.y) for placed in work.tiles}
        for x, y, back in scenario_of(work).places:
            if (x, y) not in laid:
                reveal_tile(work, Placed(x, y, next_tile(work, back)))
