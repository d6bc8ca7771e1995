"""The shape of what a seat sees; the types of the page are written from it."""

from __future__ import annotations

from msgspec import Struct


class Title(Struct, frozen=True):
    """Who holds the title, and which side it shows: oathkeeper or usurper."""

    holder: int
    side: str


class Veiled(Struct, frozen=True):
    """A relic lying face down; its card is empty to who has not seen it."""

    n: int
    card: str
    seen: tuple[int, ...]


class Space(Struct, frozen=True):
    """A space of the Reliquary; without a relic it binds the Chancellor."""

    space: str
    relic: Veiled | None


class Adviser(Struct, frozen=True):
    """An adviser by the name answers use, its back, and its card if the seat may know it."""

    name: str
    card: str
    up: bool
    back: str
    suit: str
    seen: tuple[int, ...]


class Player(Struct, frozen=True):
    """A board. `hand`: the cards drawn, to others their backs."""

    color: str
    role: str
    site: str
    favor: int
    secrets: int
    spent: int
    warbands: int
    bank: int
    supply: int
    advisers: tuple[Adviser, ...]
    relics: tuple[str, ...]
    vision: str
    hand: tuple[str, ...]


class Site(Struct, frozen=True):
    """A slot of the map. `name`: what answers call it; `id` is empty while it is not known."""

    slot: int
    region: str
    name: str
    id: str
    up: bool
    capacity: int
    cards: tuple[str, ...]
    relics: tuple[Veiled, ...]
    favor: int
    secrets: int
    army: str
    warbands: int
    ruler: int
    bandits: int


class Banner(Struct, frozen=True):
    """A banner: its holder (-1: nobody), what lies on it, and its side."""

    holder: int
    tokens: int
    side: str


class Tokens(Struct, frozen=True):
    """Favor and secrets lying on a card."""

    favor: int
    secrets: int


class Captive(Struct, frozen=True):
    """Warbands standing on a card."""

    card: str
    color: str
    n: int


class Promise(Struct, frozen=True):
    """A promise made at the Tribunal."""

    by: int
    to: int
    what: str
    round: int


class Plan(Struct, frozen=True):
    """A battle plan used, and by whom (-1: the bandits)."""

    card: str
    seat: int


class Campaign(Struct, frozen=True):
    """A campaign under way; the innermost stands last."""

    n: int
    attacker: int
    defender: int
    site: str
    targets: tuple[str, ...]
    allies: tuple[int, ...]
    attack_dice: int
    defense_dice: int
    plans: tuple[Plan, ...]
    attack_roll: tuple[str, ...]
    defense_roll: tuple[str, ...]
    attack: int
    defense: int
    sacrificed: int
    winner: str


class View(Struct, frozen=True, kw_only=True):
    """The table as a seat sees it; `seat` None: a spectator."""

    game: str
    scenario: str
    seat: int | None
    oath: str
    round: int
    visions_drawn: int
    turn: int
    title: Title
    players: tuple[Player, ...]
    sites: tuple[Site, ...]
    banks: dict[str, int]
    shared: int
    deck_top: str
    piles: dict[str, tuple[str, ...]]
    relics_left: int
    reliquary: tuple[Space, ...]
    banners: dict[str, Banner]
    tokens: dict[str, Tokens]
    captives: tuple[Captive, ...]
    promises: tuple[Promise, ...]
    dispossessed: int
    gone: tuple[str, ...]
    campaigns: tuple[Campaign, ...]
