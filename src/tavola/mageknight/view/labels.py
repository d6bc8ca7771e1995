"""The words of options: a text key and named arguments for each kind."""

from __future__ import annotations

from ...kernel.records import Effect, Option, Text, TextArg
from ..book import BOOK
from ..catalog import CARDS, UNITS
from ..chapters.hand.bonuses import side_of
from ..chapters.hand.grants import conversion, many
from ..chapters.pieces.hexmap import hex_at, site_at, space_at
from ..chapters.pieces.opposing import rival
from ..state import State, unit_numbered


def label(state: State, option: Option) -> Text:
    """What a button says."""
    special = _SPECIAL.get(option.kind)
    if special is not None:
        return special(state, option)
    names = _NAMES.get(option.kind, ())
    return Text(f"mk-option-{option.kind}", dict(zip(names, option.args, strict=False)))


#: Argument names of the kinds whose words need nothing but their arguments.
_NAMES: dict[str, tuple[str, ...]] = {
    "tactic": ("tactic",),
    "play": ("card",),
    "strong": ("card", "payment"),
    "spell": ("card", "payment"),
    "sideways": ("card", "use", "count"),
    "skill": ("skill",),
    "tactic_use": ("tactic",),
    "crystal": ("color",),
    "explore": ("slot",),
    "tunnel": ("space",),
    "altar": ("payment",),
    "recruit": ("unit",),
    "discount": ("unit", "skill"),
    "recruit_loyal": ("unit", "skill"),
    "under_skill": ("skill",),
    "keep_enemy": ("enemy",),
    "puppet": ("enemy", "how"),
    "learn": ("card", "payment"),
    "rest": ("card",),
    "discard": ("card",),
    "pick": ("card",),
    "keep": ("color",),
    "take": ("card",),
    "wounds": ("count",),
    "ritual_wounds": ("count",),
    "ritual_give": ("hero",),
    "mine": ("color",),
    "glade": ("where",),
    "reward": ("reward",),
    "color": ("color",),
    "give_back": ("card",),
    "under": ("card",),
    "gain": ("card",),
    "gain_skill": ("skill", "source"),
    "pay": ("payment",),
    "borrow": ("card",),
    "train": ("card",),
    "space": ("space",),
    "look": ("where",),
    "before": ("what",),
    "feed": ("color", "payment"),
    "join": ("how",),
    "steal": ("card",),
    "lesson": ("count",),
    "like": ("card",),
    "throw": ("card",),
    "add": ("count",),
    "cast": ("card", "payment", "side"),
    "lend_skill": ("skill",),
    "more_block": ("n",),
    "deck": ("where",),
    "return_skill": ("skill",),
    "flip_skill": ("skill",),
    "return_card": ("card",),
    "propose": ("space",),
    "remove_tactic": ("tactic",),
    "secret": ("color",),
    "select": ("card",),
    "upgrade": ("card", "card2"),
    "hero": ("hero",),
    "bid": ("count",),
    "drain": ("hero", "unit"),
    "claim": ("color", "how"),
    "steal_card": ("card", "hero"),
    "shoot": ("count", "how"),
}


def _move(state: State, option: Option) -> Text:
    at = str(option.args[0])
    return Text("mk-option-move", {"terrain": hex_at(state, at).terrain, "site": site_at(state, at), "space": at})


def _challenge(state: State, option: Option) -> Text:
    enemies = tuple(token.enemy for at in option.args for token in space_at(state, str(at)).tokens)
    return Text(f"mk-option-{option.kind}", {"enemy": enemies})


def _invite(state: State, option: Option) -> Text:
    return _challenge(state, option) if option.args else Text("mk-option-invite-none")


def _enter(state: State, option: Option) -> Text:
    return Text("mk-option-enter", {"site": site_at(state, state.me.at)})


def _interact(state: State, option: Option) -> Text:
    return Text("mk-option-interact", {"site": site_at(state, state.me.at)})


def _ability(state: State, option: Option) -> Text:
    unit = _led(state, option, 0)
    effect = UNITS[unit].abilities[int(option.args[1])].effect
    return Text("mk-option-ability", {"unit": unit, "effect": effect, "payment": str(option.args[2])})


def _call(state: State, option: Option) -> Text:
    """An ability of a Unit of the offer."""
    unit = str(option.args[0])
    effect = UNITS[unit].abilities[int(option.args[1])].effect
    return Text("mk-option-call", {"unit": unit, "effect": effect, "payment": str(option.args[2])})


def _led(state: State, option: Option, which: int) -> str:
    """The own Unit an option names by its number."""
    return unit_numbered(state.me.units, int(option.args[which])).unit


def _own_unit(state: State, option: Option) -> Text:
    return Text(f"mk-option-{option.kind}", {"unit": _led(state, option, 0)})


def _heal(state: State, option: Option) -> Text:
    return _own_unit(state, option) if int(option.args[0]) >= 0 else Text("mk-option-heal-hand")


def _attack(state: State, option: Option) -> Text:
    numbers = set(option.args)
    foes = state.combat.foes if state.combat else ()
    return Text("mk-option-attack", {"enemy": tuple(foe.enemy for foe in foes if foe.n in numbers)})


def _against(state: State, option: Option) -> Text:
    """Options that name one attack of one enemy."""
    enemy, many = _enemy(state, int(option.args[0]))
    args: dict[str, TextArg] = {"enemy": enemy, "attack": int(option.args[1]) + 1 if many else 0}
    return Text(f"mk-option-{option.kind}", args)


def _enemy(state: State, n: int) -> tuple[str, bool]:
    foes = state.combat.foes if state.combat else ()
    foe = next(foe for foe in foes if foe.n == n)
    return foe.enemy, len(foe.attacks) > 1


def _foe(state: State, option: Option) -> Text:
    return Text("mk-option-foe", {"enemy": _enemy(state, int(option.args[0]))[0]})


def _prey(state: State, option: Option) -> Text:
    enemy, many = _enemy(state, int(option.args[0]))
    what = str(option.args[1])
    if not what.startswith("element "):
        return Text("mk-option-prey", {"enemy": enemy, "ability": what})
    _, place, element = what.split(" ")
    args: dict[str, TextArg] = {"enemy": enemy, "attack": int(place) + 1 if many else 0, "element": element}
    return Text("mk-option-prey-element", args)


def _damage(state: State, option: Option) -> Text:
    enemy, many = _enemy(state, int(option.args[0]))
    attack = int(option.args[1]) + 1 if many else 0
    if int(option.args[2]) < 0:
        return Text("mk-option-damage-hero", {"enemy": enemy, "attack": attack, "hero": state.me.hero})
    return Text("mk-option-damage-unit", {"enemy": enemy, "attack": attack, "unit": _led(state, option, 2)})


def _banner(state: State, option: Option) -> Text:
    return Text("mk-option-banner", {"card": str(option.args[0]), "unit": _led(state, option, 1)})


def _detach(state: State, option: Option) -> Text:
    unit = unit_numbered(state.me.units, int(option.args[0]))
    return Text("mk-option-detach", {"card": unit.banner, "unit": unit.unit})


def _frighten(state: State, option: Option) -> Text:
    enemy, many = _enemy(state, int(option.args[0]))
    attack = int(option.args[1]) + 1 if many else 0
    return Text("mk-option-frighten", {"enemy": enemy, "attack": attack, "unit": _led(state, option, 2)})


def _path(state: State, option: Option) -> Text:
    unit = _led(state, option, 1) if int(option.args[1]) >= 0 else ""
    return Text("mk-option-path", {"count": int(option.args[0]), "unit": unit})


def _choose(state: State, option: Option) -> Text:
    frame = BOOK.asked(state)[1]
    effect: Effect = frame.effects[int(option.args[0])]
    return Text("mk-option-choose", {"effect": effect})


def _die(state: State, option: Option) -> Text:
    return Text("mk-option-die", {"color": state.source[int(option.args[0])].color})


def _pick(state: State, option: Option) -> Text:
    """Cards are picked by name, dice by their place."""
    if isinstance(option.args[0], int):
        return _die(state, option)
    return Text("mk-option-pick", {"card": str(option.args[0])})


def _phase(state: State, option: Option) -> Text:
    phase = state.combat.phase if state.combat else ""
    return Text("mk-option-phase", {"from": phase})


def _play(state: State, option: Option) -> Text:
    card = str(option.args[0])
    return Text("mk-option-play", {"card": card, "effect": side_of(state, CARDS[card], "basic")})


def _strong(state: State, option: Option) -> Text:
    card = str(option.args[0])
    effect = side_of(state, CARDS[card], "strong")
    return Text("mk-option-strong", {"card": card, "effect": effect, "payment": str(option.args[1])})


def _box(state: State, option: Option) -> Text:
    """What the Box becomes: a side of the Artifact turned up, or the Banner of a Unit."""
    side, card = str(option.args[0]), str(option.args[1])
    if side == "banner":
        return Text("mk-option-banner", {"card": card, "unit": _led(state, option, 2)})
    effect = CARDS[card].basic if side == "basic" else CARDS[card].strong
    return Text("mk-option-box", {"card": card, "side": side, "effect": effect})


def _convert(state: State, option: Option) -> Text:
    points, rate, origin, into, times = option.args
    part = conversion(state.me, str(points), int(rate), str(origin), str(into))[1]
    count = int(rate) * int(times)
    return Text("mk-option-convert", {"points": str(points), "count": count, "effect": many(part, int(times))})


def _ready_once(state: State, option: Option) -> Text:
    return Text("mk-option-ready_once", {"unit": _led(state, option, 0), "count": int(option.args[1])})


def _fly(state: State, option: Option) -> Text:
    at = str(option.args[0])
    return Text("mk-option-fly", {"terrain": hex_at(state, at).terrain, "space": at})


def _fight(state: State, option: Option) -> Text:
    return Text("mk-option-fight", {"hero": state.players[int(option.args[0])].hero})


def _wound(state: State, option: Option) -> Text:
    """Against a player: the Hero, or one of the Units."""
    player, n = rival(state), int(option.args[0])
    if n < 0:
        return Text("mk-option-wound-hero", {"hero": player.hero})
    return Text("mk-option-wound-unit", {"unit": unit_numbered(player.units, n).unit})


def _drive(state: State, option: Option) -> Text:
    at = str(option.args[0])
    return Text("mk-option-drive", {"hero": rival(state).hero, "terrain": hex_at(state, at).terrain, "space": at})


def _mark_glade(state: State, option: Option) -> Text:
    seat = int(option.args[0])
    if seat < 0:
        return Text("mk-option-mark_glade")
    return Text("mk-option-mark_over", {"hero": state.players[seat].hero})


def _split(state: State, option: Option) -> Text:
    """Who faces how many defenders; the rest are the initiator's."""
    at = str(state.stack[-1].args[0])
    counts = [int(count) for count in option.args[1::2]]
    args: dict[str, TextArg] = {"parts": len(counts), "own": len(space_at(state, at).tokens) - sum(counts)}
    for place, (seat, count) in enumerate(zip(option.args[::2], counts, strict=True), 1):
        number = "" if place == 1 else str(place)
        args |= {f"hero{number}": state.players[int(seat)].hero, f"count{number}": count}
    return Text("mk-option-split", args)


_SPECIAL = {
    "split": _split,
    "mark_glade": _mark_glade,
    "enter_mine": _enter,
    "fight": _fight,
    "wound": _wound,
    "drive": _drive,
    "fly": _fly,
    "own_unit": _own_unit,
    "convert": _convert,
    "ready_once": _ready_once,
    "move": _move,
    "challenge": _challenge,
    "invite": _invite,
    "enter": _enter,
    "interact": _interact,
    "ability": _ability,
    "call": _call,
    "disband": _own_unit,
    "ready": _own_unit,
    "ready_paid": _own_unit,
    "heal": _heal,
    "attack": _attack,
    "block": _against,
    "reduce": _against,
    "foe_attack": _against,
    "foe": _foe,
    "prey": _prey,
    "damage": _damage,
    "choose": _choose,
    "die": _die,
    "pick": _pick,
    "phase": _phase,
    "path": _path,
    "banner": _banner,
    "detach": _detach,
    "frighten": _frighten,
    "rally": _own_unit,
    "box": _box,
    "play": _play,
    "strong": _strong,
}
