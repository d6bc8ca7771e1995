"""What to expect of an answer in a few words: its Supply, and the odds of a campaign."""

from __future__ import annotations

from ...text.lines import Teller, View


def expected(forecast: View, lang: str) -> str:
    """`(Supply 2; wins 72 %, 40 % without sacrifice)`; nothing where nothing is foreseen."""
    tell = Teller("oath", lang)
    parts = []
    if forecast["supply"]:
        parts.append(tell.say("board-oa-expected-supply", n=forecast["supply"]))
    odds = forecast["odds"]
    if odds is not None:
        clear = sum(one["chance"] for one in odds["needed"] if one["n"] == 0)
        parts.append(tell.say("board-oa-expected-odds", won=_percent(1 - odds["lost"]), clear=_percent(clear)))
    if forecast["chance"] is not None:
        parts.append(tell.say("board-oa-expected-chance", n=_percent(forecast["chance"])))
    return f"({'; '.join(parts)})" if parts else ""


def _percent(chance: float) -> int:
    """A chance in hundredths; neither surely nor never unless it is."""
    return round(chance * 100) if chance <= 0 or chance >= 1 else min(99, max(1, round(chance * 100)))
