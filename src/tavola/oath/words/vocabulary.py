"""The effect words of Oath: what their arguments are called, and how a power is put together."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Effect
from ...text.messages import messages
from ...text.naming import listed
from ...text.vocabulary import Vocabulary

GAME = "oa"
Say = Callable[[Effect], str]

#: Arguments that hold an id and are shown as the name of that piece.
KINDS = (
    "action",
    "back",
    "bank",
    "banner",
    "card",
    "deed",
    "face",
    "field",
    "goal",
    "goods",
    "oath",
    "pile",
    "player",
    "promise",
    "quadrant",
    "region",
    "role",
    "scenario",
    "score",
    "site",
    "suit",
    "test",
    "token",
    "way",
)
ALIASES = {
    "hidden": "site",
    "other": "player",
    "color": "player",
    "place": "site",
    "army": "site",
    "number": "amount",
    "vow": "oath",
}

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "discarded_without": ("banner",),
    "favor_of_banks": ("n",),
    "follow_the_piper": ("n",),
    "level_banks": ("n",),
    "trade_at_suit": ("suit",),
    "whole_bank_to": ("bank",),
    "swap_pile": ("n",),
    "add_to_banner": ("banner", "n"),
    "adds_to_banner": ("banner", "n"),
    "adviser_limit": ("n",),
    "attack_dice": ("n",),
    "become_citizen": ("relic",),
    "besiege": ("n",),
    "burn_banner": ("banner", "n"),
    "burn_foe_secrets": ("n",),
    "campaign_from": ("where",),
    "capacity": ("n",),
    "chronicle_keeps": ("suit",),
    "clear_here": ("where",),
    "counts_again": ("suit",),
    "dearer_plans": ("n", "secrets"),
    "defense_dice": ("n",),
    "dice": ("n",),
    "more_dice": ("n",),
    "discard_here": ("suits", "n"),
    "discard_in_region": ("suits",),
    "draw_more": ("n",),
    "exchange": ("goods",),
    "favor_to_bank": ("bank",),
    "fewer_dice": ("n",),
    "forbid_play": ("what",),
    "forbid_recover": ("banner",),
    "forbid_suit": ("suit",),
    "gain_favor": ("n", "bank"),
    "gain_secrets": ("n",),
    "gain_supply": ("n",),
    "gain_warbands": ("n",),
    "gain_warbands_here": ("n",),
    "gamble": ("n",),
    "gathering": ("goods",),
    "hand_banner": ("banner",),
    "homeland": ("suit",),
    "ignore_sites": ("*sites",),
    "kill_attacker": ("n",),
    "kill_on_arrival": ("n",),
    "kill_in_region": ("n",),
    "kill_on_board": ("n",),
    "kill_own": ("n",),
    "lone_favor": ("n",),
    "look_at_deck": ("n",),
    "look_at_pile": ("n",),
    "lose_attack_dice": ("n",),
    "more_bandits": ("n",),
    "muster_gain": ("n",),
    "no_dear_search": ("n",),
    "no_enemy_plans": ("suits",),
    "no_target": ("banner",),
    "play_anywhere": ("suits",),
    "protects": ("what",),
    "purse_of": ("bank",),
    "sacrifice_worth": ("n",),
    "secret_search": ("n",),
    "supply_plus": ("n",),
    "supply_set": ("n",),
    "take_favor": ("n", "whose"),
    "target_dice": ("what", "n"),
    "title_tribute": ("n",),
    "tax": ("n",),
    "toll": ("action",),
    "trade_gain": ("goods", "n"),
    "void_faces": ("*faces",),
    "wake_take": ("*tokens",),
    "weightless": ("suit",),
    "win_hunted": ("*_",),
    "withdraw": ("n",),
    "hand_over": ("_", "n"),
}


def _power(effect: Effect, lang: str, say: Say) -> str:
    """A power: its moment, its price in brackets, and what it does."""
    when, side, favor, burn, secrets, burn_secrets, flip, sacrifice = effect.args
    shelf = messages(lang)
    prices = {
        "favor": favor,
        "burn": burn,
        "secrets": secrets,
        "burn-secrets": burn_secrets,
        "flip": flip,
        "sacrifice": sacrifice,
    }
    paid = [shelf.format(f"oa-price-{name}", {"n": int(n)}) for name, n in prices.items() if int(n)]
    moment = shelf.format(f"oa-when-{when}-{side}" if side else f"oa-when-{when}", {})
    price = f" ({', '.join(paid)})" if paid else ""
    first = effect.parts[0]
    joined = ", " if first.op in LEADING else ": "  # one colon for a moment and its conditions
    return f"{moment}{price}{joined}{say(first)}"


def _condition(effect: Effect, lang: str, say: Say) -> str:
    """Conditions in front, with one colon: `if victorious, if you are an Exile: …`."""
    shelf = messages(lang)
    words, inner = list[str](), effect
    while inner.op in LEADING:
        words.append(_if(inner, lang))
        inner = inner.parts[0]
    if effect.op == "when" and effect.args[0] == "others" and inner.op.startswith("after_"):
        words, inner = [_if(effect.parts[0], lang, "others")], inner.parts[0]
    return shelf.format("oa-when-then", {"if": ", ".join(words), "then": say(inner)})


def _if(effect: Effect, lang: str, what_for: str = "if") -> str:
    """One condition; its argument stands behind a colon. `others`: what another player has just done."""
    if effect.op != "when":
        return messages(lang).format(f"oa-{effect.op}", {})
    name, _, what = str(effect.args[0]).partition(":")
    return messages(lang).format(f"oa-{what_for}-{name}", {"what": _shown(what, lang), "what_id": what or "none"})


def _shown(what: str, lang: str) -> str:
    """Suits, banners and numbers of a condition."""
    shelf = messages(lang)
    parts = [
        next((found for kind in ("suit", "banner", "pile", "goods") if (found := shelf.get(f"oa-{kind}-{one}"))), one)
        for one in what.split("+")
    ]
    return f" {shelf.format('oa-or', {})} ".join(parts)


def _amount(effect: Effect, lang: str, say: Say) -> str:
    """A verb whose number may be counted when it is needed: `1 for each Beast card at sites`."""
    shelf = messages(lang)
    n, *rest = effect.args
    more = {"bank": _shown(str(rest[0]), lang), "bank_id": rest[0]} if rest else {}
    if isinstance(n, int):
        return shelf.format(f"oa-verb-{effect.op}", {"n": n, **more})
    each = shelf.format(f"oa-verb-{effect.op}", {"n": 1, **more})
    return shelf.format("oa-for-each", {"what": each, "count": _counted(n, lang)})


def _counted(n: str, lang: str) -> str:
    name, _, what = n.partition(":")
    return messages(lang).format(f"oa-count-{name}", {"what": _shown(what, lang)})


def _gather(effect: Effect, lang: str, say: Say) -> str:
    """Favor moved into a bank, as much as is counted."""
    bank, n = (str(arg) for arg in effect.args)
    values = {"bank": _shown(bank, lang), "count": _counted(n, lang)}
    return messages(lang).format("oa-verb-gather_in_bank", values)


def _after(effect: Effect, lang: str, say: Say) -> str:
    return messages(lang).format(f"oa-verb-{effect.op}", {"then": say(effect.parts[0])})


def _homeland(effect: Effect, lang: str, say: Say) -> str:
    suit = str(effect.args[0])
    values = {"suit": _shown(suit, lang), "suit_id": suit, "then": say(effect.parts[0])}
    return messages(lang).format("oa-verb-homeland", values)


def _wake(effect: Effect, lang: str, say: Say) -> str:
    """One favor or one secret of a site."""
    shelf = messages(lang)
    tokens = [shelf.format(f"oa-wake-{token}", {}) for token in effect.args]
    return shelf.format("oa-verb-wake_take", {"tokens": f" {shelf.format('oa-or', {})} ".join(tokens)})


def told(effect: Effect) -> Effect:
    """A tree as it is told: an attacker's plan only adds dice, and a plan that wants to be the only one says so once,
    in front, whether that is looked at before or holds afterwards."""
    if effect.op == "power" and effect.args[1] == "attack":
        effect = _renamed(effect, "dice", "more_dice")
    parts = tuple(told(part) for part in effect.parts)
    if effect.op == "cost" and parts[0].op == "only_plan":
        return Effect("when", ("alone",), parts[1:])
    if effect.op == "seq" and any(part.op == "only_plan" or part.args == ("alone",) for part in parts):
        inner = [part.parts[0] if part.args == ("alone",) else part for part in parts]
        rest = tuple(part for part in inner if part.op not in ("only_plan", "no_other_plans"))
        return Effect("when", ("alone",), (Effect("seq", (), rest) if len(rest) > 1 else rest[0],))
    return Effect(effect.op, effect.args, parts)


def _renamed(effect: Effect, old: str, new: str) -> Effect:
    op = new if effect.op == old else effect.op
    return Effect(op, effect.args, tuple(_renamed(part, old, new) for part in effect.parts))


def _join(effect: Effect, lang: str, say: Say) -> str:
    """Terms of an offer of Citizenship."""
    shelf = messages(lang)
    color, space = effect.args
    return shelf.format("oa-verb-join_empire", {"player": shelf.format(f"oa-player-{color}", {}), "n": int(space) + 1})


def _suits(effect: Effect, lang: str, say: Say) -> str:
    """A verb that names suits: `beast+nomad`."""
    values: dict[str, int | str] = {"suits": _shown(str(effect.args[0]) if effect.args else "", lang)}
    values["suits_id"] = str(effect.args[0]) if effect.args else "none"
    if len(effect.args) > 1:
        values["n"] = int(effect.args[1])
    return messages(lang).format(f"oa-verb-{effect.op}", values)


def _goods(effect: Effect, lang: str, say: Say) -> str:
    """An exchange names what may change hands."""
    shelf = messages(lang)
    goods = [shelf.format(f"oa-goods-{one}", {}) for one in str(effect.args[0]).split()]
    return shelf.format(f"oa-verb-{effect.op}", {"goods": listed(goods, lang)})


def _deal(effect: Effect, lang: str, say: Say) -> str:
    kind, giver, _, what = effect.args
    shelf = messages(lang)
    named = next(
        (found for one in ("card", "banner", "site", "promise") if (found := shelf.get(f"oa-{one}-{what}"))), what
    )
    n = int(what) if str(what).isdigit() else 0
    who = shelf.format(f"oa-player-{giver}", {})
    return shelf.format(f"oa-verb-deal-{kind}", {"what": named, "what_id": what, "n": n, "player": who})


#: What stands in front of an effect and ends with its colon.
LEADING = ("when", "if_victorious", "if_defeated")
MOMENTS = ("travel", "muster", "trade", "recover", "search", "play", "campaign", "title", "drawn")

VOCABULARY = Vocabulary(
    arguments=ARGUMENTS,
    told=told,
    shapes={
        "power": _power,
        "deal": _deal,
        "exchange": _goods,
        "gather_in_bank": _gather,
        "gathering": _goods,
        "join_empire": _join,
        **dict.fromkeys(
            ("dice", "more_dice", "defense_dice", "fewer_dice", "gain_favor", "gain_warbands", "gain_secrets"), _amount
        ),
        **dict.fromkeys(
            ("discard_here", "discard_in_region", "kill_by_adviser", "no_enemy_plans", "play_anywhere"), _suits
        ),
        **dict.fromkeys(LEADING, _condition),
        "after_all": _after,
        "homeland": _homeland,
        "wake_take": _wake,
        **{f"after_{moment}": _after for moment in MOMENTS},
    },
)
