import { EnemyPicture } from "../art/EnemyPicture";
import { abilityIcon, attackIcon } from "../art/pictures";
import { piece } from "../options/pieces";
import { standing } from "../../../table/context";
import { useTable } from "../useTable";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import type { Combat, Attack, Foe } from "../types";
import { useSpeech } from "../../../words/words";
import { ABILITY_RULES } from "./abilities";
import { Scenery } from "./Scenery";

interface Props {
  foe: Foe;
  combat: Combat;
  dense: boolean;
}

/** One enemy in the fight: token, plain words, and a meter for each of its attacks. */
export function FoeCard({ foe, combat, dense }: Props) {
  const { catalog, index, pick } = useTable();
  const { t, name } = useSpeech();
  const key = piece.foe(foe.n);
  const pile = catalog.enemies[foe.enemy]?.pile ?? "grey";
  const state = foe.defeated ? "beaten" : standing(index, key);
  return (
    <section class={`foe ${state} ${dense ? "dense" : ""}`} aria-label={name("enemy", foe.enemy)}>
      <Scenery walls={foe.defender && combat.kind === "assault"} night={combat.night} id={String(foe.n)} />
      <button type="button" class="tk-hold" data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
        <span class="hidden">{foeLabel()}</span>
        <svg class="tk" viewBox="-66 -78 132 156" aria-hidden="true">
          <EnemyPicture enemy={foe.enemy} pile={pile} />
          <Pill x={0} y={-60} icon="i-armor" n={foe.armor} fill="#3b4668" />
          {foe.attacks.slice(0, 3).map((attack, i) => (
            <Pill key={i} x={[-42, 42, 0][i]!} y={i === 2 ? 34 : 44} icon={summons(attack) ? "i-summon" : attackIcon("melee", attack.element)} n={summons(attack) ? "?" : attack.value} fill={attackFill(attack.element)} />
          ))}
          <Pill x={0} y={65} icon="i-fame" n={foe.fame} fill="#b98a1f" dark />
        </svg>
        {foe.defeated && (
          <span class="stamp">
            <Icon name="i-ok" /> {t("beaten")}
          </span>
        )}
      </button>
      <div class="fi">
        <h2>
          {foe.n}. {name("enemy", foe.enemy)}
        </h2>
        <span class="tg">
          <Icon name={foe.rampaging ? "i-warning" : foe.defender ? "i-fortified" : "i-attack"} />
          {t(foe.summoned_by !== null && foe.summoned_by !== undefined ? "foe-summoned" : foe.rampaging ? "foe-rampaging" : foe.defender ? "foe-defender" : "foe-other")}
        </span>
        <Abilities foe={foe} />
      </div>
      <div class="atk">
        {combat.phase === "attack" || combat.phase === "ranged" ? (
          <ArmorMeter foe={foe} combat={combat} />
        ) : (
          foe.attacks.map((attack) => <AttackRow key={attack.i} foe={foe} attack={attack} combat={combat} />)
        )}
      </div>
    </section>
  );

  function foeLabel(): string {
    const attack = foe.attacks.map((one) => `${one.value} ${name("element", one.element)}`).join(", ");
    return t("foe-label", { n: foe.n, enemy: name("enemy", foe.enemy), armor: foe.armor, attack, fame: foe.fame });
  }
}

const summons = (attack: Attack): boolean => attack.state === "hidden" || attack.value === 0;
const attackFill = (element: string): string => (element === "fire" ? "#a5432a" : element === "ice" ? "#2f6ea8" : element === "physical" ? "#6a3a2c" : "#6a4a94");

function Pill({ x, y, icon, n, fill, dark }: { x: number; y: number; icon: string; n: number | string; fill: string; dark?: boolean }) {
  const ink = dark ? "#2a1d08" : "#fff";
  return (
    <g transform={`translate(${x} ${y})`} color={ink} fill={ink}>
      <rect x="-20" y="-11" width="40" height="22" rx="11" fill={fill} stroke="#fff6e0" stroke-width="1.6" />
      <use href={`#${icon}`} x="-15" y="-7" width="14" height="14" />
      <text x="9" y="5.500" font-size="15" font-weight="700" text-anchor="middle">
        {n}
      </text>
    </g>
  );
}

function Abilities({ foe }: { foe: Foe }) {
  const { t, name } = useSpeech();
  const own = [...new Set([...foe.abilities, ...foe.attacks.flatMap((attack) => attack.abilities)])];
  if (foe.attacks.length > 1 && !own.includes("multiple_attacks")) own.push("multiple_attacks");
  const lines = [
    ...own.map((ability) => ({ id: ability, icon: abilityIcon(ability), title: name("ability", ability) })),
    ...foe.resistances.map((element) => ({ id: `resist_${element}`, icon: abilityIcon(element), title: t("resists", { element: name("element", element) }) })),
  ];
  return (
    <>
      {lines.map((line) => (
        <div class="ab" key={line.id}>
          <Icon name={line.icon} class="" />
          <div>
            <b>{line.title}</b> <span>{t(`ability-${line.id.replaceAll("_", "-")}`)}</span> <RuleLink id={ABILITY_RULES[line.id]} />
          </div>
        </div>
      ))}
    </>
  );
}

function AttackRow({ foe, attack, combat }: { foe: Foe; attack: Attack; combat: Combat }) {
  const { index, pick } = useTable();
  const { t, name } = useSpeech();
  const key = piece.attack(foe.n, attack.i);
  const meter = combat.block_meters.find((one) => one.n === foe.n && one.i === attack.i);
  const have = attack.state === "blocked" ? attack.need : (meter?.have ?? 0);
  const need = meter?.need ?? attack.need;
  const done = attack.state !== "open" && attack.state !== "hidden" && attack.value > 0;
  return (
    <button
      type="button"
      class={`ar ${done ? "done" : ""} ${standing(index, key)} ${combat.damage_left?.n === foe.n && combat.damage_left.i === attack.i ? "cur" : ""}`}
      data-piece={key}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="k">
        <Icon name={summons(attack) ? "i-summon" : attackIcon("melee", attack.element)} class="" />
        {summons(attack) ? "?" : attack.value} <small>{summons(attack) ? "" : name("element", attack.element)}</small>
      </span>
      {combat.phase === "block" && attack.state === "open" ? <Bar have={have} need={need} /> : <span class="state">{t(`attack-state-${attack.state}`)}</span>}
      <span class="v">
        {combat.phase === "block" && attack.state === "open" ? t("have-need", { have, need }) : combat.phase === "damage" && attack.state === "open" ? t("damage-n", { n: combat.damage_left && combat.damage_left.n === foe.n && combat.damage_left.i === attack.i ? combat.damage_left.left : attack.damage }) : ""}
        {(done || (combat.phase === "block" && have >= need && need > 0)) && <Icon name="i-ok" class="" />}
      </span>
    </button>
  );
}

function ArmorMeter({ foe, combat }: { foe: Foe; combat: Combat }) {
  const { index, pick } = useTable();
  const { t } = useSpeech();
  const key = piece.foe(foe.n);
  const meter = combat.attack_meters.find((one) => one.n.length === 1 && one.n[0] === foe.n);
  if (foe.defeated) return null;
  if (!meter)
    return (
      <span class="ar none">
        <span class="k">
          <Icon name="i-armor" class="" />
          {foe.armor}
        </span>
        <span class="state">{foe.targetable ? "" : t("not-targetable")}</span>
      </span>
    );
  return (
    <button type="button" class={`ar ${standing(index, key)}`} data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
      <span class="k">
        <Icon name="i-armor" class="" />
        {meter.need}
      </span>
      <Bar have={meter.have} need={meter.need} />
      <span class="v">
        {t("have-need", { have: meter.have, need: meter.need })}
        {meter.have >= meter.need && <Icon name="i-ok" class="" />}
      </span>
    </button>
  );
}

const CELLS = 14;

export function Bar({ have, need }: { have: number; need: number }) {
  const cells = Math.min(Math.max(need, 1), CELLS);
  const scale = cells / Math.max(need, 1);
  const over = Math.min(3, Math.max(0, have - need));
  return (
    <span class="bar" aria-hidden="true">
      {Array.from({ length: cells }, (_, i) => (
        <i key={i} class={i < Math.floor(have * scale) ? "f" : ""} />
      ))}
      {Array.from({ length: over }, (_, i) => (
        <i key={`o${i}`} class="o" />
      ))}
    </span>
  );
}
