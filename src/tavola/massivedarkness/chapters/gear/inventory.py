"""Slots and bags: rearranging what a hero wears and holds, trading, and transmuting."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from ....kernel.records import Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import CLASSES, EQUIPMENT, HEROES
from ...state import Table, Work, change, less
from ..board.decks import HIGHEST, put_away
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


def bodies(table: Table, seat: int) -> list[str]:
    """What the hero could wear instead: any armour, or nothing."""
    hero = table.heroes[seat]
    cards = {card for card in hero.bag if EQUIPMENT[card].slot == "body" and usable_level(table, card)}
    return sorted(cards - {hero.body}) + ([""] if hero.body else [])


def grips(table: Table, seat: int) -> list[tuple[str, ...]]:
    """What the hero could hold instead: at most two one-handed cards or one two-handed card (MD-EQP-05)."""
    hero = table.heroes[seat]
    cards = tuple(sorted(c for c in (*hero.hands, *hero.bag) if "hand" in EQUIPMENT[c].slot and usable_level(table, c)))
    return [grip for grip in _grips(cards) if grip != tuple(sorted(hero.hands))]


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
        if table.heroes[who].alive and can_transmute(table, who)
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


def can_transmute(table: Table, seat: int) -> bool:
    """Three equipment cards are needed (MD-ACT-54)."""
    return len(table.heroes[seat].cards) >= 3


def _offered(table: Table, frame: Frame) -> list[Option]:
    seat, chosen = int(frame.args[0]), [str(card) for card in frame.args[1:]]
    cards = list(table.heroes[seat].cards)
    for card in chosen:
        cards.remove(card)
    # Cards are named in order, so that three cards make one answer and not six; so enough of them must stay behind.
    rest = sorted(card for card in cards if not chosen or card >= chosen[-1])
    need = 3 - len(chosen)
    offers = [
        card for place, card in enumerate(rest) if len(rest) - place >= need and (place == 0 or rest[place - 1] != card)
    ]
    return [*(Option(f"discard {card}", "discard", (card,)) for card in offers), Option("cancel", "cancel")]


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
