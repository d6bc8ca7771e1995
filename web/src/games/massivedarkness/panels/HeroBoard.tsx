import { crest } from "../../../art/crests";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { Pool } from "../combat/Die";
import { kindIcon } from "../art/pictures";
import { piece } from "../options/pieces";
import type { Hero, Skill } from "../types";
import { heroAt, useSelected, useTable } from "../useTable";
import { Card } from "./Card";
import { Hearts } from "./Party";
import { SkillSigns } from "./Signs";

/** The hero whose board is shown: the selected one, or the one who acts. */
export function useShownHero(): Hero {
  const { view, me } = useTable();
  const { figure } = useSelected();
  return heroAt(view, figure) ?? me;
}

/** Who it is, health, experience and the dice as they would be rolled now. */
export function HeroSheet() {
  const hero = useShownHero();
  const { view } = useTable();
  const { t, name } = useSpeech();
  return (
    <div class="me">
      <Icon name={crest(hero.hero)} class="face" />
      <div class="hd">
        <b>{name("hero", hero.hero)}</b>
        <span class="small">{hero.class ? name("class", hero.class) : t("md-no-class")}</span>
      </div>
      <span class="row">
        <Hearts health={hero.health} maximum={hero.maximum} />
        <span>
          <b>{hero.health}</b>/{hero.maximum}
        </span>
      </span>
      <span class="xp">
        <Icon name="d-xp" /> <b>{hero.xp}</b> {name("term", "xp")}
        {view.story && (
          <>
            {" "}
            · <b>{hero.micro}</b> {name("term", "micro_xp")}
          </>
        )}
      </span>
      {view.turn?.seat === hero.seat && <Pips hero={hero} />}
      {hero.at && <Icon name={hero.shadow ? "d-moon" : "d-flame"} class={hero.shadow ? "ic moon" : "ic fire"} label={hero.shadow ? name("term", "shadow_mode") : t("md-light")} />}
      <span class="pools">
        {Object.entries(hero.dice).map(([kind, dice]) => (
          <span key={kind} class="card-dice" title={name("kind", kind)}>
            <Icon name={kindIcon(kind)} label={name("kind", kind.replace(/_defense$/, ""))} />
            <Pool side={kind.endsWith("defense") ? "defense" : "attack"} dice={dice} small />
          </span>
        ))}
      </span>
    </div>
  );
}

const ACTIONS = 3;

/** Actions left in this activation. */
function Pips({ hero }: { hero: Hero }) {
  const { view } = useTable();
  const { t } = useSpeech();
  const left = view.turn?.seat === hero.seat ? view.turn.actions : 0;
  return (
    <span class="pips" role="img" aria-label={t("md-actions-left", { n: left })} title={t("md-actions-left", { n: left })}>
      {Array.from({ length: Math.max(ACTIONS, left) }, (_, i) => (
        <i key={i} class={i < left ? "" : "x"} />
      ))}
    </span>
  );
}

/** Hands, body and bag. A card is dragged from one to the other, or its window offers the same. */
export function Gear() {
  const hero = useShownHero();
  const { t, name } = useSpeech();
  const at = (card: string) => piece.card(hero.seat, card);
  const idle = (card: string) => hero.unusable.includes(card);
  const pages = hero.bag.length > 8 ? "full" : hero.bag.length > 4 ? "two" : "one";
  return (
    <div class="gear">
      <div class="slot hands" data-onto="slot:hands">
        <h3>{t("md-hands")}</h3>
        <div class="slot-cards">
          {hero.hands.map((card, i) => (
            <Card key={`${card}${i}`} id={card} at={at(card)} idle={idle(card)} />
          ))}
          {!hero.hands.length && <Empty icon="d-hand" word={t("md-empty")} />}
        </div>
      </div>
      <div class="slot body" data-onto="slot:body">
        <h3>{name("slot", "body")}</h3>
        <div class="slot-cards">{hero.body ? <Card id={hero.body} at={at(hero.body)} idle={idle(hero.body)} /> : <Empty icon="d-vest" word={t("md-empty")} />}</div>
      </div>
      <div class="slot bag" data-onto="slot:bag">
        <h3>
          {name("term", "inventory")} {hero.bag.length > 0 && <span>{hero.bag.length}</span>}
        </h3>
        <div class={`bag-cards ${pages}`} role="group" aria-label={name("term", "inventory")}>
          {hero.bag.map((card, i) => (
            <Card key={`${card}${i}`} id={card} at={at(card)} small={pages !== "one"} idle={idle(card)} />
          ))}
          {!hero.bag.length && <Empty icon="d-bag" word={t("md-empty")} />}
        </div>
      </div>
    </div>
  );
}

/** On a phone held sideways, where a short question leaves room: the hero with what is in its hands and on its body. `tight`: the smallest has
 * no room for it. */
export function HeroStrip({ tight }: { tight: boolean }) {
  const hero = useShownHero();
  const worn = [...hero.hands, ...(hero.body ? [hero.body] : [])];
  return (
    <section class={tight ? "panel hero-strip tight" : "panel hero-strip"}>
      <HeroSheet />
      <div class="strip-cards">
        {worn.map((card, i) => (
          <Card key={`${card}${i}`} id={card} at={piece.card(hero.seat, card)} small idle={hero.unusable.includes(card)} />
        ))}
      </div>
    </section>
  );
}

function Empty({ icon, word }: { icon: string; word: string }) {
  return (
    <span class="slot-empty">
      <Icon name={icon} class="" />
      {word}
    </span>
  );
}

/** With more cards than this in the bag, or more heroes at the table, powers are told in signs: their words stand in their windows. */
const WORDY = 4;
const FEW = 3;

/** The class sheet: hero powers, signature, free skill, and the lines with what is bought, works, or can be bought. */
export function ClassSheet() {
  const hero = useShownHero();
  const { view, index, pick, catalog } = useTable();
  const { t, text, name } = useSpeech();
  const role = hero.class;
  return (
    <div class={hero.bag.length > WORDY || view.heroes.length > FEW ? "sk terse" : "sk"} role="group" aria-label={name("term", "class")}>
      <div class="powers">
        <PowerRow seat={hero.seat} power="shadow" icon="d-moon" title={name("term", "shadow_mode")} on={hero.shadow && hero.at !== null} />
        <PowerRow seat={hero.seat} power="special" icon="d-xp" title={name("special", catalog.heroes[hero.hero]?.special_name)} on />
        {role && (
          <>
            <button
              type="button"
              class={`l power ${standing(index, piece.signature(hero.seat))} ${hero.signature.used ? "used" : ""}`}
              data-piece={piece.signature(hero.seat)}
              onClick={(event) => pick(piece.signature(hero.seat), event.currentTarget)}
            >
              <b>
                <Icon name="d-bam" class="tiny" /> {name("signature", role)}
              </b>
              <span class="v">{hero.signature.used ? t("used") : shortened(text(`class:${role}:signature`), name("signature", role))}</span>
              {hero.signature.used && <span class="signs">{t("used")}</span>}
            </button>
            <PowerRow seat={hero.seat} power="free" icon="d-crown" title={name("free", role)} on />
          </>
        )}
      </div>
      {role && (
        <div class="lines">
          {hero.lines.map((line) => {
            const key = piece.line(hero.seat, line.line);
            return (
              <button type="button" key={line.line} class={`l ${standing(index, key)}`} data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
                <span>{name("line", line.line)}</span>
                <span class="steps-row">
                  {line.steps.map((step, i) => (
                    <span
                      key={i}
                      class={step.works ? "own" : step.bought ? "own later" : step.affordable ? "buy" : ""}
                      title={text(`line:${role}.${line.line}:${i + 1}`)}
                      aria-label={[
                        t("md-step", { level: step.level, cost: step.cost }),
                        step.works ? t("md-step-works") : step.bought ? t("md-step-later", { n: step.level }) : step.affordable ? t("md-step-affordable") : "",
                        text(`line:${role}.${line.line}:${i + 1}`),
                      ].join(" ")}
                      role="img"
                    >
                      {step.level}
                    </span>
                  ))}
                </span>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** A power that is simply there; its window has all its words. */
function PowerRow({ seat, power, icon, title, on }: { seat: number; power: string; icon: string; title: string; on: boolean }) {
  const { view, look } = useTable();
  const { text } = useSpeech();
  const words = powerWords(view.heroes[seat]!, power, text);
  if (!words) return null;
  const key = piece.power(seat, power);
  const skills = powersOf(view.heroes[seat]!, power);
  return (
    <button type="button" class={on ? "l power on" : "l power"} data-piece={key} onClick={(event) => look(key, event.currentTarget)}>
      <b>
        <Icon name={icon} class="tiny" /> {title}
      </b>
      <span class="v">{shortened(words, title)}</span>
      <span class="signs">
        {skills.map((skill, i) => (
          <SkillSigns key={i} skill={skill} named />
        ))}
      </span>
    </button>
  );
}

const inShadow = (skill: Skill): boolean => skill.needs.some((need) => need.op === "shadow_mode");

/** The lines of power behind a row: of the hero in the shadow, of the hero always, of the class. */
function powersOf(hero: Hero, power: string): Skill[] {
  const own = hero.powers.filter((one) => one.from.startsWith(power === "free" ? "class:" : "hero:")).map((one) => one.skill);
  return power === "free" ? own : own.filter((skill) => inShadow(skill) === (power === "shadow"));
}

/** Words without the name they begin with: the row says it already. */
export const shortened = (words: string, title: string): string =>
  [`${title}: `, `[${title}] `].reduce((left, start) => (left.startsWith(start) ? left.slice(start.length) : left), words);

export const powerWords = (hero: Hero, power: string, text: (key: string) => string): string =>
  text(power === "free" ? `class:${hero.class}:free` : `hero:${hero.hero}:${power}`);
