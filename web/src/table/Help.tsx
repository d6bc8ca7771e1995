import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { StorySettings } from "../story/StorySettings";
import { rulesOf } from "../rules/address";
import { saveAddress } from "../wire/api";
import { useSpeech } from "../words/words";

/** Of a game looked at again, in place of those that answer. */
const REPLAY: [string, string][] = [
  ["← →", "help-replay-step"],
  ["PgUp PgDn", "help-replay-round"],
  ["Home End", "help-replay-ends"],
  ["␣", "help-replay-play"],
];
const ANSWERING = new Set(["help-enter", "help-rows", "help-arrows", "help-undo", "help-space", "help-coach"]);

const KEYS: [string, string][] = [
  ["Enter", "help-enter"],
  ["1 … 9, A … Z", "help-rows"],
  ["← ↑ → ↓", "help-arrows"],
  ["Tab", "help-tab"],
  ["+ − 0", "help-zoom"],
  ["I", "help-inspect"],
  ["U", "help-undo"],
  ["␣", "help-space"],
  ["!", "help-coach"],
  ["#", "help-goal"],
  ["Esc", "help-esc"],
  ["?", "help-help"],
];

interface Props {
  id: string;
  game: string;
  onClose(): void;
  /** Whether the guide is on, and how to change that. */
  guided: boolean;
  onGuide(on: boolean): void;
  onGoal(): void;
  /** A game is looked at again. */
  replay: boolean;
}

export function Help({ id, game, onClose, guided, onGuide, onGoal, replay }: Props) {
  const { t } = useSpeech();
  const keys = replay ? [...REPLAY, ...KEYS.filter(([, words]) => !ANSWERING.has(words))] : KEYS;
  return (
    <Dialog title={t("help")} onClose={onClose}>
      <StorySettings />
      <dl class="keys">
        {keys.map(([key, words]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </>
        ))}
      </dl>
      <ul class="legend">
        <li>
          <i class="sw can" /> {t("legend-can")}
        </li>
        <li>
          <i class="sw sel" /> {t("legend-main")}
        </li>
        <li>
          <i class="sw far" /> {t("legend-idle")}
        </li>
        <li>
          <i class="sw bad" /> {t("legend-danger")}
        </li>
      </ul>
      <p>{t("help-why")}</p>
      <p>
        <LangButton />
      </p>
      <p class="help-links">
        <button
          type="button"
          onClick={() => {
            onClose();
            onGoal();
          }}
        >
          <Icon name="i-goal" /> {t("goal")}
        </button>{" "}
        <button
          type="button"
          onClick={() => {
            onGuide(!guided);
            onClose();
          }}
        >
          <Icon name="i-coach" /> {t(guided ? "guide-leave" : "guide-take-up")}
        </button>{" "}
        <a class="button" href={rulesOf(game)} target="_blank" rel="noopener">
          <Icon name="i-rules" /> {t("rules")}
        </a>{" "}
        <a class="button" href={`/library/${game}`} target="_blank" rel="noopener">
          <Icon name="i-deck" /> {t("library")}
        </a>{" "}
        <a class="button" href={saveAddress(id)} download>
          <Icon name="i-save" /> {t("download-save")}
        </a>
      </p>
    </Dialog>
  );
}
