import { useState } from "preact/hooks";
import { fullLink } from "../seats/links";
import { Icon } from "../ui/Icon";
import { enter, ownLink, Problem } from "../wire/api";
import { useSpeech } from "../words/words";

/** Why a link led here and not to a table, or what came of one. */
export function LinkProblem() {
  const { t } = useSpeech();
  const asked = new URLSearchParams(location.search);
  const link = asked.get("link") ?? "";
  const notice = asked.get("notice") ?? "";
  const words: Record<string, string> = {
    gone: t("link-gone"),
    cookie: t("link-cookie"),
    other: t("link-other"),
    locked: t("link-locked"),
  };
  const letters: Record<string, string> = { on: t("notice-on"), off: t("notice-off"), gone: t("link-gone") };
  const why = words[link] ?? letters[notice];
  const code = asked.get("code");
  return why ? (
    <div role="alert" class="panel problem">
      <p>{why}</p>
      {link === "other" && code && (
        <a class="button" href={`/me/${encodeURIComponent(code)}?replace=yes`}>
          {t("link-replace")}
        </a>
      )}
    </div>
  ) : null;
}

/** The link that makes another browser the same visitor, with all its games. */
export function OtherDevice() {
  const { t } = useSpeech();
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  const show = () =>
    void ownLink()
      .then((found) => setLink(fullLink(found.link)))
      .catch(() => undefined);
  return (
    <section class="panel other-device">
      <h2>{t("device-title")}</h2>
      <p>{t("device-hint")}</p>
      {link ? (
        <div class="seat-link">
          <input readOnly value={link} aria-label={t("device-title")} onFocus={(event) => event.currentTarget.select()} />
          <button type="button" class="main" onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}>
            {t(copied ? "people-copied" : "people-copy")}
          </button>
        </div>
      ) : (
        <button type="button" onClick={show}>
          <Icon name="i-eye" /> {t("device-show")}
        </button>
      )}
    </section>
  );
}

/** Asks for the password of a server that has one. */
export function Enter({ onEnter }: { onEnter(): void }) {
  const { t, lang } = useSpeech();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const say = async () => {
    try {
      await enter(password, lang);
      onEnter();
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
    }
  };
  return (
    <main class="waiting">
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <h1>{t("enter-title")}</h1>
        <label>
          {t("enter-password")}
          <input type="password" value={password} required autocomplete="current-password" onInput={(event) => setPassword(event.currentTarget.value)} />
        </label>
        {problem && (
          <p role="alert" class="problem">
            {problem}
          </p>
        )}
        <button type="submit" class="main">
          {t("enter-go")}
        </button>
      </form>
    </main>
  );
}
