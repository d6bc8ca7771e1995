import { crest } from "../../../art/crests";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { Portrait } from "../board/Figures";
import { enemyName } from "../options/titles";
import { piece } from "../options/pieces";
import type { Enemy, Hero } from "../types";
import { useSelected, useTable } from "../useTable";
import { dropping } from "./drag";
import { intentWords } from "./intent";

/** The heroes and the enemies, each a button: it selects the figure and does what it can do now. */
export function Party() {
  const { view } = useTable();
  const { t } = useSpeech();
  return (
    <div class="party" tabIndex={0} role="group" aria-label={t("md-party")}>
      <h3>{t("md-party")}</h3>
      {view.heroes.map((hero) => (
        <HeroRow key={hero.seat} hero={hero} />
      ))}
      {view.enemies.length > 0 && <h3>{t("enemies")}</h3>}
      {view.enemies.map((enemy) => (
        <EnemyRow key={enemy.enemy} enemy={enemy} />
      ))}
    </div>
  );
}

export function Hearts({ health, maximum }: { health: number; maximum: number }) {
  const { name } = useSpeech();
  const label = `${name("term", "health")}: ${health}/${maximum}`;
  return (
    <span class="hp" role="img" aria-label={label} title={label}>
      {Array.from({ length: maximum }, (_, i) => (
        <i key={i} class={i < health ? "" : "lost"} />
      ))}
    </span>
  );
}

function HeroRow({ hero }: { hero: Hero }) {
  const table = useTable();
  const { view, index, pick, act } = table;
  const { figure, select } = useSelected();
  const { t, name } = useSpeech();
  const key = piece.hero(hero.seat);
  const seat = table.table.seats.find((one) => one.seat === hero.seat);
  const states = [
    view.acting === hero.seat && t("md-acting"),
    hero.dead && t("md-dead"),
    hero.out && t("md-out"),
    hero.stunned && name("term", "stunned"),
    seat?.bot && t("people-bot"),
    seat && !seat.bot && !seat.connected && t("people-away"),
  ].filter(Boolean);
  return (
    <button
      type="button"
      class={`pc ${view.acting === hero.seat ? "on" : ""} ${figure === key ? "sel" : ""} ${standing(index, key)}`}
      aria-pressed={figure === key}
      data-piece={key}
      {...dropping((card) => {
        const option = (index.get(card) ?? []).find((one) => one.kind === "give" && one.args.at(-1) === hero.seat);
        if (option) act(option);
      })}
      onClick={(event) => {
        select(key);
        if (index.has(key)) pick(key, event.currentTarget);
      }}
    >
      <Icon name={crest(hero.hero)} class="" />
      <b>
        {name("hero", hero.hero)}
        {view.first === hero.seat && <Icon name="d-flag" label={name("term", "first_player")} class="tiny" />}
        {view.special.chosen === hero.seat && <Icon name="d-crown" label={name("term", "chosen")} class="tiny" />}
        {states.length > 0 && <em>{states.join(" · ")}</em>}
      </b>
      <Hearts health={hero.health} maximum={hero.maximum} />
      <span class="st">
        <span>
          <b>{hero.xp}</b> {name("term", "xp")}
        </span>
        {hero.at && (
          <span>
            <Icon name={hero.shadow ? "d-moon" : "d-flame"} /> {t(hero.shadow ? "md-shadow" : "md-light")}
          </span>
        )}
        {hero.carried.map((token) => (
          <span key={token}>
            <Icon name="d-key" /> {name("token", token)}
          </span>
        ))}
      </span>
    </button>
  );
}

function EnemyRow({ enemy }: { enemy: Enemy }) {
  const { view, index, pick, catalog } = useTable();
  const { figure, select } = useSelected();
  const say = useSpeech();
  const key = piece.foe(enemy.enemy);
  const level = catalog.enemies[enemy.card]?.level ?? 0;
  return (
    <button
      type="button"
      class={`pc mob ${figure === key ? "sel" : ""} ${standing(index, key)}`}
      aria-pressed={figure === key}
      data-piece={key}
      onClick={(event) => {
        select(key);
        pick(key, event.currentTarget);
      }}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <Portrait type={enemy.type} frame={enemy.role === "mob" ? "f-boss" : `f-${enemy.role}`} size={48} />
      </svg>
      <b>{enemyName(enemy.enemy, say)}</b>
      <span class="st">
        {level > 0 && <i class="lv">{level}</i>}
        <span>{composition(enemy, say)}</span>
        {enemy.stunned && <span class="bad">{say.name("term", "stunned")}</span>}
      </span>
      <span class="st intent">{intentWords(enemy, view, say)}</span>
    </button>
  );
}

/** `boss 2/2, 3 minions (2 each)`. */
export function composition(enemy: Enemy, say: ReturnType<typeof useSpeech>): string {
  if (enemy.role !== "mob") return say.t("md-life-of", { n: enemy.life, of: enemy.health });
  const minions = enemy.minions ? say.t("md-minions", { n: enemy.minions, each: enemy.minion_health }) : "";
  const boss = enemy.life > 0 ? say.t("md-boss", { n: enemy.life, of: enemy.health }) : "";
  return [boss, minions].filter(Boolean).join(", ");
}

