"""The most a piece could give in a fight, read from its effect tree. Never too little: bounds are built on it."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.effects import CHOOSE, RESUME
from ...kernel.records import Effect
from ..book import BONUS
from ..catalog import CARDS, SKILLS, UNITS, WOUND
from ..state import PlayerFields, Points, State
from .records import Means, Strength

NONE = Means()
_BOUNDLESS = Means(boundless=True)
_STEADY = Means(boundless=True, steady=True)

_LAND = {"terrain_cost", "terrain_set", "terrain_open", "terrain_cap", "cheaper_space", "recruit_discount"}
#: Words that add nothing to the strength of anybody in a fight, as bounds count it.
_IDLE = frozenset({"influence", "heal", "nothing", "reputation", "discard", "pay_mana", "wound_self", "wound", "move"})
_IDLE |= _LAND | {"foe_loses", "explore_range", "fly", "draw_more"}
#: What is as good as so many points: an attack called off, an enemy that falls.
_AS_GOOD = {"foe_stops": 24, "stop_attack": 24, "foe_doomed": 24, "foe_destroyed": 24}
#: Effects that are what their parts are.
_JOINED = frozenset({"seq", "one_enemy", "all_enemies", "cost", "one_of", "when"})
#: What is worth nothing once the blows have fallen.
_TOO_LATE = ("block", "foe_stops", "stop_attack")
#: Special Blocks count double against Swift, or more for each printed trouble: at most so many.
_BLOCK_MORE = {"vs_swift": (2, 0), "bash": (2, 0), "per_icon": (1, 12)}


#: More enemies than any fight has; and as many as most have.
_MANY = 8
_SOME = 3


def bent(me: PlayerFields) -> bool:
    """Whether effects of the turn may change what anything in a fight is worth."""
    return any(mod.op not in _LAND for mod in me.mods)


@lru_cache(maxsize=8192)
def means(effect: Effect) -> Means:
    """The most one effect could give."""
    op, args = effect.op, effect.args
    if op in _IDLE:
        return NONE
    if op in _AS_GOOD:
        return Means(_AS_GOOD[op], _AS_GOOD[op])
    if op == "foe_armor":
        return Means(int(args[0]), int(args[0]))
    if op == "attack":
        return Means(int(args[0]), int(args[0]) if args[2] in ("ranged", "siege") else 0)
    if op == "block":
        times, more = _BLOCK_MORE.get(str(args[2]), (1, 0)) if len(args) > 2 else (1, 0)
        known = len(args) < 3 or args[2] in _BLOCK_MORE
        return Means(int(args[0]) * times + more) if known else _BOUNDLESS
    if op in ("mana", "crystal"):
        return Means(mana=1)
    if op == "source_dice":
        return Means(mana=int(args[0]))
    if op == "draw":
        return Means(drawn=int(args[0]))
    if op == "run" and args[0] == "mana_draw":
        return Means(mana=int(args[1]) * int(args[2]))
    if op == "run" and args[0] == "concentration":
        return Means(2 * int(args[1]), 2 * int(args[1]), 1)
    if op in _JOINED:
        return _joined(op, [means(part) for part in effect.parts], _MANY)
    return _BOUNDLESS


def _joined(op: str, parts: list[Means], foes: int) -> Means:
    """What the parts of an effect give together, where so many enemies may be hit."""
    if op == "all_enemies":
        return _sum(parts * foes)
    if op == "cost":
        return parts[1]
    return _best(parts) if op in ("one_of", "when") else _sum(parts)


def _sum(parts: list[Means]) -> Means:
    return Means(
        sum(part.force for part in parts),
        sum(part.far for part in parts),
        sum(part.mana for part in parts),
        sum(part.drawn for part in parts),
        any(part.boundless for part in parts),
    )


def _best(parts: list[Means]) -> Means:
    return Means(
        max(part.force for part in parts),
        max(part.far for part in parts),
        max(part.mana for part in parts),
        max(part.drawn for part in parts),
        any(part.boundless for part in parts),
    )


_ALL = Strength(0, (), 0, True)


@lru_cache(maxsize=1024)
def _card(name: str) -> tuple[Means, Means]:
    """A card without mana, turned sideways or not, and with mana."""
    card = CARDS[name]
    if card.banner is not None:
        return _BOUNDLESS, _BOUNDLESS
    plain = Means(1) if card.kind == "spell" else _best([means(card.basic), Means(1)])
    strong = _best([means(card.basic), means(card.strong), plain])
    return (plain, strong) if card.kind != "artifact" else (strong, strong)


@lru_cache(maxsize=256)
def _unit(name: str) -> tuple[Means, Means]:
    """A Unit without mana and with it."""
    card = UNITS[name]
    if "many" in card.traits:
        return _BOUNDLESS, _BOUNDLESS
    plain = _best([NONE, *(means(one.effect) for one in card.abilities if not one.mana)])
    return plain, _best([plain, *(means(one.effect) for one in card.abilities)])


#: Frames of a fight that add nothing by themselves, and those that hold effects still to come.
_PLAIN = frozenset({"combat.damage", "combat.check"})
_HOLDING = frozenset({CHOOSE, RESUME})
#: Chains in which mana is made or another card is borrowed.
_CHAINS = frozenset({"concentration", "mana_draw", "mana_draw.color"})


def _pending(state: State) -> Means:
    """What has been played and is still to come."""
    found = []
    for frame in reversed(state.stack):
        if frame.step == "combat":
            break
        if frame.step in _PLAIN:
            continue
        if frame.step not in _HOLDING:
            return _STEADY if frame.step in _CHAINS else _BOUNDLESS
        bonus = 2 * int(frame.args[BONUS]) if len(frame.args) > BONUS else 0
        held = [_sum([means(effect), Means(bonus, bonus)]) for effect in frame.effects] or [NONE]
        found.append(_best(held) if frame.step == CHOOSE else _sum(held))
    return _sum(found) if found else NONE


#: What odd pieces are thought to give where only a guess is wanted: a card, a Unit, a Skill, what is on its way.
_ROUGHLY = Means(4, 2)
_ROUGH_SKILL = Means(2, 1)


def rough(state: State, me: PlayerFields) -> Strength:
    """About what the acting player could bring, odd pieces taken for middling ones; Blocks only as long as there is
    something to be blocked."""
    combat = state.combat
    late = combat is not None and combat.phase in ("damage", "attack")
    pending = _plainly(_pending(state))
    free = pending.force + (sum(points.n for points in combat.pool) if combat is not None else 0)
    far = free
    mana = pending.mana + sum(me.mana) + sum(me.crystals) + me.dice
    raised: list[int] = []
    raised_far: list[int] = []
    for owned in me.skills:
        if not owned.used:
            effect = SKILLS[owned.skill].effect
            given = _plainly(_attacks(effect) if late else means(effect), _ROUGH_SKILL)
            free, far, mana = free + given.force, far + given.far, mana + given.mana
    for unit in me.units:
        if unit.spent or unit.wounds:
            continue
        force, reach, made, more, more_far = _roughly_unit(unit.unit, late)
        free, far, mana = free + force, far + reach, mana + made
        raised.append(more)
        raised_far.append(more_far)
    cards: list[int] = []
    for name in me.hand:
        if name != WOUND:
            force, reach, made, more, more_far = _roughly_card(name, late)
            mana += made
            far += reach
            cards.append(force)
            raised.append(more)
            raised_far.append(more_far)
    raised.sort(reverse=True)
    raised_far.sort(reverse=True)
    cards.sort(reverse=True)
    return Strength(free + sum(raised[:mana]), tuple(cards), far + sum(raised_far[:mana]))


#: Force and reach without mana, mana made, and what mana adds to force and reach.
_Rough = tuple[int, int, int, int, int]


@lru_cache(maxsize=2048)
def _roughly_card(name: str, late: bool) -> _Rough:
    card = CARDS[name]
    if not late or card.banner is not None:
        return _raised(*_card(name))
    aside = Means(1)
    plain = aside if card.kind == "spell" else _best([_attacks(card.basic), aside])
    strong = _best([_attacks(card.basic), _attacks(card.strong), plain])
    return _raised(strong if card.kind == "artifact" else plain, strong)


@lru_cache(maxsize=512)
def _roughly_unit(name: str, late: bool) -> _Rough:
    card = UNITS[name]
    if not late or "many" in card.traits:
        return _raised(*_unit(name))
    plain = _best([NONE, *(_attacks(one.effect) for one in card.abilities if not one.mana)])
    return _raised(plain, _best([plain, *(_attacks(one.effect) for one in card.abilities)]))


@lru_cache(maxsize=8192)
def _attacks(effect: Effect) -> Means:
    """About what an effect gives when it is too late to block."""
    op = effect.op
    if op in _TOO_LATE:
        return NONE
    return _joined(op, [_attacks(part) for part in effect.parts], _SOME) if op in _JOINED else means(effect)


def _raised(plain: Means, strong: Means) -> _Rough:
    plain, strong = _plainly(plain), _plainly(strong)
    return plain.force, plain.far, strong.mana, strong.force - plain.force, strong.far - plain.far


def _plainly(given: Means, instead: Means = _ROUGHLY) -> Means:
    return instead if given.boundless else given


def _leads_on(points: Points) -> bool:
    """Whether a Block that lies ready does something else once it has blocked, as those of Burning Shield do."""
    return points.what == "block" and points.kind != "plain" and points.kind not in _BLOCK_MORE


def _at_most(points: Points) -> int:
    """The most that points which lie ready are worth."""
    times, more = _BLOCK_MORE.get(points.kind, (1, 0)) if points.what == "block" else (1, 0)
    return points.n * times + more


def strength(state: State, me: PlayerFields) -> Strength:
    """The most the acting player could bring from here on."""
    if bent(me) or me.shown or me.kept or any(unit.banner for unit in me.units):
        return _ALL
    combat = state.combat
    pending = _pending(state)
    if combat is not None and any(points.tag or _leads_on(points) for points in combat.pool):
        return _ALL
    if pending.boundless:
        return Strength(0, (), 0, True, steady=pending.steady)
    gifts: list[tuple[int, int]] = []
    by_units: list[tuple[int, int]] = []
    made = pending.mana
    free = pending.force + (sum(_at_most(points) for points in combat.pool) if combat is not None else 0)
    far = free
    mana = pending.mana + sum(me.mana) + sum(me.crystals) + me.dice + (2 if me.tactic and not me.tactic_used else 0)
    raised: list[int] = []  # what mana adds to each piece
    raised_far: list[int] = []
    drawn = pending.drawn
    cards: list[int] = []
    for owned in me.skills:
        if owned.used:
            continue
        given = means(SKILLS[owned.skill].effect)
        if given.boundless or SKILLS[owned.skill].other.op != "nothing":
            return _ALL
        free, far, mana, drawn = free + given.force, far + given.far, mana + given.mana, drawn + given.drawn
        made += given.mana
    for unit in me.units:
        if unit.spent or unit.wounds:
            continue
        plain, strong = _unit(unit.unit)
        if strong.boundless:
            return _ALL
        free, far, mana, drawn = free + plain.force, far + plain.far, mana + strong.mana, drawn + strong.drawn
        by_units.append((strong.mana, strong.drawn))
        raised.append(strong.force - plain.force)
        raised_far.append(strong.far - plain.far)
    given_cards = drawn - sum(cards for _, cards in by_units)
    hand = [_card(name) for name in me.hand if name != WOUND]
    drawn += sum(strong.drawn for _, strong in hand)
    if drawn:
        hidden = sorted((_card(name) for name in me.deck if name != WOUND), key=lambda one: -one[1].force)[:drawn]
        if any(strong.boundless or strong.drawn for _, strong in hidden):
            return _ALL
        # A drawn card costs none of those in hand now.
        free += sum(strong.force for _, strong in hidden)
        far += sum(strong.far for _, strong in hidden)
        more = sum(strong.mana for _, strong in hidden)
        mana, made = mana + more, made + more
    for plain, strong in hand:
        if strong.boundless:
            return _ALL
        mana += strong.mana
        gifts.append((strong.mana, strong.drawn))
        far += plain.far
        cards.append(plain.force)
        raised.append(strong.force - plain.force)
        raised_far.append(strong.far - plain.far)
    raised.sort(reverse=True)
    raised_far.sort(reverse=True)
    far += sum(raised_far[:mana])
    free += sum(raised[:mana])
    ranked = tuple(sorted(cards, reverse=True))
    return Strength(free, ranked, far, False, tuple(gifts), tuple(by_units), (made, given_cards))
