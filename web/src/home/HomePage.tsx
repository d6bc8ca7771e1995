import type { FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { crest } from "../art/crests";
import { CHRONICLED, FIRST_GAME, loadPanorama } from "../games";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { loadSave, Problem, tables } from "../wire/api";
import type { StoredTable } from "../wire/types";
import { type Speech, useSpeech } from "../words/words";
import { LinkProblem, OtherDevice } from "./Coming";
import { FanNotice } from "./FanNotice";
import { NewGame } from "./NewGame";

/** The first page: go on with a stored game, begin one, or bring a save file. */
export function HomePage() {
  const { t } = useSpeech();
  return (
    <div class="page home">
      <header class="page-top">
        <span class="brand">
          <Icon name="i-sun" class="seal" />
          <b>Távola</b>
        </span>
        <h1>{t("home-title")}</h1>
        <a class="button" href={`/library/${FIRST_GAME}`}>
          <Icon name="i-deck" /> {t("library")}
        </a>
        {CHRONICLED && (
          <a class="button" href="/chronicles">
            <Icon name="i-save" /> {t("chronicles")}
          </a>
        )}
        <a class="button" href="/rules">
          <Icon name="i-rules" /> {t("rules")}
        </a>
        <LangButton />
      </header>
      <main class="home-main">
        <NewGame />
        <div class="home-side">
          <LinkProblem />
          <Stored />
          <LoadSave />
          <OtherDevice />
        </div>
      </main>
      <Strip />
      <FanNotice />
    </div>
  );
}

/** Drawings of a game, once the page itself is there. */
function Strip() {
  const [Drawn, setDrawn] = useState<FunctionComponent | null>(null);
  useEffect(() => {
    loadPanorama()
      ?.then((found) => setDrawn(() => found))
      .catch(() => undefined);
  }, []);
  return Drawn ? <Drawn /> : <div class="panorama" />;
}

function Stored() {
  const { t, lang } = useSpeech();
  const [stored, setStored] = useState<StoredTable[] | null>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    tables(lang)
      .then((list) => {
        setStored(list);
        setAway(false);
      })
      .catch(() => setAway(true));
  }, [lang]);
  return (
    <section class="panel stored">
      <h2>{t("continue")}</h2>
      {away && <p role="alert">{t("server-away")}</p>}
      {stored?.length === 0 && <p class="none">{t("no-tables")}</p>}
      <ul>
        {stored?.slice(0, 30).map((table) => (
          <li key={table.id}>
            <a class="button stored-game" href={`/game/${table.id}`}>
              <Icon name={crest(table.players[0] ?? "")} class="shield" />
              <span>
                <b>{table.title}</b>
                <small>
                  {table.names.join(", ")} · {stands(table, t)} · {when(table.updated, lang)}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a game stands: as the game itself puts it, else its round. */
function stands(table: StoredTable, t: Speech["t"]): string {
  const at = table.chapter || t("round-n", { n: table.round });
  return !table.finished ? at : table.chapter ? `${t("finished")}: ${at}` : t("finished");
}

function when(updated: string | number, lang: string): string {
  const date = new Date(typeof updated === "number" && updated < 1e12 ? updated * 1000 : updated);
  return Number.isNaN(date.getTime()) ? String(updated) : date.toLocaleString(lang, { dateStyle: "short", timeStyle: "short" });
}

function LoadSave() {
  const { t } = useSpeech();
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const load = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    try {
      const { id } = await loadSave(await chosen.text());
      location.assign(`/game/${id}`);
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
    }
  };
  return (
    <section class="panel load">
      <h2>{t("load-title")}</h2>
      <label class="button file">
        <Icon name="i-save" />
        <span>{t("load-file")}</span>
        <input ref={file} class="hidden" type="file" accept="application/json,.json" onChange={() => void load()} />
      </label>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
