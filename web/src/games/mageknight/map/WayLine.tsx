import type { Way } from "../../../wire/types";
import { HEX, pixel } from "./geometry";
import { plain } from "./WayWords";

/** The way to a far space as a dotted line, and its whole price at the end of it. */
export function WayLine({ way, from }: { way: Way; from: string }) {
  const places = [from, ...way.steps.map((step) => step.split(" ")[1] ?? "")];
  const points = places.map((at) => pixel(at));
  const end = points.at(-1)!;
  const style = way.warns.length ? "bad" : way.reveals ? "eye" : plain(way) ? "" : way.pays.length || way.cost <= way.have ? "paid" : "dear";
  return (
    <g class={`way no-touch ${style}`}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} class="way-edge" />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.slice(1, -1).map(({ x, y }, i) => (
        <circle key={i} cx={x} cy={y} r="4.500" />
      ))}
      <path d={HEX} transform={`translate(${end.x} ${end.y}) scale(.93)`} />
      <g transform={`translate(${end.x} ${end.y + 26})`} class="cost">
        <rect x="-30" y="-10" width="60" height="20" rx="10" />
        <use href="#i-move" x="-24" y="-7" width="14" height="14" />
        <text x="8" y="5">
          {way.cost > way.have ? `${way.have}/${way.cost}` : way.cost}
        </text>
      </g>
    </g>
  );
}
