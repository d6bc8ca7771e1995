"""A hero's activation: three actions, free ones between them, and counter-attacks when it is over."""

from __future__ import annotations

from ....kernel.records import IDLE, Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...features import adventure
from ...state import NOBODY, Table, Turn, Work, change, foe_of, turned
from ..board.ending import verdict
from ..board.naming import foe_name, pillar_name
from ..board.skills import passive
from ..combat.course import attack, attack_pillar, targets
from ..combat.suffering import heal
from ..enemies.counter import strike_back
from ..gear.inventory import can_reorganize, can_transmute, traders
from ..gear.levels import check_levels
from .doors import open_door
from .keywords import keyword_options, use_keyword
from .movement import leave, pick_up, points_per_action, step_options, walk
from .uses import card_options, use_card, use_options

ACTIONS = 3
#: Options that a movement point pays; further ones belong to missions.
_STEPS = frozenset({"move", "open", "pick_up", "leave"})


def payable(turn: Turn, what: str) -> bool:
    """Whether an action of a kind is left: any ordinary one, or a free one of that kind (MD-SKILL-22)."""
    return turn.actions > 0 or what in turn.extra


def pay(work: Work, what: str) -> None:
    """Spend an action; a free one of exactly that kind goes first."""
    turn = work.turn
    assert turn is not None
    if what in turn.extra:
        place = turn.extra.index(what)
        turned(work, extra=turn.extra[:place] + turn.extra[place + 1 :], points=-1)
    else:
        turned(work, actions=turn.actions - 1, points=-1)


@BOOK.step("activate_hero")
def _activate(work: Work, frame: Frame) -> None:
    """A living hero takes its activation (MD-ACT-02, MD-ACT-05)."""
    seat = int(frame.args[0])
    if not work.heroes[seat].present:
        return
    work.acting = seat
    change(work, seat, lasting=())
    begin(work, seat, ACTIONS)
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


def attack_options(table: Table, seat: int, kinds: tuple[str, ...]) -> list[Option]:
    """Every attack of these kinds that is possible now."""
    options = []
    for kind, foe_n, pillar in targets(table, seat, kinds):
        if pillar:
            options.append(Option(f"{kind} {pillar_name(table, foe_n)}", "attack_pillar", (kind, foe_n)))
            continue
        foe = foe_of(table, foe_n)
        assert foe is not None
        options.append(Option(f"{kind} {foe_name(table, foe)}", "attack", (kind, foe_n)))
    return options


def _options(table: Table, frame: Frame) -> list[Option]:
    seat = int(frame.args[0])
    turn = table.turn
    assert turn is not None
    if turn.points > 0:
        return [*step_options(table, seat), Option("stop", "stop")]
    end = Option("end", "end")
    if table.heroes[seat].stunned:
        up = [Option("get_up", "get_up")] if turn.actions > 0 else []
        return [*up, *card_options(table, seat), end]
    options: list[Option] = []
    if payable(turn, "move"):
        options += step_options(table, seat)
    kinds = tuple(kind for kind in ("melee", "ranged", "magic") if payable(turn, kind) or payable(turn, "combat"))
    if kinds:
        options += attack_options(table, seat, kinds)
    options += keyword_options(table, seat)
    if turn.actions > 0:
        idle = len(traders(table, seat)) == 1 and not can_reorganize(table, seat)
        options.append(Option("trade", "trade", (), IDLE if idle else 0))
        options += adventure(table).more_actions(table, seat)
    if can_transmute(table, seat):
        options.append(Option("transmute", "transmute"))
    options += use_options(table, seat)
    return [*options, end]


def _answer(work: Work, frame: Frame, option: Option) -> None:
    seat = int(frame.args[0])
    kind = option.kind
    if kind == "end":
        return
    work.stack += (frame,)
    push(work, "action_over", seat)
    turn = work.turn
    assert turn is not None
    if kind == "stop":
        turned(work, points=-1)
    elif kind in _STEPS or option in adventure(work).more_steps(work, seat):
        _step(work, seat, option)
    elif kind == "get_up":
        pay(work, "any")
        change(work, seat, stunned=False)
        tell(work, "md-event-gets-up", "MD-ACT-32", hero=work.heroes[seat].hero)
    elif kind in ("attack", "attack_pillar"):
        _attack(work, seat, option)
    elif kind == "trade":
        pay(work, "trade")
        tell(work, "md-event-trades", "MD-ACT-48", hero=work.heroes[seat].hero)
        push(work, "trade", seat)
    elif kind == "transmute":
        push(work, "transmute", seat)
    elif kind == "use":
        use_card(work, seat, option)
    elif use_keyword(work, seat, option):
        pass
    else:
        pay(work, "any")
        adventure(work).act(work, seat, option)


def _step(work: Work, seat: int, option: Option) -> None:
    """Spend a movement point; the first one begins a movement action (MD-ACT-35, MD-ACT-36)."""
    turn = work.turn
    assert turn is not None
    if turn.points <= 0:
        pay(work, "move")
        turn = turned(work, points=points_per_action(work, seat))
    turned(work, points=turn.points - 1)
    if option.kind == "move":
        walk(work, seat, int(option.args[0]))
    elif option.kind == "open":
        open_door(work, seat, int(option.args[0]))
    elif option.kind == "pick_up":
        pick_up(work, seat)
    elif option.kind == "leave":
        leave(work, seat)
    else:
        adventure(work).act(work, seat, option)


def _attack(work: Work, seat: int, option: Option) -> None:
    turn = work.turn
    assert turn is not None
    kind, n = str(option.args[0]), int(option.args[1])
    pay(work, "combat" if kind not in turn.extra and "combat" in turn.extra else kind)
    if option.kind == "attack":
        attack(work, seat, n, kind, counter="commanded" not in turn.used)
    else:
        attack_pillar(work, seat, n, kind)


BOOK.question(
    "activation",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: _prompt(table, int(frame.args[0])),
    options=_options,
    answer=_answer,
)


def _prompt(table: Table, seat: int) -> Text:
    turn = table.turn
    assert turn is not None
    if turn.points > 0:
        return Text("md-ask-step", {"hero": table.heroes[seat].hero, "n": turn.points})
    key = "md-ask-commanded" if "commanded" in turn.used else "md-ask-action"
    return Text(key, {"hero": table.heroes[seat].hero, "n": turn.actions})


@BOOK.step("action_over")
def _action_over(work: Work, frame: Frame) -> None:
    """After each answer: a movement action that cannot go on is over; then the level is looked at, and the end."""
    seat = int(frame.args[0])
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
    if turn.points > 0 and (hero.stunned or not step_options(work, seat)):
        turn = turned(work, points=-1)
    if turn.points == 0:
        turn = turned(work, points=-1)
    if turn.points < 0:
        check_levels(work)
    if "commanded" in turn.used and turn.points < 0 and turn.actions == 0:
        work.stack = tuple(waiting for waiting in work.stack if waiting != Frame("activation", (seat,)))


@BOOK.step("activation_over")
def _activation_over(work: Work, frame: Frame) -> None:
    """The hero has finished: surviving enemies it attacked strike back (MD-CTR-01)."""
    seat = int(frame.args[0])
    hero = work.heroes[seat]
    lasting = tuple(source for source in hero.lasting if source.startswith("signature:"))
    change(work, seat, lasting=lasting)
    push(work, "counters_over")
    if hero.present:
        strike_back(work, seat)


@BOOK.step("counters_over")
def _counters_over(work: Work, frame: Frame) -> None:
    work.turn = None
    work.acting = NOBODY
    if not verdict(work):
        check_levels(work)
