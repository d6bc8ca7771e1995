import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { RuleLink } from "../ui/RuleLink";
import { useSpeech } from "../words/words";
import { useShell } from "./context";

const SHOWN = 200;

/** What happened, newest last, each line with its rule. */
export function Log() {
  const { table } = useShell();
  const { t } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const lines = table.log.slice(-SHOWN);
  useEffect(() => {
    const node = list.current;
    if (node) node.scrollTop = node.scrollHeight;
  }, [table.log.length]);
  return (
    <section class="panel log" aria-label={t("log")}>
      <h3>{t("log")}</h3>
      <ol ref={list} tabIndex={0} aria-label={t("log")}>
        {lines.map((line) => (
          <li key={line.n} class={line.auto ? "auto" : undefined}>
            {line.auto && <Icon name="i-end" label={t("log-auto")} />}
            <span>{line.text}</span>
            <RuleLink id={line.rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}
