"""Slots and bags: rearranging what a hero wears and holds, trading, and transmuting."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from ....kernel.records import Frame, Option, Refusal, Scalar, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import CLASSES, EQUIPMENT, HEROES
from ...state import Table, Work, change, less
from ..board.decks import HIGHEST, put_away
from ..board.refusals import named_hero, no, no_card, too_high, why_not
from ..board.skills import usable_level


def own(work: Work, seat: int, card: str) -> None:
    """Put a card into a hero's bag."""
    change(work, seat, bag=tuple(sorted((*work.heroes[seat].bag, card))))


def lose(work: Work, seat: int, card: str) -> None:
    """Take a card from a hero, wherever it lies: from the bag first."""
    hero = work.heroes[seat]
    if card in hero.bag:
        change(work, seat, bag=less(hero.bag, card))
    elif card in hero.hands:
        change(work, seat, hands=less(hero.hands, card))
    else:
        change(work, seat, body="")


# Reorganizing: the body slot and the hands are each settled at most once, so it always comes to an end.


def barred_wearing(table: Table, seat: int, card: str) -> Refusal | None:
    """What bars wearing a card instead of what is worn now (empty: nothing at all)."""
    hero = table.heroes[seat]
    if card == hero.body:
        return no("MD-EQP-23", "md-why-worn-already")
    if not card:
        return None
    if card not in EQUIPMENT or card not in hero.bag:
        return no_card(table, seat, card) or no("MD-EQP-23", "md-why-not-armour", card=card)
    if EQUIPMENT[card].slot != "body":
        return no("MD-EQP-23", "md-why-not-armour", card=card)
    return too_high(table, card)


def bodies(table: Table, seat: int) -> list[str]:
    """What the hero could wear instead: any armour, or nothing."""
    bag = sorted(set(table.heroes[seat].bag))
    return [card for card in (*bag, "") if barred_wearing(table, seat, card) is None]


def barred_holding(table: Table, seat: int, cards: tuple[str, ...]) -> Refusal | None:
    """What bars holding these cards instead of those held now: at most two one-handed cards or one two-handed card
    (MD-EQP-05)."""
    hero = table.heroes[seat]
    have = [*hero.hands, *hero.bag]
    for card in cards:
        if card not in have:
            twice = card in (*hero.hands, *hero.bag)
            return no("MD-EQP-05", "md-why-one-copy", card=card) if twice else no_card(table, seat, card) or _worn(card)
        have.remove(card)
        if "hand" not in EQUIPMENT[card].slot:
            return no("MD-EQP-05", "md-why-not-held", card=card)
        high = too_high(table, card)
        if high is not None:
            return high
    if len(cards) > 1 and (len(cards) > 2 or any(EQUIPMENT[card].slot == "two_hands" for card in cards)):
        return no("MD-EQP-05", "md-why-two-hands")
    return no("MD-EQP-05", "md-why-held-already") if sorted(cards) == sorted(hero.hands) else None


def _worn(card: str) -> Refusal:
    return no("MD-EQP-05", "md-why-not-held", card=card)


def grips(table: Table, seat: int) -> list[tuple[str, ...]]:
    """What the hero could hold instead."""
    hero = table.heroes[seat]
    cards = tuple(sorted(c for c in (*hero.hands, *hero.bag) if "hand" in EQUIPMENT[c].slot and usable_level(table, c)))
    held = tuple(sorted(hero.hands))
    return [grip for grip in _grips(cards) if grip != held]


@lru_cache(maxsize=4096)
def _grips(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    single = [card for card in cards if EQUIPMENT[card].slot == "one_hand"]
    double = [card for card in cards if EQUIPMENT[card].slot == "two_hands"]
    found: dict[tuple[str, ...], None] = {}
    for card in (*single, *double):
        found[(card,)] = None
    for pair in combinations(single, 2):
        found[tuple(sorted(pair))] = None
    found[()] = None
    return tuple(found)


def can_reorganize(table: Table, seat: int) -> bool:
    """Whether a hero could wear or hold anything else than now, if only nothing (MD-ACT-49)."""
    hero = table.heroes[seat]
    return hero.alive and bool(hero.body or hero.hands or _spare(table, seat))


def _spare(table: Table, seat: int) -> bool:
    """Whether the bag holds something to equip."""
    return any(EQUIPMENT[card].slot and usable_level(table, card) for card in table.heroes[seat].bag)


def gains_by_rearranging(table: Table, seat: int) -> bool:
    """Whether something could come of another arrangement: a card of the bag could be equipped, or a skill of the hero
    asks for no armour while it wears one (MD-SKILL-79)."""
    hero = table.heroes[seat]
    return hero.alive and (_spare(table, seat) or (bool(hero.body) and _bares(hero.hero, hero.role, hero.cards)))


@lru_cache(maxsize=4096)
def _bares(hero: str, role: str, cards: tuple[str, ...]) -> bool:
    """Whether a hero has, or could buy, a skill that asks for no armour."""
    lines = [*HEROES[hero].shadow, *HEROES[hero].special]
    lines += [line for card in cards for line in EQUIPMENT[card].skills]
    if role:
        sheet = CLASSES[role]
        lines += [*sheet.signature, *sheet.free]
        lines += [line for row in sheet.lines for step in row.steps for line in step.skills]
    return any(need.op == "no_armor" for line in lines for need in line.needs)


def reorganize(work: Work, seat: int) -> None:
    """Ask a hero's player for a new arrangement, if something could come of one."""
    if gains_by_rearranging(work, seat):
        push(work, "reorganize", seat, "body", "hands")


def _arrangements(table: Table, frame: Frame) -> list[Option]:
    seat = int(frame.args[0])
    options = [Option("keep", "keep")]
    if "body" in frame.args:
        options += [Option(f"wear {card or 'nothing'}", "wear", (card,)) for card in bodies(table, seat)]
    if "hands" in frame.args:
        options += [Option(f"hold {' '.join(grip) or 'nothing'}", "hold", grip) for grip in grips(table, seat)]
    return options


def _arrange(work: Work, frame: Frame, option: Option) -> None:
    seat = int(frame.args[0])
    if option.kind == "keep":
        return
    hero = work.heroes[seat]
    if option.kind == "wear":
        card = str(option.args[0])
        bag = less(hero.bag, card) if card else hero.bag
        bag = tuple(sorted((*bag, hero.body))) if hero.body else bag
        change(work, seat, body=card, bag=bag)
        tell(work, "md-event-wears", "MD-ACT-49", hero=hero.hero, card=card or "nothing")
    else:
        grip = tuple(str(card) for card in option.args)
        bag = tuple(sorted((*hero.bag, *hero.hands)))
        for card in grip:
            bag = less(bag, card)
        change(work, seat, hands=grip, bag=bag)
        tell(work, "md-event-holds", "MD-ACT-49", hero=hero.hero, cards=grip or ("nothing",))
    left = [part for part in frame.args[1:] if part != ("body" if option.kind == "wear" else "hands")]
    again = Frame("reorganize", (seat, *left))
    if left and len(_arrangements(work, again)) > 1:
        work.stack += (again,)


@why_not("reorganize", "wear", "card")
def why_not_wear(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    card = words[1] if len(words) > 1 else ""
    if words[0] == "card" and card in EQUIPMENT and "hand" in EQUIPMENT[card].slot:
        return why_not_hold(table, frame, ["hold", card])
    if "body" not in frame.args:
        return no("MD-ACT-49", "md-why-settled")
    return barred_wearing(table, int(frame.args[0]), "" if card == "nothing" else card)


@why_not("reorganize", "hold")
def why_not_hold(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    if "hands" not in frame.args:
        return no("MD-ACT-49", "md-why-settled")
    return barred_holding(table, int(frame.args[0]), tuple(word for word in words[1:] if word != "nothing"))


BOOK.question(
    "reorganize",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-reorganize", {"hero": table.heroes[int(frame.args[0])].hero}),
    options=_arrangements,
    answer=_arrange,
)


# Trading: any division of the cards is reached although each card changes hands once at most.


def traders(table: Table, seat: int) -> list[int]:
    """The heroes in the zone, dead ones included (MD-ACT-50)."""
    at = table.heroes[seat].at
    return [other for other, hero in enumerate(table.heroes) if hero.at == at and not hero.out]


def movable(table: Table, giver: int, moved: tuple[str, ...]) -> list[str]:
    """The distinct cards and carried tokens of a hero, less what came to it in this trade."""
    hero = table.heroes[giver]
    cards = [*hero.cards, *hero.carried]
    for entry in moved:
        seat, _, card = entry.partition(":")
        if int(seat) == giver and card in cards:
            cards.remove(card)
    return sorted(set(cards))


def barred_giving(
    table: Table, company: Sequence[int], moved: tuple[str, ...], card: str, giver: int, taker: int
) -> Refusal | None:
    """What bars passing a card on among the heroes of a trade: each changes hands once at most."""
    absent = next((seat for seat in (giver, taker) if seat not in company), None)
    if absent is not None:
        return no("MD-ACT-50", "md-why-not-here", hero=table.heroes[absent].hero)
    if giver == taker:
        return no("MD-ACT-50", "md-why-same-hero")
    return no_card(table, giver, card) or (
        None if card in movable(table, giver, moved) else no("MD-ACT-50", "md-why-moved-once", card=card)
    )


@why_not("trade", "give")
def why_not_give(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    """`give t1_hammer owen bjorn`."""
    return read_gift(table, traders(table, int(frame.args[0])), frame.args[1:], words)


def read_gift(table: Table, company: Sequence[int], moved: tuple[Scalar, ...], words: list[str]) -> Refusal | None:
    if len(words) != 4:
        return no("MD-ACT-50", "md-why-gift-words")
    giver, taker = named_hero(table, words[2]), named_hero(table, words[3])
    if isinstance(giver, Refusal):
        return giver
    if isinstance(taker, Refusal):
        return taker
    return barred_giving(table, company, tuple(map(str, moved)), words[1], giver, taker)


@why_not("trade", "transmute")
def why_not_transmute(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    who = named_hero(table, words[1]) if len(words) > 1 else int(frame.args[0])
    if isinstance(who, Refusal):
        return who
    if who not in traders(table, int(frame.args[0])) or not table.heroes[who].alive:
        return no("MD-ACT-50", "md-why-not-here", hero=table.heroes[who].hero)
    return barred_transmuting(table, who)


def _deals(table: Table, frame: Frame) -> list[Option]:
    seat, moved = int(frame.args[0]), tuple(str(entry) for entry in frame.args[1:])
    company = traders(table, seat)
    options = [Option("done", "done")]
    for giver in company:
        for card in movable(table, giver, moved):
            options += [
                Option(
                    f"give {card} {table.heroes[giver].hero} {table.heroes[taker].hero}", "give", (card, giver, taker)
                )
                for taker in company
                if taker != giver
            ]
    options += [
        Option(f"transmute {table.heroes[who].hero}", "transmute", (who,))
        for who in company
        if table.heroes[who].alive and barred_transmuting(table, who) is None
    ]
    return options


def _deal(work: Work, frame: Frame, option: Option) -> None:
    """The hero whose action it is may rearrange as it likes, the others where something could come of it (MD-ACT-49,
    MD-ACT-51)."""
    seat = int(frame.args[0])
    if option.kind == "done":
        for other in reversed(traders(work, seat)):
            if other != seat:
                reorganize(work, other)
        if can_reorganize(work, seat):
            push(work, "reorganize", seat, "body", "hands")
        return
    if option.kind == "transmute":
        work.stack += (frame,)
        push(work, "transmute", int(option.args[0]))
        return
    card, giver, taker = str(option.args[0]), int(option.args[1]), int(option.args[2])
    hand_over(work, card, giver, taker, "MD-ACT-50")
    work.stack += (Frame("trade", (*frame.args, f"{taker}:{card}")),)


def hand_over(work: Work, card: str, giver: int, taker: int, rule: str) -> None:
    """Pass a card, or a token of the mission carried like one, to another hero."""
    if card in EQUIPMENT:
        lose(work, giver, card)
        own(work, taker, card)
    else:
        change(work, giver, carried=less(work.heroes[giver].carried, card))
        change(work, taker, carried=(*work.heroes[taker].carried, card))
    tell(work, "md-event-gives", rule, hero=work.heroes[giver].hero, card=card, hero2=work.heroes[taker].hero)


BOOK.question(
    "trade",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-trade", {"hero": table.heroes[int(frame.args[0])].hero}),
    options=_deals,
    answer=_deal,
)


# Transmuting.


def barred_transmuting(table: Table, seat: int) -> Refusal | None:
    """Three equipment cards are needed (MD-ACT-54)."""
    return None if len(table.heroes[seat].cards) >= 3 else _THREE_CARDS


_THREE_CARDS = no("MD-ACT-54", "md-why-three-cards")


def _offered(table: Table, frame: Frame) -> list[Option]:
    rest = _rest(table, frame)
    offers = [card for card in dict.fromkeys(rest) if barred_discarding(rest, frame, card) is None]
    return [*(Option(f"discard {card}", "discard", (card,)) for card in offers), Option("cancel", "cancel")]


def _rest(table: Table, frame: Frame) -> list[str]:
    """The cards not yet named."""
    cards = list(table.heroes[int(frame.args[0])].cards)
    for card in frame.args[1:]:
        cards.remove(str(card))
    return sorted(cards)


def barred_discarding(rest: list[str], frame: Frame, card: str) -> Refusal | None:
    """Cards are named in order, so that three cards make one answer and not six; so enough of them must stay behind."""
    chosen = [str(one) for one in frame.args[1:]]
    if chosen and card < chosen[-1]:
        return no("MD-ACT-53", "md-why-in-order")
    behind = len(rest) - rest.index(card)
    return None if behind >= 3 - len(chosen) else no("MD-ACT-53", "md-why-in-order")


@why_not("transmute", "discard", "card")
def why_not_discard(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    card = words[1] if len(words) > 1 else ""
    rest = _rest(table, frame)
    missing = no_card(table, int(frame.args[0]), card)
    if missing is not None or card not in rest:
        return missing or no("MD-ACT-53", "md-why-discarded")
    return barred_discarding(rest, frame, card)


def _transmute(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "cancel":
        return
    seat = int(frame.args[0])
    chosen = (*(str(card) for card in frame.args[1:]), str(option.args[0]))
    if len(chosen) < 3:
        push(work, "transmute", seat, *chosen)
        return
    level = min(HIGHEST, min(EQUIPMENT[card].level for card in chosen) + 1)
    for card in chosen:
        lose(work, seat, card)
        put_away(work, card)
    tell(work, "md-event-transmutes", "MD-ACT-53", hero=work.heroes[seat].hero, cards=chosen, level=level)
    push(work, "tidy", seat)
    push(work, "draw_transmuted", seat, level)


BOOK.question(
    "transmute",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-transmute", {"n": 4 - len(frame.args)}),
    options=_offered,
    answer=_transmute,
)
