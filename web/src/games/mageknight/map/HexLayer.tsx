import type { Option } from "../../../wire/types";
import type { Hex } from "../types";
import { HEX, pixel } from "./geometry";

interface Props {
  hex: Hex;
  options: Option[];
}

/** The frame and the price of a space that can be chosen now. */
export function LegalHex({ hex, options }: Props) {
  const { x, y } = pixel(hex.at);
  const { cost } = hex;
  const above = hex.tokens.some((token) => token.up);
  const kinds = new Set(options.map((option) => option.kind));
  const fight = kinds.has("challenge") || options.some((option) => option.kind === "move" && option.warns?.length);
  const idle = options.every((option) => option.idle);
  const style = fight ? "bad" : idle ? "far" : "";
  return (
    <g transform={`translate(${x} ${y})`} class="no-touch">
      <path d={HEX} class={`legal ${style}`} transform="scale(.93)" />
      {kinds.has("move") && cost !== null && <Cost n={cost} reveals={options.some((option) => option.reveals)} style={style} y={above ? -19 : 26} />}
      {fight && <use href="#i-warning" x="-34" y="-8" width="15" height="15" color="#a5321f" fill="#a5321f" />}
    </g>
  );
}

export function Cost({ n, reveals, style, y = 26 }: { n: number; reveals: boolean; style: string; y?: number }) {
  const half = reveals ? 26 : 19;
  return (
    <g class={`cost ${style}`} transform={`translate(0 ${y})`}>
      <g class="legible">
        <rect x={-half} y="-9" width={2 * half} height="18" rx="9" />
        <use href="#i-move" x={-half + 5} y="-6.5" width="13" height="13" />
        <text x={reveals ? -2 : 7} y="4.8">{n}</text>
        {reveals && <use href="#i-once" x="7" y="-6.5" width="13" height="13" />}
      </g>
    </g>
  );
}
