/** The combats the last log lines tell of, newest last: the dice as they fell, and every line about them. */
import type { EventLine, LogLine, TableMessage } from "../../../wire/types";

export interface Roll {
  n: number;
  title: string;
  attack: string[];
  defense: string[];
  /** What made or changed the roll, each with its rule. */
  lines: LogLine[];
  /** The last line of the combat: hits against shields. */
  result: LogLine | null;
}

const BEGIN = new Set(["md-event-attack", "md-event-attack-pillar", "md-event-strike"]);
const CHANGES = new Set(["md-event-reroll", "md-event-flip", "md-event-takes-dice"]);
const ASIDE = new Set(["md-event-xp", "md-event-micro", "md-event-found", "md-event-activation", "md-event-moves", "md-event-enemy-moves"]);

const words = (value: EventLine["args"][string] | undefined): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : []);

/** The dice after some of them were rolled again. */
function replaced(dice: string[], from: string[], into: string[]): string[] {
  const left = [...dice];
  from.forEach((die, i) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1, ...(into[i] ? [into[i]] : []));
  });
  return left;
}

export function rollsOf(table: TableMessage): Roll[] {
  const found: Roll[] = [];
  const first = table.log.length ? table.log[0]!.n : 1;
  const line = (n: number): LogLine | undefined => table.log[n - first];
  let now: Roll | null = null;
  for (const { n, event, args } of table.recent ?? []) {
    const told = line(n);
    if (!told) continue;
    if (BEGIN.has(event)) {
      now = { n, title: told.text, attack: [], defense: [], lines: [], result: null };
      found.push(now);
      continue;
    }
    if (!now || now.result || ASIDE.has(event)) continue;
    if (event === "md-event-rolled") {
      now.attack = words(args["attack_dice"]);
      now.defense = words(args["defense_dice"]);
      continue;
    }
    if (CHANGES.has(event)) {
      const [from, into] = [words(args["dice"]), words(args["into"])];
      const attack = from.some((die) => "yr".includes(die[0] ?? ""));
      if (attack) now.attack = replaced(now.attack, from, into);
      else now.defense = replaced(now.defense, from, into);
    }
    if (event === "md-event-result") now.result = told;
    else now.lines.push(told);
  }
  return found.filter((roll) => roll.attack.length + roll.defense.length > 0);
}
