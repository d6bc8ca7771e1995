"""Odds of a combat: they equal what the engine does when every face is tried, or when many fights are fought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import process_time

import pytest

import tavola
from tavola.kernel.rng import seeded
from tavola.massivedarkness.book import BOOK
from tavola.massivedarkness.chapters.combat.course import attack, attack_pillar, strike
from tavola.massivedarkness.chapters.combat.dice import FACES, WORTH
from tavola.massivedarkness.chapters.combat.wounds import toughness
from tavola.massivedarkness.odds import Odds, odds, odds_of, threat
from tavola.massivedarkness.odds.advice import advise
from tavola.massivedarkness.odds.matchup import matchup
from tavola.massivedarkness.odds.reckoning import Reckoning
from tavola.massivedarkness.state import Combat, State, Work, bench
from tavola.massivedarkness.view.forecast import forecast
from tavola.massivedarkness.view.records import Forecast

from .doors.dungeons import FIGHT
from .rules.dungeon import Piece
from .rules.fights import LIGHT, SHADOW, duel, fighter, foe
from .scripted import given

CLOSE = 1e-9


def fought(state: State, combat: Combat, pins: tuple[str, ...] = (), seed: int = 0) -> tuple[int, list[str]]:
    """Fight by the policy of the odds; the wounds, and the dice that were thrown one after the other."""
    work = bench(state)
    work.stack, work.pins, work.rng = (), pins, seeded(seed)
    if combat.pillar:
        attack_pillar(work, combat.seat, combat.foe, combat.kind)
    elif combat.mine:
        attack(work, combat.seat, combat.foe, combat.kind, combat.bonus)
    else:
        strike(work, combat.foe, combat.seat, combat.kind, "only")
    BOOK.settle(work)
    most = taken_at_most(state, combat)
    while work.combat is not None:
        question, frame = BOOK.asked(work)
        answer = advise(work, frame.step, frame, question.options(work, frame))
        work.stack = work.stack[:-1]
        question.answer(work, frame, answer)
        BOOK.settle(work)
    wounds, thrown = _told(work)
    return min(wounds, most), thrown


def taken_at_most(state: State, combat: Combat) -> int:
    """The wounds beyond which nothing is at stake any more: enchantments that would only add to them stay unpaid."""
    if combat.pillar:
        return next(pillar.health for pillar in state.pillars if pillar.n == combat.foe)
    if not combat.mine:
        return state.heroes[combat.seat].health
    foe = next(foe for foe in state.foes if foe.n == combat.foe)
    return toughness(foe) if foe.minions else foe.life


def capped(wounds: dict[int, float], most: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for n, chance in wounds.items():
        found[min(n, most)] = found.get(min(n, most), 0.0) + chance
    return found


def _told(work: Work) -> tuple[int, list[str]]:
    thrown: list[str] = []
    wounds = -1
    for event in work.ledger.events:
        said = event.text.args
        if event.text.key == "md-event-rolled":
            thrown += [*said["attack_dice"], *said["defense_dice"]]  # type: ignore[misc]
        elif event.text.key == "md-event-reroll":
            thrown += said["into"]  # type: ignore[arg-type]
        elif event.text.key == "md-event-result":
            wounds = int(said["n"])  # type: ignore[arg-type]
    return wounds, thrown


def every_face(state: State, combat: Combat) -> dict[int, float]:
    """The wounds of every way the dice can fall, with its chance; faces that show the same are tried once."""
    found: Counter[int] = Counter()

    def fall(pins: tuple[str, ...], chance: float) -> None:
        wounds, thrown = fought(state, combat, pins)
        if len(thrown) == len(pins):
            found[wounds] += chance  # type: ignore[assignment]
            return
        for face, share in _shown(thrown[len(pins)][0]):
            fall((*pins, face), chance * share)

    fall((), 1.0)
    return dict(sorted(found.items()))


def _shown(color: str) -> Iterator[tuple[str, float]]:
    counts = Counter(WORTH[die] for die in FACES[color])
    for die in FACES[color]:
        if counts[WORTH[die]]:
            yield die, counts.pop(WORTH[die]) / 6


def same(one: dict[int, float], other: dict[int, float]) -> bool:
    return all(abs(one.get(n, 0.0) - other.get(n, 0.0)) < CLOSE for n in {*one, *other})


def hunter(**keys: object) -> Piece:
    return fighter("se_short_bow", name="sibyl", at=SHADOW, **keys)


ATTACKS = {
    "plain": (fighter("t1_broadsword"), foe("goblin_warriors_l2"), "melee", 1),
    "enchantments": (fighter("t1_hammer"), foe("dwarf_defenders_l1"), "melee", 1),
    "choice": (fighter("t2_morning_star", "t2_flaming_sword"), foe("dwarf_warriors_l1"), "melee", 1),
    "cancel": (fighter("t2_morning_star"), foe("dwarf_defenders_l1"), "melee", 1),
    "take": (fighter("t3_ice_sword"), foe("dwarf_defenders_l1"), "melee", 1),
    "reroll": (hunter(), foe("goblin_archers_l3", LIGHT), "ranged", 1),
    "either": (hunter(bought={"ranged_specialist": 2}), foe("goblin_archers_l3", LIGHT), "ranged", 3),
    "gain": (
        fighter("t2_long_bow", name="sibyl", at=SHADOW, bought={"precise_aim": 1}),
        foe("orc_flayers_l1", LIGHT),
        "ranged",
        1,
    ),
    "flip": (
        fighter("t2_heavy_crossbow", name="sibyl", at=SHADOW, bought={"precise_aim": 2}),
        foe("orc_flayers_l1", LIGHT),
        "ranged",
        3,
    ),
    "fewer dice": (hunter(bought={"shadow_hunter": 1}), foe("dwarf_defenders_l1", LIGHT), "ranged", 2),
    "kill": (fighter("t4_headsman_axe"), foe("orc_flayers_l3"), "melee", 4),
    "guardian": (fighter("t1_hammer"), foe("dwarf_warriors_l1", loot="t4_rune_robe"), "melee", 1),
}


@pytest.mark.parametrize("case", ATTACKS)
def test_the_odds_of_an_attack_equal_every_fall_of_the_dice(case: str) -> None:
    one, other, kind, level = ATTACKS[case]
    state = duel(one, other, ask=True, level=level).match.state
    n = state.foes[0].n
    known = odds(state, 0, n, kind)
    combat = Combat(True, 0, n, kind)
    assert same(capped(known.wounds, taken_at_most(state, combat)), every_face(state, combat))
    assert abs(sum(known.wounds.values()) - 1) < CLOSE


THREATS = {
    "plain": (fighter(body="se_leather_armor"), foe("orc_flayers_l2"), "melee", 1),
    "enchantments": (fighter(body="t1_padded_jack"), foe("dwarf_warriors_l3"), "melee", 1),
    "choice": (fighter("t3_defense_staff", body="t3_life_armor", health=3), foe("goblin_warriors_l1"), "melee", 1),
    "cancel": (fighter(body="t4_rune_robe"), foe("dwarf_warriors_l3"), "melee", 1),
    "take": (fighter(body="t3_cold_iron_armor"), foe("orc_flayers_l3"), "melee", 1),
    "reroll": (
        fighter("t1_wooden_shield", name="siegfried", body="se_leather_armor"),
        foe("orc_flayers_l1"),
        "melee",
        1,
    ),
    "half": (fighter(name="sibyl", bought={"defensive_training": 1}), foe("dwarf_warriors_l4"), "melee", 5),
    "star": (fighter(body="t1_padded_jack"), foe("orc_flayers_l1", loot="t2_morning_star"), "melee", 1),
    "ward": (fighter(name="elias", bought={"ward": 2}), foe("dwarf_warriors_l2"), "melee", 4),
}


@pytest.mark.parametrize("case", THREATS)
def test_the_odds_of_being_attacked_equal_every_fall_of_the_dice(case: str) -> None:
    one, other, kind, level = THREATS[case]
    state = duel(one, other, ask=True, level=level).match.state
    n = state.foes[0].n
    combat = Combat(False, 0, n, kind)
    known = threat(state, n, 0, kind).wounds
    assert same(capped(known, taken_at_most(state, combat)), every_face(state, combat))


def test_a_signature_already_paid_is_reckoned_with() -> None:
    state = duel(hunter(), foe("dwarf_defenders_l1", LIGHT)).match.state
    combat = Combat(True, 0, state.foes[0].n, "ranged", bonus=("signature:dark_ranger",))
    known = odds_of(state, combat)
    assert same(capped(known.wounds, taken_at_most(state, combat)), every_face(state, combat))
    assert known.mean > odds(state, 0, state.foes[0].n, "ranged").mean


def test_the_better_answer_after_every_first_roll_makes_the_odds() -> None:
    """Elias, two yellow dice and one reroll against one blue die: each first roll weighed with the better of what
    keeping and rolling again come to is what the odds promised before."""
    start = tavola.position(FIGHT.replace('rolls = ["y5", "y1", "b2"]\n', ""))
    promised = odds(start.state, 1, 1, "magic").mean
    found = 0.0
    for first, one in _shown("y"):
        for second, other in _shown("y"):
            for blue, third in _shown("b"):
                rolled = tavola.position(FIGHT.replace('["y5", "y1", "b2"]', f'["{first}", "{second}", "{blue}"]'))
                rolled.play("magic dwarf_warriors")
                told = [forecast(rolled.state, option) for option in rolled.asked().options]
                found += one * other * third * max(told_.mean for told_ in told if isinstance(told_, Forecast))
    assert abs(found - promised) < CLOSE


def test_one_red_die_against_nothing() -> None:
    state = duel(fighter("t1_broadsword"), foe("orc_flayers_l1", minions=1)).match.state
    known = odds(state, 0, state.foes[0].n, "melee")
    assert {n: round(chance * 6) for n, chance in known.wounds.items()} == {0: 1, 1: 2, 2: 2, 3: 1}
    assert abs(known.mean - 1.5) < CLOSE
    assert abs(known.kills[1] - 0.5) < CLOSE  # two wounds kill the minion; the boss is out of reach
    assert known.slain == 0


def test_the_chance_to_kill_and_to_stun() -> None:
    state = duel(fighter("t3_ice_mace"), foe("goblin_agent_l1", life=1)).match.state
    known = odds(state, 0, state.foes[0].n, "melee")
    assert abs(known.slain - (1 - known.wounds[0])) < CLOSE
    assert abs(known.stun - (1 - 5 / 6 * 4 / 6)) < CLOSE  # a Bam on the yellow or on the red die


def test_a_pillar_has_no_defence() -> None:
    state = given('scenario = "mission_8"\n[[heroes]]\nhero = "whisper"\nhands = ["t1_broadsword"]').match.state
    known = odds_of(state, Combat(True, 0, 0, "melee", pillar=True))
    assert abs(known.mean - 1.5) < CLOSE


LARGE = {
    "heroes' best": (
        fighter("t5_dawn_sword", "t4_sun_sword", at=SHADOW, bag=["t3_giant_belt", "t5_light_crown"]),
        foe("dwarf_defenders_l5", SHADOW, loot="t5_colossus_armor"),
        "melee",
        5,
    ),
    "hunter": (
        fighter(
            "t5_judgement_crossbow",
            "t3_repeating_crossbow",
            name="sibyl",
            at=SHADOW,
            bag=["t5_light_crown"],
            bought={"ranged_specialist": 2, "precise_aim": 2},
        ),
        foe("dwarf_defenders_l5", LIGHT, loot="t5_colossus_armor"),
        "ranged",
        5,
    ),
}


@pytest.mark.parametrize("case", LARGE)
def test_large_pools_agree_with_many_fights(case: str) -> None:
    one, other, kind, level = LARGE[case]
    state = duel(one, other, ask=True, level=level).match.state
    combat = Combat(True, 0, state.foes[0].n, kind)
    known: Odds = odds_of(state, combat)
    times = 600
    mean = sum(fought(state, combat, seed=31 * run + 7)[0] for run in range(times)) / times
    wounds = capped(known.wounds, taken_at_most(state, combat))
    middle = sum(n * chance for n, chance in wounds.items())
    spread = sum(chance * (n - middle) ** 2 for n, chance in wounds.items())
    assert abs(mean - middle) < 4 * (spread / times) ** 0.5


@pytest.mark.parametrize("case", LARGE)
def test_any_pool_is_reckoned_in_fifty_milliseconds(case: str) -> None:
    one, other, kind, level = LARGE[case]
    state = duel(one, other, ask=True, level=level).match.state
    model = matchup(state, Combat(True, 0, state.foes[0].n, kind))
    took = []
    for _ in range(3):
        begun = process_time()
        Reckoning(model).outcomes()
        took.append(process_time() - begun)
    assert min(took) < 0.05
