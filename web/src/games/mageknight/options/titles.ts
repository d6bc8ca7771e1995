/** What a piece is called. */
import { halves, type Piece } from "../../../options/pieces";
import type { Speech } from "../../../words/words";
import type { KnightTable } from "../useTable";

export function pieceTitle(piece: Piece, table: KnightTable, say: Speech): string {
  const [what, id] = halves(piece);
  const { view, me, catalog } = table;
  switch (what) {
    case "card":
      return say.name("card", id);
    case "offer":
      return say.name(catalog.units[id] ? "unit" : "card", id);
    case "unit":
      return say.name("unit", me.units.find((unit) => unit.n === Number(id))?.unit);
    case "skill":
      return say.name("skill", id);
    case "tactic":
      return say.name("tactic", id);
    case "crystal":
      return say.t("crystal-of", { color: say.name("color", id) });
    case "space": {
      const hex = view.map.hexes.find((one) => one.at === id);
      const place = say.name("site", hex?.site) || say.name("terrain", hex?.terrain);
      return `${place} (${id})`;
    }
    case "hero":
      return say.name("hero", me.hero);
    case "die":
      return say.t("die-of", { color: say.name("color", view.source[Number(id)]?.color) });
    case "slot":
      return say.t("slot-label", { slot: id });
    case "foe":
    case "attack": {
      const foe = view.combat?.enemies.find((one) => one.n === Number(id.split(".")[0]));
      if (!foe) return id;
      const enemy = `${foe.n}. ${say.name("enemy", foe.enemy)}`;
      const i = id.split(".")[1];
      return i && foe.attacks.length > 1 ? say.t("foe-attack", { enemy, i }) : enemy;
    }
    default:
      return id;
  }
}
