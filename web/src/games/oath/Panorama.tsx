import { crest } from "../../art/crests";
import { mountDrawings } from "../../art/sprite";
import icons from "./art/icons.svg?raw";
import lands from "./art/land.svg?raw";

mountDrawings("oath-land", [icons, lands]);

const LANDS = ["v-plains", "v-mountain", "v-ancient_city", "v-rocky_coast", "v-deep_woods", "v-standing_stones", "v-charming_valley"];
const WIDE = 132;
const PEOPLE: [string, number][] = [["purple", 322], ["red", 190], ["blue", 454]];

/** The lands of a chronicle side by side, and who claims them. */
export default function Panorama() {
  return (
    <svg class="panorama" viewBox="122 0 400 188" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 0h900v188H0z" fill="#d9c8a0" />
      {LANDS.map((land, i) => (
        <g key={land} transform={`translate(${i * WIDE - 8} ${i % 2 ? 10 : 26})`}>
          <rect x="-3" y="-3" width={WIDE - 6} height="146" rx="9" fill="#fbf3df" stroke="#9c8552" stroke-width="2.500" />
          <use href={`#${land}`} width={WIDE - 12} height="140" preserveAspectRatio="xMidYMid slice" />
        </g>
      ))}
      {PEOPLE.map(([color, x]) => (
        <g key={color}>
          <ellipse cx={x} cy="166" rx="30" ry="7" fill="#0004" />
          <use href={`#${crest(color)}`} x={x - 30} y="98" width="60" height="68" />
        </g>
      ))}
      <use href="#o-crown" x="298" y="62" width="48" height="40" color="#b8862c" stroke="#4a3410" stroke-width=".8" />
    </svg>
  );
}
