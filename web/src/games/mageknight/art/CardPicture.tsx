import { pictureOf } from "./recipes";

const GROUNDS = new Set(["red", "blue", "green", "white"]);

/** The picture of a card, drawn in parts on a ground of its colour. */
export function CardPicture({ id, color }: { id: string; color: string | null | undefined }) {
  const ground = id === "wound" ? "black" : color && GROUNDS.has(color) ? color : "gold";
  return (
    <svg class="pic" viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h120v72H0z" fill={`url(#b-${ground})`} />
      {pictureOf(id).map(({ part, x, y, scale, tint }, i) => (
        <use key={i} href={`#p-${part}`} transform={`translate(${x} ${y}) scale(${scale})`} color={tint || "#8fb56a"} />
      ))}
    </svg>
  );
}
