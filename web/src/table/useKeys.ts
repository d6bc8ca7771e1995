/** The keys of the table: Enter answers, letters and digits pick a row, U undoes, ? helps, Escape goes back. */
import { useEffect } from "preact/hooks";

export interface Keys {
  enter(): void;
  hint(key: string): void;
  undo(): void;
  help(): void;
  goal(): void;
  coach(): void;
  /** Stops and goes on, while something is told. */
  space: (() => void) | null;
  back(): void;
}

const TYPING = "input, textarea, select, [contenteditable]";
const ACTING = "button, a[href], summary, [role=button], input, select, textarea";

export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element | null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target?.closest(TYPING) || document.querySelector("dialog[open]")) return;
      const key = event.key;
      if (key === "Escape") keys.back();
      else if (key === "Enter") {
        // What was only touched does not hold the key: the main answer does what its badge says.
        if (target?.closest(ACTING)?.matches(":focus-visible")) return;
        event.preventDefault();
        keys.enter();
      } else if (key === "?" || key === "h") keys.help();
      else if (key === " " && keys.space && !target?.closest(ACTING)) {
        event.preventDefault();
        keys.space();
      } else if (key === "u") keys.undo();
      else if (key === "!") keys.coach();
      else if (key === "#") keys.goal();
      else if (/^[1-9a-hj-z]$/.test(key)) keys.hint(key);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
