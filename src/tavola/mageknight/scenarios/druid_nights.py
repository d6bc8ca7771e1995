"""Druid Nights (MK-SCN-DRUID): mark magical glades by Day, call up what sleeps there at Night."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.records import Option, Refusal
from ...kernel.refusals import no
from ...kernel.work import push, tell
from ..book import BOOK, action
from ..catalog import FORMS, SCENARIOS, VARIANTS, Scenario, Variant
from ..chapters.combat.block import new_foe
from ..chapters.combat.course import begin
from ..chapters.land.movement import action_barred
from ..chapters.pieces.hexmap import board, put_space, site_at, space_at
from ..chapters.pieces.piles import draw_enemy, none_left
from ..features import feature, feature_on, scenario_of
from ..state import Combat, Table, Work
from .shared.alone import alone
from .shared.quests import Quest

ALL = 99  # more than any box holds

DRUID_NIGHTS = Scenario(
    "druid_nights",
    number=8,
    rounds=4,
    shape="wedge",
    countryside=8,
    core=1,
    core_cities=1,
    features=("druid_nights", "friendly_city", "titles", "rivalry"),
)

SCENARIOS[DRUID_NIGHTS.id] = {
    1: alone(DRUID_NIGHTS),
    2: DRUID_NIGHTS,
    3: replace(DRUID_NIGHTS, countryside=9, core=2),
    4: replace(DRUID_NIGHTS, shape="open4", countryside=11, core=3),
}

#: The epic form: three Days and Nights with every tile but the other cities.
FORMS[DRUID_NIGHTS.id, "epic"] = {
    players: replace(plan, rounds=6, countryside=ALL, core=ALL) for players, plan in SCENARIOS[DRUID_NIGHTS.id].items()
}

VARIANTS["epic"] = Variant("epic", only=("druid_nights", "one_to_return"))
VARIANTS["contested_glades"] = Variant("contested_glades", players=(2, 4), only=("druid_nights",))

#: What a marked glade calls up in the first, second and third Night, and the random crystals it pays.
CALLED = (("brown",), ("red",), ("brown", "red"))
CRYSTALS = (1, 2, 3)
_INHABITED = ("village", "monastery", "refugee_camp", "keep", "mage_tower", "city")


def night(table: Table) -> int:
    """The first, second or third Night."""
    return (table.round + 1) // 2


def last_night(table: Table) -> bool:
    return night(table) == (scenario_of(table).rounds + 1) // 2


def own_glades(table: Table, seat: int) -> list[str]:
    return [
        at
        for at, print_ in board(table.tiles).items()
        if print_.site == "magical_glade" and seat in space_at(table, at).shields
    ]


def _done(table: Table, seat: int) -> bool:
    """Whether the player has performed this Night's incantation."""
    return f"incantation {night(table)} {seat}" in table.notes


# -- marking a glade ------------------------------------------------------------------------------------------------


def room(table: Table) -> int:
    """How many Shields a glade holds: one of each player, fewer where they are contested."""
    if not feature_on(table, "contested_glades"):
        return len(table.players)
    return 1 if len(table.players) == 2 else 2


def may_mark(table: Table) -> bool:
    """On a glade without an own Shield, once the movement is over."""
    me = table.me
    if not me.at or me.rested or site_at(table, me.at) != "magical_glade":
        return False
    return table.current not in space_at(table, me.at).shields


MARKING = BOOK.asks("glades.mark", "mk-ask-mark-glade")


@MARKING.offers
def _marks(table: Table, seat: int) -> list[Option]:
    shields = space_at(table, table.me.at).shields
    if len(shields) < room(table):
        return [Option("mark", "mark_glade", (-1,)), Option("done", "done")]
    found = [Option(f"mark over {table.players[other].hero}", "mark_glade", (other,)) for other in shields]
    return [*found, Option("done", "done")]


@MARKING.answers("mark_glade")
def _mark(work: Work, seat: int, over: int) -> None:
    """The Shield goes on the glade, in the place of another player's where it is full."""
    space = space_at(work, work.me.at)
    kept = tuple(other for other in space.shields if other != over)
    put_space(work, work.me.at, replace(space, shields=(*kept, seat)))
    tell(work, "mk-event-glade-marked", "MK-SCN-DRUID-05a", space=work.me.at)


@MARKING.answers("done")
def _leave(work: Work, seat: int) -> None:
    """The glade stays as it is."""


# -- the incantation ------------------------------------------------------------------------------------------------


@action("incantation")
def incantation(work: Work) -> None:
    """The movement is over, so the glade underfoot may still be marked first."""
    work.phase = "after"
    work.me.move = 0
    work.notes += (f"incantation {night(work)} {work.current}",)
    push(work, "glades.call")
    if may_mark(work):
        push(work, "glades.mark")


@BOOK.does("glades.call")
def call_up(work: Work) -> None:
    """Enemies for each marked glade, fought together for double Fame; crystals at the end of the turn, whatever
    becomes of them."""
    glades = len(own_glades(work, work.current))
    piles = CALLED[night(work) - 1]
    enemies = []
    for pile in piles * glades:
        if not none_left(work, pile):
            enemies.append(draw_enemy(work, pile))
    work.ledger.seal()
    work.me.rewards += ("random_crystal",) * (CRYSTALS[night(work) - 1] * glades)
    tell(work, "mk-event-incantation", "MK-SCN-DRUID-07", count=len(enemies))
    if last_night(work) and work.final < 0 and _everybody_done(work):
        push(work, "rounds.last_turns", "MK-SCN-DRUID-12a")
    if enemies:
        foes = tuple(replace(new_foe(n, enemy), double=True) for n, enemy in enumerate(enemies, 1))
        begin(work, Combat("summoned", work.me.at, "ranged", foes))


def _everybody_done(table: Table) -> bool:
    return all(_done(table, seat) for seat in range(len(table.players)) if seat not in table.out)


def incantation_barred(table: Table) -> Refusal | None:
    """Why the incantation must wait."""
    if table.time != "night":
        return no("MK-SCN-DRUID-06a", "mk-why-incantation-by-day")
    if _done(table, table.current):
        return no("MK-SCN-DRUID-06a", "mk-why-incantation-once")
    barred = action_barred(table)
    if barred is None and site_at(table, table.me.at) in _INHABITED:
        return no("MK-SCN-DRUID-06b", "mk-why-incantation-inhabited")
    return barred


@feature(DRUID_NIGHTS.id)
class DruidNights(Quest):
    """Shields on glades, and the enemies they call up at Night (MK-SCN-DRUID-05 to 15)."""

    sites = ("magical_glade",)
    city = "green"

    def turn_ends(self, work: Work) -> None:
        if may_mark(work):
            push(work, "glades.mark")

    def round_ends(self, work: Work) -> None:
        """When a Night is over the glades forget: they must be marked anew for the next."""
        if work.time != "night":
            return
        for at, print_ in board(work.tiles).items():
            if print_.site == "magical_glade" and space_at(work, at).shields:
                put_space(work, at, replace(space_at(work, at), shields=()))

    def options(self, table: Table) -> list[Option]:
        """Once a Night, as the action of a turn, away from where people live."""
        return [Option("incantation", "incantation")] if incantation_barred(table) is None else []

    def reason(self, table: Table, words: list[str]) -> Refusal | None:
        return incantation_barred(table) if words[0] == "incantation" else None

    def shown(self, table: Table, found: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """Who has performed the incantation of this Night."""
        by_night = table.time == "night"
        return found | {"incantations": [one for one in range(len(table.players)) if by_night and _done(table, one)]}
