"""The words of options: a text key and named arguments for each kind."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Effect, Option, Scalar, Text, TextArg
from ..book import BOOK
from ..catalog import CARDS, UNITS
from ..chapters.hand.bonuses import side_of
from ..chapters.hand.grants import conversion, many
from ..chapters.pieces.hexmap import hex_at, site_at, space_at
from ..chapters.pieces.opposing import rival
from ..state import Foe, State, unit_numbered


def label(state: State, option: Option) -> Text:
    """What a button says."""
    special = _SPECIAL.get(option.kind)
    if special is not None:
        return special(state, *option.args)
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


Words = Callable[..., Text]


def _move(state: State, at: str, *more: Scalar) -> Text:
    return Text("mk-option-move", {"terrain": hex_at(state, at).terrain, "site": site_at(state, at), "space": at})


def _defenders(kind: str) -> Words:
    """The enemies on the spaces named."""

    def words(state: State, *spaces: str) -> Text:
        enemies = tuple(token.enemy for at in spaces for token in space_at(state, at).tokens)
        return Text(f"mk-option-{kind}", {"enemy": enemies}) if spaces else Text("mk-option-invite-none")

    return words


def _enter(state: State, *more: Scalar) -> Text:
    return Text("mk-option-enter", {"site": site_at(state, state.me.at)})


def _interact(state: State) -> Text:
    return Text("mk-option-interact", {"site": site_at(state, state.me.at)})


def _ability(state: State, n: int, index: int, payment: str) -> Text:
    unit = _led(state, n)
    effect = UNITS[unit].abilities[index].effect
    return Text("mk-option-ability", {"unit": unit, "effect": effect, "payment": payment})


def _call(state: State, unit: str, index: int, payment: str) -> Text:
    """An ability of a Unit of the offer."""
    effect = UNITS[unit].abilities[index].effect
    return Text("mk-option-call", {"unit": unit, "effect": effect, "payment": payment})


def _led(state: State, n: int) -> str:
    """An own Unit."""
    return unit_numbered(state.me.units, n).unit


def _own_unit(kind: str) -> Words:
    return lambda state, n: Text(f"mk-option-{kind}", {"unit": _led(state, n)})


def _heal(state: State, n: int) -> Text:
    return Text("mk-option-heal", {"unit": _led(state, n)}) if n >= 0 else Text("mk-option-heal-hand")


def _attack(state: State, *numbers: int) -> Text:
    foes = state.combat.foes if state.combat else ()
    return Text("mk-option-attack", {"enemy": tuple(foe.enemy for foe in foes if foe.n in numbers)})


def _against(kind: str) -> Words:
    """One attack of one enemy."""
    return lambda state, n, index: Text(f"mk-option-{kind}", _one_attack(state, n, index))


def _one_attack(state: State, n: int, index: int) -> dict[str, TextArg]:
    """The enemy, and which of its attacks where it has several."""
    foe = _enemy(state, n)
    return {"enemy": foe.enemy, "attack": index + 1 if len(foe.attacks) > 1 else 0}


def _enemy(state: State, n: int) -> Foe:
    foes = state.combat.foes if state.combat else ()
    return next(foe for foe in foes if foe.n == n)


def _foe(state: State, n: int) -> Text:
    return Text("mk-option-foe", {"enemy": _enemy(state, n).enemy})


def _prey(state: State, n: int, what: str) -> Text:
    if not what.startswith("element "):
        return Text("mk-option-prey", {"enemy": _enemy(state, n).enemy, "ability": what})
    _, index, element = what.split(" ")
    return Text("mk-option-prey-element", {**_one_attack(state, n, int(index)), "element": element})


def _damage(state: State, n: int, index: int, unit: int) -> Text:
    attack = _one_attack(state, n, index)
    if unit < 0:
        return Text("mk-option-damage-hero", {**attack, "hero": state.me.hero})
    return Text("mk-option-damage-unit", {**attack, "unit": _led(state, unit)})


def _banner(state: State, card: str, n: int) -> Text:
    return Text("mk-option-banner", {"card": card, "unit": _led(state, n)})


def _detach(state: State, n: int) -> Text:
    unit = unit_numbered(state.me.units, n)
    return Text("mk-option-detach", {"card": unit.banner, "unit": unit.unit})


def _frighten(state: State, n: int, index: int, unit: int) -> Text:
    return Text("mk-option-frighten", {**_one_attack(state, n, index), "unit": _led(state, unit)})


def _path(state: State, length: int, companion: int) -> Text:
    return Text("mk-option-path", {"count": length, "unit": _led(state, companion) if companion >= 0 else ""})


def _choose(state: State, index: int) -> Text:
    effect: Effect = BOOK.asked(state)[1].effects[index]
    return Text("mk-option-choose", {"effect": effect})


def _die(state: State, place: int, *more: Scalar) -> Text:
    return Text("mk-option-die", {"color": state.source[place].color})


def _pick(state: State, what: Scalar, *more: Scalar) -> Text:
    """Cards are picked by name, dice by their place."""
    return _die(state, what) if isinstance(what, int) else Text("mk-option-pick", {"card": what})


def _phase(state: State, *more: Scalar) -> Text:
    return Text("mk-option-phase", {"from": state.combat.phase if state.combat else ""})


def _play(state: State, card: str, *more: Scalar) -> Text:
    return Text("mk-option-play", {"card": card, "effect": side_of(state, CARDS[card], "basic")})


def _strong(state: State, card: str, payment: str, *more: Scalar) -> Text:
    effect = side_of(state, CARDS[card], "strong")
    return Text("mk-option-strong", {"card": card, "effect": effect, "payment": payment})


def _box(state: State, side: str, card: str, n: int) -> Text:
    """What the Box becomes: a side of the Artifact turned up, or the Banner of a Unit."""
    if side == "banner":
        return _banner(state, card, n)
    effect = CARDS[card].basic if side == "basic" else CARDS[card].strong
    return Text("mk-option-box", {"card": card, "side": side, "effect": effect})


def _convert(state: State, points: str, rate: int, origin: str, into: str, times: int) -> Text:
    part = conversion(state.me, points, rate, origin, into)[1]
    return Text("mk-option-convert", {"points": points, "count": rate * times, "effect": many(part, times)})


def _ready_once(state: State, n: int, cost: int) -> Text:
    return Text("mk-option-ready_once", {"unit": _led(state, n), "count": cost})


def _fly(state: State, at: str, *more: Scalar) -> Text:
    return Text("mk-option-fly", {"terrain": hex_at(state, at).terrain, "space": at})


def _fight(state: State, seat: int) -> Text:
    return Text("mk-option-fight", {"hero": state.players[seat].hero})


def _wound(state: State, n: int) -> Text:
    """Against a player: the Hero, or one of the Units."""
    player = rival(state)
    if n < 0:
        return Text("mk-option-wound-hero", {"hero": player.hero})
    return Text("mk-option-wound-unit", {"unit": unit_numbered(player.units, n).unit})


def _drive(state: State, at: str) -> Text:
    return Text("mk-option-drive", {"hero": rival(state).hero, "terrain": hex_at(state, at).terrain, "space": at})


def _mark_glade(state: State, seat: int) -> Text:
    if seat < 0:
        return Text("mk-option-mark_glade")
    return Text("mk-option-mark_over", {"hero": state.players[seat].hero})


def _split(state: State, *shares: int) -> Text:
    """Who faces how many defenders, seat and number in turn; the rest are the initiator's."""
    at = str(state.stack[-1].args[0])
    counts = shares[1::2]
    args: dict[str, TextArg] = {"parts": len(counts), "own": len(space_at(state, at).tokens) - sum(counts)}
    for place, (seat, count) in enumerate(zip(shares[::2], counts, strict=True), 1):
        number = "" if place == 1 else str(place)
        args |= {f"hero{number}": state.players[seat].hero, f"count{number}": count}
    return Text("mk-option-split", args)


#: What says the words of the other kinds, from the state and what the option holds.
_SPECIAL: dict[str, Words] = {
    "split": _split,
    "mark_glade": _mark_glade,
    "enter_mine": _enter,
    "fight": _fight,
    "wound": _wound,
    "drive": _drive,
    "fly": _fly,
    "own_unit": _own_unit("own_unit"),
    "convert": _convert,
    "ready_once": _ready_once,
    "move": _move,
    "challenge": _defenders("challenge"),
    "invite": _defenders("invite"),
    "enter": _enter,
    "interact": _interact,
    "ability": _ability,
    "call": _call,
    "disband": _own_unit("disband"),
    "ready": _own_unit("ready"),
    "ready_paid": _own_unit("ready_paid"),
    "heal": _heal,
    "attack": _attack,
    "block": _against("block"),
    "reduce": _against("reduce"),
    "foe_attack": _against("foe_attack"),
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
    "rally": _own_unit("rally"),
    "box": _box,
    "play": _play,
    "strong": _strong,
}
