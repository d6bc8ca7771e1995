"""What the party decides together: whom enemies strike where the rules leave it open, and where they appear."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Option
from ..chapters.enemies.intents import kinds_reaching
from ..state import Combat, Foe, foe_of, the_foe
from .chances import at_least, mean, sides, wounds
from .mind import Mind, life_left
from .missions import strategy


def _harm(mind: Mind, foe: Foe, seat: int, kind: str) -> float:
    """What an attack does to a hero: wounds, and death above all."""
    found = wounds(*sides(mind.table, Combat(False, seat, foe.n, kind)))
    hero = mind.table.heroes[seat]
    return mean(found) * (1 + 1 / hero.health) + 8 * at_least(found, hero.health)


def target(mind: Mind, n: int, options: tuple[Option, ...]) -> Option:
    """Of those an enemy may attack, the one who can bear it best; a strong pillar before a weak one."""
    foe = the_foe(mind.table, n)
    standing = {pillar.n: pillar.health for pillar in mind.table.pillars}

    def harm(option: Option) -> float:
        if option.kind == "enemy_batters":
            return -float(standing.get(int(option.args[0]), 0))
        return _harm(mind, foe, int(option.args[0]), str(option.args[1]))

    return min(options, key=harm)


def towards(mind: Mind, options: tuple[Option, ...]) -> Option:
    """An enemy rather comes to whoever is healthiest."""
    return max(options, key=lambda option: mind.table.heroes[int(option.args[0])].health)


def route(mind: Mind, n: int, options: tuple[Option, ...]) -> Option:
    """The way on which an enemy does least harm next."""
    plan = strategy(mind)
    foe = the_foe(mind.table, n)

    def harm(option: Option) -> float:
        moved: Foe = replace(foe, at=int(option.args[0]))
        struck = [
            _harm(mind, foe, seat, kind)
            for seat in mind.party
            for kind in kinds_reaching(mind.table, moved, mind.table.heroes[seat].at)
        ]
        return max(struck, default=0.0) + plan.entering(mind, moved.at)

    return min(options, key=harm)


def appear(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Enemies appear as far from the heroes as may be."""

    def far(option: Option) -> int:
        away = mind.ways.away(int(option.args[0]))
        return min((away[mind.table.heroes[seat].at] for seat in mind.party), default=0)

    return max(options, key=far)


def blast(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Where most enemies are hit."""

    def hit(option: Option) -> int:
        return sum(foe.minions + (foe.life > 0) + life_left(foe) for foe in mind.table.foes if foe.at == option.args[0])

    return max(options, key=hit)


def weakest(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Of several enemies to be activated, the one that does least."""

    def harm(option: Option) -> float:
        foe = foe_of(mind.table, int(option.args[0])) if option.args else None
        return (
            max((mind.blow(foe, seat, mind.table.heroes[seat].at) for seat in mind.party), default=0.0) if foe else 9.0
        )

    return min(options, key=harm)


def bear(mind: Mind, options: tuple[Option, ...]) -> Option:
    """A wound that somebody has to take goes to the healthiest."""
    return max(options, key=lambda option: mind.table.heroes[int(option.args[0])].health)
