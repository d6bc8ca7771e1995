/** A zone in one sentence, for those who do not see the board. */
import type { Option } from "../../../wire/types";
import type { Speech } from "../../../words/words";
import { enemyName, zoneName } from "../options/titles";
import type { View } from "../types";

export function zoneLabel(zone: string, view: View, options: Option[], say: Speech): string {
  const state = view.board.zones[zone];
  const printed = view.map.zones.find((one) => one.zone === zone);
  if (!state || !printed) return zoneName(zone, say);
  const [normal, special] = state.treasure;
  const level = view.board.levels.find((one) => one.zone === zone);
  return [
    say.t("md-zone", { zone: zoneName(zone, say) }),
    say.name("term", printed.kind === "bridge" ? "zone" : printed.kind),
    say.t(state.light ? "md-light" : "md-shadow"),
    zone === view.map.start && say.t("md-start"),
    zone === view.map.exit && say.t("md-exit"),
    level && say.t(level.active ? "md-level-on" : "md-level-n", { n: level.level }),
    ...state.heroes.map((seat) => say.name("hero", view.heroes[seat]?.hero)),
    ...state.enemies.map((enemy) => enemyName(enemy, say)),
    normal > 0 && say.t("md-treasure-n", { n: normal }),
    special > 0 && say.t("md-special-n", { n: special }),
    ...state.tokens.map((token) => (token.type ? say.name("token", token.type) : say.t("md-token-down"))),
    ...view.map.doors
      .filter((door) => door.a === zone || door.b === zone)
      .map((door) => say.t(`md-door-${view.board.doors[door.door] ?? "closed"}`, { zone: zoneName(door.a === zone ? door.b : door.a, say) })),
    ...options.map((option) => option.label),
  ]
    .filter(Boolean)
    .join(", ");
}
