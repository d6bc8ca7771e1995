import { useEffect, useState } from "preact/hooks";
import { GAMES, knownGame } from "../games";
import { FanNotice } from "../home/FanNotice";
import { GameChoice } from "../home/GameChoice";
import { lastGame, rememberGame } from "../home/last";
import { keepLinks } from "../seats/links";
import { Icon } from "../ui/Icon";
import { LangButton } from "../ui/LangButton";
import { checkTable, games, newTable, Problem, type NewTable } from "../wire/api";
import type { GameInfo } from "../wire/types";
import { useUnit } from "../ui/useUnit";
import { useSpeech } from "../words/words";
import { Heroes } from "./Heroes";
import { Place, Places, useSetupUi } from "./Place";
import { Seats, type Place as Seated } from "./Seats";
import { Variants } from "./Variants";

const PAUSE = 250;
/** Who sits at a seat that names nobody. */
const ANY = "any";

/** So many places, those taken first; each further one for a hero who sits nowhere yet. */
function seated(places: Seated[], count: number, info: GameInfo): Seated[] {
  const heroes = [...(GAMES[info.id]?.first ?? []), ...info.heroes.map((hero) => hero.id)];
  const next = places.slice(0, count);
  while (next.length < count) next.push({ hero: heroes.find((hero) => next.every((place) => place.hero !== hero)) ?? "", seat: "here" });
  return next;
}

/** How many people may play: as many as the scenario says, and as many as a variant that was chosen makes room for. */
function countsOf(info: GameInfo | undefined, scenario: GameInfo["scenarios"][number] | undefined, options: Record<string, string>): number[] {
  if (!scenario) return [];
  const [least, most] = scenario.players;
  const more = (info?.variants ?? []).filter((one) => one.id in options).flatMap((one) => one.fits[scenario.id] ?? []);
  const found = new Set([...Array.from({ length: most - least + 1 }, (_, n) => least + n), ...more]);
  return [...found].sort((a, b) => a - b);
}

/** Everything that can be chosen before a game, each explained; what cannot be is said at once. */
export function SetupPage({ onGame }: { onGame(game: string): void }) {
  useUnit(true);
  const { t, lang } = useSpeech();
  const [list, setList] = useState<GameInfo[]>([]);
  const [game, setGame] = useState(() => new URLSearchParams(location.search).get("game") ?? lastGame());
  const info = list.find((one) => one.id === game) ?? list[0];
  const [chronicle] = useState(() => new URLSearchParams(location.search).get("chronicle") ?? "");
  const [scenario, setScenario] = useState("");
  const [places, setPlaces] = useState<Seated[]>([]);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [sets, setSets] = useState<string[]>([]);
  const [seed, setSeed] = useState("");
  const [problem, setProblem] = useState("");
  const [notes, setNotes] = useState<string[]>([]);
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    games(lang)
      .then((found) => setList(found.filter((one) => knownGame(one.id))))
      .catch(() => setProblem(t("server-away")));
  }, [lang]);

  useEffect(() => {
    if (!info) return;
    rememberGame(info.id);
    onGame(info.id);
    const asked = chronicle ? "chronicle" : new URLSearchParams(location.search).get("scenario");
    const first = info.scenarios.find((one) => one.id === asked) ?? info.scenarios[0];
    setScenario(first?.id ?? "");
    setPlaces(seated([], first?.players[0] ?? 1, info));
    setOptions({});
    setSets([]);
  }, [info?.id]);

  const ui = useSetupUi(info?.id ?? "");
  const chosen = info?.scenarios.find((one) => one.id === scenario);
  const counts = countsOf(info, chosen, options);
  const named = GAMES[info?.id ?? ""]?.named?.(options) ?? true;
  const wish: NewTable = {
    game: info?.id ?? "",
    scenario,
    players: places.map((place) => (named ? place.hero : ANY)),
    seats: places.map((place) => place.seat),
    options: { ...options, ...(sets.length ? { sets: sets.join("+") } : {}) },
    ...(seed.trim() ? { seed: Number(seed) } : {}),
    ...(chronicle ? { chronicle } : {}),
  };
  const wished = JSON.stringify(wish);
  useEffect(() => {
    if (!wish.game || !places.length) return;
    let live = true;
    const timer = window.setTimeout(() => {
      checkTable(wish, lang)
        .then((found) => {
          if (!live) return;
          setProblem(found.problem?.text ?? "");
          setNotes(found.notes ?? []);
        })
        .catch(() => live && setProblem(t("server-away")));
    }, PAUSE);
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [wished, lang]);

  const resize = (count: number) => info && setPlaces(seated(places, count, info));
  const choose = (id: string) => {
    setScenario(id);
    const [least, most] = info?.scenarios.find((one) => one.id === id)?.players ?? [1, 4];
    resize(Math.min(Math.max(places.length, least), most));
  };
  const start = async (event: Event) => {
    event.preventDefault();
    if (starting) return;
    setStarting(true);
    try {
      const { id, links } = await newTable(wish);
      keepLinks(id, links ?? {});
      location.assign(links && Object.keys(links).length ? `/game/${id}?people` : `/game/${id}`);
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
      setStarting(false);
    }
  };

  return (
    <div class="page set-up">
      <header class="page-top">
        <a class="brand" href="/">
          <Icon name="i-sun" class="seal" />
          <b>Távola</b>
          <span class="hidden">{t("to-home")}</span>
        </a>
        <h1>{t("setup-title")}</h1>
        <LangButton />
      </header>
      {info && chosen && (
        <form class="setup" onSubmit={(event) => void start(event)}>
          <div class="setup-steps">
            <section class="panel">
              <header class="setup-head">
                <h2>
                  <i aria-hidden="true">1</i> {t("setup-where")}
                </h2>
                {list.length > 1 && !chronicle && <GameChoice list={list} game={info.id} onGame={setGame} />}
                {GAMES[info.id]?.chronicle && !chronicle && <a href="/chronicles">{t("chronicle-link")}</a>}
              </header>
              <Places list={info.scenarios.filter((one) => !chronicle || one.id === scenario)} chosen={scenario} players={places.length} ui={ui} onChoose={choose} />
            </section>
            {named && (
              <section class="panel">
                <h2>
                  <i aria-hidden="true">2</i> {t("setup-who")}
                </h2>
                <Heroes info={info} figured={ui?.figured ?? false} places={places} onChange={setPlaces} />
              </section>
            )}
            <section class="panel">
              <header class="setup-head">
                <h2>
                  <i aria-hidden="true">3</i> {t("setup-table")}
                </h2>
                <label class="setup-count">
                  {t("setup-players")}
                  <select value={places.length} onChange={(event) => resize(Number(event.currentTarget.value))}>
                    {counts.map((n) => (
                      <option key={n} value={n}>
                        {n}
                      </option>
                    ))}
                  </select>
                </label>
              </header>
              <Seats info={info} places={places} onChange={setPlaces} named={named} />
            </section>
            <Variants info={info} scenario={scenario} players={places.length} options={options} onOptions={setOptions} sets={sets} onSets={setSets} />
          </div>
          <aside class="panel setup-place">
            <Place info={info} scenario={chosen} players={places.length} ui={ui} />
            <div class="setup-end">
              <label>
                {t("seed")} <small>{t("seed-hint")}</small>
                <input type="number" inputMode="numeric" min="0" step="1" value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
              </label>
              {notes.map((note) => (
                <p key={note} role="status" class="note">
                  {note}
                </p>
              ))}
              {problem && (
                <p role="alert" class="problem">
                  {problem}
                </p>
              )}
              <button type="submit" class="main start" disabled={starting || problem !== ""}>
                {t("start")}
              </button>
            </div>
          </aside>
        </form>
      )}
      <FanNotice />
    </div>
  );
}
