"""Which numbered rules a printed piece touches: read off its kind, its facts and the verbs of its effects."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.records import Effect
from ..book import VERBS
from ..catalog import Card, City, Enemy, Ruin, Site, Skill, Tactic, Tile, UnitCard

Found = Iterator[str]

#: Structure and plain words that add no rule of their own.
PLAIN = frozenset({"seq", "one_of", "nothing", "when", "only", "grow", "per", "convert", "run"})
#: Step chains that play another card or effect as part of their own.
COMPOUND = frozenset({"advanced_of", "concentration", "maximal_effect", "spell_of", "talent", "tome"})

KINDS: dict[str, tuple[str, ...]] = {
    "basic_action": ("MK-CARD-03a1", "MK-CARD-03a2"),
    "advanced_action": ("MK-CARD-03a1", "MK-CARD-03a2", "MK-EFF-G3a"),
    "spell": ("MK-CARD-03b1", "MK-CARD-03b2", "MK-EFF-G3a"),
    "artifact": ("MK-CARD-03c1", "MK-CARD-03c2", "MK-EFF-G4"),
    "wound": ("MK-CARD-03d", "MK-HEAL-01", "MK-HEAL-01a1", "MK-HEAL-03c2"),
}
ATTACKS = {"melee": "MK-ATK-01", "ranged": "MK-RNG-03a3", "siege": "MK-RNG-03a2"}
ATTACK_ELEMENTS = {"fire": "MK-RNG-04a1", "ice": "MK-RNG-04a1", "coldfire": "MK-RNG-04a3"}
BLOCK_ELEMENTS = {"fire": "MK-BLK-05a3", "ice": "MK-BLK-05a2", "coldfire": "MK-BLK-05a4"}
#: Effects on enemies do nothing to those who resist the colour they come from.
COLOR_RULES = {"red": "MK-CMB-05a", "blue": "MK-CMB-05b"}

USAGE = {"once_per_turn": "MK-SKILL-04c", "once_per_round": "MK-SKILL-04a1"}
SKILL_KINDS = {
    "competitive": ("MK-SKILL-04b1", "MK-SKILL-04b2", "MK-SKILL-T2"),
    "cooperative": ("MK-SKILL-04b1", "MK-SKILL-T2", "MK-SKILL-T3", "MK-SKILL-T4", "MK-SKILL-T7"),
}
UNIT_RESISTS = {"physical": "MK-ABL-UPHYS", "fire": "MK-ABL-UFIRE", "ice": "MK-ABL-UICE"}

FOE_RESISTS = {
    "physical": ("MK-ABL-RESPHYS",),
    "fire": ("MK-ABL-RESFIRE1", "MK-ABL-RESFIRE2"),
    "ice": ("MK-ABL-RESICE1", "MK-ABL-RESICE2"),
}
FOE_ELEMENTS = {"fire": "MK-ABL-FIRE", "ice": "MK-ABL-ICE", "coldfire": "MK-ABL-COLDFIRE"}
ABILITIES = {
    "swift": ("MK-ABL-SWIFT",),
    "brutal": ("MK-ABL-BRUTAL",),
    "poison": ("MK-ABL-POISON1", "MK-ABL-POISON2"),
    "paralyze": ("MK-ABL-PARALYZE1", "MK-ABL-PARALYZE2"),
    "assassination": ("MK-ABL-ASSASSIN",),
    "cumbersome": ("MK-ABL-CUMBERSOME1", "MK-ABL-CUMBERSOME2"),
    "vampiric": ("MK-ABL-VAMPIRIC",),
    "fortified": ("MK-ABL-FORT1", "MK-ABL-FORT2"),
    "unfortified": ("MK-ABL-UNFORT",),
    "arcane_immunity": ("MK-ABL-ARCANE1", "MK-ABL-ARCANE2"),
    "defend": ("MK-ABL-DEFEND", "MK-ABL-DEFEND2"),
}
PILE_RULES = {
    "green": ("MK-MOV-04b", "MK-MOV-04c", "MK-CMB-01d"),
    "red": ("MK-MOV-04b", "MK-MOV-04c", "MK-CMB-01d"),
    "grey": ("MK-CMB-01a1", "MK-EXP-T2"),
    "violet": ("MK-CMB-01a1", "MK-EXP-T2", "MK-CMB-01c1"),
    "brown": ("MK-CMB-01b", "MK-BLK-02"),
    "white": ("MK-CITY-01", "MK-EXP-05g3"),
}

CATEGORIES = {
    "inhabited": ("MK-INT-01a", "MK-INT-02a1"),
    "fortified": ("MK-MOV-04a", "MK-CMB-01a1", "MK-CMB-01a2"),
    "adventure": ("MK-TURN-06c2", "MK-MOV-04d"),
    "special": (),
}
SITES: dict[str, tuple[str, ...]] = {
    "village": ("MK-INT-04b1",),
    "monastery": ("MK-INT-04b2", "MK-INT-04c1", "MK-EXP-05f2", "MK-CMB-01c1", "MK-RES-02d", "MK-INT-01c"),
    "keep": ("MK-EXP-T2", "MK-EXP-T5", "MK-RES-02c3", "MK-CMB-01a3", "MK-END-07b1"),
    "mage_tower": ("MK-EXP-T2", "MK-EXP-T5", "MK-RES-02c3", "MK-RES-02c4", "MK-INT-04d1"),
    "city": ("MK-EXP-05g1", "MK-CITY-01", "MK-CITY-02a1", "MK-CITY-03", "MK-INT-03a"),
    "dungeon": ("MK-CMB-01b", "MK-CMB-01b2", "MK-RES-03b1"),
    "tomb": ("MK-CMB-01b", "MK-CMB-01b2", "MK-RES-03b1"),
    "monster_den": ("MK-CMB-01b", "MK-RES-03c1"),
    "spawning_grounds": ("MK-CMB-01b", "MK-RES-03c1"),
    "ancient_ruins": ("MK-EXP-T1", "MK-EXP-T3", "MK-EXP-T4", "MK-RES-02b3", "MK-RES-03c1"),
    "portal": ("MK-MOV-08d1", "MK-MOV-08d2"),
    "magical_glade": ("MK-END-04a1", "MK-END-04a2", "MK-HEAL-04"),
    "crystal_mine": ("MK-END-04b1", "MK-END-04b2"),
    "deep_mine": ("MK-END-04b1", "MK-END-04b2"),
}
CITIES = {
    "white": ("MK-CITY-01a", "MK-INT-04e3", "MK-INT-04e4"),
    "blue": ("MK-CITY-01b", "MK-INT-04e2"),
    "red": ("MK-CITY-01c", "MK-INT-04e1"),
    "green": ("MK-CITY-01d", "MK-INT-04e5"),
}
TILE_BACKS = {
    "start": ("MK-SET-24d",),
    "countryside": ("MK-EXP-05b", "MK-EXP-05e1", "MK-EXP-05f1"),
    "core": ("MK-EXP-05b", "MK-EXP-05e2", "MK-EXP-05f1"),
}
START_SIDES = {"start_a": "MK-MAP-02a", "start_b": "MK-MAP-03a"}

Piece = Card | UnitCard | Skill | Tactic | Enemy | Ruin | Site | City | Tile


def related(piece: Piece) -> tuple[str, ...]:
    """The rules to read about a piece, each once, the most general first."""
    return tuple(dict.fromkeys(_about(piece)))


def _about(piece: Piece) -> Found:
    match piece:
        case Card():
            yield from KINDS[piece.kind]
            yield from _banner(piece)
            yield from _effects(piece.color, piece.basic, piece.strong)
        case UnitCard():
            yield from _unit(piece)
        case Skill():
            yield "MK-SKILL-T1"
            yield USAGE.get(piece.usage, "MK-SKILL-03")
            yield from SKILL_KINDS.get(piece.kind, ())
            yield from _effects("", piece.effect, piece.other)
        case Tactic():
            yield from ("MK-RND-03a1", "MK-RND-03b", "MK-RND-03c")
        case Enemy():
            yield from _enemy(piece)
        case Ruin():
            yield from SITES["ancient_ruins"][:-1]
            if piece.enemies:
                yield "MK-RES-03c1"
        case Site():
            yield from CATEGORIES[piece.category]
            yield from SITES.get(piece.id, ())
        case City():
            yield from SITES["city"]
            yield from CITIES[piece.color]
        case Tile():
            yield from TILE_BACKS[piece.back]
            if piece.id in START_SIDES:
                yield START_SIDES[piece.id]
            if piece.city:
                yield from ("MK-EXP-05g1", "MK-EXP-05g2", "MK-EXP-05g3")


def _banner(card: Card) -> Found:
    if card.kind == "artifact" and card.id.startswith("banner_"):
        yield from ("MK-UNIT-08a", "MK-UNIT-08b", "MK-UNIT-08c", "MK-UNIT-08d", "MK-UNIT-08e")


def _unit(unit: UnitCard) -> Found:
    yield from ("MK-UNIT-05a", "MK-UNIT-05c", "MK-INT-04a1")
    if any(ability.mana for ability in unit.abilities):
        yield "MK-UNIT-05d"
    if unit.resistances:
        yield "MK-ABL-URES1"
        yield from (UNIT_RESISTS[element] for element in unit.resistances if element in UNIT_RESISTS)
        if {"fire", "ice"} <= set(unit.resistances):
            yield "MK-ABL-UBOTH"
    for ability in unit.abilities:
        yield from _effects(ability.mana, ability.effect)


def _enemy(enemy: Enemy) -> Found:
    yield from PILE_RULES[enemy.pile]
    for attack in enemy.attacks:
        if attack.summon:
            yield "MK-ABL-SUMMON"
        elif attack.element in FOE_ELEMENTS:
            yield FOE_ELEMENTS[attack.element]
        for ability in attack.abilities:
            yield from ABILITIES.get(ability, ())
    if len(enemy.attacks) > 1:
        yield from ("MK-ABL-MULTI1", "MK-ABL-MULTI3")
    for ability in enemy.abilities:
        yield from ABILITIES.get(ability, ())
    if enemy.elusive:
        yield from ("MK-ABL-ELUSIVE1", "MK-ABL-ELUSIVE2")
    for element in enemy.resistances:
        yield from FOE_RESISTS.get(element, ())
    if {"fire", "ice"} <= set(enemy.resistances):
        yield "MK-ABL-RESBOTH"


def _effects(color: str, *effects: Effect) -> Found:
    """The rules of the verbs of effects that a mana of this colour powers."""
    found = [rule for effect in effects for rule in _verbs(effect)]
    yield from found
    if "MK-CMB-05" in found and color in COLOR_RULES:
        yield COLOR_RULES[color]


def _verbs(effect: Effect) -> Found:
    words = [str(arg) for arg in effect.args]
    if effect.op == "attack":
        yield from (rule for table in (ATTACKS, ATTACK_ELEMENTS) for word in words if (rule := table.get(word)))
    elif effect.op == "block":
        yield "MK-BLK-04"
        yield from (BLOCK_ELEMENTS[word] for word in words if word in BLOCK_ELEMENTS)
    elif effect.op == "run" and words[0].partition(".")[0] in COMPOUND:
        yield from ("MK-EFF-C1", "MK-EFF-C2", "MK-EFF-C3")
    elif effect.op not in PLAIN or effect.op == "run":
        yield from VERBS.rules.get(effect.op, ("MK-EFF-01c",))
    for part in effect.parts:
        yield from _verbs(part)
