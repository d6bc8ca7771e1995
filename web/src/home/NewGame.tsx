import { useEffect, useState } from "preact/hooks";
import { crest } from "../art/crests";
import { Icon } from "../ui/Icon";
import { games, newTable, Problem } from "../wire/api";
import type { GameInfo } from "../wire/types";
import { FIRST_GAME, GAMES, knownGame } from "../games";
import { GameCards } from "./GameCards";
import { lastGame, rememberGame } from "./last";
import { useSpeech } from "../words/words";

/** The first scenario, with bots for those it needs besides, and all that one person can begin alone. */
const atOnce = (info: GameInfo): GameInfo["scenarios"] => info.scenarios.filter((one, i) => i === 0 || one.players[0] === 1);

/** Those chosen, and where the scenario needs more, the next in the order of the server led by a bot. */
function company(info: GameInfo, scenario: string, heroes: string[]): { players: string[]; seats?: string[] } {
  const least = info.scenarios.find((one) => one.id === scenario)?.players[0] ?? 1;
  const all = info.heroes.map((hero) => hero.id);
  const others = all.filter((id) => !heroes.includes(id)).slice(0, Math.max(0, least - heroes.length));
  if (!others.length) return { players: heroes };
  const players = all.filter((id) => heroes.includes(id) || others.includes(id));
  return { players, seats: players.map((id) => (heroes.includes(id) ? "here" : `bot:${info.bots?.at(-1)?.id ?? "random"}`)) };
}

/** Game, heroes, scenario and seed of a new table. */
export function NewGame() {
  const { t, lang } = useSpeech();
  const [list, setList] = useState<GameInfo[]>([]);
  const [game, setGame] = useState(lastGame);
  const info = list.find((one) => one.id === game) ?? list[0];
  const [scenario, setScenario] = useState("");
  const [heroes, setHeroes] = useState<string[]>([]);
  const [seed, setSeed] = useState("");
  const [problem, setProblem] = useState("");
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    games(lang)
      .then((found) => {
        setList(found.filter((one) => knownGame(one.id)));
        setProblem("");
      })
      .catch(() => setProblem(t("server-away")));
  }, [lang]);

  useEffect(() => {
    if (!info) return;
    rememberGame(info.id);
    setScenario(info.scenarios[0]?.id ?? "");
    setHeroes([GAMES[info.id]?.first?.[0] ?? info.heroes[0]?.id ?? ""]);
  }, [info?.id]);
  /** Where all play together one person may lead a whole party. */
  const choose = (hero: string) => {
    if (!info?.open) return setHeroes([hero]);
    const next = heroes.includes(hero) ? heroes.filter((one) => one !== hero) : [...heroes, hero];
    if (next.length) setHeroes(next);
  };

  const start = async (event: Event) => {
    event.preventDefault();
    if (!info || starting) return;
    setStarting(true);
    try {
      const table = { game: info.id, scenario, ...company(info, scenario, heroes), ...(seed.trim() ? { seed: Number(seed) } : {}) };
      const { id } = await newTable(table);
      location.assign(`/game/${id}`);
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
      setStarting(false);
    }
  };

  const learn = async () => {
    if (!info?.lesson || starting) return;
    setStarting(true);
    try {
      const { id } = await newTable(info.lesson);
      location.assign(`/game/${id}?learn`);
    } catch (error) {
      setProblem(error instanceof Problem && error.message ? error.message : t("server-away"));
      setStarting(false);
    }
  };

  return (
    <form class="panel new-game" onSubmit={(event) => void start(event)}>
      <h2>{t("new-game")}</h2>
      {info && (
        <>
          {list.length > 1 && <GameCards list={list} game={info.id} onGame={setGame} />}
          {info.lesson && (
            <button type="button" class="learn" data-learn={info.id} disabled={starting} onClick={() => void learn()}>
              <Icon name="i-coach" />
              <span>
                <b>{t("learn")}</b>
                <small>{t("learn-about", { game: info.name })}</small>
              </span>
            </button>
          )}
          <fieldset class="heroes">
            <legend>{t(info.open ? "choose-heroes" : "choose-hero")}</legend>
            {info.heroes.map((one) => (
              <label key={one.id} class={heroes.includes(one.id) ? "hero on" : "hero"} title={one.about}>
                <input type={info.open ? "checkbox" : "radio"} name="hero" value={one.id} checked={heroes.includes(one.id)} onChange={() => choose(one.id)} />
                <Icon name={crest(one.id)} class="shield" />
                <span>{one.name}</span>
              </label>
            ))}
          </fieldset>
          <div class="fields">
            <label>
              <span>
                {t("scenario")} <small>{info.name}</small>
              </span>
              <select value={scenario} onChange={(event) => setScenario(event.currentTarget.value)}>
                {atOnce(info).map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.rounds ? t("scenario-option", { name: one.name, rounds: one.rounds }) : one.name}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>
                {t("seed")} <small>{t("seed-hint")}</small>
              </span>
              <input type="number" inputMode="numeric" min="0" step="1" value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
            </label>
          </div>
        </>
      )}
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      <button type="submit" class="main start" disabled={!info || starting}>
        {t("start")}
      </button>
      <a class="button" href={`/new?game=${info?.id ?? FIRST_GAME}`}>
        {t("more-choices")}
      </a>
    </form>
  );
}
