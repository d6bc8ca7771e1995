"""Setting up: the board of the mission, every deck, and the choices of the players before the first round."""

from __future__ import annotations

from functools import cache

from ....kernel.errors import UnknownName
from ....kernel.records import Option, Refusal, Setup, Text
from ....kernel.refusals import no
from ....kernel.rng import seeded
from ....kernel.work import push, shuffle, tell
from ...book import BOOK
from ...catalog import CAMPAIGN, CLASSES, DOORS, ENEMIES, EQUIPMENT, EVENTS, HEROES, LEATHER, MISSIONS, VARIANTS
from ...features import FEATURES, Feature, fire, fold
from ...state import NOBODY, Hero, Lying, Pillar, State, Table, Work, change, frozen, less
from ..board.board import board_of
from ..board.decks import home
from ..board.skills import grown_by
from ..enemies.spawn import place_monsters

LIFEBRINGER = 2


def start(setup: Setup, seed: int, mission: str = "") -> State:
    """The first state: the mission laid out, everybody at the first choice. `mission`: on a board of one's own."""
    work = empty_table(setup, seed)
    if setup.scenario == CAMPAIGN:
        push(work, "begin_campaign")
    else:
        lay_out(work, mission or setup.scenario)
        first_choices(work)
    BOOK.settle(work)
    return frozen(work)


def empty_table(setup: Setup, seed: int) -> Work:
    """A table with its heroes and without a mission. Raises UnknownName for whatever does not exist."""
    if setup.scenario not in MISSIONS and setup.scenario != CAMPAIGN:
        raise UnknownName("error-unknown-scenario", name=setup.scenario, known=(*MISSIONS, CAMPAIGN))
    if not 1 <= len(setup.players) <= len(HEROES):
        raise UnknownName("md-error-players", n=len(setup.players))
    for place, hero in enumerate(setup.players):
        if hero not in HEROES:
            raise UnknownName("md-error-hero", name=hero, known=tuple(HEROES))
        if hero in setup.players[:place]:
            raise UnknownName("md-error-hero-twice", name=hero)
    for name, value in setup.options.items():
        if name not in VARIANTS:
            raise UnknownName("md-error-option", name=name, known=tuple(VARIANTS))
        if value not in VARIANTS[name].values:
            raise UnknownName("md-error-option-value", name=name, value=value, known=VARIANTS[name].values)
    return Work(
        stack=(),
        rng=seeded(seed),
        pins=(),
        scenario=setup.scenario,
        mission="",
        story=setup.scenario == CAMPAIGN,
        choices=tuple(f"{name}:{value}" for name, value in sorted(setup.options.items())),
        round=0,
        phase="setup",
        level=1,
        first=0,
        heroes=tuple(Hero(hero) for hero in setup.players),
        foes=(),
        turn=None,
        acting=NOBODY,
        combat=None,
        shut=(),
        opened=(),
        pillars=(),
        gone=(),
        levels=(),
        treasure=(),
        tokens=(),
        decks={},
        discards={},
        lifebringer=0,
        light="",
        blessed=(),
        serial=1,
        notes=(),
        campaign=None,
        outcome=None,
    )


def lay_out(work: Work, mission: str) -> None:
    """Lay tiles, tokens, doors, pillars; shuffle every deck; put the heroes on the start zone (MD-SET-16 to 40)."""
    printed = MISSIONS[mission]
    board = board_of(mission)
    work.mission = mission
    FEATURES.changed()
    work.round, work.level, work.light, work.blessed, work.notes = 0, 1, "", (), ()
    work.foes, work.treasure, work.gone, work.serial = (), (), (), 1
    work.shut = tuple(n for n, door in enumerate(printed.doors) if door.state != "open")
    work.pillars = tuple(Pillar(n, pillar.health) for n, pillar in enumerate(printed.pillars))
    work.levels = tuple((level, board.number[zone]) for level, zone in printed.levels)
    if work.story:
        _story_levels(work)
    ajar = [zone for n, door in enumerate(printed.doors) if door.state == "open" for zone in board.doors[n]]
    work.opened = tuple(sorted({board.chamber_of[zone] for zone in ajar if board.chamber_of[zone] >= 0}))
    build_decks(work)
    hidden = iter(shuffle(work, printed.pool))
    work.tokens = tuple(
        Lying(
            spot.id,
            next(hidden) if spot.type == "objective" else spot.type,
            board.number[spot.zone],
            spot.down,
            not spot.pickable,
        )
        for spot in printed.tokens
    )
    work.lifebringer = fold(work, Feature.lives, LIFEBRINGER)
    work.heroes = tuple(
        Hero(
            hero.hero,
            hero.role,
            board.start,
            hero.maximum,
            hero.grown,
            hero.xp,
            hero.micro,
            body=hero.body,
            hands=hero.hands,
            bag=hero.bag,
            bought=hero.bought,
        )
        for hero in work.heroes
    )


def hero_level(hero: Hero) -> int:
    """The level of the highest skill a hero has acquired, at least 1 (MD-STORY-06, ruling A-77)."""
    if not hero.role:
        return 1
    lines = zip(CLASSES[hero.role].lines, hero.bought, strict=True)
    return max((line.steps[have - 1].level for line, have in lines if have), default=1)


def starting_level(table: Table) -> int:
    """A story mission starts at the highest hero's level (MD-STORY-07)."""
    return max(hero_level(hero) for hero in table.heroes)


def _story_levels(work: Work) -> None:
    """Level tokens the mission lacks below its starting level join the highest one (MD-STORY-09)."""
    work.level = starting_level(work)
    highest, zone = max(work.levels)
    work.levels += tuple((level, zone) for level in range(highest + 1, work.level + 1))
    for seat, hero in enumerate(work.heroes):
        change(work, seat, grown=grown_by(hero, work.level))


def build_decks(work: Work) -> None:
    """Sort every card into its deck, without what heroes own (ruling A-83), and shuffle (MD-SET-17 to 23)."""
    decks = dict(_box())
    for hero in work.heroes:
        for owned in hero.cards:
            decks[home(owned)] = less(decks[home(owned)], owned)
    work.decks = {name: cards if name == "starting" else shuffle(work, cards) for name, cards in decks.items()}
    work.discards = dict.fromkeys(work.decks, ())


@cache
def _box() -> dict[str, tuple[str, ...]]:
    """Every card in its deck; in the order of names, so that moving content between files changes no deal."""
    decks: dict[str, list[str]] = {"door": list(DOORS), "event": list(EVENTS), "starting": [], "artifact": []}
    for kind in ("treasure", "guard"):
        decks |= {f"{kind}_{level}": [] for level in range(1, 6)}
    decks |= {"lesser": [], "greater": []}
    for card in EQUIPMENT.values():
        decks[home(card.id)] += [card.id] * card.copies
    for enemy in ENEMIES.values():
        decks[enemy.category or f"guard_{enemy.level}"] += [enemy.id] * enemy.copies
    return {name: tuple(sorted(cards)) for name, cards in sorted(decks.items())}


# The choices before the first round.


def first_choices(work: Work) -> None:
    """Classes, weapons, the first player; then the mission begins."""
    seats = range(len(work.heroes))
    push(work, "begin_mission")
    if len(seats) > 1:
        push(work, "first_player", seat=0)
    for seat in reversed(seats):
        push(work, "choose_weapon", seat=seat)
    for seat in reversed(seats):
        push(work, "choose_class", seat=seat)


CLASS = BOOK.asks("choose_class")


@CLASS.prompt
def _class_prompt(table: Table, seat: int) -> Text:
    return Text("md-ask-class", {"hero": table.heroes[seat].hero})


@CLASS.offers
def _classes(table: Table, seat: int) -> list[Option]:
    """Any class will do; the one the hero card recommends stands first (MD-SET-29, MD-HERO-10)."""
    hero = HEROES[table.heroes[seat].hero]
    order = sorted(CLASSES, key=lambda name: (name != hero.recommended, name))
    return [Option(f"class {name}", "class", (name,)) for name in order]


@CLASS.answers("class")
def _class_chosen(work: Work, seat: int, role: str) -> None:
    change(work, seat, role=role, bought=(0,) * len(CLASSES[role].lines))
    tell(work, "md-event-class", "MD-SET-29", hero=work.heroes[seat].hero, role=role)


def weapons(table: Table) -> list[str]:
    """The starting weapons still in the box; those that serve the class of the hero stand first."""
    return sorted({card for card in table.decks["starting"] if card != LEATHER})


WEAPON = BOOK.asks("choose_weapon")


@WEAPON.prompt
def _weapon_prompt(table: Table, seat: int) -> Text:
    return Text("md-ask-weapon", {"hero": table.heroes[seat].hero})


@WEAPON.offers
def _weapons(table: Table, seat: int) -> list[Option]:
    sheet = CLASSES[table.heroes[seat].role]

    def order(card: str) -> tuple[bool, bool, str]:
        dice = EQUIPMENT[card].dice
        return (sheet.primary not in dice, sheet.secondary not in dice, card)

    return [Option(f"take {card}", "take", (card,)) for card in sorted(weapons(table), key=order)]


@WEAPON.answers("take")
def _weapon_chosen(work: Work, seat: int, card: str) -> None:
    """Every hero has one weapon of the players' choice and a Leather Armour, both equipped (MD-SET-37, MD-SET-43)."""
    work.decks = {**work.decks, "starting": less(less(work.decks["starting"], card), LEATHER)}
    change(work, seat, body=LEATHER, hands=(card,))
    tell(work, "md-event-weapon", "MD-SET-37", hero=work.heroes[seat].hero, card=card)


@WEAPON.refuses("take", "card", "offer")
def why_not_take(table: Table, seat: int, words: list[str]) -> Refusal | None:
    """A starting weapon nobody has taken yet (MD-SET-37)."""
    known = words[1:2] and words[1] in weapons(table)
    return None if known else no("MD-SET-37", "md-why-no-weapon-left", said=" ".join(words[1:])[:40])


@CLASS.refuses("class")
def why_not_class(table: Table, seat: int, words: list[str]) -> Refusal | None:
    known = words[1:2] and words[1] in CLASSES
    return None if known else no("MD-SET-29", "md-why-no-class", said=" ".join(words[1:])[:40])


FIRST = BOOK.asks("first_player", "md-ask-first")


@FIRST.offers
def _firsts(table: Table, seat: int) -> list[Option]:
    return [Option(f"first {hero.hero}", "first", (one,)) for one, hero in enumerate(table.heroes)]


@FIRST.answers("first")
def _first_chosen(work: Work, seat: int, first: int) -> None:
    work.first = first
    tell(work, "md-event-first", "MD-SET-41", hero=work.heroes[first].hero)


# The start.


@BOOK.does("begin_mission")
def _begin_mission(work: Work) -> None:
    """The mission's own set-up, then round 1."""
    push(work, "round_start")
    push(work, "place_monsters")
    fire(work, Feature.prepare)


@BOOK.does("place_monsters")
def _place_monsters(work: Work) -> None:
    place_monsters(work)
