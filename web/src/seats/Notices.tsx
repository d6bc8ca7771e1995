import { useEffect, useState } from "preact/hooks";
import { changeNotice, noticesOf, Problem, type Ways } from "../wire/api";
import { useSpeech } from "../words/words";
import { mayTell, wantTold } from "./useTurnNotice";

/** How a player who is not here hears that it is its turn: by this browser, and as the server offers it. */
export function Notices({ id, seat }: { id: string; seat: number }) {
  const { t, lang } = useSpeech();
  const [ways, setWays] = useState<Ways | null>(null);
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState("");
  const [told, setTold] = useState(mayTell);
  useEffect(() => {
    noticesOf(id, seat)
      .then(setWays)
      .catch(() => setWays(null));
  }, [id, seat]);
  const change = async (kind: string, where: string, stop: boolean) => {
    try {
      setWays(await changeNotice(id, seat, kind, where, stop, lang));
      setAddress("");
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
    }
  };
  return (
    <section class="notices">
      <h3>{t("notices")}</h3>
      {"Notification" in window && !told && (
        <button type="button" onClick={() => void wantTold().then(setTold)}>
          {t("notices-browser")}
        </button>
      )}
      {told && <p>{t("notices-browser-on")}</p>}
      <ul>
        {ways?.ways.map((way) => (
          <li key={way.address}>
            {way.address} {!way.confirmed && <small>{t("notices-unconfirmed")}</small>}
            <button type="button" onClick={() => void change(way.kind, way.address, true)}>
              {t("notices-stop")}
            </button>
          </li>
        ))}
      </ul>
      {!!ways?.kinds.length && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void change(address.startsWith("https:") ? "webhook" : "email", address, false);
          }}
        >
          <label>
            {t(ways.kinds.includes("email") ? "notices-email" : "notices-webhook")}
            <input value={address} required onInput={(event) => setAddress(event.currentTarget.value)} />
          </label>
          <button type="submit">{t("notices-add")}</button>
        </form>
      )}
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
