"""Massive Darkness in plain lines, read from the view alone: no drawing, so that a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterator

from ...text.lines import Teller, View
from ...text.naming import gender, name_of

_COLORS = {"attack": ("yellow", "red"), "defense": ("blue", "green")}


def board(view: View, lang: str) -> list[str]:
    """Everything a player sees on the table."""
    tell = Teller("massivedarkness", lang)
    lines = [*_round(view, tell), *_story(view, tell)]
    if view["phase"] == "market":
        return lines + list(_market(view, tell))
    lines += _goals(view, tell)
    for hero in view["heroes"]:
        lines += _hero(hero, tell)
    for foe in view["enemies"]:
        lines += _enemy(view, foe, tell)
    lines += _zones(view, tell)
    return lines + list(_fight(view, tell))


def status(view: View, lang: str) -> list[str]:
    """Who is acting, who stands near, and the dice of a combat; between missions what can be dealt with."""
    tell = Teller("massivedarkness", lang)
    if view["phase"] == "market":
        return list(_market(view, tell))
    lines: list[str] = []
    acting = view["acting"]
    if acting is not None:
        hero = view["heroes"][acting]
        lines += _hero(hero, tell)
        lines += [line for foe in view["enemies"] if foe["at"] in hero["sees"] for line in _enemy(view, foe, tell)]
        lines.append(tell.say("board-md-near", zones=beside(view, hero["at"], tell)))
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


def _story(view: View, tell: Teller) -> Iterator[str]:
    """How far a campaign has come."""
    campaign = view["campaign"]
    if campaign:
        told = len(campaign["won"]) + len(campaign["lost"])
        yield tell.say(
            "board-md-story",
            n=min(told + 1, told + len(campaign["order"])),
            all=told + len(campaign["order"]),
            won=len(campaign["won"]),
            defeats=campaign["defeats"],
        )


def _market(view: View, tell: Teller) -> Iterator[str]:
    """What lies on the market, and what everybody owns."""
    if view["campaign"] and view["campaign"]["market"]:
        yield tell.say("board-md-market", cards=tell.all("card", view["campaign"]["market"]))
    for hero in view["heroes"]:
        cards = [*([hero["body"]] if hero["body"] else []), *hero["hands"], *hero["bag"]]
        yield tell.say(
            "board-md-owns",
            hero=tell.name("hero", hero["hero"]),
            xp=hero["xp"],
            cards=tell.all("card", cards),
        )


def _goals(view: View, tell: Teller) -> Iterator[str]:
    for goal in view["goals"]:
        name = tell.name("objective", f"{view['mission']}-{goal['goal']}")
        yield tell.say("board-md-goal", goal=name, have=goal["have"], need=goal["need"], done=int(goal["done"]))


def _dice(dice: dict[str, list[int]], tell: Teller) -> str:
    """`Melee: 2 yellow, 1 red; Defence: 1 blue`; a kind without dice is not spoken of."""
    parts = []
    for kind, pool in dice.items():
        colors = _COLORS["defense" if kind.endswith("defense") else "attack"]
        held = [tell.say("board-md-die", n=n, color=color) for color, n in zip(colors, pool, strict=True) if n]
        if held:
            parts.append(f"{tell.name('when', kind)}: {', '.join(held)}")
    return "; ".join(parts) or tell.say("board-md-no-dice")


def _hero(hero: View, tell: Teller) -> Iterator[str]:
    agreeing = gender("md", hero["hero"], tell.lang)
    state = [tell.say(f"board-md-{word}", gender=agreeing) for word in ("dead", "stunned", "out") if hero[word]]
    if hero["shadow"] and not hero["out"]:
        state.append(tell.say("board-md-in-shadow"))
    yield tell.say(
        "board-md-hero",
        hero=tell.name("hero", hero["hero"]),
        role=tell.name("class", hero["class"]) if hero["class"] else tell.say("board-md-no-class"),
        at=tell.say("board-md-at", zone=zone_told(hero["at"], tell)) if hero["at"] else tell.say("board-md-nowhere"),
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
    if hero["carried"]:
        yield tell.say("board-md-carries", tokens=tell.all("token", hero["carried"]))


def zone_told(zone: str, tell: Teller) -> str:
    """A zone of a tile as it is printed, or its name."""
    return name_of("md", "zone", zone, tell.lang)


def _enemy(view: View, foe: View, tell: Teller) -> Iterator[str]:
    yield tell.say(
        "board-md-enemy",
        enemy=tell.name("enemy", foe["type"]),
        notation=foe["enemy"],
        zone=zone_told(foe["at"], tell),
        rank="mob" if foe["minions"] else "single",
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
    zones = ", ".join(zone_told(zone, tell) for zone in step["zones"])
    return tell.say(f"board-md-intent-{step['act']}", heroes=heroes, zones=zones)


def beside(view: View, at: str, tell: Teller) -> str:
    """The zones beside one that are still there, with doors between them, and the far ends of stairs."""
    zones = view["board"]["zones"]

    def beyond(a: str, b: str) -> str | None:
        other = b if a == at else a
        return other if at in (a, b) and not zones[other]["gone"] else None

    found = [zone_told(zone, tell) for a, b in view["map"]["joins"] if (zone := beyond(a, b))]
    for door in view["map"]["doors"]:
        if zone := beyond(door["a"], door["b"]):
            found.append(f"{zone_told(zone, tell)} ({_door(view, door, tell)})")
    for link in view["map"]["links"]:
        if zone := beyond(link["a"], link["b"]):
            found.append(f"{zone_told(zone, tell)} ({tell.say('board-md-stairs')})")
    return "; ".join(found) or tell.say("board-none")


def _door(view: View, door: View, tell: Teller) -> str:
    """A door, how it stands and what to type to open it."""
    return tell.say(f"board-md-door-{view['board']['doors'][door['door']]}", door=door["door"])


def _zones(view: View, tell: Teller) -> Iterator[str]:
    """Zones with something in them, and the doors."""
    marks = {view["map"]["start"]: "start", view["map"]["exit"]: "exit"}
    for name, zone in view["board"]["zones"].items():
        parts = [tell.say("board-md-light" if zone["light"] else "board-md-shadow")]
        if name in marks:
            parts.append(tell.say(f"board-md-{marks[name]}"))
        levels = [token["level"] for token in view["board"]["levels"] if token["zone"] == name]
        parts += [tell.say("board-md-level", level=level) for level in levels]
        for kind, n in zip(("normal", "special"), zone["treasure"], strict=True):
            if n:
                parts.append(tell.say(f"board-md-treasure-{kind}", n=n))
        for token in zone["tokens"]:
            type = token["type"]
            parts.append(tell.name("token", type) if type else tell.say("board-md-hidden"))
        if len(parts) > 1 and not zone["gone"]:
            yield tell.say("board-md-zone", zone=zone_told(name, tell), what=", ".join(parts))
    for door in view["map"]["doors"]:
        a, b = zone_told(door["a"], tell), zone_told(door["b"], tell)
        yield tell.say("board-md-door", a=a, b=b, state=_door(view, door, tell))
    for pillar in view["map"]["pillars"]:
        health = view["board"]["pillars"].get(pillar["pillar"])
        if health is not None:
            name = tell.name("pillar", pillar["pillar"])
            yield tell.say("board-md-pillar", pillar=name, zone=zone_told(pillar["zone"], tell), n=health)


def _fight(view: View, tell: Teller) -> Iterator[str]:
    combat = view["combat"]
    if not combat:
        return
    hero = tell.name("hero", view["heroes"][combat["seat"]]["hero"])
    pillar = combat["pillar"]
    foe = name_of("md", "pillar" if pillar else "enemy", pillar or combat["enemy"] or "", tell.lang)
    sides = (hero, foe) if combat["attacker"] == "hero" else (foe, hero)
    yield tell.say("board-md-combat", attacker=sides[0], defender=sides[1], kind=tell.name("kind", combat["kind"]))
    if combat["attack"] or combat["defense"]:
        yield tell.say(
            "board-md-dice",
            attack=tell.all("die", combat["attack"]),
            defense=tell.all("die", combat["defense"]),
            hits=combat["total"]["hits"],
            shields=combat["total"]["shields"],
            wounds=combat["total"]["wounds"],
        )
    if any((*combat["attack_symbols"].values(), *combat["defense_symbols"].values())):
        attack, defense = (_symbols(combat[f"{side}_symbols"], tell) for side in ("attack", "defense"))
        yield tell.say("board-md-symbols", attack=attack, defense=defense)


def _symbols(counts: dict[str, int], tell: Teller) -> str:
    """How many of each symbol: `2 Bams, 1 Diamond`."""
    return ", ".join(tell.say(f"md-price-{one}", n=n) for one, n in counts.items() if n) or tell.say("board-none")
