/** A plan for the damage to come: which Unit would take which attack, marked before anything is blocked or assigned. Nothing of it is
 * told to anybody; what it means is added up from what the rules say of each attack. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { Blow, Combat } from "../types";
import { useTable } from "../useTable";

/** The Unit that takes an attack, by the attack: `1.2`. */
type Marks = Readonly<Record<string, number>>;

interface Plan {
  marks: Marks;
  mark(blow: Blow): void;
}

const PlanContext = createContext<Plan>({ marks: {}, mark: () => undefined });
export const usePlan = (): Plan => useContext(PlanContext);

export const attackOf = (blow: Blow): string => `${blow.n}.${blow.i}`;

export function PlanProvider({ children }: { children: ComponentChildren }) {
  const { combat } = useTable().view;
  const [marks, setMarks] = useState<Marks>({});
  useEffect(() => setMarks({}), [combat === null, combat?.phase === "damage"]);
  const value = useMemo(() => {
    // A Unit takes one attack, an attack goes to one Unit first.
    const mark = (blow: Blow) =>
      setMarks((now) => {
        const rest = Object.fromEntries(Object.entries(now).filter(([attack, unit]) => attack !== attackOf(blow) && unit !== blow.to));
        return now[attackOf(blow)] === blow.to ? rest : { ...rest, [attackOf(blow)]: blow.to };
      });
    const open = new Set(combat?.blows.map(attackOf));
    return { marks: Object.fromEntries(Object.entries(marks).filter(([attack]) => open.has(attack))), mark };
  }, [marks, combat]);
  return <PlanContext.Provider value={value}>{children}</PlanContext.Provider>;
}

/** Whether a Unit would be hurt by an attack of the plan: then it takes no other. */
export const hurtIn = (marks: Marks, blows: readonly Blow[], unit: number): boolean => blows.some((blow) => blow.to === unit && marks[attackOf(blow)] === unit && blow.fate !== "unhurt");

/** What an attack would do to the Hero after the Unit of the plan has taken its part. */
export function planned(blow: Blow, combat: Combat, marks: Marks, armor: number): Blow {
  const unit = marks[attackOf(blow)];
  const taken = unit === undefined ? undefined : combat.blows.find((one) => one.to === unit && attackOf(one) === attackOf(blow));
  if (!taken) return blow;
  const damage = taken.rest ?? 0;
  return damage ? { ...blow, damage, wounds: Math.ceil(damage / Math.max(1, armor)) } : { ...blow, damage, wounds: 0, discard: 0, drops: false };
}
