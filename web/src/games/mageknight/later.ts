/** What may come after the board, fetched together (`late.ts`). */
import { later } from "../../ui/later";

export const late = later(() => import("./late"));

export const CombatPanel = late((part) => part.CombatPanel);
export const DamageTable = late((part) => part.DamageTable);
export const DuelPanel = late((part) => part.DuelPanel);
export const Knockout = late((part) => part.Knockout);
export const LargeFace = late((part) => part.LargeFace);
export const LevelUp = late((part) => part.LevelUp);
export const PieceWords = late((part) => part.PieceWords);
export const PileWindow = late((part) => part.PileWindow);
