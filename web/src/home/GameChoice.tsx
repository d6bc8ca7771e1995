import type { GameInfo } from "../wire/types";
import { useSpeech } from "../words/words";

/** Which game: one button each. */
export function GameChoice({ list, game, onGame }: { list: GameInfo[]; game: string; onGame(game: string): void }) {
  const { t } = useSpeech();
  return (
    <div class="game-choice" role="group" aria-label={t("game")}>
      {list.map((one) => (
        <button type="button" key={one.id} aria-pressed={one.id === game} data-game={one.id} onClick={() => onGame(one.id)}>
          {one.name}
        </button>
      ))}
    </div>
  );
}
