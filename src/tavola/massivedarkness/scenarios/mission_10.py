"""Mission 10: the Dark Emissary dies three times, on three stages joined by stairs, in crushing darkness."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...kernel.records import Option, Refusal, Text
from ...kernel.refusals import no
from ...kernel.work import push, tell
from ..book import BOOK
from ..catalog import ENEMIES, MISSIONS
from ..chapters.board.board import board_of
from ..chapters.board.naming import pillar_name
from ..chapters.combat.suffering import hurt
from ..chapters.enemies.spawn import place_monster
from ..chapters.heroes.actions import action, barred_action, why_not
from ..features import Feature, feature, feature_on, fire
from ..state import Goal, note, noted
from .shared.common import rouse, slain

if TYPE_CHECKING:
    from ..state import Lying, Table, Work

#: The tiles of each stage (ruling A-112).
STAGES = {"6r": 1, "3r": 1, "1v": 2, "2v": 2, "4v": 3}
DEMON = "abyssal_demon"
#: The rule behind the darkness on each stage.
_DARKNESS = {2: "MD-MIS-10-05", 3: "MD-MIS-10-06"}


def reached(table: Table) -> int:
    """The highest stage a hero has set foot on."""
    return int(note(table, "stage") or 1)


def crushing(table: Table) -> int:
    """The wounds of the darkness at the start of a round."""
    return (reached(table) - 1) * len(table.heroes)


def lever_at(table: Table, zone: int) -> Lying | None:
    """A lever in the zone that has not been used."""
    return next((token for token in table.tokens if token.at == zone and token.fixed and not token.down), None)


@feature("mission_10")
class Mission10(Feature):
    """The Heart of Darkness (MD-MIS-10)."""

    def round_starts(self, work: Work) -> None:
        """From stage 2 on the darkness wounds the heroes, once for each starting hero, on stage 3 twice
        (MD-MIS-10-05, MD-MIS-10-06); resurrections have come first (ruling A-114)."""
        wounds = crushing(work)
        if wounds:
            tell(work, "md-event-darkness", _DARKNESS[reached(work)], n=wounds)
            push(work, "darkness", wounds)

    def stairs_barred(self, table: Table, seat: int, origin: int, zone: int) -> Refusal | None:
        """Heroes take the stairs only after the Emissary of the lower stage was defeated (MD-MIS-10-04)."""
        board = board_of(table.mission)
        pair = (min(origin, zone), max(origin, zone))
        link = MISSIONS[table.mission].links[board.links.index(pair)]
        return None if link.needs.removesuffix("_dead") in slain(table) else no("MD-MIS-10-04", "md-why-stairs")

    def stepped(self, work: Work, seat: int, origin: int, zone: int) -> None:
        """The next Emissary appears when a hero enters its stage (MD-MIS-10-10, MD-MIS-10-11)."""
        stage = STAGES[board_of(work.mission).tiles[zone]]
        if stage <= reached(work):
            return
        noted(work, "stage", stage)
        tell(work, "md-event-stage", "MD-MIS-10-02", n=stage)
        place_monster(work, next(spot for spot in MISSIONS[work.mission].monsters if spot.id == f"emissary{stage}"))
        rouse(work, "MD-MIS-10-08")

    def opened(self, work: Work, door: int, chamber: int) -> bool:
        """No door card for a chamber of the Emissary, who wakes (MD-MIS-10-08, MD-MIS-10-13)."""
        if MISSIONS[work.mission].doors[door].role != "emissary":
            return False
        rouse(work, "MD-MIS-10-08")
        return True

    def fallen(self, work: Work, pillar: int) -> None:
        rouse(work, "MD-MIS-10-16")

    def summons(self, table: Table, may: bool, card: str) -> bool:
        """The Abyssal Demon is the Emissary: its figure stays free for the next stage. While it is in use, a second
        card of it runs out of figures as usual (ruling A-118)."""
        return may and (ENEMIES[card].type != DEMON or any(foe.tag for foe in table.foes))

    def more_actions(self, table: Table, seat: int) -> list[Option]:
        """A lever costs an action, whatever enemies stand there; the players name the pillar (MD-MIS-10-17, ruling
        A-117)."""
        if barred_lever(table, seat) is not None:
            return []
        return [Option(f"lever {pillar_name(table, one.n)}", "lever", (one.n,)) for one in table.pillars]

    def shown(self, table: Table, found: dict[str, Any]) -> dict[str, Any]:
        return {**found, "stage": reached(table), "darkness": crushing(table)}

    def goals(self, table: Table) -> list[Goal]:
        return [Goal("emissary", len(slain(table)), len(MISSIONS[table.mission].monsters))]


# Levers.


def barred_lever(table: Table, seat: int) -> Refusal | None:
    """There is no unused lever in the hero's zone, or no pillar left to work it for."""
    if lever_at(table, table.heroes[seat].at) is None:
        return no("MD-MIS-10-17", "md-why-no-lever")
    return None if table.pillars else no("MD-MIS-10-17", "md-why-no-pillar")


@why_not("lever")
def why_not_lever(table: Table, seat: int, words: list[str]) -> Refusal | None:
    if not feature_on(table, "mission_10"):
        return None
    standing = [pillar_name(table, one.n) for one in table.pillars]
    barred = barred_action(table, seat, "any") or barred_lever(table, seat)
    return barred or (None if words[1:2] and words[1] in standing else no("MD-MIS-10-17", "md-why-no-pillar"))


@action("lever", "any")
def _work_lever(work: Work, seat: int, pillar: int) -> None:
    """The lever is turned face down and a pillar falls (MD-MIS-10-17)."""
    lever = lever_at(work, work.heroes[seat].at)
    work.tokens = tuple(replace(token, down=True) if token == lever else token for token in work.tokens)
    work.pillars = tuple(one for one in work.pillars if one.n != pillar)
    hero, name = work.heroes[seat].hero, pillar_name(work, pillar)
    tell(work, "md-event-lever", "MD-MIS-10-17", hero=hero, pillar=name)
    fire(work, Feature.fallen, pillar)


# The darkness: wounds shared out one by one among the living.


def _living(table: Table) -> list[int]:
    return [seat for seat, hero in enumerate(table.heroes) if hero.present]


def _suffer(work: Work, seat: int, n: int) -> None:
    hurt(work, seat, n, _DARKNESS[reached(work)])


@BOOK.does("darkness")
def _darkness(work: Work, wounds: int) -> None:
    """Every wound is dealt as long as anybody lives; there is a choice only among two or more heroes."""
    living = _living(work)
    if len(living) > 1 and wounds:
        push(work, "share_darkness", wounds)
    elif living:
        _suffer(work, living[0], wounds)


SHARE = BOOK.asks("share_darkness")


@SHARE.prompt
def _share_asked(table: Table, seat: int, wounds: int) -> Text:
    return Text("md-ask-darkness", {"n": wounds})


@SHARE.offers
def _shares(table: Table, seat: int, wounds: int) -> list[Option]:
    return [Option(f"suffer {table.heroes[one].hero}", "suffer", (one,)) for one in _living(table)]


@SHARE.answers("suffer")
def _shared(work: Work, seat: int, wounds: int, one: int) -> None:
    push(work, "darkness", wounds - 1)
    _suffer(work, one, 1)
