/** What is told about a new game of Oath. */
import { mountDrawings } from "../../art/sprite";
import type { SetupUi } from "../../setup/ui";
import icons from "./art/icons.svg?raw";
import lands from "./art/land.svg?raw";
import { landOf } from "./art/pictures";
import type { View } from "./types";

mountDrawings("oath", [icons, lands]);

const WIDE = 96;
const HIGH = 70;
const GAP = 10;

/** The three regions with the lands that are known, and those that are not. */
function Sketch({ view }: { view: View }) {
  const regions = [...new Set(view.sites.map((site) => site.region))];
  return (
    <svg viewBox={`-8 -8 ${regions.length * (WIDE + GAP) + 6} ${3 * (HIGH + GAP) + 6}`}>
      {regions.flatMap((region, column) =>
        view.sites
          .filter((site) => site.region === region)
          .map((site, row) => (
            <g key={site.slot} transform={`translate(${column * (WIDE + GAP)} ${row * (HIGH + GAP)})`}>
              <rect width={WIDE} height={HIGH} rx="7" fill="#d8c8a2" stroke="#a58d5c" stroke-width="2" />
              {site.up ? <use href={`#${landOf(site.id)}`} width={WIDE} height={HIGH} /> : <use href="#o-rose" x="30" y="17" width="36" height="36" color="#8d7645" />}
            </g>
          )),
      )}
    </svg>
  );
}

const setup: SetupUi = {
  minutes: (scenario, players) => (scenario === "prince" ? 60 + 30 * (players - 1) : 45 * players),
  hard: (scenario) => ({ walkthrough: 1, fresh: 2, prince: 4 })[scenario] ?? 3,
  // docs/players/strength.md
  measured: (scenario, players) => (scenario === "prince" && players === 1 ? { bot: "strong", won: 46, games: 200 } : null),
  Sketch: Sketch as SetupUi["Sketch"],
};

export default setup;
