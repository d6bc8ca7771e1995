import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Words that stand whole or not at all: without room for all of them, what stands in for them; who listens hears them anyway. */
export function Whole({ class: style, words, children }: { class: string; words: string; children?: ComponentChildren }) {
  const box = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const other = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current || !text.current || !other.current) return;
      text.current.className = "";
      other.current.hidden = true;
      const cut = text.current.getBoundingClientRect().bottom > box.current.getBoundingClientRect().bottom + 1;
      text.current.className = cut ? "hidden" : "";
      other.current.hidden = !cut;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [words]);
  return (
    <span class={style} ref={box}>
      <span ref={text}>{words}</span>
      <span ref={other}>{children}</span>
    </span>
  );
}
