import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { useTable } from "../useTable";
import { Card } from "./Card";

/** Between two missions: what the market offers lies where the dungeon was. */
export function Market() {
  const { view } = useTable();
  const { name } = useSpeech();
  const offers = view.phase === "market" ? (view.campaign?.market ?? []) : [];
  if (!offers.length) return null;
  return (
    <div class="choice" role="group" aria-label={name("term", "market")}>
      <h2>{name("term", "market")}</h2>
      <div class="market-cards">
        {offers.map((card, i) => (
          <Card key={`${card}${i}`} id={card} at={piece.offer(card)} />
        ))}
      </div>
    </div>
  );
}
