import { crest } from "../../../art/crests";
import type { Piece } from "../../../library/pieces";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { ItemPicture } from "../art/ItemPicture";
import { kindIcon } from "../art/pictures";
import { Portrait } from "../board/Plates";
import { Pool } from "../combat/Die";
import { CardDice } from "../panels/CardFacts";
import type { Catalog } from "../types";

/** The drawing of any piece: picture and dice first, then its words. */
export function PieceFace({ piece, shelves }: { piece: Piece; shelves: Catalog }) {
  const { text } = useSpeech();
  return (
    <span class={`f f-md f-${piece.what}`}>
      <Title piece={piece} shelves={shelves} />
      <Picture piece={piece} shelves={shelves} />
      {piece.texts.map((key) => (
        <span key={key} class="f-words">
          {text(key)}
        </span>
      ))}
    </span>
  );
}

function Title({ piece, shelves }: { piece: Piece; shelves: Catalog }) {
  const { name } = useSpeech();
  const id = piece.id.slice(piece.id.indexOf(".") + 1);
  const type = shelves.enemies[piece.id]?.type;
  const level = shelves.cards[piece.id]?.level ?? shelves.enemies[piece.id]?.level;
  return (
    <b>
      <span>{type ? name("enemy", type) : name(piece.what, id)}</span>
      {!!level && <i class="lv">{level}</i>}
    </b>
  );
}

function Picture({ piece, shelves }: { piece: Piece; shelves: Catalog }) {
  const { name } = useSpeech();
  const { id } = piece;
  switch (piece.what) {
    case "hero":
      return <Icon name={crest(id)} class="portrait" />;
    case "card":
      return (
        <>
          <ItemPicture id={id} />
          <CardDice facts={shelves.cards[id]} small />
        </>
      );
    case "enemy": {
      const facts = shelves.enemies[id]!;
      return (
        <span class="f-head">
          <svg class="portrait" viewBox="-24 -24 48 48">
            <Portrait type={facts.type} frame={facts.role === "mob" ? "f-boss" : `f-${facts.role}`} size={48} />
          </svg>
          <span class="f-stats">
            {Object.entries(facts.dice).map(([kind, dice]) => (
              <span key={kind} class="card-dice">
                <Icon name={kindIcon(kind)} label={name("kind", kind)} />
                <Pool side={kind === "defense" ? "defense" : "attack"} dice={dice} small />
              </span>
            ))}
          </span>
        </span>
      );
    }
    case "tile":
      return <TilePlan plan={shelves.tiles[id]!.plan} light={shelves.tiles[id]!.light} />;
    default:
      return null;
  }
}

/** A tile of three by three zones: rooms and corridors, lit or dark. */
function TilePlan({ plan, light }: { plan: string[]; light: string[] }) {
  return (
    <svg class="tile-plan" viewBox="-4 -4 308 308">
      {plan.flatMap((row, y) =>
        [...row].map((cell, x) => {
          const lit = light[y]?.[x] === "L";
          const room = cell !== "c";
          return (
            <g key={`${x}${y}`}>
              <rect x={x * 100} y={y * 100} width="100" height="100" fill={lit ? (room ? "#82573c" : "#7d6144") : room ? "#42384a" : "#3a4058"} />
              <rect x={x * 100} y={y * 100} width="100" height="100" fill={lit ? "url(#d-torch)" : "url(#d-dark)"} />
              <use href={lit ? "#d-flame" : "#d-moon"} x={x * 100 + 38} y={y * 100 + 8} width="24" height="24" color={lit ? "#ffb648" : "#a8b1e6"} />
              {(plan[y]?.[x + 1] ?? cell) !== cell && <path d={`M${x * 100 + 100} ${y * 100}v100`} stroke="#0e1019" stroke-width="9" />}
              {(plan[y + 1]?.[x] ?? cell) !== cell && <path d={`M${x * 100} ${y * 100 + 100}h100`} stroke="#0e1019" stroke-width="9" />}
            </g>
          );
        }),
      )}
      <rect width="300" height="300" fill="none" stroke="#0e1019" stroke-width="8" />
    </svg>
  );
}
