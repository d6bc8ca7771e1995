"""Equipment: what a loadout is worth to a hero, who gets a card, what is worn and held, and what becomes junk."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ...kernel.records import Option
from ..catalog import CLASSES, EQUIPMENT, KINDS
from ..chapters.board.board import board_of
from ..chapters.board.skills import equipped, keyword, usable_level
from ..chapters.gear.inventory import bodies, grips
from ..state import Combat, Hero, State, less
from .chances import Side, mean, sides, wounds
from .mind import Mind

#: The enemy a loadout is measured with: how it defends and how it strikes.
_GUARD = Side((1, 1))
_STRIKE = Side((1, 1))
_SHIELDED = 1.1  # a wound not suffered, against a wound dealt
_OTHER_KIND = 0.15  # a second kind of attack
_CORNERED = 0.55  # what is left of an attack that cannot strike an enemy beside a hero who cannot slip away
_POTION = 1.5


def with_hero(table: State, seat: int, hero: Hero) -> State:
    changed: State = replace(table, heroes=(*table.heroes[:seat], hero, *table.heroes[seat + 1 :]))
    return changed


#: Loadouts already judged. They are judged for a healthy hero at the start zone, so that a judgement never changes.
_JUDGED: dict[tuple[object, ...], float] = {}
_MOST_JUDGED = 20_000


def worth(table: State, seat: int) -> float:
    """What the hero's present loadout is worth."""
    hero = table.heroes[seat]
    items = tuple(card for card in hero.bag if EQUIPMENT[card].kind == "item")
    key = (table.mission, table.level, table.story, hero.hero, hero.role, hero.bought, hero.body, hero.hands, items)
    known = _JUDGED.get(key)
    if known is None:
        if len(_JUDGED) >= _MOST_JUDGED:
            _JUDGED.clear()
        fresh: Hero = replace(hero, at=board_of(table.mission).start, health=hero.maximum, lasting=())
        calm: State = replace(with_hero(table, seat, fresh), blessed=(), light="")
        known = _JUDGED[key] = _judged(calm, seat)
    return known


def _judged(table: State, seat: int) -> float:
    """Wounds dealt and wounds not suffered."""
    cards = equipped(table, seat)
    dealt: dict[str, float] = {}
    for kind in KINDS:
        if any(kind in EQUIPMENT[card].dice for card in cards):
            attack, _ = sides(table, Combat(True, seat, -1, kind, pillar=True))
            dealt[kind] = mean(wounds(attack, _GUARD)) * _fit(table, seat, kind)
    ranked = sorted(dealt.values(), reverse=True)
    total = sum(part * weight for part, weight in zip(ranked, (1.0, _OTHER_KIND, 0.0), strict=False))
    if "melee" not in dealt and keyword(table, seat, "evasive") is None:
        total *= _CORNERED
    suffered = sum(
        mean(wounds(_STRIKE, sides(table, Combat(False, seat, -1, kind))[1])) for kind in ("melee", "ranged")
    )
    return total - _SHIELDED * suffered / 2 + 0.05 * sum(EQUIPMENT[card].kind == "item" for card in cards)


def _fit(table: State, seat: int, kind: str) -> float:
    """How well a kind of combat suits a hero."""
    sheet = CLASSES[table.heroes[seat].role] if table.heroes[seat].role else None
    liked = 1.1 if sheet is not None and kind in (sheet.primary, sheet.secondary) else 0.95
    return liked if kind == "melee" else 1.05 * liked


#: The best arrangement of some cards, as it was found: body, hands, bag, and what it is worth.
_ARRANGED: dict[tuple[object, ...], tuple[str, tuple[str, ...], tuple[str, ...], float]] = {}


def dressed(table: State, seat: int) -> tuple[Hero, float]:
    """The hero with the best of its cards on, and what that is worth: hands first, then the body."""
    hero = table.heroes[seat]
    key = (table.mission, table.level, table.story, hero.hero, hero.role, hero.bought, hero.body, hero.hands, hero.bag)
    known = _ARRANGED.get(key)
    if known is None:
        if len(_ARRANGED) >= _MOST_JUDGED:
            _ARRANGED.clear()
        best, most = _best(table, seat)
        known = _ARRANGED[key] = (best.body, best.hands, best.bag, most)
    body, hands, bag, most = known
    found: Hero = replace(hero, body=body, hands=hands, bag=bag)
    return found, most


def _best(table: State, seat: int) -> tuple[Hero, float]:
    best = table.heroes[seat]
    most = worth(table, seat)
    for grip in grips(table, seat):
        hero = _holding(table.heroes[seat], grip)
        value = worth(with_hero(table, seat, hero), seat)
        if value > most + 1e-6:
            best, most = hero, value
    for card in bodies(with_hero(table, seat, best), seat):
        hero = _wearing(best, card)
        value = worth(with_hero(table, seat, hero), seat)
        if value > most + 1e-6:
            best, most = hero, value
    return best, most


def _holding(hero: Hero, grip: Iterable[str]) -> Hero:
    bag = tuple(sorted((*hero.bag, *hero.hands)))
    for card in grip:
        bag = less(bag, card)
    changed: Hero = replace(hero, hands=tuple(grip), bag=bag)
    return changed


def _wearing(hero: Hero, card: str) -> Hero:
    bag = less(hero.bag, card) if card else hero.bag
    changed: Hero = replace(hero, body=card, bag=tuple(sorted((*bag, hero.body))) if hero.body else bag)
    return changed


def reorganize(mind: Mind, seat: int, options: tuple[Option, ...]) -> Option:
    """Put the best loadout on, hands or body, whichever is asked."""
    wanted, _ = dressed(mind.table, seat)
    hero = mind.table.heroes[seat]
    for option in options:
        if option.kind == "hold" and tuple(sorted(map(str, option.args))) == tuple(sorted(wanted.hands)):
            if tuple(sorted(wanted.hands)) != tuple(sorted(hero.hands)):
                return option
        elif option.kind == "wear" and option.args[0] == wanted.body and wanted.body != hero.body:
            return option
    return options[0]


def need(mind: Mind, seat: int, card: str) -> float:
    """How much a hero gains by a card it does not have yet."""
    table, hero = mind.table, mind.table.heroes[seat]
    printed = EQUIPMENT[card]
    if printed.kind == "consumable":
        have = sum(EQUIPMENT[other].kind == "consumable" for other in hero.bag)
        return _POTION - 0.4 * have + 0.1 * (hero.maximum - hero.health)
    if not usable_level(table, card):
        return 0.0
    _, before = dressed(table, seat)
    more: Hero = replace(hero, bag=tuple(sorted((*hero.bag, card))))
    _, after = dressed(with_hero(table, seat, more), seat)
    return after - before


def share(mind: Mind, seat: int, options: tuple[Option, ...]) -> Option:
    """A card just gained goes to whoever in the zone gains most by it."""
    card = str(options[0].args[0])
    table = mind.table
    hero = table.heroes[seat]
    without: Hero = replace(hero, bag=less(hero.bag, card)) if card in hero.bag else hero
    bare = Mind(with_hero(table, seat, without), seat)
    best, most = options[0], need(bare, seat, card) + 0.05
    for option in options[1:]:
        value = need(bare, int(option.args[1]), card)
        if value > most:
            best, most = option, value
    return best


# Transmuting.


def spare(mind: Mind, seat: int) -> list[str]:
    """The cards a hero does not need: neither put on at its best, nor working from the bag."""
    wanted, _ = dressed(mind.table, seat)
    return sorted(
        (card for card in wanted.bag if EQUIPMENT[card].kind == "combat"),
        key=lambda card: (EQUIPMENT[card].level, card),
    )


def junk(mind: Mind, seat: int) -> tuple[str, ...] | None:
    """Three cards to be turned into a better one."""
    if sum(EQUIPMENT[card].kind == "combat" for card in mind.table.heroes[seat].cards) < 3:
        return None
    cards = spare(mind, seat)
    return tuple(cards[:3]) if len(cards) >= 3 else None


def transmute(mind: Mind, seat: int, chosen: tuple[str, ...], options: tuple[Option, ...]) -> Option:
    """Name the three cards in the order they are asked for."""
    cards = junk(mind, seat)
    if cards is not None:
        left = sorted(cards)
        for card in chosen:
            if card in left:
                left.remove(card)
        for option in options:
            if option.kind == "discard" and left and option.args[0] == left[0]:
                return option
    return options[-1]


def least_missed(mind: Mind, seat: int, options: tuple[Option, ...]) -> Option:
    """The card whose loss hurts least, where one has to go."""
    wanted, _ = dressed(mind.table, seat)
    on = {wanted.body, *wanted.hands}

    def missed(option: Option) -> tuple[bool, bool, int]:
        card = str(option.args[0])
        return card in on, EQUIPMENT[card].kind in ("item", "consumable"), EQUIPMENT[card].level

    return min(options, key=missed)
