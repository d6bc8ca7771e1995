import { useContext } from "preact/hooks";
import { createContext } from "preact";
import { useSpeech } from "../words/words";

/** Opens the text of a rule; set by the page around. */
export const OpenRule = createContext<(id: string) => void>(() => undefined);

export function RuleLink({ id }: { id: string | null | undefined }) {
  const open = useContext(OpenRule);
  const { t } = useSpeech();
  if (!id) return null;
  return (
    <button type="button" class="rule" aria-label={t("rule-open", { id })} onClick={() => open(id)}>
      {id}
    </button>
  );
}
