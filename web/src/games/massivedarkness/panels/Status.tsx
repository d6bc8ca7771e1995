import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";

const PHASES = ["heroes", "enemies", "experience", "event", "end"];
const TOKENS = 6;

/** Round, phase, level and Lifebringer in the top bar. */
export function Status({ phone, crowded }: { phone: boolean; crowded: boolean }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const life = `${name("term", "lifebringer")}: ${view.lifebringer}`;
  return (
    <>
      <span class="pill">{view.round || phone ? t(phone ? "md-round-short" : "md-round", { n: view.round }) : name("phase", view.phase)}</span>
      {!phone && (
        <ol class="steps" aria-label={t("md-phases")}>
          {PHASES.map((phase) => (
            <li key={phase} class={phase === view.phase ? "on" : ""} aria-current={phase === view.phase ? "step" : undefined} title={name("phase", phase)}>
              {t(`md-phase-${phase}`)}
            </li>
          ))}
        </ol>
      )}
      <span class="pill">
        {!phone && name("term", "level")} <i class="lv">{view.level}</i>
        {phone && <span class="hidden">{name("term", "level")}</span>}
      </span>
      {!(phone && crowded) && (
        <span class="pill" role="img" aria-label={life} title={life}>
          <Icon name="d-heart" class="ic life" />
          {phone || view.lifebringer > TOKENS ? (
            <b>{view.lifebringer}</b>
          ) : (
            <span class="toks">
              {Array.from({ length: view.lifebringer }, (_, i) => (
                <i key={i} class="tok" />
              ))}
              {view.lifebringer === 0 && <b>0</b>}
            </span>
          )}
        </span>
      )}
    </>
  );
}
