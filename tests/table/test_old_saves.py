"""Saves of earlier formats, kept as they were written: each opens for ever, or says by name why it cannot.

`saves/format1-…` were written by the first version that could save, after some seventy answers each. `saves/format2-…`
were written while a combat of Massive Darkness held its stage itself and the activation of a commanding hero lay beside
the table: in the middle of both. `format2-mageknight-twins` was written while Units were named by their place: the
first of two twins leaves, and the second is called by its number from then on.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tavola
from tavola.kernel.shelf import game
from tavola.shelf import GAMES
from tavola.table import load

SAVES = Path(__file__).parent / "saves"
SAME = sorted((*SAVES.glob("format1-mageknight-*.json"), *SAVES.glob("format2-*.json")))
#: Since then heroes are asked more than once were decided for them, so the answers lead elsewhere.
OTHER = sorted(SAVES.glob("format1-massivedarkness-*.json"))


@pytest.mark.parametrize("path", SAME, ids=lambda path: path.stem)
def test_what_the_rules_still_play_opens_at_the_same_question(path: Path) -> None:
    match = tavola.load(path.read_text(encoding="utf-8"))
    assert len(match.moves) > 60 or match.journal.position
    assert tavola.load(match.save()).state == match.state
    match.play(match.decision.options[0])


def test_twins_are_told_apart_by_the_places_they_had() -> None:
    """Shocktroops at the first place leave; those named `shocktroops 1` after that were the second ones."""
    match = tavola.load((SAVES / "format2-mageknight-twins.json").read_text(encoding="utf-8"))
    answers = match.journal.answers
    assert [one for one in answers if "shocktroops" in one] == [
        "damage 3 1 shocktroops 1",
        "use shocktroops 2 2",
        "damage 2 1 shocktroops 2",
    ]
    assert [(unit.unit, unit.n) for unit in match.state.players[0].units] == [("magic_familiars", 3)]


@pytest.mark.parametrize("path", OTHER, ids=lambda path: path.stem)
def test_what_other_rules_wrote_says_so_and_goes_on_from_its_state(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    with pytest.raises(tavola.BadSave, match="other rules"):
        tavola.load(text)
    match = load(text, move=True)
    match.play(match.decision.options[0])
    assert tavola.load(match.save()).state == match.state


def test_every_scenario_has_a_golden_save() -> None:
    for name in (one.rules.id for one in GAMES):
        kept = {path.stem for path in (SAVES / "golden" / name).glob("*.json")}
        assert {info.id for info in game(name).scenarios()} <= kept, "tools/record_saves.py writes them"


@pytest.mark.parametrize(
    "path", sorted(SAVES.glob("golden/*/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_golden_save_opens_at_its_state_or_says_that_rules_have_changed(path: Path) -> None:
    """Whatever rules come later: the state it was left in, or the sentence that they differ and the way to go on."""
    text = path.read_text(encoding="utf-8")
    refused = ""
    try:
        match = tavola.load(text)
    except tavola.BadSave as error:
        match, refused = load(text, move=True), error.text.key
    assert refused in ("", "error-save-rules")
    assert len(match.journal.answers) == len(json.loads(text)["answers"])
    if match.outcome is None:
        match.play(match.decision.options[0])
    assert tavola.load(match.save()).state == match.state
