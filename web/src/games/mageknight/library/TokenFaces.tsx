import { EnemyPicture } from "../art/EnemyPicture";
import { crest } from "../../../art/crests";
import { heroColor } from "../art/heroes";
import { REWARD_ICONS } from "../art/pictures";
import { firstIcon } from "../cards/effects";
import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import { useSpeech } from "../../../words/words";
import { Effects } from "./Effects";
import type { Shelves } from "./facts";

export function SkillFace({ id, facts }: { id: string; facts: Shelves["skills"][string] }) {
  const { name, text } = useSpeech();
  return (
    <span class="f f-skill">
      <b style={{ background: `color-mix(in srgb, ${heroColor(facts.hero)} 80%, black)` }}>
        <Icon name={crest(facts.hero)} class="crest" />
        <span>{name("skill", id)}</span>
      </b>
      <span class="f-usage">
        <Icon name={firstIcon(facts.effect) ?? "i-skill"} /> {text(`skill:${id}:usage`)}
      </span>
      <span class="f-side">
        <Effects effect={facts.effect} words={`skill:${id}`} />
      </span>
    </span>
  );
}

export function TacticFace({ id, facts }: { id: string; facts: { time: string; number: number } }) {
  const { name, text } = useSpeech();
  return (
    <span class={`f f-tactic ${facts.time}`}>
      <b>
        <Icon name={facts.time === "day" ? "i-sun" : "i-moon"} class="" />
        <span>{name("tactic", id)}</span>
      </b>
      <svg class="number" viewBox="-40 -44 80 88">
        <path d="M0-40L34.600-20V20L0 40-34.600 20V-20z" />
        <text y="15" text-anchor="middle">
          {facts.number}
        </text>
      </svg>
      <span class="f-words">{text(`tactic:${id}`)}</span>
    </span>
  );
}

export function RuinFace({ id, facts }: { id: string; facts: Shelves["ruins"][string] }) {
  const { name, text } = useSpeech();
  return (
    <span class="f f-ruin">
      <b>{name("ruin", id)}</b>
      <span class="ruin-hex">
        {facts.cost.length > 0 && (
          <>
            <span class="ruin-row">
              {facts.cost.map((color, i) => (
                <Mana key={i} color={color} />
              ))}
            </span>
            <span class="ruin-row">
              <span class="sl">→</span> <Icon name="i-fame" /> {facts.fame}
            </span>
          </>
        )}
        {facts.enemies.length > 0 && <Piles piles={facts.enemies} />}
        <Rewards rewards={facts.rewards} />
      </span>
      <span class="f-words">{text(`ruin:${id}`)}</span>
    </span>
  );
}

/** Face-down tokens of these piles. */
export function Piles({ piles }: { piles: string[] }) {
  return (
    <span class="piles-row">
      {piles.map((pile, i) => (
        <svg key={i} viewBox="-60 -60 120 120">
          <EnemyPicture enemy={null} pile={pile} />
        </svg>
      ))}
    </span>
  );
}

export function Rewards({ rewards }: { rewards: (string | { kind: string; count?: number })[] }) {
  if (!rewards.length) return null;
  return (
    <span class="ruin-row">
      <span class="sl">→</span>
      {rewards.map((reward, i) => {
        const [kind, count] = typeof reward === "string" ? [reward, 1] : [reward.kind, reward.count ?? 1];
        return (
          <span key={i} class="nowrap">
            <Icon name={REWARD_ICONS[kind] ?? "i-artifact"} /> {count > 1 && count}
          </span>
        );
      })}
    </span>
  );
}

