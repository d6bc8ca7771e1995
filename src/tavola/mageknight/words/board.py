"""Mage Knight in plain lines, read from the view alone: no drawing, so that a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterator

from ...text.lines import Teller, View


def board(view: View, lang: str) -> list[str]:
    """Everything a player sees on the table."""
    tell = Teller("mageknight", lang)
    lines = [*_round(view, tell), *_offers(view, tell), *_map(view, tell)]
    for player in view["players"]:
        lines += _player(player, tell)
    if view.get("dummy"):
        lines += _dummy(view["dummy"], tell)
    if view.get("combat"):
        lines += _combat(view["combat"], tell)
    return lines


def status(view: View, lang: str) -> list[str]:
    """The hand, the points of this turn, and the fight if there is one."""
    tell = Teller("mageknight", lang)
    me = view["players"][view["seat"] or 0]
    lines = [
        tell.say("board-mk-hand", cards=tell.all("card", me.get("hand") or ()), deck=me["deck_count"]),
        tell.say(
            "board-mk-points",
            move=me["move"],
            influence=me["influence"],
            healing=me["heal"],
            mana=_counts(tell, me["mana"]),
            crystals=_counts(tell, me["crystals"]),
        ),
    ]
    if view.get("combat"):
        lines += _combat(view["combat"], tell)
    return lines


def _round(view: View, tell: Teller) -> Iterator[str]:
    now = view["round"]
    yield tell.say(
        "board-mk-round", number=now["number"], of=now["of"], time=tell.name("time", now["time"]), turn=now["turn"]
    )
    order = ", ".join(
        f"{_who(view, place['who'], tell)} ({tell.name('tactic', place['tactic'])})"
        if place.get("tactic")
        else _who(view, place["who"], tell)
        for place in now["order"]
    )
    if order:
        yield tell.say("board-mk-order", order=order)
    dice = ", ".join(
        tell.name("color", die["color"])
        if die["state"] == "free"
        else f"{tell.name('color', die['color'])} ({tell.say('board-mk-die-' + die['state'])})"
        for die in view["source"]
    )
    yield tell.say("board-mk-source", dice=dice)


def _who(view: View, who: int | str, tell: Teller) -> str:
    if isinstance(who, int):
        return tell.name("hero", view["players"][who]["hero"])
    return tell.name("hero", who)


def _offers(view: View, tell: Teller) -> Iterator[str]:
    offers = view["offers"]
    units = [
        tell.name("unit", entry["unit"]) if "unit" in entry else tell.name("card", entry["card"])
        for entry in offers["units"]
    ]
    yield tell.say("board-mk-offer-units", pieces=", ".join(units) or tell.say("board-none"))
    yield tell.say("board-mk-offer-advanced", pieces=tell.all("card", offers["advanced"]))
    yield tell.say("board-mk-offer-spells", pieces=tell.all("card", offers["spells"]))
    if offers.get("skills"):
        yield tell.say("board-mk-offer-skills", pieces=tell.all("skill", offers["skills"]))


def _map(view: View, tell: Teller) -> Iterator[str]:
    hexes = {hex["at"]: hex for hex in view["map"]["hexes"]}
    told: set[str] = set()
    for player in view["players"]:
        at = player["at"]
        if at not in hexes:
            continue  # not on the map yet
        yield tell.say("board-mk-here", hero=tell.name("hero", player["hero"]), place=hex_told(hexes[at], tell))
        around = [near for near in _around(at) if near in hexes]
        for near in around:
            yield tell.say("board-mk-near", place=hex_told(hexes[near], tell))
        told.update((at, *around))
    for at, far in hexes.items():
        if at not in told and (far.get("site") or far.get("tokens")):
            yield tell.say("board-mk-far", place=hex_told(far, tell))
    open_slots = [slot["slot"] for slot in view["map"]["slots"] if slot.get("legal")]
    stack = view["map"]["stack"]
    yield tell.say(
        "board-mk-tiles",
        slots="; ".join(open_slots) or tell.say("board-none"),
        countryside=stack["countryside"],
        core=stack["core"],
    )


def _around(at: str) -> list[str]:
    q, r = (int(part) for part in at.split(","))
    return [f"{q + dq},{r + dr}" for dq, dr in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))]


def hex_told(hex: View, tell: Teller) -> str:
    """One space: its name, terrain, site, who stands guard, and what it costs to enter."""
    parts = [f"{hex['at']} {tell.name('terrain', hex['terrain'])}"]
    if hex.get("site"):
        parts.append(tell.name("site", hex["site"]))
    if hex.get("colors"):
        parts.append(tell.all("color", hex["colors"]))
    for token in hex.get("tokens", ()):
        if token.get("enemy"):
            parts.append(tell.name("enemy", token["enemy"]))
        else:
            parts.append(tell.say("board-mk-hidden", pile=tell.name("color", token["pile"])))
    ruin = hex.get("ruin")
    if ruin:
        parts.append(tell.say("board-mk-ruin-hidden") if ruin == "hidden" else tell.name("ruin", ruin))
    if hex.get("shields"):
        parts.append(tell.say("board-mk-shields", n=len(hex["shields"])))
    if hex.get("burned"):
        parts.append(tell.say("board-mk-burned"))
    cost = hex.get("cost")
    parts.append(tell.say("board-mk-closed") if cost is None else tell.say("board-mk-cost", n=cost))
    return ", ".join(parts)


def _player(player: View, tell: Teller) -> Iterator[str]:
    yield tell.say(
        "board-mk-player",
        hero=tell.name("hero", player["hero"]),
        fame=player["fame"],
        level=player["level"],
        next=player["next_level"] or 0,
        reputation=player["reputation"],
        armor=player["armor"],
        limit=player["hand_limit"],
    )
    if player.get("hand") is not None:
        yield tell.say("board-mk-hand", cards=tell.all("card", player["hand"]), deck=player["deck_count"])
    if player["discard"]:
        yield tell.say("board-mk-discard", cards=tell.all("card", player["discard"]))
    if player["play"]:
        yield tell.say("board-mk-play", cards=tell.all("card", (card["card"] for card in player["play"])))
    yield tell.say(
        "board-mk-points",
        move=player["move"],
        influence=player["influence"],
        healing=player["heal"],
        mana=_counts(tell, player["mana"]),
        crystals=_counts(tell, player["crystals"]),
    )
    yield tell.say(
        "board-mk-units",
        units="; ".join(_unit(unit, tell) for unit in player["units"]) or tell.say("board-none"),
        commands=player["commands"],
    )
    if player["skills"]:
        skills = [
            tell.say("board-mk-used", piece=tell.name("skill", owned["skill"]))
            if owned["used"]
            else tell.name("skill", owned["skill"])
            for owned in player["skills"]
        ]
        yield tell.say("board-mk-skills", skills=", ".join(skills))


def _unit(unit: View, tell: Teller) -> str:
    parts = [tell.name("unit", unit["unit"])]
    parts.append(tell.say("board-mk-spent" if unit["spent"] else "board-mk-ready"))
    if unit["wounds"]:
        parts.append(tell.say("board-mk-wounds", n=unit["wounds"]))
    return ", ".join(parts)


def _dummy(dummy: View, tell: Teller) -> Iterator[str]:
    yield tell.say(
        "board-mk-dummy",
        hero=tell.name("hero", dummy["hero"]),
        deck=dummy["deck"],
        crystals=_counts(tell, dummy["crystals"]),
    )


def _combat(combat: View, tell: Teller) -> Iterator[str]:
    yield tell.say("board-mk-combat", phase=tell.say(f"board-mk-phase-{combat['phase']}"), place=combat["at"])
    needs = {tuple(meter["n"]): meter for meter in combat.get("attack_meters") or ()}
    blocks = {(meter["n"], meter["i"]): meter for meter in combat.get("block_meters") or ()}
    for foe in combat["enemies"]:
        if foe["defeated"]:
            yield tell.say("board-mk-foe-defeated", n=foe["n"], enemy=tell.name("enemy", foe["enemy"]))
            continue
        yield tell.say(
            "board-mk-foe",
            n=foe["n"],
            enemy=tell.name("enemy", foe["enemy"]),
            armor=foe["armor"],
            traits=_traits(foe, tell),
            have=needs.get((foe["n"],), {"have": 0})["have"],
        )
        for attack in foe["attacks"]:
            meter = blocks.get((foe["n"], attack["i"]), {"have": 0})
            yield tell.say(
                "board-mk-attack",
                i=attack["i"],
                value=attack["value"],
                element=tell.name("element", attack["element"]),
                traits=f" {tell.all('ability', attack['abilities'])}" if attack["abilities"] else "",
                state=tell.say(f"board-mk-attack-{attack['state']}"),
                need=attack["need"],
                have=meter["have"],
                damage=attack["damage"],
            )
    if combat.get("damage_left"):
        yield tell.say("board-mk-damage-left", n=combat["damage_left"]["left"])


def _counts(tell: Teller, counts: dict[str, int]) -> str:
    """How much of each color: `2 red, 1 blue`."""
    held = [tell.say("board-mk-counted", n=n, color=color) for color, n in counts.items() if n]
    return ", ".join(held) or tell.say("board-none")


def _traits(foe: View, tell: Teller) -> str:
    traits = [tell.name("ability", ability) for ability in foe["abilities"]]
    traits += [tell.say("board-mk-resists", element=tell.name("element", element)) for element in foe["resistances"]]
    if foe["fortified"]:
        traits.append(tell.say("board-mk-fortified", n=foe["fortified"]))
    return ", ".join(traits) or tell.say("board-none")
