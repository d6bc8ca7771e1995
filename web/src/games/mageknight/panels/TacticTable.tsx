import { piece } from "../options/pieces";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";

/** The tactics to choose from, laid out over the map. */
export function TacticTable() {
  const { table, view, catalog, act, busy } = useTable();
  const { t, name, text } = useSpeech();
  const options = table.decision?.options.filter((option) => option.kind === "tactic") ?? [];
  return (
    <div class="tactics" role="group" aria-label={t("section-tactics")}>
      <h2>
        <Icon name={view.round.time === "day" ? "i-sun" : "i-moon"} /> {t("tactics-title", { time: t(view.round.time), n: view.round.number })}
      </h2>
      <div class="tactic-cards">
        {options.map((option) => {
          const id = String(option.args[0]);
          return (
            <button type="button" key={id} class="tactic-card" data-piece={piece.tactic(id)} data-option={option.notation} disabled={busy} onClick={() => act(option)}>
              <i>{catalog.tactics[id]?.number}</i>
              <b>{name("tactic", id)}</b>
              <span>{text(`tactic:${id}`)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
