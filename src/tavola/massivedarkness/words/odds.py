"""The odds of a roll in a few words."""

from __future__ import annotations

from ...text.lines import Teller, View


def expected(forecast: View, lang: str) -> str:
    """`(2.1 wounds on average; 47 % that it falls)`: what the roll does, and what it may bring besides. Of an answer
    that leads to no roll there is nothing to say."""
    if "mean" not in forecast:
        return ""
    tell = Teller("massivedarkness", lang)
    tenths = round(forecast["mean"] * 10)
    parts = [tell.say("board-md-odds-wounds", whole=tenths // 10, tenth=tenths % 10)]
    for what in ("slain", "stun", "riposte"):
        if forecast[what] > 0:
            parts.append(tell.say(f"board-md-odds-{what}", n=percent(forecast[what])))
    return f"({'; '.join(parts)})"


def percent(chance: float) -> int:
    """A chance in hundredths; neither surely nor never unless it is."""
    return round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))
