import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ABILITY_RULES } from "../combat/abilities";
import { heroColor } from "../art/heroes";
import { abilityIcon } from "../art/pictures";
import { DeedFace } from "../library/DeedFace";
import { EnemyFace } from "../library/EnemyFace";
import type { Shelves } from "../library/facts";
import { CityFace, SiteFace } from "../library/PlaceFaces";
import { RuinFace, SkillFace, TacticFace } from "../library/TokenFaces";
import { UnitFace } from "../library/UnitFace";
import { Warnings } from "../../../options/OptionMarks";
import { halves, type Piece } from "../../../options/pieces";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { catalog } from "../../../wire/api";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { PieceWords } from "./PieceWords";
import { pieceTitle } from "../options/titles";
import { WayWords } from "../map/WayWords";
import "../../../library/faces.css";

/** The printed facts with the rules each piece touches; a table does without those until somebody reads. */
let ruled: Promise<Shelves> | null = null;
function useRuled(known: Shelves): Shelves {
  const [shelves, setShelves] = useState(known);
  useEffect(() => {
    ruled ??= catalog("mageknight") as Promise<Shelves>;
    ruled.then(setShelves).catch(() => (ruled = null));
  }, []);
  return shelves;
}

/** A piece drawn large, with its words and the rules it touches: for reading before anything is decided. */
export function LargeFace({ piece }: { piece: Piece }) {
  const table = useTable();
  const { catalog: facts, view, me, index } = table;
  const say = useSpeech();
  const shelves = useRuled(facts as unknown as Shelves);
  const [what, id] = halves(piece);
  switch (what) {
    case "card":
      return <Deed id={id} shelves={shelves} />;
    case "offer":
      return shelves.cards[id] ? <Deed id={id} shelves={shelves} /> : <UnitLarge id={id} shelves={shelves} />;
    case "unit":
      return <UnitLarge id={me.units.find((unit) => unit.n === Number(id))?.unit ?? ""} shelves={shelves} />;
    case "skill":
      return shelves.skills[id] ? <Faced rules={shelves.skills[id].rules}>{<SkillFace id={id} facts={shelves.skills[id]} />}</Faced> : null;
    case "tactic":
      return shelves.tactics[id] ? <Faced rules={shelves.tactics[id].rules}>{<TacticFace id={id} facts={shelves.tactics[id]} />}</Faced> : null;
    case "foe":
    case "attack": {
      const foe = view.combat?.enemies.find((one) => one.n === Number(id.split(".")[0]));
      return foe ? <Enemy id={foe.enemy} shelves={shelves} /> : null;
    }
    case "enemy":
      return <Enemy id={id} shelves={shelves} />;
    case "hero":
      return <Hero id={id} />;
    case "space":
      return <Space at={id} shelves={shelves} />;
    case "die":
      return <ManaPiece color={view.source[Number(id)]?.color ?? ""} title={pieceTitle(piece, table, say)} state={say.t(`die-${view.source[Number(id)]?.state}`)} words="die-words" rules={["MK-MANA-03", "MK-MANA-03a"]} />;
    case "crystal":
      return <ManaPiece color={id} title={pieceTitle(piece, table, say)} state={String((me.crystals as Record<string, number>)[id] ?? 0)} words="crystal-words" rules={["MK-MANA-01b2"]} />;
    default:
      return (
        <>
          <h2>{what === "slot" ? say.t("slot-label", { slot: id }) : say.name(what, id)}</h2>
          <PieceWords piece={piece} />
          {index.get(piece)?.map((option) => <Warnings key={option.notation} option={option} />)}
        </>
      );
  }
}

/** A die of the Source or a crystal: its colour, how it stands, and what it is good for. */
function ManaPiece({ color, title, state, words, rules }: { color: string; title: string; state: string; words: string; rules: string[] }) {
  const { t } = useSpeech();
  return (
    <>
      <h2 class="face-mana">
        <span class={`die ${color}`}>
          <Icon name={`m-${color}`} class="" />
        </span>
        {title} <small>{state}</small>
      </h2>
      <p class="words">{t(words, { color })}</p>
      <Rules ids={rules} />
    </>
  );
}

function Faced({ rules, children }: { rules?: string[]; children: ComponentChildren }) {
  return (
    <>
      <div class="lib-face large">{children}</div>
      <Rules ids={rules} />
    </>
  );
}

const MOST_RULES = 6;

function Rules({ ids }: { ids: string[] | undefined }) {
  if (!ids?.length) return null;
  return (
    <p class="face-rules">
      {ids.slice(0, MOST_RULES).map((id) => (
        <RuleLink key={id} id={id} />
      ))}
    </p>
  );
}

function Deed({ id, shelves }: { id: string; shelves: Shelves }) {
  const facts = shelves.cards[id];
  return facts ? (
    <Faced rules={facts.rules}>
      <DeedFace id={id} facts={facts} />
    </Faced>
  ) : null;
}

function UnitLarge({ id, shelves }: { id: string; shelves: Shelves }) {
  const facts = shelves.units[id];
  return facts ? (
    <Faced rules={facts.rules}>
      <UnitFace id={id} facts={facts} />
    </Faced>
  ) : null;
}

/** An enemy with what each of its abilities means. */
function Enemy({ id, shelves }: { id: string; shelves: Shelves }) {
  const { t, name } = useSpeech();
  const facts = shelves.enemies[id];
  if (!facts) return null;
  const abilities = [...new Set([...facts.abilities, ...facts.attacks.flatMap((attack) => attack.abilities), ...(facts.elusive ? ["elusive"] : []), ...(facts.attacks.length > 1 ? ["multiple_attacks"] : []), ...(facts.attacks.some((attack) => attack.summon) ? ["summon"] : [])])];
  const lines = [
    ...abilities.map((ability) => ({ id: ability, icon: abilityIcon(ability), title: name("ability", ability) })),
    ...facts.resistances.map((element) => ({ id: `resist_${element}`, icon: abilityIcon(element), title: t("resists", { element: name("element", element) }) })),
  ];
  return (
    <div class="lib-face large">
      <EnemyFace id={id} facts={facts} bare />
      <div class="face-abs">
        {lines.map((line) => (
          <div class="ab" key={line.id}>
            <Icon name={line.icon} class="" />
            <div>
              <b>{line.title}</b> <span>{t(`ability-${line.id.replaceAll("_", "-")}`)}</span> <RuleLink id={ABILITY_RULES[line.id]} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function Hero({ id }: { id: string }) {
  const { view, me } = useTable();
  const { name, text, t } = useSpeech();
  const player = view.players.find((one) => one.hero === id);
  return (
    <div class="face-hero" style={{ "--hero": heroColor(id) }}>
      <svg viewBox="-48 -62 96 120" aria-hidden="true">
        <use href={`#f-${id}`} />
      </svg>
      <div>
        <h2>{name("hero", id)}</h2>
        {player && (
          <p>
            {t("level-commands", { level: player.level, n: player.commands })} · {t("armor-n", { n: player.armor })} · {t("hand-limit", { n: player.hand_limit })}
          </p>
        )}
        <p>{text(`hero:${id}`)}</p>
        {player && player.seat !== me.seat && player.units.length + player.skills.length > 0 && (
          <p>{[...player.units.map((unit) => name("unit", unit.unit)), ...player.skills.map(({ skill }) => name("skill", skill))].join(", ")}</p>
        )}
      </div>
    </div>
  );
}

/** A space: the land, what stands on it, and how one gets there. */
function Space({ at, shelves }: { at: string; shelves: Shelves }) {
  const { view, index } = useTable();
  const { t, name, text } = useSpeech();
  const hex = view.map.hexes.find((one) => one.at === at);
  if (!hex) return null;
  const city = hex.site === "city" && hex.colors[0] ? shelves.cities[hex.colors[0]] : undefined;
  const site = hex.site && !city ? shelves.sites[hex.site] : undefined;
  const shown = hex.tokens.filter((token) => token.up && token.enemy);
  const hidden = hex.tokens.filter((token) => !token.up);
  const asked = index.get(`space:${at}`) ?? [];
  return (
    <>
      <p class="face-land">
        <b>{name("terrain", hex.terrain)}</b> <span>{t("hex-at", { at })}</span>
        {hex.cost !== null ? (
          <span>
            <Icon name="i-move" class="tiny" label={t("move")} /> {hex.cost}
          </span>
        ) : (
          <span>{t("hex-closed")}</span>
        )}
        {!hex.safe && <span>{t("hex-unsafe")}</span>}
      </p>
      {asked.length ? asked.map((option) => <Warnings key={option.notation} option={option} />) : <WayWords at={at} />}
      {shown.map((token, i) => (
        <Enemy key={i} id={token.enemy!} shelves={shelves} />
      ))}
      {hidden.length > 0 && <p class="words">{hidden.map((token) => t("hex-token-hidden", { pile: name("color", token.pile) })).join(", ")}</p>}
      {hex.ruin && hex.ruin !== "hidden" && shelves.ruins[hex.ruin] && (
        <div class="lib-face large">
          <RuinFace id={hex.ruin} facts={shelves.ruins[hex.ruin]!} />
        </div>
      )}
      {city ? (
        <div class="lib-face large">
          <CityFace color={hex.colors[0]!} garrisons={hex.city?.level != null ? city.garrisons.slice(hex.city.level - 1, hex.city.level) : city.garrisons} first={hex.city?.level ?? 1} />
        </div>
      ) : site && shown.length < 2 ? (
        <div class="lib-face large">
          <SiteFace id={hex.site!} facts={site} />
        </div>
      ) : (
        hex.site && <p class="words">{text(`site:${hex.site}`)}</p>
      )}
      {hex.shields.length > 0 && <p class="words">{t("hex-shield", { heroes: hex.shields.map((seat) => name("hero", view.players[seat]?.hero)).join(", ") })}</p>}
      {site && <Rules ids={site.rules} />}
    </>
  );
}
