/** Drawings of the page, put once into the document so that `<use>` finds them: the common ones, and those of a game. */
import icons from "./icons.svg?raw";

const mounted = new Set<string>();

export function mountDrawings(of: string, sheets: string[]): void {
  if (mounted.has(of)) return;
  mounted.add(of);
  const holder = document.createElement("div");
  holder.className = "drawings";
  holder.setAttribute("aria-hidden", "true");
  for (const sheet of sheets) {
    const parsed = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
    holder.append(document.importNode(parsed, true));
  }
  document.body.prepend(holder);
}

export const mountCommonDrawings = (): void => mountDrawings("", [icons]);
