import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../../ui/Icon";
import type { EventLine } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";

interface Drawn {
  n: number;
  what: "event_card" | "door_card" | "card";
  id: string;
  who: string;
}

const CARDS: Record<string, Drawn["what"]> = { "md-event-event": "event_card", "md-event-door-card": "door_card", "md-event-found": "card", "md-event-artifact": "card" };
/** On a fresh page: how far back a card may have been drawn to be shown still. */
const BACK = 6;

function drawnOf(lines: EventLine[], after: number): Drawn[] {
  return lines
    .filter((line) => line.n > after && line.event in CARDS)
    .map((line) => {
      const what = CARDS[line.event]!;
      return { n: line.n, what, id: String(line.args[what] ?? ""), who: String(line.args["hero"] ?? "") };
    });
}

/** Cards just drawn, over a corner of the board until the next answer or until they are put away. */
export function DrawnCards() {
  const { table } = useTable();
  const { t, name, text } = useSpeech();
  const last = table.log.at(-1)?.n ?? 0;
  const before = useRef(Math.max(0, last - BACK));
  const [shown, setShown] = useState<Drawn[]>([]);
  useEffect(() => {
    setShown(drawnOf(table.recent ?? [], before.current));
    before.current = last;
  }, [table.seq]);
  if (!shown.length) return null;
  return (
    <div class="drawn" role="group" aria-label={t("md-drawn")}>
      {shown.slice(-3).map((card) => (
        <article key={card.n} class={`drawn-card ${card.what}`} data-drawn={`${card.what}:${card.id}`}>
          <header>
            <Icon name={card.what === "door_card" ? "d-door" : card.what === "card" ? "d-chest" : "d-scroll"} />
            <b>{name(card.what, card.id)}</b>
          </header>
          <p>
            {card.what === "card" && card.who && <em>{name("hero", card.who)}: </em>}
            {[text(`${card.what}:${card.id}`), text(`${card.what}:${card.id}:event`), text(`${card.what}:${card.id}:drawn`)].filter(Boolean).join(" ")}
          </p>
        </article>
      ))}
      <button type="button" class="ib" aria-label={t("close")} onClick={() => setShown([])}>
        <Icon name="i-close" />
      </button>
    </div>
  );
}
