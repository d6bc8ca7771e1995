import { useRef, useState } from "preact/hooks";
import { CHRONICLED } from "../games";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { loadSave, Problem } from "../wire/api";
import { useUnit } from "../ui/useUnit";
import { useSpeech } from "../words/words";
import { LinkProblem, OtherDevice } from "./Coming";
import { FanNotice } from "./FanNotice";
import { lastGame } from "./last";
import { NewGame } from "./NewGame";
import { Stored } from "./Stored";

/** The first page: go on with a stored game, begin one, or bring a save file. */
export function HomePage() {
  useUnit(true);
  const { t } = useSpeech();
  return (
    <div class="page home">
      <header class="page-top">
        <span class="brand">
          <Icon name="i-sun" class="seal" />
          <b>Távola</b>
        </span>
        <h1>{t("home-title")}</h1>
        <a class="button" href={`/library/${lastGame()}`}>
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
      <FanNotice />
    </div>
  );
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
