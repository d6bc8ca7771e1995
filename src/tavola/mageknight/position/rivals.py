"""Fights of several players under way in a position: a duel between two, and a joint assault on a city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, flag, impossible, known, listed, named, only, section_of
from ...kernel.records import Frame
from ..book import BOOK
from ..catalog import ENEMIES
from ..chapters.land.movement import turn_up
from ..chapters.pieces.hexmap import site_at, space_at
from ..chapters.players.duel import fight, join
from ..chapters.players.questions import strike
from ..chapters.players.strikes import usable
from ..state import Joint, Work
from .combat import called, points_of
from .land import space_named

STAGES = ("answer", "attack", "block")
DUEL_KEYS = ("defender", "assault", "full", "phase", "attacker", "stage", "passed", "pool", "attack")
JOINT_KEYS = ("at", "seats", "shares")


def start_duel(work: Work, section: object) -> None:
    """Whoever has the turn attacks the player on the same space. The defender still has to answer, or the fight stands
    where `phase`, `attacker` and `stage` say."""
    told = _told_of(section_of(section, "duel"))
    only(told, DUEL_KEYS, "duel.")
    defender = _opponent(work, told)
    assault = flag(told, "assault", "duel.")
    if assault and (site_at(work, work.me.at) != "keep" or defender not in space_at(work, work.me.at).shields):
        raise BadPosition("mk-position-not-there", key="duel.assault", value=work.me.at, site="keep")
    stage = named(told, "stage", "answer" if set(told) <= {"defender", "assault"} else "attack", STAGES, "duel.")
    fight(work, defender)
    if assault and work.duel is not None:
        work.duel = replace(work.duel, assault=True)
    if stage == "answer":
        return
    assert work.duel is not None
    seats = (work.duel.aggressor, defender)
    attacker = bounded(told, "attacker", defender, 0, len(work.players) - 1, "duel.")
    if attacker not in seats:
        raise impossible("duel.attacker", attacker, tuple(str(seat) for seat in seats))
    work.duel = replace(
        work.duel,
        phase=named(told, "phase", "ranged", ("ranged", "melee"), "duel."),
        attacker=attacker,
        passes=int(flag(told, "passed", "duel.")),
    )
    work.stack = work.stack[:-1]
    join(work, full=flag(told, "full", "duel."))
    BOOK.settle(work)
    _made(work, told, "attack" if stage == "block" else "pool")
    if stage == "block":
        if not usable(work):
            raise BadPosition("mk-position-no-attack", key="duel.attack")
        strike(work)


def _told_of(section: Mapping[str, Any]) -> Mapping[str, Any]:
    """`passed` was a number before: `passes`."""
    if "passes" not in section:
        return section
    passed = bool(bounded(section, "passes", 0, 0, 1, "duel."))
    return called({**section, "passes": passed}, {"passes": "passed"}, "duel.")


def _made(work: Work, told: Mapping[str, Any], key: str) -> None:
    """The points of the Attack being made, or of the one that is blocked now."""
    other = "pool" if key == "attack" else "attack"
    if other in told:
        raise BadPosition("mk-position-stage", key=f"duel.{other}", value=key)
    points = tuple(points_of(str(entry), f"duel.{key}") for entry in listed(told, key, "duel."))
    if points and (work.combat is None or work.stack[-1].step != "duel.attack"):
        raise BadPosition("mk-position-stage", key=f"duel.{key}", value=work.stack[-1].step)
    if work.combat is not None:
        work.combat = replace(work.combat, pool=points)


def _opponent(work: Work, told: Mapping[str, Any]) -> int:
    here = [
        seat
        for seat, player in enumerate(work.players)
        if seat != work.current and player.at == work.me.at and player.at
    ]
    if not here:
        raise BadPosition("mk-position-alone", key="duel", space=work.me.at)
    defender = bounded(told, "defender", here[0], 0, len(work.players) - 1, "duel.")
    if defender not in here:
        raise impossible("duel.defender", defender, tuple(str(seat) for seat in here))
    return defender


def start_joint(work: Work, section: object) -> None:
    """A joint assault agreed on: the seats in the order they fight, and the defenders dealt to each. The first of them
    has the turn; the others have turned their Round Order tokens down."""
    told = section_of(section, "joint")
    only(told, JOINT_KEYS, "joint.")
    at = space_named(work, told.get("at", ""), "joint.at")
    tokens = sorted(token.enemy for token in space_at(work, at).tokens)
    if site_at(work, at) != "city" or not tokens:
        raise BadPosition("mk-position-not-there", key="joint.at", value=at, site="city")
    seats = tuple(
        bounded({"seats": seat}, "seats", 0, 0, len(work.players) - 1, "joint.")
        for seat in listed(told, "seats", "joint.")
    )
    if len(seats) < 2 or len(set(seats)) < len(seats) or seats[0] != work.current:
        raise BadPosition("mk-position-joint", key="joint.seats", value=", ".join(map(str, seats)))
    shares = tuple(
        tuple(known(str(enemy), ENEMIES, "joint.shares") for enemy in listed({"shares": share}, "shares", "joint."))
        for share in listed(told, "shares", "joint.")
    )
    if len(shares) != len(seats) or sorted(enemy for share in shares for enemy in share) != tokens:
        raise BadPosition("mk-position-shares", key="joint.shares", enemy=tuple(tokens))
    turn_up(work, at)
    work.down = tuple(dict.fromkeys((*work.down, *seats[1:])))
    work.joint = Joint(at, seats, shares)
    fights = tuple(Frame("coop.fight", (place,)) for place in reversed(range(len(seats))))
    work.stack = (*work.stack[:-1], Frame("coop.over"), *fights)
