import type { ComponentChildren } from "preact";
import { crest } from "../../../art/crests";
import { halves, type Piece } from "../../../options/pieces";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import { ItemPicture } from "../art/ItemPicture";
import { frameOf, kindIcon } from "../art/pictures";
import { Portrait } from "../board/Plates";
import { tokenIcon } from "../board/Tokens";
import { Die, Pool } from "../combat/Die";
import { enemyName, owned, pieceTitle, zoneName } from "../options/titles";
import type { Enemy, Hero } from "../types";
import { foeAt, heroAt, useTable } from "../useTable";
import { CardDice, useCardWords } from "./CardFacts";
import { intentWords } from "./intent";
import { composition, Hearts, Lives } from "./Party";
import { PieceWords } from "./PieceWords";
import "../style/face.css";

/** A piece drawn large with its words and rules: for reading, never for acting. */
export function LargeFace({ piece }: { piece: Piece }) {
  const { view } = useTable();
  const [what, id] = halves(piece);
  switch (what) {
    case "foe": {
      const enemy = foeAt(view, piece);
      return enemy ? <EnemyFace enemy={enemy} /> : null;
    }
    case "hero": {
      const hero = heroAt(view, piece);
      return hero ? <HeroFace hero={hero} /> : null;
    }
    case "card":
      return <CardFace id={owned(id).id} />;
    case "offer":
      return <CardFace id={id} />;
    case "zone":
      return <ZoneFace zone={id} />;
    case "die":
      return <DieFace die={id.slice(id.indexOf(".") + 1)} />;
    default:
      return <PlainFace piece={piece} />;
  }
}

function Face({ picture, title, level, children }: { picture?: ComponentChildren; title: string; level?: number | undefined; children: ComponentChildren }) {
  return (
    <div class="md-face">
      {picture && <div class="md-face-art">{picture}</div>}
      <div>
        <h2>
          {title} {!!level && <i class="lv">{level}</i>}
        </h2>
        {children}
      </div>
    </div>
  );
}

function Dice({ dice }: { dice: Record<string, [number, number]> }) {
  const { name } = useSpeech();
  return (
    <p class="pools">
      {Object.entries(dice).map(([kind, pool]) => (
        <span key={kind} class="card-dice">
          <Icon name={kindIcon(kind)} /> {name("kind", kind.replace(/_defense$/, ""))}
          <Pool side={kind.endsWith("defense") ? "defense" : "attack"} dice={pool} small />
        </span>
      ))}
    </p>
  );
}

function EnemyFace({ enemy }: { enemy: Enemy }) {
  const { view, catalog } = useTable();
  const say = useSpeech();
  const lines = Array.from({ length: 6 }, (_, i) => say.text(`enemy:${enemy.card}:${i + 1}`)).filter(Boolean);
  const picture = (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <Portrait type={enemy.type} frame={frameOf(enemy.role)} size={47} />
    </svg>
  );
  return (
    <Face picture={picture} title={enemyName(enemy.enemy, say)} level={catalog.enemies[enemy.card]?.level}>
      <p>
        <b>{say.name("rank", enemy.role)}</b> <Lives enemy={enemy} />
      </p>
      <p class="small">{composition(enemy, say)}</p>
      <Dice dice={enemy.dice} />
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {enemy.loot && (
        <div class="md-face-loot">
          <ItemPicture id={enemy.loot} />
          <span>
            {say.t("md-carries", { card: say.name("card", enemy.loot) })} <Words id={enemy.loot} />
          </span>
        </div>
      )}
      <p class="md-face-next">
        <b>{say.t("md-if-nothing")}</b> {intentWords(enemy, view, say)} <RuleLink id="MD-EPH-09" />
      </p>
    </Face>
  );
}

function Words({ id }: { id: string }) {
  return <>{useCardWords(id).join(" ")}</>;
}

function HeroFace({ hero }: { hero: Hero }) {
  const { view, catalog } = useTable();
  const say = useSpeech();
  const { name, text, t } = say;
  const worn = [...hero.hands, ...(hero.body ? [hero.body] : []), ...hero.bag];
  return (
    <Face picture={<Icon name={crest(hero.hero)} class="" />} title={name("hero", hero.hero)}>
      <p>
        {hero.class ? name("class", hero.class) : t("md-no-class")} · <b>{hero.xp}</b> {name("term", "xp")}
      </p>
      <p>
        <Hearts health={hero.health} maximum={hero.maximum} /> {hero.health}/{hero.maximum}
        {hero.dead && <b class="bad"> {t("md-dead")}</b>}
        {hero.stunned && <b> {name("term", "stunned")}</b>}
      </p>
      <Dice dice={hero.dice} />
      <p>
        <Icon name="d-moon" class="tiny moon" /> <b>{name("term", "shadow_mode")}:</b> {text(`hero:${hero.hero}:shadow`)}
      </p>
      <p>
        <b>{name("special", catalog.heroes[hero.hero]?.special_name)}:</b> {text(`hero:${hero.hero}:special`)}
      </p>
      {hero.held.length > 0 && <p class="bad">{t("md-held-by", { enemies: hero.held.map((enemy) => enemyName(enemy, say)).join(", ") })}</p>}
      {worn.length > 0 && (
        <p class="md-face-cards">
          {worn.map((card, i) => (
            <span key={i} title={name("card", card)} class={hero.unusable.includes(card) ? "unfit" : ""}>
              <ItemPicture id={card} />
            </span>
          ))}
        </p>
      )}
      {view.first === hero.seat && <p class="small">{name("term", "first_player")}</p>}
    </Face>
  );
}

function CardFace({ id }: { id: string }) {
  const { catalog, view } = useTable();
  const { name, text, t } = useSpeech();
  const facts = catalog.cards[id];
  const words = useCardWords(id);
  return (
    <Face picture={<ItemPicture id={id} />} title={name("card", id)} level={facts?.level}>
      <p class="small">{text(`card:${id}`)}</p>
      <p class="pools">
        <CardDice facts={facts} />
      </p>
      {words.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {view.story && facts && facts.level > view.level && <p class="bad">{t("md-from-level", { n: facts.level })}</p>}
    </Face>
  );
}

/** A zone: light or shadow and what that means, and everything that lies or stands there. */
function ZoneFace({ zone }: { zone: string }) {
  const { view } = useTable();
  const say = useSpeech();
  const state = view.board.zones[zone];
  const printed = view.map.zones.find((one) => one.zone === zone);
  if (!state || !printed) return null;
  const level = view.board.levels.find((one) => one.zone === zone);
  const [normal, special] = state.treasure;
  const closed = printed.chamber !== null && !view.board.opened.includes(printed.chamber);
  return (
    <Face picture={<Icon name={state.light ? "d-flame" : "d-moon"} class={state.light ? "fire" : "moon"} />} title={`${say.t("md-zone", { zone: zoneName(zone, say) })}`}>
      <p>
        <b>{say.name("term", printed.kind === "bridge" ? "zone" : printed.kind)}</b>, {say.t(state.light ? "md-light" : "md-shadow")}. {say.t(state.light ? "md-light-means" : "md-shadow-means")}{" "}
        <RuleLink id="MD-ZONE-11" />
      </p>
      {closed && <p>{say.t("md-unseen-room")}</p>}
      <ul class="md-face-things">
        {zone === view.map.start && <Thing icon="d-stairs" word={say.t("md-start")} />}
        {zone === view.map.exit && <Thing icon="d-gate" word={say.t("md-exit")} />}
        {level && <Thing icon="d-level" word={say.t(level.active ? "md-level-on" : "md-level-n", { n: level.level })} />}
        {normal > 0 && <Thing icon="d-chest" word={say.t("md-treasure-n", { n: normal })} />}
        {special > 0 && <Thing icon="d-chest" word={say.t("md-special-n", { n: special })} />}
        {state.tokens.map((token) => (
          <Thing key={token.token} icon={tokenIcon(token.type)} word={token.type ? say.name("token", token.type) : say.t("md-token-down")} />
        ))}
        {state.heroes.map((seat) => (
          <Thing key={seat} icon={crest(view.heroes[seat]?.hero)} word={say.name("hero", view.heroes[seat]?.hero)} />
        ))}
        {state.enemies.map((enemy) => (
          <li key={enemy}>{enemyName(enemy, say)}</li>
        ))}
      </ul>
    </Face>
  );
}

function Thing({ icon, word }: { icon: string; word: string }) {
  return (
    <li>
      <Icon name={icon} /> {word}
    </li>
  );
}

/** Every face of a die of this colour. */
function DieFace({ die }: { die: string }) {
  const { catalog } = useTable();
  const say = useSpeech();
  const color = die[0] ?? "y";
  return (
    <Face title={say.t("md-die")}>
      <p class="pools">
        {(catalog.dice[color] ?? []).map((_, i) => (
          <Die key={i} die={`${color}${i}`} />
        ))}
      </p>
    </Face>
  );
}

function PlainFace({ piece }: { piece: Piece }) {
  const table = useTable();
  const say = useSpeech();
  return (
    <Face title={pieceTitle(piece, table, say)}>
      <PieceWords piece={piece} />
    </Face>
  );
}
