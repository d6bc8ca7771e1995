/** All drawings of the page, put once into the document so that `<use>` finds them. */
import enemies from "./enemies.svg?raw";
import heroes from "./heroes.svg?raw";
import icons from "./icons.svg?raw";
import sites from "./sites.svg?raw";
import terrain from "./terrain.svg?raw";
import units from "./units.svg?raw";

export function mountDrawings(): void {
  const holder = document.createElement("div");
  holder.className = "drawings";
  holder.setAttribute("aria-hidden", "true");
  for (const sheet of [icons, terrain, sites, enemies, heroes, units]) {
    const parsed = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
    holder.append(document.importNode(parsed, true));
  }
  document.body.prepend(holder);
}
