"""Options that lasting effects of the turn open: points turned into other points, lessons bought on the way."""

from __future__ import annotations

from ....kernel.effects import notation
from ....kernel.records import AMOUNT, Effect, Option
from ....kernel.work import push, tell
from ...book import VERBS, action, context
from ...catalog import UNITS
from ...powers import Power, grant, power
from ...state import PlayerFields, Table, Work, unit_numbered
from .bonuses import use_up
from .units import ready_unit


def granted_options(table: Table) -> list[Option]:
    """Every option of every lasting effect, each once."""
    return grant(table, Power.grants)


@power("convert")
class Conversion(Power):
    """Points into others at the rate of the effect, as often as they last; of several kinds the first use decides."""

    def grants(self, table: Table) -> list[Option]:
        points, rate, origin = str(self.mod.args[0]), int(self.mod.args[1]), str(self.mod.args[2])
        if int(getattr(table.me, points)) < rate:
            return []
        able = [(part, notation(part)) for part in self.mod.parts if VERBS.can(table, part, context(origin))]
        single = [Option(f"convert {points}: {into}", "convert", (points, rate, origin, into, 1)) for _, into in able]
        return single + [
            Option(
                f"convert {rate * times} {points}: {notation(many(part, times))}",
                "convert",
                (points, rate, origin, into, times),
                AMOUNT,
            )
            for part, into in able
            for times in range(2, int(getattr(table.me, points)) // rate + 1)
        ]


def many(part: Effect, times: int) -> Effect:
    """An effect several times over: its number so often."""
    return Effect(part.op, (int(part.args[0]) * times, *part.args[1:]), part.parts)


def conversion(me: PlayerFields, points: str, rate: int, origin: str, into: str) -> tuple[Effect, Effect]:
    """The effect of the turn that turns such points into that, and its part that does."""
    for mod in me.mods:
        if mod.op == "convert" and mod.args == (points, rate, origin):
            for part in mod.parts:
                if notation(part) == into:
                    return mod, part
    raise LookupError(f"nothing turns {points} into {into}")


@action("convert")
def convert(work: Work, points: str, rate: int, origin: str, into: str, times: int) -> None:
    mod, part = conversion(work.me, points, rate, origin, into)
    use_up(work, mod, Effect(mod.op, mod.args, (part,)))
    setattr(work.me, points, int(getattr(work.me, points)) - rate * times)
    tell(work, "mk-event-convert", points=points, count=rate * times, effect=many(part, times))
    VERBS.do(work, many(part, times), context(origin))


@power("tuition")
class Tuition(Power):
    """Learning: one Advanced Action of the offer for Influence, anywhere, once."""

    def grants(self, table: Table) -> list[Option]:
        if table.me.influence < int(self.mod.args[0]) or not (table.advanced_offer or table.advanced):
            return []
        return [Option(f"lesson {self.mod.args[1]}", "lesson", (int(self.mod.args[0]), str(self.mod.args[1])))]


@action("lesson")
def lesson(work: Work, cost: int, where: str) -> None:
    work.me.influence -= cost
    use_up(work, Effect("tuition", (cost, where)))
    push(work, "gain_advanced", where, "")


@power("ready_once")
class ReadyOnce(Power):
    """Peaceful Moment: one Unit for Influence by its level."""

    def grants(self, table: Table) -> list[Option]:
        rate = int(self.mod.args[0])
        return [
            Option(f"ready {unit.unit} {unit.n + 1} once", "ready_once", (unit.n, rate * UNITS[unit.unit].level))
            for unit in table.me.units
            if unit.spent and rate * UNITS[unit.unit].level <= table.me.influence
        ]


@action("ready_once")
def ready_for_peace(work: Work, n: int, cost: int) -> None:
    work.me.influence -= cost
    use_up(work, next(mod for mod in work.me.mods if mod.op == "ready_once"))
    ready_unit(work, n)


@power("ready_for_influence")
class ReadyForInfluence(Power):
    """Spent Units of the lower levels may be readied for Influence, again and again."""

    def grants(self, table: Table) -> list[Option]:
        rate, most = int(self.mod.args[0]), int(self.mod.args[1])
        return [
            Option(f"ready {unit.unit} {unit.n + 1}", "ready_paid", (unit.n,))
            for unit in table.me.units
            if unit.spent and (level := UNITS[unit.unit].level) <= most and rate * level <= table.me.influence
        ]


@action("ready_paid")
def ready_for_influence(work: Work, n: int) -> None:
    rate = next(int(mod.args[0]) for mod in work.me.mods if mod.op == "ready_for_influence")
    work.me.influence -= rate * UNITS[unit_numbered(work.me.units, n).unit].level
    ready_unit(work, n)


@power("more_block")
class MoreBlock(Power):
    """A Block in several pieces: the next one is for another attack, so the one before must be used first."""

    def grants(self, table: Table) -> list[Option]:
        combat = table.combat
        if combat is None or combat.phase != "block" or any(piece.kind == "split" for piece in combat.pool):
            return []
        return [Option("block again", "more_block", (int(self.mod.args[1]),))]


@action("more_block")
def block_again(work: Work, n: int) -> None:
    mod = next(mod for mod in work.me.mods if mod.op == "more_block")
    use_up(work, mod)
    left, element, origin = int(mod.args[0]), str(mod.args[2]), str(mod.args[3])
    VERBS.do(work, Effect("block", (n, element, "split")), context(origin))
    if left > 1:
        work.me.mods += (Effect("more_block", (left - 1, n, element, origin)),)
