import { GAME_IDS } from "../games";
import { useSpeech } from "../words/words";

/** The same page for every game. */
export function GameLinks({ game, to }: { game: string; to(game: string): string }) {
  const { t, name } = useSpeech();
  return (
    <nav class="game-links" aria-label={t("game")}>
      {GAME_IDS.map((one) => (
        <a key={one} class="button" href={to(one)} aria-current={one === game ? "page" : undefined}>
          {name("game", one)}
        </a>
      ))}
    </nav>
  );
}
