"""How a card is written down: dice as they are printed ("1R 2Y"), and one word per kind of card."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.records import Effect
from ..catalog import ENEMIES, EQUIPMENT, EnemyCard, Equipment, Pool, Skill

#: The weak and the strong colour of each side of a roll.
ATTACK = ("Y", "R")
DEFENSE = ("B", "G")


def pools(melee: str, ranged: str, magic: str, defense: str) -> dict[str, Pool]:
    """Printed dice by kind of combat: "1R 2Y" is one red and two yellow dice."""
    printed = {"melee": melee, "ranged": ranged, "magic": magic, "defense": defense}
    return {kind: _pool(dice, DEFENSE if kind == "defense" else ATTACK) for kind, dice in printed.items() if dice}


def _pool(dice: str, colors: tuple[str, str]) -> Pool:
    counts = {die[-1]: int(die[:-1]) for die in dice.split()}
    if not counts.keys() <= set(colors):
        raise ValueError(f"{dice} mixes attack and defence")
    weak, strong = colors
    return counts.get(weak, 0), counts.get(strong, 0)


class Shelf(Struct, frozen=True):
    """The cards of one deck and level, put into the catalogue one by one."""

    deck: str
    level: int

    def combat(
        self,
        id: str,
        slot: str,
        *skills: Skill,
        tags: tuple[str, ...],
        melee: str = "",
        ranged: str = "",
        magic: str = "",
        defense: str = "",
        set: str = "",
        copies: int = 1,
    ) -> None:
        """A weapon, shield or armour: equipment with dice."""
        dice = pools(melee, ranged, magic, defense)
        self._put(Equipment(id, self.level, "combat", slot, dice, tags, skills, set=set, copies=copies, deck=self.deck))

    def item(self, id: str, *skills: Skill, set: str = "", copies: int = 1) -> None:
        """Something carried whose skills work at once."""
        self._put(Equipment(id, self.level, "item", skills=skills, set=set, copies=copies, deck=self.deck))

    def consumable(self, id: str, timing: str, *effects: Effect, copies: int = 1) -> None:
        """Something used once."""
        self._put(
            Equipment(id, self.level, "consumable", timing=timing, effects=effects, copies=copies, deck=self.deck)
        )

    def trap(self, id: str, *effects: Effect, copies: int = 1) -> None:
        """A card that strikes the hero who draws it."""
        self._put(Equipment(id, self.level, "trap", effects=effects, copies=copies, deck=self.deck))

    def luck(self, id: str, *effects: Effect, copies: int = 1) -> None:
        """A card that favours the hero who draws it."""
        self._put(Equipment(id, self.level, "luck", effects=effects, copies=copies, deck=self.deck))

    def _put(self, card: Equipment) -> None:
        EQUIPMENT[card.id] = card


def mob(
    type: str,
    level: int,
    *skills: Skill,
    minions: int,
    health: int,
    melee: str = "",
    ranged: str = "",
    magic: str = "",
    defense: str = "",
    copies: int = 1,
) -> None:
    """A boss and its minions, so many per hero; each figure has the printed health."""
    dice = pools(melee, ranged, magic, defense)
    _enemy(EnemyCard(f"{type}_l{level}", type, "mob", health, dice, skills, level, minions=minions, copies=copies))


def agent(
    type: str,
    level: int,
    *skills: Skill,
    health: int,
    melee: str = "",
    ranged: str = "",
    magic: str = "",
    defense: str = "",
    copies: int = 1,
) -> None:
    """A single guard who calls others; health per hero."""
    dice = pools(melee, ranged, magic, defense)
    _enemy(EnemyCard(f"{type}_l{level}", type, "agent", health, dice, skills, level, copies=copies))


def roaming(
    type: str,
    category: str,
    *skills: Skill,
    health: int,
    melee: str = "",
    ranged: str = "",
    magic: str = "",
    defense: str = "",
) -> None:
    """A roaming monster, lesser or greater; health per hero."""
    dice = pools(melee, ranged, magic, defense)
    _enemy(EnemyCard(f"{type}_{category}", type, "roaming", health, dice, skills, category=category))


def _enemy(card: EnemyCard) -> None:
    ENEMIES[card.id] = card
