import { crest } from "../../../art/crests";
import { Icon } from "../../../ui/Icon";
import type { Player } from "../types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { signed } from "./Status";

/** The areas of the other players: everything of theirs that lies open. */
export function Rivals() {
  const { view, me, table } = useTable();
  const { t } = useSpeech();
  const others = view.players.filter((player) => player.seat !== me.seat);
  if (!others.length) return null;
  return (
    <section class="rivals">
      <h3>{t("rivals")}</h3>
      {others.map((player) => (
        <Rival key={player.seat} player={player} decides={table.decision?.seat === player.seat && !table.outcome} several={others.length > 1} />
      ))}
    </section>
  );
}

/** Of several rivals each has little room: their Units are counted, and named when pointed at. */
function Rival({ player, decides, several }: { player: Player; decides: boolean; several: boolean }) {
  const { table, catalog } = useTable();
  const { t, name } = useSpeech();
  const seat = table.seats.find((one) => one.seat === player.seat);
  const tactic = player.tactic?.tactic;
  const units = player.units.map((unit) => `${name("unit", unit.unit)}${unit.wounds ? ` (${t("wounds-n", { n: unit.wounds })})` : ""}`).join(", ");
  const facts: [string, string, string | number][] = [
    ["i-fame", t("fame"), player.fame],
    ["i-reputation", t("reputation"), signed(player.reputation)],
    ["i-armor", t("armor-n", { n: player.armor }), player.armor],
    ["i-hand", t("hand-of", { n: player.hand_count }), player.hand_count],
    ["i-deck", t("deck-count", { n: player.deck_count }), player.deck_count],
    ["i-discard", t("discard-count", { n: player.discard.length }), player.discard.length],
    ...(several && units ? [["i-unit", units, player.units.length] as [string, string, number]] : []),
  ];
  return (
    <div class={decides ? "box dum rival on" : "box dum rival"} data-look={`hero:${player.hero}`}>
      <div class="hd">
        <Icon name={crest(player.hero)} class="" />
        <span>
          <b>{name("hero", player.hero)}</b>
          <span class="small">
            {t("level-short", { n: player.level })}
            {tactic && ` · ${catalog.tactics[tactic]?.number ?? ""} ${name("tactic", tactic)}`}
            {seat?.bot ? ` · ${t("people-bot")}` : seat && !seat.connected ? ` · ${t("people-away")}` : ""}
          </span>
        </span>
      </div>
      <div class="r">
        {facts.map(([icon, label, n]) => (
          <span key={icon} role="img" aria-label={`${label}: ${n}`} title={label}>
            <Icon name={icon} />
            {n}
          </span>
        ))}
      </div>
      {units && !several && <div class="small">{units}</div>}
    </div>
  );
}
