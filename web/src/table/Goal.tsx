import { useState } from "preact/hooks";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { SearchBox } from "../ui/SearchBox";
import type { Aim } from "../wire/types";
import { useGlossary } from "../words/glossary";
import { Terms } from "../words/Terms";
import { useSpeech } from "../words/words";
import { useShell } from "./context";

const count = (aim: Aim): string => (aim.need > 0 ? `${aim.have}/${aim.need}` : String(aim.have));

/** What the game is about, in one line; a touch tells the rest. */
export function GoalPill({ onOpen }: { onOpen(): void }) {
  const { game, table } = useShell();
  const { t } = useSpeech();
  const goal = table.goal;
  const next = goal?.aims.find((aim) => !aim.done) ?? goal?.aims[0];
  if (!goal || !next) return null;
  return (
    <button type="button" class="pill goal-pill" title={t("goal")} onClick={onOpen}>
      <Icon name="i-goal" label={t("goal")} />
      {!game.aimsShown && <span class="goal-words">{next.text}</span>}
      <b class={next.done ? "met" : ""}>{next.done ? "✓" : count(next)}</b>
    </button>
  );
}

/** The same where a question leaves room for it: every aim with its progress, and what is left. */
export function GoalFoot() {
  const { game, table } = useShell();
  const { t } = useSpeech();
  const goal = table.goal;
  if (!goal?.aims.length || game.aimsShown) return null;
  return (
    <footer class="goal-foot">
      <h3>{t("goal-now")}</h3>
      {goal.aims.map((aim) => (
        <p key={aim.text} class={aim.done ? "met" : ""}>
          <Icon name={aim.done ? "i-ok" : "i-goal"} class="tiny" /> {aim.text} <b>{count(aim)}</b>
        </p>
      ))}
      {goal.left && <p class="small">{goal.left}</p>}
    </footer>
  );
}

/** Scenario, aims with their progress, what is left and what ends it; and below, every word of the game. */
export function GoalWindow({ onClose }: { onClose(): void }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const { terms } = useGlossary();
  const [wanted, setWanted] = useState("");
  const goal = table.goal;
  if (!goal) return null;
  const plain = wanted.trim().toLowerCase();
  const found = plain ? terms.filter((term) => `${term.word} ${term.means}`.toLowerCase().includes(plain)) : terms;
  return (
    <Dialog title={goal.name} onClose={onClose} wide>
      <ul class="aims">
        {goal.aims.map((aim) => (
          <li key={aim.text} class={aim.done ? "done" : ""}>
            <Icon name={aim.done ? "i-ok" : "i-goal"} />
            <span>
              <Terms text={aim.text} />
            </span>
            <b>{count(aim)}</b>
          </li>
        ))}
      </ul>
      {goal.left && <p class="goal-left">{goal.left}</p>}
      <h3>{t("goal-ends")}</h3>
      {goal.ends.map((text) => (
        <p key={text}>
          <Terms text={text} />
        </p>
      ))}
      {terms.length > 0 && (
        <section class="words-list">
          <h3>{t("glossary")}</h3>
          <SearchBox title={t("glossary-search")} value={wanted} onChange={setWanted} />
          <dl tabIndex={0} aria-label={t("glossary")}>
            {found.map((term) => (
              <div key={term.word}>
                <dt>{term.word}</dt>
                <dd>{term.means}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  );
}
