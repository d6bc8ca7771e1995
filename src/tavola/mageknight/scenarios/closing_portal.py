"""The closing portal (MK-SCN-RETURN-04 to 06): who lingers there is lost, and who stands there at the end returns."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Outcome, Score
from ...kernel.work import push, tell
from ..chapters.pieces.hexmap import hex_at, portal_closed
from ..chapters.pieces.teams import allies, in_teams
from ..features import at_moment, verdicts
from ..state import Owned, Table, Work, pick_up, put_down
from .chosen_ones import chosen


def on_portal(table: Table, seat: int) -> bool:
    """The figure stands there, or waits off the map to enter by it."""
    at = table.players[seat].at
    return not at or hex_at(table, at).site == "portal"


@at_moment("round_end", "closing_portal")
def close(work: Work) -> None:
    """At the end of the first Day whoever is on the portal leaves the game, the figure the map, and what lies of that
    player in the middle of the table has no force; with nobody left the game is over."""
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


@verdicts("closing_portal")
def judge(table: Table, outcome: Outcome) -> Outcome:
    """Fame has no weight: the one on the portal space wins, and with nobody there nobody does. A team wins with its
    chosen one, and with nobody else."""
    seats = range(len(table.players))
    home = tuple(seat for seat in seats if portal_closed(table) and seat not in table.out and on_portal(table, seat))
    if in_teams(table):
        home = tuple(member for seat in home if seat in chosen(table) for member in (seat, *allies(table, seat)))
    lines = tuple((Score("portal", int(seat in home)),) for seat in seats)
    return Outcome(tuple(int(seat in home) for seat in seats), lines, home, won=bool(home))
