/** Arrow keys walk from piece to piece by where they lie on the screen. */
const STEPS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** A step to the side counts so much more than one ahead. */
const ASIDE = 3;

export function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = event.target as HTMLElement;
  if (!step || !from.dataset.piece) return;
  event.preventDefault();
  const middle = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button[data-piece]")) {
    const [nx, ny] = middle(node);
    const ahead = (nx - x) * step[0] + (ny - y) * step[1];
    const aside = Math.abs((nx - x) * step[1]) + Math.abs((ny - y) * step[0]);
    const cost = ahead + ASIDE * aside;
    if (ahead > 2 && cost < least) [best, least] = [node, cost];
  }
  best?.focus();
}
