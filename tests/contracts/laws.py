"""The laws every game keeps, each checked at one moment of a game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tavola.kernel.answering import answer, find
from tavola.kernel.codec import decode, encode, fingerprint
from tavola.kernel.errors import IllegalAnswer
from tavola.kernel.records import Decision, Event, Refusal, Text
from tavola.kernel.rng import Rng
from tavola.kernel.shapes import plain
from tavola.table.choices import Asked
from tavola.text import LANGUAGES, say

from .walk import Moment

GARBAGE = ("", " ", "fly", "play", "play nothing", "move 99,99", "move x", "attack 99", "block 9 9", "\x00", "x" * 300)
ASKED = ("card march", "space 0,0", "unit peasants", "enemy 1", "die red", "card", "space", "offer fireball", "end")
#: The same as a page touches them.
#: How the messages end that give no reason against something.
UNBARRED = ("-why-not-offered", "-why-offered")
TOUCHED = (
    "card:march",
    "unit:0",
    "unit:9",
    "foe:1",
    "attack:1.1",
    "die:0",
    "die:x",
    "card:0.se_mace",
    "hero:0",
    ":",
    "a:",
)


def every_option_applies(moment: Moment) -> None:
    """Whatever is offered can be answered, leads to a decision or an end, and leaves the old state as it was."""
    rules, state = moment.rules, moment.state
    before = fingerprint(state)
    for option in moment.decision.options:
        after = rules.apply(state, option).state
        decision = rules.options(after)
        assert decision.options or decision.outcome is not None, option.notation
    assert fingerprint(state) == before


def applying_is_repeatable(moment: Moment) -> None:
    """The same answer to the same state gives the same state and the same events."""
    again = moment.rules.apply(moment.state, moment.option)
    assert again == moment.step
    assert moment.rules.options(moment.state) == moment.decision


def notations_are_unique(moment: Moment) -> None:
    """No two options read alike, each is found by its own name, and none needs tidying."""
    notations = [option.notation for option in moment.decision.options]
    assert len(set(notations)) == len(notations)
    for option in moment.decision.options:
        assert option.notation == " ".join(option.notation.split()).lower()
        assert find(moment.decision, option.notation) is option


def what_is_final_is_said(moment: Moment) -> None:
    """An answer is called final if and only if it cannot be taken back, and that mark owes nothing to hidden things."""
    rules, state, seat = moment.rules, moment.state, moment.decision.seat
    other = rules.resample(state, seat, _thought(moment, seat))
    said = {choice.notation for choice in Asked(rules, state, moment.decision).options if choice.reveals}
    for option in moment.decision.options:
        assert (option.notation in said) is rules.apply(state, option).sealed, option.notation
        assert (option.notation in said) is rules.apply(other, option).sealed, option.notation


def codec_gives_the_game_back(moment: Moment) -> None:
    """A stored state is equal, looks and goes on exactly as the state it was made from, whatever is remembered of that
    one."""
    rules = moment.rules
    stored = encode(moment.state)
    read = decode(stored, rules.state_type)
    assert read == moment.state
    assert encode(read) == stored
    seat = moment.decision.seat
    assert rules.view(moment.state, seat) == rules.view(read, seat)
    assert rules.options(read) == moment.decision
    assert rules.apply(read, moment.option) == moment.step
    _goes_on_where_it_was_left(rules, rules.apply(moment.state, moment.option).state)


def _goes_on_where_it_was_left(rules: Any, state: Any) -> None:
    """Whoever plays on works on the bench the state was just taken off; whoever reads it, on a new one."""
    decision = rules.options(state)
    if decision.outcome is None:
        step = rules.apply(state, decision.options[-1])
        read = decode(encode(state), rules.state_type)
        assert rules.options(read) == decision
        assert rules.apply(read, decision.options[-1]) == step


def refusals_cite_rules(moment: Moment, sayings: list[str]) -> None:
    """What is not offered is refused with a known rule, in words of both languages, and changes nothing."""
    rules, state = moment.rules, moment.state
    before = fingerprint(state)
    for said in sayings:
        if find(moment.decision, said) is not None:
            continue
        with pytest.raises(IllegalAnswer) as refused:
            answer(rules, state, said)
        _known(moment, Refusal(refused.value.rule, refused.value.text))
    for piece in (*ASKED, *TOUCHED, *rules.pieces(state, moment.option)):
        _known(moment, rules.refuse(state, piece))
    assert fingerprint(state) == before


def why_never_contradicts_options(moment: Moment) -> None:
    """Nothing bars what is offered: asked about an option, or a piece an option is about, the rules know no reason
    against it. (What they say then names no bar: it is not among these words, or it can be used.)"""
    rules, state = moment.rules, moment.state
    for option in moment.decision.options:
        for said in (option.notation, *rules.pieces(state, option)):
            key = rules.refuse(state, said).text.key
            assert key.endswith(UNBARRED), f"{said!r} is offered, yet {key}; what names no bar ends in {UNBARRED}"


def _known(moment: Moment, refusal: Refusal) -> None:
    assert refusal.rule in moment.case.contract.rule_ids
    spoken(refusal.text)


def sayings(heard: list[str], decision: Decision, draw: Random) -> list[str]:
    """Answers that were legal at other times, legal ones with a word changed or dropped, and garbage."""
    said = [draw.choice(heard) for _ in range(6)] if heard else []
    for _ in range(4):
        words = draw.choice(decision.options).notation.split()
        place = draw.randrange(len(words))
        said.append(" ".join([*words[:place], *words[place + 1 :]]))
        other = draw.choice(heard).split() if heard else ["9"]
        words[place] = draw.choice([*other, "9", "-1", "0,0", "strong"])
        said.append(" ".join(words))
    return [*said, draw.choice(GARBAGE)]


def everything_is_said(moment: Moment) -> None:
    """Prompt, labels and log lines have words in both languages; rules behind log lines exist."""
    spoken(moment.decision.prompt)
    for option in moment.decision.options:
        spoken(moment.rules.label(moment.state, option))
    for section in {moment.rules.sections.get(option.kind, "other") for option in moment.decision.options}:
        spoken(Text(f"web-section-{section}"))
    for event in moment.step.events:
        spoken(event.text)
        assert event.rule == "" or event.rule in moment.case.contract.rule_ids, event


def spoken(text: Text) -> None:
    """A message that is missing, or lacks an argument, warns; warnings are errors here."""
    for lang in LANGUAGES:
        words = say(text, lang)
        assert words.strip(), text
        assert "{" not in words, text


def pieces_are_conserved(moment: Moment, box: Counter[str]) -> None:
    """Cards, tokens, dice, tiles, units and figures are neither made nor lost; tracks stay in range."""
    contract = moment.case.contract
    found = contract.census(moment.step.state)
    assert found == box, {"new": found - box, "lost": box - found, "by": moment.option.notation}
    contract.check(moment.step.state)


# -- hidden information -------------------------------------------------------------------------------------------


def seats(moment: Moment) -> list[int | None]:
    """Everybody at the table, and a spectator."""
    return [*range(len(moment.rules.seats(moment.state))), None]


def other_worlds_look_the_same(moment: Moment) -> None:
    """Two worlds that differ only in what a seat may not know show that seat the same, byte for byte."""
    rules, state = moment.rules, moment.state
    for seat in seats(moment):
        other = rules.resample(state, seat, _thought(moment, seat))
        assert encode(rules.view(state, seat)) == encode(rules.view(other, seat)), seat
        decision = rules.options(other)
        assert decision.seat == moment.decision.seat
        assert decision.prompt == moment.decision.prompt
        if seat != moment.decision.seat:
            continue
        assert decision == moment.decision
        for option in decision.options:
            assert rules.label(state, option) == rules.label(other, option)
            assert rules.pieces(state, option) == rules.pieces(other, option)
        for said in (*ASKED, *GARBAGE):
            assert rules.refuse(state, said) == rules.refuse(other, said), said


def guesses_owe_nothing_to_the_truth(moment: Moment) -> None:
    """Two worlds that look the same to a seat give the same guess, so no bot can learn what is hidden."""
    rules = moment.rules
    for seat in seats(moment):
        other = rules.resample(moment.state, seat, Rng("another"))
        thought = _thought(moment, seat)
        assert rules.resample(other, seat, thought) == rules.resample(moment.state, seat, thought)


def what_can_be_taken_back_shows_nothing(moment: Moment) -> None:
    """An answer that may be undone tells its seat the same in every world that looks the same."""
    rules, seat = moment.rules, moment.decision.seat
    other = rules.resample(moment.state, seat, _thought(moment, seat))
    for option in moment.decision.options:
        here, there = rules.apply(moment.state, option), rules.apply(other, option)
        assert here.sealed == there.sealed, option.notation
        if not here.sealed:
            assert heard_by(here.events, seat) == heard_by(there.events, seat), option.notation
            assert encode(rules.view(here.state, seat)) == encode(rules.view(there.state, seat)), option.notation
            assert _asked(rules, here.state, seat) == _asked(rules, there.state, seat), option.notation


def _asked(rules: Any, state: Any, seat: int) -> Decision | None:
    decision = rules.options(state)
    return decision if decision.seat == seat else None


def log_keeps_secrets(moment: Moment) -> None:
    """A line for everybody names no secret piece, save those a spectator sees anyway or the answer itself names."""
    rules, contract = moment.rules, moment.case.contract
    seen = _ids(plain(rules.view(moment.state, None))) | _ids(plain(rules.view(moment.step.state, None)))
    hidden = contract.secrets(moment.step.state) - seen - {str(arg) for arg in moment.option.args}
    for event in heard_by(moment.step.events, None):
        for value in event.text.args.values():
            named = {value} if isinstance(value, str) else set(value) if isinstance(value, tuple) else set()
            assert not named & hidden, (event.text, moment.option.notation)


def heard_by(events: tuple[Event, ...], seat: int | None) -> list[Event]:
    return [event for event in events if event.only in (-1, seat)]


def _ids(view: Any) -> set[str]:
    """Every string in a view."""
    if isinstance(view, str):
        return {view}
    if isinstance(view, dict):
        return {word for value in view.values() for word in _ids(value)}
    if isinstance(view, list):
        return {word for value in view for word in _ids(value)}
    return set()


def _thought(moment: Moment, seat: int | None) -> Rng:
    """A stream of a bot's own: the same for the same moment, another for each seat."""
    return Rng(f"thought:{moment.seed}:{len(moment.answers)}:{seat}")


def thinking_is_free(moment: Moment) -> None:
    """Looking and imagining change nothing; a view is what its records say, also where JSON has carried it."""
    before = fingerprint(moment.state)
    for seat in seats(moment):
        moment.rules.resample(moment.state, seat, _thought(moment, seat))
        view = moment.rules.view(moment.state, seat)
        msgspec.convert(plain(view), type(view))
    assert fingerprint(moment.state) == before


# -- questions ------------------------------------------------------------------------------------------------------

#: A question with more answers than this has some that differ.
MOST = 12
WORLDS = 6


def nothing_is_asked_in_vain(moment: Moment) -> None:
    """Whoever is asked has a choice, and it matters: in this world, or in one that looks the same to who decides."""
    step = moment.state.stack[-1].step
    waits = moment.case.contract.waits
    options = moment.decision.options
    useful = {option.kind for option in options if not option.idle}
    if len(useful) == 1 and step in waits and useful <= (waits[step] or useful):
        return
    if len(options) == 1:
        given = step in moment.rules.book.plain
        if given or not moment.step.sealed:  # what cannot be taken back is done by somebody's word
            assert step in waits, (step, options)
            assert not waits[step] or options[0].kind in waits[step], (step, options)
    elif len(options) <= MOST and step not in moment.case.contract.spoken:
        assert matters(moment.rules, moment.state, moment.decision), (step, [one.notation for one in options])


def matters(rules: Any, state: Any, decision: Decision) -> bool:
    """Whether two answers lead to different states, or let somebody know different things, whatever is hidden and
    whatever chance brings."""
    if _differ(rules, state, decision):
        return True
    for number in range(WORLDS):
        other = rules.resample(state, decision.seat, Rng(f"world {number}"))
        if _differ(rules, replace(other, rng=Rng(f"chance {number}")), decision):
            return True
    return False


def _differ(rules: Any, state: Any, decision: Decision) -> bool:
    """Where something is rolled or drawn on the way, what comes of it is not for the table to foresee."""
    first, *others = (rules.apply(state, option) for option in decision.options)
    return first.sealed or any(
        one.sealed or one.state != first.state or _secrets(one) != _secrets(first) for one in others
    )


def _secrets(result: Any) -> list[Event]:
    return [event for event in result.events if event.only >= 0]


#: What holds in every scenario of every game.
OF_SCENARIOS = (
    every_option_applies,
    what_is_final_is_said,
    codec_gives_the_game_back,
    everything_is_said,
    why_never_contradicts_options,
    other_worlds_look_the_same,
    log_keeps_secrets,
    nothing_is_asked_in_vain,
)
