import { useEffect, useState } from "preact/hooks";
import { TableDesk } from "../table/TableDesk";
import { useTableUi } from "../table/useTableUi";
import { atStep, Problem } from "../wire/api";
import type { TableMessage } from "../wire/types";
import { useSpeech } from "../words/words";
import { ReplayBar } from "./ReplayBar";
import "./replay.css";

interface Props {
  id: string;
  from: number;
  speaks: string;
  onGame(game: string): void;
}

const nothing = () => undefined;

/** A game looked at step by step; the address always names the step, so that it can be shared. */
export function ReplayPage({ id, from, speaks, onGame }: Props) {
  const { lang, t } = useSpeech();
  const [step, setStep] = useState(from);
  const [eyes, setEyes] = useState<number | null>(null);
  const [table, setTable] = useState<TableMessage | null>(null);
  const [problem, setProblem] = useState("");
  const { ui, catalog } = useTableUi(table?.view.game, onGame);
  useEffect(() => {
    let live = true;
    atStep(id, step, eyes, lang)
      .then((found) => live && (setTable(found), setProblem("")))
      .catch((error) => live && setProblem(error instanceof Problem && error.message ? error.message : t("server-away")));
    history.replaceState(null, "", `/game/${id}@${step}`);
    return () => void (live = false);
  }, [id, step, eyes, lang]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
      if (!by || !table?.replay) return;
      event.preventDefault();
      setStep((now) => Math.min(Math.max(0, now + by), table.replay!.of));
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [table?.replay?.of]);
  if (!table || !table.replay || !ui || speaks !== table.view.game) {
    return (
      <main class="waiting">
        <div class="panel">
          <h1>{problem || t("loading")}</h1>
          {problem && (
            <a class="button main" href="/">
              {t("to-home")}
            </a>
          )}
        </div>
      </main>
    );
  }
  return (
    <div class="guided replayed">
      <ReplayBar id={id} replay={table.replay} seats={table.seats} onStep={setStep} onEyes={setEyes} />
      <TableDesk
        id={id}
        game={ui}
        table={table}
        catalog={catalog}
        busy
        said={null}
        clearSaid={nothing}
        answer={nothing}
        undo={nothing}
        readBack={nothing}
        why={nothing}
        advice={null}
        clearAdvice={nothing}
        onAdvise={nothing}
        onLearn={nothing}
        onLook={nothing}
        onAsk={nothing}
        onConsent={nothing}
      />
    </div>
  );
}
