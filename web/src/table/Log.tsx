import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { RuleLink } from "../ui/RuleLink";
import { useSpeech } from "../words/words";
import { seatCrest, seatName } from "../seats/who";
import { showOf } from "../story/show";
import type { LogLine } from "../wire/types";
import { useShell } from "./context";

/** So many lines are drawn at first, and as many more whenever the reader comes to the first of them. */
const SHOWN = 200;
/** So near to an end of the list, in pixels, the reader has come to it. */
const NEAR = 24;

/** What happened, newest last, each line with its rule. */
export function Log() {
  const { table, game, readBack } = useShell();
  const { t } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const below = useRef(0);
  const [shown, setShown] = useState(SHOWN);
  // Where a round, a turn or a fight begins is a heading; what only makes up a sum is set back under it.
  const events = new Map((table.recent ?? []).map((event) => [event.n, event]));
  const told = new Map([...events].map(([n, event]) => [n, showOf(game.tale, event)]));
  const echo = (line: LogLine): boolean => told.get(line.n)?.echoes !== undefined && events.get(line.n - 1)?.event === told.get(line.n)?.echoes;
  const lines = table.log.slice(-shown).filter((line) => !echo(line));
  const by = (line: LogLine): number | undefined => (game.crested && table.seats.length > 1 && !line.auto ? events.get(line.n)?.by : undefined);
  const style = (line: LogLine): string | undefined => {
    const show = told.get(line.n);
    return [line.auto && "auto", show?.begins && `begins ${show.begins}`, show?.quiet && !show.begins && "term-line"].filter(Boolean).join(" ") || undefined;
  };
  const newest = lines.at(-1)?.n ?? 0;
  const drawn = useRef(newest);
  useLayoutEffect(() => {
    const node = list.current!;
    // Whoever reads further up is left there: under earlier lines at the same place, under later ones undisturbed.
    if (below.current <= NEAR || newest === drawn.current) node.scrollTop = node.scrollHeight - node.clientHeight - below.current;
    drawn.current = newest;
  }, [lines[0]?.n, newest]);
  const scrolled = () => {
    // A last scroll may be told after the list has left the page.
    if (!list.current) return;
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    below.current = scrollHeight - scrollTop - clientHeight;
    if (below.current <= NEAR) setShown(SHOWN);
    else if (scrollTop <= NEAR) {
      setShown(Math.min(shown, table.log.length) + SHOWN);
      if (shown >= table.log.length) readBack();
    }
  };
  return (
    <section class="panel log" aria-label={t("log")}>
      <h3>{t("log")}</h3>
      <ol ref={list} tabIndex={0} aria-label={t("log")} onScroll={scrolled}>
        {lines.map((line) => (
          <li key={line.n} class={style(line)}>
            {by(line) !== undefined && <Icon name={seatCrest(table, by(line)!)} class="who" label={seatName(table, by(line)!)} />}
            {line.auto && <Icon name="i-end" label={t("log-auto")} />}
            <span>{line.text}</span>
            <RuleLink id={line.rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}
