import { useState } from "preact/hooks";
import { crest } from "../art/crests";
import { useShell } from "../table/context";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { changeSeat, Problem } from "../wire/api";
import type { SeatInfo } from "../wire/types";
import { useSpeech } from "../words/words";
import { fullLink, keepLinks, linksOf } from "./links";

/** Who sits where, who is there, and the links to send; the host may renew links and seat bots. */
export function People({ id, onClose }: { id: string; onClose(): void }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const [links, setLinks] = useState(() => linksOf(id));
  const [problem, setProblem] = useState("");
  const change = async (seat: string, what: "renew" | "bot" | "take") => {
    try {
      const { link } = await changeSeat(id, seat, what);
      if (link) {
        keepLinks(id, { [seat]: link });
        setLinks(linksOf(id));
      }
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
    }
  };
  const linked = table.seats.some((seat) => seat.kind === "link");
  return (
    <Dialog title={t("people")} onClose={onClose}>
      <ul class="people">
        {table.seats.map((seat) => (
          <Person key={seat.seat} seat={seat} link={links[String(seat.seat)]} onChange={(what) => void change(String(seat.seat), what)} />
        ))}
        {linked && table.host && (
          <li>
            <Icon name="i-eye" class="shield" />
            <span>
              <b>{t("people-watch")}</b>
              <small>{t("people-watch-hint")}</small>
            </span>
            <Link link={links["watch"]} onRenew={() => void change("watch", "renew")} />
          </li>
        )}
      </ul>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

function Person({ seat, link, onChange }: { seat: SeatInfo; link: string | undefined; onChange(what: "renew" | "bot" | "take"): void }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const mine = table.mine.includes(seat.seat);
  const may = table.host || mine;
  return (
    <li>
      <Icon name={crest(seat.hero)} class="shield" />
      <span>
        <b>{seat.name}</b>
        <small>
          {seat.bot ? t("people-bot") : t(`people-${seat.kind}`)}
          {mine && ` · ${t("people-you")}`}
          {!seat.bot && ` · ${t(seat.connected ? "people-there" : "people-away")}`}
        </small>
      </span>
      {table.host && seat.kind === "link" && <Link link={link} onRenew={() => onChange("renew")} />}
      {may && (
        <button type="button" onClick={() => onChange(seat.bot ? "take" : "bot")}>
          {t(seat.bot ? "people-take" : "people-give")}
        </button>
      )}
    </li>
  );
}

function Link({ link, onRenew }: { link: string | undefined; onRenew(): void }) {
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
      <button type="button" onClick={onRenew}>
        {t("people-renew")}
      </button>
    </div>
  );
}
