"""Why not: cards, Units, Skills, Tactics, healing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel.records import Option, Refusal
from ....kernel.refusals import no
from ...book import VERBS, context
from ...catalog import CARDS, SKILLS, UNITS, WOUND, Card
from ...chapters.hand import healing
from ...chapters.hand.bonuses import side_of
from ...chapters.hand.cards import black_barred, side_barred, side_options, sideways_barred
from ...chapters.hand.reasons import NOTHING_NOW, reason
from ...chapters.hand.skills import skill_barred
from ...chapters.hand.units import unit_barred
from ...chapters.pieces.mana import sources, ways
from ...state import State, Unit


def _card(state: State, words: list[str]) -> Refusal | None:
    """A card touched or played in a way that is not offered."""
    if not words:
        return None
    name = words[0]
    if name not in CARDS:
        return no("MK-CARD-02", "mk-why-unknown-card", said=name[:40])
    if "sideways" in words:
        return _held(state, name) or sideways_barred(state, name, words[-1] if words[-1] != "sideways" else "")
    if name == WOUND:
        return no("MK-CARD-03d", "mk-why-wound")
    return _held(state, name) or side_refused(state, CARDS[name], "strong" if "strong" in words else "basic")


def _held(state: State, name: str) -> Refusal | None:
    return None if name in state.me.hand else no("MK-CARD-02", "mk-why-not-in-hand", card=name)


def side_refused(state: State, card: Card, side: str) -> Refusal | None:
    """Why one side of a card cannot be played: the Night, its effect, or the mana."""
    effect = side_of(state, card, side)
    ctx = context("card:" + card.id, card.color, reserved=1)
    strong, spell = side == "strong", card.kind == "spell"
    barred = black_barred(state) if strong and spell else None
    barred = barred or (_mana_refused(state, card) if spell or (strong and card.color) else None)
    barred = barred or side_barred(state, card, effect, ctx)
    if barred is not None:
        return reason(state, effect, ctx) if barred is NOTHING_NOW else barred
    found: list[Option] = []
    side_options(state, card, bool(state.me.mods), sources(state), {}, found)
    if any((option.kind == "strong") is strong for option in found):
        return None
    return no("MK-CARD-06a", "mk-why-cannot-pay")


def _mana_refused(state: State, card: Card) -> Refusal | None:
    """No mana of a colour of the card is at hand."""
    have = sources(state)
    if any(ways(state, have, color) for color in (card.color, card.second_color) if color):
        return None
    return no("MK-CARD-03b1" if card.kind == "spell" else "MK-CARD-03a2", "mk-why-no-mana", color=card.color)


def _unit(state: State, words: list[str]) -> Refusal | None:
    """A Unit touched, or an ability that is not offered: `use peasants 1 2`."""
    if not words:
        return None
    name = words[0]
    if name in SKILLS:
        return _skill(state, words)
    if name not in UNITS:
        return None
    own = [unit for unit in state.me.units if unit.unit == name]
    if not own:
        return no("MK-UNIT-02b", "mk-why-not-your-unit", unit=name)
    if len(words) > 1 and words[1].isdigit():
        own = [unit for unit in own if unit.n == int(words[1]) - 1] or own
    if len(words) > 2 and words[2].isdigit() and not 0 < int(words[2]) <= len(UNITS[name].abilities):
        return no("MK-UNIT-05c", "mk-why-no-such-ability", unit=name)
    index = int(words[2]) - 1 if len(words) > 2 and words[2].isdigit() else None
    found = [_ability(state, unit, index) for unit in own]
    return None if None in found else found[0]


def _ability(state: State, unit: Unit, index: int | None) -> Refusal | None:
    """Why a Unit, or one ability of it, cannot be used."""
    barred = unit_barred(state, unit)
    if barred is not None:
        return barred
    found = []
    for number, ability in enumerate(UNITS[unit.unit].abilities):
        if index not in (None, number):
            continue
        ctx = context("unit:" + unit.unit, ability.mana, unit=unit.n)
        if not VERBS.can(state, ability.effect, ctx):
            found.append(reason(state, ability.effect, ctx))
        elif ability.mana and not ways(state, sources(state), ability.mana):
            found.append(no("MK-UNIT-05d", "mk-why-no-mana", color=ability.mana))
        else:
            return None
    return found[0] if found else None


def _skill(state: State, words: list[str]) -> Refusal | None:
    if not words or words[0] not in SKILLS:
        return None
    owned = next((one for one in state.me.skills if one.skill == words[0]), None)
    if owned is None:
        return no("MK-SKILL-02b", "mk-why-not-your-skill", skill=words[0])
    barred = skill_barred(state, owned)
    if barred is not None:
        return barred
    skill = SKILLS[words[0]]
    effect, ctx = skill.other if owned.used else skill.effect, context("skill:" + skill.id)
    return None if VERBS.can(state, effect, ctx) else reason(state, effect, ctx)


def _heal(state: State, words: list[str]) -> Refusal | None:
    barred = healing.healing_barred(state)
    if barred is not None or not words:
        return barred
    if words[0] == "hand":
        return None if WOUND in state.me.hand else no("MK-HEAL-03c6", "mk-why-no-wound-in-hand")
    own = [unit for unit in state.me.units if unit.unit == words[0]]
    if len(words) > 1 and words[1].isdigit():
        own = [unit for unit in own if unit.n == int(words[1]) - 1]
    if not own:
        return no("MK-UNIT-02b", "mk-why-not-your-unit", unit=words[0]) if words[0] in UNITS else None
    found = [healing.unit_barred(state, unit) for unit in own]
    return None if None in found else found[0]


def _die(state: State, words: list[str]) -> Refusal | None:
    return no("MK-MANA-03b", "mk-why-die")


def _tactic(state: State, words: list[str]) -> Refusal | None:
    if state.phase != "tactics":
        return no("MK-RND-03a1", "mk-why-tactics-chosen")
    return None if words and words[0] in state.tactics else no("MK-RND-03a1", "mk-why-tactic-gone")


CARDS_AND_UNITS: Mapping[str, Callable[[State, list[str]], Refusal | None]] = {
    "play": _card,
    "card": _card,
    "use": _unit,
    "unit": _unit,
    "skill": _skill,
    "heal": _heal,
    "die": _die,
    "tactic": _tactic,
}
