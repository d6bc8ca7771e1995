"""Why an experienced player would answer so: what the answer gains, named with its numbers."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ...bots import Look
from ...kernel.records import Decision, Option, Text, TextArg
from ...kernel.rng import Rng
from ...teaching.advice import Advice, Compared, Weighed, by_player, compared
from ..book import BOOK
from ..catalog import CLASSES, EQUIPMENT, MISSIONS
from ..chapters.board.board import board_of, in_light, zone_name
from ..chapters.board.naming import foe_name
from ..chapters.board.reach import targets
from ..chapters.enemies.intents import intent
from ..state import State, foe_of, heap_at
from ..view.forecast import forecast
from ..view.records import Forecast
from .acting import weighed
from .foresight import foreseen
from .mind import Mind

#: Answers whose reason names what they change.
COUNTED = ("attack", "move", "pick_up")
#: How many answers are tried where the player goes by habit.
TRIED = 5
#: A prospect nobody would take.
_NEVER = -50.0

Reason = Callable[[State, Decision, Option], Text | None]


def advised(decision: Decision, look: Look) -> Advice:
    """What the player of this game would answer, with what that gains."""
    advice = by_player(decision, look)
    chosen = next(option for option in decision.options if option.notation == advice.notation)
    world: State = look.imagine(Rng("reasons"))
    find = _REASONS.get(chosen.kind)
    said = find(world, decision, chosen) if find is not None else None
    advice = advice if said is None else replace(advice, reason=said)
    offered = {option.notation: option for option in decision.options}
    if world.stack[-1].step != "activation":
        return replace(advice, best=_tried(world, decision, look, chosen))
    worth = tuple(
        Weighed(option.notation, round(value, 2))
        for value, option in weighed(Mind(world, decision.seat), decision.options)
        if value > _NEVER
    )
    best = compared(
        chosen.notation,
        worth,
        lambda name: _changes(world, decision, offered[name]),
        lambda names: foreseen(look, [offered[name] for name in names]),
    )
    return replace(advice, worth=worth, best=best)


def _tried(world: State, decision: Decision, look: Look, chosen: Option) -> tuple[Compared, ...]:
    """Where answers are not weighed by what they promise, a few of them are tried, and the likeliest to win compared.
    Before the first round nothing has been counted yet."""
    if not world.round:
        return ()
    few = [chosen, *(option for option in decision.options if option != chosen)][:TRIED]
    found = foreseen(look, few)
    worth = tuple(Weighed(name, sum(chances)) for name, chances in found.items())
    offered = {option.notation: option for option in few}
    return compared(
        chosen.notation,
        worth,
        lambda name: _changes(world, decision, offered[name]),
        lambda names: {name: found[name] for name in names},
    )


def _changes(state: State, decision: Decision, option: Option) -> tuple[Text, ...]:
    """What can be counted of an answer; habits are no numbers."""
    find = _REASONS.get(option.kind) if option.kind in COUNTED else None
    said = find(state, decision, option) if find is not None else None
    return (said,) if said is not None else ()


def _percent(chance: float) -> int:
    return round(chance * 100)


def _number(name: str, value: float) -> dict[str, TextArg]:
    """A number with one decimal, in two parts: languages write the mark between them their own way."""
    tenths = round(value * 10)
    return {name: tenths // 10, f"{name}_tenth": tenths % 10}


def _kill(told: Forecast) -> int:
    return _percent(sum(chance for n, chance in told.kills if n))


def _attack(state: State, decision: Decision, option: Option) -> Text | None:
    """The odds, and whom the enemy would strike if it lived."""
    told = forecast(state, option)
    foe = foe_of(state, int(option.args[1]))
    if not isinstance(told, Forecast) or foe is None or option.kind != "attack":
        return None
    args: dict[str, TextArg] = {
        "enemy": foe_name(state, foe),
        **_number("mean", told.mean),
        "kill": _kill(told),
        "slain": _percent(told.slain),
    }
    struck = next((step.seats[0] for step in intent(state, foe.n) if step.act == "attack" and step.seats), None)
    if struck is None:
        return Text("md-counsel-attack", args)
    return Text("md-counsel-attack-saves", {**args, "hero": state.heroes[struck].hero})


def _move(state: State, decision: Decision, option: Option) -> Text | None:
    """What lies there, whom one reaches from there, or that it is dark."""
    if state.turn is None:
        return None
    seat, zone = state.turn.seat, int(option.args[0])
    heap = heap_at(state, zone)
    args: dict[str, TextArg] = {"zone": zone_name(state, zone)}
    if heap.normal + heap.special:
        return Text("md-counsel-move-treasure", {**args, "n": heap.normal + heap.special})
    if any(token.at == zone for token in state.tokens):
        return Text("md-counsel-move-token", args)
    if zone_name(state, zone) == MISSIONS[state.mission].exit:
        return Text("md-counsel-move-exit", args)
    now = {n for _, n, pillar in targets(state, seat) if not pillar}
    gained = [n for _, n, pillar in targets(state, seat, zone=zone) if not pillar and n not in now]
    foe = foe_of(state, gained[0]) if gained else None
    if foe is not None:
        return Text("md-counsel-move-reach", {**args, "enemy": foe_name(state, foe)})
    if any(zone in board_of(state.mission).doors[door] for door in state.shut):
        return Text("md-counsel-move-door", args)
    return Text("md-counsel-move-on" if in_light(state, zone) else "md-counsel-move-dark", args)


def _pick_up(state: State, decision: Decision, option: Option) -> Text | None:
    heap = heap_at(state, state.heroes[state.acting].at)
    n = heap.normal + heap.special
    return Text("md-counsel-pick-up", {"n": n}) if n else None


def _dice(state: State, decision: Decision, option: Option) -> Text | None:
    """The sum as it lies against what rolling again promises."""
    told = {one.kind: forecast(state, one) for one in decision.options if one.kind != "reroll_dice"}
    kept, again = told.get("keep_roll"), forecast(state, option) if option.kind != "keep_roll" else told.get("reroll")
    if not isinstance(kept, Forecast) or not isinstance(again, Forecast):
        return None
    key = "md-counsel-keep" if option.kind == "keep_roll" else "md-counsel-reroll"
    return Text(key, {**_number("kept", kept.mean), **_number("again", again.mean)})


def _use(state: State, decision: Decision, option: Option) -> Text | None:
    """What a card or the signature adds to the attack."""
    plain = next((one for one in decision.options if one.kind in ("roll", "done")), None)
    told, before = forecast(state, option), forecast(state, plain) if plain is not None else None
    if not isinstance(told, Forecast) or not isinstance(before, Forecast):
        return None
    return Text(
        "md-counsel-use", {**_number("before", before.mean), **_number("after", told.mean), "kill": _kill(told)}
    )


def _roll(state: State, decision: Decision, option: Option) -> Text | None:
    told = forecast(state, option)
    return (
        Text("md-counsel-roll", {**_number("mean", told.mean), "kill": _kill(told)})
        if isinstance(told, Forecast)
        else None
    )


def _buy(state: State, decision: Decision, option: Option) -> Text | None:
    """The step, what it costs, and whether it works at once."""
    seat = BOOK.asked(state)[1].seat
    hero, place = state.heroes[seat], int(option.args[0])
    line = CLASSES[hero.role].lines[place]
    step = line.steps[hero.bought[place]]
    key = "md-counsel-buy" if step.level <= state.level else "md-counsel-buy-later"
    return Text(key, {"line": line.id, "n": step.cost, "left": hero.xp - step.cost, "level": step.level})


def _save(state: State, decision: Decision, option: Option) -> Text | None:
    """Better a potion less than a token of the Lifebringer."""
    return Text("md-counsel-save", {"card": str(option.args[0]), "count": state.lifebringer})


def _hold(state: State, decision: Decision, option: Option) -> Text | None:
    """The best of the cards taken in hand."""
    cards = sorted((str(card) for card in option.args if card), key=lambda card: EQUIPMENT[card].level)
    return Text("md-counsel-equip", {"card": cards[-1], "level": EQUIPMENT[cards[-1]].level}) if cards else None


def _fixed(key: str) -> Reason:
    return lambda state, decision, option: Text(key)


_REASONS: dict[str, Reason] = {
    "attack": _attack,
    "move": _move,
    "pick_up": _pick_up,
    "keep_roll": _dice,
    "reroll": _dice,
    "reroll_dice": _dice,
    "use_in_attack": _use,
    "signature": _use,
    "pay_wounds": _use,
    "roll": _roll,
    "buy": _buy,
    "drink": _save,
    "hold": _hold,
    "wear": _hold,
    "open": _fixed("md-advice-open"),
    "leave": _fixed("md-advice-leave"),
    "end": _fixed("md-advice-end"),
    "stop": _fixed("md-advice-stop"),
    "activate": _fixed("md-advice-activate"),
    "activate_all": _fixed("md-advice-activate-all"),
    "heal": _fixed("md-advice-heal"),
    "trade": _fixed("md-advice-trade"),
    "transmute": _fixed("md-advice-transmute"),
}
