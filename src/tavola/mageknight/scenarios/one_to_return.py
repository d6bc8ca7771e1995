"""One to Return (MK-SCN-RETURN): the portal closes, and when it opens again it lets one Hero through."""

from __future__ import annotations

from msgspec.structs import replace

from ..catalog import FORMS, SCENARIOS, Scenario

ONE_TO_RETURN = Scenario(
    "one_to_return",
    rounds=4,
    shape="wedge",
    countryside=7,
    core=1,
    core_cities=1,
    city_levels=(3,),
    portal_closes=True,
    goal="quest",
    features=("chosen_ones", "closing_portal"),
    pvp=True,
)

SCENARIOS[ONE_TO_RETURN.id] = {
    2: ONE_TO_RETURN,
    3: replace(ONE_TO_RETURN, countryside=8, core=2, core_cities=2),
    4: replace(ONE_TO_RETURN, countryside=10, core=3, core_cities=3),
}

#: The epic form: a third Day and Night, one more tile of each kind, larger cities.
FORMS[ONE_TO_RETURN.id, "epic"] = {
    players: replace(
        plan,
        rounds=6,
        countryside=plan.countryside + 1,
        core=plan.core + 1,
        core_cities=plan.core_cities + 1,
        city_levels=(4,),
    )
    for players, plan in SCENARIOS[ONE_TO_RETURN.id].items()
}
