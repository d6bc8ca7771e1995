"""Mission 5, The Immortal's Downfall: lure it onto the bridge with fireworks and break the pillars under it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.records import Option, Refusal
from ...kernel.refusals import no
from ...kernel.work import push, tell
from ..catalog import MISSIONS
from ..chapters.board.board import board_of, zone_name
from ..chapters.board.ending import decide_soon
from ..chapters.board.naming import foe_type
from ..chapters.heroes.actions import POINT, action, barred_point, why_not
from ..features import Feature, feature
from ..state import Goal, Intent, Lying, change, less, note, noted
from .shared.calls import carry
from .shared.collapse import swallow
from .shared.immortal import FIREWORK, IMMORTAL, foresight

if TYPE_CHECKING:
    from ..state import Foe, Table, Work

#: Fireworks found with a token (MD-MIS-05-06).
CRATES = {"artifact": 1, "library": 3}
GOBLINS = "goblin_watch"
PILLARS = 2


@feature("mission_5")
class TheImmortalsDownfall(Feature):
    """Nothing wounds the Immortal but the fall (MD-MIS-05). What it does is told in `immortal`."""

    # Fireworks.

    def items(self, table: Table) -> tuple[str, ...]:
        return (FIREWORK,)

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        carry(work, seat, FIREWORK, CRATES[token.type], "MD-MIS-05-06")

    def more_steps(self, table: Table, seat: int) -> list[Option]:
        """A firework is put down in the hero's zone for a movement point (MD-MIS-05-08)."""
        return [Option("place_firework", "place_firework")] if barred_firework(table, seat) is None else []

    def round_ends(self, work: Work) -> None:
        """Whatever still burns goes out (MD-MIS-05-09)."""
        rest = tuple(token for token in work.tokens if token.type != FIREWORK)
        if len(rest) < len(work.tokens):
            tell(work, "md-event-fireworks-out", "MD-MIS-05-09", n=len(work.tokens) - len(rest))
            work.tokens = rest

    # Enemies.

    def attack_barred(self, table: Table, foe: Foe) -> Refusal | None:
        return no("MD-MIS-05-10", "md-why-not-attackable") if foe.tag == IMMORTAL else None

    def mobile(self, table: Table, may: bool, foe: Foe) -> bool:
        """The goblins of the library stay where they are, whatever activates them (MD-MIS-05-05, MD-MIS-05-20)."""
        return may and foe.tag != GOBLINS

    def activated(self, work: Work, foe: Foe, counter: int) -> bool:
        if foe.tag != IMMORTAL:
            return False
        push(work, "immortal_looks", foe.n, 0, -1)
        return True

    def foresee(self, table: Table, foe: Foe, counter: int) -> tuple[Intent, ...] | None:
        return foresight(table, foe) if foe.tag == IMMORTAL else None

    def foe_moved(self, work: Work, foe: Foe, origin: int) -> None:
        if foe.tag == IMMORTAL and foe.at == board_of(work.mission).start:
            tell(work, "md-event-immortal-arrives", "MD-MIS-05-19", enemy=foe_type(foe))
            decide_soon(work)

    # Pillars and bridge.

    def fallen(self, work: Work, pillar: int) -> None:
        """With the second pillar the bridge falls, and everybody on it (MD-MIS-05-18)."""
        if work.pillars:
            return
        noted(work, "bridge", "immortal" if _on_bridge(work) else "empty")
        tell(work, "md-event-bridge-falls", "MD-MIS-05-18")
        swallow(work, _bridge(work), "MD-MIS-05-18")
        decide_soon(work)

    # The end.

    def shown(self, table: Table, found: dict[str, Any]) -> dict[str, Any]:
        return {**found, "bridge": "standing" if note(table, "bridge") is None else "fallen"}

    def goals(self, table: Table) -> list[Goal]:
        down = note(table, "bridge") == "immortal"
        fallen = len(MISSIONS[table.mission].pillars) - len(table.pillars)
        return [Goal("lure", int(down or _on_bridge(table))), Goal("pillars", fallen, PILLARS)]

    def won(self, table: Table, won: bool) -> bool:
        """The Immortal has fallen, whoever fell with it (ruling A-100)."""
        return note(table, "bridge") == "immortal"

    def lost(self, table: Table) -> str | None:
        """The bridge fell without it (MD-MIS-05-21), or it stands in the start zone (MD-MIS-05-19)."""
        if note(table, "bridge") == "empty":
            return "bridge"
        start = board_of(table.mission).start
        return "immortal" if any(foe.tag == IMMORTAL and foe.at == start for foe in table.foes) else None


def barred_firework(table: Table, seat: int) -> Refusal | None:
    """The hero carries none."""
    return None if FIREWORK in table.heroes[seat].carried else no("MD-MIS-05-08", "md-why-no-firework")


@why_not("place_firework")
def why_not_firework(table: Table, seat: int, words: list[str]) -> Refusal | None:
    return barred_firework(table, seat) or barred_point(table, seat)


@action("place_firework", POINT)
def _place_firework(work: Work, seat: int) -> None:
    """It is lit, and lies in the hero's zone until the round ends (MD-MIS-05-08, MD-MIS-05-09)."""
    hero = work.heroes[seat]
    change(work, seat, carried=less(hero.carried, FIREWORK))
    taken = {token.id for token in work.tokens}
    name = next(name for n in range(1, len(taken) + 2) if (name := f"{FIREWORK}{n}") not in taken)
    work.tokens = (*work.tokens, Lying(name, FIREWORK, hero.at, fixed=True))
    tell(work, "md-event-firework", "MD-MIS-05-08", hero=hero.hero, zone=zone_name(work, hero.at))


def _bridge(table: Table) -> tuple[int, ...]:
    number = board_of(table.mission).number
    return tuple(number[zone.id] for zone in MISSIONS[table.mission].extra)


def _on_bridge(table: Table) -> bool:
    """Whether the Immortal stands on the bridge."""
    return any(foe.tag == IMMORTAL and foe.at in _bridge(table) for foe in table.foes)
