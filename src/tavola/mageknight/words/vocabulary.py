"""The effect words of Mage Knight: what is said of several at once."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Effect
from ...text.messages import messages
from ...text.naming import listed, name_of
from ...text.vocabulary import Vocabulary
from ..book import VERBS

#: The basic colours in the order effects list them.
ORDER = ("red", "blue", "white", "green")
BASIC = frozenset(ORDER)
COLORS = BASIC | {"gold", "black"}
ONCE = "once"
TERRAINS = frozenset({"plains", "hills", "forest", "wasteland", "desert", "swamp"})

Say = Callable[[Effect], str]


def _give(effect: Effect, lang: str, say: Say) -> str:
    """A card given, and what each color buys; said once where it is the same for all but the color."""
    how, which = (str(arg) for arg in effect.args)
    alike = {_without_color(part, color) for color, part in zip(ORDER, effect.parts, strict=True)}
    values: dict[str, int | str] = {"how": how, "which": which, "by_color": int(len(alike) > 1)}
    if len(alike) == 1:
        return messages(lang).format("mk-verb-give", {**values, "what": say(alike.pop())})
    bought = [_of_color(color, say(part), lang) for color, part in zip(ORDER, effect.parts, strict=True)]
    join, between = ("list-or-clauses", "; ") if any("," in one for one in bought) else ("list-or", ", ")
    return messages(lang).format("mk-verb-give", {**values, "what": listed(bought, lang, join, between)})


def _of_color(color: str, what: str, lang: str) -> str:
    return messages(lang).format("case-of", {"what": what, "which": name_of("mk", "color", color, lang)})


def _for_cards(effect: Effect, lang: str, say: Say) -> str:
    """Cards discarded raise the points of an effect, or are all there is to it."""
    each, wounds = (int(arg) for arg in effect.args)
    base = effect.parts[0]
    bare = bool(base.args) and base.args[0] == 0
    what = say(Effect(base.op, (each, *base.args[1:]), base.parts) if bare else base)
    return messages(lang).format("mk-verb-for_cards", {"n": 0 if bare else each, "wounds": wounds, "what": what})


def _some_of(effect: Effect, lang: str, say: Say) -> str:
    """Parts to choose among, set apart from each other."""
    what = "; ".join(say(part) for part in effect.parts)
    return messages(lang).format("mk-verb-some_of", {"n": int(effect.args[0]), "what": what})


def _on_step(effect: Effect, lang: str, say: Say) -> str:
    """What a space moved into lets happen, each time or once."""
    (what,) = effect.parts
    once = "once" if ONCE in what.args else "each"
    return messages(lang).format("mk-verb-on_step", {"once": once, "what": say(what)})


def _one_of(effect: Effect, lang: str, say: Say) -> str:
    """Two choices that share most of what they do."""
    parts = effect.parts
    if len(parts) != 2:
        return ""
    return _as_action_too(*parts, lang, say) or _regenerated(*parts, lang, say) or _regenerated(*parts[::-1], lang, say)


def _as_action(effect: Effect, lang: str, say: Say) -> str:
    """A longer way, or a larger hand: both are a draw and a flight that may be left."""
    if len(effect.parts) != 2 or any(
        [one.op for one in part.parts] != ["draw_more", "one_of"] for part in effect.parts
    ):
        return ""
    (far, fly), (near, _) = (part.parts for part in effect.parts)
    values = {"draw": int(far.args[0]), "more": int(near.args[0]), "far": int(fly.parts[0].args[0])}
    what = messages(lang).format("mk-any-portal", values)
    return messages(lang).format("mk-verb-as_action", {"what": what, "what_id": "portal"})


def _as_action_too(plain: Effect, other: Effect, lang: str, say: Say) -> str:
    """The same with something more, where it is the action of the turn."""
    if other.op != "as_action" or other.parts[0].op != "seq" or other.parts[0].parts[0] != plain:
        return ""
    more = say(Effect("seq", (), other.parts[0].parts[1:]))
    return messages(lang).format("mk-any-as_action", {"what": say(plain), "more": more})


def _regenerated(best: Effect, rest: Effect, lang: str, say: Say) -> str:
    """Mana of any color, of which one is worth what others are worth under a condition only."""
    if not all(
        part.op == "cost" and part.parts[0].op == "pay_mana" and part.parts[1].op == "seq" for part in (best, rest)
    ):
        return ""
    (own, bought), (_, usual) = best.parts, rest.parts
    first, more = bought.parts
    if usual.parts[0] != first or usual.parts[1].op != "when" or usual.parts[1].parts[0] != more:
        return ""
    values = {
        "what": say(first),
        "color": name_of("mk", "color", str(own.args[0]), lang),
        "when": messages(lang).format(f"mk-if-{usual.parts[1].args[0]}", {}),
        "more": say(more),
    }
    return messages(lang).format("mk-any-regenerate", values)


def _up_to(effect: Effect, lang: str, say: Say) -> str:
    """Several enemies that do not attack."""
    if [part.op for part in effect.parts] != ["foe_stops"]:
        return ""
    return messages(lang).format("mk-any-stopped", {"n": effect.args[0]})


def _without_color(effect: Effect, color: str) -> Effect:
    args = tuple("same" if arg == color else arg for arg in effect.args)
    return Effect(effect.op, args, tuple(_without_color(part, color) for part in effect.parts))


def told(effect: Effect) -> Effect:
    """A tree in the order it is told: what Motivation gives before what it forbids, and destroying an enemy, which is
    for the Attack phase, before what befalls the others."""
    if effect.op == "cost" and effect.parts[0].op == "motivation":
        pledge, (bonus, drawn) = effect.parts[0], effect.parts[1].parts
        return Effect("seq", (), (drawn, bonus, pledge))
    if _destroys(effect):
        return Effect("only", ("attack_phase",), (effect,))
    if effect.op == "cost" and effect.parts[0].op == "all_enemies" and _destroys(effect.parts[1]):
        others = Effect("other_enemies", (), effect.parts[0].parts)
        return Effect("only", ("attack_phase",), (Effect("seq", (), (effect.parts[1], others)),))
    return effect


def _destroys(effect: Effect) -> bool:
    return effect.op == "one_enemy" and any(part.op == "foe_destroyed" for part in effect.parts)


VOCABULARY = Vocabulary(
    arguments=VERBS.arguments,
    more={"block": 2},
    prices=frozenset({"discard", "pay_both", "pay_mana", "pay_move", "throw_wound"}),
    pledges={"no_source_used": "forgo_source", "not_recruited": "no_recruits"},
    alike=(COLORS, TERRAINS),
    whole={COLORS: "any", BASIC: "basic", TERRAINS: "any"},
    counted=frozenset({"crystal", "mana", "reduce_attack", "throw_wound"}),
    joined=frozenset({"crystal", "mana"}),
    frames=frozenset({"all_enemies", "as_action", "convert", "grow"}),
    limits=frozenset({"arcane_immunity", "fortified", "fortified_afar"}),
    told=told,
    shapes={
        "as_action": _as_action,
        "give": _give,
        "for_cards": _for_cards,
        "some_of": _some_of,
        "on_step": _on_step,
        "one_of": _one_of,
        "enemies_up_to": _up_to,
    },
)

#: Arguments that hold an id and are shown as the name of that piece.
KINDS = (
    "ability",
    "card",
    "color",
    "element",
    "enemy",
    "hero",
    "phase",
    "reward",
    "ruin",
    "scenario",
    "score",
    "site",
    "skill",
    "strong",
    "tactic",
    "terrain",
    "tile",
    "time",
    "unit",
)
#: Arguments called otherwise than the kind they speak of; also words of effects that name no piece.
ALIASES = {"counted": "count", "limits": "limit", "loss": "loss", "rule": "rule", "closed": "terrain"}
