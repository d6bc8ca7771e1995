import { enemyFigure, pileColors } from "./pictures";

interface Props {
  enemy: string | null;
  pile: string;
}

const PILE_MARKS: Record<string, string> = { green: "m-green", grey: "i-fortified", brown: "i-moon", violet: "i-arcane", red: "i-fire", white: "i-site" };

/** A round enemy token of radius 56 around the origin; face down it shows only its pile. */
export function EnemyPicture({ enemy, pile }: Props) {
  const colors = pileColors(pile);
  return (
    <g>
      <circle r="56" fill={colors.ring} stroke="#0e1019" stroke-width="3" />
      <circle r="49" fill={enemy ? colors.ground : colors.ring} stroke={colors.line} stroke-width="2" />
      {enemy ? <Figure enemy={enemy} pile={pile} /> : <Back pile={pile} line={colors.line} />}
    </g>
  );
}

function Figure({ enemy, pile }: { enemy: string; pile: string }) {
  const figure = enemyFigure(enemy, pile);
  return (
    <g clip-path="url(#clip-token)" color={figure.tint ?? "#5a6b8a"}>
      <use href={figure.face ? `#n-${figure.face}` : `#e-${figure.body}`} />
      {figure.gear && <use href={`#e-gear-${figure.gear}`} />}
      {figure.mark && <use href={`#n-mark-${figure.mark}`} />}
    </g>
  );
}

function Back({ pile, line }: { pile: string; line: string }) {
  return (
    <g fill={line} color={line}>
      <use href={`#${PILE_MARKS[pile] ?? "i-warning"}`} x="-30" y="-30" width="60" height="60" opacity=".35" />
      <text y="19" text-anchor="middle" font-size="54" font-weight="700" font-family="serif">
        ?
      </text>
    </g>
  );
}
