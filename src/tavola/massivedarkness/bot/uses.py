"""What costs a hero no action: potions, transmuting, elixirs, scrolls and powers for the activation."""

from __future__ import annotations

from ...kernel.records import Option
from ..catalog import EQUIPMENT
from ..chapters.board.reach import targets
from .equipping import junk
from .mind import Mind, life_left

#: Enemies within so many steps make a power for the activation worth its price.
NEAR = 3


def costless(mind: Mind, options: tuple[Option, ...]) -> Option | None:
    """What costs no action: whatever is worth it now."""
    hero, table = mind.hero, mind.table
    for option in options:
        if option.kind == "get_up":
            return option
        if option.kind == "transmute" and hero.health > 1 and junk(mind, mind.seat) is not None:
            return option
        if option.kind == "use":
            card = str(option.args[0])
            if card == "signature":
                if table.foes and mind.nearest_foe(hero.at) <= NEAR and hero.xp not in (0, 5, 10):
                    return option
            elif EQUIPMENT[card].timing == "any":
                if _potion_wanted(mind):
                    return option
            elif _worth_using(mind, card):
                return option
    return None


def _potion_wanted(mind: Mind) -> bool:
    """A potion is drunk before a fight by whoever may not survive it; otherwise it waits for the last moment."""
    at = mind.hero.at
    near = mind.nearest_foe(at) <= 4
    company = [hero for hero in mind.table.heroes if hero.present and hero.at == at]
    return near and any(hero.health <= 3 and hero.maximum - hero.health >= 3 for hero in company)


def _worth_using(mind: Mind, card: str) -> bool:
    """Elixirs and scrolls of the activation: when there is somebody to fight."""
    ops = {effect.op for effect in EQUIPMENT[card].effects}
    if not mind.table.foes:
        return False
    if "extra_action" in ops:
        turn = mind.table.turn
        return turn is not None and turn.actions == 0 and bool(targets(mind.table, mind.seat))
    if "zone_damage" in ops:
        return any(life_left(foe) >= 4 and foe.at in mind.ways.sight[mind.hero.at] for foe in mind.awake)
    return False
