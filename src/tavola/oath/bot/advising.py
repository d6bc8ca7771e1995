"""Advice for people: what the sensible player would answer, and what that gains them, in numbers they can check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...bots.bot import Look
from ...kernel.contract import Rules
from ...kernel.records import Decision, Option, Text
from ...kernel.rng import Rng
from ...teaching.advice import AHEAD, Advice, Weighed, compared
from ..book import POWERS
from ..catalog import ACTIONS, DRAWN, is_vision
from ..chapters.court.title import relic_counts, site_counts
from ..chapters.powers.access import announced
from ..chapters.powers.deeds import Search
from ..odds import Odds, odds
from ..odds.prospects import fate, prospect
from ..state import DARKEST_SECRET, PEOPLES_FAVOR, State, banner
from .chances import chance
from .player import OathPlayer, followed
from .worth import worth

HUNDRED = 100
#: In how many worlds the chances of answers are compared.
WORLDS = 6
#: A plan must change the chance by so much to be worth naming.
PLAIN = 0.005
#: How much is told of what an answer changes.
CHANGES = 2
DECLINING = ("pass", "decline", "stay", "mute", "refuse_way", "enough", "call_off", "leave_relic")


def advise(decision: Decision, look: Look) -> Advice:
    """The answer, its reason, and what each answer worth a thought leads to. Hidden things are guessed, never looked
    at."""
    player = OathPlayer("advice")
    world: State = look.imagine(Rng("oath advice"))
    chosen = player.choose(decision, look)
    weighed = OathPlayer("advice").weighed(decision, look, [world])
    found = tuple(Weighed(option.notation, round(value, 2)) for value, option in weighed)
    offered = {option.notation: option for option in decision.options}
    return Advice(
        chosen.notation,
        reason(look.rules, world, chosen, look.seat),
        found,
        _line(player, chosen, look, world),
        compared(
            chosen.notation,
            found,
            lambda name: _changes(look.rules, world, offered[name], look.seat),
            lambda names: _chances(look, [offered[name] for name in names]),
        ),
    )


def _chances(look: Look, options: list[Option]) -> dict[str, list[float]]:
    """The chance to win where each answer leads, in the same imagined worlds for all of them."""
    found: dict[str, list[float]] = {option.notation: [] for option in options}
    for number in range(WORLDS):
        world: State = look.imagine(Rng(f"oath chance {number}"))
        for option in options:
            found[option.notation].append(chance(followed(look.rules, world, option, look.seat), look.seat))
    return found


def _changes(rules: Rules[Any], world: State, option: Option, seat: int) -> tuple[Text, ...]:
    """What the dice say of an answer, or what is better after it; nothing for what only a draw would show."""
    if option.kind in ("search", "keep", "lay", "keep_first"):
        return ()
    told = tuple(_fights(world, option, seat))
    return told or tuple(_gains(world, followed(rules, world, option, seat), option, seat))[:CHANGES]


def reason(rules: Rules[Any], world: State, option: Option, seat: int) -> Text:
    """The first thing that can be said for an answer, from the weightiest to the least."""
    if option.kind == "search":
        pile = str(option.args[0])
        return Text("oa-advice-search", {"pile": pile, "n": _drawn(world, seat, pile)})
    if option.kind in ("keep", "lay", "keep_first"):
        return _choice(option)
    after = followed(rules, world, option, seat)
    told = next((text for text in _fights(world, option, seat)), None)
    told = told or next((text for text in _gains(world, after, option, seat)), None)
    if told is not None:
        return told
    if option.kind == "travel":
        return _journey(rules, world, after, seat)
    if option.kind == "leave":
        return Text("oa-advice-rest", {"n": world.players[seat].supply})
    if option.kind in DECLINING:
        return Text("oa-advice-keeps")
    better = worth(after, seat) > worth(world, seat)
    return Text("oa-advice-better" if better else "oa-advice-least")


def _drawn(world: State, seat: int, pile: str) -> int:
    """How many cards a search would draw, with what has been announced for it."""
    powers = announced(world, seat, str(world.stack[-1].args[1]))
    deed = Search(seat, world.players[seat].site, pile, powers)
    return max(0, POWERS.value(world, "search_draw", DRAWN, deed, plus=powers))


def _choice(option: Option) -> Text:
    """Among the cards drawn: the one that serves most, or least."""
    card = str(option.args[0]) if option.args else ""
    if not card:
        return Text("oa-advice-keeps")
    if option.kind == "lay":
        return Text("oa-advice-lay", {"card": card})
    return Text("oa-advice-keep-vision" if is_vision(card) else "oa-advice-keep", {"card": card})


# -- war --------------------------------------------------------------------------------------------------------------


def _fights(world: State, option: Option, seat: int) -> Iterator[Text]:
    """What the dice say of a campaign this answer leads to, and what a sacrifice or a plan changes."""
    settled = fate(world, option)
    if settled is not None:
        mine = settled.attacker == seat
        won = (settled.winner == "attack") == mine
        attack, defense = settled.totals
        key = "oa-advice-fate-won" if won else "oa-advice-fate-lost"
        yield Text(key, {"attack": attack, "defense": defense, "n": settled.dead[0 if mine else 1]})
        return
    expected = prospect(world, option)
    if expected is None:
        return
    campaign = expected[1]
    told = odds(*expected)
    mine = campaign.attacker == seat
    chance = _chance(told, mine)
    if option.kind == "plan":
        stands = odds(world, next(one for one in world.campaigns if one.n == campaign.n))
        before = _chance(stands, mine)
        if chance > before + PLAIN:
            card = str(option.args[0])
            yield Text("oa-advice-plan", {"card": card, "before": _percent(before), "after": _percent(chance)})
            return
    key = "oa-advice-attack" if mine else "oa-advice-defend"
    clear = _percent(told.needed.get(0, 0.0))
    yield Text(key, {"chance": _percent(chance), "clear": clear, "n": len(campaign.targets)})


def _chance(told: Odds, mine: bool) -> float:
    return told.won if mine else told.lost


def _percent(chance: float) -> int:
    return round(chance * HUNDRED)


# -- gains ------------------------------------------------------------------------------------------------------------


def _gains(before: State, after: State, option: Option, seat: int) -> Iterator[Text]:
    """What is better afterwards, the weightiest first."""
    mine, then = before.players[seat], after.players[seat]
    if after.outcome is not None:
        yield Text("oa-advice-wins" if seat in after.outcome.winners else "oa-advice-least")
    if after.keeper == seat != before.keeper:
        yield Text("oa-advice-title", {"player": before.players[before.keeper].color})
    for name in (PEOPLES_FAVOR, DARKEST_SECRET):
        if banner(after, name).holder == seat != banner(before, name).holder:
            yield Text("oa-advice-banner", {"banner": name, "n": banner(after, name).tokens})
    if then.vision and then.vision != mine.vision:
        yield Text("oa-advice-vision", {"card": then.vision, "n": after.visions_drawn})
    if before.keeper != seat and after.keeper != before.keeper:
        yield Text("oa-advice-dethrones", {"player": before.players[before.keeper].color})
    yield from _more("sites", site_counts(before)[seat], site_counts(after)[seat])
    yield from _more("relics", relic_counts(before)[seat], relic_counts(after)[seat])
    up = {adviser.card for adviser in mine.advisers if adviser.up}
    for adviser in then.advisers:
        if adviser.up and adviser.card not in up:
            yield Text("oa-advice-adviser", {"card": adviser.card})
    yield from _more("warbands", mine.warbands, then.warbands)
    yield from _more("secrets", mine.all_secrets, then.all_secrets)
    yield from _more("favor", mine.favor, then.favor)
    for site, held in zip(before.sites, after.sites, strict=True):
        if held.warbands > site.warbands and held.army == then.banner_color:
            yield Text("oa-advice-guards", {"site": held.id, "before": site.warbands, "after": held.warbands})


def _more(what: str, before: int, after: int) -> Iterator[Text]:
    if after > before:
        yield Text(f"oa-advice-{what}", {"before": before, "after": after})


def _journey(rules: Rules[Any], world: State, after: State, seat: int) -> Text:
    """What can be done there that cannot be done here."""
    place = after.players[seat].site
    here, there = (_deeds(rules, state, seat) for state in (world, after))
    new = tuple(deed for deed in ACTIONS if deed in there and deed not in here)
    return (
        Text("oa-advice-journey", {"place": place, "actions": new})
        if new
        else Text("oa-advice-place", {"place": place})
    )


def _deeds(rules: Rules[Any], state: State, seat: int) -> set[str]:
    asked = rules.options(state)
    if asked.seat != seat:
        return set()
    return {option.kind.partition("_")[0] for option in asked.options} & set(ACTIONS)


def _line(player: OathPlayer, chosen: Option, look: Look, world: State) -> tuple[Text, ...]:
    """The answers this player goes on with in the imagined world, until something shows or another must answer."""
    result = look.rules.apply(world, chosen)
    line: list[Text] = []
    while not result.sealed and len(line) < AHEAD:
        asked = look.rules.options(result.state)
        if asked.seat != look.seat or asked.outcome is not None:
            break
        option = player.choose(asked, Look(look.rules, result.state, look.seat))
        line.append(look.rules.label(result.state, option))
        result = look.rules.apply(result.state, option)
    return tuple(line)
