import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { OptionMarks, Warnings } from "../options/OptionMarks";
import type { Piece } from "../options/pieces";
import { Icon } from "../ui/Icon";
import { RuleLink } from "../ui/RuleLink";
import type { Option } from "../wire/types";
import { useSpeech } from "../words/words";
import { useShell } from "./context";

export interface Opened {
  piece: Piece | null;
  title: string;
  options: Option[];
  anchor: { left: number; top: number; right: number; bottom: number };
  /** The server's answer to "why not?", once it came. */
  why?: { text: string; rule: string | null };
}

interface Props {
  opened: Opened;
  onClose(): void;
}

/** The small window beside a piece: its words, its options, or why it cannot be used. */
export function PieceWindow({ opened, onClose }: Props) {
  const { game, act, busy } = useShell();
  const { t } = useSpeech();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>({ left: -9999, top: 0 });
  const { anchor } = opened;

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const { width: w, height: h } = node.getBoundingClientRect();
    const middle = (anchor.left + anchor.right) / 2 - w / 2;
    const below = anchor.bottom + 8;
    const top = below + h < innerHeight - 6 ? below : Math.max(6, anchor.top - h - 8);
    setPlace({ left: Math.min(Math.max(6, middle), innerWidth - w - 6), top: Math.min(top, Math.max(6, innerHeight - h - 6)) });
  }, [anchor, opened.options.length, opened.why]);

  useEffect(() => {
    const node = box.current;
    (node?.querySelector<HTMLElement>("button[data-option]") ?? node)?.focus();
    const outside = (event: Event) => {
      if (node && !node.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", outside, true);
    return () => document.removeEventListener("pointerdown", outside, true);
  }, [opened.piece, opened.title]);

  const key = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    const option = /^[1-9]$/.test(event.key) ? opened.options[Number(event.key) - 1] : undefined;
    if (option && !busy) act(option, true);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step) {
      event.preventDefault();
      const all = [...(box.current?.querySelectorAll<HTMLElement>("button[data-option]") ?? [])];
      const now = all.indexOf(document.activeElement as HTMLElement);
      all[(now + step + all.length) % all.length]?.focus();
    }
  };

  return (
    <div class="window panel placed" ref={box} style={{ "--x": `${place.left}px`, "--y": `${place.top}px` }} role="dialog" aria-label={opened.title} tabIndex={-1} onKeyDown={key}>
      <header>
        <h2>{opened.title}</h2>
        <button type="button" class="ib" aria-label={t("close")} onClick={onClose}>
          <Icon name="i-close" />
        </button>
      </header>
      {opened.piece && <game.Words piece={opened.piece} />}
      {opened.why && (
        <p class="why" role="status">
          <Icon name="i-lock" />
          <span>
            {opened.why.text} <RuleLink id={opened.why.rule} />
          </span>
        </p>
      )}
      {opened.options.length > 0 && (
        <div class="window-options">
          {opened.options.map((option, i) => (
            <button type="button" key={option.notation} class={option.idle ? "opt idle" : "opt"} data-option={option.notation} disabled={busy} onClick={() => act(option, true)}>
              {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
              <span class="grow">
                {option.label}
                <Warnings option={option} />
                {game.Extra && <game.Extra option={option} />}
              </span>
              <OptionMarks option={option} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
