/** What a piece is called. */
import { halves, type Piece } from "../../../options/pieces";
import type { Speech } from "../../../words/words";
import type { DungeonTable } from "../useTable";
import type { View } from "../types";

/** The name of an enemy; a second one of its type has its number behind it. */
export function enemyName(enemy: string, say: Speech): string {
  const named = say.name("enemy", enemy);
  const [, type, number] = /^(.*)_(\d+)$/.exec(enemy) ?? [];
  return type ? `${say.name("enemy", type)} ${number}` : named;
}

/** A zone as its tile is printed: `6V b2`; what lies there says more. */
export function zoneName(zone: string, say: Speech): string {
  const named = say.name("zone", zone);
  const [tile, cell] = zone.split(".");
  return cell ? `${tile!.toUpperCase()} ${cell}` : named;
}

export function doorEnds(door: string, view: View, say: Speech): string {
  const found = view.map.doors.find((one) => one.door === door);
  return found ? `${zoneName(found.a, say)} – ${zoneName(found.b, say)}` : door;
}

/** `0.se_mace`: whose, and what. */
export function owned(id: string): { seat: number; id: string } {
  const cut = id.indexOf(".");
  return { seat: Number(id.slice(0, cut)), id: id.slice(cut + 1) };
}

export function pieceTitle(piece: Piece, { view, catalog }: DungeonTable, say: Speech): string {
  const [what, id] = halves(piece);
  switch (what) {
    case "zone":
      return say.t("md-zone", { zone: zoneName(id, say) });
    case "door":
      return say.t("md-door", { zones: doorEnds(id, view, say) });
    case "foe":
      return enemyName(id, say);
    case "hero":
      return say.name("hero", view.heroes[Number(id)]?.hero);
    case "card":
    case "line":
      return say.name(what, owned(id).id);
    case "offer":
      return say.name("card", id);
    case "power": {
      const { seat, id: power } = owned(id);
      const hero = view.heroes[seat];
      if (power === "free") return say.name("free", hero?.class);
      return power === "shadow" ? say.name("term", "shadow_mode") : say.name("special", catalog.heroes[hero?.hero ?? ""]?.special_name);
    }
    case "signature":
      return say.name("signature", view.heroes[Number(id)]?.class);
    case "die":
      return say.t("md-die");
    default:
      return say.name(what, id);
  }
}
