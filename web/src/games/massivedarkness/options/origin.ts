/** Where dice and modifiers come from (`card:se_mace`, `hero:sibyl`, `line:charge`, `enemy:…`), by name. */
import { halves } from "../../../options/pieces";
import type { Speech } from "../../../words/words";

const KINDS: Record<string, string> = { loot: "card", consumable: "card", event: "event_card" };

export function originName(origin: string, say: Speech): string {
  const [what, id] = halves(origin);
  if (!id) return say.name("term", origin) || origin;
  if (what === "enemy") return say.name("enemy", id.replace(/_(l\d|lesser|greater)$/, ""));
  return say.name(KINDS[what] ?? what, id);
}
