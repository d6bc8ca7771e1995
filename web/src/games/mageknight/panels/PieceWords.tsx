import { abilityIcon } from "../art/pictures";
import { GalleryLink } from "../../../library/GalleryLink";
import { halves, type Piece } from "../../../options/pieces";
import { Icon } from "../../../ui/Icon";
import { Mana } from "../cards/Mana";
import { hexLabel } from "../map/labels";
import { Prospect } from "../map/Prospect";
import { answers, WayWords } from "../map/WayWords";
import { useSpeech } from "../../../words/words";
import { useTable, type KnightTable } from "../useTable";

/** The full words of a piece, as its window shows them, and the way to its page in the gallery. */
export function PieceWords({ piece }: { piece: Piece }) {
  const at = inGallery(piece, useTable());
  return (
    <>
      <Words piece={piece} />
      {at && <GalleryLink game="mageknight" at={at} />}
    </>
  );
}

/** Where the gallery shows this piece: `card/march`. */
function inGallery(piece: Piece, { catalog, view, me }: KnightTable): string | null {
  const [what, id] = halves(piece);
  switch (what) {
    case "card":
    case "skill":
    case "tactic":
      return `${what}/${id}`;
    case "offer":
      return `${catalog.cards[id] ? "card" : "unit"}/${id}`;
    case "unit":
      return address("unit", me.units.find((one) => one.n === Number(id))?.unit);
    case "foe":
      return address("enemy", view.combat?.enemies.find((one) => one.n === Number(id))?.enemy);
    case "space": {
      const hex = view.map.hexes.find((one) => one.at === id);
      return address("site", hex?.site === "city" ? `city_${hex.colors[0]}` : hex?.site);
    }
    default:
      return null;
  }
}

const address = (what: string, id: string | null | undefined): string | null => (id ? `${what}/${id}` : null);

function Words({ piece }: { piece: Piece }) {
  const table = useTable();
  const say = useSpeech();
  const [what, id] = halves(piece);
  const { catalog, view, me } = table;
  if (what === "card" || (what === "offer" && catalog.cards[id])) return <CardWords id={id} />;
  if (what === "offer") return <UnitWords id={id} />;
  if (what === "unit") {
    const unit = me.units.find((one) => one.n === Number(id));
    return unit ? <UnitWords id={unit.unit} /> : null;
  }
  if (what === "space") {
    const hex = view.map.hexes.find((one) => one.at === id);
    if (!hex) return null;
    const site = hex.site ? say.text(`site:${hex.site}`) : "";
    return (
      <>
        <WayWords at={id} onGo={(way) => table.follow(answers(way))} />
        <Prospect hex={hex} />
        <p class="words">{hexLabel(hex, view.players, catalog, [], say)}</p>
        {site && <p class="words">{site}</p>}
      </>
    );
  }
  const words = say.text(`${what}:${id}`);
  return words ? <p class="words">{words}</p> : null;
}

function CardWords({ id }: { id: string }) {
  const { catalog } = useTable();
  const { text, t } = useSpeech();
  const facts = catalog.cards[id];
  const [basic, strong] = [text(`card:${id}:basic`), text(`card:${id}:strong`)];
  if (facts?.kind === "wound") return <p class="words">{t("wound-words")}</p>;
  return (
    <dl class="card-words">
      {basic && (
        <>
          <dt>{t("side-basic")}</dt>
          <dd>{basic}</dd>
        </>
      )}
      {strong && (
        <>
          <dt>
            {t("side-strong")}{" "}
            {(facts?.cost ?? []).map((mana, i) => (
              <Mana key={i} color={mana} small />
            ))}
          </dt>
          <dd>{strong}</dd>
        </>
      )}
    </dl>
  );
}

function UnitWords({ id }: { id: string }) {
  const { catalog } = useTable();
  const { text, t, name } = useSpeech();
  const facts = catalog.units[id];
  if (!facts) return null;
  return (
    <>
      <p class="words">
        {t("unit-words", { level: facts.level, armor: facts.armor, cost: facts.cost })}
        {facts.resistances.map((element) => (
          <span key={element} class="nowrap">
            {" "}
            <Icon name={abilityIcon(element)} /> {t("resists", { element: name("element", element) })}
          </span>
        ))}
        {facts.sites.length > 0 && <> {t("recruited-at", { sites: facts.sites.map((site) => name("site", site)).join(", ") })}</>}
      </p>
      <dl class="card-words">
        {facts.abilities.map((_, i) => (
          <>
            <dt>{i + 1}</dt>
            <dd>{text(`unit:${id}:${i}`)}</dd>
          </>
        ))}
      </dl>
    </>
  );
}
