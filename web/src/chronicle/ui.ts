/** What a game that keeps chronicles brings to their pages. */
import type { FunctionComponent } from "preact";
import type { Place } from "./api";

export interface ChronicleUi {
  /** A map, as a chronicle remembers it. */
  Land: FunctionComponent<{ map: Place[]; title: string }>;
}
