"""The effect words of Mage Knight, as content writes them; what each does stands in the modules beside."""

from __future__ import annotations

from ...kernel.effects import cost, one_of, seq
from ...kernel.records import Effect
from ..catalog import BASIC_COLORS, COLORS


def move(n: int) -> Effect:
    return Effect("move", (n,))


def influence(n: int) -> Effect:
    return Effect("influence", (n,))


def heal(n: int) -> Effect:
    return Effect("heal", (n,))


def draw_cards(n: int) -> Effect:
    return Effect("draw", (n,))


def fame(n: int) -> Effect:
    return Effect("fame", (n,))


def reputation(n: int) -> Effect:
    return Effect("reputation", (n,))


def attack(n: int, element: str = "physical") -> Effect:
    return Effect("attack", (n, element, "melee"))


def ranged(n: int, element: str = "physical") -> Effect:
    return Effect("attack", (n, element, "ranged"))


def siege(n: int, element: str = "physical") -> Effect:
    return Effect("attack", (n, element, "siege"))


def block(n: int, element: str = "physical", rule: str = "plain") -> Effect:
    """`rule`: plain, vs_swift (counts twice against a swift attack) or per_icon (1 more per symbol of the enemy)."""
    return Effect("block", (n, element) if rule == "plain" else (n, element, rule))


def attack_or_block(n: int, element: str = "physical") -> Effect:
    return one_of(attack(n, element), block(n, element))


def mana(*colors: str) -> Effect:
    """One mana token; of one of these colours, as the player likes."""
    return Effect("mana", colors) if len(colors) == 1 else one_of(*(Effect("mana", (color,)) for color in colors))


def any_mana() -> Effect:
    """One token of any of the six colours."""
    return mana(*COLORS)


def crystal(*colors: str) -> Effect:
    if len(colors) == 1:
        return Effect("crystal", colors)
    return one_of(*(Effect("crystal", (color,)) for color in colors))


def pay_mana(color: str) -> Effect:
    """One mana of the colour must be paid, or the rest does not happen."""
    return Effect("pay_mana", (color,))


def pay_both(color: str, other: str) -> Effect:
    """One mana of each of the two colours."""
    return Effect("pay_both", (color, other))


def crystallize() -> Effect:
    """One basic mana paid becomes a crystal of its colour."""
    return one_of(*(cost(pay_mana(color), crystal(color)) for color in BASIC_COLORS))


def wound(n: int = 1) -> Effect:
    return Effect("wound", (n,))


def discard_card(filter_: str = "non_wound") -> Effect:
    """A cost: one card of the hand is discarded."""
    return Effect("discard", (filter_,))


def ready(max_level: int) -> Effect:
    return Effect("ready_unit", (max_level,))


def cheaper(delta: int, floor: int, *terrains: str) -> Effect:
    """This turn these terrains cost less, never below the floor."""
    return Effect("terrain_cost", (-delta, floor, *terrains))


def terrain_costs(cost: int, *terrains: str) -> Effect:
    return Effect("terrain_set", (cost, *terrains))


def terrain_at_most(cost: int, *terrains: str) -> Effect:
    return Effect("terrain_cap", (cost, *terrains))


def open_terrain(cost: int, *terrains: str) -> Effect:
    """This turn these terrains can be entered at that cost, though not ended on."""
    return Effect("terrain_open", (cost, *terrains))


def extra_dice(n: int) -> Effect:
    return Effect("source_dice", (n,))


def reduce_attack(n: int) -> Effect:
    """One enemy attack is n lower."""
    return Effect("reduce_attack", (n,))


def stop_attack(*unless: str) -> Effect:
    """One enemy does not attack in this combat; `unless` names what it must not be or have."""
    return Effect("stop_attack", unless)


def lower_armor(n: int, least: int = 1) -> Effect:
    return Effect("lower_armor", (n, least))


def wound_self() -> Effect:
    """The Unit that did this becomes wounded."""
    return Effect("wound_self")


def by_land(what: str) -> Effect:
    """As much Block (or Move, or Attack) as the own space costs to enter."""
    return Effect("land", (what,))


def draw_more(n: int) -> Effect:
    """The next draw goes n cards beyond the Hand limit."""
    return Effect("draw_more", (n,))


def any_of(n: int) -> Effect:
    """Move, Influence, Attack or Block, as the player likes."""
    return one_of(move(n), influence(n), attack(n), block(n))


def move_bonus(n: int, how_often: str) -> Effect:
    """Later cards that give Move this turn give n more: the next one (`once`) or `all` of them."""
    return Effect("move_bonus", (n, how_often))


def on_step(effect: Effect) -> Effect:
    """After each space moved this turn."""
    return Effect("on_step", (), (effect,))


def remember(op: str, *args: int | str) -> Effect:
    """A change of the rules until the end of the turn."""
    return Effect(op, args)


def later(effect: Effect) -> Effect:
    """At the end of the turn."""
    return Effect("later", (), (effect,))


def run(step: str, *args: int | str) -> Effect:
    """A chain of named steps, written in a file of its own; its words are a message of that name."""
    return Effect("run", (step, *args))


def grow(base: Effect, each: int, count: str) -> Effect:
    """Points of one effect, raised by `each` for every thing counted."""
    return Effect("grow", (each, count), (base,))


def per(count: str, effect: Effect, most: int = 0) -> Effect:
    """The effect once for every thing counted."""
    return Effect("per", (count, most), (effect,))


def attack_and(tag: str, strike: Effect) -> Effect:
    """An attack that does more when it defeats: `tag` names what."""
    return Effect("attack_and", (tag,), (strike,))


def convert(points: str, rate: int, *effects: Effect) -> Effect:
    """For the rest of the turn, points may be spent at that rate for the effect."""
    return Effect("convert", (points, rate), effects)


def sideways(n: int, better: int = 0, rule: str = "") -> Effect:
    """One card played sideways gives n; `better` for learned cards (rule `learned`) or those of a colour."""
    return Effect("sideways", (n, better, rule) if rule else (n,))


def wound_sideways(n: int) -> Effect:
    """One Wound may be played sideways for n."""
    return Effect("wound_sideways", (n,))


def next_bonus(attack_: int, block_: int) -> Effect:
    """The next Attack or Block card this turn, whichever comes first, gives more."""
    return Effect("next_bonus", (attack_, block_))


def units_bonus(attack_: int, block_: int, span: str = "combat") -> Effect:
    """Units attack and block for more until the turn ends; `span` is what the card speaks of, a turn or its combat."""
    return Effect("units_bonus", (attack_, block_, span))


def in_attack_phase(effect: Effect) -> Effect:
    return Effect("in_attack_phase", (), (effect,))


def owned_crystal() -> Effect:
    """A crystal of a colour already in the Inventory."""
    return Effect("owned_crystal")


def missing_crystal() -> Effect:
    return Effect("missing_crystal")


def spell_crystals(n: int) -> Effect:
    """Crystals in the colours of offered Spells, each of another card."""
    return Effect("spell_crystal", (n,))


def pay_any_mana(then: dict[str, Effect]) -> Effect:
    """One mana paid; its colour decides what it buys."""
    return one_of(*(cost(pay_mana(color), effect) for color, effect in then.items()))


def throw_wound() -> Effect:
    """A Wound of the hand goes back to its stack."""
    return Effect("throw_wound")


def roll_dice(table: str, n: int = 1) -> Effect:
    """Mana dice whose faces do what the table says: `wrath` (black and red wound) or `gems` (crystals)."""
    return Effect("roll", (table, n))


def each_recruit(effect: Effect) -> Effect:
    """For every Unit recruited this turn."""
    return Effect("each_recruit", (), (effect,))


def as_action(effect: Effect) -> Effect:
    """Only as the action of the turn."""
    return Effect("as_action", (), (effect,))


def heal_unit(n: int = 1) -> Effect:
    """One Wound of one Unit is healed, whatever its level; with 0 all Units are healed completely."""
    return Effect("heal_unit", (n,))


def ready_all() -> Effect:
    return Effect("ready_all")


def ready_levels(budget: int) -> Effect:
    """Units adding up to that many levels become Ready."""
    return Effect("ready_levels", (budget,))


def unit_boost(block_: int, attack_: int, ranged_: int) -> Effect:
    """The next Unit activated for Block, Attack or Ranged Attack gives more."""
    return Effect("unit_boost", (block_, attack_, ranged_, 0))


def only(condition: str, effect: Effect) -> Effect:
    """Only while the condition holds, otherwise not at all."""
    return Effect("only", (condition,), (effect,))


def ignore_damage(best: int, other: int, *elements: str) -> Effect:
    """The Hero ignores some damage of one attack, more of it from these elements."""
    return Effect("ignore_damage", (best, other, *elements))


def units_resist(*kinds: str) -> Effect:
    """All own Units have these resistances this turn."""
    return Effect("unit_resists", (-1, *kinds))


def one_unit_resists(*kinds: str) -> Effect:
    return Effect("one_unit_resists", kinds)


def split_block(pieces: int, n: int, element: str = "physical") -> Effect:
    """Several Blocks, each for another attack."""
    return Effect("split_block", (pieces, n, element))


def fly(spaces: int, how: str = "safe", *closed: str) -> Effect:
    """Move up to that many revealed spaces for free, never over `closed` terrain, provoking nobody."""
    return Effect("fly", (spaces, how, *closed))


def pay_move(n: int) -> Effect:
    return Effect("pay_move", (n,))


def two_attacks(n: int) -> Effect:
    return seq(*(Effect("reduce_attack", (n,)),) * 2)
