import { useEffect, useState } from "preact/hooks";
import type { Piece } from "../../../options/pieces";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { enemyName } from "../options/titles";
import type { Enemy, Hero, Zone } from "../types";
import { foeAt, useSelected, useTable } from "../useTable";
import { Count, EnemyFigure, HeroFigure, risen, type Light } from "./Figures";
import { corner, middle, places, type Spot } from "./geometry";
import { Intents } from "./Intents";
import { byKey } from "./keys";
import { Dot } from "./Plates";
import { Spread, type Sight } from "./Spread";

export interface Standing {
  name: Piece;
  zone: string;
  x: number;
  y: number;
  spot: Spot;
  hero?: Hero;
  enemy?: Enemy;
  /** How many stand in its stack, it being in front. */
  stack: number;
}

/** Where every figure stands: heroes to the left of their zone, enemies to the right. Whoever acts, is looked at or can be
 * chosen stands in front of a stack. */
function useStanding(zones: Zone[], dot: number): Standing[] {
  const { view, index } = useTable();
  const { figure } = useSelected();
  return zones.flatMap((zone) => {
    const state = view.board.zones[zone.zone]!;
    const at = corner(zone);
    const rank = (name: Piece) => (name === piece.hero(view.acting ?? -1) ? 3 : name === figure ? 2 : index.has(name) ? 1 : 0);
    const ranked = (names: Piece[], stacked: boolean) => (stacked ? [...names].sort((a, b) => rank(b) - rank(a)) : names);
    const spots = places(state.heroes.length, state.enemies.length, dot);
    const put = (name: Piece, spot: Spot, of: number): Standing => ({ name, zone: zone.zone, spot, x: at.x + spot.x, y: at.y + spot.y, stack: spot.style === "stack" ? of : 0 });
    const group = (names: Piece[], found: Spot[]) => ranked(names, found[0]?.style === "stack").map((name, i) => put(name, found[i]!, names.length));
    return [
      ...group(state.heroes.map(piece.hero), spots.heroes).map((one) => ({ ...one, hero: view.heroes.find((hero) => piece.hero(hero.seat) === one.name)! })),
      ...group(state.enemies.map(piece.foe), spots.foes).map((one) => ({ ...one, enemy: foeAt(view, one.name)! })),
    ];
  });
}

interface Props {
  zones: Zone[];
  onPick(act: (node: Element) => void): (event: Event) => void;
  /** The part of the board that is seen. */
  sight: Sight;
}

/** The figures, and above them the places to touch them at. Those of a stack are spread out at a touch. */
export function Figures({ zones, onPick, sight }: Props) {
  const { view, me, index, pick, pointed, table } = useTable();
  const { figure, select } = useSelected();
  const say = useSpeech();
  const standing = useStanding(zones, sight.dot);
  const [spread, setSpread] = useState<string | null>(null);
  useEffect(() => setSpread(null), [table.seq]);
  const nameOf = (one: Standing) => (one.hero ? say.name("hero", one.hero.hero) : enemyName(one.enemy?.enemy ?? "", say));
  const touch = ({ name, zone, enemy }: Standing) =>
    onPick((node) => {
      select(name);
      setSpread(null);
      // A hero with nothing to choose stands for its zone; an enemy always has something to tell.
      if (enemy || index.has(name)) pick(name, node);
      else if (index.has(piece.zone(zone))) pick(piece.zone(zone), node);
    });
  const alike = (one: Standing) => standing.filter((other) => other.zone === one.zone && !other.hero === !one.hero);
  const light = (one: Standing): Light => {
    if (one.spot.style === "behind") return "";
    const can = index.has(one.name) || (one.stack > 0 && alike(one).some((other) => index.has(other.name)));
    return [can && "can", pointed === one.name && "pointed"].filter(Boolean).join(" ") as Light;
  };
  const drawn = (one: Standing, spot: Spot, lit: Light) => (
    <>
      {one.hero && <HeroFigure hero={one.hero} spot={spot} acting={view.acting === one.hero.seat} chosen={figure === one.name} lit={lit} name={nameOf(one)} />}
      {one.enemy && <EnemyFigure enemy={one.enemy} spot={spot} chosen={figure === one.name} lit={lit} />}
    </>
  );
  const kind = (one: Standing, lit: Light) => `fig${one.hero ? " hero" : " foe"} ${lit}`;
  const open = zones.find((zone) => zone.zone === spread);
  return (
    <Dot.Provider value={sight.dot}>
      <Intents standing={standing} />
      <g aria-hidden="true" class="no-touch">
        {[...standing].sort((a, b) => Number(b.spot.style === "behind") - Number(a.spot.style === "behind")).map((one) => (
          <g key={one.name} class="d-figure" data-figure={one.name} style={{ transform: `translate(${one.x}px, ${one.y}px)` }}>
            {drawn(one, one.spot, light(one))}
            {one.stack > 0 && <Count n={one.stack} spot={one.spot} />}
          </g>
        ))}
      </g>
      {standing.map((one) => {
        if (one.spot.style === "behind") return null;
        const r = one.spot.size / 2 + 2;
        const act = one.stack ? onPick(() => setSpread(one.zone)) : touch(one);
        return (
          <circle
            key={one.name}
            class={kind(one, light(one))}
            cx={one.x}
            cy={one.y + risen(one.enemy, one.spot)}
            r={Math.max(r, 12)}
            role="button"
            tabindex={one.stack || index.has(one.name) ? 0 : -1}
            aria-label={one.stack ? alike(one).map(nameOf).join(", ") : nameOf(one)}
            data-piece={one.name}
            data-grab={one.hero && one.hero.seat === me.seat ? one.name : undefined}
            onClick={act}
            onKeyDown={byKey(act)}
          />
        );
      })}
      {open && (
        <Spread at={middle(open)} sight={sight} onClose={() => setSpread(null)} label={standing.filter((one) => one.zone === spread).map(nameOf).join(", ")}>
          {standing
            .filter((one) => one.zone === spread)
            .map((one) => {
              const lit: Light = index.has(one.name) ? "can" : "";
              return { key: one.name, lit: kind(one, lit), label: nameOf(one), act: touch(one), grab: one.hero?.seat === me.seat, drawing: drawn(one, { x: 0, y: 0, size: 44, style: "alone", room: 84, tall: 18 }, lit) };
            })}
        </Spread>
      )}
    </Dot.Provider>
  );
}
