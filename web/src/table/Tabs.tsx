import { Icon } from "../ui/Icon";
import { useSpeech } from "../words/words";

export interface Tab<Id extends string> {
  id: Id;
  icon: string;
  word: string;
}

/** The tabs of a phone: one of several panels is shown. */
export function Tabs<Id extends string>({ tabs, on, onChoose }: { tabs: Tab<Id>[]; on: Id; onChoose(id: Id): void }) {
  const { t } = useSpeech();
  return (
    <nav class="tabs panel" aria-label={t("tabs")}>
      {tabs.map((one) => (
        <button type="button" key={one.id} class={one.id === on ? "on" : ""} aria-current={one.id === on ? "page" : undefined} onClick={() => onChoose(one.id)}>
          <Icon name={one.icon} />
          <span>{one.word}</span>
        </button>
      ))}
    </nav>
  );
}
