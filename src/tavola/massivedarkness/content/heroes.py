"""The six heroes: the skill that works in shadow, and the special skill."""

from __future__ import annotations

from ..catalog import HEROES, HeroCard
from ..verbs import SHADOW, SHIELD, bam, defender_shields, dice, keyword, move_points, reroll, skill, wounded

for _hero in (
    HeroCard(
        "sibyl",
        shadow=(skill("ranged", reroll("attack"), needs=(SHADOW,)),),
        special=(skill("ranged", defender_shields(-1)),),
        special_name="eagle_eye",
        recommended="dark_ranger",
    ),
    HeroCard(
        "bjorn",
        shadow=(skill("melee", dice(yellow=1), needs=(SHADOW,)),),
        special=(skill("melee", bam(1)),),
        special_name="savage_blow",
        recommended="shadow_barbarian",
    ),
    HeroCard(
        "siegfried",
        shadow=(skill("defense", dice(blue=1), needs=(SHADOW,)),),
        special=(skill("defense", reroll("defense"), needs=(SHIELD,)),),
        special_name="bulwark",
        recommended="wrath_paladin",
    ),
    HeroCard(
        "owen",
        shadow=(skill("melee", bam(1), needs=(SHADOW,)),),
        special=(skill("passive", keyword("regeneration", 1), needs=(wounded(3),)),),
        special_name="hard_to_kill",
        recommended="gladiator_berserker",
    ),
    HeroCard(
        "elias",
        shadow=(skill("attack", bam(1), needs=(SHADOW,)),),
        special=(skill("magic", reroll("attack")),),
        special_name="scholar_of_war",
        recommended="battle_wizard",
    ),
    HeroCard(
        "whisper",
        shadow=(skill("attack", defender_shields(-1), needs=(SHADOW,)),),
        special=(skill("passive", move_points(1)),),
        special_name="swift",
        recommended="bloodmoon_nightrunner",
    ),
):
    HEROES[_hero.id] = _hero
