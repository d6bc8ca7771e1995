import type { Hex } from "../types";
import { sitePicture } from "../art/pictures";
import { HEX, pixel } from "./geometry";

const CENTRES = new Set(["plains", "hills", "forest", "desert", "wasteland"]);
const MANA: Record<string, string> = { red: "#d0523c", blue: "#3f86c6", green: "#4fa862", white: "#f4efdf", gold: "#e0ae35", black: "#2c2734" };

/** Terrain and site of one space. */
export function HexDrawing({ hex }: { hex: Hex }) {
  const { x, y } = pixel(hex.at);
  const site = hex.site && sitePicture(hex.site);
  return (
    <g data-figure={`land:${hex.at}`} transform={`translate(${x} ${y})`} class={hex.burned ? "burned" : undefined}>
      <use href={`#t-${hex.terrain}`} />
      {!site && CENTRES.has(hex.terrain) && <use href={`#c-${hex.terrain}`} />}
      <path d={HEX} class="hex-line" />
      {site && <SiteDrawing hex={hex} site={site} />}
    </g>
  );
}

function SiteDrawing({ hex, site }: { hex: Hex; site: string }) {
  const color = hex.colors[0] ? MANA[hex.colors[0]] : "#cfc7b8";
  return (
    <g color={color}>
      <ellipse cy="3" rx="25" ry="22" fill="#fff8e0" opacity=".28" />
      <use href={`#${site}`} transform={site === "s-city" ? "scale(1.05)" : "scale(1.1)"} />
      {hex.colors.map((mana, i) => (
        <ManaMark key={mana} color={mana} x={-24 + i * 15} y={site === "s-city" ? 26 : 20} />
      ))}
      {hex.burned && <use href="#i-fire" x="-11" y="-20" width="22" height="22" color="#e0652c" fill="#e0652c" />}
    </g>
  );
}

function ManaMark({ color, x, y }: { color: string; x: number; y: number }) {
  const light = color === "white" || color === "gold";
  return (
    <g transform={`translate(${x} ${y})`} color={light ? "#4a3a24" : "#fff"} fill={light ? "#4a3a24" : "#fff"}>
      <circle r="7.5" fill={MANA[color]} stroke="#2a2018" stroke-width="1.4" />
      <use href={`#m-${color}`} x="-4.5" y="-4.5" width="9" height="9" />
    </g>
  );
}
