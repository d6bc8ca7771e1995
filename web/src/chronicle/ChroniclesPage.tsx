import { useEffect, useState } from "preact/hooks";
import { Problem } from "../wire/api";
import { useSpeech } from "../words/words";
import { chronicles, newChronicle, readLine, type ChronicleLine } from "./api";
import { Frame } from "./Frame";

/** Every chronicle of this browser; begin one, or read the line of another table. */
export function ChroniclesPage() {
  const { t, lang } = useSpeech();
  return (
    <Frame title={t("chronicles")}>
      <Kept />
      <div class="chronicle-side">
        <Begin />
        <Read key={lang} />
      </div>
    </Frame>
  );
}

function Kept() {
  const { t, lang } = useSpeech();
  const [list, setList] = useState<ChronicleLine[] | null>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    chronicles()
      .then(setList)
      .catch(() => setAway(true));
  }, []);
  return (
    <section class="panel">
      <h2>{t("chronicle-kept")}</h2>
      <p>{t("chronicle-about")}</p>
      {away && <p role="alert">{t("server-away")}</p>}
      {list?.length === 0 && <p>{t("chronicle-none")}</p>}
      <ul class="chronicle-list">
        {list?.map((one) => (
          <li key={one.id}>
            <a class="button" href={`/chronicle/${one.id}`}>
              <b>{one.name}</b>
              <small>
                {t("chronicle-next", { n: one.number })} · {new Date(one.updated).toLocaleString(lang, { dateStyle: "short", timeStyle: "short" })}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const said = (error: unknown, otherwise: string): string => (error instanceof Problem && error.message ? error.message : otherwise);

function Begin() {
  const { t } = useSpeech();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const begin = async (event: Event) => {
    event.preventDefault();
    try {
      location.assign(`/chronicle/${(await newChronicle(name)).id}`);
    } catch (error) {
      setProblem(said(error, t("server-away")));
    }
  };
  return (
    <form class="panel" onSubmit={(event) => void begin(event)}>
      <h2>{t("chronicle-begin")}</h2>
      <label>
        {t("chronicle-name")}
        <input type="text" maxLength={80} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      <button type="submit" class="main">
        {t("chronicle-begin")}
      </button>
    </form>
  );
}

/** Paste a line; what was wrong with it, or mended in it, is said here. */
function Read() {
  const { t, lang } = useSpeech();
  const [line, setLine] = useState("");
  const [problem, setProblem] = useState("");
  const [kept, setKept] = useState<{ id: string; notes: string[] } | null>(null);
  const read = async (event: Event) => {
    event.preventDefault();
    setKept(null);
    try {
      const found = await readLine(line, lang);
      if (found.notes.length) setKept(found);
      else location.assign(`/chronicle/${found.id}`);
      setProblem("");
    } catch (error) {
      setProblem(said(error, t("server-away")));
    }
  };
  return (
    <form class="panel" onSubmit={(event) => void read(event)}>
      <h2>{t("chronicle-read")}</h2>
      <label>
        {t("chronicle-line")}
        <textarea rows={4} maxLength={8000} required spellcheck={false} value={line} onInput={(event) => setLine(event.currentTarget.value)} />
      </label>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      {kept && (
        <div role="status">
          <ul>
            {kept.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <a class="button main" href={`/chronicle/${kept.id}`}>
            {t("chronicle-open")}
          </a>
        </div>
      )}
      <button type="submit" class="main">
        {t("chronicle-read")}
      </button>
    </form>
  );
}
