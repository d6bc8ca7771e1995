import { useEffect, useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { findRules } from "../wire/api";
import type { Rule } from "../wire/types";
import { useSpeech } from "../words/words";
import { RuleText } from "./RuleWindow";

const GAME = "mageknight";
const PAUSE = 220;
const SHOWN = 60;

/** All rules of the game with a search box. */
export function RulesPage() {
  const { lang, t } = useSpeech();
  const [query, setQuery] = useState(() => new URLSearchParams(location.search).get("q") ?? "");
  const [found, setFound] = useState<Rule[] | null>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      findRules(GAME, query, lang)
        .then((rules) => {
          setFound(rules);
          setAway(false);
        })
        .catch(() => setAway(true));
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [query, lang]);
  return (
    <div class="page">
      <header class="page-top">
        <a class="brand" href="/">
          <Icon name="i-sun" class="seal" />
          <b>Távola</b>
        </a>
        <h1>{t("rules-title")}</h1>
        <LangButton />
      </header>
      <main class="panel rules">
        <label>
          <span>{t("rules-search")}</span>
          <input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} autofocus />
        </label>
        <p role="status" class="small">
          {away ? t("server-away") : found && t("rules-found", { n: found.length })}
        </p>
        <ul class="rule-list">
          {found?.slice(0, SHOWN).map((rule) => (
            <li key={rule.id} id={rule.id}>
              <h2>
                <code>{rule.id}</code> <span>{rule.chapter}</span>
              </h2>
              <RuleText rule={rule} />
            </li>
          ))}
        </ul>
        {found && found.length > SHOWN && <p class="small">{t("rules-more", { n: found.length - SHOWN })}</p>}
      </main>
    </div>
  );
}
