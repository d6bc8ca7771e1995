"""Definitions by id, built once: what is printed on cards, sites, relics and oaths, and the printed tracks."""

from __future__ import annotations

from msgspec import Struct

from ..kernel.powers import Power
from ..kernel.records import Effect

DENIZEN = "denizen"
EDIFICE = "edifice"
VISION = "vision"
RELIC = "relic"

SITE_ONLY = "site"
ADVISER_ONLY = "adviser"

#: The major actions, by the names modifiers use.
ACTIONS = ("search", "muster", "trade", "travel", "recover", "campaign")


class Price(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a power asks: favor and secrets placed on its card or burned, secrets turned down, warbands sacrificed."""

    favor: int = 0
    burn: int = 0
    secrets: int = 0
    burn_secrets: int = 0
    flip: int = 0
    sacrifice: int = 0

    @property
    def places(self) -> bool:
        return bool(self.favor or self.secrets)

    def plus(self, other: Price) -> Price:
        return Price(
            self.favor + other.favor,
            self.burn + other.burn,
            self.secrets + other.secrets,
            self.burn_secrets + other.burn_secrets,
            self.flip + other.flip,
            self.sacrifice + other.sacrifice,
        )


FREE = Price()


class Printed(Struct, frozen=True, omit_defaults=True):
    """One power of a card. `when`: action, plan, play, rest, always, or the major action it modifies. `side`: whose
    battle plan it is (attack, defense, either)."""

    when: str
    effect: Effect
    price: Price = FREE
    side: str = ""
    asks: str = ""  # what a modifier lets its user choose when it is announced
    open: bool = False  # everybody who does not rule the card may announce it, wherever


class Card(Struct, frozen=True, omit_defaults=True):
    """A denizen, one side of an edifice, a Vision or a relic. `dice`: defence dice of a relic. `back`: the other side
    of an edifice."""

    id: str
    kind: str
    number: int = 0
    suit: str = ""
    only: str = ""
    locked: bool = False
    powers: tuple[Printed, ...] = ()
    dice: int = 0
    back: str = ""
    ruined: bool = False
    goal: str = ""

    def power(self, when: str) -> Printed | None:
        for printed in self.powers:
            if printed.when == when:
                return printed
        return None


class SiteCard(Struct, frozen=True, omit_defaults=True):
    """A site: room for cards, what its first visitor finds, what a relic costs there, and its power."""

    id: str
    capacity: int
    favor: int = 0
    secrets: int = 0
    relics: int = 0
    bank: str = ""  # the bank a relic is paid into
    cost: Price = FREE  # or what is burned
    powers: tuple[Printed, ...] = ()
    coast: bool = False


class Oath(Struct, frozen=True):
    """A goal of the Oathkeeper, the Successor's, and the Vision with the same goal."""

    id: str
    goal: str
    successor: str
    vision: str
    start: str = ""  # the banner the Chancellor begins with


CARDS: dict[str, Card] = {}
SITES: dict[str, SiteCard] = {}
OATHS: dict[str, Oath] = {}
#: The modifiers of the Reliquary, by the space they are printed on.
RELIQUARY: dict[str, tuple[Printed, ...]] = {}
#: What the banners give whoever holds them.
BANNERS: dict[str, tuple[Printed, ...]] = {}


def suit_of(card: str) -> str:
    """The suit of a card; ruins, Visions and relics have none."""
    return CARDS[card].suit


def is_vision(card: str) -> bool:
    return CARDS[card].kind == VISION


def is_denizen(card: str) -> bool:
    return CARDS[card].kind == DENIZEN


def leaves(effect: Effect, needs: tuple[str, ...] = ()) -> tuple[tuple[Effect, tuple[str, ...]], ...]:
    """The words of a standing power, each with the conditions around it."""
    if effect.op == "nothing":
        return ()
    if effect.op == "seq":
        return tuple(leaf for part in effect.parts for leaf in leaves(part, needs))
    if effect.op == "when":
        return leaves(effect.parts[0], (*needs, str(effect.args[0])))
    return ((effect, needs),)


def bends(printed: Printed, source: str, seat: int, place: str, chosen: str = "") -> tuple[Power, ...]:
    """A standing power, or an announced modifier, as powers in force."""
    return tuple(
        Power(leaf.op, source, seat, place, (*leaf.args, chosen) if chosen else leaf.args, needs, leaf.parts)
        for leaf, needs in leaves(printed.effect)
    )


def written(card: Card) -> bool:
    """Whether this edition can play the card."""
    return bool(card.powers)


# -- printed tracks ---------------------------------------------------------------------------------------------------

TRAVEL_COST = {
    ("cradle", "cradle"): 1,
    ("cradle", "provinces"): 2,
    ("cradle", "hinterland"): 4,
    ("provinces", "cradle"): 2,
    ("provinces", "provinces"): 2,
    ("provinces", "hinterland"): 2,
    ("hinterland", "cradle"): 4,
    ("hinterland", "provinces"): 2,
    ("hinterland", "hinterland"): 3,
}
#: Supply for a search of the world deck, by Visions drawn.
DECK_COST = (2, 3, 3, 4, 4, 4)
#: The track of Visions drawn ends here, also where one that was drawn before comes up again (OA-SET-038).
MOST_VISIONS = 5
PILE_COST = 2
MUSTER_COST = TRADE_COST = RECOVER_COST = 1
CAMPAIGN_COST = 2
DRAWN = 3
ADVISER_LIMIT = 3
#: Least number of warbands in the personal bank, and the Supply it refreshes to; the best first.
EXILE_SUPPLY = ((9, 6), (4, 5), (0, 4))
CHANCELLOR_SUPPLY = ((18, 6), (11, 5), (4, 4), (0, 3))
#: What ends the game after a round.
END_DIE = {5: (6,), 6: (5, 6), 7: (3, 4, 5, 6)}
MOB = 6
VISIONS_NEEDED = 3

ATTACK_FACES = ("hollow", "hollow", "hollow", "sword", "sword", "skull")
DEFENSE_FACES = ("blank", "blank", "shield", "shield", "two_shields", "double")
END_FACES = ("1", "2", "3", "4", "5", "6")
RELIQUARY_SPACES = ("brutal", "decadent", "careless", "greedy")

#: What the Clockwork Prince pays no heed to: flat bans, and sites that restrict travel (OA-PRINCE-121, 122, 194).
PRINCE_IGNORES = frozenset(
    {
        "tome_guardians",
        "hall_of_debate",
        "forest_council",
        "ruined_temple",
        "circlet_of_command",
        "ancient_bloodline",
        "the_hidden_place",
        "narrow_pass",
        "barren_coast",
        "lush_coast",
        "rocky_coast",
    }
)
