"""Where scenarios and variants join in: named moments, and what each feature does at them.

A scenario lists its features, a table its variants. A module of a feature registers functions for moments; nothing
else in the house knows which features exist.

| moment | arguments | when |
|---|---|---|
| `seats` | – | piles and decks lie ready; the Heroes may still have to be chosen |
| `dealt` | – | every player has a Hero and a deck; map, Source and offers are still to come |
| `start` | – | everything is laid out, before the first Tactic |
| `site` | space | a site of a tile just revealed has had its own text resolved |
| `tile` | – | a tile has been laid and all its sites resolved |
| `round_end` | – | a round is over and another will follow |
| `round_start` | – | the next round is prepared, before Tactics |
| `turn_start` | – | the Hero stands on the map and the turn begins |
| `fame` | amount gained | Fame has moved |
| `combat_start` | – | a combat with enemies has begun |
| `phase` | phase | the next phase of a combat begins |
| `defeat` | enemy number | an enemy of the combat has been defeated |
| `combat_over` | kind, space, won (1 or 0) | after the results of a combat |
| `turn_end` | – | at the end of a turn, after the benefits of the space |
| `after_turn` | – | a turn is over; whether the end is in sight is asked here |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.records import Option, Outcome, Refusal, Scalar, Score
from ..kernel.rng import Chance
from .catalog import scenario_of
from .state import Die, Placed, Table, Work

Moment = Callable[..., None]
Offer = Callable[[Table], list[Option]]
Scorer = Callable[[Table, int], tuple[Score, ...]]
Truce = Callable[[Table, int], str]
Recount = Callable[[Table, int, tuple[Score, ...]], tuple[Score, ...]]
Verdict = Callable[[Table, Outcome], Outcome]
Reason = Callable[[Table, list[str]], Refusal | None]
Clock = Callable[[Table], str]
Laying = Callable[[Work, Placed], Placed]
Bar = Callable[[Table, str, str, int], bool]
DieBar = Callable[[Table, Die], bool]
Secret = Callable[[Work, int | None, Chance], None]
Shown = Callable[[Table, int | None], dict[str, Any]]

_moments: dict[tuple[str, str], Moment] = {}
_offers: dict[str, Offer] = {}
_scorers: dict[str, Scorer] = {}
_truces: dict[str, Truce] = {}
_recounts: dict[str, Recount] = {}
_verdicts: dict[str, Verdict] = {}
_reasons: dict[str, Reason] = {}
_clocks: dict[str, Clock] = {}
_layings: dict[str, Laying] = {}
_bars: dict[str, Bar] = {}
_die_bars: dict[str, DieBar] = {}
_secrets: dict[str, Secret] = {}
_shown: dict[str, Shown] = {}


def features(table: Table) -> tuple[str, ...]:
    """What is special about this game: features of the scenario, and variants chosen for the table."""
    own = scenario_of(table).features
    return own + table.variants if table.variants else own


def feature_on(table: Table, name: str) -> bool:
    return name in features(table)


def at_moment(moment: str, feature: str) -> Callable[[Moment], Moment]:
    """Register what a feature does at a moment: a function of the bench and the moment's arguments."""

    def register(function: Moment) -> Moment:
        if (moment, feature) in _moments:
            raise ValueError(f"{feature} has something to do at {moment} already")
        _moments[moment, feature] = function
        return function

    return register


def offers(feature: str) -> Callable[[Offer], Offer]:
    """Register further options of a turn."""

    def register(function: Offer) -> Offer:
        _offers[feature] = function
        return function

    return register


def scores(feature: str) -> Callable[[Scorer], Scorer]:
    """Register further lines of a player's score."""

    def register(function: Scorer) -> Scorer:
        _scorers[feature] = function
        return function

    return register


def recounts(feature: str) -> Callable[[Recount], Recount]:
    """Register another way to count the standard achievements of a player, before titles are given."""

    def register(function: Recount) -> Recount:
        _recounts[feature] = function
        return function

    return register


def verdicts(feature: str) -> Callable[[Verdict], Verdict]:
    """Register who wins and whether the mission succeeded, where the most Fame does not decide."""

    def register(function: Verdict) -> Verdict:
        _verdicts[feature] = function
        return function

    return register


def reasons(feature: str) -> Callable[[Reason], Reason]:
    """Register why an answer is refused, where the feature knows better than the chapters: a function of the table
    and the words of the answer."""

    def register(function: Reason) -> Reason:
        _reasons[feature] = function
        return function

    return register


def shows(feature: str) -> Callable[[Shown], Shown]:
    """Register what a seat (None: a spectator) may see of the feature, by name."""

    def register(function: Shown) -> Shown:
        _shown[feature] = function
        return function

    return register


def secrets(feature: str) -> Callable[[Secret], Secret]:
    """Register how to deal again what the feature hides from a seat, for thinking."""

    def register(function: Secret) -> Secret:
        _secrets[feature] = function
        return function

    return register


def truces(feature: str) -> Callable[[Truce], Truce]:
    """Register who may not be attacked: a function of the table and the rival's seat naming the rule, or nothing."""

    def register(function: Truce) -> Truce:
        _truces[feature] = function
        return function

    return register


def clocks(feature: str) -> Callable[[Clock], Clock]:
    """Register the time of day of the next round, where Day and Night do not simply change."""

    def register(function: Clock) -> Clock:
        _clocks[feature] = function
        return function

    return register


def layings(feature: str) -> Callable[[Laying], Laying]:
    """Register how a tile just drawn is laid: turned, or with other cities than those printed."""

    def register(function: Laying) -> Laying:
        _layings[feature] = function
        return function

    return register


def mana_bars(feature: str) -> Callable[[Bar], Bar]:
    """Register which mana may not be used: a function of the table, the piece (`gold die`), the colour needed and how
    many dice of that colour the same payment uses."""

    def register(function: Bar) -> Bar:
        _bars[feature] = function
        return function

    return register


def die_bars(feature: str) -> Callable[[DieBar], DieBar]:
    """Register which Source dice may be neither rerolled nor changed."""

    def register(function: DieBar) -> DieBar:
        _die_bars[feature] = function
        return function

    return register


def fire(work: Work, moment: str, *args: Scalar) -> None:
    """The moment has come."""
    for feature in features(work):
        function = _moments.get((moment, feature))
        if function is not None:
            function(work, *args)


def feature_truce(table: Table, rival: int) -> str:
    """The rule of a feature that protects this rival from the player whose turn it is."""
    for feature in features(table):
        rule = _truces[feature](table, rival) if feature in _truces else ""
        if rule:
            return rule
    return ""


def feature_options(table: Table) -> list[Option]:
    return [option for feature in features(table) if feature in _offers for option in _offers[feature](table)]


def feature_scores(table: Table, seat: int, lines: tuple[Score, ...]) -> tuple[Score, ...]:
    """The standard lines as the features count them, and further ones."""
    for feature in features(table):
        if feature in _recounts:
            lines = _recounts[feature](table, seat, lines)
        if feature in _scorers:
            lines += _scorers[feature](table, seat)
    return lines


def feature_view(table: Table, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for feature in features(table):
        if feature in _shown:
            found |= _shown[feature](table, seat)
    return found


def deal_secrets(work: Work, seat: int | None, chance: Chance) -> None:
    for feature in features(work):
        if feature in _secrets:
            _secrets[feature](work, seat, chance)


def feature_reason(table: Table, words: list[str]) -> Refusal | None:
    for feature in features(table):
        found = _reasons[feature](table, words) if feature in _reasons else None
        if found is not None:
            return found
    return None


def feature_verdict(table: Table, outcome: Outcome) -> Outcome:
    for feature in features(table):
        if feature in _verdicts:
            outcome = _verdicts[feature](table, outcome)
    return outcome


def next_time(table: Table) -> str:
    """The time of day of the round to come."""
    for feature in table.variants:
        if feature in _clocks:
            return _clocks[feature](table)
    return "night" if table.time == "day" else "day"


def laid(work: Work, placed: Placed) -> Placed:
    """A tile as the variants of the table lay it."""
    for feature in work.variants:
        if feature in _layings:
            placed = _layings[feature](work, placed)
    return placed


def barred_mana(table: Table, piece: str, need: str, spoken: int = 0) -> bool:
    """Whether a variant forbids to use this piece of mana for that colour."""
    return any(_bars[feature](table, piece, need, spoken) for feature in table.variants if feature in _bars)


def barred_die(table: Table, die: Die) -> bool:
    """Whether a variant forbids to reroll or change this die."""
    return any(_die_bars[feature](table, die) for feature in table.variants if feature in _die_bars)
