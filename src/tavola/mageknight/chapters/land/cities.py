"""Cities (MK-CITY): garrisons, what each city lends its defenders, leaders, and what the citizens sell."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import lately, tell
from ...book import action
from ...catalog import CITIES, TILES
from ...features import Feature, fold, scenario_of
from ...state import Foe, FoeAttack, Placed, Space, Table, Token, Work
from ..pieces.foes import print_of
from ..pieces.hexmap import EAST, adjacent, board, hex_at, neighbours, put_space, space_at
from ..pieces.piles import draw_enemy, none_left
from .offers import need_advanced, need_spells, take_advanced

SPELL_COST = 7
ARTIFACT_COST = 12
ELITE_COST = 2
ADVANCED_COST = 6

_BLUE_BONUS = {"fire": 2, "ice": 2, "coldfire": 1}
_PHYSICAL_GAIN = {"red": "brutal", "green": "poison"}


def city_colors(table: Table, at: str) -> tuple[str, ...]:
    """The colour of the city on a space, two for one of two spaces, or nothing."""
    print_ = hex_at(table, at)
    return print_.colors if print_.site == "city" else ()


@lately
def _printed(tiles: tuple[Placed, ...]) -> list[str]:
    """Where cities are printed: asked for several times of every table that is drawn."""
    return [at for at, print_ in board(tiles).items() if print_.site == "city"]


def cities_on_map(table: Table) -> list[str]:
    """The space of each city; of one with two spaces the one that keeps everything."""
    found = _printed(table.tiles)
    return [at for at in found if not (at in table.spaces and table.spaces[at].part_of)] if table.variants else found


def parts(table: Table, at: str) -> tuple[str, ...]:
    """All spaces of the city on a space."""
    right = neighbours(at)[EAST]
    return (at, right) if right in table.spaces and table.spaces[right].part_of == at else (at,)


def next_to_city(table: Table, city: str, at: str) -> bool:
    """Whether a space borders any part of a city."""
    return any(adjacent(part, at) for part in parts(table, city))


def garrison(work: Work, at: str) -> None:
    """The base of each City figure shows the garrison of its level: those tokens lie face down on the City card, as
    many as there are. A city of two cards has one garrison, and its level is shared out, the odd one to the left."""
    colors = city_colors(work, at)
    level = city_level(work, at)
    shares = (level - level // 2, level // 2) if len(colors) > 1 else (level,)
    piles = [pile for color, share in zip(colors, shares, strict=True) for pile in city_piles(color, share)]
    tokens = tuple(Token(draw_enemy(work, pile)) for pile in piles if not none_left(work, pile))
    put_space(work, at, Space(tokens=tokens))
    if len(colors) == 1:
        tell(work, "mk-event-city", "MK-EXP-05g3", color=colors[0], count=level)
    else:
        tell(work, "mk-event-megapolis", "MK-VAR-MEGA-04", color=colors[0], color2=colors[1], count=level)


def city_level(table: Table, at: str) -> int:
    """The level the scenario gives a city, by the order in which they were revealed, as the special rules have it."""
    levels = scenario_of(table).city_levels
    level = levels[min(cities_on_map(table).index(at) + 1, len(levels)) - 1]
    return fold(table, Feature.city_level, level, len(city_colors(table, at)))


def city_piles(color: str, level: int) -> tuple[str, ...]:
    """The colours of the defenders. The dial ends at 11; one level more is one white token more (D42)."""
    garrisons = CITIES[color].garrisons
    return garrisons[level - 1] if level <= len(garrisons) else (*garrisons[-1], "white")


def befriend(work: Work, at: str) -> None:
    """A friendly city: no garrison, and one Shield of each player on its card."""
    put_space(work, at, Space(shields=tuple(range(len(work.players))), friendly=True))


def fortify(table: Table, at: str, foe: Foe) -> Foe:
    """What the city lends a defender: Armor (white), stronger elements (blue), Brutal (red) or Poison (green)."""
    for color in city_colors(table, at):
        if color == "white":
            foe = replace(foe, armor=foe.armor + 1)
        elif color == "blue":
            attacks = tuple(
                FoeAttack(one.state, one.less - _BLUE_BONUS.get(printed.element, 0), one.taken)
                for one, printed in zip(foe.attacks, print_of(foe).attacks, strict=True)
            )
            foe = replace(foe, attacks=attacks)
        else:
            foe = replace(foe, gained=(*foe.gained, _PHYSICAL_GAIN[color]))
    return foe


def raise_shields(work: Work, at: str, defeated: int) -> None:
    """One Shield for each defender beaten, kept in order, even when the city holds."""
    space = space_at(work, at)
    put_space(work, at, replace(space, shields=space.shields + (work.current,) * defeated))


def taken(table: Table, at: str) -> bool:
    """A city has fallen when its last defender has."""
    space = space_at(table, at)
    return bool(space.shields) and not space.tokens


def leader(shields: tuple[int, ...]) -> int:
    """Most Shields; among equals, whose Shield was placed first."""
    return max(dict.fromkeys(shields), key=lambda seat: (shields.count(seat), -shields.index(seat)))


def city_leader(table: Table, at: str) -> int | None:
    """Who leads a fallen city; nobody a friendly one."""
    space = space_at(table, at)
    return leader(space.shields) if taken(table, at) and not space.friendly else None


def hand_bonus(table: Table, seat: int, at: str) -> int:
    """On or next to a fallen city with an own Shield: 1 card more, 2 for its leader."""
    near = {at, *neighbours(at)}
    bonus = 0
    for place in cities_on_map(table):
        shields = space_at(table, place).shields
        if not near.isdisjoint(parts(table, place)) and taken(table, place) and seat in shields:
            bonus = max(bonus, 2 if city_leader(table, place) == seat else 1)
    return bonus


def all_taken(table: Table) -> bool:
    """Whether every city of the scenario has been revealed and has fallen."""
    revealed = cities_on_map(table)
    hidden = any(TILES[tile].city for tile in table.tile_stack)
    return bool(revealed) and not hidden and all(taken(table, at) for at in revealed)


def city_options(table: Table) -> list[Option]:
    """What the citizens of this colour sell besides Units."""
    found: list[Option] = []
    if sale_barred(table, "artifact") is None:
        found.append(Option("buy artifact", "buy_artifact"))
    if sale_barred(table, "elite") is None:
        found.append(Option("invite elite", "invite_elite"))
    if sale_barred(table, "training") is None:
        found += [Option(f"train {name}", "train", (name,)) for name in table.advanced_offer]
        if table.advanced:
            found.append(Option("train unseen", "train", ("",)))
    return found


#: What the citizens of one colour sell: the colour, the price in Influence, the rule.
_SALES = {
    "artifact": ("red", ARTIFACT_COST, "MK-INT-04e1"),
    "elite": ("white", ELITE_COST, "MK-INT-04e4"),
    "training": ("green", ADVANCED_COST, "MK-INT-04e5"),
}


def sale_barred(table: Table, goods: str) -> Refusal | None:
    """Why the citizens here do not sell an Artifact, an Elite Unit for the offer, or training."""
    color, cost, rule = _SALES[goods]
    if color not in city_colors(table, table.me.at):
        return no(rule, "mk-why-not-sold-here")
    stock = {"artifact": table.artifacts, "elite": table.elite, "training": table.advanced_offer + table.advanced}
    return cost_barred(table, cost, rule) if stock[goods] else no(rule, "mk-why-sold-out")


def cost_barred(table: Table, cost: int, rule: str = "MK-INT-04a1") -> Refusal | None:
    """Whether the Influence does not suffice."""
    have = table.me.influence
    return None if cost <= have else no(rule, "mk-why-influence", cost=cost, have=have)


def open_offers(work: Work) -> None:
    """Dealing with citizens may be the first use of a covered offer."""
    colors = city_colors(work, work.me.at)
    if "blue" in colors:
        need_spells(work)
    if "green" in colors:
        need_advanced(work)


@action("buy_artifact")
def buy_artifact(work: Work) -> None:
    """Red city: taken at the end of the turn like a combat reward."""
    work.me.influence -= ARTIFACT_COST
    work.me.rewards += ("artifact",)
    tell(work, "mk-event-buy-artifact", "MK-INT-04e1")


@action("invite_elite")
def invite_elite(work: Work) -> None:
    """White city: an Elite Unit joins the Unit offer."""
    work.me.influence -= ELITE_COST
    unit, work.elite = work.elite[0], work.elite[1:]
    work.unit_offer += (unit,)
    work.ledger.seal()
    tell(work, "mk-event-invite-elite", "MK-INT-04e4", unit=unit)


@action("train")
def train(work: Work, name: str) -> None:
    """Green city: an Advanced Action of the offer, or the unseen top of its deck, onto the Deed deck."""
    work.me.influence -= ADVANCED_COST
    if name:
        take_advanced(work, name)
    else:
        name, work.advanced = work.advanced[0], work.advanced[1:]
        work.ledger.seal()
    work.me.deck = (name, *work.me.deck)
    tell(work, "mk-event-learn", "MK-INT-04e5", card=name)
