import { crest } from "../../../art/crests";
import { firstIcon } from "../cards/effects";
import { piece } from "../options/pieces";
import { Corner } from "../play/Corner";
import { usePlay } from "../play/usePlay";
import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import { Dice } from "./SourcePanel";
import type { Basic, Color } from "../types";
import { useSpeech } from "../../../words/words";
import { standing } from "../../../table/context";
import { useTable } from "../useTable";

const COLORS: Basic[] = ["red", "blue", "green", "white"];

/** The own hero: shield, level, piles, crystals, mana and skills. */
export function HeroPanel({ onPile }: { onPile(pile: "discard" | "play"): void }) {
  const { me } = useTable();
  const { t, name } = useSpeech();
  return (
    <div class="me">
      <div class="hd">
        <Icon name={crest(me.hero)} class="" />
        <div>
          <b>{name("hero", me.hero)}</b>
          <span class="small">{t("level-commands", { level: me.level, n: me.commands })}</span>
          <div class="st">
            <span role="img" aria-label={t("armor-n", { n: me.armor })} title={t("armor-n", { n: me.armor })}>
              <Icon name="i-armor" />
              {me.armor}
            </span>
            <span role="img" aria-label={t("hand-limit", { n: me.hand_limit })} title={t("hand-limit", { n: me.hand_limit })}>
              <Icon name="i-hand" />
              {me.hand_limit}
              {!!me.hand_bonus && <small>+{me.hand_bonus}</small>}
            </span>
            {me.heal > 0 && (
              <span role="img" aria-label={t("heal-n", { n: me.heal })}>
                <Icon name="i-heal" />
                {me.heal}
              </span>
            )}
            <Tokens />
          </div>
        </div>
      </div>
      <div class="piles">
        <span>
          <b>
            <Icon name="i-deck" class="" />
            {me.deck_count}
          </b>
          {t("deck")}
        </span>
        <button type="button" onClick={() => onPile("discard")}>
          <b>
            <Icon name="i-discard" class="" />
            {me.discard.length}
          </b>
          {t("discard")}
        </button>
        <button type="button" onClick={() => onPile("play")}>
          <b>
            <Icon name="i-hand" class="" />
            {me.play.length}
          </b>
          {t("in-play")}
        </button>
      </div>
      <Crystals />
      <div class="mini-src" aria-label={t("source")} role="group">
        <span>{t("source")}</span>
        <Dice />
      </div>
      <Skills />
    </div>
  );
}

function Crystals() {
  const { me, index, pick } = useTable();
  const { t, name } = useSpeech();
  return (
      <div class="crs">
        {COLORS.map((color) => {
          const n = me.crystals[color] ?? 0;
          const key = piece.crystal(color);
          return (
            <button
              type="button"
              key={color}
              class={`${n ? "" : "no"} ${standing(index, key)}`}
              data-piece={key}
              onClick={(event) => pick(key, event.currentTarget)}
            >
              <span class="hidden">{t("crystals-of", { color: name("color", color), n })}</span>
              <span class="gm" aria-hidden="true">
                <i class={color}>
                  <Icon name={`m-${color}`} class="" />
                </i>
                {n}
              </span>
              <span aria-hidden="true">{name("color", color)}</span>
            </button>
          );
        })}
      </div>
  );
}

function Tokens() {
  const { me } = useTable();
  const { t } = useSpeech();
  const tokens = (Object.entries(me.mana) as [Color, number][]).filter(([, n]) => n > 0);
  if (!tokens.length) return null;
  return (
    <span class="tokens" title={t("mana-tokens")} role="group" aria-label={t("mana-tokens")}>
      {tokens.map(([color, n]) => (
        <span key={color}>
          <Mana color={color} small />
          {n > 1 && n}
        </span>
      ))}
    </span>
  );
}

function Skills() {
  const { me, index, pick, catalog } = useTable();
  const { t, name, text } = useSpeech();
  const play = usePlay();
  return (
    <div class="skills" data-many={me.skills.length > 2 ? "yes" : undefined}>
      {me.skills.map(({ skill, used }) => {
        const key = piece.skill(skill);
        return (
          <button
            type="button"
            key={skill}
            class={`skl ${used ? "used" : ""} ${standing(index, key)}`}
            title={text(`skill:${skill}`)}
            data-piece={key}
            onClick={(event) => (index.get(key)?.length === 1 ? play(index.get(key)!, name("skill", skill), event.currentTarget) : pick(key, event.currentTarget))}
          >
            <Icon name={firstIcon(catalog.skills[skill]?.effect) ?? "i-skill"} />
            <span>{name("skill", skill)}</span>
            {used ? <em>{t("used")}</em> : <Corner options={index.get(key) ?? []} />}
          </button>
        );
      })}
    </div>
  );
}
