import { crest } from "../../../art/crests";
import { FIGURED, heroColor } from "../art/heroes";
import { useTable } from "../useTable";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";

const PHASES = ["ranged", "melee"] as const;

/** A combat between players in the place of the map: whose attack it is, its sums, and whom it can wound. */
export function DuelPanel({ onMap, phone }: { onMap(): void; phone: boolean }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const duel = view.duel!;
  const hero = (seat: number | null) => (seat === null ? "" : name("hero", view.players[seat]?.hero));
  const target = duel.attacker === null ? null : duel.attacker === duel.aggressor ? duel.defender : duel.aggressor;
  const sums: [string, string, number][] = [
    ["i-attack", t("duel-attack"), duel.attack],
    ["i-block", t("block"), duel.block],
    ["i-wound", t("duel-damage"), duel.damage],
  ];
  return (
    <div class="combat duel">
      <div class="mh">
        <b>{t("duel-title", { aggressor: hero(duel.aggressor), defender: hero(duel.defender) })}</b>
        <ol class="steps" aria-label={t("combat-phases")}>
          {PHASES.map((phase) => (
            <li key={phase} class={phase === duel.phase ? "on" : ""} aria-current={phase === duel.phase ? "step" : undefined}>
              <Icon name={phase === "ranged" ? "i-ranged" : "i-attack"} />
              {t(`duel-${phase}`)}
            </li>
          ))}
        </ol>
        {!phone && (
          <button type="button" class="see-map" onClick={onMap}>
            <Icon name="i-map" /> {t("see-map")}
          </button>
        )}
      </div>
      <div class="duel-field" tabIndex={0} role="group" aria-label={t("duel-field")}>
        <div class="duel-sides">
          <Side seat={duel.aggressor} word={t("duel-aggressor")} />
          <div class="duel-sums">
            <p>{t(`duel-stage-${duel.stage}`, { attacker: hero(duel.attacker), acting: hero(duel.acting), target: hero(target) })}</p>
            <ul>
              {sums.map(([icon, word, n]) => (
                <li key={icon}>
                  <Icon name={icon} />
                  <b>{n}</b>
                  <span>{word}</span>
                </li>
              ))}
            </ul>
            {duel.elements.length > 0 && <p class="small">{duel.elements.map((one) => name("element", one)).join(", ")}</p>}
            {duel.siege_only && <p class="small">{t("duel-siege-only")}</p>}
          </div>
          <Side seat={duel.defender} word={t(duel.full ? "duel-defender-full" : "duel-defender")} />
        </div>
        <table class="dst duel-targets">
          <caption>{t("duel-targets")}</caption>
          <tbody>
            <tr>
              <td>{t("duel-hero")}</td>
              <td class="n">{duel.hero_need}</td>
            </tr>
            {duel.units.map((unit) => (
              <tr key={unit.n}>
                <td>
                  {name("unit", unit.unit)}
                  {unit.wounded && ` (${t("wounds-n", { n: 1 })})`}
                </td>
                <td class="n">{unit.need}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Side({ seat, word }: { seat: number; word: string }) {
  const { view, table } = useTable();
  const { t, name } = useSpeech();
  const player = view.players[seat]!;
  return (
    <div class={view.duel?.acting === seat ? "duel-side on" : "duel-side"}>
      {FIGURED.has(player.hero) ? (
        <svg class="duel-figure" viewBox="-42 -58 84 114" style={{ color: heroColor(player.hero) }} aria-hidden="true">
          <use href={`#f-${player.hero}`} />
        </svg>
      ) : (
        <Icon name={crest(player.hero)} class="shield" />
      )}
      <b>{name("hero", player.hero)}</b>
      <span class="small">{word}</span>
      <span class="small">
        {t("armor-n", { n: player.armor })} · {t("hand-of", { n: player.hand_count })}
      </span>
      {table.mine.includes(seat) && <span class="small">{t("people-you")}</span>}
    </div>
  );
}
