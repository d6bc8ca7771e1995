import { assembled } from "./parts";
import { RECIPES } from "./recipes";
import "./drawings.css";

const drawn = new Map<string, string>();

/** The drawing of a piece of equipment; put together once. */
function drawing(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const made = assembled(RECIPES[id] ?? "chest:wood");
  drawn.set(id, made);
  return made;
}

export function ItemPicture({ id, ...rest }: { id: string; class?: string }) {
  return <svg viewBox="-32 -32 64 64" aria-hidden="true" class={rest.class ?? "art"} dangerouslySetInnerHTML={{ __html: drawing(id) }} />;
}
