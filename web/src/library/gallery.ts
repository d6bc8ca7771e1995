/** What a game brings to the gallery: its pieces, how they are drawn, and what one may filter by. */
import type { FunctionComponent } from "preact";
import type { Words } from "../wire/types";
import type { Speech } from "../words/words";
import type { AllWords, Piece } from "./pieces";

/** Values of a filter, each named; several groups where they have titles. */
export type Choices = (say: Speech) => { title: string; values: { id: string; name: string }[] }[];

export interface GalleryUi {
  kinds: readonly string[];
  icons: Readonly<Record<string, string>>;
  pieces(shelves: unknown, words: AllWords): Piece[];
  Face: FunctionComponent<{ piece: Piece; shelves: unknown }>;
  /** What the lists "colour" and "contains" offer. */
  colors: Choices;
  /** What that first list is called, where it holds no colours. */
  colorTitle?(say: Speech): string;
  marks: Choices;
  /** The name of a piece, where it is not simply named by its id. */
  name?(piece: Piece, words: Words): string;
  /** The sign before one of the texts of a piece; the empty string for none. */
  label(piece: Piece, side: string, say: Speech): string;
  /** Words for a piece without texts. */
  instead?(piece: Piece, say: Speech): string;
}
