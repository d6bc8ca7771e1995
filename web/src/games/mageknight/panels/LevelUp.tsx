import { useEffect, useState } from "preact/hooks";
import { CardHead, Pay } from "../cards/CardFace";
import { firstIcon } from "../cards/effects";
import { heroColor } from "../art/heroes";
import { Effects } from "../library/Effects";
import { piece } from "../options/pieces";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import type { Option } from "../../../wire/types";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";

/** A new level: a Skill and an Advanced Action, looked at in peace, taken together. */
export function LevelUp({ skills, cards }: { skills: Option[]; cards: Option[] }) {
  const { me, view, follow, busy } = useTable();
  const { t, name } = useSpeech();
  const [skill, setSkill] = useState<Option | null>(null);
  const [card, setCard] = useState<string | null>(null);
  useEffect(() => {
    setSkill(null);
    setCard(null);
  }, [skills[0]?.notation, cards[0]?.notation]);
  const own = skills.filter((option) => option.args[1] !== "common");
  const common = skills.filter((option) => option.args[1] === "common");
  const shared = skill?.args[1] === "common";
  const offered = cards.length ? cards.map((option) => String(option.args[0])) : view.offers.advanced;
  const taken = shared ? (offered.at(-1) ?? null) : card;
  const ready = (skills.length === 0 || skill !== null) && (taken !== null || offered.length === 0);
  const take = () => {
    const last = cards.length ? cards.find((option) => option.args[0] === taken)?.notation : shared || !taken ? undefined : `gain ${taken}`;
    follow([skill?.notation, last].filter((one): one is string => !!one), true);
  };
  const left = own.filter((option) => option !== skill);
  return (
    <section class={skills.length ? "levelup" : "levelup alone"} aria-label={t("level-n", { n: me.level })}>
      <div class="lu-hero" style={{ "--hero": heroColor(me.hero) }}>
        <h2>{t("level-n", { n: me.level })}</h2>
        <p>{t(skills.length ? "level-both" : "level-card", { hero: name("hero", me.hero) })}</p>
        <svg viewBox="-62 -66 124 128" aria-hidden="true">
          <use href="#p-rays" color="#ffcf6b" transform="scale(1.2)" />
          <use href={`#f-${me.hero}`} />
        </svg>
        <p class="lu-fame">
          <Icon name="i-fame" /> {me.fame} <small>{me.next_level !== null && t("next-level", { level: me.level + 1, fame: me.next_level })}</small>
        </p>
      </div>
      {skills.length > 0 && (
        <div class="lu-skills">
          <h3>
            <i>1</i> {t("level-skill")} <RuleLink id="MK-LVL-06b2" />
          </h3>
          <div class="lu-row">
            {own.map((option) => (
              <Skill key={option.notation} option={option} on={option === skill} onPick={() => setSkill(option)} />
            ))}
          </div>
          {common.length > 0 && (
            <>
              <p class="small">
                {t("level-common")} <RuleLink id="MK-LVL-06b3" />
              </p>
              <div class="lu-row common">
                {common.map((option) => (
                  <Skill key={option.notation} option={option} on={option === skill} onPick={() => setSkill(option)} />
                ))}
              </div>
            </>
          )}
        </div>
      )}
      <div class="lu-cards" style={{ "--cards": offered.length }}>
        <h3>
          <i>{skills.length ? 2 : 1}</i> {t("level-advanced")}
        </h3>
        {offered.map((id, i) => (
          <Choice key={id} id={id} on={taken === id} off={shared && taken !== id} lowest={i === offered.length - 1} onPick={() => setCard(id)} />
        ))}
      </div>
      <div class="lu-end">
        <span>
          {skill && t("level-keeps", { skill: name("skill", String(skill.args[0])) })} {skill && left.length > 0 && t("level-leaves", { skills: left.map((option) => name("skill", String(option.args[0]))).join(", ") })}{" "}
          {taken && t("level-top", { card: name("card", taken) })}
        </span>
        <button type="button" class="main" disabled={!ready || busy} onClick={take}>
          {t("level-take")}
        </button>
      </div>
    </section>
  );
}

function Skill({ option, on, onPick }: { option: Option; on: boolean; onPick(): void }) {
  const { catalog } = useTable();
  const { name, text } = useSpeech();
  const id = String(option.args[0]);
  const facts = catalog.skills[id];
  return (
    <button type="button" class={on ? "lu-skill on" : "lu-skill"} aria-pressed={on} data-look={piece.skill(id)} onClick={onPick}>
      <svg class="pic" viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 0h120v72H0z" fill={`url(#b-${GROUNDS[facts?.hero ?? ""] ?? "gold"})`} />
        <use href="#p-rays" color="#ffffff" opacity=".5" transform="translate(60 38) scale(1.3)" />
        <use href={`#${firstIcon(facts?.effect) ?? "i-skill"}`} x="38" y="14" width="44" height="44" color="#fff6e0" fill="#fff6e0" />
      </svg>
      <b>{soften(name("skill", id))}</b>
      <span class="lu-fx">
        <Effects effect={facts?.effect} words={`skill:${id}`} />
      </span>
      <small>{text(`skill:${id}:usage`)}</small>
      {on && <Icon name="i-ok" class="lu-ok" />}
    </button>
  );
}

const GROUNDS: Record<string, string> = { tovak: "blue", arythea: "red", goldyx: "green", norowas: "green", krang: "gold", braevalar: "blue", wolfhawk: "white" };

/** Both sides of a card in their full words: it will be played for the rest of the game. */
function Choice({ id, on, off, lowest, onPick }: { id: string; on: boolean; off: boolean; lowest: boolean; onPick(): void }) {
  const { catalog } = useTable();
  const { t, text } = useSpeech();
  const facts = catalog.cards[id];
  const cost = facts?.cost?.length ? facts.cost : facts?.color ? [facts.color] : [];
  return (
    <button type="button" class={`lu-card card ${catalog.cards[id]?.color ?? ""} ${on ? "on" : ""}`} disabled={off} aria-pressed={on} data-look={piece.card(id)} onClick={onPick}>
      <CardHead id={id} facts={facts} />
      <span class="z">{text(`card:${id}:basic`)}</span>
      <span class="z p">
        <Pay cost={cost} />
        <span>{text(`card:${id}:strong`)}</span>
      </span>
      {lowest && <em>{t("level-lowest")}</em>}
      {on && <Icon name="i-ok" class="lu-ok" />}
    </button>
  );
}
