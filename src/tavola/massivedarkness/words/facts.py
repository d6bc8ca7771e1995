"""Massive Darkness: what cards and tiles say besides their effects, made from their printed facts."""

from __future__ import annotations

from collections.abc import Iterator

from ...text.effects import describe
from ...text.naming import listed
from ...text.telling import Telling
from ..catalog import (
    CLASSES,
    DOORS,
    ENEMIES,
    EQUIPMENT,
    HEROES,
    SETS,
    TILES,
    Block,
    ClassSheet,
    EnemyCard,
    Equipment,
    Pool,
    SkillLine,
    Tile,
)

#: The strong and the weak die of attack and defence: the strong one is named first.
ATTACK = ("red", "yellow")
DEFENSE = ("green", "blue")
FACTED_DECKS = ("starting", "artifact")


class Teller(Telling):
    """The sentences of printed facts in one language."""

    game = "md"

    def texts(self) -> Iterator[tuple[str, str]]:
        """Every text with the key a page asks for it by."""
        for card in EQUIPMENT.values():
            yield f"card:{card.id}", " ".join(self.equipment(card))
        for enemy in ENEMIES.values():
            yield f"enemy:{enemy.id}", " ".join(self.enemy(enemy))
        for hero in HEROES.values():
            yield f"hero:{hero.id}", self.say("hero", **{"class": self.name("class", hero.recommended)})
        for sheet in CLASSES.values():
            yield f"class:{sheet.id}:profile", self.profile(sheet)
            for line in sheet.lines:
                yield f"line:{sheet.id}.{line.id}", self.line(sheet, line)
        for door in DOORS.values():
            yield f"door_card:{door.id}", " ".join(self.block(n, one) for n, one in enumerate(door.blocks, 1))
        for tile in TILES.values():
            yield f"tile:{tile.id}", self.tile(tile)

    def equipment(self, card: Equipment) -> Iterator[str]:
        key = card.deck if card.deck in FACTED_DECKS else "equipment"
        yield self.say(key, kind=self.name("term", card.kind), level=card.level)
        if card.slot:
            yield self.say("slot", slot=self.name("slot", card.slot))
        yield from self.dice(card.dice)
        if card.set:
            bonus = " ".join(describe(skill.tree, self.lang, self.game) for skill in SETS[card.set].skills)
            yield self.say("set", set=self.name("set", card.set), bonus=bonus)

    def enemy(self, enemy: EnemyCard) -> Iterator[str]:
        yield self.say(
            enemy.role,
            level=enemy.level,
            minions=enemy.minions,
            health=enemy.health,
            rank=self.name("rank", enemy.category or enemy.role),
        )
        yield from self.dice(enemy.dice)

    def dice(self, pools: dict[str, Pool]) -> Iterator[str]:
        for kind, (weak, strong) in pools.items():
            colors = DEFENSE if kind == "defense" else ATTACK
            printed = [self.fact("die", n=n, color=c) for c, n in zip(colors, (strong, weak), strict=True) if n]
            yield self.say("dice", kind=self.name("kind", kind), dice=listed(printed, self.lang))

    def profile(self, sheet: ClassSheet) -> str:
        primary, secondary = self.name("kind", sheet.primary), self.name("kind", sheet.secondary)
        return self.say("class", primary=primary, secondary=secondary)

    def line(self, sheet: ClassSheet, line: SkillLine) -> str:
        steps = "; ".join(self.fact("step", level=step.level, cost=step.cost) for step in line.steps)
        return self.say("line", **{"class": self.name("class", sheet.id), "steps": steps})

    def block(self, n: int, block: Block) -> str:
        what = [self.fact(f"block-{block.enemy}")] if block.enemy else []
        counts = (("normal", block.normal), ("special", block.special))
        what += [self.fact(f"block-{kind}", n=count) for kind, count in counts if count]
        return self.say("block", n=n, what=listed(what, self.lang))

    def tile(self, tile: Tile) -> str:
        """The zones of each chamber, of the corridor and in the light, by the names they have on the board."""
        zones = [(f"{'abc'[col]}{row + 1}", row, col) for row in range(3) for col in range(3)]
        rooms: dict[str, list[str]] = {}
        for name, row, col in zones:
            rooms.setdefault(tile.plan[row][col], []).append(name)
        corridor = rooms.pop("c", [])
        return self.say(
            "tile",
            count=len(rooms),
            chambers="; ".join(listed(rooms[room], self.lang) for room in sorted(rooms)),
            corridor=listed(corridor, self.lang),
            light=listed([name for name, row, col in zones if tile.light[row][col] == "L"], self.lang),
        )
