/** What Massive Darkness draws only after its board. One script, fetched when the board stands. */
export { StepStage } from "./combat/StepStage";
export { LargeFace } from "./panels/LargeFace";
export { LevelUp, WhatChanges } from "./panels/LevelUp";
export { Compare, Market } from "./panels/Market";
export { PieceWords } from "./panels/PieceWords";
export { Result } from "./panels/Result";
