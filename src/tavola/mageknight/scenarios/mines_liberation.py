"""Mines Liberation (MK-SCN-MINES): every mine is in the hands of monsters, and who frees one owns what it yields."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Option, Outcome, Score
from ...kernel.work import push, tell
from ..book import BOOK, action
from ..catalog import BASIC_COLORS, SCENARIOS, TILES, Scenario, Tile
from ..chapters.combat.block import new_foe
from ..chapters.combat.course import begin
from ..chapters.land.movement import no_action, turn_up
from ..chapters.pieces.fame import change_reputation
from ..chapters.pieces.hexmap import board, hex_at, put_space, site_at, space_at, tile_of
from ..chapters.pieces.mana import gain_crystal
from ..chapters.pieces.piles import draw_enemy, none_left
from ..features import feature, feature_on
from ..state import Combat, Space, Table, Token, Work, sit
from .shared.alone import alone
from .shared.quests import Quest
from .shared.titles import title

MINES_LIBERATION = Scenario(
    "mines_liberation",
    number=7,
    rounds=4,
    shape="wedge",
    countryside=8,
    core=1,
    core_cities=1,
    features=("mines_liberation", "friendly_city", "titles", "rivalry"),
)

SCENARIOS[MINES_LIBERATION.id] = {
    1: alone(MINES_LIBERATION),
    2: MINES_LIBERATION,
    3: replace(MINES_LIBERATION, countryside=9, core=2),
    4: replace(MINES_LIBERATION, shape="open4", countryside=11, core=3),
}

MINES = ("crystal_mine", "deep_mine")
COUNTRYSIDE_FAME, CORE_FAME = 4, 7


def _core(table: Table, at: str) -> bool:
    return TILES[tile_of(table.tiles)[at]].back == "core"


def mines(table: Table) -> list[str]:
    """Spaces of all mines on the map."""
    return [at for at, print_ in board(table.tiles).items() if print_.site in MINES]


def occupied(table: Table, at: str) -> bool:
    """Whether enemies still hold the mine."""
    space = space_at(table, at)
    return bool(space.tokens or space.owed)


def all_free(table: Table) -> bool:
    """All mines of the scenario are on the map, and free."""
    hidden = any(print_.site in MINES for tile in table.tile_stack for print_ in TILES[tile].hexes)
    return not hidden and not any(occupied(table, at) for at in mines(table))


@action("enter_mine")
def enter_mine(work: Work) -> None:
    """Night rules hold inside; Units may come along."""
    at = work.me.at
    if space_at(work, at).owed:
        _provide(work, at)
    tell(work, "mk-event-enter", "MK-SCN-MINES-06a", site=site_at(work, at))
    turn_up(work, at)
    tokens = space_at(work, at).tokens
    foes = tuple(replace(new_foe(n, token.enemy), space=at, defender=True) for n, token in enumerate(tokens, 1))
    begin(work, Combat("mine", at, "ranged", foes, site=site_at(work, at), night=True))


def _provide(work: Work, at: str) -> None:
    """The token owed: a new one, or else an unrevealed one of another place, which is owed it instead."""
    space = space_at(work, at)
    if not none_left(work, "brown"):
        put_space(work, at, replace(space, tokens=(*space.tokens, Token(draw_enemy(work, "brown"))), owed=0))
        return
    for other in mines(work):
        lent = [token for token in space_at(work, other).tokens if not token.up]
        if lent:
            rest = tuple(token for token in space_at(work, other).tokens if token is not lent[0])
            put_space(work, other, replace(space_at(work, other), tokens=rest, owed=1))
            put_space(work, at, replace(space, tokens=(*space.tokens, lent[0]), owed=0))
            return
    put_space(work, at, replace(space, owed=0))


@BOOK.does("mines.color")
def ask_color(work: Work, seat: int, at: str) -> None:
    sit(work, seat)
    push(work, "mines.choose", at)


COLOR = BOOK.asks("mines.choose", "mk-ask-mine")


@COLOR.offers
def _colors(table: Table, seat: int, at: str) -> list[Option]:
    return [Option(f"mine {color}", "mine", (color,)) for color in hex_at(table, at).colors or BASIC_COLORS]


@COLOR.answers("mine")
def _color(work: Work, seat: int, at: str, color: str) -> None:
    gain_crystal(work, color, overflow=False)


def mine_fame(table: Table, seat: int) -> int:
    """4 for each own mine in the Countryside, 7 in the Core."""
    own = [at for at in mines(table) if seat in space_at(table, at).shields]
    return sum(CORE_FAME if _core(table, at) else COUNTRYSIDE_FAME for at in own)


@feature(MINES_LIBERATION.id)
class MinesLiberation(Quest):
    """Two enemies in each mine; whoever defeats the last one frees it (MK-SCN-MINES-05 to 14)."""

    sites = MINES
    city = "red"

    def left_out(self, table: Table, out: bool, tile: Tile) -> bool:
        """The Core tile without a mine is not used either."""
        return super().left_out(table, out, tile) or tile.id == "core_1"

    def site_revealed(self, work: Work, at: str) -> None:
        """A face-up enemy, green or in the Core red, and a face-down brown one; where no brown token is left, one is
        owed."""
        if hex_at(work, at).site not in MINES:
            return
        guard = "red" if _core(work, at) else "green"
        tokens = () if none_left(work, guard) else (Token(draw_enemy(work, guard), True),)
        if none_left(work, "brown"):
            put_space(work, at, Space(tokens=tokens, owed=1))
        else:
            put_space(work, at, Space(tokens=(*tokens, Token(draw_enemy(work, "brown")))))

    def options(self, table: Table) -> list[Option]:
        """The action on a mine's space: fight whoever holds it."""
        if no_action(table) or site_at(table, table.me.at) not in MINES or not occupied(table, table.me.at):
            return []
        return [Option("enter", "enter_mine")]

    def combat_over(self, work: Work, kind: str, at: str, won: bool) -> None:
        """The last enemy has fallen: a Shield, and Reputation 1, or 2 in the Core."""
        if kind != "mine" or not won:
            return
        put_space(work, at, replace(space_at(work, at), shields=(work.current,)))
        tell(work, "mk-event-mine-freed", "MK-SCN-MINES-08a", space=at)
        change_reputation(work, 2 if _core(work, at) else 1, "MK-SCN-MINES-08b")
        self.tile_revealed(work)

    def tile_revealed(self, work: Work) -> None:
        """All tiles revealed and all mines free: everybody has one last turn."""
        if work.final < 0 and work.turn and not work.tile_stack and all_free(work):
            push(work, "rounds.last_turns", "MK-SCN-MINES-12a")

    def round_starts(self, work: Work) -> None:
        """Each player gains a crystal of each mine freed, wherever it lies."""
        for seat in range(len(work.players)):
            if seat in work.out:
                continue
            sit(work, seat)
            for at in mines(work):
                if seat not in space_at(work, at).shields:
                    continue
                if hex_at(work, at).site == "deep_mine":
                    push(work, "mines.color", seat, at)
                else:
                    gain_crystal(work, hex_at(work, at).colors[0], overflow=False)

    def scored(self, table: Table, lines: tuple[Score, ...], seat: int) -> tuple[Score, ...]:
        worth = [mine_fame(table, other) for other in range(len(table.players))]
        lines += (Score("mines", worth[seat]),)
        return lines + title(table, "mines", worth, seat) if feature_on(table, "titles") else lines

    def verdict(self, table: Table, outcome: Outcome) -> Outcome:
        """The mission succeeds if all mines were freed; the most Fame wins either way."""
        return replace(outcome, won=all_free(table))
