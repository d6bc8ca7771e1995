"""Holdings (MK-SCN-HOLD-05, 11, 16 to 18): what keeps and mage towers give their owner, and what they are worth."""

from __future__ import annotations

from ...kernel.records import Option, Outcome, Refusal, Score, Text
from ...kernel.work import push, tell
from ..book import action, close_question
from ..catalog import UNITS, scenario_of
from ..chapters.land.explore import next_tile, reveal_tile
from ..chapters.pieces.hexmap import adjacent, hex_at
from ..chapters.pieces.mana import gain_token
from ..chapters.pieces.teams import allies, sides, team_of
from ..features import at_moment, offers, reasons, verdicts
from ..state import Placed, Table, Work

KEEP_POINTS, TOWER_POINTS = 3, 2
LEVEL_IV = 4


def holdings(table: Table, seat: int, site: str) -> list[str]:
    """Spaces of the sites of a kind that belong to a player."""
    return [at for at, space in table.spaces.items() if seat in space.shields and hex_at(table, at).site == site]


@at_moment("start", "holdings")
def dismiss_citizens(work: Work) -> None:
    """With the city shut, Units of level IV stay in the box."""
    work.box += tuple(unit for unit in work.elite if UNITS[unit].level == LEVEL_IV)
    work.elite = tuple(unit for unit in work.elite if UNITS[unit].level != LEVEL_IV)


@at_moment("start", "open_map")
def lay_everything(work: Work) -> None:
    """All tiles lie face up from the start."""
    laid = {(placed.x, placed.y) for placed in work.tiles}
    for x, y, back in scenario_of(work).places:
        if (x, y) not in laid:
            reveal_tile(work, Placed(x, y, next_tile(work, back)))


@at_moment("turn_start", "holdings")
def draw_power(work: Work) -> None:
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


def victory_points(table: Table, seat: int) -> tuple[Score, ...]:
    """What a player holds; allies hold everything together."""
    side = sides(table)[team_of(table, seat)]
    keeps, towers = (sum(len(holdings(table, one, site)) for one in side) for site in ("keep", "mage_tower"))
    return (Score("keeps", KEEP_POINTS * keeps, keeps), Score("towers", TOWER_POINTS * towers, towers))


def points(table: Table, seat: int) -> int:
    return sum(line.points for line in victory_points(table, seat))


@reasons("holdings")
def why_not(table: Table, words: list[str]) -> Refusal | None:
    """The city has closed its gates; only the side that is behind gives up."""
    if words[0] in ("move", "space") and len(words) > 1 and hex_at(table, words[1]).site == "city":
        return Refusal("MK-SCN-HOLD-04", Text("mk-why-city-closed"))
    if words[0] == "concede":
        return Refusal("MK-SCN-HOLD-16a", Text("mk-why-concede"))
    return None


@offers("holdings")
def concede_option(table: Table) -> list[Option]:
    """Between two sides the one that is behind may admit that the other has won."""
    if len(table.players) != 2 or table.phase != "move" or table.me.moved:
        return []
    behind = points(table, table.current) < points(table, 1 - table.current)
    return [Option("concede", "concede")] if behind else []


@action("concede")
def concede(work: Work, option: Option) -> None:
    """The game is over at once; the points stand as they are, and decide."""
    close_question(work)
    tell(work, "mk-event-concede", "MK-SCN-HOLD-16a", hero=work.me.hero)
    push(work, "game.over")


@verdicts("holdings")
def judge(table: Table, outcome: Outcome) -> Outcome:
    """Only Victory points count; a tie has no winner."""
    lines = tuple(victory_points(table, seat) for seat in range(len(table.players)))
    totals = tuple(sum(line.points for line in seat) for seat in lines)
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    decided = len({team_of(table, seat) for seat in winners}) == 1
    return Outcome(totals, lines, winners if decided else (), won=decided)
