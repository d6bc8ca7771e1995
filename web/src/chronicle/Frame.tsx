import type { ComponentChildren } from "preact";
import { FanNotice } from "../home/FanNotice";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { useSpeech } from "../words/words";
import "./chronicle.css";

/** What the pages of chronicles share: the way home, a title, and the foot. */
export function Frame({ title, back, children }: { title: string; back?: boolean; children: ComponentChildren }) {
  const { t } = useSpeech();
  return (
    <div class="page chronicle-page">
      <header class="page-top">
        <a class="brand" href="/">
          <Icon name="i-sun" class="seal" />
          <b>Távola</b>
          <span class="hidden">{t("to-home")}</span>
        </a>
        <h1>{title}</h1>
        {back && (
          <a class="button" href="/chronicles">
            <Icon name="i-deck" /> {t("chronicles")}
          </a>
        )}
        <LangButton />
      </header>
      <main class="chronicle-main">{children}</main>
      <FanNotice />
    </div>
  );
}
