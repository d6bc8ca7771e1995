/** What a game brings to the table, and its printed facts; asked for again until they come. */
import { useEffect, useState } from "preact/hooks";
import { knownGame, loadTable } from "../games";
import { catalog as fetchCatalog } from "../wire/api";
import type { TableUi } from "./game";

const RETRY = 1500;

export function useTableUi(game: string | undefined, onGame: (game: string) => void): { ui: TableUi | null; catalog: unknown } {
  const [catalog, setCatalog] = useState<unknown>(null);
  const [ui, setUi] = useState<TableUi | null>(null);
  useEffect(() => {
    if (!game || !knownGame(game)) return;
    onGame(game);
    let timer: number | undefined;
    const load = () => {
      Promise.all([fetchCatalog(game, false), loadTable(game)])
        .then(([facts, found]) => {
          setCatalog(facts);
          setUi(found);
        })
        .catch(() => (timer = window.setTimeout(load, RETRY)));
    };
    load();
    return () => window.clearTimeout(timer);
  }, [game]);
  return { ui, catalog };
}
