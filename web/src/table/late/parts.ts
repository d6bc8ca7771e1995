/** What a table draws only after its board: windows, hints, reading and dragging. One script, fetched when the board stands. */
export { Guide } from "../../guide/Guide";
export { Drag } from "../../options/drag/Drag";
export { RuleWindow } from "../../rules/RuleWindow";
export { Consent } from "../../seats/Consent";
export { Held } from "../../seats/Held";
export { People } from "../../seats/People";
export { Layer } from "../../story/Layer";
export { EndScreen } from "../end/EndScreen";
export { Help } from "../Help";
export { Inspect } from "../Inspect";
export { PieceWindow } from "../PieceWindow";
