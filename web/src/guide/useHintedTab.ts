/** Where panels are tabs: the one with what a hint speaks of comes up by itself. */
import { useEffect } from "preact/hooks";
import type { Piece } from "../options/pieces";

/** `places` gives the tab of a piece by what its name begins with: `offer` for `offer:peasants`. */
export function useHintedTab<T>(hinted: Piece | null, places: Readonly<Record<string, T>>, setTab: (tab: T) => void): void {
  useEffect(() => {
    const tab = hinted === null ? undefined : places[hinted.split(":")[0]!];
    if (tab !== undefined) setTab(tab);
  }, [hinted]);
}
