import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadChronicle } from "../games";
import { Problem } from "../wire/api";
import { useSpeech } from "../words/words";
import { chronicle, renameChronicle, type Chronicle, type Place } from "./api";
import { Frame } from "./Frame";

type Land = FunctionComponent<{ map: Place[]; title: string }>;

/** One chronicle: the land of its next game, its line, and its history, game by game. */
export function ChroniclePage() {
  const { t, lang } = useSpeech();
  const id = decodeURIComponent(/^\/chronicle\/([^/]+)/.exec(location.pathname)?.[1] ?? "");
  const [found, setFound] = useState<Chronicle | null>(null);
  const [Drawn, setDrawn] = useState<Land | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    chronicle(id, lang)
      .then(async (one) => {
        const part = await loadChronicle(one.game);
        setDrawn(() => part.Land);
        setFound(one);
      })
      .catch((error: unknown) => setProblem(error instanceof Problem && error.message ? error.message : t("server-away")));
  }, [lang]);
  return (
    <Frame title={found?.name ?? t("chronicles")} back>
      {problem && (
        <p role="alert" class="panel problem">
          {problem}
        </p>
      )}
      {found && Drawn && (
        <>
          <Next found={found} Land={Drawn} />
          <div class="chronicle-side">
            <Line line={found.line} />
            <Rename found={found} onName={(name) => setFound({ ...found, name })} />
          </div>
          <History found={found} Land={Drawn} />
        </>
      )}
    </Frame>
  );
}

function Next({ found, Land }: { found: Chronicle; Land: Land }) {
  const { t } = useSpeech();
  const title = t("chronicle-land", { n: found.number });
  return (
    <section class="panel">
      <h2>{title}</h2>
      <Land map={found.land.map} title={title} />
      <ul class="chronicle-words">
        {found.words.map((words, place) => (
          <li key={place}>{words}</li>
        ))}
      </ul>
      <p class="end-actions">
        <a class="button main" href={`/new?game=${found.game}&chronicle=${found.id}`}>
          {t("chronicle-play", { n: found.number })}
        </a>
        {found.begun.map((table) => (
          <a key={table} class="button" href={`/game/${table}`}>
            {t("chronicle-under-way")}
          </a>
        ))}
      </p>
    </section>
  );
}

/** The line to take away; it is withheld while somebody could cheat with it. */
function Line({ line }: { line: string }) {
  const { t } = useSpeech();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(line).then(() => setCopied(true));
  return (
    <section class="panel">
      <h2>{t("chronicle-export")}</h2>
      {line ? (
        <>
          <label>
            {t("chronicle-line")}
            <textarea rows={5} readOnly spellcheck={false} value={line} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" onClick={copy}>
            {t(copied ? "chronicle-copied" : "chronicle-copy")}
          </button>
          <span class="hidden" role="status">
            {copied ? t("chronicle-copied") : ""}
          </span>
        </>
      ) : (
        <p>{t("chronicle-line-secret")}</p>
      )}
    </section>
  );
}

function Rename({ found, onName }: { found: Chronicle; onName(name: string): void }) {
  const { t } = useSpeech();
  const [name, setName] = useState(found.name);
  const rename = async (event: Event) => {
    event.preventDefault();
    const done = await renameChronicle(found.id, name).catch(() => null);
    if (done) {
      setName(done.name);
      onName(done.name);
    }
  };
  return (
    <form class="panel" onSubmit={(event) => void rename(event)}>
      <label>
        {t("chronicle-name")}
        <input type="text" maxLength={80} required value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" disabled={name === found.name}>
        {t("chronicle-rename")}
      </button>
    </form>
  );
}

function History({ found, Land }: { found: Chronicle; Land: Land }) {
  const { t } = useSpeech();
  return (
    <section class="panel chronicle-history">
      <h2>{t("chronicle-history")}</h2>
      {found.pages.length === 0 && <p>{t("chronicle-no-history")}</p>}
      <ol reversed>
        {found.pages.map((page) => (
          <li key={page.number} value={page.number}>
            <h3>{t("chronicle-game", { n: page.number })}</h3>
            <ul class="chronicle-words">
              {page.words.map((words, place) => (
                <li key={place}>{words}</li>
              ))}
            </ul>
            <Land map={page.shown.map} title={t("chronicle-end-land", { n: page.number })} />
            <a class="button" href={`/game/${page.table}`}>
              {t("chronicle-see-game")}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
