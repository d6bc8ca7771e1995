/** Oath on the page. */
import type { GameUi } from "../../games";
import crests from "./art/crests.svg?raw";

const game: GameUi = {
  prefix: "OA",
  crests,
  table: () => import("./table"),
  gallery: () => import("./library"),
  panorama: () => import("./Panorama"),
  setup: () => import("./setup"),
  chronicle: () => import("./chronicle"),
};

export default game;
