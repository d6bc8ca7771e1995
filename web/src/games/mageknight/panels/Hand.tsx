import { useRef } from "preact/hooks";
import { CardFace, CardHead, Half, isWound } from "../cards/CardFace";
import { useFit } from "../cards/useFit";
import { piece } from "../options/pieces";
import { answersOf, byPart } from "../play/parts";
import { Corner } from "../play/Corner";
import { usePlay } from "../play/usePlay";
import { Icon } from "../../../ui/Icon";
import { usePhone } from "../../../ui/usePhone";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { standing } from "../../../table/context";
import type { Player } from "../types";
import { useTable } from "../useTable";

/** So many cards have room in a row; in one of a narrow phone one less. */
const ROW = 6;
const NARROW = "(max-width: 700px)";
/** What a card, a Unit and free Command tokens take of a desk, and what there is beside the log. */
const WIDE = { card: 100, unit: 104, free: 40, room: 760 };

/** Whether the hand needs the whole width of the desk, or two rows of a phone. */
function crowded({ hand, units, commands }: Player, phone: boolean, narrow: boolean): boolean {
  if (phone || hand.length > ROW) return hand.length > (narrow ? ROW - 1 : ROW);
  return hand.length * WIDE.card + units.length * WIDE.unit + (commands > units.length ? WIDE.free : 0) > WIDE.room;
}

/** The cards in hand; a card glows when it can be played, and each of its halves is played at a touch. */
export function Hand({ phone }: { phone: boolean }) {
  const { me, index } = useTable();
  const say = useSpeech();
  const { t } = say;
  const narrow = usePhone(NARROW);
  const box = useRef<HTMLDivElement>(null);
  useFit(box, [me.hand, index, say, phone]);
  return (
    <div ref={box} class="cards" role="group" aria-label={t("hand-of", { n: me.hand.length })} data-many={crowded(me, phone, narrow) ? "yes" : undefined}>
      {me.hand.map((card, i) => (phone ? <PhoneCard key={`${card}-${i}`} card={card} /> : <HandCard key={`${card}-${i}`} card={card} />))}
      {me.hand.length === 0 && <p class="none">{t("hand-empty")}</p>}
    </div>
  );
}

const usable = (options: Option[]): string => (options.some((option) => !option.idle) ? "on" : options.length ? "idle" : "dm");

function HandCard({ card }: { card: string }) {
  const { catalog, index, pick, look, pointed, considered } = useTable();
  const { t, name } = useSpeech();
  const play = usePlay();
  const facts = catalog.cards[card];
  const key = piece.card(card);
  const options = index.get(key) ?? [];
  const { play: basic, strong, sideways, whole } = byPart(options);
  const wound = isWound(card, facts);
  const title = name("card", card);
  const half = (side: "play" | "strong", found: Option[]) => (
    <button
      type="button"
      class={`z ${side === "strong" ? "p " : ""}${usable(found)}${considered && found.includes(considered) ? " at" : ""}`}
      disabled={!found.length}
      data-half={`${card}:${side}`}
      data-grab={`${key} ${side}`}
      data-answers={answersOf(found)}
      onClick={(event) => play(found, title, event.currentTarget)}
    >
      <span class="hidden">{found.length === 1 ? found[0]!.label : `${title}: ${t(side === "play" ? "side-basic" : "side-strong")}`}</span>
      <span class="through" aria-hidden="true">
        <Half id={card} facts={facts} side={side} />
        <Corner options={found} />
      </span>
    </button>
  );
  return (
    <article class={`card ${wound ? "wd" : (facts?.color ?? "")} ${standing(index, key)} ${pointed === key ? "pointed" : ""}`} data-card={key} data-grab={key}>
      <button type="button" class="card-face" data-piece={key} onClick={(event) => (whole.length && whole.length === options.length ? pick : look)(key, event.currentTarget)}>
        <CardHead id={card} facts={facts} />
        {wound && <span class="wp">{t("wound-words")}</span>}
        <span class="hidden">{t("options-n", { n: options.length })}</span>
      </button>
      {!wound && half("play", basic)}
      {!wound && half("strong", strong)}
      {!wound && <Foot card={card} sideways={sideways} />}
    </article>
  );
}

/** The bottom line of a card: played sideways as whatever is of use now. */
function Foot({ card, sideways }: { card: string; sideways: Option[] }) {
  const { t, name } = useSpeech();
  const play = usePlay();
  return (
    <span class="foot">
      <Icon name="i-sideways" class="" label={t("sideways")} />
      {sideways.length === 0 && <span>1</span>}
      {sideways.map((option) => (
        <button
          type="button"
          key={option.notation}
          class={option.idle ? "hot idle" : "hot"}
          data-half={`${card}:${String(option.args[1])}`}
          data-grab={`${piece.card(card)} ${String(option.args[1])}`}
          data-answers={option.notation}
          title={option.label}
          onClick={(event) => play([option], name("card", card), event.currentTarget)}
        >
          <span class="hidden">{option.label}</span>
          <span class="through" aria-hidden="true">
            {option.args[2] ?? 1}
            <Icon name={`i-${String(option.args[1])}`} class="" />
          </span>
        </button>
      ))}
    </span>
  );
}

/** On a phone a card is one target: it opens with its words and everything it can do. */
function PhoneCard({ card }: { card: string }) {
  const { catalog, index, look, pointed } = useTable();
  const { t } = useSpeech();
  const facts = catalog.cards[card];
  const key = piece.card(card);
  const options = index.get(key) ?? [];
  return (
    <article class={`card ${isWound(card, facts) ? "wd" : (facts?.color ?? "")} ${standing(index, key)} ${pointed === key ? "pointed" : ""}`} data-card={key} data-grab={key}>
      <button type="button" class="card-face" data-piece={key} onClick={(event) => look(key, event.currentTarget)}>
        <CardFace id={card} facts={facts} />
        <Corner options={options} />
        <span class="hidden">{t("options-n", { n: options.length })}</span>
      </button>
    </article>
  );
}
