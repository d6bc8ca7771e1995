/** The tables of a game step by step: those already seen are at hand, and the next one is fetched ahead. */
import { useEffect, useRef, useState } from "preact/hooks";
import { atStep, Problem } from "../wire/api";
import type { TableMessage } from "../wire/types";
import { useSpeech } from "../words/words";

const KEPT = 60;
/** A slider asks only where it rests. */
const REST = 70;

export function useSteps(id: string, step: number, eyes: number | null): { table: TableMessage | null; problem: string } {
  const { lang, t } = useSpeech();
  const kept = useRef(new Map<string, Promise<TableMessage>>());
  const [table, setTable] = useState<TableMessage | null>(null);
  const [problem, setProblem] = useState("");
  const asked = useRef(-1);
  const fetched = (at: number): Promise<TableMessage> => {
    const key = `${at} ${eyes} ${lang}`;
    const known = kept.current.get(key);
    if (known) return known;
    const coming = atStep(id, at, eyes, lang);
    kept.current.set(key, coming);
    coming.catch(() => kept.current.delete(key));
    if (kept.current.size > KEPT) kept.current.delete(kept.current.keys().next().value!);
    return coming;
  };
  useEffect(() => {
    let live = true;
    const known = kept.current.has(`${step} ${eyes} ${lang}`);
    const near = Math.abs(step - asked.current) <= 1 || asked.current < 0;
    const timer = window.setTimeout(
      () => {
        asked.current = step;
        fetched(step)
          .then((found) => {
            if (!live) return;
            setTable(found);
            setProblem("");
            if (found.replay && step < found.replay.of) void fetched(step + 1).catch(() => undefined);
          })
          .catch((error: unknown) => live && setProblem(error instanceof Problem && error.message ? error.message : t("server-away")));
      },
      known || near ? 0 : REST,
    );
    history.replaceState(null, "", `/game/${id}@${step}`);
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [id, step, eyes, lang]);
  return { table, problem };
}
