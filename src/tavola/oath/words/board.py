"""The table in plain lines, read from the view alone, so that a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.records import TextArg
from ...text.lines import Teller, View
from .vocabulary import ALIASES, KINDS


class Namer(Teller):
    """Says pieces by their names, whatever line they stand in."""

    def say(self, key: str, **args: TextArg) -> str:
        return super().say(key, **{name: self._shown(name, value) for name, value in args.items()})

    def _shown(self, name: str, value: TextArg) -> TextArg:
        kind = ALIASES.get(name, name)
        if kind in KINDS and isinstance(value, str):
            return self.name(kind, value)
        if name == "cards" and isinstance(value, tuple):
            return ", ".join(self.name("card", self.name("back", card)) for card in value)
        return value


def board(view: View, lang: str) -> list[str]:
    """Everything a player sees on the table."""
    tell = Namer("oath", lang)
    lines = [tell.say("board-oa-round", n=view["round"], oath=view["oath"], visions=view["visions_drawn"])]
    lines.append(tell.say("board-oa-title", player=_color(view, view["title"]["holder"]), side=view["title"]["side"]))
    for site in view["sites"]:
        lines += site_told(view, site, tell)
    for player in view["players"]:
        lines += _player(player, tell)
    for name, banner in view["banners"].items():
        free = banner["holder"] < 0
        held = {} if free else {"player": _color(view, banner["holder"])}
        lines.append(tell.say(f"board-oa-banner{'-free' if free else ''}", banner=name, n=banner["tokens"], **held))
    banks = ", ".join(tell.say("board-oa-bank", bank=suit, n=n) for suit, n in view["banks"].items())
    lines.append(tell.say("board-oa-banks", banks=banks, n=view["shared"]))
    piles = ", ".join(tell.say("board-oa-pile", region=region, n=len(pile)) for region, pile in view["piles"].items())
    lines.append(tell.say("board-oa-stacks", n=view["deck_left"], relics=view["relics_left"], piles=piles))
    lying = "; ".join(tell.say("board-oa-on-card", card=card, **tokens) for card, tokens in view["tokens"].items())
    lines += [tell.say("board-oa-on-cards", cards=lying)] if lying else []
    return lines + list(_campaigns(view, tell)) + list(_prince(view, tell))


def status(view: View, lang: str) -> list[str]:
    """The acting player's board, where the pawn stands, and a campaign under way."""
    tell = Namer("oath", lang)
    acting = view["players"][view["turn"]]
    lines = list(_player(acting, tell))
    for site in view["sites"]:
        if site["up"] and site["id"] == acting["site"]:
            lines += site_told(view, site, tell)
    return lines + list(_campaigns(view, tell)) + list(_prince(view, tell))


def _color(view: View, seat: int) -> str:
    return str(view["players"][seat]["color"]) if seat >= 0 else "bandits"


def site_told(view: View, site: View, tell: Teller) -> Iterator[str]:
    if not site["up"]:
        first = next(one["slot"] for one in view["sites"] if one["region"] == site["region"])
        yield tell.say("board-oa-facedown", region=site["region"], n=site["slot"] - first + 1)
        return
    cards = tuple(site["cards"])
    yield tell.say(
        "board-oa-site",
        site=site["id"],
        region=site["region"],
        ruler=tell.name("player", _color(view, site["ruler"])),
        n=site["warbands"],
        cards=cards,
        many=len(cards),
        relics=len(site["relics"]),
    )
    if site["favor"] or site["secrets"]:
        yield tell.say("board-oa-on-site", site=site["id"], favor=site["favor"], secrets=site["secrets"])


def _player(player: View, tell: Teller) -> Iterator[str]:
    yield tell.say(
        "board-oa-player" if player["site"] else "board-oa-player-off",
        player=player["color"],
        role=player["role"],
        place=player["site"],
        supply=player["supply"],
        favor=player["favor"],
        secrets=player["secrets"],
        warbands=player["warbands"],
    )
    advisers = tuple(adviser["card"] or adviser["back"] for adviser in player["advisers"])
    if advisers:
        yield tell.say("board-oa-advisers", cards=advisers)
    if player["relics"]:
        yield tell.say("board-oa-relics", cards=tuple(player["relics"]))
    if player["vision"]:
        yield tell.say("board-oa-vision", card=player["vision"])


def _campaigns(view: View, tell: Teller) -> Iterator[str]:
    for campaign in view["campaigns"]:
        yield tell.say(
            "board-oa-campaign",
            player=_color(view, campaign["attacker"]),
            other=_color(view, campaign["defender"]),
            attack=campaign["attack_dice"],
            defense=campaign["defense_dice"],
        )


def _prince(view: View, tell: Teller) -> Iterator[str]:
    """His mind: where he stands, whom he trusts and fears, and what he will do next."""
    prince = view["prince"]
    if prince is None:
        return
    yield tell.say(
        "board-oa-prince",
        player=_color(view, prince["seat"]),
        level=prince["level"],
        deed=prince["deed"],
        quadrant=prince["quadrant"],
        limit=prince["limit"],
        tactics=prince["dice"],
        ambition=prince["ambition"],
    )
    for column in ("friend", "conspirator"):
        found = [one for one in prince["relations"] if one["column"] == column]
        suits = ", ".join(tell.say("board-oa-prince-suit", suit=one["suit"], n=one["height"]) for one in found)
        if suits:
            yield tell.say(f"board-oa-prince-{column}s", suits=suits)
    if prince["line"]:
        yield tell.say("board-oa-prince-threat", player=_color(view, prince["threat"]), goal=prince["goal"])
    else:
        yield tell.say("board-oa-prince-no-threat")
    steps = "; ".join(_ahead(view, step, tell) for step in prince["ahead"])
    if steps:
        yield tell.say("board-oa-prince-next", steps=steps)


def _ahead(view: View, step: View, tell: Teller) -> str:
    deed = step["deed"]
    if step["skipped"]:
        return tell.say("board-oa-prince-skip", deed=deed)
    if not step["place"]:
        return tell.name("deed", deed)
    if not step["targets"]:
        return tell.say("board-oa-prince-at", deed=deed, place=step["place"])
    return tell.say("board-oa-prince-on", deed=deed, place=step["place"], player=_color(view, step["foe"]))
