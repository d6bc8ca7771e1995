import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../ui/Dialog";
import { rule as fetchRule } from "../wire/api";
import type { Rule } from "../wire/types";
import { useSpeech } from "../words/words";
import { ruleAddress } from "./address";

/** The text of one rule, over whatever the player was doing. */
export function RuleWindow({ game, id, onClose }: { game: string; id: string; onClose(): void }) {
  const { lang, t } = useSpeech();
  const [rule, setRule] = useState<Rule | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let live = true;
    fetchRule(game, id, lang)
      .then((found) => live && setRule(found))
      .catch(() => live && setMissing(true));
    return () => void (live = false);
  }, [game, id, lang]);
  return (
    <Dialog title={id} onClose={onClose}>
      {rule && <RuleText rule={rule} />}
      {missing && <p>{t("rule-missing")}</p>}
      <p>
        <a href={ruleAddress(id)} target="_blank" rel="noopener">
          {t("rules-all")}
        </a>
      </p>
    </Dialog>
  );
}

export function RuleText({ rule }: { rule: Rule }) {
  const { t } = useSpeech();
  return (
    <>
      <p class="rule-text">{rule.text}</p>
      {rule.example && (
        <p class="rule-example">
          <b>{t("example")}</b> {rule.example}
        </p>
      )}
    </>
  );
}
