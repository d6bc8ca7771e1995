"""Tables as the wire describes them (docs/protocol.md), set up by hand: one for each screen of the page.

Printed facts and words come from the program itself; only the situation is made up here.
"""

from __future__ import annotations

from typing import Any

import tavola
from tavola.kernel.records import Option
from tavola.kernel.shelf import game
from web.tables import lands, seated

Json = dict[str, Any]


def _player() -> Json:
    return {
        "seat": 0,
        "hero": "tovak",
        "at": "3,-4",
        "fame": 9,
        "level": 3,
        "level_from": 8,
        "next_level": 15,
        "reputation": 1,
        "influence_bonus": 0,
        "armor": 3,
        "hand_limit": 5,
        "hand_bonus": 1,
        "hand": ["stamina", "instinct", "swiftness", "tranquility", "cold_toughness"],
        "hand_count": 5,
        "deck_count": 8,
        "discard": ["rage", "march", "wound"],
        "play": [{"card": "march", "side": "strong"}],
        "crystals": {"red": 0, "blue": 1, "green": 0, "white": 1},
        "mana": {"green": 1},
        "units": [
            {"unit": "peasants", "spent": True, "wounds": 0, "n": 0},
            {"unit": "utem_guardsmen", "spent": False, "wounds": 1, "n": 1},
        ],
        "commands": 2,
        "skills": [{"skill": "tovak_double_time", "used": True}, {"skill": "tovak_shield_mastery", "used": False}],
        "tactic": {"tactic": "planning", "used": False, "stored": 0},
        "move": 6,
        "influence": 0,
        "heal": 0,
        "moved": True,
        "acted": False,
        "wounds_this_combat": 0,
    }


def _view() -> Json:
    return {
        "game": "mageknight",
        "scenario": "first_reconnaissance",
        "seat": 0,
        "round": {
            "number": 1,
            "of": 4,
            "time": "day",
            "turn": 2,
            "night_rules": False,
            "order": [{"who": "dummy", "tactic": "rethink"}, {"who": 0, "tactic": "planning"}],
            "announced": False,
            "last_turn": False,
        },
        "phase": "move",
        "map": {
            "hexes": lands.spaces(),
            "slots": [lands.slot("0,3", 3, -9, False), lands.slot("1,2", 5, -8, True), lands.slot("2,1", 7, -7, False)],
            "stack": {"countryside": 4, "core": 3},
        },
        "source": [
            {"color": "red", "state": "free"},
            {"color": "gold", "state": "free"},
            {"color": "black", "state": "depleted"},
        ],
        "offers": {
            "units": [{"unit": "herbalists"}, {"unit": "utem_crossbowmen"}, {"unit": "guardian_golems"}],
            "advanced": [],
            "spells": [],
            "skills": [],
            "tactics": [],
        },
        "decks": {"artifacts": 12, "spells": 10, "advanced": 20, "regular": 17},
        "players": [_player()],
        "dummy": {
            "hero": "norowas",
            "deck": 9,
            "discard": 7,
            "crystals": {"green": 1, "white": 2},
            "tactic": "rethink",
        },
        "combat": None,
        "rewards": [],
        "chosen": None,
    }


#: A game whose hero stands somewhere: options are put on pieces by the rules of the game themselves.
SOMEWHERE = tavola.new("mageknight", "first_reconnaissance", ("tovak",), 7)


def _option(notation: str, label: str, kind: str, *args: Any, reveals: bool = False, idle: bool = False) -> Json:
    rules, state = SOMEWHERE.rules, SOMEWHERE.state
    return {
        "notation": notation,
        "label": label,
        "kind": kind,
        "args": list(args),
        "pieces": rules.pieces(state, Option(notation, kind, args)),
        "section": rules.sections.get(kind, "other"),
        "reveals": reveals,
        "idle": idle,
    }


def _cards() -> list[Json]:
    return [
        _option("play stamina", "Stamina: Move 2", "play", "stamina"),
        _option("play stamina strong blue crystal", "Stamina, strong: Move 4", "strong", "stamina", "blue crystal"),
        _option("play stamina strong gold die", "Stamina, strong: Move 4", "strong", "stamina", "gold die"),
        _option("play stamina sideways move", "Stamina sideways: Move 1", "sideways", "stamina", "move"),
        _option("play instinct", "Instinct: Move, Influence, Attack or Block 2", "play", "instinct"),
        _option(
            "play instinct strong red die",
            "Instinct, strong: Move, Influence, Attack or Block 4",
            "strong",
            "instinct",
            "red die",
        ),
        _option("play swiftness", "Swiftness: Move 2", "play", "swiftness"),
        _option("play tranquility", "Tranquility: Healing 1 or draw 1 card", "play", "tranquility", idle=True),
    ]


def _table(view: Json, prompt: str, options: list[Json], outcome: Json | None = None) -> Json:
    time = view["round"]["time"]
    texts = (
        ("The dummy player turns 3 cards.", "MK-DUMMY-11"),
        ("March, strong with green mana: Move 4.", "MK-CARD-03a"),
        (f"Double Time, by {time}: Move {2 if time == 'day' else 1}.", "MK-SKILL-04c"),
        ("Tile revealed for 2 Move points.", "MK-EXP-05b"),
        ("Peasants: Move 2.", "MK-UNIT-05c"),
    )
    return {
        "type": "table",
        "seq": 12,
        "lang": "en",
        "view": view,
        "decision": {"seat": 0, "mine": True, "prompt": prompt, "options": options},
        "undo": {"can": False, "text": "A tile was revealed: there is no way back.", "rule": "MK-UNDO-02a"},
        "log": [{"n": n, "text": text, "rule": rule, "auto": n == 0} for n, (text, rule) in enumerate(texts)],
        "outcome": outcome,
        "seats": [{"seat": 0, "hero": "tovak", "name": "Tovak", "kind": "here", "bot": "", "connected": True}],
        "mine": [0],
        "host": True,
    }


def movement() -> Json:
    view = _view()
    spaces = {space["at"]: space for space in view["map"]["hexes"]}
    spaces["1,-4"]["shields"] = [0]
    near = ["4,-5", "4,-4", "3,-3", "2,-3", "3,-5"]
    moves = [
        _option(f"move {at}", f"Move to {at}", "move", at, reveals=at == "3,-5") for at in near if spaces[at]["cost"]
    ]
    ending = _option("end turn", "End the turn", "end_turn", reveals=True)
    explore = _option("explore 1,2", "Explore (2 Move)", "explore", "1,2", reveals=True)
    return _table(
        view, "Your turn: play cards, move, explore or take an action. Move: 6.", [*moves, explore, *_cards(), ending]
    )


def tactics() -> Json:
    view = _view()
    view["phase"] = "tactics"
    view["players"][0]["tactic"] = None
    ids = ("early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment")
    options = [_option(f"tactic {id}", id.replace("_", " ").title(), "tactic", id) for id in ids]
    return _table(view, "Choose a Tactic for the Day.", options)


def _foe(n: int, enemy: str, **fields: Any) -> Json:
    facts = game("mageknight").catalog()["enemies"][enemy]
    attacks = [
        {
            "i": i,
            "value": attack["value"],
            "element": attack["element"],
            "abilities": list(attack["abilities"]),
            "need": attack["value"] * (2 if "swift" in attack["abilities"] else 1),
            "damage": attack["value"] * (2 if "brutal" in attack["abilities"] else 1),
            "state": "open",
        }
        for i, attack in enumerate(facts["attacks"], 1)
    ]
    return {
        "n": n,
        "enemy": enemy,
        "armor": facts["armor"],
        "fortified": 1,
        "resistances": list(facts["resistances"]),
        "abilities": list(facts["abilities"]),
        "fame": facts["fame"],
        "rampaging": False,
        "defender": True,
        "defeated": False,
        "targetable": True,
        "summoned_by": None,
        "attacks": attacks,
        **fields,
    }


def _blows(enemies: list[Json]) -> list[Json]:
    """Armor 3; Peasants with 3 and Guardsmen with 5."""
    found: list[Json] = []
    for foe in enemies:
        for attack in foe["attacks"] if not foe["defeated"] else ():
            blow = {"n": foe["n"], "i": attack["i"], "damage": attack["damage"], "fate": "wounded"}
            found.append({**blow, "to": -1, "wounds": -(-attack["damage"] // 3)})
            found += (
                {**blow, "to": to, "wounds": 1, "rest": max(0, attack["damage"] - armor)}
                for to, armor in ((0, 3), (1, 5))
            )
    return found


def _fight(phase: str, enemies: list[Json], time: str) -> Json:
    view = _view()
    view["phase"] = "combat"
    if time == "night":
        order = [{"who": "dummy", "tactic": "long_night"}, {"who": 0, "tactic": "midnight_meditation"}]
        view["round"].update(time=time, number=2, order=order)
        view["players"][0]["tactic"]["tactic"] = "midnight_meditation"
        view["dummy"]["tactic"] = "long_night"
        view["source"][1:] = [{"color": "gold", "state": "depleted"}, {"color": "black", "state": "free"}]
    view["players"][0]["hand"] = ["instinct", "rage", "swiftness", "wound", "determination"]
    view["players"][0]["wounds_this_combat"] = 1
    view["combat"] = {
        "phase": phase,
        "kind": "assault",
        "at": "1,-4",
        "site": "keep",
        "night": time == "night",
        "units_allowed": True,
        "enemies": enemies,
        "pool": [],
        "block_meters": [],
        "attack_meters": [],
        "blows": [] if phase == "attack" else _blows(enemies),
        "damage_left": None,
        "knockout_at": 5,
    }
    return view


def block() -> Json:
    """Fire Block 2 and Block 4: all of it counts against a physical attack, half of the 4 against an ice attack."""
    foes = [_foe(1, "heroes_ice"), _foe(2, "wolf_riders", rampaging=True, defender=False, fortified=0)]
    view = _fight("block", foes, "night")
    player = view["players"][0]
    player.update(hand=["rage", "swiftness", "wound", "determination"], hand_count=4, wounds_this_combat=0)
    player["play"].append({"card": "instinct", "side": "strong"})
    player["skills"][1]["used"] = True
    player["units"][1]["wounds"] = 0
    view["source"][0]["state"] = "taken"
    view["combat"]["pool"] = [
        {"what": "block", "kind": None, "element": "fire", "n": 2, "from": "skill:tovak_shield_mastery"},
        {"what": "block", "kind": None, "element": "physical", "n": 4, "from": "card:instinct"},
    ]
    meters = [(1, 1, 6, 3), (1, 2, 4, 3), (2, 1, 6, 6)]
    fire = {"from": "skill:tovak_shield_mastery", "element": "fire", "n": 2, "worth": 2}
    plain = {"from": "card:instinct", "element": "physical", "n": 4, "worth": 4}
    view["combat"]["block_meters"] = [
        {"n": n, "i": i, "have": have, "need": need, "terms": [fire, {**plain, "half": (n, i) == (1, 2)}]}
        for n, i, have, need in meters
    ]
    options = [
        _option("block 1 1", "Block Heroes (ice), attack 1", "block", 1, 0),
        _option("block 1 2", "Block Heroes (ice), attack 2", "block", 1, 1),
        _option("block 2 1", "Block Wolf Riders", "block", 2, 0),
        _option("play rage", "Rage: Block 2", "play", "rage"),
        _option("play determination", "Determination: Block 2", "play", "determination"),
        _option("use utem_guardsmen 2", "Utem Guardsmen: Block 4", "ability", 1, 1, ""),
        _option("next", "On to the Damage phase", "phase"),
    ]
    return _table(view, "Block phase: block the attacks you can.", options)


def damage() -> Json:
    foes = [_foe(1, "minotaur"), _foe(2, "medusa", defeated=True)]
    view = _fight("damage", foes, "day")
    view["combat"]["damage_left"] = {"n": 1, "i": 1, "left": 5}
    options = [
        _option("damage 1 1 hero", "Minotaur's damage to Tovak", "damage", 1, 0, -1),
        _option("damage 1 1 utem_guardsmen 1", "Minotaur's damage to Utem Guardsmen", "damage", 1, 0, 1),
    ]
    return _table(view, "Damage phase: assign the damage of every unblocked attack.", options)


def attack() -> Json:
    foes = [_foe(1, "fire_dragon"), _foe(2, "gargoyle"), _foe(3, "orc_summoners"), _foe(4, "golems")]
    view = _fight("attack", foes, "day")
    view["combat"]["pool"] = [
        {"what": "attack", "kind": "melee", "element": "physical", "n": 4, "from": "card:rage"},
        {"what": "attack", "kind": "ranged", "element": "ice", "n": 3, "from": "card:swiftness"},
    ]
    view["combat"]["attack_meters"] = [
        {"n": [1], "have": 5, "need": 7, "terms": []},
        {"n": [2], "have": 5, "need": 4, "terms": []},
        {"n": [2, 3], "have": 7, "need": 8, "terms": []},
    ]
    options = [
        _option("attack 2", "Attack Gargoyle", "attack", 2),
        _option(
            "play swiftness strong white crystal",
            "Swiftness, strong: Ranged Attack 3",
            "strong",
            "swiftness",
            "white crystal",
        ),
        _option("next", "End the combat", "phase", reveals=True),
    ]
    return _table(view, "Attack phase: defeat who is left.", options)


def interaction() -> Json:
    view = _view()
    view["phase"] = "interaction"
    view["players"][0].update(influence=7, move=0)
    view["rewards"] = ["artifact", "spell"]
    options = [
        _option("recruit herbalists", "Recruit Herbalists", "recruit", "herbalists", 0),
        _option("recruit utem_crossbowmen", "Recruit Utem Crossbowmen", "recruit", "utem_crossbowmen", 1),
        _option("buy heal", "Buy Healing", "buy_heal"),
        _option("play stamina sideways influence", "Stamina sideways: Influence 1", "sideways", "stamina", "influence"),
        _option("end turn", "End the turn", "end_turn", reveals=True),
    ]
    return _table(view, "Interaction: spend 7 Influence.", options)


def unheard() -> Json:
    """A question of a kind the page has never heard of."""
    view = _view()
    view["phase"] = "end"
    names = ("tovak_shield_mastery", "Skill: Shield Mastery"), ("tovak_i_feel_no_pain", "Skill: I Feel No Pain")
    return _table(view, "Which?", [_option(f"bless {name}", label, "bless", name) for name, label in names])


def end() -> Json:
    view = _view()
    view["phase"] = "over"
    lines = [
        {"key": "fame", "text": "Fame", "points": 31},
        {"key": "knowledge", "text": "Knowledge: Spells and Advanced Actions", "points": 6},
        {"key": "loot", "text": "Loot: Artifacts and crystals", "points": 4},
        {"key": "beating", "text": "Beating: Wounds", "points": -2},
    ]
    table = _table(view, "", [], {"totals": [39], "winners": [0], "won": True, "lines": [lines]})
    table["decision"] = None
    return table


SITUATIONS = {
    "movement": movement,
    "tactics": tactics,
    "block": block,
    "damage": damage,
    "attack": attack,
    "interaction": interaction,
    "unheard": unheard,
    "end": end,
    "duel": seated.duel,
    "rivals": seated.rivals,
}
