"""Secret entrances (MK-SCN-DUNGEON-05 to 07): a dungeon near each village, a tomb near each monastery."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Frame, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK, current_seat
from ..chapters.pieces.hexmap import board, hex_at, neighbours, put_space, space_at
from ..chapters.pieces.piles import draw_enemy, none_left
from ..chapters.pieces.tracks import TERRAIN_COST
from ..features import at_moment
from ..state import Table, Token, Work

#: What lies hidden near a site, and the colour of the token that marks it.
HIDDEN = {"village": "dungeon", "monastery": "tomb"}
_ASKS = {"village": "mk-ask-entrance-dungeon", "monastery": "mk-ask-entrance-tomb"}
MARKER = {"dungeon": "brown", "tomb": "red"}


def places(table: Table, near: str) -> list[str]:
    """Spaces for an entrance: next to the site, accessible, no swamp, nothing printed or lying there."""
    return [at for at in neighbours(near) if at in board(table.tiles) and _free(table, at)]


def _free(table: Table, at: str) -> bool:
    print_, space = hex_at(table, at), space_at(table, at)
    if print_.site or print_.terrain == "swamp" or TERRAIN_COST[print_.terrain][0] is None:
        return False
    return not space.tokens and not space.secret


@at_moment("site", "secret_entrances")
def discover(work: Work, at: str) -> None:
    """Whoever reveals the site chooses; for the tiles of the setup the first player will."""
    if work.turn and hex_at(work, at).site in HIDDEN:
        push(work, "entrances.find", at)


@at_moment("turn_start", "secret_entrances")
def first_turn(work: Work) -> None:
    """The first player of the first round chooses for the sites that lay there from the start."""
    if work.turn == 1 and work.round == 1:
        for at, print_ in reversed(board(work.tiles).items()):
            if print_.site in HIDDEN:
                push(work, "entrances.find", at)


@BOOK.step("entrances.find")
def find(work: Work, frame: Frame) -> None:
    """Where no space fits there is no entrance; a single one needs no question."""
    near = str(frame.args[0])
    able = places(work, near)
    if len(able) > 1:
        push(work, "entrances.place", near)
    elif able:
        _dig(work, near, able[0])


BOOK.question(
    "entrances.place",
    seat=current_seat,
    prompt=lambda table, frame: Text(_ASKS[hex_at(table, str(frame.args[0])).site]),
    options=lambda table, frame: [Option(f"space {at}", "space", (at,)) for at in places(table, str(frame.args[0]))],
    answer=lambda work, frame, option: _dig(work, str(frame.args[0]), str(option.args[0])),
)


def _dig(work: Work, near: str, at: str) -> None:
    secret = HIDDEN[hex_at(work, near).site]
    put_space(work, at, replace(space_at(work, at), secret=secret))
    _mark(work, at)
    tell(work, "mk-event-entrance", "MK-SCN-DUNGEON-05a", site=secret, space=at)


def _mark(work: Work, at: str) -> None:
    """A face-down enemy at the entrance; with all tokens in use it will be drawn by whoever enters."""
    space = space_at(work, at)
    pile = MARKER[space.secret]
    if not none_left(work, pile):
        put_space(work, at, replace(space, tokens=(Token(draw_enemy(work, pile)),)))


@at_moment("combat_over", "secret_entrances")
def mark_again(work: Work, kind: str, at: str, won: int) -> None:
    """After a failure the enemy is gone and another one lurks there."""
    if kind == "adventure" and not won and space_at(work, at).secret:
        _mark(work, at)
