import { useEffect, useRef } from "preact/hooks";
import { gameOfRule } from "../games";
import { Icon } from "../ui/Icon";
import type { Rule } from "../wire/types";
import { useSpeech } from "../words/words";
import { ruleAddress } from "./address";
import { RuleText } from "./RuleWindow";

/** Rules one under the other, each with a lasting address; the one asked for is brought into view. */
export function RuleList({ rules, target, chapters }: { rules: Rule[]; target: string; chapters?: boolean }) {
  const { t } = useSpeech();
  const wanted = useRef<HTMLLIElement>(null);
  const first = rules[0]?.id;
  useEffect(() => wanted.current?.scrollIntoView({ block: "center" }), [target, first]);
  return (
    <ul class="rule-list">
      {rules.map((rule) => {
        const mine = rule.id.toUpperCase() === target.toUpperCase();
        return (
          <li key={rule.id} id={rule.id} ref={mine ? wanted : undefined} class={mine ? "target" : undefined}>
            <h2>
              <a href={ruleAddress(rule.id)} aria-current={mine ? "true" : undefined}>
                <code>{rule.id}</code>
              </a>{" "}
              {chapters && <span>{rule.title ?? rule.chapter}</span>}
            </h2>
            <RuleText rule={rule} />
            {mine && (
              <p class="small">
                <a href={`/library/${gameOfRule(rule.id)}?q=${encodeURIComponent(rule.id)}`}>
                  <Icon name="i-deck" /> {t("rules-pieces")}
                </a>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
