"""docs/mageknight/positions.md: every block loads, every key is explained; what cannot be is refused by name."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import tavola
from tavola.kernel.errors import BadPosition
from tavola.text import LANGUAGES, say

PAGE = (Path(__file__).parents[3] / "docs" / "mageknight" / "positions.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
GAME = 'game = "mageknight"\n'
SECTIONS = ("player", "source", "map", "offers", "decks", "dummy", "combat", "piles", "discards", "duel", "joint")


def load(block: str) -> tavola.Match:
    return tavola.position(block if block.startswith("game") else GAME + block)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: re.sub(r"\W+", "-", block[:40]))
def test_every_block_of_the_page_loads(block: str) -> None:
    match = load(block)
    assert match.decision.options
    told = tomllib.loads(block)
    me = match.view(0)["players"][0]
    for key in set(told.get("player", {})) & {"hand", "discard", "fame", "level", "reputation", "at", "move"}:
        assert me[key] == told["player"][key]


def known_keys(section: str) -> tuple[str, ...]:
    """The keys a section knows, as its refusal of a wrong one tells."""
    heading = f"[{section}]\n" if section else ""
    with pytest.raises(BadPosition) as refused:
        tavola.position(f"{GAME}{heading}no_such_key = 1\n")
    assert refused.value.text.args["key"] == (f"{section}." if section else "") + "no_such_key"
    known = refused.value.text.args["known"]
    assert isinstance(known, tuple)
    return known


def explained_keys(section: str) -> set[str]:
    """The keys the page shows in a block, or names in its text."""
    found = set(re.findall(r"`(\w+)`", PAGE))
    for block in map(tomllib.loads, BLOCKS):
        found |= set(block.get(section, {}) if section else block)
    return found


@pytest.mark.parametrize("section", ["", *SECTIONS])
def test_every_key_stands_on_the_page(section: str) -> None:
    assert set(known_keys(section)) - {"game"} <= explained_keys(section)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('phase = "midnight"', "phase"),
        ('time = "noon"', "time"),
        ("round = 9", "round"),
        ('hero = "merlin"', "hero"),
        ('rolls = ["pink"]', "rolls"),
        ('[player]\nhand = ["no_card"]', "player.hand"),
        ("[player]\nlevel = 11", "player.level"),
        ("[player]\nreputation = 8", "player.reputation"),
        ('[player]\nat = "50,50"', "player.at"),
        ("[player]\ncrystals = {red = 4}", "player.crystals.red"),
        ('[map.tiles]\n"-1,0" = "countryside_3"', "map.tiles"),
        ('[map.tokens]\n"9,9" = ["diggers"]', "map.tokens"),
        ("[combat]\nenemies = []", "combat.enemies"),
        ('[combat]\nenemies = ["diggers"]\nsite = "dungeon"', "combat.site"),
        ('[combat]\nenemies = ["diggers"]\npool = ["attack many"]', "combat.pool"),
        ('[[rivals]]\nhero = "merlin"', "rivals.hero"),
        ('[[rivals]]\nhero = "tovak"', "rivals.hero"),
        ('hero = "tovak"\nscenario = "mission_1"', "scenario"),
        ('time = "night"\nround = 1', "round"),
        ('offers = {tactics = ["planning"]}', "offers.tactics"),
        ('[player]\ncarded = "no"', "player.carded"),
        ("[player]\nfame = 1\nlevel = 3", "player.level"),
        ('[player]\ntactic = "mana_search"', "player.tactic"),
        ('scenario = "full_conquest"\n[dummy]\ntactic = "rethink"\n[[rivals]]\nhero = "goldyx"', "dummy"),
        ('scenario = "solo_conquest"\n[player]\ntactic = "rethink"\n[dummy]\ntactic = "rethink"\n', "dummy.tactic"),
        ('[player]\nunits = [{unit = "peasants", mana = "pink"}]', "player.units.mana"),
        ('[player]\nunits = [{unit = "peasants", mana = "red"}]', "player.units.mana"),
        ('[player]\nunits = [{unit = "peasants", wounds = 5}]', "player.units.wounds"),
        ('[player]\nunits = [{unit = "peasants", banner = "march"}]', "player.units.banner"),
        ('[player]\nat = "1,0"\npath = ["1,0", "0,0"]', "player.path"),
        ('[player]\npath = ["0,0", "2,-3"]', "player.path"),
        ('[player]\neffects = ["fly_to_the_moon"]', "player.effects"),
        ('[player]\nrewards = ["a_pony"]', "player.rewards"),
        ('[player]\nskills = ["krang_puppet_master", "krang_puppet_master"]', "player.skills"),
        ('[piles]\ngreen = ["guardsmen"]', "piles.green"),
        ('[decks]\nspells = ["march"]', "decks.spells"),
        ('[map]\nburned = ["3,-1"]\n[map.tiles]\n"1,0" = "countryside_3"', "map.burned"),
        ('[map]\nshields = ["0,1"]', "map.shields"),
        ('[map.tiles]\n"1,1" = "countryside_3"\n"2,0" = "countryside_3"', "map.tiles"),
        ('[map]\nstack = ["countryside_3"]\n[map.tiles]\n"1,1" = "countryside_3"', "map.stack"),
        ('[map.tiles]\n"1,1" = {tile = "countryside_3", level = 3}', "map.tiles.level"),
        ('phase = "interaction"', "phase"),
        ('[combat]\nenemies = [{enemy = "diggers", attacks = ["parried"]}]', "combat.enemies.attacks"),
        ('[combat]\nenemies = [{enemy = "diggers", attacks = []}]', "combat.enemies.attacks"),
        ('[combat]\nenemies = ["diggers", {enemy = "prowlers", summoned_by = 1}]', "combat.enemies.summoned_by"),
        ('phase = "after"\n[combat]\nenemies = ["diggers"]', "combat"),
        ("[duel]\ndefender = 1", "duel"),
        ("order = [1]", "order"),
        ("turn = 1", "turn"),
        ("down = [0, 0]", "down"),
    ],
)
def test_a_value_that_cannot_be_is_named(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        tavola.position(GAME + text)
    assert refused.value.text.args["key"] == key
    for lang in LANGUAGES:
        assert key in say(refused.value.text, lang)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[player]\nhand = ["marsh"]', 'player.hand cannot be "marsh"; did you mean march?'),
        ('time = "dya"', 'time cannot be "dya"; did you mean day? Allowed: day and night.'),
        ("[player]\nreputation = 8", "player.reputation cannot be 8: it is from -7 to 7."),
        ("fame = 3", "There is no key fame in a position file; did you mean game? There are: "),
        ('[player]\ncarded = "no"', 'player.carded cannot be "no": true or false is meant.'),
    ],
)
def test_a_refusal_says_what_is_allowed(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        tavola.position(GAME + text)
    assert say(refused.value.text, "en").startswith(said)


KEEP = '[map.tiles]\n"0,1" = "countryside_4"\n"1,0" = "countryside_3"\n"1,1" = "countryside_9"\n'


def test_a_site_that_is_there_twice_needs_its_space() -> None:
    fight = '[combat]\nsite = "keep"\nenemies = ["guardsmen"]\n'
    with pytest.raises(BadPosition) as refused:
        load(KEEP + fight)
    assert refused.value.text.args["known"] == ("4,-3", "5,-5")
    there = load(KEEP + '[combat]\nat = "5,-5"\nenemies = ["guardsmen"]')
    assert there.view(0)["players"][0]["at"] == "5,-5"
    assert load(KEEP + '[player]\nat = "4,-3"\n' + fight).view(0)["players"][0]["at"] == "4,-3"
    with pytest.raises(BadPosition, match="the figure stands on 0,0"):
        load(KEEP + '[player]\nat = "0,0"\n[combat]\nat = "5,-5"\nenemies = ["guardsmen"]')


def test_a_shield_takes_the_place_of_the_garrison_but_not_of_tokens_named() -> None:
    for named, there in (("", []), ('[map.tokens]\n"4,-3" = ["guardsmen"]', ["guardsmen"])):
        match = load(f'[map]\nshields = ["4,-3"]\n[map.tiles]\n"1,0" = "countryside_3"\n{named}')
        space = next(space for space in match.view(0)["map"]["hexes"] if space["at"] == "4,-3")
        assert ([token["enemy"] for token in space["tokens"]], space["shields"]) == (there, [0])


@pytest.mark.rule("MK-RES-02a2")
def test_enemies_in_the_open_rampage() -> None:
    match = load('[combat]\nenemies = ["diggers"]\nphase = "attack"\npool = ["attack 9 physical melee"]')
    match.play("attack 1")
    assert match.view(0)["players"][0]["reputation"] == 1


def test_attacks_stand_as_they_are_told() -> None:
    match = load(
        '[combat]\nphase = "block"\npool = ["block 9 physical"]\nenemies = '
        '[{enemy = "prowlers", attacks = ["blocked"]}, {enemy = "diggers", attacks = [{less = 2}]}]'
    )
    notations = [option.notation for option in match.decision.options]
    assert [said for said in notations if said.startswith("block")] == ["block 2 1"]
    assert match.view(0)["combat"]["enemies"][1]["attacks"][0]["value"] == 1  # 3 printed


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("knocked = true\nhelped = true\nblocked = 1", "knocked_out = true\nunit_used = true\nenemies_blocked = 1"),
        ('pool = ["attack 2 physical melee"]', 'pool = ["attack 2"]'),
        ('pool = ["attack 3 fire ranged"]', 'pool = ["attack 3 ranged fire"]'),
        ('pool = ["block 4 physical"]', 'pool = ["block 4"]'),
    ],
)
def test_keys_of_a_fight_by_their_old_and_their_new_names(old: str, new: str) -> None:
    fight = '[combat]\nphase = "attack"\nenemies = ["diggers", "prowlers"]\n'
    assert load(fight + old).state == load(fight + new).state


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("armor = -2, least = 2", "less_armor = 2, least_armor = 2"),
        ("armor = 3", "less_armor = -3"),
        ("half = true, double = false", 'fame = "half"'),
        ("double = true", 'fame = "double"'),
        ("guarded = true", "defend_used = true"),
        ('attacks = ["cancelled"]', 'attacks = ["canceled"]'),
        ('attacks = [{state = "cancelled", less = 1}]', 'attacks = [{state = "canceled", less = 1}]'),
    ],
)
def test_keys_of_an_enemy_by_their_old_and_their_new_names(old: str, new: str) -> None:
    fight = '[combat]\nenemies = [{{enemy = "diggers", {}}}]'
    assert load(fight.format(old)).state == load(fight.format(new)).state


@pytest.mark.parametrize(
    "text", ["half = true, double = true", "armor = -1, less_armor = 1", 'fame = "third"', 'attacks = ["canceled!"]']
)
def test_an_enemy_told_twice_or_wrongly_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        load(f'[combat]\nenemies = [{{enemy = "diggers", {text}}}]')
    assert str(refused.value.text.args["key"]).startswith("combat.enemies.")


def test_a_home_space_makes_a_fight_mixed() -> None:
    match = load(
        KEEP + '[combat]\nat = "4,-3"\nphase = "attack"\npool = ["attack 20 physical melee"]\n'
        'enemies = ["guardsmen", {enemy = "prowlers", at = "4,-2"}]'
    )
    assert [foe["rampaging"] for foe in match.view(0)["combat"]["enemies"]] == [False, True]
    match.play("attack 1 2")
    me = match.view(0)["players"][0]
    assert (me["at"], me["reputation"]) == ("4,-3", 1)


def test_whose_turn_and_the_round_order() -> None:
    text = 'scenario = "full_conquest"\nturn = 1\norder = [1, 0]\n[[rivals]]\nhero = "goldyx"\nhand = ["march"]'
    match = load(text)
    assert match.decision.seat == 1
    match.play("play march")
    match.play("end turn")
    while match.decision.seat == 1:
        match.play(match.decision.options[0])
    assert match.decision.seat == 0


def test_tactics_are_chosen_by_the_lowest_fame_first() -> None:
    text = 'scenario = "full_conquest"\nphase = "tactics"\n[player]\nfame = 5\n[[rivals]]\nhero = "goldyx"'
    match = load(text)
    assert match.decision.seat == 1
    match.play("tactic planning")
    assert match.decision.seat == 0
    assert "tactic planning" not in [option.notation for option in match.decision.options]


def test_a_duel_under_way() -> None:
    people = (
        'scenario = "full_conquest"\n[player]\nat = "1,0"\n[[rivals]]\nhero = "goldyx"\nat = "1,0"\nhand = ["march"]\n'
    )
    asked = load(people + "[duel]\ndefender = 1")
    assert (asked.decision.seat, asked.asked().prompt.key) == (1, "mk-ask-duel-answer")
    for told in ("passed = true", "passes = 1"):
        over = load(f'{people}[duel]\nphase = "melee"\nattacker = 0\n{told}')
        over.play("pass")
        assert over.view(0)["duel"] is None
    melee = load(people + '[duel]\nphase = "melee"\nattacker = 0\npool = ["attack 4 fire melee"]')
    assert (melee.decision.seat, melee.decision.options[0].notation) == (0, "strike")
    blocked = load(people + '[duel]\nphase = "melee"\nattacker = 0\nstage = "block"\nattack = ["attack 4 fire melee"]')
    assert (blocked.decision.seat, blocked.asked().prompt.args["count"]) == (1, 4)


def test_what_the_reputation_gives_is_counted_when_an_interaction_has_begun() -> None:
    village = '[map.tiles]\n"1,0" = "countryside_1"\n[player]\nreputation = 3\nat = "4,-2"\n'
    found = [
        load('phase = "interaction"\n' + village + more).view(0)["players"][0]["influence"]
        for more in ("", "influence = 9")
    ]
    assert found == [1, 9]  # three steps up the track give 1


MAZE = """
game = "mageknight"
sets = "expansion_tiles"
[map.tiles]
"1,0" = "countryside_14"
[map.paths]
"4,-2" = """


@pytest.mark.parametrize("lengths", ["{}", "[{}]", '"two"', "[3]", "true"])
def test_paths_of_a_maze_are_lengths(lengths: str) -> None:
    with pytest.raises(BadPosition) as refused:
        tavola.position(MAZE + lengths)
    assert refused.value.text.args["key"] == "map.paths"
