/** What the sums on the table are about: one attack while attacks are blocked, one enemy while enemies are attacked. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { Option } from "../../../wire/types";
import { halves } from "../../../options/pieces";
import type { Combat, Gain, Way } from "../types";
import { useTable } from "../useTable";

/** `1.2`: the second attack of enemy 1; `1`: enemy 1; the empty string where there is nothing to reckon with. */
interface Focus {
  on: string;
  set(on: string): void;
}

const FocusContext = createContext<Focus>({ on: "", set: () => undefined });
export const useFocus = (): Focus => useContext(FocusContext);

export function FocusProvider({ children }: { children: ComponentChildren }) {
  const { view, index, considered, dropped } = useTable();
  const [chosen, set] = useState("");
  const combat = view.combat;
  useEffect(() => set(""), [combat?.phase]);
  // What something was dropped on is what the sums are about from then on.
  useEffect(() => {
    if (dropped && combat) set(focusOf(dropped, combat));
  }, [dropped]);
  const usual = useMemo(() => (combat ? likeliest(combat, (piece) => !!index.get(piece)?.length) : ""), [combat, index]);
  const pointed = combat ? pointedAt(considered, combat) : "";
  const on = pointed || (combat && stillThere(chosen, combat) ? chosen : usual);
  const value = useMemo(() => ({ on, set }), [on]);
  return <FocusContext.Provider value={value}>{children}</FocusContext.Provider>;
}

const keys = (combat: Combat): string[] =>
  combat.phase === "block" ? combat.block_meters.map((meter) => `${meter.n}.${meter.i}`) : combat.attack_meters.filter((meter) => meter.n.length === 1).map((meter) => String(meter.n[0]));

/** The attack or the enemy a piece stands for. */
function focusOf(piece: string, combat: Combat): string {
  const id = halves(piece)[1];
  return keys(combat).find((key) => key === id || key.startsWith(`${id}.`)) ?? "";
}

const stillThere = (on: string, combat: Combat): boolean => keys(combat).includes(on);

/** What can be settled now, else the attack that hurts most or the enemy that is nearest to defeat. */
export function likeliest(combat: Combat, has: (piece: string) => boolean): string {
  const all = keys(combat);
  const what = combat.phase === "block" ? "attack" : "foe";
  const damage = (key: string) => {
    const [n, i] = key.split(".").map(Number);
    return combat.enemies.find((foe) => foe.n === n)?.attacks.find((attack) => attack.i === i)?.damage ?? 0;
  };
  const lacking = (key: string) => {
    const meter = combat.attack_meters.find((one) => one.n.length === 1 && one.n[0] === Number(key));
    return meter ? meter.need - meter.have : 99;
  };
  const rank = (key: string) => (combat.phase === "block" ? -damage(key) : lacking(key)) - (has(`${what}:${key}`) ? 1000 : 0);
  return [...all].sort((a, b) => rank(a) - rank(b))[0] ?? "";
}

function pointedAt(option: Option | null, combat: Combat): string {
  const found = option?.pieces.map(halves).find(([what]) => what === (combat.phase === "block" ? "attack" : "foe"));
  return found && stillThere(found[1], combat) ? found[1] : "";
}

export const waysOf = (option: Option): Way[] => (option.gain as Gain | null | undefined)?.ways ?? [];

/** What an option adds to the sum in sight, and by which further answer. */
export interface Added {
  n: number;
  icon: string;
  then: string;
}

const TURN: ("move" | "influence" | "heal")[] = ["move", "influence", "heal"];

export function added(option: Option, combat: Combat | null, on: string): Added | null {
  const found = waysOf(option).flatMap((way): Added[] => {
    const then = way.then ?? "";
    if (combat) {
      const n = (combat.phase === "block" ? way.block?.[on] : way.attack?.[on]) ?? 0;
      return n > 0 ? [{ n, icon: combat.phase === "block" ? "i-block" : "i-attack", then }] : [];
    }
    return TURN.flatMap((what) => (way[what] ? [{ n: way[what]!, icon: `i-${what}`, then }] : []));
  });
  return found.sort((a, b) => b.n - a.n)[0] ?? null;
}

/** The further answer that goes without saying: in a fight, the only one that does something here. */
export function further(option: Option, combat: Combat | null, on: string): string {
  if (!combat) return "";
  const useful = waysOf(option).filter((way) => way.then && ((combat.phase === "block" ? way.block?.[on] : way.attack?.[on]) ?? 0) > 0);
  return useful.length === 1 ? useful[0]!.then! : "";
}
