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
    sites: int  #: sites ruled; those of the Empire count for the Chancellor
    held: int  #: relics and banners as the oath counts them


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


class Share(Struct, frozen=True):
    """What a source gives to a pool: `warbands`, a site or card, a target (`site plains`, `pawn`), `title`, `plans`."""

    source: str
    n: int


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
    forming: bool  #: targets are still being declared; the dice are those there would be
    attack_from: tuple[Share, ...]
    defense_from: tuple[Share, ...]
    attack_force: int  #: warbands, and bandits that fight
    defense_force: int
    attack_dead: int  #: warbands fallen so far
    defense_dead: int
    open: tuple[Plan, ...]  #: plans that could still be used


class Term(Struct, frozen=True):
    """One thing that would change hands: favor and secrets by number, the rest by name."""

    kind: str
    giver: int
    taker: int
    what: str


class Stand(Struct, frozen=True):
    """How a player stands, now or after an exchange. `friends`: those who are no enemies."""

    seat: int
    role: str
    favor: int
    secrets: int
    warbands: int
    supply: int
    relics: int
    banners: int
    advisers: int
    sites: int  #: sites ruled; an Imperial player rules those of the whole Empire
    vision: str  #: the Vision revealed
    goal: bool  #: whether that Vision's goal is met
    friends: tuple[int, ...]


class Bargain(Struct, frozen=True):
    """What an exchange would make of both sides, who holds the title before and after (-1: there will be a choice), and
    who would win for the Empire. `settled`: whether nobody has anything more to choose."""

    before: tuple[Stand, ...]
    after: tuple[Stand, ...]
    keeper: tuple[int, int]
    heir: tuple[int, int]
    settled: bool


class Offer(Struct, frozen=True):
    """An exchange: by whom, to whom, whether it is proposed or still being put together. `guest`: who would become a
    Citizen by it, else -1. `counters`: how many counter-offers it has been through. `then`: what comes of it."""

    by: int
    to: int
    proposed: bool
    terms: tuple[Term, ...]
    space: int  #: the Reliquary space of an offer of Citizenship, else -1
    guest: int
    counters: int
    then: Bargain


class Relation(Struct, frozen=True):
    """How a suit stands to the Prince: `friend`, `conspirator` or unaligned, and how high."""

    suit: str
    column: str
    height: int


class Foreseen(Struct, frozen=True):
    """A step the Prince will take if nothing changes: its node and deed, whether it would be skipped, where it leads,
    whom it strikes (-1: the bandits) and for what, and the test that leads to it."""

    node: str
    deed: str
    skipped: bool
    place: str
    foe: int
    targets: tuple[str, ...]
    because: str


class Prince(Struct, frozen=True):
    """The mind of the Clockwork Prince, which lies open. `start`, `mark`: the nodes of his markers; `deed`, `quadrant`:
    those of the action marker. `limit`: actions of his turn, now or next; `done`: those behind him. `threat`: a seat,
    -1 without one, by the line of his sheet. `judge`: who decides for an Expanded one, -1 where he does."""

    seat: int
    level: str
    judge: int
    start: str
    mark: str
    deed: str
    quadrant: str
    relations: tuple[Relation, ...]
    ambition: int
    tactics: int  #: the step of the track
    dice: int  #: what that step is worth
    threat: int
    line: int
    goal: str
    aim: str
    limit: int
    done: int
    shown: tuple[str, ...]  #: cards revealed in his last turn
    acting: bool  #: whether his actions are under way
    ahead: tuple[Foreseen, ...]


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
    deck_left: int
    piles: dict[str, tuple[str, ...]]
    shown: str  #: a card of a pile that everybody has seen this turn, else empty
    relics_left: int
    reliquary: tuple[Space, ...]
    banners: dict[str, Banner]
    tokens: dict[str, Tokens]
    captives: tuple[Captive, ...]
    promises: tuple[Promise, ...]
    dispossessed: int
    gone: tuple[str, ...]
    campaigns: tuple[Campaign, ...]
    offer: Offer | None
    prince: Prince | None


class Gain(Struct, frozen=True):
    """What an action brings: `cards`, `warbands`, `favor`, `secrets`."""

    what: str
    n: int


class Bend(Struct, frozen=True):
    """A card that changes a number of an action: the Supply it costs, or what it brings."""

    what: str
    source: str
    before: int
    after: int


class Sacrifice(Struct, frozen=True):
    """The chance that just so many sacrifices win, and the warbands left then on average."""

    n: int
    chance: float
    left: float


class Answer(Struct, frozen=True):
    """What a plan of the other side would make of it: the chance to win, and to win without a sacrifice."""

    card: str
    seat: int
    won: float
    clear: float


class Thumb(Struct, frozen=True):
    """The rule of thumb: whether the force is greater than those it meets and their dice; whether dice are many."""

    force: int
    against: int
    dice: int
    likely: bool
    warned: bool


class Odds(Struct, frozen=True):
    """The exact odds of a campaign as it would stand: both pools, the chance of each total, and the sacrifices."""

    attack_dice: int
    defense_dice: int
    attack_from: tuple[Share, ...]
    defense_from: tuple[Share, ...]
    attack: tuple[tuple[int, float], ...]
    defense: tuple[tuple[int, float], ...]
    attack_mean: float
    defense_mean: float
    needed: tuple[Sacrifice, ...]
    lost: float
    answers: tuple[Answer, ...]
    thumb: Thumb


class Fate(Struct, frozen=True):
    """What comes of a sacrifice, or of none: who wins with which totals, and all who have fallen by then."""

    winner: str
    attack: int
    defense: int
    attack_dead: int
    defense_dead: int


class Forecast(Struct, frozen=True):
    """What to expect of an answer: its Supply, what it brings, the cards that bend it, the odds of a campaign. `could`:
    what cards not yet announced would change. `costs` and `chance`: what an answer out of turn surely takes, and how
    likely it succeeds."""

    supply: int | None = None
    gains: tuple[Gain, ...] = ()
    changes: tuple[Bend, ...] = ()
    odds: Odds | None = None
    fate: Fate | None = None
    could: tuple[Bend, ...] = ()
    costs: tuple[Gain, ...] = ()
    chance: float | None = None
