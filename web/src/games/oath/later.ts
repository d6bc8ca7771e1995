/** What may come after the board, fetched together (`late.ts`). */
import { later } from "../../ui/later";

export const late = later(() => import("./late"));

/** The pictures of the cards, fetched on their own: nothing waits for them. */
export const pictures = later(() => import("./art/cards/CardPicture"));
export const CardPicture = pictures((part) => part.CardPicture);

export const CampaignPanel = late((part) => part.CampaignPanel);
export const Odds = late((part) => part.Odds);
export const Asked = late((part) => part.Asked);
export const Offer = late((part) => part.Offer);
export const PieceWords = late((part) => part.PieceWords);
export const StepStage = late((part) => part.StepStage);
export const Result = late((part) => part.Result);
