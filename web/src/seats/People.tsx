import { useState } from "preact/hooks";
import { useShell } from "../table/context";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { changeSeat, keepHouse, Problem, type SeatChange } from "../wire/api";
import { useSpeech } from "../words/words";
import { Chance } from "./Chance";
import { keepLinks, linksOf } from "./links";
import { Notices } from "./Notices";
import { LinkOf, Person } from "./Person";
import { Report } from "./Report";

/** Who sits where, who is there, and the links to send; the host may renew links, seat bots, lock and pause. */
export function People({ id, onClose }: { id: string; onClose(): void }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const [links, setLinks] = useState(() => linksOf(id));
  const [problem, setProblem] = useState("");
  const trying = async (work: () => Promise<void>) => {
    try {
      await work();
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
    }
  };
  const change = (seat: string, what: SeatChange) =>
    void trying(async () => {
      const { link } = await changeSeat(id, seat, what);
      if (link) {
        keepLinks(id, { [seat]: link });
        setLinks(linksOf(id));
      }
    });
  const house = (what: "lock" | "unlock" | "pause" | "resume") => void trying(async () => void (await keepHouse(id, what)));
  const linked = table.seats.some((seat) => seat.kind === "link");
  return (
    <Dialog title={t("people")} onClose={onClose}>
      <ul class="people">
        {table.seats.map((seat) => (
          <Person key={seat.seat} seat={seat} link={links[String(seat.seat)]} onChange={(what) => change(String(seat.seat), what)} />
        ))}
        {linked && table.host && (
          <li>
            <Icon name="i-eye" class="shield" />
            <span>
              <b>{t("people-watch")}</b>
              <small>{t("people-watch-hint")}</small>
            </span>
            <LinkOf link={links["watch"]} onRenew={() => change("watch", { do: "renew" })} />
          </li>
        )}
      </ul>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      {linked && table.host && (
        <p class="house">
          <button type="button" onClick={() => house(table.locked ? "unlock" : "lock")}>
            {t(table.locked ? "house-unlock" : "house-lock")}
          </button>
          <button type="button" onClick={() => house(table.paused ? "resume" : "pause")}>
            {t(table.paused ? "house-resume" : "house-pause")}
          </button>
        </p>
      )}
      {linked && table.mine.map((seat) => <Notices key={seat} id={id} seat={seat} />)}
      <Chance id={id} />
      {table.mine.length > 0 && <Report id={id} />}
    </Dialog>
  );
}
