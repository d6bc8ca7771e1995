import { useEffect, useRef, useState } from "preact/hooks";
import type { Term } from "../wire/types";
import { useGlossary } from "./glossary";

/** A text whose words of the game tell what they mean: by hover, by focus, by touch. Each is marked once. */
export function Terms({ text }: { text: string }) {
  const { pattern, find } = useGlossary();
  if (!pattern) return <>{text}</>;
  const parts: (string | Term & { said: string })[] = [];
  const told = new Set<string>();
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const term = find(match[0]);
    if (!term || told.has(term.word)) continue;
    told.add(term.word);
    parts.push(text.slice(last, match.index), { ...term, said: match[0] });
    last = match.index + match[0].length;
  }
  parts.push(text.slice(last));
  return <>{parts.map((part, i) => (typeof part === "string" ? part : <TermWord key={i} said={part.said} means={part.means} />))}</>;
}

/** The room a meaning takes, as wide as its sheet says. */
const WIDE = 270;

function TermWord({ said, means }: { said: string; means: string }) {
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const show = (event: Event) => {
    const word = event.currentTarget as HTMLElement;
    const { left, bottom, height } = word.getBoundingClientRect();
    const scale = height / word.offsetHeight || 1;
    setAt({ left: Math.min(left, innerWidth - WIDE * scale), top: bottom + 4 > innerHeight - 90 * scale ? bottom - 110 * scale : bottom + 4 });
  };
  const hide = () => setAt(null);
  const own = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!at) return;
    // A finger that goes elsewhere closes it; not every browser tells a button that it lost the focus.
    const touched = (event: Event) => own.current?.contains(event.target as Node) || hide();
    window.addEventListener("pointerdown", touched, true);
    window.addEventListener("scroll", hide, true);
    return () => {
      window.removeEventListener("pointerdown", touched, true);
      window.removeEventListener("scroll", hide, true);
    };
  }, [at !== null]);
  return (
    <span
      role="button"
      tabIndex={0}
      ref={own}
      class="term"
      onPointerEnter={(event) => event.pointerType === "mouse" && show(event)}
      onPointerLeave={(event) => event.pointerType === "mouse" && hide()}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      {said}
      {at && (
        <span class="meaning placed" role="tooltip" style={{ "--x": `${at.left}px`, "--y": `${at.top}px` }}>
          <b>{said}</b> {means}
        </span>
      )}
    </span>
  );
}
