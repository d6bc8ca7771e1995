import { crest } from "../../../art/crests";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { Pool } from "../combat/Die";
import { kindIcon } from "../art/pictures";
import type { Piece } from "../../../options/pieces";
import { piece } from "../options/pieces";
import type { Hero } from "../types";
import { heroAt, useSelected, useTable } from "../useTable";
import { Card } from "./Card";
import { dropping } from "./drag";
import { Hearts } from "./Party";

/** The hero whose board is shown: the selected one, or the one who acts. */
export function useShownHero(): Hero {
  const { view, me } = useTable();
  const { figure } = useSelected();
  return heroAt(view, figure) ?? me;
}

export function HeroSheet() {
  const hero = useShownHero();
  const { view } = useTable();
  const { t, name } = useSpeech();
  return (
    <div class="me">
      <div class="hd">
        <Icon name={crest(hero.hero)} class="" />
        <div>
          <b>{name("hero", hero.hero)}</b>
          <span class="small">{hero.class ? name("class", hero.class) : t("md-no-class")}</span>
        </div>
      </div>
      <div class="row">
        <Hearts health={hero.health} maximum={hero.maximum} />
        <span>
          <b>{hero.health}</b>/{hero.maximum}
        </span>
      </div>
      <div class="row">
        <span class="xp">
          <Icon name="d-xp" /> <b>{hero.xp}</b> {name("term", "xp")}
        </span>
        {view.story && (
          <span class="xp">
            <b>{hero.micro}</b> {name("term", "micro_xp")}
          </span>
        )}
        {view.turn?.seat === hero.seat && <Pips hero={hero} />}
      </div>
      {hero.at && (
        <div class={hero.shadow ? "row mode dark" : "row mode"}>
          <Icon name={hero.shadow ? "d-moon" : "d-flame"} />
          {hero.shadow ? name("term", "shadow_mode") : t("md-light")}
        </div>
      )}
      <div class="row pools">
        {Object.entries(hero.dice).map(([kind, dice]) => (
          <span key={kind} class="card-dice" title={name("kind", kind)}>
            <Icon name={kindIcon(kind)} label={name("kind", kind.replace(/_defense$/, ""))} />
            <Pool side={kind.endsWith("defense") ? "defense" : "attack"} dice={dice} small />
          </span>
        ))}
      </div>
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
  const { index, act, table } = useTable();
  const { t, name } = useSpeech();
  const all: Option[] = table.decision?.mine ? table.decision.options : [];
  const at = (card: string) => piece.card(hero.seat, card);
  const id = (card: Piece) => card.slice(card.indexOf(".") + 1);
  const found = (option: Option | undefined) => option && act(option);
  const wear = (card: Piece) => found(index.get(card)?.find((option) => option.kind === "wear"));
  /** The grip with this card that keeps most of what is held already. */
  const hold = (card: Piece) => {
    const grips = index.get(card)?.filter((option) => option.kind === "hold") ?? [];
    const kept = (option: Option) => option.args.filter((one) => hero.hands.includes(String(one))).length - option.args.length / 10;
    found([...grips].sort((a, b) => kept(b) - kept(a))[0]);
  };
  const stow = (card: Piece) => {
    if (hero.body === id(card)) return found(all.find((option) => option.notation === "wear nothing"));
    const rest = hero.hands.filter((held) => held !== id(card));
    return found(all.find((option) => option.kind === "hold" && option.args.length === rest.length && option.args.every((one) => rest.includes(String(one)))));
  };
  const twoHands = hero.hands.length === 1;
  return (
    <div class="gear">
      <div class="slot hands" {...dropping(hold)}>
        <h3>{t("md-hands")}</h3>
        <div class="slot-cards">
          {hero.hands.map((card, i) => (
            <Card key={`${card}${i}`} id={card} at={at(card)} />
          ))}
          {!hero.hands.length && <Empty icon="d-hand" word={t("md-empty")} />}
          {twoHands && <span class="hidden">{t("md-free-hand")}</span>}
        </div>
      </div>
      <div class="slot" {...dropping(wear)}>
        <h3>{name("slot", "body")}</h3>
        <div class="slot-cards">{hero.body ? <Card id={hero.body} at={at(hero.body)} /> : <Empty icon="d-vest" word={t("md-empty")} />}</div>
      </div>
      <div class="slot bag" {...dropping(stow)}>
        <h3>
          {name("term", "inventory")} {hero.bag.length > 0 && <small>{hero.bag.length}</small>}
        </h3>
        <div class="bag-cards" tabIndex={0} role="group" aria-label={name("term", "inventory")}>
          {hero.bag.map((card, i) => (
            <Card key={`${card}${i}`} id={card} at={at(card)} small idle={hero.unusable.includes(card)} />
          ))}
          {!hero.bag.length && <Empty icon="d-bag" word={t("md-empty")} />}
        </div>
      </div>
    </div>
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

/** The class sheet: hero powers, signature, free skill, and the lines with what is bought, works, or can be bought. */
export function ClassSheet() {
  const hero = useShownHero();
  const { index, pick, catalog } = useTable();
  const { t, text, name } = useSpeech();
  const role = hero.class;
  return (
    <div class="sk" tabIndex={0} role="group" aria-label={name("term", "class")}>
      <PowerRow seat={hero.seat} power="shadow" icon="d-moon" title={name("term", "shadow_mode")} on={hero.shadow && hero.at !== null} />
      <PowerRow seat={hero.seat} power="special" icon="d-xp" title={name("special", catalog.heroes[hero.hero]?.special_name)} on />
      {role && (
        <>
          <button
            type="button"
            class={`l ${standing(index, piece.signature(hero.seat))} ${hero.signature.used ? "used" : ""}`}
            data-piece={piece.signature(hero.seat)}
            title={text(`class:${role}:signature`)}
            onClick={(event) => pick(piece.signature(hero.seat), event.currentTarget)}
          >
            <Icon name="d-bam" />
            <span>{name("signature", role)}</span>
            <span class="v">{hero.signature.used ? t("used") : text(`class:${role}:signature`)}</span>
          </button>
          <PowerRow seat={hero.seat} power="free" icon="d-crown" title={name("free", role)} on />
          {hero.lines.map((line) => {
            const key = piece.line(hero.seat, line.line);
            return (
              <button type="button" key={line.line} class={`l ${standing(index, key)}`} data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
                <Icon name="d-book" />
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
                      <em>{step.level}</em>
                      {step.bought ? <Icon name="d-xp" class="tiny" /> : <>{step.cost}</>}
                    </span>
                  ))}
                </span>
              </button>
            );
          })}
        </>
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
  return (
    <button type="button" class={on ? "l power on" : "l power"} title={words} data-piece={key} onClick={(event) => look(key, event.currentTarget)}>
      <Icon name={icon} />
      <span>{title}</span>
      <span class="v">{shortened(words, title)}</span>
    </button>
  );
}

/** Words without the name they begin with: the row says it already. */
const shortened = (words: string, title: string): string =>
  [`${title}: `, `[${title}] `].reduce((left, start) => (left.startsWith(start) ? left.slice(start.length) : left), words);

export const powerWords = (hero: Hero, power: string, text: (key: string) => string): string =>
  text(power === "free" ? `class:${hero.class}:free` : `hero:${hero.hero}:${power}`);
