import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { GAMES } from "../games";
import type { GameInfo } from "../wire/types";
import { useSpeech } from "../words/words";

/** Which game: each with its own picture. */
export function GameCards({ list, game, onGame }: { list: GameInfo[]; game: string; onGame(game: string): void }) {
  const { t } = useSpeech();
  return (
    <div class="game-cards" role="group" aria-label={t("game")}>
      {list.map((one) => (
        <button type="button" key={one.id} class="game-card" aria-pressed={one.id === game} data-game={one.id} onClick={() => onGame(one.id)}>
          <Picture game={one.id} />
          <span>
            <b>{one.name}</b>
            <small>{one.about}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

/** Drawings of a game, once the page itself is there. */
export function Picture({ game }: { game: string }) {
  const [Drawn, setDrawn] = useState<FunctionComponent | null>(null);
  useEffect(() => {
    let live = true;
    GAMES[game]
      ?.panorama?.()
      .then((part) => live && setDrawn(() => part.default))
      .catch(() => undefined);
    return () => void (live = false);
  }, [game]);
  return Drawn ? <Drawn /> : <span class="panorama" />;
}
