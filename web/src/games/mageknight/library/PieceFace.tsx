import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { DeedFace } from "./DeedFace";
import type { Shelves } from "./facts";
import { EnemyFace } from "./EnemyFace";
import { CityFace, SiteFace, TileFace } from "./PlaceFaces";
import { RuinFace, SkillFace, TacticFace } from "./TokenFaces";
import { UnitFace } from "./UnitFace";
import type { Piece } from "../../../library/pieces";

/** The drawing of any piece, icons first and words second. */
export function PieceFace({ piece, shelves }: { piece: Piece; shelves: Shelves }) {
  const { id } = piece;
  if (piece.missing) return <MissingFace piece={piece} />;
  switch (piece.kind) {
    case "unit":
      return <UnitFace id={id} facts={shelves.units[id]!} />;
    case "skill":
      return <SkillFace id={id} facts={shelves.skills[id]!} />;
    case "tactic":
      return <TacticFace id={id} facts={shelves.tactics[id]!} />;
    case "enemy":
      return <EnemyFace id={id} facts={shelves.enemies[id]!} />;
    case "ruin":
      return <RuinFace id={id} facts={shelves.ruins[id]!} />;
    case "site":
      return <SiteFace id={id} facts={shelves.sites[id]!} />;
    case "city":
      return <CityFace color={piece.colors[0]!} garrisons={shelves.cities[piece.colors[0]!]!.garrisons} />;
    case "tile":
      return <TileFace id={id} facts={shelves.tiles[id]!} />;
    default:
      return <DeedFace id={id} facts={shelves.cards[id]!} />;
  }
}

/** A piece of the box whose effect this edition does not play yet. */
function MissingFace({ piece }: { piece: Piece }) {
  const { t, name } = useSpeech();
  return (
    <span class="f f-missing">
      <b>{name(piece.what, piece.id)}</b>
      <Icon name="i-once" class="big" />
      <span>{t("library-missing")}</span>
    </span>
  );
}
