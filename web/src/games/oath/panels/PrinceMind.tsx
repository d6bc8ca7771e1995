import { Icon } from "../../../ui/Icon";
import { useSpeech, type Speech } from "../../../words/words";
import { suitColor, suitIcon } from "../art/pictures";
import { colorOf, useTable } from "../useTable";
import type { Foreseen, Prince, View } from "../types";

/** The mind of the Clockwork Prince: where he stands, whom he trusts and fears, and what he will do next if nothing changes. */
export function PrinceMind() {
  const { view } = useTable();
  const say = useSpeech();
  const { t, name } = say;
  const prince = view.prince;
  if (!prince) return null;
  return (
    <section class="mind" aria-label={t("oa-prince")}>
      <h3>
        {t("oa-prince")}
        <b>{t(`oa-prince-${prince.level}`)}</b>
      </h3>
      <p>
        {t("oa-prince-stands", { quadrant: name("quadrant", prince.quadrant), deed: name("deed", prince.deed) })}
        {" · "}
        {prince.acting ? t("oa-prince-acting", { n: prince.done, of: prince.limit }) : t("oa-prince-actions", { n: prince.limit })}
      </p>
      <p class={prince.line ? "threat" : ""}>
        {prince.line ? t("oa-prince-threat", { player: name("player", colorOf(view, prince.threat)), goal: name("goal", prince.goal) }) : t("oa-prince-no-threat")}
        {prince.judge >= 0 && ` · ${t("oa-prince-judge", { player: name("player", colorOf(view, prince.judge)) })}`}
      </p>
      <Relations prince={prince} say={say} />
      <h4>{t("oa-prince-next")}</h4>
      <ol>
        {prince.ahead.map((step, i) => (
          <li key={i} class={step.skipped ? "skip" : ""}>
            {told(step, view, say)}
          </li>
        ))}
      </ol>
      {!prince.ahead.length && <p>{t("oa-prince-nothing")}</p>}
    </section>
  );
}

/** Three columns of suits with their heights, and what lies in the other boxes. */
function Relations({ prince, say }: { prince: Prince; say: Speech }) {
  const { t, name } = say;
  return (
    <ul class="relations">
      {(["friend", "conspirator", ""] as const).map((column) => {
        const suits = prince.relations.filter((one) => one.column === column);
        if (!suits.length) return null;
        return (
          <li key={column}>
            <span>{t(`oa-prince-${column || "unaligned"}`)}</span>
            {suits.map((one) => (
              <b key={one.suit} style={{ "--c": suitColor(one.suit) }} title={name("suit", one.suit)}>
                <Icon name={suitIcon(one.suit)} label={name("suit", one.suit)} />
                {column && one.height}
              </b>
            ))}
          </li>
        );
      })}
      <li>
        <span>{t("oa-prince-tactics", { n: prince.dice, step: prince.tactics })}</span>
      </li>
      <li>
        <span>{t("oa-prince-ambition", { n: prince.ambition })}</span>
      </li>
    </ul>
  );
}

/** One step in words: the action, where it leads and whom it strikes, and why. */
function told(step: Foreseen, view: View, { t, name }: Speech): string {
  const deed = name("deed", step.deed);
  const place = step.place && (view.sites.some((site) => site.name === step.place && !site.up) ? t("oa-prince-hidden") : name("site", step.place));
  const foe = step.targets.length ? name("player", colorOf(view, step.foe)) : "";
  const where = [place, foe].filter(Boolean).join(", ");
  const what = where ? `${deed}: ${where}` : deed;
  if (step.skipped) return t("oa-prince-skips", { deed: what });
  return step.because === "else" ? what : t("oa-prince-because", { deed: what, test: name("test", step.because) });
}
