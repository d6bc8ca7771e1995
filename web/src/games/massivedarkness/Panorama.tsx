import { crest } from "../../art/crests";
import { mountDrawings } from "../../art/sprite";
import figures from "./art/figures.svg?raw";
import icons from "./art/icons.svg?raw";

mountDrawings("massivedarkness-hall", [icons, figures]);

const TORCHES = [330, 570];
/** Who stands where in the hall: heroes from the left, what waits for them from the right. */
const HEROES: [string, number, number][] = [["siegfried", 364, 112], ["sibyl", 296, 112], ["bjorn", 330, 140]];
const FOES: [string, string, number, number, number][] = [["f-roaming", "e-overlord_troll", 588, 84, 88], ["f-boss", "e-orc_executioners", 532, 112, 60], ["f-minion", "e-goblin_warriors", 502, 152, 40], ["f-minion", "e-goblin_warriors", 556, 158, 40]];

/** A hall of the dungeon: torches, a door ajar, and who meets there. */
export default function Panorama() {
  return (
    <svg class="panorama" viewBox="262 0 376 188" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="hall-light">
          <stop offset="0" stop-color="#ffc567" stop-opacity=".75" />
          <stop offset="1" stop-color="#ffc567" stop-opacity="0" />
        </radialGradient>
        <pattern id="hall-bricks" width="60" height="30" patternUnits="userSpaceOnUse">
          <path d="M0 0h60v30H0z" fill="#353a57" />
          <path d="M0 0h60M0 15h60M0 30h60M15 0v15M45 15v15" stroke="#242840" stroke-width="2" fill="none" />
        </pattern>
        <pattern id="hall-floor" width="90" height="26" patternUnits="userSpaceOnUse">
          <path d="M0 0h90v26H0z" fill="#5b4a3a" />
          <path d="M0 0h90M0 13h90M20 0v13M65 13v13" stroke="#3c3026" stroke-width="2" fill="none" />
        </pattern>
      </defs>
      <path d="M0 0h900v92H0z" fill="url(#hall-bricks)" />
      <path d="M0 92h900v96H0z" fill="url(#hall-floor)" />
      <path d="M0 92h900" stroke="#191b2c" stroke-width="5" />
      <path d="M404 92V30q46-34 92 0v62z" fill="#0d0e18" stroke="#8b93b8" stroke-width="7" />
      <path d="M404 92V34l40 12v58z" fill="#7a4a24" stroke="#3a2312" stroke-width="4" />
      {TORCHES.map((x) => (
        <g key={x}>
          <circle cx={x} cy="50" r="120" fill="url(#hall-light)" />
          <path d={`M${x - 3} 46h6l-1 28h-4z`} fill="#7a5a3a" />
          <use href="#d-flame" x={x - 13} y="20" width="26" height="30" color="#ffb648" />
        </g>
      ))}
      <use href="#d-chest" x="420" y="132" width="40" height="36" color="#c9922f" />
      {HEROES.map(([who, x, y]) => (
        <g key={who}>
          <ellipse cx={x} cy={y + 32} rx="30" ry="8" fill="#0007" />
          <use href={`#${crest(who)}`} x={x - 34} y={y - 36} width="68" height="68" />
        </g>
      ))}
      {FOES.map(([frame, face, x, y, size]) => (
        <g key={x}>
          <ellipse cx={x} cy={y + size / 2} rx={size * 0.42} ry="7" fill="#0007" />
          <use href={`#${frame}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
          <use href={`#${face}`} x={x - size * 0.36} y={y - size * 0.38} width={size * 0.72} height={size * 0.72} />
        </g>
      ))}
    </svg>
  );
}
