"""Full Cooperation and Blitz Cooperation (MK-SCN-COOP, MK-SCN-BLITZCOOP): one team against the cities and the clock."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Option, Outcome, Score, Text
from ...kernel.work import by_chance, push, tell
from ..book import BOOK
from ..catalog import SCENARIOS, VARIANTS, Scenario, Variant
from ..chapters.land.cities import cities_on_map, leader, taken
from ..chapters.pieces.hexmap import space_at
from ..chapters.turn.scoring import achievements
from ..features import Feature, feature, scenario_of
from ..state import DUMMY, Table, Work, put_down

ALL_LEAD_POINTS = 10
_ACHIEVEMENTS = ("knowledge", "loot", "leader", "conqueror", "adventurer")

FULL = Scenario(
    "full_cooperation",
    number=5,
    rounds=6,
    shape="open5",
    countryside=8,
    core=2,
    core_cities=3,
    city_levels=(5, 5, 8),
    features=("conquer", "dummy", "cooperation"),
)

SCENARIOS[FULL.id] = {
    2: FULL,
    3: replace(FULL, countryside=10, core=3, core_cities=4, city_levels=(5, 5, 5, 11)),
}

BLITZ = replace(
    FULL,
    id="blitz_cooperation",
    number=6,
    rounds=4,
    countryside=7,
    core=1,
    core_cities=2,
    city_levels=(5, 8),
    features=(*FULL.features, "blitz"),
)

SCENARIOS[BLITZ.id] = {
    2: BLITZ,
    3: replace(BLITZ, countryside=8, core=2, core_cities=3, city_levels=(5, 8, 11)),
}

VARIANTS["weakest_counts"] = Variant("weakest_counts", players=(2, 3), only=(FULL.id, BLITZ.id))


def leaders(table: Table) -> set[int]:
    """Who leads a fallen city."""
    fallen = [at for at in cities_on_map(table) if taken(table, at)]
    return {leader(space_at(table, at).shields) for at in fallen}


# -- Tactics (MK-SCN-COOP-07): after each Day and Night the players agree on one to do without ----------------------
#
# One of the players proposes a Tactic they used and the others consent; where one of them declines, the next player in
# the Round Order proposes. If nobody's proposal pleases all, chance decides.


def _players(table: Table) -> tuple[int, ...]:
    """The players in Round Order."""
    return tuple(seat for seat in table.order if seat != DUMMY)


def used(table: Table) -> tuple[str, ...]:
    """Tactics the players had this round, in Round Order."""
    return tuple(table.players[seat].tactic for seat in _players(table) if table.players[seat].tactic)


GIVE_UP = BOOK.asks("tactics.give_up", "mk-ask-give-up-tactic")
CONSENT = BOOK.asks("tactics.consent")


def _propose_next(work: Work, proposer: int) -> None:
    """The player at that place of the Round Order proposes."""
    push(work, "tactics.give_up", proposer, seat=_players(work)[proposer])


@GIVE_UP.offers
def _proposals(table: Table, seat: int, proposer: int) -> list[Option]:
    return [Option(f"remove {name}", "remove_tactic", (name,)) for name in used(table)]


@GIVE_UP.answers("remove_tactic")
def _propose(work: Work, seat: int, proposer: int, tactic: str) -> None:
    tell(work, "mk-event-tactic-proposed", "MK-SCN-COOP-07a", hero=work.players[seat].hero, tactic=tactic)
    _ask_next(work, proposer, tactic, 0)


def _ask_next(work: Work, proposer: int, tactic: str, asked: int) -> None:
    """The others are asked in Round Order; with all of them in favour the Tactic is out of the game."""
    order = _players(work)
    while asked < len(order) and asked == proposer:
        asked += 1
    if asked < len(order):
        push(work, "tactics.consent", proposer, tactic, asked, seat=order[asked])
    else:
        _remove(work, tactic)


def _remove(work: Work, tactic: str) -> None:
    work.tactics_gone += (tactic,)
    tell(work, "mk-event-tactic-removed", "MK-SCN-COOP-07a", tactic=tactic)


@CONSENT.prompt
def _which_tactic(table: Table, seat: int, proposer: int, tactic: str, asked: int) -> Text:
    return Text("mk-ask-consent-tactic", {"tactic": tactic})


@CONSENT.offers
def _replies(table: Table, seat: int, proposer: int, tactic: str, asked: int) -> list[Option]:
    return [Option("agree", "agree"), Option("decline", "decline")]


@CONSENT.answers("agree")
def _agree(work: Work, seat: int, proposer: int, tactic: str, asked: int) -> None:
    _ask_next(work, proposer, tactic, asked + 1)


@CONSENT.answers("decline")
def _decline(work: Work, seat: int, proposer: int, tactic: str, asked: int) -> None:
    tell(work, "mk-event-declined", "MK-SCN-COOP-07a", hero=work.players[seat].hero)
    if proposer + 1 < len(_players(work)):
        _propose_next(work, proposer + 1)
    else:
        _remove(work, by_chance(work, used(work)))


@feature("cooperation")
class Cooperation(Feature):
    """All win together or lose together."""

    def round_ends(self, work: Work) -> None:
        """The players agree on a Tactic to do without (MK-SCN-COOP-07). Not needed after the last Day and the last
        Night: those Tactics are not used again."""
        put_down(work)
        if work.round <= scenario_of(work).rounds - 2 and used(work):
            _propose_next(work, 0)

    def scored(self, table: Table, lines: tuple[Score, ...], seat: int) -> tuple[Score, ...]:
        """10 if every player leads at least one city."""
        return (*lines, Score("all_lead", ALL_LEAD_POINTS if len(leaders(table)) == len(table.players) else 0))

    def verdict(self, table: Table, outcome: Outcome) -> Outcome:
        """The score is counted in both cases."""
        return replace(outcome, winners=tuple(range(len(table.players))) if outcome.won else ())


@feature("weakest_counts")
class WeakestCounts(Feature):
    """In each achievement the member with the lowest score speaks for the team (MK-SCN-COOP-17)."""

    def scored(self, table: Table, lines: tuple[Score, ...], seat: int) -> tuple[Score, ...]:
        everybody = [achievements(table, other) for other in range(len(table.players))]
        lowest = {
            key: min(line.points for member in everybody for line in member if line.key == key) for key in _ACHIEVEMENTS
        }
        return tuple(Score(line.key, lowest[line.key]) if line.key in lowest else line for line in lines)
