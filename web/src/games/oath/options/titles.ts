/** What a piece is called. */
import { halves, type Piece } from "../../../options/pieces";
import type { Speech } from "../../../words/words";
import type { OathTable } from "../useTable";
import type { View } from "../types";

export const adviserOf = (view: View, name: string) => view.players.flatMap((player) => player.advisers).find((adviser) => adviser.name === name);
export const relicOf = (view: View, n: number) => view.sites.flatMap((site) => site.relics).find((relic) => relic.n === n);

/** A site by its name; a facedown one says so. */
export const siteName = (name: string, say: Speech): string => say.name("site", name);

export function pieceTitle(piece: Piece, { view }: OathTable, say: Speech): string {
  const [what, id] = halves(piece);
  switch (what) {
    case "adviser": {
      const card = adviserOf(view, id)?.card;
      return card ? say.name("card", card) : say.t("oa-facedown-adviser");
    }
    case "relic": {
      const card = relicOf(view, Number(id))?.card;
      return card ? say.name("card", card) : say.t("oa-facedown-relic");
    }
    case "space": {
      const space = view.reliquary[Number(id)];
      return space?.relic?.card ? say.name("card", space.relic.card) : say.t("oa-reliquary-space", { n: Number(id) + 1 });
    }
    case "bank":
      return say.t("oa-bank", { suit: say.name("suit", id) });
    case "pawn":
      return say.name("player", id);
    default:
      return say.name(what, id);
  }
}

/** A name without what stands in brackets behind it, where the colour is seen anyway. */
export const bare = (said: string): string => said.replace(/ \(.*\)$/, "");
