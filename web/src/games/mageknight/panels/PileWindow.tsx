import { CardFace } from "../cards/CardFace";
import { Dialog } from "../../../ui/Dialog";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import { Side } from "./Played";
import { useTable } from "../useTable";

/** Own cards in play or discarded, laid out. */
export function PileWindow({ pile, onClose }: { pile: "discard" | "play"; onClose(): void }) {
  const { me, catalog } = useTable();
  const { t } = useSpeech();
  const cards = pile === "discard" ? me.discard.map((card) => ({ card, side: "" })) : me.play;
  return (
    <Dialog title={t(pile === "discard" ? "discard" : "in-play")} onClose={onClose} wide>
      {cards.length === 0 && <p>{t("pile-empty")}</p>}
      <div class="pile-cards">
        {cards.map(({ card, side }, i) => (
          <div key={i} data-look={piece.card(card)} data-side={side || undefined} class={`card ${catalog.cards[card]?.kind === "wound" ? "wd" : (catalog.cards[card]?.color ?? "")}`}>
            <div class="card-face">
              <CardFace id={card} facts={catalog.cards[card]} />
            </div>
            {side && (
              <span class="side-mark">
                <Side side={side} />
              </span>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
