/** How the question panel sorts the options: one main answer, then rows of answers that belong together. */
import type { TableUi } from "../table/game";
import type { BaseView, Option } from "../wire/types";

export interface Row {
  key: string;
  section: string;
  options: Option[];
  hint: string;
  /** What the row is called in the words of the page; by its first piece where it is empty. */
  title: string;
}

/** Keys given to rows; `u` undoes, `h` and `?` help, `i` reads, so they are left out. */
const HINTS = "123456789abcdefgjklmnopqrstvwxyz";

/** The answers shown as large buttons: as the game has it, else the only useful one. */
export function mainOf(options: Option[], game: TableUi, view: BaseView): Option[] {
  if (game.sorting.main) return game.sorting.main(options, view);
  const useful = options.filter((option) => !option.idle);
  return useful.length === 1 ? useful : [];
}

/** What Enter answers; nothing where only an end is to be had that gives something away. */
export function entered(options: Option[], game: TableUi, view: BaseView): Option | undefined {
  const [first] = mainOf(options, game, view);
  return first && !game.sorting.quiet?.(first, options, view) ? first : undefined;
}

export function rows(options: Option[], game: TableUi, view: BaseView): Row[] {
  const { order, single = [], together = [], kept = [] } = game.sorting;
  const main = new Set(mainOf(options, game, view));
  const found = new Map<string, Row>();
  const sorted = [...options].sort((a, b) => Number(a.idle ?? false) - Number(b.idle ?? false));
  for (const option of sorted) {
    if (main.has(option)) continue;
    const { section } = option;
    const shared = together.includes(option.kind) ? `row-${option.kind}` : "";
    const owner = shared || (single.includes(option.kind) ? option.notation : (option.pieces[0] ?? option.notation));
    const key = `${section}|${owner}`;
    const row = found.get(key);
    if (row) row.options.push(option);
    else found.set(key, { key, section, options: [option], hint: "", title: shared });
  }
  const idle = (row: Row): boolean => row.options.every((option) => option.idle);
  const useful = new Set([...found.values()].filter((row) => !idle(row)).map((row) => row.section));
  // Keys follow the order in which the rows are seen: what is kept in sight comes last, headings with nothing useful before it.
  const rank = (row: Row): number => (kept.includes(row.section) ? 1000 : useful.has(row.section) ? 0 : 500) + 2 * order.indexOf(row.section) + Number(idle(row));
  const list = [...found.values()].sort((a, b) => rank(a) - rank(b));
  list.forEach((row, index) => (row.hint = HINTS[index] ?? ""));
  return list;
}
