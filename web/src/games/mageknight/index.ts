/** Mage Knight on the page. */
import type { GameUi } from "../../games";
import crests from "./art/crests.svg?raw";

const game: GameUi = {
  prefix: "MK",
  crests,
  first: ["tovak", "goldyx", "arythea", "norowas"],
  // With this variant heroes are chosen at the table.
  named: (options) => !("hero_choice" in options),
  table: () => import("./table"),
  gallery: () => import("./library"),
  panorama: () => import("./Panorama"),
  setup: () => import("./setup"),
};

export default game;
