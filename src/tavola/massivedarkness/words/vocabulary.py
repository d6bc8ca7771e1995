"""The effect words of Massive Darkness: what their arguments are called, and how a line of power is put together."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Effect
from ...text.effects import raised
from ...text.messages import messages
from ...text.naming import listed, name_of
from ...text.vocabulary import Vocabulary
from ..verbs.declared import DECLARED

GAME = "md"
#: Dice colours in the order of the arguments of `dice`.
COLORS = ("yellow", "red", "blue", "green")

Say = Callable[[Effect], str]


def _skill(effect: Effect, lang: str, say: Say) -> str:
    """A line of power: `[Shadow Mode] Melee (1 Bam): +2 Hits (Repeat 2)`. What is always on has no word in front."""
    when, bam, diamond, repeat = effect.args
    shelf = messages(lang)
    needs = "".join(f"[{_need(need, lang)}] " for need in effect.parts[0].parts)
    price = [
        shelf.format(f"md-price-{symbol}", {"n": n}) for symbol, n in (("bam", bam), ("diamond", diamond)) if int(n)
    ]
    does = ", ".join(say(part) for part in effect.parts[1:])
    again = f" ({shelf.format('md-repeat', {'n': int(repeat)})})" if int(repeat) > 1 else ""
    if when == "passive":
        return f"{needs}{raised(does) if needs else does}{again}"
    paid = f" ({' + '.join(price)})" if price else ""
    return f"{needs}{name_of(GAME, 'when', str(when), lang)}{paid}: {does}{again}"


def _need(need: Effect, lang: str) -> str:
    """A condition, as it stands in brackets."""
    return messages(lang).format(f"md-need-{need.op}", {"n": int(need.args[0])} if need.args else {})


def _keyword(effect: Effect, lang: str, say: Say) -> str:
    """A named skill, what it adds in brackets, and a reminder of its rule."""
    name, x = str(effect.args[0]), int(effect.args[1])
    shelf = messages(lang)
    word = name_of(GAME, "keyword", name, lang) + (f" {x}" if x else "")
    bonus = f" ({'; '.join(say(part) for part in effect.parts)})" if effect.parts else ""
    return f"{word}{bonus}: {shelf.format(f'md-reminder-{name}', {'n': x})}"


def _inside(effect: Effect, say: Say) -> str:
    """A part of something longer: what a named skill means follows it in brackets there."""
    words = say(effect)
    named = effect if effect.op != "skill" else effect.parts[-1]
    if named.op != "keyword" or (effect.op == "skill" and effect.args[0] != "passive"):
        return words
    name, _, reminder = words.rpartition(": ")
    return f"{name} ({reminder})"


def _dice(effect: Effect, lang: str, say: Say) -> str:
    shelf = messages(lang)
    return listed(
        [
            shelf.format("md-dice-more", {"n": int(n), "color": color})
            for color, n in zip(COLORS, effect.args, strict=True)
            if int(n)
        ],
        lang,
    )


def _holding(key: str) -> Callable[[Effect, str, Say], str]:
    """An effect around others, told one after the other."""

    def shape(effect: Effect, lang: str, say: Say) -> str:
        return messages(lang).format(key, {"what": "; ".join(_inside(part, say) for part in effect.parts)})

    return shape


def _use(effect: Effect, lang: str, say: Say) -> str:
    """A consumable: when it is used and what that does."""
    what = "; ".join(_inside(part, say) for part in effect.parts)
    return messages(lang).format("md-verb-use", {"timing_id": str(effect.args[0]), "what": what})


VOCABULARY = Vocabulary(
    arguments={op: one.arguments for op, one in DECLARED.items()},
    shapes={
        "skill": _skill,
        "keyword": _keyword,
        "dice": _dice,
        "use": _use,
        "drawn": _holding("md-verb-drawn"),
        "until_next_activation": _holding("md-verb-until_next_activation"),
        "next_round": _holding("md-verb-next_round"),
        "if_no_damage": _holding("md-verb-if_no_damage"),
    },
)

#: Arguments that hold an id and are shown as the name of that piece.
KINDS = (
    "action",
    "card",
    "class",
    "color",
    "defeat",
    "die",
    "door_card",
    "enemy",
    "event_card",
    "free",
    "hero",
    "keyword",
    "kind",
    "line",
    "objective",
    "phase",
    "pillar",
    "rank",
    "rule",
    "scenario",
    "score",
    "set",
    "signature",
    "slot",
    "special",
    "story",
    "symbol",
    "term",
    "tile",
    "token",
    "when",
    "zone",
)
#: Arguments called otherwise than the kind they speak of.
ALIASES = {
    "mission": "scenario",
    "other": "hero",
    "role": "class",
    "equipment": "card",
    "loot": "card",
    "foe": "enemy",
    "event": "event_card",
    "dice": "die",
    "attack_dice": "die",
    "defense_dice": "die",
    "into": "die",
}
