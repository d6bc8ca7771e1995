import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import type { Player, View } from "../types";
import { useTable } from "../useTable";

/** Round, Fame and Reputation in the top bar. */
export function Status({ phone, crowded }: { phone: boolean; crowded: boolean }) {
  const { view, me } = useTable();
  return (
    <>
      <RoundPill view={view} phone={phone} />
      {phone ? !crowded && <PhoneTotals me={me} /> : <Fame me={me} />}
      {!phone && <Reputation me={me} />}
    </>
  );
}

function RoundPill({ view, phone }: { view: View; phone: boolean }) {
  const { t } = useSpeech();
  const { round } = view;
  const time = t(round.time);
  if (phone) {
    return (
      <span class="pill">
        {t("round-short", { time, n: round.number, of: round.of })}
      </span>
    );
  }
  return (
    <span class="pill">
      {t(round.turn ? "round-turn" : "round-start", { time, n: round.number, of: round.of, turn: round.turn })}
      {round.of <= MOST_ROUNDS && (
        <span class="trk" aria-hidden="true">
          {Array.from({ length: round.of }, (_, i) => {
            const state = i + 1 < round.number ? "past" : i + 1 === round.number ? "on" : "";
            return (
              <i key={i} class={state}>
                <Icon name={i % 2 ? "i-moon" : "i-sun"} class="" />
              </i>
            );
          })}
        </span>
      )}
      {(round.announced || round.last_turn) && <em class="last">{t(round.last_turn ? "last-turn" : "end-announced")}</em>}
    </span>
  );
}

function PhoneTotals({ me }: { me: Player }) {
  const { t } = useSpeech();
  return (
    <span class="pill" aria-label={t("totals-label", { move: me.move, influence: me.influence, fame: me.fame })} role="img">
      <Icon name="i-move" />
      <b>{me.move}</b>
      <Icon name="i-fame" />
      <b>{me.fame}</b>
    </span>
  );
}

/** Longer rows leave no room for the rest of the bar. */
const MOST_CELLS = 7;
const MOST_ROUNDS = 4;

function Fame({ me }: { me: Player }) {
  const { t } = useSpeech();
  const from = me.level_from ?? 0;
  const next = me.next_level ?? null;
  const width = next === null ? 0 : Math.min(next - from, 15);
  const filled = Math.max(0, me.fame - from);
  return (
    <span class="pill">
      <Icon name="i-fame" />
      {t("fame")} <b>{me.fame}</b>
      {width > 0 && width <= MOST_CELLS && (
        <span class="cells" aria-hidden="true">
          {Array.from({ length: width }, (_, i) => (
            <i key={i} class={i < filled ? "f" : i === filled ? "z" : ""} />
          ))}
        </span>
      )}
      {next !== null && <span class="small">{t("next-level", { level: me.level + 1, fame: next })}</span>}
    </span>
  );
}

function Reputation({ me }: { me: Player }) {
  const { t } = useSpeech();
  const n = me.reputation;
  const bonus = me.influence_bonus;
  return (
    <span class="pill">
      <Icon name="i-reputation" />
      {t("reputation")} <b>{signed(n)}</b>
      <span class="cells rep" aria-hidden="true">
        {Array.from({ length: 15 }, (_, i) => {
          const place = i - 7;
          return <i key={i} class={place === n ? "me" : place === -7 ? "x" : place < 0 ? "n" : place > 0 ? "p" : "z"} />;
        })}
      </span>
      {bonus !== undefined && (
        <span class="nowrap" role="img" aria-label={t("influence-bonus", { n: signed(bonus ?? 0) })}>
          <Icon name="i-influence" /> {signed(bonus ?? 0)}
        </span>
      )}
    </span>
  );
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
