import { EnemyPicture } from "../art/EnemyPicture";
import { abilityIcon, attackIcon } from "../art/pictures";
import { piece } from "../options/pieces";
import { useFocus } from "../play/focus";
import { standing } from "../../../table/context";
import { useTable } from "../useTable";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import type { Combat, Attack, Foe } from "../types";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import { ABILITY_RULES } from "./abilities";
import { Scenery } from "./Scenery";

interface Props {
  foe: Foe;
  combat: Combat;
  many: boolean;
}

/** One enemy in the fight: token, plain words, and a meter for each of its attacks. */
export function FoeCard({ foe, combat, many }: Props) {
  const { catalog, index } = useTable();
  const { on } = useFocus();
  const { name, t } = useSpeech();
  const key = piece.foe(foe.n);
  const pile = catalog.enemies[foe.enemy]?.pile ?? "grey";
  const state = foe.defeated ? "beaten" : `${standing(index, key)}${on.split(".")[0] === String(foe.n) ? " now" : ""}`;
  return (
    <section class={`foe ${state}${many ? " slim" : ""}`} aria-label={name("enemy", foe.enemy)}>
      {!many && <Scenery walls={foe.defender && combat.kind === "assault"} night={combat.night} id={String(foe.n)} />}
      <Portrait foe={foe} pile={pile} pills={!many} />
      <div class="fi">
        <h2>
          {foe.n}. {soften(name("enemy", foe.enemy))}
        </h2>
        {many && <FoeNumbers foe={foe} />}
        <span class="tg">
          <Icon name={foe.rampaging ? "i-warning" : foe.defender ? "i-fortified" : "i-attack"} />
          <span>{t(foe.summoned_by !== null && foe.summoned_by !== undefined ? "foe-summoned" : foe.rampaging ? "foe-rampaging" : foe.defender ? "foe-defender" : "foe-other")}</span>
        </span>
      </div>
      <div class="abs">
        {combat.enemies.length === 1 && <Plain foe={foe} phase={combat.phase} />}
        <Abilities foe={foe} />
      </div>
      <Meters foe={foe} combat={combat} />
    </section>
  );
}

/** What its numbers mean, where one enemy has the room for it: what stops each attack, what comes otherwise, what defeats it. */
export function Plain({ foe, phase }: { foe: Foe; phase: string }) {
  const { me } = useTable();
  const { t, name } = useSpeech();
  if (foe.defeated) return null;
  return (
    <>
      {foe.attacks
        .filter((attack) => (phase === "ranged" || phase === "block") && attack.state === "open" && !summons(attack))
        .map((attack) => (
          <p class="plain" key={attack.i}>
            <Icon name={attackIcon("melee", attack.element)} class="" />
            <span>{t("foe-plain-attack", { value: attack.value, element: name("element", attack.element), need: attack.need, damage: attack.damage, wounds: Math.ceil(attack.damage / me.armor), armor: me.armor })}</span>
          </p>
        ))}
      <p class="plain">
        <Icon name="i-armor" class="" />
        <span>{t("foe-plain-armor", { n: foe.armor, fame: foe.fame })}</span>
      </p>
    </>
  );
}

/** Armor and Fame, where the token does not show them. */
export function FoeNumbers({ foe }: { foe: Foe }) {
  const { t } = useSpeech();
  return (
    <span class="fs">
      <span>
        <Icon name="i-armor" class="tiny" label={t("armor-n", { n: foe.armor })} />
        {foe.armor}
      </span>
      <span>
        <Icon name="i-fame" class="tiny" label={t("fame")} />
        {foe.fame}
      </span>
    </span>
  );
}

/** The token with its numbers around it; touched, it is read or attacked. */
export function Portrait({ foe, pile, pills }: { foe: Foe; pile: string; pills: boolean }) {
  const { pick } = useTable();
  const { t, name } = useSpeech();
  const key = piece.foe(foe.n);
  const attack = foe.attacks.map((one) => `${one.value} ${name("element", one.element)}`).join(", ");
  return (
    <button type="button" class="tk-hold" data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
      <span class="hidden">{t("foe-label", { n: foe.n, enemy: name("enemy", foe.enemy), armor: foe.armor, attack, fame: foe.fame })}</span>
      <svg class="tk" viewBox={pills ? "-66 -78 132 156" : "-58 -58 116 116"} aria-hidden="true">
        <EnemyPicture enemy={foe.enemy} pile={pile} />
        {pills && (
          <>
            <Pill x={0} y={-60} icon="i-armor" n={foe.armor} fill="#3b4668" />
            {foe.attacks.slice(0, 3).map((one, i) => (
              <Pill key={i} x={[-42, 42, 0][i]!} y={i === 2 ? 34 : 44} icon={summons(one) ? "i-summon" : attackIcon("melee", one.element)} n={summons(one) ? "?" : one.value} fill={attackFill(one.element)} />
            ))}
            <Pill x={0} y={65} icon="i-fame" n={foe.fame} fill="#b98a1f" dark />
          </>
        )}
      </svg>
      {foe.defeated && (
        <span class="stamp">
          <Icon name="i-ok" /> {t("beaten")}
        </span>
      )}
    </button>
  );
}

/** What is to be reached against this enemy in this phase. */
export function Meters({ foe, combat }: { foe: Foe; combat: Combat }) {
  if (foe.defeated) return null;
  const whole = combat.phase === "attack" || combat.phase === "ranged";
  return (
    <div class="atk" data-n={whole ? 1 : foe.attacks.length}>
      {whole ? <ArmorMeter foe={foe} combat={combat} /> : foe.attacks.map((attack) => <AttackRow key={attack.i} foe={foe} attack={attack} combat={combat} />)}
    </div>
  );
}

export const summons = (attack: Attack): boolean => attack.state === "hidden" || attack.value === 0;
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

export function Abilities({ foe }: { foe: Foe }) {
  const { catalog } = useTable();
  const { t, name } = useSpeech();
  const own = [...new Set([...foe.abilities, ...foe.attacks.flatMap((attack) => attack.abilities)])];
  if (foe.attacks.length > 1 && !own.includes("multiple_attacks")) own.push("multiple_attacks");
  const printed = catalog.enemies[foe.enemy];
  const born = new Set([...(printed?.abilities ?? []), ...(printed?.attacks.flatMap((attack) => attack.abilities) ?? []), "multiple_attacks", "elusive"]);
  const lines = [
    ...own.map((ability) => ({ id: ability, icon: abilityIcon(ability), title: name("ability", ability), lent: foe.defender && !born.has(ability) })),
    ...foe.resistances.map((element) => ({ id: `resist_${element}`, icon: abilityIcon(element), title: t("resists", { element: name("element", element) }), lent: false })),
  ];
  return (
    <>
      {lines.map((line) => (
        <div class="ab" key={line.id}>
          <Icon name={line.icon} class="" />
          <div>
            <b>{line.title}</b> {line.lent && <em>{t("lent-by-city")}</em>} <span>{t(`ability-${line.id.replaceAll("_", "-")}`)}</span> <RuleLink id={ABILITY_RULES[line.id]} />
          </div>
        </div>
      ))}
    </>
  );
}

function AttackRow({ foe, attack, combat }: { foe: Foe; attack: Attack; combat: Combat }) {
  const { index, pick } = useTable();
  const { t, name } = useSpeech();
  const { on, set } = useFocus();
  const id = `${foe.n}.${attack.i}`;
  const key = piece.attack(foe.n, attack.i);
  const meter = combat.block_meters.find((one) => one.n === foe.n && one.i === attack.i);
  const done = attack.state !== "open" && attack.state !== "hidden" && attack.value > 0;
  const open = combat.phase === "block" && attack.state === "open" && meter;
  const left = combat.blows.find((blow) => blow.n === foe.n && blow.i === attack.i)?.damage ?? attack.damage;
  return (
    <button
      type="button"
      class={`ar ${done ? "done" : ""} ${standing(index, key)} ${on === id ? "now" : ""}`}
      data-piece={key}
      aria-pressed={open ? on === id : undefined}
      onClick={(event) => (open && !index.get(key)?.length && on !== id ? set(id) : pick(key, event.currentTarget))}
    >
      <span class="k">
        <Icon name={summons(attack) ? "i-summon" : attackIcon("melee", attack.element)} class="" />
        {summons(attack) ? "?" : attack.value}
        {attack.need > attack.value && !done && <small>× {attack.need / attack.value}</small>}
        {foe.attacks.length > 1 ? <small>{t("nth", { i: attack.i })}</small> : <small class="el">{summons(attack) ? "" : name("element", attack.element)}</small>}
      </span>
      {open ? <Bar have={on === id ? meter.have : 0} need={meter.need} /> : (attack.state !== "open" || combat.phase !== "damage") && <span class="state">{t(`attack-state-${attack.state}`)}</span>}
      <span class="v">
        {open && on === id && t("have-need", { have: meter.have, need: meter.need })}
        {open && on !== id && t("needs-n", { n: meter.need })}
        {combat.phase === "damage" && attack.state === "open" && t("damage-n", { n: left })}
        {(done || (open && on === id && meter.have >= meter.need)) && <Icon name="i-ok" class="" />}
      </span>
    </button>
  );
}

function ArmorMeter({ foe, combat }: { foe: Foe; combat: Combat }) {
  const { index, pick } = useTable();
  const { t } = useSpeech();
  const { on, set } = useFocus();
  const key = piece.foe(foe.n);
  const meter = combat.attack_meters.find((one) => one.n.length === 1 && one.n[0] === foe.n);
  const now = on === String(foe.n);
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
    <button type="button" class={`ar ${standing(index, key)} ${now ? "now" : ""}`} data-piece={key} aria-pressed={now} onClick={(event) => (!index.get(key)?.length && !now ? set(String(foe.n)) : pick(key, event.currentTarget))}>
      <span class="k">
        <Icon name="i-armor" class="" />
        {meter.need}
      </span>
      <Bar have={now ? meter.have : 0} need={meter.need} />
      <span class="v">
        {now ? t("have-need", { have: meter.have, need: meter.need }) : t("needs-n", { n: meter.need })}
        {now && meter.have >= meter.need && <Icon name="i-ok" class="" />}
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
