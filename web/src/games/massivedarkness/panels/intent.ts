/** What an enemy will do if nothing changes, in words. */
import type { Speech } from "../../../words/words";
import { zoneName } from "../options/titles";
import type { Enemy, View } from "../types";

export function intentWords(enemy: Enemy, view: View, say: Speech): string {
  const either = (parts: string[]) => parts.join(` ${say.t("md-or")} `);
  const heroes = (seats: number[]) => either(seats.map((seat) => say.name("hero", view.heroes[seat]?.hero)));
  const steps = enemy.intent.map((step) => {
    switch (step.act) {
      case "attack":
        return say.t("md-intent-attack", { hero: heroes(step.seats), kind: either(step.kinds.map((kind) => say.name("kind", kind))) });
      case "batter":
        return say.t("md-intent-batter", { pillar: either(step.pillars.map((pillar) => say.name("pillar", pillar))) });
      case "move": {
        const zone = either(step.zones.map((one) => zoneName(one, say)));
        return step.seats.length ? say.t("md-intent-towards", { zone, hero: heroes(step.seats) }) : say.t("md-intent-move", { zone });
      }
      default:
        return say.t(`md-intent-${step.act}`);
    }
  });
  return steps.join(`; ${say.t("md-then")} `);
}
