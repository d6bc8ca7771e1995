"""A game as researchers and scripts look it up: what can be set up, what is printed, what the rules say."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import CardInfo, Rules, ScenarioInfo, VariantInfo
from ..kernel.errors import UnknownName
from ..kernel.shelf import game as rules_of
from ..text.rulebook import RuleText, rule, rule_ids
from ..text.rulesearch import find_rules


class About:
    """What there is of one game."""

    __slots__ = ("_rules",)

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules

    @property
    def id(self) -> str:
        return self._rules.id

    @property
    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return self._rules.scenarios()

    @property
    def roles(self) -> tuple[str, ...]:
        """Whom or what a seat can play as."""
        return self._rules.roles()

    @property
    def variants(self) -> tuple[VariantInfo, ...]:
        return self._rules.variants()

    def cards(self, kind: str = "") -> tuple[CardInfo, ...]:
        """Everything printed, or all of one kind."""
        return tuple(card for card in self._rules.cards() if kind in ("", card.kind))

    def rule(self, id: str, lang: str = "en") -> RuleText:
        """One numbered rule."""
        return rule(self.id, id, lang)

    def rules(self, query: str = "", lang: str = "en") -> list[RuleText]:
        """The numbered rules that speak of the query, best first; without one, all of them in order."""
        if query:
            return find_rules(self.id, query, lang)
        return [rule(self.id, id, lang) for id in rule_ids(self.id)]

    def __repr__(self) -> str:
        return f"About({self.id!r})"


def about(name: str) -> About:
    """What there is of a game. Raises UnknownName."""
    return About(rules_of(name))


def usual(rules: Rules[Any], scenario: str, players: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The first scenario and as many of the first roles as it needs, where nothing was said."""
    offered = rules.scenarios()
    if not scenario and offered:
        scenario = offered[0].id
    if not players:
        found = next((info for info in offered if info.id == scenario), None)
        if found is None:
            raise UnknownName("error-unknown-scenario", name=scenario, known=tuple(info.id for info in offered))
        players = rules.roles()[: found.players[0]]
    return scenario, players
