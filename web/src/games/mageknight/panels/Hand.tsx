import { CardFace } from "../cards/CardFace";
import { piece } from "../options/pieces";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { standing } from "../../../table/context";
import { useTable } from "../useTable";

/** The cards in hand; a card glows when it can be played. */
export function Hand({ phone }: { phone: boolean }) {
  const { me } = useTable();
  const { t } = useSpeech();
  return (
    <div class="cards" role="group" aria-label={t("hand-of", { n: me.hand.length })} data-many={me.hand.length > 6 ? "yes" : undefined}>
      {me.hand.map((card, i) => (
        <HandCard key={`${card}-${i}`} card={card} phone={phone} />
      ))}
      {me.hand.length === 0 && <p class="none">{t("hand-empty")}</p>}
    </div>
  );
}

function HandCard({ card, phone }: { card: string; phone: boolean }) {
  const { catalog, index, pick, look, pointed } = useTable();
  const { t, name } = useSpeech();
  const facts = catalog.cards[card];
  const key = piece.card(card);
  const options = index.get(key) ?? [];
  const sides = new Set(options.filter((option) => !option.idle).map((option) => (option.kind === "spell" ? "play" : option.kind)));
  const sideways = [...new Set(options.filter((option) => option.kind === "sideways").map((option) => String(option.args[1])))];
  const wound = facts?.kind === "wound" || card === "wound";
  const open = phone ? look : pick;
  return (
    <article class={`card ${wound ? "wd" : (facts?.color ?? "")} ${standing(index, key)} ${pointed === key ? "pointed" : ""}`}>
      <button
        type="button"
        class="card-face"
        data-piece={key}
        onClick={(event) => open(key, event.currentTarget)}
      >
        <CardFace id={card} facts={facts} sides={sides} sideways={sideways} />
        <span class="hidden">{t("options-n", { n: options.length })}</span>
      </button>
      {!phone && (
        <button type="button" class="info" aria-label={t("card-words", { card: name("card", card) })} onClick={(event) => look(key, event.currentTarget)}>
          <Icon name="i-eye" class="" />
        </button>
      )}
    </article>
  );
}
