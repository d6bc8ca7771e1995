import { gearOf, headOf } from "../art/pictures";
import { crest } from "../../../art/crests";
import type { Enemy, Hero } from "../types";

/** A hero as a round token: lying when dead, dazed when stunned. */
export function HeroFigure({ hero, acting, scale }: { hero: Hero; acting: boolean; scale: number }) {
  return (
    <g transform={`scale(${scale})`} class={hero.dead ? "d-hero dead" : "d-hero"}>
      {acting && <circle r="25" class="d-ring" />}
      <ellipse cx="0" cy="20" rx="17" ry="5" fill="#0007" />
      <g transform={hero.dead ? "rotate(80)" : undefined}>
        <use href={`#${crest(hero.hero)}`} x="-21" y="-21" width="42" height="42" />
      </g>
      {hero.stunned && <Stun />}
      <Life x={14} y={16} n={hero.health} />
    </g>
  );
}

/** An enemy: its boss, agent or monster, and around it the minions with the life each has left. */
export function EnemyFigure({ enemy, scale, selected }: { enemy: Enemy; scale: number; selected: boolean }) {
  const leader = enemy.life > 0;
  const frame = enemy.role === "mob" ? "f-boss" : `f-${enemy.role}`;
  const shown = Math.min(enemy.minions, MOST);
  const size = enemy.role === "roaming" ? 54 : 40;
  const gear = gearOf(enemy.type);
  return (
    <g transform={`scale(${scale})`} class={enemy.asleep ? "d-foe asleep" : "d-foe"}>
      {selected && <circle r="32" class="d-ring foe" cy="2" />}
      {leader && (
        <g transform={enemy.role === "mob" && shown ? "translate(0 -11)" : undefined}>
          <Portrait type={enemy.type} frame={frame} size={size} />
          {gear && <use href={`#${gear}`} x={-size / 2 - 2} y={size / 2 - 15} width="14" height="14" color="#ffe9b8" stroke="#120b0b" stroke-width="1.500" />}
          <Life x={size / 2 - 6} y={size / 2 - 7} n={enemy.life} />
          {enemy.stunned && <Stun />}
        </g>
      )}
      {Array.from({ length: shown }, (_, i) => {
        const wide = Math.min(shown, 3);
        const row = Math.floor(i / 3);
        const inRow = row === Math.floor((shown - 1) / 3) ? shown - row * 3 : wide;
        const x = ((i % 3) - (inRow - 1) / 2) * 20;
        const y = (leader ? 20 : -4) + row * 19;
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <Portrait type={enemy.type} frame="f-minion" size={19} />
            <Life x={6} y={6} n={enemy.minion_health - enemy.worn - (i === 0 ? enemy.hurt : 0)} small hurt={enemy.worn > 0 || (i === 0 && enemy.hurt > 0)} />
          </g>
        );
      })}
      {enemy.minions > MOST && (
        <text x="34" y="30" class="d-more">
          +{enemy.minions - MOST}
        </text>
      )}
    </g>
  );
}

const MOST = 6;

export function Portrait({ type, frame, size }: { type: string; frame: string; size: number }) {
  const inner = size * 0.78;
  return (
    <>
      <use href={`#${frame}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      <use href={`#${headOf(type)}`} x={-inner / 2} y={-inner / 2} width={inner} height={inner} />
    </>
  );
}

function Life({ x, y, n, small, hurt }: { x: number; y: number; n: number; small?: boolean; hurt?: boolean }) {
  const size = small ? 12 : 18;
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href="#d-heart" x={-size / 2} y={-size / 2} width={size} height={size} color={hurt ? "#f0a050" : "#c8402f"} stroke="#12070a" stroke-width="2" />
      <text y={small ? 2.6 : 3.6} class={small ? "d-life small" : "d-life"}>
        {n}
      </text>
    </g>
  );
}

function Stun() {
  return (
    <g transform="translate(-14 -15)">
      <circle r="9" fill="#2a2440" stroke="#ffe08a" stroke-width="1.500" />
      <use href="#d-stun" x="-7" y="-7" width="14" height="14" color="#ffe08a" />
    </g>
  );
}
