"""Why not: the numbered rule behind a refusal, for an answer typed or a piece touched.

Every sentence is built from what the asking seat can see anyway. The checks go from the general (a question waits,
the wrong phase) to the particular (not enough Move points), and the first that applies answers.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.records import Refusal, Text, TextArg
from ...book import VERBS, context
from ...catalog import CARDS, SKILLS, TILES, UNITS, WOUND
from ...chapters.combat.strike import armor_of, strength
from ...chapters.hand.cards import yields
from ...chapters.hand.units import takes_part, units_may_act
from ...chapters.land.explore import explore_cost, legal_slot, on_map
from ...chapters.land.movement import bound_to_rest, crowded, move_cost, within_step
from ...chapters.pieces.foes import attack_abilities, block_need, fortification, print_of
from ...chapters.pieces.hexmap import board, hex_at, rampager_at, site_card
from ...chapters.pieces.mana import night_rules, sources, ways
from ...chapters.turn.interaction import icons_here, reputation_counts
from ...features import Feature, first
from ...state import Foe, State
from ..pieces import spoken
from .duel import must_fight, no_duel_answer, no_fight, no_step
from .joint import no_coop_answer

#: The rule that says what may be done now, for refusals that have no nearer one.
_PHASE_RULES = {
    "setup": "MK-SET-02a",
    "tactics": "MK-RND-03a1",
    "before": "MK-TURN-01a",
    "move": "MK-TURN-06",
    "interaction": "MK-INT-04",
    "combat": "MK-CMB-04",
    "maze": "MK-TURN-06c2",
    "after": "MK-TURN-06d1",
    "rest": "MK-TURN-07",
    "end": "MK-TURN-08c",
    "over": "MK-SET-05",
}
_STANDING = ("turn", "combat", "coop.entering", "duel.answer", "duel.attack", "duel.block", "duel.assign")


def refuse(state: State, said: str) -> Refusal:
    """The reason for one notation (`move 2,-1`) or piece (`card rage`, `space 2,-1`, `unit peasants`)."""
    words = spoken(state, said).lower().split()
    if state.phase == "over" or not state.stack:
        return _no("MK-SET-05", "mk-why-over")
    if not words:
        return _general(state, said)
    between = no_duel_answer(state, words) if state.duel is not None else None
    if between is None and len(state.players) > 1:
        between = no_coop_answer(state, words)
    if between is not None:
        return between
    if state.stack[-1].step not in _STANDING and words[0] in _REASONS:
        return _no(_PHASE_RULES[state.phase], "mk-why-answer-first")
    special = first(state, Feature.reason, words)
    if special is not None:
        return special
    reason = _REASONS.get(words[0])
    return (reason(state, words[1:]) if reason is not None else None) or _general(state, said)


def _no(rule: str, key: str, **args: TextArg) -> Refusal:
    return Refusal(rule, Text(key, args))


def _general(state: State, said: str) -> Refusal:
    return _no(_PHASE_RULES.get(state.phase, "MK-TURN-06"), "mk-why-not-offered", said=said[:80])


# -- cards, Units, Skills -----------------------------------------------------------------------------------------


def _card(state: State, words: list[str]) -> Refusal | None:
    if not words:
        return None
    name = words[0]
    if name not in CARDS:
        return _no("MK-CARD-02", "mk-why-unknown-card", said=name[:40])
    if name == WOUND:
        return _no("MK-CARD-03d", "mk-why-wound")
    if name not in state.me.hand:
        return _no("MK-CARD-02", "mk-why-not-in-hand", card=name)
    card = CARDS[name]
    if card.healing and state.combat is not None:
        return _no("MK-CMB-06b", "mk-why-no-healing-in-combat")
    if "sideways" in words:
        return _sideways(state)
    strong = "strong" in words
    effect = card.strong if strong else card.basic
    if strong and card.kind == "spell" and not night_rules(state):
        return _no("MK-CARD-03b2", "mk-why-strong-spell-by-day")
    if (strong or card.kind == "spell") and card.color and not ways(state, sources(state), card.color):
        return _no("MK-CARD-03a2", "mk-why-no-mana", color=card.color)
    if not VERBS.can(state, effect, context("card:" + name, card.color, reserved=1)):
        return _effect(state, yields(effect))
    return _no(_PHASE_RULES[state.phase], "mk-why-payment", card=name)


def _effect(state: State, verbs: frozenset[str]) -> Refusal:
    """Why an effect cannot happen now."""
    combat = state.combat
    if "discard" in verbs and verbs & {"move", "influence"}:  # these always can happen: it is the price that lacks
        return _no("MK-CARD-06b", "mk-why-nothing-to-discard")
    if combat is None and verbs & {"attack", "block"}:
        return _no("MK-CMB-04", "mk-why-only-in-combat")
    if combat is not None:
        if "heal" in verbs:
            return _no("MK-CMB-06b", "mk-why-no-healing-in-combat")
        if "attack" in verbs and combat.phase == "ranged":
            return _no("MK-RNG-03", "mk-why-only-ranged")
        if verbs & {"attack", "block"}:
            return _no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)
    if "discard" in verbs:
        return _no("MK-CARD-06b", "mk-why-nothing-to-discard")
    if "pay_mana" in verbs:
        return _no("MK-CARD-06a", "mk-why-cannot-pay")
    if "draw" in verbs:
        return _no("MK-END-07d1", "mk-why-deck-empty")
    if "ready_unit" in verbs:
        return _no("MK-UNIT-06", "mk-why-nobody-to-ready")
    return _no("MK-CARD-06a", "mk-why-effect")


def _sideways(state: State) -> Refusal:
    if state.combat is not None and state.combat.phase == "ranged":
        return _no("MK-RNG-03b", "mk-why-sideways-ranged")
    return _no("MK-CARD-03e1", "mk-why-sideways")


def _unit(state: State, words: list[str]) -> Refusal | None:
    if not words:
        return None
    name = words[0]
    if name in SKILLS:
        return _skill(state, words)
    if name not in UNITS:
        return None
    own = [unit for unit in state.me.units if unit.unit == name]
    if not own:
        return _no("MK-UNIT-02b", "mk-why-not-your-unit", unit=name)
    if not units_may_act(state):
        return _no("MK-CMB-01b", "mk-why-no-units-here")
    if all(unit.wounds for unit in own):
        return _no("MK-UNIT-05a", "mk-why-unit-wounded", unit=name)
    if all(unit.spent or unit.wounds for unit in own):
        return _no("MK-UNIT-05b", "mk-why-unit-spent", unit=name)
    index = int(words[2]) - 1 if len(words) > 2 and words[2].isdigit() else 0
    abilities = UNITS[name].abilities
    if not 0 <= index < len(abilities):
        return _no("MK-UNIT-05c", "mk-why-no-such-ability", unit=name)
    ability = abilities[index]
    if ability.mana and not ways(state, sources(state), ability.mana):
        return _no("MK-UNIT-05d", "mk-why-no-mana", color=ability.mana)
    return _effect(state, yields(ability.effect))


def _skill(state: State, words: list[str]) -> Refusal | None:
    if not words or words[0] not in SKILLS:
        return None
    owned = next((one for one in state.me.skills if one.skill == words[0]), None)
    if owned is None:
        return _no("MK-SKILL-02b", "mk-why-not-your-skill", skill=words[0])
    if owned.used:
        return _no("MK-SKILL-T1" if owned.used == "turn" else "MK-SKILL-04a1", "mk-why-skill-used", skill=words[0])
    return _effect(state, yields(SKILLS[words[0]].effect))


# -- the map ------------------------------------------------------------------------------------------------------


def _no_more_movement(state: State) -> Refusal | None:
    if state.phase == "rest":
        return _no("MK-TURN-07", "mk-why-resting")
    if state.phase != "move":
        return _no("MK-MOV-01b", "mk-why-movement-over")
    if bound_to_rest(state.me):
        return _no("MK-TURN-05b", "mk-why-only-wounds")
    return None


def _move(state: State, words: list[str]) -> Refusal | None:
    if not words:
        return None
    at = words[0]
    if at not in board(state.tiles):
        return _no("MK-EXP-05a1", "mk-why-not-revealed", space=at[:20])
    general = _no_more_movement(state)
    if general is not None:
        return general
    if at == state.me.at:
        return _here(state)
    if rampager_at(state, at):
        return _no("MK-MOV-04b", "mk-why-rampager")
    if at not in within_step(state):
        return _no("MK-MOV-03", "mk-why-not-adjacent")
    if hex_at(state, at).site == "city":
        return _no("MK-SCN-RECON-04", "mk-why-city-closed")
    barred = no_step(state, at)
    if barred is not None:
        return barred
    cost = move_cost(state, at)
    if cost is None:
        return _no("MK-MOV-03a1", "mk-why-inaccessible", terrain=hex_at(state, at).terrain)
    if cost > state.me.move:
        return _no("MK-MOV-03", "mk-why-move-points", cost=cost, have=state.me.move)
    return None


def _here(state: State) -> Refusal | None:
    """The own space: why nothing can be started there."""
    site = site_card(state, state.me.at)
    if site is not None and site.recruit:
        return _interact(state, [])
    return _no("MK-TURN-06c5", "mk-why-nothing-here")


def _explore(state: State, words: list[str]) -> Refusal | None:
    general = _no_more_movement(state)
    if general is not None or not words:
        return general
    try:
        x, y = (int(part) for part in words[0].split(","))
    except ValueError:
        return None
    if not on_map(state, (x, y)):
        return _no("MK-EXP-05a3", "mk-why-coast")
    if not state.tile_stack and not state.spare:
        return _no("MK-EXP-05e6", "mk-why-no-tile-left")
    if not legal_slot(state, (x, y)):
        core = bool(state.tile_stack) and TILES[state.tile_stack[0]].back == "core"
        rule = "MK-EXP-05e2" if core else "MK-EXP-05e1" if state.tile_stack else "MK-EXP-05e5"
        return _no(rule, "mk-why-tile-neighbours")
    if state.me.move < explore_cost(state):
        return _no("MK-EXP-05b", "mk-why-explore-points", cost=explore_cost(state), have=state.me.move)
    return _no("MK-EXP-05a1", "mk-why-explore-adjacent")


def _action_used(state: State) -> Refusal | None:
    if state.phase == "rest":
        return _no("MK-TURN-07", "mk-why-resting")
    if state.phase != "move":
        return _no("MK-TURN-06d1", "mk-why-one-action")
    if bound_to_rest(state.me):
        return _no("MK-TURN-05b", "mk-why-only-wounds")
    if crowded(state):
        return _no("MK-MOV-08c2", "mk-why-crowded")
    return None


def _interact(state: State, words: list[str]) -> Refusal | None:
    general = _action_used(state)
    if general is not None:
        return general
    if reputation_counts(state.me) is None:
        return _no("MK-INT-02a3", "mk-why-reputation-x")
    return _no("MK-INT-01a", "mk-why-no-locals")


def _enter(state: State, words: list[str]) -> Refusal | None:
    return _action_used(state) or _no("MK-CMB-01b", "mk-why-nothing-to-enter")


def _burn(state: State, words: list[str]) -> Refusal | None:
    return _action_used(state) or _no("MK-TURN-06c4", "mk-why-no-monastery")


def _challenge(state: State, words: list[str]) -> Refusal | None:
    return _action_used(state) or _no("MK-CMB-01d", "mk-why-no-rampager-near")


def _rest(state: State, words: list[str]) -> Refusal | None:
    if state.me.moved:
        return _no("MK-TURN-07", "mk-why-rest-after-move")
    if state.phase != "move":
        return _no("MK-TURN-07", "mk-why-rest-now")
    if words and words[0] == WOUND:
        return _no("MK-TURN-07a1", "mk-why-standard-rest")
    return _no("MK-TURN-07b1", "mk-why-rest-card")


# -- trade --------------------------------------------------------------------------------------------------------


def _offer(state: State, words: list[str]) -> Refusal | None:
    """Units and cards lying in an offer."""
    if not words:
        return None
    name = words[0]
    if name in UNITS:
        if name not in state.unit_offer:
            return _no("MK-INT-04a1", "mk-why-not-offered-unit", unit=name)
        if state.phase != "interaction":
            return _no("MK-INT-04", "mk-why-only-interacting")
        if not any(icon in UNITS[name].sites for icon in icons_here(state)):
            return _no("MK-INT-04a1", "mk-why-wrong-site", unit=name)
        return _no("MK-INT-04a1", "mk-why-influence", cost=UNITS[name].cost, have=state.me.influence)
    if name not in CARDS:
        return None
    if state.phase != "interaction":
        return _no("MK-INT-04", "mk-why-only-interacting")
    if CARDS[name].kind == "spell":
        return _no("MK-INT-04d1", "mk-why-spell-price")
    return _no("MK-INT-04c1", "mk-why-advanced-price")


def _buy(state: State, words: list[str]) -> Refusal | None:
    if state.phase != "interaction":
        return _no("MK-HEAL-03b", "mk-why-only-interacting")
    site = site_card(state, state.me.at)
    if site is None or not site.heal_cost:
        return _no("MK-HEAL-03b", "mk-why-no-healer")
    return _no("MK-INT-04b1", "mk-why-influence", cost=site.heal_cost, have=state.me.influence)


def _heal(state: State, words: list[str]) -> Refusal | None:
    if state.combat is not None:
        return _no("MK-CMB-06b", "mk-why-no-healing-in-combat")
    if state.me.heal < 1:
        return _no("MK-HEAL-03a", "mk-why-no-healing-points")
    return _no("MK-HEAL-03c3", "mk-why-heal-cost", have=state.me.heal)


# -- combat -------------------------------------------------------------------------------------------------------


def _foe(state: State, words: list[str]) -> Foe | None:
    if state.combat is None or not words or not words[0].isdigit():
        return None
    return next((foe for foe in state.combat.foes if foe.n == int(words[0])), None)


def _attack(state: State, words: list[str]) -> Refusal | None:
    """One enemy, or the whole group named."""
    combat = state.combat
    if combat is None:
        return _no("MK-CMB-04", "mk-why-only-in-combat")
    group = tuple(foe for foe in (_foe(state, [word]) for word in words) if foe is not None and not foe.defeated)
    if not group or len(group) < len(words):
        return _no("MK-RNG-02", "mk-why-no-such-enemy")
    if combat.phase not in ("ranged", "attack"):
        return _no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)
    walls = {foe: fortification(state, foe) if combat.phase == "ranged" else 0 for foe in group}
    hardest = max(group, key=lambda foe: walls[foe])
    if walls[hardest] == 2:
        return _no("MK-RNG-03a4", "mk-why-twice-fortified", enemy=hardest.enemy)
    have, need = strength(state, group), armor_of(combat, group)
    if walls[hardest] and have < need:
        return _no("MK-RNG-03a2", "mk-why-siege-only", enemy=hardest.enemy)
    return _no("MK-RNG-06", "mk-why-attack-too-low", enemy=tuple(foe.enemy for foe in group), have=have, need=need)


def _block(state: State, words: list[str]) -> Refusal | None:
    combat, foe = state.combat, _foe(state, words)
    if combat is None:
        return _no("MK-CMB-04", "mk-why-only-in-combat")
    if combat.phase != "block":
        return _no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)
    if foe is None or foe.defeated:
        return _no("MK-BLK-03", "mk-why-no-such-enemy")
    index = int(words[1]) - 1 if len(words) > 1 and words[1].isdigit() else 0
    if not 0 <= index < len(foe.attacks) or print_of(foe).attacks[index].summon:
        return _no("MK-BLK-02a", "mk-why-summoner", enemy=foe.enemy)
    if foe.attacks[index].state != "open":
        return _no("MK-BLK-07", "mk-why-attack-settled", enemy=foe.enemy)
    return _no("MK-BLK-08", "mk-why-block-too-low", enemy=foe.enemy, need=block_need(foe, index))


def _damage(state: State, words: list[str]) -> Refusal | None:
    """Why this attack does not go to that Unit."""
    combat, foe = state.combat, _foe(state, words)
    if combat is None:
        return _no("MK-CMB-04", "mk-why-only-in-combat")
    if combat.phase != "damage":
        return _no("MK-CMB-04", "mk-why-other-phase", phase=combat.phase)
    if foe is None or foe.defeated or len(words) < 3:
        return _no("MK-DMG-01", "mk-why-no-such-enemy")
    index = int(words[1]) - 1 if words[1].isdigit() else 0
    if not 0 <= index < len(foe.attacks) or foe.attacks[index].state != "open":
        return _no("MK-DMG-01", "mk-why-attack-settled", enemy=foe.enemy)
    place = int(words[3]) - 1 if len(words) > 3 and words[3].isdigit() else 0
    if not 0 <= place < len(state.me.units) or state.me.units[place].unit != words[2]:
        return None
    unit = state.me.units[place]
    if not takes_part(state, place):
        return _no("MK-CMB-01b", "mk-why-no-units-here")
    if unit.wounds:
        return _no("MK-DMG-04", "mk-why-unit-wounded", unit=unit.unit)
    if unit.absorbed:
        return _no("MK-DMG-04b5", "mk-why-unit-absorbed", unit=unit.unit)
    if "assassination" in attack_abilities(foe, print_of(foe).attacks[index]):
        return _no("MK-ABL-ASSASSIN", "mk-why-assassination", enemy=foe.enemy)
    return None


def _end(state: State, words: list[str]) -> Refusal | None:
    if state.combat is not None:
        return _no("MK-CMB-03", "mk-why-combat-running")
    if must_fight(state) is not None:
        return must_fight(state)
    return _no("MK-TURN-05b", "mk-why-one-card")


def _die(state: State, words: list[str]) -> Refusal | None:
    return _no("MK-MANA-03b", "mk-why-die")


def _tactic(state: State, words: list[str]) -> Refusal | None:
    if state.phase != "tactics":
        return _no("MK-RND-03a1", "mk-why-tactics-chosen")
    return _no("MK-RND-03a1", "mk-why-tactic-gone")


_REASONS: dict[str, Callable[[State, list[str]], Refusal | None]] = {
    "play": _card,
    "card": _card,
    "use": _unit,
    "unit": _unit,
    "skill": _skill,
    "move": _move,
    "space": _move,
    "explore": _explore,
    "slot": _explore,
    "interact": _interact,
    "enter": _enter,
    "burn": _burn,
    "challenge": _challenge,
    "fight": no_fight,
    "rest": _rest,
    "recruit": _offer,
    "learn": _offer,
    "offer": _offer,
    "buy": _buy,
    "heal": _heal,
    "attack": _attack,
    "enemy": _attack,
    "block": _block,
    "damage": _damage,
    "end": _end,
    "die": _die,
    "tactic": _tactic,
}
