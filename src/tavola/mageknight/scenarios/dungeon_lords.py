"""Dungeon Lords (MK-SCN-DUNGEON): dungeons and tombs, those on the map and those nobody knew of."""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from ...kernel.records import Option, Outcome, Refusal, Score, Text
from ...kernel.refusals import no
from ...kernel.work import push, tell
from ..book import BOOK, action
from ..catalog import SCENARIOS, TILES, Scenario
from ..chapters.land.movement import look_around, movement_barred
from ..chapters.pieces.hexmap import board, hex_at, neighbours, put_space, site_at, space_at
from ..chapters.pieces.piles import draw_enemy, none_left
from ..chapters.pieces.tracks import TERRAIN_COST
from ..chapters.turn.scoring import achievements
from ..features import feature, feature_on
from ..state import Table, Token, Work
from .shared.alone import alone
from .shared.quests import Quest
from .shared.titles import title

DUNGEON_LORDS = Scenario(
    "dungeon_lords",
    number=9,
    rounds=5,
    shape="wedge",
    countryside=8,
    core=1,
    core_cities=1,
    features=("dungeon_lords", "friendly_city", "titles", "rivalry"),
)

SCENARIOS[DUNGEON_LORDS.id] = {
    1: alone(DUNGEON_LORDS),
    2: DUNGEON_LORDS,
    3: replace(DUNGEON_LORDS, countryside=9, core=2),
    4: replace(DUNGEON_LORDS, shape="open4", countryside=11, core=3),
}

# -- secret entrances (MK-SCN-DUNGEON-05 to 07): a dungeon near each village, a tomb near each monastery ------------

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


@BOOK.does("entrances.find")
def find(work: Work, near: str) -> None:
    """Where no space fits there is no entrance; a single one needs no question."""
    able = places(work, near)
    if len(able) > 1:
        push(work, "entrances.place", near)
    elif able:
        _dig(work, near, able[0])


ENTRANCE = BOOK.asks("entrances.place")


@ENTRANCE.prompt
def _which_entrance(table: Table, seat: int, near: str) -> Text:
    return Text(_ASKS[hex_at(table, near).site])


@ENTRANCE.offers
def _entrances(table: Table, seat: int, near: str) -> list[Option]:
    return [Option(f"space {at}", "space", (at,)) for at in places(table, near)]


@ENTRANCE.answers("space")
def _place(work: Work, seat: int, near: str, at: str) -> None:
    _dig(work, near, at)


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


# -- tunnels (MK-SCN-DUNGEON-09, 10): conquered dungeons and tombs are linked underground ---------------------------

DEPTHS = ("dungeon", "tomb")
ENTRY = 2
_WET = ("lake", "swamp")


def open_depths(table: Table) -> list[str]:
    """Spaces of all dungeons and tombs somebody has conquered."""
    return [at for at, space in table.spaces.items() if space.shields and site_at(table, at) in DEPTHS]


def distances(table: Table, start: str) -> dict[str, int]:
    """Spaces to walk underground from here: under everything revealed but lakes and swamps."""
    dry = {at for at, print_ in board(table.tiles).items() if print_.terrain not in _WET}
    found = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for near in neighbours(at):
            if near in dry and near not in found:
                found[near] = found[at] + 1
                queue.append(near)
    return found


def tunnel_cost(table: Table, at: str) -> int | None:
    """2 Move points and 1 for each space; None without a way."""
    steps = distances(table, table.me.at).get(at)
    return None if steps is None else ENTRY + steps


@action("tunnel")
def travel(work: Work, at: str) -> None:
    """One move, however far: nobody on the way notices."""
    me = work.me
    cost = tunnel_cost(work, at) or 0
    me.move -= cost
    me.at = at
    me.path += (at,)
    me.moved = True
    tell(work, "mk-event-tunnel", "MK-SCN-DUNGEON-10a", space=at, cost=cost)
    look_around(work)


# -- delving (MK-SCN-DUNGEON-11 to 13): dungeons and tombs are worth more -------------------------------------------

WORTH, USUAL = 4, 2


def depths(table: Table) -> list[str]:
    """Spaces of all dungeons and tombs on the map, secret ones too."""
    return [at for at in board(table.tiles) if site_at(table, at) in DEPTHS]


def all_conquered(table: Table) -> bool:
    return all(space_at(table, at).shields for at in depths(table))


def delver_fame(table: Table, seat: int) -> int:
    """The adventure sites of a player: 4 for each dungeon or tomb, secret or not, 2 for each other site."""
    printed = next(line.points for line in achievements(table, seat) if line.key == "adventurer")
    own = [at for at in depths(table) if seat in space_at(table, at).shields]
    secret = sum(bool(space_at(table, at).secret) for at in own)
    return printed + WORTH * secret + (WORTH - USUAL) * (len(own) - secret)


def tunnels_barred(table: Table) -> Refusal | None:
    """Why no tunnel begins here and now."""
    barred = movement_barred(table)
    if barred is not None:
        return barred
    at = table.me.at
    here = site_at(table, at) in DEPTHS and bool(space_at(table, at).shields)
    return None if here else no("MK-SCN-DUNGEON-09a", "mk-why-no-tunnel")


def tunnel_barred(table: Table, at: str, far: int | None) -> Refusal | None:
    """Why a tunnel does not lead to a conquered dungeon or tomb, so many spaces away under dry land."""
    if at == table.me.at:
        return no("MK-SCN-DUNGEON-09a", "mk-why-no-tunnel")
    if far is None:
        return no("MK-SCN-DUNGEON-10b", "mk-why-no-dry-way")
    cost, have = ENTRY + far, table.me.move
    return None if cost <= have else no("MK-SCN-DUNGEON-10a", "mk-why-move-points", cost=cost, have=have)


@feature(DUNGEON_LORDS.id)
class DungeonLords(Quest):
    """Secret entrances are found, tunnels link what is conquered, and conquering all of it ends the game."""

    sites = ("dungeon",)
    core = ("core_1",)
    city = "blue"

    def may_delve_again(self, table: Table, may: bool) -> bool:
        return False

    def site_revealed(self, work: Work, at: str) -> None:
        """Whoever reveals the site chooses; for the tiles of the setup the first player will."""
        if work.turn and hex_at(work, at).site in HIDDEN:
            push(work, "entrances.find", at)

    def turn_starts(self, work: Work) -> None:
        """The first player of the first round chooses for the sites that lay there from the start."""
        if work.turn == 1 and work.round == 1:
            for at, print_ in reversed(board(work.tiles).items()):
                if print_.site in HIDDEN:
                    push(work, "entrances.find", at)

    def options(self, table: Table) -> list[Option]:
        if tunnels_barred(table) is not None:
            return []
        far = distances(table, table.me.at)
        return [
            Option(f"tunnel {at}", "tunnel", (at,))
            for at in open_depths(table)
            if tunnel_barred(table, at, far.get(at)) is None
        ]

    def reason(self, table: Table, words: list[str]) -> Refusal | None:
        """Why a tunnel cannot be taken."""
        if words[0] != "tunnel" or not table.me.at:
            return None
        barred = tunnels_barred(table)
        if barred is not None or len(words) < 2:
            return barred
        if words[1] not in open_depths(table):
            return no("MK-SCN-DUNGEON-09a", "mk-why-no-tunnel")
        return tunnel_barred(table, words[1], distances(table, table.me.at).get(words[1]))

    def tile_revealed(self, work: Work) -> None:
        """All tiles revealed and everything below conquered: one last turn for everybody. An entrance still to be
        placed is one more to conquer."""
        waiting = any(frame.step.startswith("entrances.") for frame in work.stack)
        if work.final < 0 and work.turn and not work.tile_stack and not waiting and all_conquered(work):
            push(work, "rounds.last_turns", "MK-SCN-DUNGEON-11a")

    def combat_over(self, work: Work, kind: str, at: str, won: bool) -> None:
        """After a failure at an entrance the enemy is gone and another one lurks there; a conquest may be the last."""
        if kind != "adventure":
            return
        if won:
            self.tile_revealed(work)
        elif space_at(work, at).secret:
            _mark(work, at)

    def scored(self, table: Table, lines: tuple[Score, ...], seat: int) -> tuple[Score, ...]:
        """The line of the Adventurer becomes that of the Dungeon Crawler, with a title of its own."""
        worth = [delver_fame(table, other) for other in range(len(table.players))]
        lines = tuple(Score("delver", worth[seat]) if line.key == "adventurer" else line for line in lines)
        return lines + title(table, "delver", worth, seat) if feature_on(table, "titles") else lines

    def verdict(self, table: Table, outcome: Outcome) -> Outcome:
        """The mission succeeds if every dungeon and tomb was conquered; the most Fame wins either way."""
        hidden = any(print_.site in DEPTHS for tile in table.tile_stack for print_ in TILES[tile].hexes)
        return replace(outcome, won=not hidden and all_conquered(table))
