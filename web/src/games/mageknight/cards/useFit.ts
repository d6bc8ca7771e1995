/** Cards in hand say all they have to: where signs and words have no room, the picture gives way, then the letters become smaller. */
import { useLayoutEffect } from "preact/hooks";
import type { RefObject } from "preact";

/** How often a card may give way (`data-fit`); the style says how. */
const STEPS = 5;
const SLACK = 1;

const crammed = (card: HTMLElement): boolean => card.scrollHeight > card.clientHeight + SLACK;

/** All cards are measured together, so that a hand is laid out at most once a step. */
function fit(box: HTMLElement): void {
  let cards = [...box.querySelectorAll<HTMLElement>(".card:not(.wd)")];
  for (const card of cards) card.dataset["fit"] = "0";
  for (let step = 1; step <= STEPS && cards.length; step++) {
    cards = cards.filter(crammed);
    for (const card of cards) card.dataset["fit"] = String(step);
  }
}

/** `seen` changes with what the cards show. */
export function useFit(box: RefObject<HTMLElement | null>, seen: unknown[]): void {
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    fit(node);
    const watch = new ResizeObserver(() => fit(node));
    watch.observe(node);
    return () => watch.disconnect();
  }, seen);
}
