"""A question as the terminal puts it: numbered options, under headings where there are many, with marks and odds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel.answering import foresee
from ...table import Choice, Match
from ...text import knows, say
from ...text.lines import expected
from ..words import lang, said

#: So many options are read at a glance; more stand under headings.
AT_A_GLANCE = 8
OTHER = "other"


def numbered(match: Match) -> list[Choice]:
    """The options in the order they are told: by heading where there are many, those without effect last."""
    options = match.decision.options
    useful = [choice for choice in options if not choice.idle]
    if _grouped(match, useful):
        order = list(dict.fromkeys(_section(match, choice) for choice in useful))
        useful.sort(key=lambda choice: order.index(_section(match, choice)))
    return useful + [choice for choice in options if choice.idle]


def told(match: Match, choices: Sequence[Choice], wished: str = "") -> Iterator[str]:
    """Each option on a line of its own: number, words, notation, marks, what is to be expected of it,
    and what it starts or gives away that one may not see."""
    heading = ""
    grouped = _grouped(match, [choice for choice in choices if not choice.idle])
    for number, choice in enumerate(choices, 1):
        above = _heading(match, choice) if grouped else ""
        if above != heading:
            heading = above
            yield f"{heading}:"
        parts = [f"{number}. {choice.label(lang())} [{choice.notation}]"]
        if choice.notation == wished:
            parts.append(said("terminal-wished"))
        result = foresee(match.rules, match.state, choice.option)
        if result is None or result.sealed:
            parts.append(said("terminal-reveals"))
        elif choice.idle:
            parts.append(said("terminal-idle"))
        odds = expected(match.setup.game, match.rules.forecast(match.state, choice.option), lang())
        if odds:
            parts.append(odds)
        parts += warnings(match, choice)
        yield " ".join(parts)


def warnings(match: Match, choice: Choice) -> list[str]:
    """What an option starts or gives away that one may not see."""
    result = foresee(match.rules, match.state, choice.option)
    return (
        [] if result is None else [say(text, lang()) for text in match.rules.warns(match.state, choice.option, result)]
    )


def _grouped(match: Match, useful: Sequence[Choice]) -> bool:
    return len(useful) > AT_A_GLANCE and len({_section(match, choice) for choice in useful}) > 1


def _section(match: Match, choice: Choice) -> str:
    return match.rules.sections.get(choice.kind, OTHER)


def _heading(match: Match, choice: Choice) -> str:
    if choice.idle:
        return said("terminal-idle-heading")
    key = f"web-section-{_section(match, choice)}"
    return said(key if knows(key, lang()) else f"web-section-{OTHER}")
