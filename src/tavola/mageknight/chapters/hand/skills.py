"""Skills (MK-SKILL): tokens used once a turn or once a round, flipped, or shared through the middle of the table."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from ....kernel.effects import NOTHING, Ctx
from ....kernel.records import Effect, Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import push, roll, tell
from ...book import ORIGIN, VERBS, action, context, leaves
from ...catalog import SKILLS
from ...state import NOBODY, Owned, Table, Work
from ..pieces.teams import allies
from ..pieces.tracks import DIE_FACES
from .cards import flags_for, yields
from .reasons import NO_HEALING

#: What becomes of a token when the owner's next turn begins.
_NEXT_TURN = {"turn": "", "centre": "return", "return": "round"}
_MOTIVATED = "motivation"
_FLIPPED = "flipped"
#: The trait of a Skill that carries a Shield on one of six colours.
MARKED = "marked"


def skill_options(table: Table) -> list[Option]:
    """Every Skill not yet used whose effect can happen now; tokens that may be returned or turned up."""
    found = []
    for owned in table.me.skills:
        if skill_barred(table, owned) is not None:
            continue
        skill = SKILLS[owned.skill]
        kind, effect = (f"{owned.used}_skill", skill.other) if owned.used else ("skill", skill.effect)
        if VERBS.can(table, effect, context("skill:" + skill.id)):
            word = {"skill": "skill", "return_skill": "return", "flip_skill": "turn"}[kind]
            found.append(Option(f"{word} {skill.id}", kind, (skill.id,), flags_for(table, yields(effect), effect)))
    return found + _shared_options(table) if len(table.players) > 1 else found


def skill_barred(table: Table, owned: Owned) -> Refusal | None:
    """Why a Skill cannot be used, returned or turned up now, whatever it would do: it works by itself, heals, or has
    been used."""
    skill = SKILLS[owned.skill]
    if skill.usage == "passive":
        return _passive(skill.id)
    if skill.healing and table.combat is not None and owned.used != "return":
        return NO_HEALING
    if not owned.used or (owned.used in ("return", "flip") and skill.other != NOTHING):
        return None
    return _used(skill.id, "MK-SKILL-T1" if owned.used == "turn" else "MK-SKILL-04a1")


@cache
def _passive(skill: str) -> Refusal:
    return no("MK-SKILL-03", "mk-why-skill-passive", skill=skill)


@cache
def _used(skill: str, rule: str) -> Refusal:
    return no(rule, "mk-why-skill-used", skill=skill)


def on_others_turns(skill: str) -> bool:
    """Motivation is the Skill that also works in the turns of others (MK-SKILL-04a2)."""
    return any(leaf.op == _MOTIVATED for leaf in leaves(SKILLS[skill].effect))


def early_skill_options(table: Table) -> list[Option]:
    """Skills that may be used before the own turn."""
    return [
        option for option in skill_options(table) if option.kind == "skill" and on_others_turns(str(option.args[0]))
    ]


def _shared_options(table: Table) -> list[Option]:
    """Cooperative Skills of other players that lie in the middle of the table."""
    found = []
    for seat, player in enumerate(table.players):
        for owned in player.skills if seat != table.current else ():
            skill = SKILLS[owned.skill]
            if owned.used != "centre" or skill.kind != "cooperative" or skill.other == NOTHING:
                continue
            if VERBS.can(table, skill.other, context("skill:" + skill.id)):
                flags = flags_for(table, yields(skill.other), skill.other)
                found.append(Option(f"return {skill.id}", "return_skill", (skill.id, seat), flags))
    return found


@action("skill")
def use_skill(work: Work, name: str) -> None:
    """A once-per-round Skill is flipped until the next round; any other is ready again next turn."""
    skill = SKILLS[name]
    spent = {"once_per_round": "round", "flip": "flip"}.get(skill.usage, "turn")
    if skill.kind != "normal":
        spent = "centre"
    turn_down(work, name) if spent == "flip" else turn_token(work, name, spent)
    tell(work, "mk-event-skill", "MK-SKILL-04c" if spent == "turn" else "MK-SKILL-04a1", skill=name)
    VERBS.do(work, skill.effect, context("skill:" + name))


@action("return_skill")
def return_skill(work: Work, name: str, owner: int = NOBODY) -> None:
    """The second effect of a cooperative Skill is for one of the others, who gives the token back face down; alone at
    the table, for the owner's very next turn."""
    owner = work.current if owner == NOBODY else owner
    if owner == work.current:
        turn_token(work, name, "round")
    else:
        give_back(work, owner, name)
    tell(work, "mk-event-skill", "MK-SKILL-T7" if owner == work.current else "MK-SKILL-T4", skill=name)
    VERBS.do(work, SKILLS[name].other, context("skill:" + name))


def give_back(work: Work, owner: int, name: str) -> None:
    """A token of another player leaves the middle of the table."""
    player = work.players[owner]
    skills = tuple(replace(owned, used="round") if owned.skill == name else owned for owned in player.skills)
    work.players = (*work.players[:owner], replace(player, skills=skills), *work.players[owner + 1 :])


@action("flip_skill")
def flip_skill(work: Work, name: str) -> None:
    """The price is paid and the token lies face up again."""
    turn_up(work, name)
    tell(work, "mk-event-skill-up", skill=name)
    VERBS.do(work, SKILLS[name].other, context("skill:" + name))


def turn_token(work: Work, name: str, used: str) -> None:
    work.me.skills = tuple(replace(owned, used=used) if owned.skill == name else owned for owned in work.me.skills)


def turn_down(work: Work, name: str) -> None:
    """A Skill is flipped for its effect; the turn remembers it."""
    turn_token(work, name, "flip")
    work.me.mods += (Effect(_FLIPPED, (name,)),)


def turn_up(work: Work, name: str) -> None:
    """A flipped Skill lies face up again. Flipped in an earlier turn it can be used at once, but no Skill twice in one
    turn (MK-SKILL-T1)."""
    turn_token(work, name, "turn" if flipped(work, name) else "")


def flipped(table: Table, name: str) -> bool:
    """Whether a Skill has been flipped in this turn."""
    return any(mod.op == _FLIPPED and mod.args[0] == name for mod in table.me.mods)


def gained(work: Work, name: str) -> Owned:
    """A Skill just gained. A passive one does at once what it does at all; where a Shield marks a colour, a die says
    which."""
    if SKILLS[name].usage == "passive":
        VERBS.do(work, SKILLS[name].effect, context("skill:" + name))
    if MARKED not in SKILLS[name].traits:
        return Owned(name)
    color = roll(work, DIE_FACES)
    tell(work, "mk-event-roll", color=color)
    return Owned(name, mark=color)


@VERBS.verb("flip_self")
def _flip_self(work: Work, effect: Effect, ctx: Ctx) -> None:
    turn_down(work, str(ctx[ORIGIN]).partition(":")[2])


def refresh_skills(work: Work, *, new_round: bool) -> None:
    """Once-per-turn Skills come back each turn, all others at the start of a round."""
    me = work.me
    if any(owned.used for owned in me.skills):
        if not new_round:
            for owned in me.skills:
                if owned.used == "centre" and SKILLS[owned.skill].back:
                    push(work, SKILLS[owned.skill].back, *owned.mark.split())
        if len(work.players) > 1:
            expire_shared(work)
        me.skills = tuple(
            replace(owned, used="" if new_round else _NEXT_TURN.get(owned.used, owned.used)) for owned in me.skills
        )
    if me.marks and not new_round:
        left = [(name, int(turns) - 1) for name, _, turns in (mark.partition(":") for mark in me.marks)]
        me.marks = tuple(f"{name}:{turns}" for name, turns in left if turns)


def ready_skills(work: Work) -> None:
    """For a turn taken in advance once-per-turn Skills come back; what lies in the middle of the table stays there
    until the owner's place in the order comes up (MK-SKILL-T9)."""
    me = work.me
    me.skills = tuple(replace(owned, used="") if owned.used == "turn" else owned for owned in me.skills)


def expire_shared(work: Work) -> None:
    """What lies in the middle of the table expires with the owner's next turn (MK-SKILL-T6, T10)."""
    me = work.me
    if any(owned.used == "centre" for owned in me.skills):
        me.skills = tuple(
            replace(owned, used="round", mark="") if owned.used == "centre" else owned for owned in me.skills
        )


def burden(work: Work) -> None:
    """Competitive Skills of others in the middle of the table weigh on the turn that begins (MK-SKILL-04b1)."""
    spared = (work.current, *allies(work, work.current))  # a teammate is not hindered (MK-TEAM-02)
    for seat, player in enumerate(work.players):
        for owned in player.skills if seat not in spared else ():
            if owned.used == "centre" and SKILLS[owned.skill].kind == "competitive":
                for part in SKILLS[owned.skill].effect.parts:
                    if part.op == "others":
                        VERBS.do(work, part.parts[0], context("skill:" + owned.skill))


@VERBS.verb("others", rules=("MK-SKILL-04b1",))
def _others(work: Work, effect: Effect, ctx: Ctx) -> None:
    """What a competitive Skill does to the others: nothing now, but in each of their turns."""


def _may_motivate(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """No other Motivation until the end of the next own turn."""
    return not any(mark.startswith(_MOTIVATED) for mark in table.me.marks)


@VERBS.verb(_MOTIVATED, can=_may_motivate)
def _motivate(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.marks += (f"{_MOTIVATED}:2",)
