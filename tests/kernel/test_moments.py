"""Powers as objects: a rule says only what it changes, those in force are asked in order, a trace names them."""

from __future__ import annotations

from types import MethodType

import pytest

from tavola.kernel.powers import Moments
from tavola.kernel.records import Outcome
from tavola.kernel.rng import seeded
from tavola.kernel.work import Fields


class Inn(Fields):
    """An inn with house rules."""

    outcome: Outcome | None
    rules: tuple[str, ...]
    heard: tuple[str, ...] = ()


class Rule:
    """An inn without house rules."""

    def price(self, inn: Inn, plain: int, nights: int) -> int:
        return plain

    def came(self, inn: Inn, guest: str) -> None:
        """A guest has come in."""

    def serves(self, inn: Inn, guest: str) -> bool:
        return False

    def bars(self, inn: Inn, guest: str) -> str | None:
        return None

    def dishes(self, inn: Inn) -> tuple[str, ...]:
        return ()


RULES = Moments(Rule)


def rules_of(inn: Inn) -> tuple[tuple[str, ...]]:
    return (inn.rules,)


RULES.standing(rules_of, lambda rules: rules)


@RULES.named("fair", "market")
class Fair(Rule):
    """Everything costs twice as much while strangers are in town."""

    def price(self, inn: Inn, plain: int, nights: int) -> int:
        return 2 * plain

    def dishes(self, inn: Inn) -> tuple[str, ...]:
        return ("goose",)


@RULES.named("regulars")
class Regulars(Rule):
    """Long stays cost one less; the landlord sees to friends himself."""

    def price(self, inn: Inn, plain: int, nights: int) -> int:
        return plain - 1 if nights > 2 else plain

    def came(self, inn: Inn, guest: str) -> None:
        inn.heard += (guest,)

    def serves(self, inn: Inn, guest: str) -> bool:
        return guest == "friend"

    def bars(self, inn: Inn, guest: str) -> str | None:
        return "debts" if guest == "debtor" else None

    def dishes(self, inn: Inn) -> tuple[str, ...]:
        return ("soup", "bread")


def inn(*rules: str) -> Inn:
    return Inn(outcome=None, stack=(), rng=seeded(1), pins=(), rules=rules)


def test_a_moment_without_rules_has_the_plain_answer() -> None:
    plain = inn()
    assert RULES.adjust(plain, Rule.price, 5, 3) == 5
    assert not RULES.claim(plain, Rule.serves, "friend")
    assert RULES.first(plain, Rule.bars, "debtor") is None
    assert RULES.gather(plain, Rule.dishes) == []
    assert not RULES.speaks(plain, Rule.price)


def test_rules_change_an_answer_in_the_order_in_which_they_are_in_force() -> None:
    assert RULES.adjust(inn("fair", "regulars"), Rule.price, 5, 3) == 9
    assert RULES.adjust(inn("regulars", "fair"), Rule.price, 5, 3) == 8


def test_moments_are_told_claimed_barred_and_gathered() -> None:
    table = inn("market", "regulars")
    RULES.react(table, Rule.came, "stranger")
    assert table.heard == ("stranger",)
    assert RULES.claim(table, Rule.serves, "friend")
    assert not RULES.claim(table, Rule.serves, "stranger")
    assert RULES.first(table, Rule.bars, "debtor") == "debts"
    assert RULES.gather(table, Rule.dishes) == ["goose", "soup", "bread"]


def test_other_rules_on_the_same_table_are_heard_once_that_is_said() -> None:
    table = inn("fair")
    assert RULES.adjust(table, Rule.price, 5, 3) == 10
    table.rules = ("regulars",)
    RULES.changed()
    assert RULES.adjust(table, Rule.price, 5, 3) == 4


def test_rules_that_come_and_go_are_read_at_every_asking() -> None:
    passing = Moments(Rule)

    @passing.in_force
    def read(inn: Inn, moment: str) -> list[MethodType]:
        return [getattr(Fair(), moment)] * len(inn.rules)

    table = inn("a", "b")
    assert passing.adjust(table, Rule.price, 5, 1) == 20
    table.rules = ("a",)
    assert passing.adjust(table, Rule.price, 5, 1) == 10


def test_a_name_is_given_once_and_only_to_a_rule() -> None:
    with pytest.raises(ValueError, match="fair is registered twice"):
        RULES.named("fair")(Fair)
    with pytest.raises(TypeError, match="int is no Rule"):
        RULES.named("number")(int)
