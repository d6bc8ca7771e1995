import { useEffect, useState } from "preact/hooks";
import { heroShield } from "../art/heroes";
import { Icon } from "../ui/Icon";
import { games, newTable, Problem } from "../wire/api";
import type { GameInfo } from "../wire/types";
import { useSpeech } from "../words/words";

/** Scenario, hero and seed of a new game. */
export function NewGame() {
  const { t, lang } = useSpeech();
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [scenario, setScenario] = useState("");
  const [hero, setHero] = useState("");
  const [seed, setSeed] = useState("");
  const [problem, setProblem] = useState("");
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    games(lang)
      .then((list) => {
        const game = list[0] ?? null;
        setInfo(game);
        setProblem("");
        setScenario((now) => now || (game?.scenarios[0]?.id ?? ""));
        setHero((now) => now || (game?.heroes.find((one) => one.id === "tovak") ?? game?.heroes[0])?.id || "");
      })
      .catch(() => setProblem(t("server-away")));
  }, [lang]);

  const start = async (event: Event) => {
    event.preventDefault();
    if (!info || starting) return;
    setStarting(true);
    try {
      const table = { game: info.id, scenario, players: [hero], ...(seed.trim() ? { seed: Number(seed) } : {}) };
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
          <fieldset class="heroes">
            <legend>{t("choose-hero")}</legend>
            {info.heroes.map((one) => (
              <label key={one.id} class={one.id === hero ? "hero on" : "hero"}>
                <input type="radio" name="hero" value={one.id} checked={one.id === hero} onChange={() => setHero(one.id)} />
                <Icon name={heroShield(one.id)} class="shield" />
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
                    {t("scenario-option", { name: one.name, rounds: one.rounds })}
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
      <a class="button" href="/new">
        {t("more-choices")}
      </a>
    </form>
  );
}
