"""Delving (MK-SCN-DUNGEON-11 to 13): dungeons and tombs are worth more, and conquering all of them ends the game."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Outcome, Score
from ...kernel.work import push
from ..catalog import TILES, scenario_of
from ..chapters.pieces.hexmap import board, site_at, space_at
from ..chapters.turn.scoring import achievements
from ..features import at_moment, recounts, verdicts
from ..state import Table, Work
from .shared.titles import title
from .tunnels import DEPTHS

WORTH, USUAL = 4, 2


def depths(table: Table) -> list[str]:
    """Spaces of all dungeons and tombs on the map, secret ones too."""
    return [at for at in board(table.tiles) if site_at(table, at) in DEPTHS]


def all_conquered(table: Table) -> bool:
    return all(space_at(table, at).shields for at in depths(table))


@at_moment("tile", "delving")
def maybe_end(work: Work) -> None:
    """All tiles revealed and everything below conquered: one last turn for everybody. An entrance still to be placed
    is one more to conquer."""
    waiting = any(frame.step.startswith("entrances.") for frame in work.stack)
    if work.final < 0 and work.turn and not work.tile_stack and not waiting and all_conquered(work):
        push(work, "rounds.last_turns", "MK-SCN-DUNGEON-11a")


@at_moment("combat_over", "delving")
def after_combat(work: Work, kind: str, at: str, won: int) -> None:
    if kind == "adventure" and won:
        maybe_end(work)


def delver_fame(table: Table, seat: int) -> int:
    """The adventure sites of a player: 4 for each dungeon or tomb, secret or not, 2 for each other site."""
    printed = next(line.points for line in achievements(table, seat) if line.key == "adventurer")
    own = [at for at in depths(table) if seat in space_at(table, at).shields]
    secret = sum(bool(space_at(table, at).secret) for at in own)
    return printed + WORTH * secret + (WORTH - USUAL) * (len(own) - secret)


@recounts("delving")
def recount(table: Table, seat: int, lines: tuple[Score, ...]) -> tuple[Score, ...]:
    """The line of the Adventurer becomes that of the Dungeon Crawler, with a title of its own."""
    worth = [delver_fame(table, other) for other in range(len(table.players))]
    lines = tuple(Score("delver", worth[seat]) if line.key == "adventurer" else line for line in lines)
    return lines + title(table, "delver", worth, seat) if scenario_of(table).titles else lines


@verdicts("delving")
def judge(table: Table, outcome: Outcome) -> Outcome:
    """The mission succeeds if every dungeon and tomb was conquered; the most Fame wins either way."""
    hidden = any(print_.site in DEPTHS for tile in table.tile_stack for print_ in TILES[tile].hexes)
    return replace(outcome, won=not hidden and all_conquered(table))
