import { crest } from "../../../art/crests";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { kindIcon } from "../art/pictures";
import { Pool } from "../combat/Die";
import { piece } from "../options/pieces";
import type { Purchase, Step } from "../types";
import { useTable } from "../useTable";

const purchaseOf = (option: Option | undefined): Purchase | null => {
  const told = option?.forecast as Purchase | null | undefined;
  return told && "xp" in told ? told : null;
};

/** Experience is spent: every step of every line with its words, its level and its price. */
export function LevelUp() {
  const { me, index, act, busy, consider, considered } = useTable();
  const { t, name, text } = useSpeech();
  return (
    <div class="levelup" role="group" aria-label={t("md-levelup")}>
      <header>
        <Icon name={crest(me.hero)} class="face" />
        <h2>
          {name("hero", me.hero)}, {name("class", me.class)}
        </h2>
        <b class="xp">
          <Icon name="d-xp" /> {me.xp} {name("term", "xp")}
        </b>
        <span class="small">
          {t("md-levelup-how")} <RuleLink id="MD-XP-08" />
        </span>
      </header>
      <div class="levelup-lines">
        {me.lines.map((line) => {
          const option = index.get(piece.line(me.seat, line.line))?.find((one) => one.kind === "buy");
          const points = option && { onPointerEnter: () => consider(option), onPointerLeave: () => consider(null), onFocusIn: () => consider(option), onFocusOut: () => consider(null) };
          return (
            <div key={line.line} class="levelup-line" data-line={line.line} style={{ "--n": line.steps.length }}>
              <b>{name("line", line.line)}</b>
              {line.steps.map((step, i) => {
                const next = i === line.bought;
                const style = step.works ? "own" : step.bought ? "own later" : next && option ? "buy" : "no";
                const words = text(`line:${me.class}.${line.line}:${i + 1}`);
                const face = <StepFace step={step} title={name("line", line.line)} words={words} before={!step.bought && !next} short={next && !option} />;
                return next && option ? (
                  <button
                    type="button"
                    key={i}
                    class={`lstep ${style} next${considered === option ? " on" : ""}`}
                    disabled={busy}
                    data-piece={piece.line(me.seat, line.line)}
                    onClick={() => act(option)}
                    {...points}
                  >
                    {face}
                  </button>
                ) : (
                  <span key={i} class={`lstep ${style}${next ? " next" : ""}`}>
                    {face}
                  </span>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function StepFace({ step, title, words, before, short }: { step: Step; title: string; words: string; before: boolean; short: boolean }) {
  const { t } = useSpeech();
  return (
    <>
      <b class="lstep-name" aria-hidden="true">
        {title}
      </b>
      <span class="lstep-cost">
        <i class="lv">{step.level}</i>
        {step.bought ? <b class="met">✓</b> : <b>{t("md-cost", { n: step.cost })}</b>}
        <small>{step.works ? t("md-step-works") : step.bought ? t("md-step-later", { n: step.level }) : before ? t("md-step-before") : short ? t("md-step-dear") : ""}</small>
      </span>
      <span class="words">{words}</span>
    </>
  );
}

/** What the purchase looked at changes: dice, experience left, and whom enemies then like to attack. */
export function WhatChanges() {
  const { view, me, table, considered } = useTable();
  const { t, name } = useSpeech();
  const options = table.decision?.options ?? [];
  const looked = considered && purchaseOf(considered) ? considered : options.find((option) => purchaseOf(option));
  const purchase = purchaseOf(looked);
  if (!looked || !purchase) return null;
  const changed = Object.keys(purchase.dice).filter((kind) => String(purchase.dice[kind]) !== String(me.dice[kind]));
  const most = Math.max(...view.heroes.map((hero) => hero.xp), 1);
  return (
    <div class="changes">
      <h3>
        {t("md-what-changes")}
        <b>{looked.label}</b>
      </h3>
      {changed.map((kind) => (
        <p key={kind} class="change">
          <Icon name={kindIcon(kind)} label={name("kind", kind.replace(/_defense$/, ""))} />
          <Pool side={kind.endsWith("defense") ? "defense" : "attack"} dice={me.dice[kind] ?? [0, 0]} small />→
          <Pool side={kind.endsWith("defense") ? "defense" : "attack"} dice={purchase.dice[kind]!} small />
        </p>
      ))}
      {purchase.maximum !== me.maximum && (
        <p class="change">
          <Icon name="d-heart" class="ic life" label={name("term", "health")} /> {me.maximum} → <b>{purchase.maximum}</b>
        </p>
      )}
      {purchase.level > view.level && <p class="warn">{t("md-step-later", { n: purchase.level })}</p>}
      <h3>
        {t("md-preferred")} <RuleLink id="MD-EPH-09" />
      </h3>
      <ul class="preferred">
        {[...view.heroes]
          .map((hero) => ({ hero, xp: hero.seat === me.seat ? purchase.xp : hero.xp }))
          .sort((a, b) => b.xp - a.xp)
          .map(({ hero, xp }) => (
            <li key={hero.seat} class={hero.seat === me.seat ? "me-row" : ""}>
              <span>{name("hero", hero.hero)}</span>
              <i style={{ width: `${(xp / most) * 100}%` }} />
              <b>{hero.seat === me.seat ? `${hero.xp} → ${xp}` : xp}</b>
            </li>
          ))}
      </ul>
    </div>
  );
}
