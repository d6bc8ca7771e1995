"""Mage Knight: pieces that are no effect tree (tokens, sites, cities, tiles) in words made from their printed facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from ...kernel.records import Effect
from ...text.effects import describe, phrase, raised
from ...text.messages import messages
from ...text.naming import listed
from ...text.telling import Telling
from ..catalog import (
    BASIC_COLORS,
    CARDS,
    CITIES,
    ENEMIES,
    HEROES,
    RUINS,
    SITES,
    SKILLS,
    TILES,
    UNITS,
    Card,
    Enemy,
    EnemyAttack,
    Hero,
    Hex,
    Reward,
    Ruin,
    Site,
    Skill,
    UnitCard,
)
from ..gallery.printed import RAMPAGING

#: Sites whose note tells who may enter and what each path pays.
PATHS = ("maze", "labyrinth")


class Teller(Telling):
    """The sentences of printed facts in one language."""

    game = "mk"

    def texts(self) -> Iterator[tuple[str, str]]:
        """Every text with the key a page asks for it by."""
        for card in CARDS.values():
            yield from self.calm(card)
        for unit in UNITS.values():
            yield f"unit:{unit.id}", " ".join(self.unit(unit))
        for skill in SKILLS.values():
            yield f"skill:{skill.id}:usage", self.usage(skill)
        for enemy in ENEMIES.values():
            yield f"enemy:{enemy.id}", " ".join(self.enemy(enemy))
        for ruin in RUINS.values():
            yield f"ruin:{ruin.id}", " ".join(self.ruin(ruin))
        for site in SITES.values():
            yield f"site:{site.id}", " ".join(self.site(site))
        for color, city in CITIES.items():
            told = (*self.site(SITES["city"], f"city_{color}"), *self.note("city"))
            yield f"site:city_{color}", " ".join(told)
            for place, piles in enumerate(city.garrisons):
                yield f"site:city_{color}:{place}", self.say("level", n=place + 1, garrison=self.guards(piles))
        for kind in RAMPAGING:
            yield f"site:{kind}", " ".join(self.note(kind))
        for hero in HEROES.values():
            yield f"hero:{hero.id}", self.hero(hero)
        for tile in TILES.values():
            yield f"tile:{tile.id}", self.tile(tile.hexes)

    def calm(self, card: Card) -> Iterator[tuple[str, str]]:
        """Cards that heal or ready and cannot be played in combat say so, whatever else they offer; a Banner on its
        Unit speaks for itself."""
        sides = (("basic", card.basic), ("strong", card.strong)) if card.healing else ()
        for side, effect in sides:
            if card.banner is None or side == "strong":
                words = describe(effect, self.lang, self.game)
                yield f"card:{card.id}:{side}", f"{words} {self.say('usage-calm')}"

    def hero(self, hero: Hero) -> str:
        """The deck of a Hero, and the crystals of whoever plays it as a dummy."""
        deck = [self.fact("copies", n=n, name=self.name("card", card)) for card, n in Counter(hero.deck).items()]
        crystals = [self.fact("pile", n=n, color=color) for color, n in Counter(hero.dummy_crystals).items()]
        return self.say("hero", deck=listed(deck, self.lang), crystals=listed(crystals, self.lang))

    def unit(self, unit: UnitCard) -> Iterator[str]:
        yield self.say("unit", level=unit.level, armor=unit.armor, cost=unit.cost)
        if unit.resistances:
            yield self.say("resists", elements=self.names("element", unit.resistances))
        if unit.sites:
            yield self.say("recruited", sites=listed([self.within("site", site) for site in unit.sites], self.lang))
        for trait in unit.traits:
            yield self.say(f"trait-{trait}")

    def usage(self, skill: Skill) -> str:
        used = self.say(f"usage-{skill.usage}") if skill.kind == "normal" else self.say(f"usage-{skill.kind}")
        return f"{used} {self.say('usage-calm')}" if skill.healing else used

    def enemy(self, enemy: Enemy) -> Iterator[str]:
        yield self.all_attacks(enemy.attacks)
        if enemy.elusive:
            yield self.say("elusive", n=enemy.elusive, lower=enemy.armor)
        else:
            yield self.say("armor", n=enemy.armor)
        abilities = [self.ability(one, enemy) for one in enemy.abilities]
        if abilities:
            yield f"{raised(listed(abilities, self.lang))}."
        if enemy.resistances:
            yield self.say("resists", elements=self.names("element", enemy.resistances))
        yield self.say("fame", n=enemy.fame)
        if enemy.reputation:
            yield self.say("reputation", n=enemy.reputation)

    def all_attacks(self, attacks: Sequence[EnemyAttack]) -> str:
        """All attacks of an enemy: alike ones counted, different ones listed."""
        groups = [(attack, len(list(group))) for attack, group in groupby(attacks)]
        if len(groups) == 1:
            return self.attacks(*groups[0])
        return self.say("attacks-apart", n=len(attacks), what=listed([self.attack(one) for one in attacks], self.lang))

    def attacks(self, attack: EnemyAttack, times: int) -> str:
        """The same attack once or several times."""
        if attack.summon:
            enemies = self.fact("enemy", n=times, color=attack.summon)
            return self.say("summon", enemy=enemies) if times == 1 else self.say("summons", enemies=enemies)
        words = self.attack(attack)
        return f"{words}." if times == 1 else self.say("attacks", n=times, what=words)

    def attack(self, attack: EnemyAttack) -> str:
        words = raised(phrase(Effect("attack", (attack.value, attack.element, "melee")), self.lang, self.game))
        abilities = ", ".join(self.name("ability", one) for one in attack.abilities)
        return f"{words} ({abilities})" if abilities else words

    def ability(self, ability: str, enemy: Enemy) -> str:
        word = self.name("ability", ability)
        return f"{word} {enemy.defend}" if ability == "defend" and enemy.defend else word

    def ruin(self, ruin: Ruin) -> Iterator[str]:
        if ruin.cost:
            yield self.say("altar", mana=self.mana(ruin.cost), n=ruin.fame)
        if ruin.enemies:
            yield self.guards(ruin.enemies)
        yield from self.rewards(ruin.rewards)

    def site(self, site: Site, own: str = "") -> Iterator[str]:
        """What a site is and does; `own`: the note that takes the place of its common one."""
        yield self.say(f"site-{site.category}")
        if site.recruit and site.recruit != "refugee_camp":
            yield self.say("recruit")
        if site.heal_cost:
            yield self.say("heal", n=site.heal_cost)
        if site.garrison:
            yield self.say("garrison", enemy=self.fact("enemy", n=1, color=site.garrison))
        if site.enemies:
            yield self.guards(site.enemies)
        if not site.units_allowed and site.id not in PATHS:
            yield self.say("no-units")
        if site.night_rules:
            yield self.say("night")
        if site.keeps_enemies:
            yield self.say("stay")
        if site.again:
            yield self.say("again")
        yield from self.note(own or site.id)
        if site.id not in PATHS:
            yield from self.rewards(site.rewards)

    def note(self, site: str) -> Iterator[str]:
        """What only this site does."""
        key = f"mk-note-{site}"
        if key in messages(self.lang).sources:
            yield messages(self.lang).format(key, {})

    def tile(self, hexes: tuple[Hex, ...]) -> str:
        center, *around = (self.space(one) for one in hexes)
        return self.say("tile", center=center, around="; ".join(around))

    def space(self, space: Hex) -> str:
        words = [self.name("terrain", space.terrain)]
        if space.site:
            site = self.within("site", space.site)
            colors = listed([self.fact("site-color", color=color) for color in space.colors], self.lang)
            words.append(f"{site} ({colors})" if colors else site)
        if space.rampaging:
            words.append(self.within("site", space.rampaging))
        return ", ".join(words)

    def guards(self, piles: Sequence[str]) -> str:
        """The enemies drawn, by pile."""
        told = [self.fact("pile", n=n, color=pile) for pile, n in Counter(piles).items()]
        return self.say("guards", count=len(piles), piles=listed(told, self.lang))

    def mana(self, colors: Sequence[str]) -> str:
        if sorted(colors) == sorted(BASIC_COLORS):
            return self.fact("mana-every")
        return listed([self.fact("mana", n=n, color=color) for color, n in Counter(colors).items()], self.lang)

    def rewards(self, rewards: Sequence[Reward]) -> Iterator[str]:
        if rewards:
            told = [self.fact("reward", n=one.count, kind=one.kind) for one in rewards]
            yield self.say("rewards", rewards=listed(told, self.lang))
