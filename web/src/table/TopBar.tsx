import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { useSpeech } from "../words/words";
import { useShell } from "./context";
import { GoalPill } from "./Goal";

interface Props {
  onRules(): void;
  onHelp(): void;
  onGoal(): void;
  /** Asks for advice; null while there is nothing to decide. */
  onAdvise: (() => void) | null;
  onUndo(at: Element): void;
  /** Opens who sits where; null at a table for one. */
  onPeople: (() => void) | null;
  phone: boolean;
}

export function TopBar({ onRules, onHelp, onGoal, onAdvise, onUndo, onPeople, phone }: Props) {
  const { game, view, table, busy } = useShell();
  const { t } = useSpeech();
  const undo = table.undo;
  return (
    <header id="top" class="panel">
      <a class="brand" href="/">
        <Icon name={game.seal?.(view) ?? "i-sun"} class="seal" />
        {!phone && <b>Távola</b>}
        <span class="hidden">{t("to-home")}</span>
      </a>
      <game.Status phone={phone} crowded={onPeople !== null} />
      {!phone && <GoalPill onOpen={onGoal} />}
      <span class="sp" />
      {onAdvise && (
        <button type="button" class="coach" disabled={busy} aria-keyshortcuts="!" aria-label={t("coach")} title={t("coach")} onClick={onAdvise}>
          <Icon name="i-coach" label={phone ? t("coach") : undefined} />
          {!phone && <span>{t("coach")}</span>}
        </button>
      )}
      <button type="button" class={undo.can ? "undo" : "undo locked"} disabled={busy} aria-keyshortcuts="u" onClick={(event) => onUndo(event.currentTarget)}>
        <Icon name="i-undo" />
        {!phone && <span>{t("undo")}</span>}
        {!undo.can && !phone && (
          <em>
            <Icon name="i-lock" label={t("undo-locked")} />
          </em>
        )}
        {phone && <span class="hidden">{t("undo")}</span>}
      </button>
      {onPeople && (
        <button type="button" class="open-people" onClick={onPeople}>
          <Icon name="i-people" label={t("people")} />
        </button>
      )}
      {!phone && (
        <button type="button" class="square to-rules" aria-label={t("rules")} title={t("rules")} onClick={onRules}>
          <Icon name="i-rules" />
        </button>
      )}
      <button type="button" class="square" aria-keyshortcuts="?" onClick={onHelp}>
        ?<span class="hidden">{t("help")}</span>
      </button>
      {!phone && <LangButton />}
    </header>
  );
}
