"""Which powers a hero has now: hero card, class sheet, equipment, sets, and what lasts for a while."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from ....kernel.records import Effect
from ...catalog import CLASSES, EQUIPMENT, EVENTS, HEROES, KINDS, SETS, Skill, skill_of
from ...state import Hero, Table
from .board import in_light

#: A power and where it comes from: `hero:sibyl`, `class:dark_ranger`, `line:charge`, `card:t1_hammer`, `set:king`,
#: `lasting:…`, `event:e16`.
Power = tuple[str, Skill]

#: Conditions that are paid, not met: using such a power is the hero's choice.
PAID = frozenset({"bloodlust", "blood_tribute", "spend_xp"})

#: `when` words that hold in an attack of a kind, and in a defence against it.
ATTACKING = {kind: frozenset({"attack", kind}) for kind in KINDS}
DEFENDING = {kind: frozenset({"defense", f"{kind}_defense"}) for kind in KINDS}


def usable_level(table: Table, card: str) -> bool:
    """In story mode equipment above the current level gives nothing (MD-STORY-12, MD-STORY-23)."""
    return not table.story or EQUIPMENT[card].level <= table.level


def equipped(table: Table, seat: int) -> tuple[str, ...]:
    """The cards that work now: what lies on the slots, and items, which always count as equipped (MD-EQP-07)."""
    hero = table.heroes[seat]
    return _working(_equipped(hero.body, hero.hands, hero.bag), table.level if table.story else None)


def _working(cards: tuple[str, ...], level: int | None) -> tuple[str, ...]:
    """Those of some cards that give something, in a story at its level."""
    return cards if level is None else tuple(card for card in cards if EQUIPMENT[card].level <= level)


@lru_cache(maxsize=4096)
def _equipped(body: str, hands: tuple[str, ...], bag: tuple[str, ...]) -> tuple[str, ...]:
    return (*((body,) if body else ()), *hands, *(card for card in bag if EQUIPMENT[card].kind == "item"))


#: The moments lines of power are asked for, by name: `attack melee`, `defense ranged`, `passive`.
MOMENTS = {
    **{f"attack {kind}": words for kind, words in ATTACKING.items()},
    **{f"defense {kind}": words for kind, words in DEFENDING.items()},
    "passive": frozenset({"passive"}),
}


class Powers:
    """Every power of a hero as long as its cards and skills stay the same, sorted for the questions asked of them.

    `all`; `passive`: the effects of passive powers by name, and `keywords` by keyword, each with the power whose
    conditions must hold for it.
    """

    __slots__ = ("_at", "all", "keywords", "passive")

    def __init__(self, found: tuple[Power, ...]) -> None:
        self.all = found
        self._at: dict[str, tuple[Power, ...]] = {}
        self.passive: dict[str, list[tuple[Skill, Effect]]] = {}
        self.keywords: dict[str, list[tuple[Skill, Effect]]] = {}
        for _, power in self.at("passive"):
            for effect in power.effects:
                self.passive.setdefault(effect.op, []).append((power, effect))
                if effect.op == "keyword":
                    self.keywords.setdefault(str(effect.args[0]), []).append((power, effect))

    def at(self, moment: str) -> tuple[Power, ...]:
        """Those of a moment, sorted out when it first comes: most never do before a card changes hands."""
        found = self._at.get(moment)
        if found is None:
            words = MOMENTS[moment]
            found = self._at[moment] = tuple([one for one in self.all if one[1].when in words])
        return found


#: What was last read of each seat: the hero, the level, the blessings and the story as they were, and the powers.
_READ: dict[int, tuple[Hero, int, tuple[str, ...], bool, Powers]] = {}


def _sheet(table: Table, seat: int) -> Powers:
    """The powers of a hero; the very same hero as a moment ago need not be looked up."""
    hero, level, blessed, story = table.heroes[seat], table.level, table.blessed, table.story
    last = _READ.get(seat)
    if last is not None and last[1] == level and last[2] is blessed and last[3] == story:
        if last[0] is hero:
            return last[4]
        if _as_skilled(last[0], hero):
            _READ[seat] = (hero, level, blessed, story, last[4])
            return last[4]
    cards = _working(_equipped(hero.body, hero.hands, hero.bag), level if story else None)
    found = _powers(hero.hero, hero.role, hero.bought, cards, hero.lasting, level, blessed)
    _READ[seat] = (hero, level, blessed, story, found)
    return found


def _as_skilled(one: Hero, other: Hero) -> bool:
    """Whether nothing that gives powers has been touched between two moments of a hero."""
    return (
        one.bag is other.bag
        and one.hands is other.hands
        and one.body == other.body
        and one.bought is other.bought
        and one.lasting is other.lasting
        and one.role == other.role
        and one.hero == other.hero
    )


def powers_at(table: Table, seat: int, moment: str) -> tuple[Power, ...]:
    """The powers of a hero that belong to a moment, whether or not their conditions hold now."""
    return _sheet(table, seat).at(moment)


def powers(table: Table, seat: int) -> tuple[Power, ...]:
    """Every power of a hero that needs no payment of experience, whether or not its conditions hold now."""
    return _sheet(table, seat).all


@lru_cache(maxsize=1024)
def _powers(
    hero: str,
    role: str,
    bought: tuple[int, ...],
    cards: tuple[str, ...],
    lasting: tuple[str, ...],
    level: int,
    blessed: tuple[str, ...],
) -> Powers:
    found: list[Power] = [(f"hero:{hero}", line) for line in (*HEROES[hero].shadow, *HEROES[hero].special)]
    if role:
        sheet = CLASSES[role]
        found += [(f"class:{role}", line) for line in sheet.free]
        for line, steps in zip(sheet.lines, bought, strict=False):
            usable = [step for step in line.steps[:steps] if step.level <= level]
            if usable:
                found += [(f"line:{line.id}", power) for power in usable[-1].skills]
    for card in cards:
        found += [(f"card:{card}", power) for power in EQUIPMENT[card].skills]
    worn = frozenset(cards)
    for bonus in SETS.values():
        if worn.issuperset(bonus.pieces):
            found += [(f"set:{bonus.id}", power) for power in bonus.skills]
    for source in lasting:
        found += [(f"lasting:{source}", power) for power in lasting_skills(source)]
    for event in blessed:
        if not event.startswith("next:"):
            found += [(f"event:{event}", power) for power in granted(EVENTS[event].effects, "next_round")]
    return Powers(tuple(found))


def granted(effects: tuple[Effect, ...], op: str) -> tuple[Skill, ...]:
    """The skills nested in the effects of that name."""
    return tuple(skill_of(part) for effect in effects if effect.op == op for part in effect.parts)


def lasting_skills(source: str) -> tuple[Skill, ...]:
    """What a signature (`signature:wrath_paladin`) or a consumable used for the activation (`t1_smoke_bomb`) gives."""
    kind, _, name = source.partition(":")
    if kind == "signature":
        return tuple(s for line in CLASSES[name].signature for s in granted(line.effects, "until_next_activation"))
    return (Skill("passive", EQUIPMENT[source].effects),)


def met(table: Table, seat: int, power: Skill) -> bool:
    """Whether the conditions of a power hold now; what has to be paid is not asked here."""
    needs = power.needs
    return not needs or all(need.op in PAID or holds(table, seat, need) for need in needs)


def holds(table: Table, seat: int, need: Effect) -> bool:
    """Whether one condition holds (MD-SKILL-74 to 84)."""
    hero = table.heroes[seat]
    op = need.op
    if op == "shadow_mode":
        return not in_light(table, hero.at)
    if op == "wounded":
        return hero.maximum - hero.health >= int(need.args[0])
    if op == "no_armor":
        return not hero.body
    hands = tuple(card for card in hero.hands if usable_level(table, card))
    if op == "dual_wield":
        return len(hands) == 2 and all(any(kind in EQUIPMENT[card].dice for kind in KINDS) for card in hands)
    if op == "two_handed":
        return any(EQUIPMENT[card].slot == "two_hands" for card in hands)
    tag = "shield" if op == "shield_bearer" else op
    return any(tag in EQUIPMENT[card].tags for card in hands)


def passive(table: Table, seat: int, op: str) -> list[Effect]:
    """The effects of one name among the hero's passive powers in force."""
    return [effect for power, effect in _sheet(table, seat).passive.get(op, ()) if met(table, seat, power)]


def keyword(table: Table, seat: int, name: str) -> Effect | None:
    """The strongest keyword of a name the hero has now, with its value in `args[1]` and its bonus in `parts`."""
    best: Effect | None = None
    for power, effect in _sheet(table, seat).keywords.get(name, ()):
        if met(table, seat, power) and (best is None or int(effect.args[1]) >= int(best.args[1])):
            best = effect
    return best


def keywords(table: Table, seat: int) -> Container[str]:
    """The names of the hero's keywords, whether or not their conditions hold now."""
    return _sheet(table, seat).keywords


def evasive(table: Table, seat: int) -> bool:
    """Slippery: may leave zones that hold enemies (MD-SKILL-27)."""
    return keyword(table, seat, "evasive") is not None


def grown_by(hero: Hero, level: int) -> int:
    """How much usable skills raise the hero's maximum health over 5 (MD-SKILL-20, MD-SKILL-21)."""
    if not hero.role:
        return 0
    most = 0
    for line, steps in zip(CLASSES[hero.role].lines, hero.bought, strict=False):
        for step in line.steps[:steps]:
            for power in step.skills:
                for effect in power.effects:
                    if effect.op == "max_health" and step.level <= level:
                        most = max(most, int(effect.args[0]))
    return most
