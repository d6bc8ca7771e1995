import { crest } from "../../../art/crests";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { soften } from "../../../words/soften";
import { useSpeech, type Speech } from "../../../words/words";
import { frameOf } from "../art/pictures";
import { minionsOf, Portrait } from "../board/Plates";
import { enemyName } from "../options/titles";
import { piece } from "../options/pieces";
import type { Enemy, Hero } from "../types";
import { useSelected, useTable } from "../useTable";
import { intentWords } from "./intent";
import { IntentSigns } from "./IntentSigns";

/** So many enemies have room for what they will do; of more, only what they are. */
const TOLD = 6;

/** The heroes, each a button: it selects the figure and does what it can do now. */
export function Party() {
  const { view } = useTable();
  const { t } = useSpeech();
  return (
    <div class="party roster" role="group" aria-label={t("md-party")} style={{ "--n": view.heroes.length }}>
      {view.heroes.map((hero) => (
        <HeroRow key={hero.seat} hero={hero} />
      ))}
    </div>
  );
}

/** The enemies on the board, each with what it will do if nothing changes. */
export function Foes() {
  const { view } = useTable();
  const { t } = useSpeech();
  const many = view.enemies.length > TOLD;
  return (
    <div class={many ? "foes roster many" : "foes roster"} role="group" aria-label={t("enemies")} style={{ "--n": Math.max(3, many ? Math.ceil(view.enemies.length / 2) : view.enemies.length) }}>
      {view.enemies.map((enemy) => (
        <EnemyRow key={enemy.enemy} enemy={enemy} many={many} />
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
  const { view, index, pick } = table;
  const { figure, select } = useSelected();
  const { t, name } = useSpeech();
  const key = piece.hero(hero.seat);
  const seat = table.table.seats.find((one) => one.seat === hero.seat);
  const led = [seat?.bot && t("people-bot"), seat && !seat.bot && !seat.connected && t("people-away")].filter(Boolean);
  return (
    <button
      type="button"
      class={`pc ${view.acting === hero.seat ? "on" : ""} ${hero.dead ? "fallen" : ""} ${figure === key ? "sel" : ""} ${standing(index, key)}`}
      aria-pressed={figure === key}
      data-piece={key}
      onClick={(event) => {
        select(key);
        if (index.has(key)) pick(key, event.currentTarget);
      }}
    >
      <Icon name={crest(hero.hero)} class="face" />
      <b>{name("hero", hero.hero)}</b>
      <span class="st">
        <span>
          <b>{hero.xp}</b> {name("term", "xp")}
        </span>
        {hero.at && <Icon name={hero.shadow ? "d-moon" : "d-flame"} class={hero.shadow ? "tiny moon" : "tiny fire"} label={t(hero.shadow ? "md-shadow" : "md-light")} />}
        {view.first === hero.seat && <Icon name="d-flag" label={name("term", "first_player")} class="tiny" />}
        {view.special["chosen"] === hero.seat && <Icon name="d-crown" label={name("term", "chosen")} class="tiny" />}
        {hero.carried.map((token) => (
          <Icon key={token} name="d-key" class="tiny" label={name("token", token)} />
        ))}
        {hero.stunned && <Icon name="d-stun" class="tiny stun" label={name("term", "stunned")} />}
        {hero.dead && <Icon name="d-skull" class="tiny" label={t("md-dead")} />}
        {hero.out && <Icon name="d-gate" class="tiny" label={t("md-out")} />}
        {view.acting === hero.seat && <span class="hidden">{t("md-acting")}</span>}
      </span>
      <Hearts health={hero.health} maximum={hero.maximum} />
      {led.length > 0 && <em>{led.join(" · ")}</em>}
    </button>
  );
}

function EnemyRow({ enemy, many }: { enemy: Enemy; many: boolean }) {
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
      <svg viewBox="-24 -24 48 48" aria-hidden="true" class="face">
        <Portrait type={enemy.type} frame={frameOf(enemy.role)} size={48} />
      </svg>
      <b>{soften(enemyName(enemy.enemy, say))}</b>
      <span class="st">
        {level > 0 && <i class="lv">{level}</i>}
        <Lives enemy={enemy} />
        {enemy.stunned && <Icon name="d-stun" class="tiny stun" label={say.name("term", "stunned")} />}
      </span>
      {!many && (
        <span class="intent" title={intentWords(enemy, view, say)}>
          <IntentSigns enemy={enemy} />
        </span>
      )}
    </button>
  );
}

/** `♥2 · ☺×4 ♥3 ♥1`: what boss and minions have left, in the signs of the board; the words are for who hears them. */
export function Lives({ enemy }: { enemy: Enemy }) {
  const say = useSpeech();
  const minions = minionsOf(enemy);
  return (
    <span class="lives" role="img" aria-label={composition(enemy, say)} title={composition(enemy, say)}>
      {enemy.life > 0 && (
        <span>
          <Icon name="d-heart" class="tiny life" />
          {enemy.role === "mob" ? enemy.life : `${enemy.life}/${enemy.health}`}
        </span>
      )}
      {enemy.minions > 0 && (
        <span class="minions">
          <svg viewBox="-12 -12 24 24" aria-hidden="true" class="head">
            <Portrait type={enemy.type} frame="f-minion" size={24} />
          </svg>
          ×{enemy.minions}
          <Icon name="d-heart" class="tiny life" />
          {minions.each}
          {minions.hurt !== null && (
            <>
              <Icon name="d-heart" class="tiny hurt" />
              {minions.hurt}
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** `boss 2 of 2, 3 minions with 2 each, one of them with 1`. */
export function composition(enemy: Enemy, say: Speech): string {
  if (enemy.role !== "mob") return say.t("md-life-of", { n: enemy.life, of: enemy.health });
  const { n, each, hurt } = minionsOf(enemy);
  const minions = n ? say.t("md-minions", { n, each }) : "";
  const wounded = hurt === null ? "" : say.t("md-one-hurt", { n: hurt });
  const boss = enemy.life > 0 ? say.t("md-boss", { n: enemy.life, of: enemy.health }) : "";
  return [boss, minions, wounded].filter(Boolean).join(", ");
}
