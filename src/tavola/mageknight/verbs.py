"""The effect words of Mage Knight: how content writes them, and what each one does.

Constructors come first (content uses only these); below, each word registers what it does and when it can happen.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.effects import Ctx, cost, one_of
from ..kernel.records import Effect, Frame, Option, Scalar, Text
from ..kernel.work import push, tell
from .block import weaken
from .bonuses import lent
from .book import BONUS, BOOK, COLOR, ORIGIN, PLACE, RESERVED, VERBS, current_seat
from .cards import discard, draw, spare_cards
from .catalog import BASIC_COLORS, CARDS, COLORS, UNITS, WOUND
from .fame import change_reputation, gain_fame
from .foes import abilities, attack_value, fortification, hidden_summoner, living, open_attacks, put_foe, resistances
from .mana import combined_ways, gain_crystal, gain_token, pay, sources, ways
from .state import Foe, FoeAttack, Points, Table, Work
from .units import put_unit, ready_unit
from .wounds import take_wounds

# -- constructors ------------------------------------------------------------------------------------------------


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


# -- points -------------------------------------------------------------------------------------------------------


@VERBS.verb("move")
def _move(work: Work, effect: Effect, ctx: Ctx) -> None:
    n = int(effect.args[0]) + int(ctx[BONUS])
    for mod in work.me.mods:
        if mod.op == "move_bonus" and str(ctx[ORIGIN]).startswith(("card:", "sideways:")):
            n += int(mod.args[0])
            if mod.args[1] == "once":
                work.me.mods = tuple(other for other in work.me.mods if other is not mod)
    work.me.move += n


@VERBS.verb("influence")
def _influence(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.influence += int(effect.args[0]) + int(ctx[BONUS])


def _peace(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is None


@VERBS.verb("heal", can=_peace)
def _heal(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.heal += int(effect.args[0])


def _deck_left(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(table.me.deck)


@VERBS.verb("draw", can=_deck_left)
def _draw(work: Work, effect: Effect, ctx: Ctx) -> None:
    draw(work, int(effect.args[0]))


@VERBS.verb("fame")
def _fame(work: Work, effect: Effect, ctx: Ctx) -> None:
    gain_fame(work, int(effect.args[0]), "MK-EFF-01c")


@VERBS.verb("reputation")
def _reputation(work: Work, effect: Effect, ctx: Ctx) -> None:
    change_reputation(work, int(effect.args[0]), "MK-EFF-01c")


def _can_attack(table: Table, effect: Effect, ctx: Ctx) -> bool:
    combat = table.combat
    if combat is None:
        return False
    if combat.phase == "attack":
        return True
    return combat.phase == "ranged" and (effect.args[2] != "melee" or _besieging(table, ctx))


def _besieging(table: Table, ctx: Ctx) -> bool:
    """Altem Mages: all own attacks are Siege Attacks; cards played sideways never are."""
    aside = str(ctx[ORIGIN]).startswith("sideways:")
    return not aside and any(mod.op == "attacks_become" and mod.args[0] == "siege" for mod in table.me.mods)


@VERBS.verb("attack", can=_can_attack)
def _attack(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, element, kind = int(effect.args[0]) + int(ctx[BONUS]), str(effect.args[1]), str(effect.args[2])
    if work.me.mods or int(ctx[PLACE]) >= 0:
        if _besieging(work, ctx):
            kind = "siege"
        if any(mod.op == "attacks_become" and mod.args[0] == "coldfire" for mod in work.me.mods):
            element = "coldfire"
        n += lent(work, "attack", kind, ctx)
        n *= 1 + _doubled(work, element)
    tag = str(effect.args[3]) if len(effect.args) > 3 else ""
    points = Points("attack", n, element, kind, str(ctx[ORIGIN]), tag, int(ctx[PLACE]))
    if kind != "melee" and work.me.mods and any(mod.op == "starsdawn" for mod in work.me.mods):
        _from_the_bow(work, points)
    else:
        _add_points(work, points)


def _from_the_bow(work: Work, points: Points) -> None:
    """Bow of Starsdawn: a Ranged Attack counts twice or becomes a Siege Attack; a Siege Attack may count twice as a
    Ranged one. In the Attack phase that difference is of no account, so there it simply counts twice."""
    if work.combat is not None and work.combat.phase == "ranged":
        push(work, "starsdawn", points.n, points.element, points.kind, points.origin, points.tag, points.place)
    else:
        _add_points(work, replace(points, n=2 * points.n, kind="ranged"))


def _bow_answer(work: Work, frame: Frame, option: Option) -> None:
    _, element, _, origin, tag, place = frame.args
    shot = Points("attack", int(option.args[0]), str(element), str(option.args[1]), str(origin), str(tag), int(place))
    _add_points(work, shot)


BOOK.question(
    "starsdawn",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-starsdawn", {"origin": str(frame.args[3])}),
    options=lambda table, frame: [
        Option(f"shoot {n} {kind}", "shoot", (n, kind))
        for n, kind in ((2 * int(frame.args[0]), "ranged"), (int(frame.args[0]), "siege"))
    ],
    answer=_bow_answer,
)


def _doubled(table: Table, element: str) -> bool:
    """The Sword of Justice doubles physical attacks of the Attack phase."""
    fighting = table.combat is not None and table.combat.phase == "attack"
    return fighting and element == "physical" and any(mod.op == "double_physical" for mod in table.me.mods)


def _can_block(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "block"


@VERBS.verb("block", can=_can_block)
def _block(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, element = int(effect.args[0]) + int(ctx[BONUS]), str(effect.args[1])
    rule = str(effect.args[2]) if len(effect.args) > 2 else "plain"
    if work.me.mods or int(ctx[PLACE]) >= 0:
        n += lent(work, "block", rule, ctx)
    _add_points(work, Points("block", n, element, rule, str(ctx[ORIGIN]), place=int(ctx[PLACE])))


def _add_points(work: Work, points: Points) -> None:
    if work.combat is not None:
        work.combat = replace(work.combat, pool=(*work.combat.pool, points))


# -- mana ---------------------------------------------------------------------------------------------------------


@VERBS.verb("mana")
def _mana(work: Work, effect: Effect, ctx: Ctx) -> None:
    color = str(effect.args[0])
    gain_token(work, color)
    tell(work, "mk-event-mana", "MK-EFF-G1", color=color)


@VERBS.verb("crystal")
def _crystal(work: Work, effect: Effect, ctx: Ctx) -> None:
    gain_crystal(work, str(effect.args[0]))


def _payments(table: Table, colors: tuple[Scalar, ...]) -> list[str]:
    """Every way to pay the colours, one or several at once."""
    if len(colors) == 1:
        return ways(table, sources(table), str(colors[0]))
    return combined_ways(table, tuple(str(color) for color in colors))


def _can_pay(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_payments(table, effect.args))


@VERBS.verb("pay_both", can=_can_pay)
@VERBS.verb("pay_mana", can=_can_pay)
def _pay(work: Work, effect: Effect, ctx: Ctx) -> None:
    """One way to pay is taken; several are a question."""
    possible = _payments(work, effect.args)
    if len(possible) == 1:
        pay(work, possible[0], *map(str, effect.args))
    else:
        push(work, "pay", *effect.args)


BOOK.question(
    "pay",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-pay", {"color": str(frame.args[0])}),
    options=lambda table, frame: [Option(f"pay {way}", "pay", (way,)) for way in _payments(table, frame.args)],
    answer=lambda work, frame, option: pay(work, str(option.args[0]), *map(str, frame.args)),
)


def may_use_source(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """Who renounced the dice of the Source for this turn cannot use more of them."""
    return not any(mod.op == "no_source" for mod in table.me.mods)


@VERBS.verb("source_dice", can=may_use_source)
def _source_dice(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.dice += int(effect.args[0])


# -- cards and units ----------------------------------------------------------------------------------------------


@VERBS.verb("wound")
def _wound(work: Work, effect: Effect, ctx: Ctx) -> None:
    take_wounds(work, int(effect.args[0]))


def fits(card: str, filter_: str) -> bool:
    """Whether a card of the hand can be given for a cost. Wounds only where the effect says so."""
    if filter_ == "wound":
        return card == WOUND
    if filter_ == "any":
        return True
    if card == WOUND:
        return False
    if filter_ == "action":
        return CARDS[card].kind in ("basic_action", "advanced_action")
    if filter_ == "colored":
        return bool(CARDS[card].color)
    return True


def _can_discard(table: Table, effect: Effect, ctx: Ctx) -> bool:
    reserved = int(ctx[RESERVED])
    if effect.args[0] == "non_wound":
        return spare_cards(table.me, reserved) > 0
    return sum(fits(card, str(effect.args[0])) for card in table.me.hand) > (
        0 if effect.args[0] == "wound" else reserved
    )


@VERBS.verb("discard", can=_can_discard)
def _discard(work: Work, effect: Effect, ctx: Ctx) -> None:
    if any(fits(card, str(effect.args[0])) for card in work.me.hand):
        push(work, "discard", effect.args[0], ctx[ORIGIN])


def _discard_options(table: Table, frame: Frame) -> list[Option]:
    cards = dict.fromkeys(card for card in table.me.hand if fits(card, str(frame.args[0])))
    return [Option(f"discard {card}", "discard", (card,)) for card in cards]


def _discard_answer(work: Work, frame: Frame, option: Option) -> None:
    card = str(option.args[0])
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)


BOOK.question(
    "discard",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-discard-cost", {"origin": str(frame.args[1])}),
    options=_discard_options,
    answer=_discard_answer,
)


def _readiable(table: Table, max_level: int, itself: int) -> list[int]:
    """Spent Units of that level or lower; a Unit does not ready itself."""
    return [
        place
        for place, unit in enumerate(table.me.units)
        if unit.spent and place != itself and UNITS[unit.unit].level <= max_level
    ]


def _can_ready(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_readiable(table, int(effect.args[0]), int(ctx[PLACE])))


@VERBS.verb("ready_unit", can=_can_ready)
def _ready(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _readiable(work, int(effect.args[0]), int(ctx[PLACE]))
    if len(able) == 1:
        ready_unit(work, able[0])
    elif able:
        push(work, "ready", effect.args[0], ctx[PLACE])


def _ready_options(table: Table, frame: Frame) -> list[Option]:
    units = table.me.units
    return [
        Option(f"ready {units[place].unit} {place + 1}", "ready", (place,))
        for place in _readiable(table, int(frame.args[0]), int(frame.args[1]))
    ]


BOOK.question(
    "ready",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-ready"),
    options=_ready_options,
    answer=lambda work, frame, option: ready_unit(work, int(option.args[0])),
)


@VERBS.verb("wound_self", can=lambda table, effect, ctx: int(ctx[PLACE]) >= 0)
def _wound_self(work: Work, effect: Effect, ctx: Ctx) -> None:
    place = int(ctx[PLACE])
    unit = work.me.units[place]
    put_unit(work, place, replace(unit, wounds=unit.wounds + 1))
    tell(work, "mk-event-unit-wounded", unit=unit.unit, count=1)


@VERBS.verb("draw_more")
def _draw_more(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.draw_bonus += int(effect.args[0])


@VERBS.verb("later")
def _later(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.later += effect.parts


# -- for the rest of the turn -------------------------------------------------------------------------------------


def _remember(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Effects that change the rules of the turn are kept as they are and read where they matter."""
    work.me.mods += (effect,)


for _op in (
    "terrain_cost",
    "terrain_set",
    "terrain_cap",
    "terrain_open",
    "safe_terrain",
    "move_bonus",
    "wild_black_die",
    "allow_mana",
    "no_damage_to_units",
    "on_step",
    "explore_range",
    "leap",
    "no_provoke",
    "recruit_discount",
    "ready_for_influence",
    "units_attack",
    "attacks_become",
    "units_armor",
    "units_fame",
    "banner_recruit",
):
    VERBS.verb(_op)(_remember)


# -- enemies ------------------------------------------------------------------------------------------------------


def touches(foe: Foe, color: str) -> bool:
    """Effects other than Attack and Block: red ones do not reach Fire resistance, blue ones Ice resistance."""
    kinds = resistances(foe)
    return not (color == "red" and "fire" in kinds) and not (color == "blue" and "ice" in kinds)


def _weakenable(table: Table, ctx: Ctx) -> list[tuple[Foe, int]]:
    combat = table.combat
    if combat is None or combat.phase not in ("ranged", "block"):
        return []
    return [
        (foe, index)
        for foe, index in open_attacks(combat)
        if attack_value(foe, index) > 0 and touches(foe, str(ctx[COLOR])) and not hidden_summoner(combat, foe)
    ]


@VERBS.verb("reduce_attack", can=lambda table, effect, ctx: bool(_weakenable(table, ctx)))
def _reduce(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _weakenable(work, ctx)
    if len(able) == 1:
        weaken(work, able[0][0].n, able[0][1], int(effect.args[0]))
    elif able:
        push(work, "foes.attack", *ctx, effects=(effect,))


BOOK.question(
    "foes.attack",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe-attack", {"effect": frame.effects[0]}),
    options=lambda table, frame: [
        Option(f"against {foe.n} {index + 1}", "foe_attack", (foe.n, index))
        for foe, index in _weakenable(table, frame.args)
    ],
    answer=lambda work, frame, option: weaken(
        work, int(option.args[0]), int(option.args[1]), int(frame.effects[0].args[0])
    ),
)


def _stoppable(table: Table, effect: Effect, ctx: Ctx) -> list[Foe]:
    """Enemies an effect on their attack or Armor can be aimed at."""
    combat = table.combat
    stops = effect.op == "stop_attack"
    if combat is None or (stops and combat.phase not in ("ranged", "block")):
        return []
    return [
        foe
        for foe in living(combat)
        if (foe.attacks or not stops)
        and touches(foe, str(ctx[COLOR]))
        and not hidden_summoner(combat, foe)
        and not _excluded(table, foe, effect)
    ]


def _excluded(table: Table, foe: Foe, effect: Effect) -> bool:
    names = abilities(foe)
    if effect.op == "lower_armor":
        return "arcane_immunity" in names
    if "fortified" in effect.args and fortification(table, foe):
        return True
    return "arcane_immunity" in effect.args and "arcane_immunity" in names


def _stop(work: Work, foe: Foe) -> None:
    """All its attacks are called off; that is no block."""
    attacks = tuple(FoeAttack("cancelled", one.less, one.taken) if one.state == "open" else one for one in foe.attacks)
    put_foe(work, replace(foe, attacks=attacks))
    tell(work, "mk-event-stop-attack", "MK-ABL-MULTI2", enemy=foe.enemy)


def _lower(work: Work, foe: Foe, effect: Effect) -> None:
    n, least = int(effect.args[0]), int(effect.args[1])
    put_foe(work, replace(foe, armor=foe.armor - n, least=max(foe.least, least)))
    tell(work, "mk-event-lower-armor", enemy=foe.enemy, count=n)


def _aim(work: Work, foe: Foe, effect: Effect) -> None:
    if effect.op == "stop_attack":
        _stop(work, foe)
    else:
        _lower(work, foe, effect)


def _aim_or_ask(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _stoppable(work, effect, ctx)
    if len(able) == 1:
        _aim(work, able[0], effect)
    elif able:
        push(work, "foes.pick", *ctx, effects=(effect,))


for _op in ("stop_attack", "lower_armor"):
    VERBS.verb(_op, can=lambda table, effect, ctx: bool(_stoppable(table, effect, ctx)))(_aim_or_ask)


def _pick_answer(work: Work, frame: Frame, option: Option) -> None:
    if work.combat is not None:
        foe = next(foe for foe in work.combat.foes if foe.n == option.args[0])
        _aim(work, foe, frame.effects[0])


BOOK.question(
    "foes.pick",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe", {"effect": frame.effects[0]}),
    options=lambda table, frame: [
        Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _stoppable(table, frame.effects[0], frame.args)
    ],
    answer=_pick_answer,
)


# -- step chains --------------------------------------------------------------------------------------------------


def _can_run(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """A chain may have a condition of its own name that says when it can be started, with what its frame will hold."""
    test = VERBS.conditions.get(str(effect.args[0]))
    return test is None or test(table, (*ctx, *effect.args[1:]))


@VERBS.verb("run", can=_can_run)
def _run(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Start a chain, if it can be: its first frame gets the context, then the arguments of the card."""
    if _can_run(work, effect, ctx):
        push(work, str(effect.args[0]), *ctx, *effect.args[1:])


@VERBS.condition("token_red")
def _token_red(table: Table, ctx: Ctx) -> bool:
    return _token(table, ctx) == "red"


@VERBS.condition("token_blue")
def _token_blue(table: Table, ctx: Ctx) -> bool:
    return _token(table, ctx) == "blue"


@VERBS.condition("token_white")
def _token_white(table: Table, ctx: Ctx) -> bool:
    return _token(table, ctx) == "white"


@VERBS.condition("token_green")
def _token_green(table: Table, ctx: Ctx) -> bool:
    return _token(table, ctx) == "green"


def _token(table: Table, ctx: Ctx) -> str:
    """The colour of the mana token lying on the Unit."""
    return table.me.units[int(ctx[PLACE])].mana


# -- conditions ---------------------------------------------------------------------------------------------------


@VERBS.condition("night")
def _night(table: Table, ctx: Ctx) -> bool:
    return table.time == "night" or (table.combat is not None and table.combat.night)


@VERBS.condition("day")
def _day(table: Table, ctx: Ctx) -> bool:
    return not _night(table, ctx)


@VERBS.condition("in_combat")
def _in_combat(table: Table, ctx: Ctx) -> bool:
    return table.combat is not None


@VERBS.condition("interacting")
def _interacting(table: Table, ctx: Ctx) -> bool:
    return table.phase == "interaction"
