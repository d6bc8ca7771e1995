import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Piece } from "../pieces";
import { useShell } from "../../table/context";
import { useListening } from "../../ui/useListening";
import { useSpeech } from "../../words/words";
import { led, named, type Drop, type Drops, type Held } from "./drops";
import "./drag.css";

const GRAB = "[data-grab], [data-piece]";
const ONTO = "[data-onto], [data-piece]";
/** So far a mouse or a finger moves before anything is dragged; where a finger also scrolls, it rests so long first. */
const FAR = 7;
const REST = 380;

interface Taken {
  name: string;
  at: Element;
  x: number;
  y: number;
  since: number;
  finger: boolean;
}

const takenAt = (event: PointerEvent): Taken | null => {
  const at = event.target instanceof Element ? event.target.closest(GRAB) : null;
  const name = at?.getAttribute("data-grab") ?? at?.getAttribute("data-piece");
  return at && name ? { name, at, x: event.clientX, y: event.clientY, since: event.timeStamp, finger: event.pointerType !== "mouse" } : null;
};

const pieceOf = (node: Element): Piece => (node.getAttribute("data-onto") ?? node.getAttribute("data-piece"))!;

/** The click that ends a drag was not meant for what lies there. */
function eatClick(): void {
  const eat = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener("click", eat, { capture: true, once: true });
  window.setTimeout(() => document.removeEventListener("click", eat, { capture: true }), 60);
}

/** The piece under a point that takes what is held, looking through whatever lies over it. */
function ontoAt(x: number, y: number, drops: Drops): { piece: Piece; at: Element } | null {
  for (const node of document.elementsFromPoint(x, y)) {
    for (let at = node.closest(ONTO); at; at = at.parentElement?.closest(ONTO) ?? null) if (drops.has(pieceOf(at))) return { piece: pieceOf(at), at };
  }
  return null;
}

/** Dragging a piece onto what it is for, by mouse or finger. What takes it lights up; dropped elsewhere, nothing happens.
 * Whoever uses keys does the same by choosing. */
export function Drag({ off, onHold, onDrop }: { off: boolean; onHold(name: string | null): void; onDrop(piece: Piece): void }) {
  const shell = useShell();
  const say = useSpeech();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [over, setOver] = useState<Piece | null>(null);
  const { game, index, ways, leads, table } = shell;
  const held = useMemo((): Held | null => (taken ? (game.grab?.(taken.name, shell) ?? { drops: named(taken.name, index), leads: [] }) : null), [taken, index, ways]);
  const drops = useMemo((): Drops => {
    const all: Drops = new Map(held?.drops);
    for (const lead of (taken && leads) || []) if (!all.has(lead.piece)) all.set(lead.piece, led(lead));
    return all;
  }, [held, leads]);
  const ghost = useRef<HTMLDivElement>(null);
  const title = (name: string) => game.title(name.split(" ")[0]!, shell, say);
  const now = useRef({ shell, drops, title, place: { x: 0, y: 0 } });
  now.current = { ...now.current, shell, drops, title };
  useEffect(() => setTaken(null), [table.seq, off]);

  useListening(!off, () => {
    let start: Taken | null = null;
    let dragging = false;
    let given_up = false;
    const can = (one: Taken): boolean => {
      const { shell } = now.current;
      if (shell.busy || shell.table.decision?.mine === false) return false;
      const found = shell.game.grab?.(one.name, shell) ?? { drops: named(one.name, shell.index), leads: [] };
      return found.drops.size > 0 || found.leads.length > 0;
    };
    const end = () => {
      start = null;
      dragging = false;
      setTaken(null);
      setOver(null);
    };
    const down = (event: PointerEvent) => {
      start = event.isPrimary && event.button === 0 ? takenAt(event) : null;
    };
    const move = (event: PointerEvent) => {
      if (!start || !event.isPrimary) return;
      now.current.place = { x: event.clientX, y: event.clientY };
      if (!dragging) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
        const scrolls = start.finger && getComputedStyle(start.at).touchAction !== "none" && event.timeStamp - start.since < REST;
        if (scrolls || !can(start)) return void (start = null);
        dragging = true;
        setTaken(start);
      }
      if (ghost.current) ghost.current.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      setOver(ontoAt(event.clientX, event.clientY, now.current.drops)?.piece ?? null);
    };
    const up = (event: PointerEvent) => {
      if (given_up) eatClick();
      given_up = false;
      if (!dragging || !event.isPrimary) return void (start = null);
      const found = ontoAt(event.clientX, event.clientY, now.current.drops);
      const drop = found && now.current.drops.get(found.piece);
      const { name } = start!;
      end();
      eatClick();
      if (found && drop) {
        onDrop(found.piece);
        give(drop, name, found.at);
      }
    };
    const give = (drop: Drop, name: string, at: Element) => {
      const { shell, title } = now.current;
      if (drop.choices) shell.offer(drop.choices, title(name), at);
      else if (drop.line) shell.follow(drop.line);
    };
    const stop = (event: Event) => {
      if (dragging) event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !dragging) return;
      given_up = true;
      end();
    };
    return { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end, touchmove: stop, dragstart: stop, keydown: key };
  });

  useEffect(() => onHold(taken?.name ?? null), [taken]);
  useEffect(() => {
    if (held?.leads.length) shell.askLeads(held.leads.map((option) => option.notation));
  }, [taken]);
  useLayoutEffect(() => {
    const { x, y } = now.current.place;
    if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`;
    document.documentElement.toggleAttribute("data-dragging", !!taken);
  }, [taken]);
  // Lights are attributes of what is there already: the table is not drawn anew for them.
  useLayoutEffect(() => {
    if (!taken) return;
    const lit: Element[] = [];
    for (const node of document.querySelectorAll(ONTO)) {
      const piece = pieceOf(node);
      if (!drops.has(piece)) continue;
      node.setAttribute("data-takes", piece === over ? "now" : "yes");
      lit.push(node);
    }
    return () => lit.forEach((node) => node.removeAttribute("data-takes"));
  }, [taken, drops, over, shell.held]);
  if (!taken) return null;
  const drop = over === null ? undefined : drops.get(over);
  return (
    <div class="ghost" ref={ghost} aria-hidden="true">
      <Shape of={taken.at} name={title(taken.name)} />
      {drop && <span class="ghost-words">{drop.label || say.t("drop-here")}</span>}
    </div>
  );
}

/** What is held, as it looks; a part of a drawing by its name. */
function Shape({ of, name }: { of: Element; name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const plain = of instanceof HTMLElement;
  useLayoutEffect(() => {
    if (!box.current || !plain) return;
    const { width, height } = of.getBoundingClientRect();
    const copy = of.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-piece");
    copy.querySelectorAll("[data-piece]").forEach((node) => node.removeAttribute("data-piece"));
    copy.style.cssText = `width:${of.offsetWidth}px;height:${of.offsetHeight}px;margin:0;position:static`;
    box.current.style.zoom = String(width / of.offsetWidth || 1);
    box.current.style.marginLeft = `${-of.offsetWidth / 2}px`;
    box.current.style.marginTop = `${-(height / 2) / (width / of.offsetWidth || 1)}px`;
    box.current.append(copy);
    return () => copy.remove();
  }, [of]);
  return plain ? <div class="ghost-shape" ref={box} /> : <b class="ghost-name">{name}</b>;
}
