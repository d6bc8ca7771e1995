/** Whether a table is played with its guide, remembered in this browser. */
const stored = (id: string): string => `tavola-learn-${id}`;

/** A table begun from "Learn" says so in its address once; afterwards the choice is kept. */
export function wantsGuide(id: string): boolean {
  if (new URLSearchParams(location.search).has("learn")) {
    rememberGuide(id, true);
    history.replaceState(null, "", location.pathname);
  }
  return localStorage.getItem(stored(id)) === "on";
}

export function rememberGuide(id: string, on: boolean): void {
  if (on) localStorage.setItem(stored(id), "on");
  else localStorage.removeItem(stored(id));
}
