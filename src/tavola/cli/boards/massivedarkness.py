"""Massive Darkness in plain lines, read from the view alone: no drawing, so that a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterator

from .telling import Teller, View

_COLORS = {"attack": ("yellow", "red"), "defense": ("blue", "green")}


def board(view: View, lang: str) -> list[str]:
    """Everything a player sees on the table."""
    tell = Teller("massivedarkness", lang)
    lines = [*_round(view, tell), *_goals(view, tell)]
    for hero in view["heroes"]:
        lines += _hero(hero, tell)
    for foe in view["enemies"]:
        lines += _enemy(view, foe, tell)
    lines += _zones(view, tell)
    return lines + list(_fight(view, tell))


def status(view: View, lang: str) -> list[str]:
    """Who is acting, who stands near, and the dice of a combat."""
    tell = Teller("massivedarkness", lang)
    lines: list[str] = []
    acting = view["acting"]
    if acting is not None:
        hero = view["heroes"][acting]
        lines += _hero(hero, tell)
        lines += [line for foe in view["enemies"] if foe["at"] in hero["sees"] for line in _enemy(view, foe, tell)]
        lines.append(tell.say("board-md-near", zones=_near(view, hero, tell)))
    return lines + list(_fight(view, tell))


def _round(view: View, tell: Teller) -> Iterator[str]:
    yield tell.say(
        "board-md-round",
        mission=tell.name("scenario", view["mission"]),
        n=view["round"],
        phase=tell.name("phase", view["phase"]),
        level=view["level"],
        first=tell.name("hero", view["heroes"][view["first"]]["hero"]),
        lifebringer=view["lifebringer"],
    )
    if view["light"]:
        yield tell.say(f"board-md-{view['light'].replace('_', '-')}")


def _goals(view: View, tell: Teller) -> Iterator[str]:
    for goal in view["goals"]:
        name = tell.name("objective", f"{view['mission']}-{goal['goal']}")
        yield tell.say("board-md-goal", goal=name, have=goal["have"], need=goal["need"], done=int(goal["done"]))


def _dice(dice: dict[str, list[int]], tell: Teller) -> str:
    """`Melee: 2 yellow, 1 red; Defence: 1 blue`."""
    parts = []
    for kind, pool in dice.items():
        colors = _COLORS["defense" if kind.endswith("defense") else "attack"]
        parts.append(f"{tell.name('when', kind)}: {tell.counts(dict(zip(colors, pool, strict=True)))}")
    return "; ".join(parts) or tell.say("board-none")


def _hero(hero: View, tell: Teller) -> Iterator[str]:
    state = [tell.say(f"board-md-{word}") for word in ("dead", "stunned", "out") if hero[word]]
    if hero["shadow"] and not hero["out"]:
        state.append(tell.say("board-md-in-shadow"))
    yield tell.say(
        "board-md-hero",
        hero=tell.name("hero", hero["hero"]),
        role=tell.name("class", hero["class"] or "–"),
        zone=tell.name("zone", hero["at"] or ""),
        health=hero["health"],
        maximum=hero["maximum"],
        xp=hero["xp"],
        state=", ".join(state) or tell.say("board-md-standing"),
    )
    yield tell.say(
        "board-md-equipment",
        body=tell.name("card", hero["body"] or "") or tell.say("board-none"),
        hands=tell.all("card", hero["hands"]),
        bag=tell.all("card", hero["bag"]),
        dice=_dice(hero["dice"], tell),
    )


def _enemy(view: View, foe: View, tell: Teller) -> Iterator[str]:
    yield tell.say(
        "board-md-enemy",
        enemy=tell.name("enemy", foe["type"]),
        notation=foe["enemy"],
        zone=tell.name("zone", foe["at"]),
        life=foe["life"],
        minions=foe["minions"],
        each=foe["minion_health"] or 0,
        hurt=foe["hurt"],
        stunned=int(foe["stunned"]),
        dice=_dice(foe["dice"], tell),
        loot=tell.name("card", foe["loot"] or "") or tell.say("board-none"),
    )
    steps = [_step(view, step, tell) for step in foe["intent"]]
    if steps:
        yield tell.say("board-md-intent", steps=", ".join(steps))


def _step(view: View, step: View, tell: Teller) -> str:
    heroes = tell.all("hero", (view["heroes"][seat]["hero"] for seat in step["seats"]))
    zones = tell.all("zone", step["zones"])
    return tell.say(f"board-md-intent-{step['act']}", heroes=heroes, zones=zones)


def _near(view: View, hero: View, tell: Teller) -> str:
    """The zones beside the hero, with doors between them."""
    at = hero["at"]
    found = []
    for a, b in view["map"]["joins"]:
        if at in (a, b):
            found.append(tell.name("zone", b if a == at else a))
    for door in view["map"]["doors"]:
        if at in (door["a"], door["b"]):
            zone = tell.name("zone", door["b"] if door["a"] == at else door["a"])
            state = tell.say(f"board-md-door-{view['board']['doors'][door['door']]}", door=door["door"])
            found.append(f"{zone} ({state})")
    return "; ".join(found) or tell.say("board-none")


def _zones(view: View, tell: Teller) -> Iterator[str]:
    """Zones with something in them, and the doors."""
    marks = {view["map"]["start"]: "start", view["map"]["exit"]: "exit"}
    levels = {token["zone"]: token for token in view["board"]["levels"]}
    for name, zone in view["board"]["zones"].items():
        parts = [tell.say("board-md-light" if zone["light"] else "board-md-shadow")]
        if name in marks:
            parts.append(tell.say(f"board-md-{marks[name]}"))
        if name in levels:
            parts.append(tell.say("board-md-level", level=levels[name]["level"]))
        normal, special = zone["treasure"]
        if normal or special:
            parts.append(tell.say("board-md-treasure", normal=normal, special=special))
        for token in zone["tokens"]:
            type = token["type"]
            parts.append(tell.name("token", type) if type else tell.say("board-md-hidden"))
        if len(parts) > 1 and not zone["gone"]:
            yield tell.say("board-md-zone", zone=tell.name("zone", name), what=", ".join(parts))
    for door in view["map"]["doors"]:
        state = tell.say(f"board-md-door-{view['board']['doors'][door['door']]}", door=door["door"])
        a, b = tell.name("zone", door["a"]), tell.name("zone", door["b"])
        yield tell.say("board-md-door", a=a, b=b, state=state)
    for pillar in view["map"]["pillars"]:
        health = view["board"]["pillars"].get(pillar["pillar"])
        if health is not None:
            name = tell.name("pillar", pillar["pillar"])
            yield tell.say("board-md-pillar", pillar=name, zone=tell.name("zone", pillar["zone"]), n=health)


def _fight(view: View, tell: Teller) -> Iterator[str]:
    combat = view["combat"]
    if not combat:
        return
    hero = tell.name("hero", view["heroes"][combat["seat"]]["hero"])
    foe = tell.name("enemy", combat["enemy"] or "") or tell.name("pillar", combat["pillar"] or "")
    sides = (hero, foe) if combat["attacker"] == "hero" else (foe, hero)
    yield tell.say("board-md-combat", attacker=sides[0], defender=sides[1], kind=tell.name("kind", combat["kind"]))
    if combat["attack"] or combat["defense"]:
        yield tell.say(
            "board-md-dice",
            attack=" ".join(combat["attack"]) or tell.say("board-none"),
            defense=" ".join(combat["defense"]) or tell.say("board-none"),
            hits=combat["hits"],
            shields=combat["shields"],
            damage=combat["damage"],
        )
        attack, defense = combat["attack_symbols"], combat["defense_symbols"]
        yield tell.say(
            "board-md-symbols",
            attack=tell.counts(attack, "symbol"),
            defense=tell.counts(defense, "symbol"),
        )
