/** What Mage Knight draws only after its board. One script, fetched when the board stands. */
import { mountDrawings } from "../../art/sprite";
import enemies from "./art/enemies.svg?raw";
import faces from "./art/faces.svg?raw";
import parts from "./art/parts.svg?raw";
import units from "./art/units.svg?raw";

mountDrawings("mageknight-late", [enemies, faces, units, parts]);

export { CombatPanel } from "./combat/CombatPanel";
export { DamageTable } from "./combat/DamageTable";
export { DuelPanel } from "./combat/DuelPanel";
export { Knockout } from "./combat/Knockout";
export { LargeFace } from "./panels/LargeFace";
export { LevelUp } from "./panels/LevelUp";
export { PieceWords } from "./panels/PieceWords";
export { PileWindow } from "./panels/PileWindow";
