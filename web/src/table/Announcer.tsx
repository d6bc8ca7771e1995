import { useEffect, useRef, useState } from "preact/hooks";
import { useShell } from "./context";

const MOST = 6;

/** Tells a screen reader what just happened and what is asked now. */
export function Announcer() {
  const { table } = useShell();
  const last = useRef(table.log.at(-1)?.n ?? -1);
  const [words, setWords] = useState("");
  useEffect(() => {
    const fresh = table.log.filter((line) => line.n > last.current).slice(-MOST);
    last.current = table.log.at(-1)?.n ?? -1;
    setWords([...fresh.map((line) => line.text), table.decision?.prompt ?? ""].filter(Boolean).join(" "));
  }, [table.seq, table.lang]);
  return (
    <div class="hidden" aria-live="polite" role="status">
      {words}
    </div>
  );
}
