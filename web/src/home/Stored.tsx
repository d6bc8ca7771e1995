import { useEffect, useState } from "preact/hooks";
import { crest } from "../art/crests";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { forgetTable, Problem, renameTable, tables } from "../wire/api";
import type { StoredTable } from "../wire/types";
import { type Speech, useSpeech } from "../words/words";

/** So many games of a kind are listed; the others by their own addresses. */
const MOST = 30;

type Asked = { do: "name" | "forget"; table: StoredTable } | null;

/** Kept games: those that can be gone on with, by game; and folded below them those that are over. */
export function Stored() {
  const { t, lang } = useSpeech();
  const [stored, setStored] = useState<StoredTable[] | null>(null);
  const [away, setAway] = useState(false);
  const [asked, setAsked] = useState<Asked>(null);
  const load = () => {
    tables(lang)
      .then((list) => {
        setStored(list);
        setAway(false);
      })
      .catch(() => setAway(true));
  };
  useEffect(load, [lang]);
  const running = stored?.filter((table) => !table.finished) ?? [];
  const over = stored?.filter((table) => table.finished) ?? [];
  const done = () => {
    setAsked(null);
    load();
  };
  return (
    <section class="panel stored">
      <h2>{t("continue")}</h2>
      {away && <p role="alert">{t("server-away")}</p>}
      {stored?.length === 0 && <p class="none">{t("no-tables")}</p>}
      {stored !== null && stored.length > 0 && running.length === 0 && <p class="none">{t("no-running")}</p>}
      <div class="stored-lists">
        <Games list={running} onAsk={setAsked} />
        {over.length > 0 && (
          <details class="stored-over">
            <summary>{t("stored-over", { n: over.length })}</summary>
            <Games list={over} onAsk={setAsked} />
          </details>
        )}
      </div>
      {asked?.do === "name" && <Rename table={asked.table} onClose={() => setAsked(null)} onDone={done} />}
      {asked?.do === "forget" && <Forget table={asked.table} onClose={() => setAsked(null)} onDone={done} />}
    </section>
  );
}

/** The games of a list, under a heading each where there are several. */
function Games({ list, onAsk }: { list: StoredTable[]; onAsk(asked: Asked): void }) {
  const { t, lang, name } = useSpeech();
  const games = [...new Set(list.map((table) => table.game))];
  return (
    <>
      {games.map((game) => (
        <div key={game}>
          {games.length > 1 && <h3>{name("game", game)}</h3>}
          <ul>
            {list
              .filter((table) => table.game === game)
              .slice(0, MOST)
              .map((table) => (
                <li key={table.id}>
                  <a class="button stored-game" href={`/game/${table.id}`}>
                    <Icon name={crest(table.players[0] ?? "")} class="shield" />
                    <span>
                      <b>{table.called || table.title}</b>
                      <small>
                        {table.called ? `${table.title} · ` : ""}
                        {stands(table, t)} · {when(table.updated, lang)}
                      </small>
                    </span>
                  </a>
                  <button type="button" class="ib rename" aria-label={t("rename-game", { name: table.called || table.title })} title={t("rename")} onClick={() => onAsk({ do: "name", table })}>
                    <Icon name="s-pen" />
                  </button>
                  <button type="button" class="ib forget" aria-label={t("forget-game", { name: table.called || table.title })} title={t("forget")} onClick={() => onAsk({ do: "forget", table })}>
                    <Icon name="s-bin" />
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface Answered {
  table: StoredTable;
  onClose(): void;
  onDone(): void;
}

function useAsk(onDone: () => void): { problem: string; send(asking: Promise<unknown>): void } {
  const { t } = useSpeech();
  const [problem, setProblem] = useState("");
  const send = (asking: Promise<unknown>) =>
    void asking.then(onDone).catch((error: unknown) => setProblem(error instanceof Problem && error.message ? error.message : t("server-away")));
  return { problem, send };
}

function Rename({ table, onClose, onDone }: Answered) {
  const { t } = useSpeech();
  const [called, setCalled] = useState(table.called ?? "");
  const { problem, send } = useAsk(onDone);
  return (
    <Dialog title={t("rename")} onClose={onClose}>
      <form
        class="ask-name"
        onSubmit={(event) => {
          event.preventDefault();
          send(renameTable(table.id, called));
        }}
      >
        <label>
          {t("rename-as")}
          <input type="text" maxLength={60} value={called} placeholder={table.title} onInput={(event) => setCalled(event.currentTarget.value)} autofocus />
        </label>
        {problem && (
          <p role="alert" class="problem">
            {problem}
          </p>
        )}
        <button type="submit" class="main">
          {t("rename")}
        </button>
      </form>
    </Dialog>
  );
}

function Forget({ table, onClose, onDone }: Answered) {
  const { t } = useSpeech();
  const { problem, send } = useAsk(onDone);
  return (
    <Dialog title={t("forget-title")} onClose={onClose}>
      <p>
        <b>{table.called || table.title}</b>
      </p>
      <p>{t("forget-hint")}</p>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      <div class="ask-sure">
        <button type="button" onClick={onClose} autofocus>
          {t("forget-not")}
        </button>
        <button type="button" class="danger" onClick={() => send(forgetTable(table.id))}>
          {t("forget")}
        </button>
      </div>
    </Dialog>
  );
}

/** Where a game stands: as the game itself puts it, else its round. */
function stands(table: StoredTable, t: Speech["t"]): string {
  return table.chapter || (table.finished ? t("finished") : t("round-n", { n: table.round }));
}

function when(updated: string | number, lang: string): string {
  const date = new Date(typeof updated === "number" && updated < 1e12 ? updated * 1000 : updated);
  return Number.isNaN(date.getTime()) ? String(updated) : date.toLocaleString(lang, { dateStyle: "short", timeStyle: "short" });
}
