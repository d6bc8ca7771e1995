"""Powers: the layers decide, not the order of the code; what is traced is what holds."""

from __future__ import annotations

from msgspec import field
from msgspec.structs import astuple

from tavola.kernel.machine import Book
from tavola.kernel.powers import Change, Force, Power, Powers
from tavola.kernel.records import Outcome
from tavola.kernel.rng import seeded
from tavola.kernel.work import Fields, Ledger


class Road(Fields):
    """A road with toll houses: what bends the price of walking it."""

    outcome: Outcome | None
    houses: tuple[Power, ...]
    walked: tuple[str, ...] = ()
    me: int = 0


class Bench(Road):
    ledger: Ledger = field(default_factory=Ledger)


BOOK: Book[Road, Bench] = Book()
POWERS: Powers[Road, Bench] = Powers(BOOK, ("set", "add", "cancel"), lambda road, power: (power.seat - road.me) % 4)


@POWERS.in_force
def houses(road: Road) -> Force:
    return Force(road.houses)


@POWERS.adjusts("toll", "free", layer="cancel")
def free(road: Road, power: Power, toll: int, steps: int) -> int:
    return 0


@POWERS.adjusts("toll", "dearer", layer="add")
def dearer(road: Road, power: Power, toll: int, steps: int) -> int:
    return toll + int(power.args[0])


@POWERS.adjusts("toll", "fixed", layer="set")
def fixed(road: Road, power: Power, toll: int, steps: int) -> int:
    return int(power.args[0])


@POWERS.condition("far")
def far(road: Road, power: Power, what: str, steps: int) -> bool:
    return steps >= int(what or 3)


@POWERS.claims("walk", "ferry")
def ferry(work: Bench, power: Power, steps: int) -> bool:
    work.walked += (f"{power.source} {steps}",)
    return True


@POWERS.reacts("walked", "greets")
def greets(work: Bench, power: Power, steps: int) -> None:
    work.walked += (f"{power.source} {power.seat}",)
    if power.args:
        work.houses = ()


def road(*houses: Power, me: int = 0) -> Bench:
    return Bench((), seeded(1), (), None, houses, (), me)


DEARER = Power("dearer", "gate", args=(2,))
FIXED = Power("fixed", "bridge", args=(5,))
FREE = Power("free", "pass")


def test_layers_speak_in_their_own_order():
    """A fixed number comes before an increase, whichever lies there first; `cancel` has the last word."""
    assert POWERS.value(road(), "toll", 3, 1) == 3
    assert POWERS.value(road(DEARER, FIXED), "toll", 3, 1) == 7
    assert POWERS.value(road(FIXED, DEARER), "toll", 3, 1) == 7
    assert POWERS.value(road(FREE, DEARER, FIXED), "toll", 3, 1) == 0


def test_powers_of_one_moment_find_their_layer_among_those_in_force():
    assert POWERS.value(road(DEARER), "toll", 3, 1, plus=(FIXED,)) == 7
    assert POWERS.value(road(FREE), "toll", 3, 1, plus=(DEARER,)) == 0


def test_the_trace_shows_only_what_changed():
    same = Power("fixed", "milestone", args=(3,))
    changes = POWERS.trace(road(DEARER, same), "toll", 3, 1)
    assert changes == (Change(DEARER, 3, 5),)
    assert POWERS.trace(road(DEARER, FIXED), "toll", 3, 1)[-1].after == 7


def test_a_power_speaks_only_under_its_conditions():
    toll = Power("dearer", "gate", args=(1,), needs=("far:4",))
    assert POWERS.value(road(toll), "toll", 2, 3) == 2
    assert POWERS.value(road(toll), "toll", 2, 4) == 3
    assert POWERS.value(road(Power("free", "pass", needs=("far",))), "toll", 2, 3) == 0


def test_the_first_claim_ends_the_deed():
    work = road(Power("ferry", "old", needs=("far",)), Power("ferry", "new"), Power("ferry", "third"))
    assert POWERS.claim(work, "walk", 1)
    assert work.walked == ("new 1",)
    assert not POWERS.claim(road(DEARER), "walk", 1)


def test_reactions_come_round_the_table_from_the_one_who_acts():
    work = road(Power("greets", "a", 1), Power("greets", "b", 3), Power("greets", "c", 2), me=2)
    POWERS.react(work, "walked", 1)
    BOOK.settle(work)
    assert work.walked == ("c 2", "b 3", "a 1")


def test_a_reaction_looks_at_its_conditions_when_its_turn_has_come():
    @POWERS.condition("houses")
    def some_left(road: Road, power: Power, what: str, steps: int) -> bool:
        return bool(road.houses)

    work = road(Power("greets", "a", 1, args=("ruin",)), Power("greets", "b", 2, needs=("houses",)))
    POWERS.react(work, "walked", 1)
    BOOK.settle(work)
    assert work.walked == ("a 1",)
    assert astuple(work)[0] == ()


def test_the_force_is_sorted_once():
    held = Force((DEARER, FIXED))
    work = road(DEARER, FIXED)
    kept: Powers[Road, Bench] = Powers(Book(), ("add",), lambda road, power: 0)
    kept.in_force(lambda table: held)
    heard = []

    @kept.adjusts("toll", "dearer", layer="add")
    def counted(table: Road, power: Power, toll: int) -> int:
        heard.append(power.source)
        return toll + 1

    assert kept.value(work, "toll", 1) == 2
    assert kept.value(work, "toll", 1) == 2
    assert heard == ["gate", "gate"]
    assert kept.knows("dearer")
    assert not kept.knows("fixed")
