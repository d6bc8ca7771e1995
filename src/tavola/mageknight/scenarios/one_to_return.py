"""One to Return (MK-SCN-RETURN): the portal closes, and when it opens again it lets one Hero through."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.records import Outcome, Score
from ...kernel.rng import Chance
from ...kernel.work import draw_index, push, tell
from ..catalog import FORMS, SCENARIOS, Scenario
from ..chapters.pieces.hexmap import hex_at, portal_closed
from ..chapters.pieces.teams import allies, in_teams, sides
from ..features import Feature, feature, fold
from ..state import Owned, Table, Work, pick_up, put_down

ONE_TO_RETURN = Scenario(
    "one_to_return",
    number=11,
    rounds=4,
    shape="wedge",
    countryside=7,
    core=1,
    core_cities=1,
    city_levels=(3,),
    features=("one_to_return", "rivalry"),
)

SCENARIOS[ONE_TO_RETURN.id] = {
    2: ONE_TO_RETURN,
    3: replace(ONE_TO_RETURN, countryside=8, core=2, core_cities=2),
    4: replace(ONE_TO_RETURN, countryside=10, core=3, core_cities=3),
}

#: The epic form: a third Day and Night, one more tile of each kind, larger cities.
FORMS[ONE_TO_RETURN.id, "epic"] = {
    players: replace(
        plan,
        rounds=6,
        countryside=plan.countryside + 1,
        core=plan.core + 1,
        core_cities=plan.core_cities + 1,
        city_levels=(4,),
    )
    for players, plan in SCENARIOS[ONE_TO_RETURN.id].items()
}


def on_portal(table: Table, seat: int) -> bool:
    """The figure stands there, or waits off the map to enter by it."""
    at = table.players[seat].at
    return not at or hex_at(table, at).site == "portal"


def chosen(table: Table) -> tuple[int, ...]:
    """The chosen seat of each team, in the order of the teams; nobody without teams."""
    return tuple(int(note.split()[1]) for note in table.notes if note.startswith("chosen "))


@feature(ONE_TO_RETURN.id)
class OneToReturn(Feature):
    """Who lingers on the portal is lost, and who stands there at the end returns; a team returns with its chosen one,
    whose Shield is drawn blind and kept secret (MK-SCN-RETURN-04 to 09)."""

    def laid_out(self, work: Work) -> None:
        """Each team draws one member's Shield."""
        if in_teams(work):
            work.notes += tuple(f"chosen {side[draw_index(work, len(side))]}" for side in sides(work))

    def portal_closed(self, table: Table, closed: bool) -> bool:
        """The portal closes with the first Day."""
        return table.round > (2 if fold(table, Feature.first_time, "day") == "night" else 1)

    def round_ends(self, work: Work) -> None:
        """At the end of the first Day whoever is on the portal leaves the game, the figure the map, and what lies of
        that player in the middle of the table has no force; with nobody left the game is over."""
        if work.time != "day" or portal_closed(work):
            return
        put_down(work)
        lost = tuple(seat for seat in range(len(work.players)) if on_portal(work, seat) and seat not in work.out)
        work.out += lost
        work.players = tuple(
            replace(player, at="", tactic="", skills=tuple(Owned(owned.skill, "round") for owned in player.skills))
            if seat in lost
            else player
            for seat, player in enumerate(work.players)
        )
        pick_up(work, work.current)
        tell(work, "mk-event-portal-closes", "MK-SCN-RETURN-04a")
        for seat in lost:
            tell(work, "mk-event-eliminated", "MK-SCN-RETURN-04b", hero=work.players[seat].hero)
        if len(work.out) == len(work.players):
            push(work, "game.over")

    def verdict(self, table: Table, outcome: Outcome) -> Outcome:
        """Fame has no weight: the one on the portal space wins, and with nobody there nobody does. A team wins with its
        chosen one, and with nobody else."""
        seats = range(len(table.players))
        home = tuple(
            seat for seat in seats if portal_closed(table) and seat not in table.out and on_portal(table, seat)
        )
        if in_teams(table):
            home = tuple(member for seat in home if seat in chosen(table) for member in (seat, *allies(table, seat)))
        lines = tuple((Score("portal", int(seat in home)),) for seat in seats)
        return Outcome(tuple(int(seat in home) for seat in seats), lines, home, won=bool(home))

    def shown(self, table: Table, found: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """The chosen one of this seat's own team, for its eyes only."""
        side = next((side for side in sides(table) if seat in side), ())
        return found | {"chosen": next((one for one in chosen(table) if one in side), None)}

    def resampled(self, work: Work, seat: int | None, chance: Chance) -> None:
        """A seat knows the chosen one of its own team only."""
        if not in_teams(work):
            return
        lots = [
            one if seat in side else side[chance.below(len(side))]
            for one, side in zip(chosen(work), sides(work), strict=True)
        ]
        others = tuple(note for note in work.notes if not note.startswith("chosen "))
        work.notes = (*others, *(f"chosen {one}" for one in lots))
