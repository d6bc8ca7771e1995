"""Combat results (MK-RES): conquest, Shields, rewards to come, withdrawal and what survivors do."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import tell
from ...book import BOOK
from ...catalog import RUINS, SITES, Reward
from ...features import Feature, fire, fold, owned_sites
from ...state import Combat, Work
from ..combat.maze import maze_result
from ..land.cities import raise_shields
from ..pieces.hexmap import put_space, space_at
from ..pieces.hurt import fight_over
from ..pieces.piles import discard_enemy


@BOOK.does("results")
def resolve(work: Work) -> None:
    """The fight is over: the site falls if all its defenders fell."""
    combat = work.combat
    if combat is None:
        return
    work.combat = None
    work.phase = "after"
    fight_over(work, work.current)
    won = all(foe.defeated for foe in combat.foes if foe.defender)
    if work.joint is not None:
        won = won and not space_at(work, combat.at).tokens
    tell(work, "mk-event-combat-over", "MK-RES-01")
    if combat.kind == "assault":
        _assault_result(work, combat, won)
    elif combat.kind == "adventure":
        _adventure_result(work, combat, won)
    elif combat.kind == "burn":
        _burn_result(work, combat, won)
    elif combat.kind == "maze":
        _maze_result(work, combat, won)
    elif combat.kind == "summoned":
        _discard_survivors(work, combat)
    fire(work, Feature.combat_over, combat.kind, combat.at, won)


def _discard_survivors(work: Work, combat: Combat) -> None:
    """Enemies drawn for this fight alone leave; next time new ones are drawn."""
    for foe in combat.foes:
        if not foe.defeated:
            discard_enemy(work, foe.enemy)


def _maze_result(work: Work, combat: Combat, won: bool) -> None:
    if won:
        maze_result(work, combat)
        tell(work, "mk-event-conquer", "MK-RES-02b1", site=combat.site)
    else:
        _discard_survivors(work, combat)


def earn(work: Work, rewards: tuple[Reward, ...]) -> None:
    """Rewards are taken at the end of the turn."""
    for reward in rewards:
        work.me.rewards += (reward.kind,) * reward.count


def _raise_shield(work: Work, at: str) -> None:
    space = space_at(work, at)
    put_space(work, at, replace(space, tokens=(), shields=(*space.shields, work.current)))


def _assault_result(work: Work, combat: Combat, won: bool) -> None:
    if combat.site == "city":
        raise_shields(work, combat.at, sum(foe.defeated for foe in combat.foes if foe.defender))
        if work.joint is not None:
            return  # whether the city falls is seen when everybody has fought
    if won and combat.site == "city":
        tell(work, "mk-event-conquer", "MK-RES-02c5", site=combat.site)
        fire(work, Feature.city_conquered)
        return
    if won:
        unclaimed = not space_at(work, combat.at).shields
        put_space(work, combat.at, replace(space_at(work, combat.at), tokens=(), shields=(work.current,)))
        earn(work, SITES[combat.site].rewards if unclaimed and fold(work, Feature.spoils, True) else ())
        tell(work, "mk-event-conquer", "MK-RES-02c3", site=combat.site)
        return
    space = space_at(work, combat.at)
    if space.shields and combat.site in owned_sites(work):
        _discard_survivors(work, combat)
        put_space(work, combat.at, replace(space, tokens=()))
    work.me.at = combat.back
    work.me.path = work.me.path[:-1]
    tell(work, "mk-event-withdraw", "MK-RES-03d1", space=combat.back)


def _adventure_result(work: Work, combat: Combat, won: bool) -> None:
    site = SITES[combat.site]
    space = space_at(work, combat.at)
    if not won:
        if not site.keeps_enemies:
            _discard_survivors(work, combat)
        return
    if space.shields:
        return  # conquered before: entered again for Fame only (MK-CMB-01b2)
    _raise_shield(work, combat.at)
    tell(work, "mk-event-conquer", "MK-RES-02b1", site=combat.site)
    earn(work, RUINS[space.ruin].rewards if space.ruin else site.rewards)


def _burn_result(work: Work, combat: Combat, won: bool) -> None:
    if won:
        _raise_shield(work, combat.at)
        put_space(work, combat.at, replace(space_at(work, combat.at), burned=True))
        work.me.rewards += ("artifact",)
        tell(work, "mk-event-burned", "MK-RES-02d")
    else:
        _discard_survivors(work, combat)
