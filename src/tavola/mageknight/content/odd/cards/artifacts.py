"""Words of single Artifacts: the Sword, the Bow, the Amulet of the Sun, the Soul Harvester."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx, one_of
from .....kernel.records import Effect, Option, Text
from .....kernel.work import push
from ....book import BOOK, VERBS, context
from ....chapters.land.explore import seen_at_dawn
from ....chapters.land.movement import look_around
from ....chapters.pieces.fame import gain_fame
from ....chapters.pieces.foes import print_of
from ....powers import Power, power
from ....state import Foe, Points, Table, Work
from ....verbs.mana import crystal
from ....verbs.points import add_points

# -- Sword of Justice, Bow of Starsdawn ------------------------------------------------------------------------


@VERBS.verb("starsdawn", can=lambda table, effect, ctx: table.combat is not None, rules=("MK-RNG-03a2", "MK-RNG-03a3"))
@VERBS.verb("double_physical", can=lambda table, effect, ctx: table.combat is not None, rules=("MK-EFF-01d",))
def _double(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (effect,)


@power("double_physical")
class SwordOfJustice(Power):
    """Physical attacks of the Attack phase count twice."""

    def multiplied(self, table: Table, points: Points) -> Points:
        fighting = table.combat is not None and table.combat.phase == "attack"
        return replace(points, n=2 * points.n) if fighting and points.element == "physical" else points


@power("starsdawn")
class BowOfStarsdawn(Power):
    """A Ranged Attack counts twice or becomes a Siege Attack; a Siege Attack may count twice as a Ranged one."""

    def shot(self, work: Work, points: Points) -> bool:
        """In the Attack phase that difference is of no account, so there it simply counts twice."""
        if points.kind == "melee":
            return False
        if work.combat is not None and work.combat.phase == "ranged":
            push(work, "starsdawn", points.n, points.element, points.kind, points.origin, points.tag, points.unit)
        else:
            add_points(work, replace(points, n=2 * points.n, kind="ranged"))
        return True


STARSDAWN = BOOK.asks("starsdawn")


@STARSDAWN.prompt
def _bow_asks(table: Table, seat: int, n: int, element: str, kind: str, origin: str, tag: str, unit: int) -> Text:
    return Text("mk-ask-starsdawn", {"origin": origin})


@STARSDAWN.offers
def _bow_offered(
    table: Table, seat: int, n: int, element: str, kind: str, origin: str, tag: str, unit: int
) -> list[Option]:
    return [Option(f"shoot {worth} {how}", "shoot", (worth, how)) for worth, how in ((2 * n, "ranged"), (n, "siege"))]


@STARSDAWN.answers("shoot")
def _bow_shoots(
    work: Work, seat: int, n: int, element: str, kind: str, origin: str, tag: str, unit: int, worth: int, how: str
) -> None:
    add_points(work, Points("attack", worth, element, how, origin, tag, unit))


@VERBS.verb("phase_fame", can=lambda table, effect, ctx: table.combat is not None, args="n", rules=("MK-RNG-05b1",))
def _phase_fame(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Bow of Starsdawn: Fame for enemies defeated in this phase of the combat."""
    if work.combat is not None:
        work.me.mods += (Effect("defeat_fame", (effect.args[0], work.combat.phase)),)


@power("defeat_fame")
class DefeatFame(Power):
    """Fame for enemies defeated in a phase, or in the whole turn."""

    def enemy_defeated(self, work: Work, foe: Foe) -> None:
        phase = work.combat.phase if work.combat is not None else ""
        if self.mod.args[1] not in ("turn", phase):
            return
        gain_fame(work, int(self.mod.args[0]), "MK-EFF-01c")


# -- Amulet of the Sun --------------------------------------------------------------------------------------------


@VERBS.verb("as_by_day")
def _as_by_day(work: Work, effect: Effect, ctx: Ctx) -> None:
    """For this turn garrisons in sight and all ruins are seen as by Day."""
    work.me.mods += (Effect("as_day"),)
    work.ledger.seal()
    seen_at_dawn(work)
    if work.me.at:
        look_around(work)


# -- Soul Harvester -----------------------------------------------------------------------------------------------

_SOULS = (("fire", "red"), ("ice", "blue"), ("physical", "green"))


def _soul_colors(foe: Foe) -> list[str]:
    kinds = print_of(foe).resistances
    return ["white", *(color for kind, color in _SOULS if kind in kinds)]


@power("harvest_one")
class HarvestOne(Power):
    """One of the enemies it beat gives a crystal."""

    def attacked(self, work: Work, piece: Points, group: tuple[Foe, ...]) -> None:
        """One of the enemies it beat gives a crystal: the one with the most colours to choose from serves best."""
        souls = [foe for foe in group if not foe.summoned_by]
        if souls:
            colors = {color: None for foe in souls for color in _soul_colors(foe)}
            push(work, "effect", *context(piece.origin), effects=(one_of(*map(crystal, colors)),))


@power("defeat_crystals")
class HarvestEach(Power):
    """Each enemy gives a crystal."""

    def enemy_defeated(self, work: Work, foe: Foe) -> None:
        if not foe.summoned_by:
            push(work, "effect", *context("card:soul_harvester"), effects=(one_of(*map(crystal, _soul_colors(foe))),))
