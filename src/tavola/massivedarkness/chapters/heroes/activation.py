"""A hero's activation: three actions, free ones between them, and counter-attacks when it is over."""

from __future__ import annotations

from ....kernel.records import IDLE, Frame, Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import KINDS
from ...features import Feature, gather
from ...state import NOBODY, Table, Turn, Work, change, the_foe, turn_of, turned
from ..board.ending import verdict
from ..board.naming import foe_name, pillar_name
from ..board.reach import barred_target
from ..board.refusals import NO_ACTION
from ..board.skills import passive
from ..combat.course import attack, attack_pillar, kinds_ready, targets
from ..combat.suffering import heal
from ..enemies.counter import strike_back
from ..gear.inventory import can_reorganize
from ..gear.levels import check_levels
from ..gear.trading import barred_transmuting, traders
from .actions import ACTIONS, ACTIVATION, action, barred_action, pay, payable, why_not
from .keywords import keyword_options
from .movement import may_step, step_options
from .uses import card_options, use_options

PER_ACTIVATION = 3


@BOOK.does("activate_hero")
def _activate(work: Work, seat: int) -> None:
    """A living hero takes its activation (MD-ACT-02, MD-ACT-05)."""
    if not work.heroes[seat].present:
        return
    work.acting = seat
    change(work, seat, lasting=())
    begin(work, seat, PER_ACTIVATION)
    tell(work, "md-event-activation", "MD-ACT-02", hero=work.heroes[seat].hero)
    regenerate(work, seat)
    push(work, "activation_over", seat)
    push(work, "activation", seat)


def regenerate(work: Work, seat: int) -> None:
    """Heal at the start of the activation; different sources add up (MD-SKILL-32, MD-SKILL-06)."""
    words = (effect.args for effect in passive(work, seat, "keyword"))
    n = sum(int(value) for name, value in words if name == "regeneration")
    if n:
        heal(work, seat, n, "MD-SKILL-32")


def begin(work: Work, seat: int, actions: int) -> None:
    """Hand a hero its actions, with the free ones its powers give."""
    extra: list[str] = []
    for effect in passive(work, seat, "extra_action"):
        n, kind = int(effect.args[0]), str(effect.args[1])
        if kind == "any":
            actions += n
        else:
            extra += [kind] * n
    work.turn = Turn(seat, actions, tuple(extra))


# Attacks.


def barred_attack(table: Table, seat: int, kind: str) -> Refusal | None:
    """No attack of a kind can be begun: neither an action nor a free combat action is left."""
    return None if payable(turn_of(table), "combat") else barred_action(table, seat, kind)


def attack_options(table: Table, seat: int, kinds: tuple[str, ...]) -> list[Option]:
    """Every attack of these kinds that is possible now."""
    options = []
    for kind, foe_n, pillar in targets(table, seat, kinds):
        if pillar:
            options.append(Option(f"{kind} {pillar_name(table, foe_n)}", "attack_pillar", (kind, foe_n)))
            continue
        foe = the_foe(table, foe_n)
        options.append(Option(f"{kind} {foe_name(table, foe)}", "attack", (kind, foe_n)))
    return options


@why_not(*KINDS)
def why_not_attack(table: Table, seat: int, words: list[str]) -> Refusal | None:
    """`melee orc_flayers`, `ranged pillar2`."""
    kind, name = words[0], " ".join(words[1:])
    found = _named(table, name)
    if found is None:
        return no("MD-ACT-24", "md-why-no-enemy", said=name[:40])
    general = barred_action(table, seat, "") or barred_attack(table, seat, kind)
    return general or barred_target(table, seat, kind, *found)


@why_not("enemy", "pillar")
def why_not_strike(table: Table, seat: int, words: list[str]) -> Refusal | None:
    """An enemy or pillar touched: why none of the hero's kinds of combat reaches it."""
    ready = kinds_ready(table, seat)
    if not ready:
        return no("MD-ACT-24", "md-why-unarmed")
    reasons = [why_not_attack(table, seat, [kind, *words[1:]]) for kind in ready]
    return None if None in reasons else reasons[0]


def _named(table: Table, name: str) -> tuple[int, bool] | None:
    """An enemy or a pillar by its name: its number, and whether it is a pillar."""
    for foe in table.foes:
        if foe_name(table, foe) == name:
            return foe.n, False
    for pillar in table.pillars:
        if pillar_name(table, pillar.n) == name:
            return pillar.n, True
    return None


def _pay_attack(work: Work, kind: str) -> None:
    extra = turn_of(work).extra
    pay(work, "combat" if kind not in extra and "combat" in extra else kind)


@action("attack")
def _attack(work: Work, seat: int, kind: str, n: int) -> None:
    _pay_attack(work, kind)
    attack(work, seat, n, kind, counter="commanded" not in turn_of(work).used)


@action("attack_pillar")
def _attack_pillar(work: Work, seat: int, kind: str, n: int) -> None:
    _pay_attack(work, kind)
    attack_pillar(work, seat, n, kind)


# Getting up, trading, transmuting.


def barred_getting_up(table: Table, seat: int) -> Refusal | None:
    if not table.heroes[seat].stunned:
        return no("MD-ACT-32", "md-why-standing")
    return None if turn_of(table).actions > 0 else NO_ACTION


@why_not("get_up")
def why_not_get_up(table: Table, seat: int, words: list[str]) -> Refusal | None:
    return barred_getting_up(table, seat)


@action("get_up", "any")
def _get_up(work: Work, seat: int) -> None:
    change(work, seat, stunned=False)
    tell(work, "md-event-gets-up", "MD-ACT-32", hero=work.heroes[seat].hero)


@why_not("trade")
def why_not_trade(table: Table, seat: int, words: list[str]) -> Refusal | None:
    barred = barred_action(table, seat, "any")
    return no("MD-ACT-48", "md-why-no-action") if barred is NO_ACTION else barred


@action("trade", "trade")
def _trade(work: Work, seat: int) -> None:
    tell(work, "md-event-trades", "MD-ACT-48", hero=work.heroes[seat].hero)
    push(work, "trade", "", seat=seat)


@why_not("transmute")
def why_not_transmute(table: Table, seat: int, words: list[str]) -> Refusal | None:
    return barred_action(table, seat, "") or barred_transmuting(table, seat)


@action("transmute")
def _transmute(work: Work, seat: int) -> None:
    push(work, "transmute", seat=seat)


@action("stop")
def _stop(work: Work, seat: int) -> None:
    """What is left of the movement points is lost (MD-ACT-36)."""
    turned(work, points=-1)


# The question.


@ACTIVATION.whom
def _acting(table: Table, hero: int) -> int:
    return hero


@ACTIVATION.prompt
def _prompt(table: Table, seat: int, hero: int) -> Text:
    turn = turn_of(table)
    if turn.points > 0:
        return Text("md-ask-step", {"hero": table.heroes[seat].hero, "n": turn.points})
    key = "md-ask-commanded" if "commanded" in turn.used else "md-ask-action"
    return Text(key, {"hero": table.heroes[seat].hero, "n": turn.actions})


_STOP, _GET_UP, _TRADE, _TRANSMUTE = (Option(n, n) for n in ("stop", "get_up", "trade", "transmute"))
_END = Option("end", "end")
_IDLE_TRADE = Option("trade", "trade", (), IDLE)


@ACTIVATION.offers
def _options(table: Table, seat: int, hero: int) -> list[Option]:
    turn = turn_of(table)
    if turn.points > 0:
        return [*step_options(table, seat), _STOP]
    if table.heroes[seat].stunned:
        up = [_GET_UP] if barred_getting_up(table, seat) is None else []
        return [*up, *card_options(table, seat), _END]
    options: list[Option] = []
    if payable(turn, "move"):
        options += step_options(table, seat)
    fights = payable(turn, "combat")
    kinds = KINDS if fights else tuple(kind for kind in KINDS if barred_attack(table, seat, kind) is None)
    if kinds:
        options += attack_options(table, seat, kinds)
    options += keyword_options(table, seat)
    if turn.actions > 0:
        there = traders(table, seat)
        shared = len(there) > 1 and any(table.heroes[one].cards for one in there)
        idle = not shared and not can_reorganize(table, seat)
        options.append(_IDLE_TRADE if idle else _TRADE)
        options += gather(table, Feature.more_actions, seat)
    if barred_transmuting(table, seat) is None:
        options.append(_TRANSMUTE)
    options += use_options(table, seat)
    options.append(_END)
    return options


ACTIVATION.declines("end")


@ACTIVATION.otherwise
def _act(work: Work, seat: int, hero: int, option: Option) -> None:
    """Take the action, look what it has changed, and go on with the activation."""
    push(work, "activation", seat)
    push(work, "action_over", seat)
    ACTIONS[option.kind].take(work, seat, option.args)


@BOOK.does("action_over")
def _action_over(work: Work, seat: int) -> None:
    """After each answer: a movement action that cannot go on is over; then the level is looked at, and the end."""
    turn = work.turn
    if turn is None:
        return
    if verdict(work):
        return
    hero = work.heroes[seat]
    if not hero.present:
        work.stack = tuple(waiting for waiting in work.stack if waiting != Frame("activation", (seat,)))
        check_levels(work)
        return
    if turn.points > 0 and (hero.stunned or not may_step(work, seat)):
        turn = turned(work, points=-1)
    if turn.points == 0:
        turn = turned(work, points=-1)
    if turn.points < 0:
        check_levels(work)
    if "commanded" in turn.used and turn.points < 0 and turn.actions == 0:
        work.stack = tuple(waiting for waiting in work.stack if waiting != Frame("activation", (seat,)))


@BOOK.does("activation_over")
def _activation_over(work: Work, seat: int) -> None:
    """The hero has finished: surviving enemies it attacked strike back (MD-CTR-01)."""
    hero = work.heroes[seat]
    lasting = tuple(source for source in hero.lasting if source.startswith("signature:"))
    change(work, seat, lasting=lasting)
    push(work, "counters_over")
    if hero.present:
        strike_back(work, seat)


@BOOK.does("counters_over")
def _counters_over(work: Work) -> None:
    work.turn = None
    work.acting = NOBODY
    if not verdict(work):
        check_levels(work)
