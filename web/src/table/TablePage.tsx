import { useEffect, useState } from "preact/hooks";
import { rememberGame } from "../home/last";
import { toldGame } from "../wire/early";
import { useSpeech } from "../words/words";
import { LineNotice } from "./LineNotice";
import { TableDesk } from "./TableDesk";
import { useTableLine } from "./useTableLine";
import { useTableUi } from "./useTableUi";

interface Props {
  id: string;
  /** The game whose words are there. */
  speaks: string;
  onGame(game: string): void;
  /** Called once the table is drawn. */
  onShown(): void;
}

/** One table: fetches its game and the printed facts once, keeps the line, and shows the desk when all is there. */
export function TablePage({ id, speaks, onGame, onShown }: Props) {
  const { lang, t } = useSpeech();
  const live = useTableLine(id, lang);
  const game = live.table?.view.game;
  const { ui, catalog } = useTableUi(game ?? toldGame(), onGame);
  useEffect(() => {
    if (game) rememberGame(game);
  }, [game]);
  const wordless = speaks !== game;
  const late = useLate(!ui || wordless);
  const shown = live.table !== null && ui !== null && !wordless;
  useEffect(() => {
    if (shown) onShown();
  }, [shown, speaks]);

  if (live.state === "gone") {
    return (
      <main class="waiting">
        <div class="panel">
          <h1>{t("table-gone")}</h1>
          <p>{live.said?.text}</p>
          <a class="button main" href="/">
            {t("to-home")}
          </a>
        </div>
      </main>
    );
  }
  if (!live.table || !ui || wordless) {
    return (
      <main class="waiting">
        <div class="panel">
          <h1>{t(live.state === "away" || late ? "server-away" : "loading")}</h1>
          {live.state === "away" && (
            <button type="button" class="main" onClick={() => live.line.current?.reconnectNow()}>
              {t("try-again")}
            </button>
          )}
        </div>
      </main>
    );
  }
  return (
    <>
      <LineNotice state={live.state} onRetry={() => live.line.current?.reconnectNow()} />
      <TableDesk
        id={id}
        game={ui}
        table={live.table}
        catalog={catalog}
        busy={live.busy || live.state !== "open" || live.table.decision?.later === true}
        said={live.said}
        clearSaid={live.clearSaid}
        answer={(notation) => live.line.current?.answer(notation)}
        undo={() => live.line.current?.undo()}
        readBack={() => live.line.current?.readBack()}
        why={(name) => live.line.current?.why(name)}
        onLook={(seat) => live.line.current?.look(seat)}
        onAsk={() => live.line.current?.askBack()}
        advice={live.advice}
        clearAdvice={live.clearAdvice}
        ways={live.ways?.seq === live.table.seq ? live.ways.list : null}
        askWays={() => live.line.current?.askWays()}
        scouted={live.scouted?.seq === live.table.seq ? live.scouted.found : null}
        scout={(piece, first) => live.line.current?.scout(piece, first)}
        leads={live.leads?.seq === live.table.seq ? live.leads.list : null}
        askLeads={(notations) => {
          live.forgetLeads();
          live.line.current?.askLeads(notations);
        }}
        onAdvise={() => live.line.current?.advise()}
        onLearn={(on) => live.line.current?.setLearn(on)}
        onConsent={(ask, yes) => live.line.current?.consent(ask, yes)}
      />
    </>
  );
}

const PATIENCE = 6000;

/** True once something has been waited for unusually long. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waiting) return;
    const timer = window.setTimeout(() => setLate(true), PATIENCE);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return late;
}
