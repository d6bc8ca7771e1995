/** Hears what happens anywhere on the page before its parts do; keys after them. */
import { useEffect } from "preact/hooks";

export type Heard = { [Kind in keyof DocumentEventMap]?: (event: DocumentEventMap[Kind]) => void };

/** Listens while it is on: `begin` gives what is heard, and keeps what it needs between two events; `end` is called when it stops. */
export function useListening(on: boolean, begin: () => Heard, end?: () => void): void {
  useEffect(() => {
    if (!on) return;
    const heard = Object.entries(begin()) as [string, EventListener][];
    const at = (kind: string): EventTarget => (kind === "keydown" ? window : document);
    for (const [kind, hear] of heard) at(kind).addEventListener(kind, hear, { capture: kind !== "keydown", passive: false });
    return () => {
      for (const [kind, hear] of heard) at(kind).removeEventListener(kind, hear, { capture: kind !== "keydown" });
      end?.();
    };
  }, [on]);
}
