import { useEffect, useState } from "preact/hooks";
import { GameLinks } from "../ui/GameLinks";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { SearchBox } from "../ui/SearchBox";
import { usePhone } from "../ui/usePhone";
import { chapterRules, chapters as fetchChapters, findRules } from "../wire/api";
import type { Chapter, Rule } from "../wire/types";
import { useUnit } from "../ui/useUnit";
import { useSpeech } from "../words/words";
import { asked, chapterOf, rulesOf } from "./address";
import { ChapterList } from "./ChapterList";
import { RuleList } from "./RuleList";
import "./rules.css";

const PAUSE = 220;
const NUMBER = /^[a-z]+-[a-z]+(-[a-z]+)?(-\w*)?$/i;

/** The reference: all chapters, the rules of one, and a search in every language. */
export function RulesPage() {
  useUnit(true);
  const { lang, t, name } = useSpeech();
  const phone = usePhone();
  const [query, setQuery] = useState(() => new URLSearchParams(location.search).get("q") ?? "");
  const [chapters, setChapters] = useState<Chapter[]>([]);
  const [rules, setRules] = useState<Rule[] | null>(null);
  const [away, setAway] = useState(false);
  const [{ game, wish }] = useState(asked);
  const searching = query.trim() !== "";
  const chapter = chapterOf(chapters, wish);

  useEffect(() => {
    fetchChapters(game, lang)
      .then(setChapters)
      .catch(() => setAway(true));
  }, [lang]);
  useEffect(() => {
    if (!searching && !chapter) return;
    let live = true;
    const found = (list: Rule[]) => {
      if (!live) return;
      setRules(list);
      setAway(false);
    };
    const timer = window.setTimeout(
      () => (searching ? findRules(game, query, lang) : chapterRules(game, chapter!.id, lang)).then(found).catch(() => live && setAway(true)),
      searching ? PAUSE : 0,
    );
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [query, searching, chapter?.id, lang]);
  useEffect(() => {
    if (searching) history.replaceState(null, "", `${rulesOf(game)}?q=${encodeURIComponent(query)}`);
    else if (location.search) history.replaceState(null, "", wish ? `/rules/${wish}` : rulesOf(game));
  }, [query, searching, wish]);
  useEffect(() => {
    document.title = `${t("rules-title", { game: name("game", game) })} · Távola`;
  }, [t]);

  const list = <ChapterList chapters={chapters} current={searching ? "" : (chapter?.id ?? "")} />;
  return (
    <div class="page">
      <header class="page-top">
        <a class="brand" href="/">
          <Icon name="i-sun" class="seal" />
          <b>Távola</b>
          <span class="hidden">{t("to-home")}</span>
        </a>
        <h1>{t("rules-title", { game: name("game", game) })}</h1>
        <GameLinks game={game} to={rulesOf} />
        <a class="button" href={`/library/${game}`}>
          <Icon name="i-deck" /> {t("library")}
        </a>
        <LangButton />
      </header>
      <div class="rules-body">
        <nav class="panel chapters" aria-label={t("rules-chapters")}>
          {phone ? (
            <details>
              <summary>{t("rules-chapters")}</summary>
              {list}
            </details>
          ) : (
            list
          )}
        </nav>
        <main class="panel rules">
          <SearchBox title={t("rules-search")} value={query} onChange={setQuery} />
          <p role="status" class="small">
            {away ? t("server-away") : searching && rules && t("rules-found", { n: rules.length })}
          </p>
          {!searching && chapter && (
            <h2 class="chapter-title">
              {chapter.title} <span>{t("rules-of", { n: chapter.rules })}</span>
            </h2>
          )}
          {rules && <RuleList rules={rules} target={searching ? (NUMBER.test(query.trim()) ? query.trim() : "") : wish} chapters={searching} />}
          {searching && rules?.length === 0 && <p class="none">{t("rules-none")}</p>}
        </main>
      </div>
    </div>
  );
}
