import { useState } from "preact/hooks";
import { crest } from "../art/crests";
import { useShell } from "../table/context";
import { Icon } from "../ui/Icon";
import type { SeatChange } from "../wire/api";
import type { SeatInfo } from "../wire/types";
import { useSpeech } from "../words/words";
import { fullLink } from "./links";

const COLORS = ["red", "blue", "green", "gold", "violet", "grey"];
const VACATIONS = [0, 3, 7, 14, 30];

interface Props {
  seat: SeatInfo;
  link: string | undefined;
  onChange(change: SeatChange): void;
}

/** One seat: who plays it, what they are called, and what may be done about it. */
export function Person({ seat, link, onChange }: Props) {
  const { table } = useShell();
  const { t, lang } = useSpeech();
  const mine = table.mine.includes(seat.seat);
  const away = (seat.away ?? 0) * 1000 > Date.now();
  return (
    <li>
      <Icon name={crest(seat.hero)} class="shield" />
      <span>
        <b>
          {seat.called && <Mark seat={seat} />}
          {seat.called ? `${seat.called} · ${seat.name}` : seat.name}
        </b>
        <small>
          {seat.bot ? t("people-bot") : t(`people-${seat.kind}`)}
          {mine && ` · ${t("people-you")}`}
          {!seat.bot && seat.kind !== "rules" && ` · ${t(seat.connected ? "people-there" : "people-away")}`}
          {away && ` · ${t("people-vacation-until", { date: new Date(seat.away! * 1000).toLocaleDateString(lang) })}`}
        </small>
      </span>
      {(table.host || mine) && seat.kind !== "rules" && (
        <button type="button" onClick={() => onChange({ do: seat.bot ? "take" : "bot" })}>
          {t(seat.bot ? "people-take" : "people-give")}
        </button>
      )}
      {table.host && seat.kind === "link" && (
        <LinkOf link={link} onRenew={(once) => onChange({ do: "renew", once })} {...(mine ? {} : { onKick: () => onChange({ do: "kick" }) })} />
      )}
      {mine && table.seats.length > 1 && <Own seat={seat} away={away} onChange={onChange} />}
    </li>
  );
}

/** A round mark with the first letter of a name. */
export function Mark({ seat }: { seat: SeatInfo }) {
  return (
    <i class={`mark ${seat.avatar || "grey"}`} aria-hidden="true">
      {[...(seat.called ?? "")][0]?.toUpperCase()}
    </i>
  );
}

/** What a player may say about its own seat. */
function Own({ seat, away, onChange }: { seat: SeatInfo; away: boolean; onChange(change: SeatChange): void }) {
  const { t } = useSpeech();
  const [called, setCalled] = useState(seat.called ?? "");
  const [avatar, setAvatar] = useState(seat.avatar ?? "");
  return (
    <form
      class="seat-own"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ do: "name", called, avatar });
      }}
    >
      <label>
        {t("people-name")}
        <input value={called} maxLength={24} autocomplete="nickname" onInput={(event) => setCalled(event.currentTarget.value)} />
      </label>
      <label>
        {t("people-mark")}
        <select value={avatar} onChange={(event) => setAvatar(event.currentTarget.value)}>
          <option value="">–</option>
          {COLORS.map((color) => (
            <option key={color} value={color}>
              {t(`people-mark-${color}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t("people-name-keep")}</button>
      <label>
        {t("people-vacation")}
        <select value={away ? "" : "0"} onChange={(event) => onChange({ do: "vacation", days: Number(event.currentTarget.value) })}>
          {away && <option value="">…</option>}
          {VACATIONS.map((days) => (
            <option key={days} value={days}>
              {t("people-vacation-days", { days })}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}

/** The link of a seat, as far as this browser knows it. */
export function LinkOf({ link, onRenew, onKick }: { link: string | undefined; onRenew(once: boolean): void; onKick?(): void }) {
  const { t } = useSpeech();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    if (link) void navigator.clipboard?.writeText(fullLink(link)).then(() => setCopied(true));
  };
  return (
    <div class="seat-link">
      {link ? (
        <>
          <input readOnly value={fullLink(link)} aria-label={t("people-link")} onFocus={(event) => event.currentTarget.select()} />
          <button type="button" class="main" onClick={copy}>
            {t(copied ? "people-copied" : "people-copy")}
          </button>
        </>
      ) : (
        <small>{t("people-link-told")}</small>
      )}
      <button type="button" onClick={() => onRenew(false)}>
        {t("people-renew")}
      </button>
      {onKick && (
        <>
          <button type="button" onClick={() => onRenew(true)}>
            {t("people-renew-once")}
          </button>
          <button type="button" onClick={onKick}>
            {t("people-kick")}
          </button>
        </>
      )}
    </div>
  );
}
