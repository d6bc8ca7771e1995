import { useEffect, useState } from "preact/hooks";
import { crest } from "../art/crests";
import { Icon } from "../ui/Icon";
import { games, newTable, Problem } from "../wire/api";
import type { GameInfo } from "../wire/types";
import { FIRST_GAME, GAMES, knownGame } from "../games";
import { GameChoice } from "./GameChoice";
import { useSpeech } from "../words/words";

/** Game, heroes, scenario and seed of a new table. */
export function NewGame() {
  const { t, lang } = useSpeech();
  const [list, setList] = useState<GameInfo[]>([]);
  const [game, setGame] = useState(FIRST_GAME);
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
      const table = { game: info.id, scenario, players: heroes, ...(seed.trim() ? { seed: Number(seed) } : {}) };
      const { id } = await newTable(table);
      location.assign(`/game/${id}`);
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
          {list.length > 1 && <GameChoice list={list} game={info.id} onGame={setGame} />}
          <fieldset class="heroes">
            <legend>{t(info.open ? "choose-heroes" : "choose-hero")}</legend>
            {info.heroes.map((one) => (
              <label key={one.id} class={heroes.includes(one.id) ? "hero on" : "hero"}>
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
                {info.scenarios.filter((one) => one.players[0] === 1).map((one) => (
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
