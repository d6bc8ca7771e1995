"""The fights of a joint city assault (MK-COOP-06 to 10), one after another, and the end of all participants' turns.

The initiator's turn becomes the assault. Whoever is invited takes the next turn in advance: it starts as usual, its
only movement leads into the city, and it ends when the assault is over.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK, act, action
from ...features import Feature, fire
from ...state import Joint, Table, Work, sit
from ..hand.plays import play_options
from ..hand.skills import burden, ready_skills
from ..land.cities import parts, taken
from ..land.movement import bound_to_rest, move_cost
from ..pieces.dice import AWAY, BACK, rename_dice
from ..pieces.hexmap import adjacent
from ..turn.course import clean_ledger, start_benefits


def the_joint(table: Table) -> Joint:
    if table.joint is None:
        raise ValueError("no joint assault")
    return table.joint


# -- the fights ---------------------------------------------------------------------------------------------------


@BOOK.does("coop.fight")
def fight(work: Work, place: int) -> None:
    """One participant after another. A guest's turn begins here, with what may be done before it."""
    joint = the_joint(work)
    work.joint = replace(joint, place=place)
    if place == 0:
        push(work, "coop.enter")
        return
    rename_dice(work, AWAY)
    sit(work, joint.seats[place])
    clean_ledger(work)
    ready_skills(work)
    burden(work)
    work.me.path = (work.me.at,)
    work.phase = "before"
    tell(work, "mk-event-coop-turn", "MK-COOP-06", hero=work.me.hero)
    push(work, "coop.ready")
    push(work, "turn.before.more")


@BOOK.does("coop.ready")
def ready(work: Work) -> None:
    work.me.before, work.me.exempt = (), False
    work.phase = "move"
    push(work, "coop.enter")
    start_benefits(work)


@BOOK.does("coop.enter")
def enter(work: Work) -> None:
    """Until the Hero has entered the city, or stays away, nothing else can be done."""
    if work.phase == "move":
        push(work, "coop.entering")


def entry_barred(table: Table, at: str) -> Refusal | None:
    """The only movement in a joint assault is the step into the city."""
    if at not in parts(table, the_joint(table).at) or not adjacent(at, table.me.at):
        return no("MK-COOP-06c1", "mk-why-coop-only-city")
    cost = move_cost(table, at)
    enough = cost is not None and cost <= table.me.move
    return None if enough else no("MK-COOP-06c1", "mk-why-coop-city-move", count=cost or 0)


ENTERING = BOOK.asks("coop.entering")


@ENTERING.prompt
def _entering_prompt(table: Table, seat: int) -> Text:
    return Text("mk-ask-coop-enter", {"count": table.me.move})


@ENTERING.offers
def _entering(table: Table, seat: int) -> list[Option]:
    """The step into the city, what may be played for it, or holding back."""
    found = []
    for at in parts(table, the_joint(table).at):
        if entry_barred(table, at) is None:
            found.append(Option(f"move {at}", "move", (at,)))
    return [*found, *play_options(table), Option("hold back", "hold_back")]


@ENTERING.otherwise
def _entered(work: Work, seat: int, option: Option) -> None:
    push(work, "coop.enter")
    act(work, option)


@action("hold_back")
def hold_back(work: Work) -> None:
    """Whoever cannot pay for the step, or will not, fights nobody: the defenders dealt to that player stand."""
    work.phase = "after"
    work.me.move = 0
    work.me.exempt = work.me.exempt or bound_to_rest(work.me)
    tell(work, "mk-event-coop-held-back", "MK-COOP-06c1", hero=work.me.hero)


# -- the end ------------------------------------------------------------------------------------------------------


@BOOK.does("coop.over")
def over(work: Work) -> None:
    """The city has fallen, or everybody withdraws; the dice can go back, and the participants end their turns."""
    joint = the_joint(work)
    fallen = taken(work, joint.at)
    if not fallen:
        for seat in joint.seats:
            sit(work, seat)
            _withdraw(work, joint.at)
    rename_dice(work, BACK)  # the first to end the turn returns them all
    work.joint = replace(joint, stage="after", place=0)
    push(work, "coop.finish")
    if fallen:
        tell(work, "mk-event-conquer", "MK-COOP-07", site="city")
        fire(work, Feature.city_conquered)


def _withdraw(work: Work, city: str) -> None:
    me = work.me
    if me.at in parts(work, city):
        me.path = me.path[:-1]
        me.at = me.path[-1]
        tell(work, "mk-event-coop-withdraw", "MK-COOP-07a", hero=me.hero, space=me.at)


@BOOK.does("coop.finish")
def finish(work: Work) -> None:
    """In Round Order each participant may still play effects and then ends the turn; then the game goes on from the
    initiator's place."""
    joint = the_joint(work)
    if joint.place < len(joint.seats):
        sit(work, joint.seats[joint.place])
        work.phase = "after"
        push(work, "turn")
        return
    work.joint = None
    sit(work, joint.seats[0])
    push(work, "turn.next")


@BOOK.does("coop.home")
def home(work: Work) -> None:
    joint = the_joint(work)
    work.joint = replace(joint, place=joint.place + 1)
    push(work, "coop.finish")
