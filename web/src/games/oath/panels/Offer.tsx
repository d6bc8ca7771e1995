import { crest } from "../../../art/crests";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import type { Option } from "../../../wire/types";
import { useSpeech, type Speech } from "../../../words/words";
import { bannerIcon, cardIcon } from "../art/pictures";
import { CardPicture } from "../later";
import { piece } from "../options/pieces";
import { colorOf, useTable } from "../useTable";
import { Then } from "./Then";
import type { Offer as Exchange, Term, View } from "../types";

/** An exchange between two players: what each gives, what could be added, and how both stand before and after. */
export function Offer({ offer }: { offer: Exchange }) {
  const { view } = useTable();
  const say = useSpeech();
  const by = say.name("player", colorOf(view, offer.by));
  const to = say.name("player", colorOf(view, offer.to));
  return (
    <div class="offer">
      <h2>{say.t(title(offer), { by, to })}</h2>
      <div class="gives">
        <Gives offer={offer} seat={offer.by} />
        <span class="swap">
          <Icon name="o-swap" class="" />
          <small>{say.t("oa-one-exchange")}</small>
        </span>
        <Gives offer={offer} seat={offer.to} />
      </div>
      <Then then={offer.then} />
      <p class="small">
        {say.t(offer.space >= 0 ? "oa-citizen-note" : "oa-offer-note")} <RuleLink id={offer.space >= 0 ? "OA-CIT-014" : "OA-PLAY-076"} />
      </p>
    </div>
  );
}

function title(offer: Exchange): string {
  if (offer.counters > 0) return offer.proposed ? "oa-offer-countered" : "oa-offer-counter";
  if (offer.space >= 0) return "oa-offer-citizen";
  return offer.proposed ? "oa-offer-made" : "oa-offer-draft";
}

function Gives({ offer, seat }: { offer: Exchange; seat: number }) {
  const { view, catalog, table, act, busy } = useTable();
  const say = useSpeech();
  const color = colorOf(view, seat);
  const given = offer.terms.filter((term) => term.giver === seat);
  const drafting = table.decision?.mine && !offer.proposed ? table.decision.options.filter((option) => option.args[1] === seat) : [];
  const more = drafting.filter((option) => option.kind === "term");
  const struck = (term: Term) => drafting.find((option) => option.kind === "strike" && option.args[0] === term.kind && option.args[3] === term.what);
  const relic = offer.space >= 0 && seat !== offer.guest;
  return (
    <section class={`give c-line-${color}`} aria-label={say.t("oa-gives", { player: say.name("player", color) })}>
      <h3>
        <Icon name={crest(color)} class="mini" /> {say.t("oa-gives", { player: say.name("player", color) })}
      </h3>
      {relic && (
        <div class="good">
          <Good icon="o-cup" card={view.reliquary[offer.space]?.relic?.card} />
          <span>
            <b>{say.t("oa-reliquary-space", { n: offer.space + 1 })}</b>
            <small>{relicWords(view, offer.space, say)}</small>
          </span>
          <em>1</em>
        </div>
      )}
      {given.map((term, i) => (
        <div key={i} class="good">
          <Good icon={termIcon(term, catalog)} card={["relic", "banner"].includes(term.kind) ? term.what : undefined} />
          <span>
            <b>{termWords(term, view, say)}</b>
          </span>
          <em>{counted(term) ? term.what : 1}</em>
          <Strike option={struck(term)} />
        </div>
      ))}
      {!given.length && !relic && <p class="none">{say.t("oa-gives-nothing")}</p>}
      {groups(more).map(([kind, options]) => (
        <div key={kind} class="good open">
          <span class="grow">{say.name("goods", kind)}</span>
          <span class="chips">
            {options.map((option) => (
              <button type="button" key={option.notation} class="chip" disabled={busy} title={option.label} aria-label={option.label} onClick={() => act(option)}>
                + {["favor", "secret"].includes(kind) ? option.args[3] : termWords({ kind, giver: seat, taker: 0, what: String(option.args[3]) }, view, say)}
              </button>
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}

/** What is given: its picture, where it is a card one knows, else its sign; its words open as on the table. */
function Good({ icon, card }: { icon: string; card: string | undefined }) {
  if (!card) return <Icon name={icon} class="" />;
  return (
    <span class="ow-sign" data-look={icon === bannerIcon(card) ? piece.banner(card) : piece.card(card)}>
      <Icon name={icon} class="" />
      <CardPicture card={card} />
    </span>
  );
}

/** Takes what the other one had proposed out of the answer. */
function Strike({ option }: { option: Option | undefined }) {
  const { act, busy } = useTable();
  if (!option) return null;
  return (
    <button type="button" class="chip strike" disabled={busy} title={option.label} aria-label={option.label} onClick={() => act(option)}>
      ✕
    </button>
  );
}

function groups(options: Option[]): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(String(option.args[0]), [...(found.get(String(option.args[0])) ?? []), option]);
  return [...found];
}

const counted = (term: Term): boolean => term.kind === "favor" || term.kind === "secret";

function termWords(term: Term, view: View, say: Speech): string {
  switch (term.kind) {
    case "favor":
      return say.t("oa-favor");
    case "secret":
      return say.t("oa-secrets");
    case "relic":
      return say.name("card", term.what);
    case "adviser": {
      const found = view.players.flatMap((player) => player.advisers).find((adviser) => adviser.name === term.what);
      return found?.card ? say.name("card", found.card) : say.t("oa-facedown-adviser");
    }
    default:
      return say.name(term.kind, term.what);
  }
}

function termIcon(term: Term, catalog: ReturnType<typeof useTable>["catalog"]): string {
  if (term.kind === "favor") return "o-coin";
  if (term.kind === "secret") return "o-secret";
  if (term.kind === "relic") return cardIcon(term.what, catalog.cards[term.what]);
  if (term.kind === "banner") return bannerIcon(term.what);
  return term.kind === "promise" ? "o-scroll" : term.kind === "site" ? "o-helm" : "o-eye";
}

const relicWords = (view: View, space: number, say: Speech): string => {
  const card = view.reliquary[space]?.relic?.card;
  return card ? say.name("card", card) : say.t("oa-facedown-relic");
};
