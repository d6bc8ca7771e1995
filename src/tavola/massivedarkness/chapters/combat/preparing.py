"""Before the roll of a combat: what the hero may pay or use for it (MD-CMB-06, rulings A-30, A-32, A-43)."""

from __future__ import annotations

from ....kernel.records import REVEALS, Frame, Option, Text
from ....kernel.work import tell
from ...book import BOOK
from ...catalog import CLASSES, EQUIPMENT, Skill
from ...state import Combat, Table, Work, fought, turned
from ..board.board import ways_of
from ..board.decks import put_away
from ..board.skills import MOMENTS, met, powers_at, usable_level
from ..gear.experience import can_pay_xp, pay_xp
from ..gear.inventory import lose
from .lines import CONSUMABLE, PAID_FOR, SIGNATURE, foe_label, origin, paid
from .rerolls import combat_seat
from .wounds import hurt


def preparing(work: Work) -> bool:
    """True: the hero's player may still add something to the roll."""
    combat = work.combat
    assert combat is not None
    if prepare_options(work, combat):
        work.stack += (Frame("combat"), Frame("combat_prepare"))
        return True
    fought(work, stage="roll")
    return False


def prepare_options(table: Table, combat: Combat) -> list[Option]:
    """What the hero could use now: the signature, powers paid with wounds, consumables."""
    moment = f"{'attack' if combat.mine else 'defense'} {combat.kind}"
    options = [Option("signature", "signature")] if _signature_ready(table, combat, MOMENTS[moment]) else []
    for source, line in powers_at(table, combat.seat, moment):
        wanted = line.needs and paid(line) and PAID_FOR + source not in combat.bonus
        if wanted and met(table, combat.seat, line):
            options += _payments(table, combat.seat, source, line)
    if combat.mine:
        options += _consumables(table, combat.seat)
    return options


def _signature_ready(table: Table, combat: Combat, moments: frozenset[str]) -> bool:
    """Once per own activation, for one point of experience (MD-SKILL-01, MD-SKILL-85, ruling A-32)."""
    hero, turn = table.heroes[combat.seat], table.turn
    if (
        turn is None
        or turn.seat != combat.seat
        or "signature" in turn.used
        or "commanded" in turn.used
        or not hero.role
    ):
        return False
    lines = CLASSES[hero.role].signature
    return can_pay_xp(table, combat.seat) and all(
        line.when in moments and met(table, combat.seat, line) for line in lines
    )


def _payments(table: Table, seat: int, source: str, line: Skill) -> list[Option]:
    """Who may suffer the wounds a power asks for: nobody who would fall by it (MD-SKILL-75, MD-SKILL-76)."""
    name = source.partition(":")[2]
    hero = table.heroes[seat]
    options = []
    for need in line.needs:
        n = int(need.args[0]) if need.args else 0
        if need.op == "bloodlust" and hero.health > n:
            options.append(Option(f"use {name}", "pay_wounds", (source, seat, n)))
        elif need.op == "blood_tribute":
            seen = ways_of(table).sight[hero.at]
            options += [
                Option(f"use {name} {payer.hero}", "pay_wounds", (source, other, n))
                for other, payer in enumerate(table.heroes)
                if payer.present and payer.health > n and payer.at in seen
            ]
    return options


def _consumables(table: Table, seat: int) -> list[Option]:
    cards = dict.fromkeys(table.heroes[seat].bag)
    return [
        Option(f"use {card}", "use_in_attack", (card,))
        for card in cards
        if EQUIPMENT[card].timing == "attack" and usable_level(table, card)
    ]


def _options(table: Table, frame: Frame) -> list[Option]:
    combat = table.combat
    assert combat is not None
    return [*prepare_options(table, combat), Option("roll", "roll", (), REVEALS)]


def _answer(work: Work, frame: Frame, option: Option) -> None:
    combat = work.combat
    assert combat is not None
    hero = work.heroes[combat.seat]
    if option.kind == "roll":
        fought(work, stage="roll")
    elif option.kind == "signature":
        pay_xp(work, combat.seat)
        turn = work.turn
        assert turn is not None
        turned(work, used=(*turn.used, "signature"))
        fought(work, bonus=(*combat.bonus, SIGNATURE + hero.role))
        tell(work, "md-event-signature", "MD-SKILL-01", hero=hero.hero, role=hero.role)
    elif option.kind == "use_in_attack":
        card = str(option.args[0])
        lose(work, combat.seat, card)
        put_away(work, card)
        fought(work, bonus=(*combat.bonus, CONSUMABLE + card))
        tell(work, "md-event-uses", "MD-EQP-20", hero=hero.hero, card=card)
    else:
        source, payer, n = str(option.args[0]), int(option.args[1]), int(option.args[2])
        if payer == combat.seat:
            _pay(work, source, payer, n)
        else:
            work.stack += (Frame("combat_tribute", (source, payer, n)),)


def _pay(work: Work, source: str, payer: int, n: int) -> None:
    combat = work.combat
    assert combat is not None
    rule = "MD-SKILL-75" if payer == combat.seat else "MD-SKILL-76"
    tell(work, "md-event-pays-wounds", rule, hero=work.heroes[payer].hero, origin=origin(source), n=n)
    hurt(work, payer, n, rule)
    fought(work, bonus=(*combat.bonus, PAID_FOR + source))


def _prompt(table: Table, frame: Frame) -> Text:
    combat = table.combat
    assert combat is not None
    key = "md-ask-prepare-attack" if combat.mine else "md-ask-prepare-defense"
    return Text(key, {"hero": table.heroes[combat.seat].hero, "enemy": foe_label(table, combat), "kind": combat.kind})


BOOK.question("combat_prepare", seat=combat_seat, prompt=_prompt, options=_options, answer=_answer)


def _agreed(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "agree":
        _pay(work, str(frame.args[0]), int(frame.args[1]), int(frame.args[2]))
    else:
        tell(work, "md-event-no-tribute", "MD-SKILL-76", hero=work.heroes[int(frame.args[1])].hero)


BOOK.question(
    "combat_tribute",
    seat=lambda table, frame: int(frame.args[1]),
    prompt=lambda table, frame: Text(
        "md-ask-tribute",
        {
            "hero": table.heroes[combat_seat(table, frame)].hero,
            "origin": origin(str(frame.args[0])),
            "n": int(frame.args[2]),
        },
    ),
    options=lambda table, frame: [Option("agree", "agree"), Option("refuse", "refuse")],
    answer=_agreed,
)
