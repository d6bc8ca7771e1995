"""Where special rules join in: a feature is one object whose methods are the moments of the game.

Every method has the rulebook's answer as its default, so a feature says only what it changes. A scenario lists its
features, and a variant is the feature of its name; nothing else in the house knows which features exist. Chapters ask
those in force in four of the kernel's ways (`kernel/powers/moments.py`): `fire` tells all of them that a moment has
come, `fold` lets each change an answer in turn, `first` takes the first answer there is, `gather` collects what all of
them offer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from ..kernel.powers import Moments
from ..kernel.records import Option, Outcome, Refusal, Score
from ..kernel.rng import Chance
from .catalog import FORMS, SCENARIOS, Scenario, Tile, UnitCard
from .state import Die, Placed, Table, Work


class Feature:
    """A game without special rules."""

    # The plan and the set-up.

    def planned(self, plan: Scenario, value: str) -> Scenario:
        """The plan of any scenario as a variant set to this value changes it."""
        return plan

    def teams(self) -> str:
        """Who sits together unless the players say otherwise, where a scenario is always played in teams."""
        return ""

    def first_time(self, table: Table, time: str) -> str:
        """Whether the game begins with a Day or a Night."""
        return time

    def first_fame(self, table: Table, fame: int) -> int:
        """With how much Fame everybody begins."""
        return fame

    def first_reputation(self, table: Table, reputation: int) -> int:
        """With which Reputation everybody begins."""
        return reputation

    def interactive(self, table: Table, kind: str) -> str:
        """Which of the two interactive Skills of a Hero is used: competitive, cooperative or none."""
        return kind

    def dummy(self, table: Table, seated: bool) -> bool:
        """Whether a Dummy takes turns too."""
        return seated

    def plenty(self, table: Table, count: int) -> int:
        """How many dice the Source has, and how many Units the offer."""
        return count

    def seated(self, work: Work) -> None:
        """Piles and decks lie ready; the Heroes may still have to be chosen."""

    def dealt(self, work: Work) -> None:
        """Every player has a Hero and a deck; map, Source and offers are still to come."""

    def laid_out(self, work: Work) -> None:
        """Everything is laid out, before the first Tactic."""

    def tiles(self, table: Table, able: list[Tile]) -> list[Tile]:
        """The tiles the map may be made of."""
        return able

    def shuffled(self, table: Table, shuffled: bool) -> bool:
        """Whether Countryside tiles come as chance will have it, or by their numbers."""
        return shuffled

    def needed(self, table: Table, needed: bool, tile: Tile) -> bool:
        """Whether a tile is among those used, whatever chance says of the others."""
        return needed

    def left_out(self, table: Table, out: bool, tile: Tile) -> bool:
        """Whether a Core tile stays in the box."""
        return out

    def units(self, table: Table, used: list[UnitCard]) -> list[UnitCard]:
        """The Units that are shuffled into the decks, a card for each copy."""
        return used

    def quarrels(self, table: Table, used: bool) -> bool:
        """Whether Spells that affect other players are in the deck."""
        return used

    def offers_covered(self, table: Table, covered: bool) -> bool:
        """Whether Spells and Advanced Actions stay covered until they are first needed."""
        return covered

    def first_units_stand(self, table: Table, stand: bool) -> bool:
        """Whether the first Unit offer will do; else it is dealt again."""
        return stand

    # Days, Nights and turns.

    def round_ends(self, work: Work) -> None:
        """A round is over and another will follow."""

    def round_starts(self, work: Work) -> None:
        """The next round is prepared, before Tactics."""

    def next_time(self, table: Table, time: str) -> str:
        """Whether the next round is a Day or a Night."""
        return time

    def turn_starts(self, work: Work) -> None:
        """The Hero stands on the map and the turn begins."""

    def options(self, table: Table) -> list[Option]:
        """Further options of a turn."""
        return []

    def turn_ends(self, work: Work) -> None:
        """The end of a turn, after the benefits of the space."""

    def fame_gained(self, work: Work, n: int) -> None:
        """Fame has moved."""

    # The map.

    def laying(self, work: Work, placed: Placed) -> Placed:
        """A tile just drawn, as it is laid: turned, or with other cities than those printed."""
        return placed

    def site_revealed(self, work: Work, at: str) -> None:
        """A site of a tile just revealed has had its own text resolved."""

    def tile_revealed(self, work: Work) -> None:
        """A tile has been laid and all its sites resolved."""

    def explored(self, work: Work) -> None:
        """A player has paid to reveal a tile."""

    def core_on_coast(self, table: Table, may: bool) -> bool:
        """Whether Core tiles may lie on the coast of a wedge map."""
        return may

    def city_found(self, work: Work) -> None:
        """A tile with a city has been revealed."""

    def cities_friendly(self, table: Table, friendly: bool) -> bool:
        """Whether nobody needs to fight for a city."""
        return friendly

    def cities_shut(self, table: Table) -> str | None:
        """The rule by which nobody enters a city."""
        return None

    def portal_closed(self, table: Table, closed: bool) -> bool:
        """Whether the portal is an empty space."""
        return closed

    def city_level(self, table: Table, level: int, cards: int) -> int:
        """The level of a city just revealed, of one City card or two."""
        return level

    def city_conquered(self, work: Work) -> None:
        """A city has fallen."""

    def conquest(self, table: Table, aim: bool) -> bool:
        """Whether the aim is to conquer every city."""
        return aim

    # Sites and Units.

    def owned(self, table: Table, sites: tuple[str, ...]) -> tuple[str, ...]:
        """Sites that belong to their conqueror, and that others assault again."""
        return sites

    def elites_dealt(self, table: Table, dealt: bool) -> bool:
        """Whether Elite Units come into a new offer: once a Core tile lies."""
        return dealt

    def lends(self, table: Table, site: str) -> Iterable[str]:
        """Further icons of Units that can be recruited at a site."""
        return ()

    def may_delve_again(self, table: Table, may: bool) -> bool:
        """Whether conquered dungeons and tombs may be entered for more Fame."""
        return may

    # Combat.

    def assault_reputation(self, table: Table, change: int) -> int:
        """What an assault does to the Reputation."""
        return change

    def guards(self, table: Table, count: int) -> int:
        """How many enemies hold an owned site with its owner away."""
        return count

    def combat_starts(self, work: Work) -> None:
        """A combat with enemies has begun."""

    def phase_starts(self, work: Work, phase: str) -> None:
        """The next phase of a combat begins."""

    def enemy_defeated(self, work: Work, n: int) -> None:
        """The enemy of that number has been defeated."""

    def combat_over(self, work: Work, kind: str, at: str, won: bool) -> None:
        """After the results of a combat."""

    def spoils(self, table: Table, paid: bool) -> bool:
        """Whether a conquered fortified site pays its reward."""
        return paid

    def rivalry(self, table: Table, may: bool) -> bool:
        """Whether players may attack each other."""
        return may

    def truce(self, table: Table, rival: int) -> str | None:
        """The rule that protects this rival from the player whose turn it is."""
        return None

    # Mana.

    def mana_barred(self, table: Table, barred: bool, piece: str, need: str, spoken: int) -> bool:
        """Whether a piece of mana (`gold die`) may not be used for a colour; `spoken`: how many dice of that colour the
        same payment uses."""
        return barred

    def die_barred(self, table: Table, barred: bool, die: Die) -> bool:
        """Whether a Source die may be neither rerolled nor changed."""
        return barred

    # What is said, shown and counted.

    def reason(self, table: Table, words: list[str]) -> Refusal | None:
        """Why an answer is refused, given its words, where the feature knows better than the chapters."""
        return None

    def shown(self, table: Table, found: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see of the feature, by name, besides what was found before."""
        return found

    def resampled(self, work: Work, seat: int | None, chance: Chance) -> None:
        """Deal again what the feature hides from a seat, for thinking."""

    def titled(self, table: Table, lines: list[tuple[Score, ...]]) -> list[tuple[Score, ...]]:
        """The lines of every player or team; whoever is best at something may be named for it."""
        return lines

    def scored(self, table: Table, lines: tuple[Score, ...], seat: int) -> tuple[Score, ...]:
        """The lines of a player's score, before titles are given."""
        return lines

    def verdict(self, table: Table, outcome: Outcome) -> Outcome:
        """Who wins and whether the mission succeeded, where the most Fame does not decide."""
        return outcome


FEATURES = Moments(Feature)
fire, fold, first, gather = FEATURES.react, FEATURES.adjust, FEATURES.first, FEATURES.gather
speaks = FEATURES.speaks

#: Registers the special rules that go by these names: a scenario's own, or a variant's.
feature = FEATURES.named


# -- the plan as the features in force have it ------------------------------------------------------------------------


def scenario_of(table: Table) -> Scenario:
    """The scenario being played, for the number of people playing it."""
    if table.variants:
        return plan_of(table.scenario, len(table.players), table.variants)
    return SCENARIOS[table.scenario][len(table.players)]


@lru_cache(maxsize=1024)
def plan_of(scenario: str, players: int, variants: tuple[str, ...]) -> Scenario:
    """The plan for a number of players, in the form a variant asks for, with what the other variants change."""
    plan = SCENARIOS[scenario][players]
    for variant in variants:
        form = FORMS.get((scenario, variant))
        if form is not None and players in form:
            plan = form[players]
    for variant in variants:
        name, _, value = variant.partition("=")
        if name in FEATURES.kinds:
            plan = FEATURES.kinds[name]().planned(plan, value)
    return plan


def feature_on(table: Table, name: str) -> bool:
    """Whether a special rule without a value is in force."""
    return name in table.variants or name in scenario_of(table).features


def _named(scenario: str, players: int, variants: tuple[str, ...]) -> Iterator[str]:
    """The features in force: those of the scenario first, then the variants."""
    yield from plan_of(scenario, players, variants).features
    yield from (one.partition("=")[0] for one in variants)


def _decided(table: Table) -> tuple[str, int, tuple[str, ...]]:
    return table.scenario, len(table.players), table.variants


FEATURES.standing(_decided, _named)


def plans_changed() -> None:
    """Another scenario lies on the shelf under a known name: what was read of the old one is forgotten."""
    plan_of.cache_clear()
    FEATURES.forget()


def owned_sites(table: Table) -> tuple[str, ...]:
    """Sites that belong to their conqueror, and that others assault again."""
    return fold(table, Feature.owned, ("keep",))


def always_teams(plan: Scenario) -> str:
    """Who sits together in a scenario that is always played in teams."""
    return next((found for name in plan.features if (found := FEATURES.kinds[name]().teams())), "")


def hostile_cities(table: Table) -> bool:
    """Whether cities are fought for."""
    return first(table, Feature.cities_shut) is None and not fold(table, Feature.cities_friendly, False)
