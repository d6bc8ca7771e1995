import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSpeech } from "../words/words";
import { Icon } from "./Icon";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  wide?: boolean;
}

/** A window over the table. The browser keeps the focus inside; Escape and the corner close it. */
export function Dialog({ title, onClose, children, wide }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const { t } = useSpeech();
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={wide ? "dialog wide" : "dialog"}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="dialog-in">
        <header>
          <h2>{title}</h2>
          <button type="button" class="ib" aria-label={t("close")} onClick={onClose}>
            <Icon name="i-close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
