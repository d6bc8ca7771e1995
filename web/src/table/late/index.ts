/** The windows of a table and whatever else may come after its board, fetched together (`parts.ts`). */
import { later } from "../../ui/later";

export const late = later(() => import("./parts"));

export const Guide = late((part) => part.Guide);
export const Drag = late((part) => part.Drag);
export const RuleWindow = late((part) => part.RuleWindow);
export const Consent = late((part) => part.Consent);
export const Held = late((part) => part.Held);
export const People = late((part) => part.People);
export const Layer = late((part) => part.Layer);
export const EndScreen = late((part) => part.EndScreen);
export const Help = late((part) => part.Help);
export const Inspect = late((part) => part.Inspect);
export const PieceWindow = late((part) => part.PieceWindow);
