import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Piece } from "../options/pieces";
import { useListening } from "../ui/useListening";
import { useSpeech } from "../words/words";
import { useShell } from "./context";

interface Looked {
  piece: Piece;
  at: Element;
}

/** What can be read: pieces one may touch, and those that are only there. */
const READABLE = "[data-look], [data-piece]";
const PATIENCE = 380;
const LONG = 480;
const STILL = 8;

const pieceOf = (node: EventTarget | null): Looked | null => {
  const at = node instanceof Element ? node.closest(READABLE) : null;
  const piece = at?.getAttribute("data-look") ?? at?.getAttribute("data-piece");
  return at && piece ? { piece, at } : null;
};

/** Reading without acting: a piece shows its large face when the pointer rests on it, at a long press, or by the key I. */
export function Inspect({ off }: { off: boolean }) {
  const { game, table } = useShell();
  const say = useSpeech();
  const context = useShell();
  const [looked, setLooked] = useState<Looked | null>(null);
  const under = useRef<Looked | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: -9999, top: 0 });
  useEffect(() => setLooked(null), [table.seq, off]);
  const listens = () => {
    const later = (found: Looked, wait: number) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setLooked(found), wait);
    };
    const stop = () => {
      window.clearTimeout(timer.current);
      setLooked(null);
    };
    let start = { x: 0, y: 0 };
    let mouse = { x: -1, y: -1 };
    let held = false;
    // What slides below a pointer at rest is not looked at: the pointer has to move.
    const moved = (event: PointerEvent): boolean => {
      const before = mouse;
      mouse = { x: event.clientX, y: event.clientY };
      return before.x !== mouse.x || before.y !== mouse.y;
    };
    let unread = false;
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      const found = pieceOf(event.target);
      const rests = !moved(event);
      if (found?.at === under.current?.at) return;
      under.current = found;
      stop();
      unread = rests;
      if (found && !event.buttons && !rests) later(found, PATIENCE);
    };
    const down = (event: PointerEvent) => {
      stop();
      moved(event);
      held = false;
      const found = event.pointerType === "mouse" ? null : pieceOf(event.target);
      if (!found) return;
      start = { x: event.clientX, y: event.clientY };
      timer.current = window.setTimeout(() => {
        held = true;
        setLooked(found);
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (document.documentElement.hasAttribute("data-dragging")) return stop();
      if (event.pointerType === "mouse" && moved(event) && unread && under.current && !event.buttons) {
        unread = false;
        later(under.current, PATIENCE);
      }
      if (event.pointerType !== "mouse" && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL && !held) window.clearTimeout(timer.current);
    };
    const up = () => window.clearTimeout(timer.current);
    // The click that ends a long press was only for reading.
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") setLooked(null);
      if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest("input, textarea, select")) return;
      event.preventDefault();
      window.clearTimeout(timer.current);
      const found = pieceOf(document.activeElement) ?? under.current;
      setLooked((now) => (now ? null : found));
    };
    const menu = (event: Event) => {
      if (held) event.preventDefault();
    };
    return { pointerover: over, pointerdown: down, pointermove: move, pointerup: up, click, contextmenu: menu, keydown: press };
  };
  useListening(!off, listens, () => window.clearTimeout(timer.current));
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || !looked) return;
    const put = () => {
      const anchor = looked.at.getBoundingClientRect();
      const { width: w, height: h } = node.getBoundingClientRect();
      const right = anchor.right + 10 + w < innerWidth;
      const left = anchor.left - 10 - w > 0;
      const beside = right || left;
      const top = beside ? anchor.top + anchor.height / 2 - h / 2 : anchor.top - h - 10 > 0 ? anchor.top - h - 10 : anchor.bottom + 10;
      setPlace({
        left: right ? anchor.right + 10 : left ? anchor.left - 10 - w : Math.min(Math.max(6, anchor.left + anchor.width / 2 - w / 2), innerWidth - w - 6),
        top: Math.min(Math.max(6, top), Math.max(6, innerHeight - h - 6)),
      });
    };
    put();
    // Its rules come a moment later, and make it longer.
    const watch = new ResizeObserver(put);
    watch.observe(node);
    return () => watch.disconnect();
  }, [looked]);
  if (!looked || off) return null;
  const Face = game.Face ?? game.Words;
  return (
    <div class="inspect panel placed" ref={box} style={{ "--x": `${place.left}px`, "--y": `${place.top}px` }} role="tooltip">
      {!game.Face && <h2>{game.title(looked.piece, context, say)}</h2>}
      <Face piece={looked.piece} />
    </div>
  );
}
