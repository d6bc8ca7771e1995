/** Massive Darkness on the page. */
import type { GameUi } from "../../games";
import crests from "./art/crests.svg?raw";

const game: GameUi = {
  prefix: "MD",
  crests,
  table: () => import("./table"),
  gallery: () => import("./library"),
  panorama: () => import("./Panorama"),
  setup: () => import("./setup"),
};

export default game;
