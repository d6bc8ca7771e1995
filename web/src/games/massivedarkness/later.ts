/** What may come after the board, fetched together (`late.ts`). */
import { later } from "../../ui/later";

export const late = later(() => import("./late"));

export const StepStage = late((part) => part.StepStage);
export const LargeFace = late((part) => part.LargeFace);
export const LevelUp = late((part) => part.LevelUp);
export const WhatChanges = late((part) => part.WhatChanges);
export const Compare = late((part) => part.Compare);
export const Market = late((part) => part.Market);
export const PieceWords = late((part) => part.PieceWords);
export const Result = late((part) => part.Result);
