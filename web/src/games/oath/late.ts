/** What Oath draws only after its board. One script, fetched when the board stands. */
export { CampaignPanel } from "./campaign/CampaignPanel";
export { Odds } from "./campaign/Odds";
export { Asked } from "./panels/Asked";
export { Offer } from "./panels/Offer";
export { PieceWords } from "./panels/PieceWords";
export { StepStage } from "./tale/StepStage";
export { Result } from "./panels/Result";
