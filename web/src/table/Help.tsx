import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { rulesOf } from "../rules/address";
import { saveAddress } from "../wire/api";
import { useSpeech } from "../words/words";

const KEYS: [string, string][] = [
  ["Enter", "help-enter"],
  ["1 … 9, A … Z", "help-rows"],
  ["← ↑ → ↓", "help-arrows"],
  ["Tab", "help-tab"],
  ["+ − 0", "help-zoom"],
  ["U", "help-undo"],
  ["Esc", "help-esc"],
  ["?", "help-help"],
];

export function Help({ id, game, onClose }: { id: string; game: string; onClose(): void }) {
  const { t } = useSpeech();
  return (
    <Dialog title={t("help")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, words]) => (
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
      <p class="help-links">
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
