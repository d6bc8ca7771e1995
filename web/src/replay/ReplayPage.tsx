import { useEffect, useState } from "preact/hooks";
import { TableDesk } from "../table/TableDesk";
import { useTableUi } from "../table/useTableUi";
import { useStorySettings } from "../story/pace";
import { useSpeech } from "../words/words";
import { ReplayBar } from "./ReplayBar";
import { useReplayKeys } from "./useReplayKeys";
import { useSteps } from "./useSteps";
import "./replay.css";

interface Props {
  id: string;
  from: number;
  speaks: string;
  onGame(game: string): void;
}

/** How long a step is shown when a game plays by itself. */
const BEAT = 1300;
const nothing = () => undefined;

/** A game looked at step by step; the address always names the step, so that it can be shared. */
export function ReplayPage({ id, from, speaks, onGame }: Props) {
  const { t } = useSpeech();
  const [step, setStep] = useState(from);
  const [eyes, setEyes] = useState<number | null>(null);
  const { table, problem } = useSteps(id, step, eyes);
  const [playing, setPlaying] = useState(false);
  const { pace } = useStorySettings();
  const { ui, catalog } = useTableUi(table?.view.game, onGame);
  const of = table?.replay?.of ?? 0;
  useEffect(() => {
    if (!playing || table?.seq !== step) return;
    if (step >= of) return setPlaying(false);
    const timer = window.setTimeout(() => setStep(step + 1), BEAT / (pace || 1));
    return () => window.clearTimeout(timer);
  }, [playing, step, table?.seq, pace]);
  const go = (to: number | ((step: number) => number)) => {
    setPlaying(false);
    setStep(to);
  };
  useReplayKeys(table?.replay ?? undefined, go, () => setPlaying(!playing && step < of));
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
      <ReplayBar id={id} replay={table.replay} seats={table.seats} playing={playing} onPlay={setPlaying} onStep={go} onEyes={setEyes} />
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
        ways={null}
        askWays={nothing}
        scouted={null}
        scout={nothing}
        leads={null}
        askLeads={nothing}
        onAdvise={nothing}
        onLearn={nothing}
        onLook={nothing}
        onAsk={nothing}
        onConsent={nothing}
      />
    </div>
  );
}
