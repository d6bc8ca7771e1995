import { GalleryLink } from "../../../library/GalleryLink";
import { halves, type Piece } from "../../../options/pieces";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import { cardTexts, landOf } from "../art/pictures";
import { CardPicture } from "../later";
import { rulerWords, siteTexts } from "../map/SiteTile";
import { adviserOf, relicOf } from "../options/titles";
import { colorOf, siteAt, useTable } from "../useTable";

/** The one relic whose powers are actions of the rules. */
const SCEPTER = "grand_scepter";

/** The full words of a piece, as its window shows them, and the way to its page in the gallery. */
export function PieceWords({ piece }: { piece: Piece }) {
  const { view } = useTable();
  const { t } = useSpeech();
  const [what, id] = halves(piece);
  switch (what) {
    case "card":
      return <CardWords id={id} />;
    case "site":
      return <SiteWords name={id} />;
    case "adviser": {
      const card = adviserOf(view, id)?.card;
      return card ? <CardWords id={card} /> : <p class="words">{t("oa-unknown-adviser")}</p>;
    }
    case "relic": {
      const card = relicOf(view, Number(id))?.card;
      return card ? <CardWords id={card} /> : <p class="words">{t("oa-unknown-relic")}</p>;
    }
    case "space":
      return <SpaceWords space={Number(id)} />;
    case "banner":
      return <BannerWords name={id} />;
    case "player":
      return <BoardWords color={id} />;
    case "oath":
      return <OathWords />;
    case "bank":
      return <Plain note={t("oa-favor-n", { n: view.banks[id] ?? 0 })} words={t("oa-bank-means")} rule="OA-TRADE-002" />;
    case "pile":
      return id === "deck" ? (
        <Plain note={`${t("oa-cards-n", { n: view.deck_left })} · ${t("oa-visions-n", { n: view.visions_drawn })}`} words={t("oa-deck-means")} rule="OA-END-004" />
      ) : (
        <Plain note={t("oa-cards-n", { n: view.piles[id]?.length ?? 0 })} words={t("oa-pile-means")} rule="OA-SEARCH-022" />
      );
    default:
      return null;
  }
}

/** What has no printed words: how much there is, what it is for, and the rule. */
function Plain({ note, words, rule }: { note?: string | undefined; words: string; rule: string }) {
  return (
    <>
      {note && <p class="words small">{note}</p>}
      <p class="words">
        {words} <RuleLink id={rule} />
      </p>
    </>
  );
}

/** The oath in force, who has the title, and what it brings. */
function OathWords() {
  const { view } = useTable();
  const { t, name } = useSpeech();
  return (
    <>
      <p class="words small">
        {t(`oa-title-${view.title.side}`)}: {name("player", colorOf(view, view.title.holder))}
      </p>
      <p class="words">{t(`oa-oath-${view.oath}`)}</p>
      <Plain words={t("oa-title-means")} rule="OA-END-001" />
    </>
  );
}

function Lines({ keys }: { keys: string[] }) {
  const { text } = useSpeech();
  return (
    <>
      {keys.map((key) => (
        <p key={key} class="words">
          {text(key)}
        </p>
      ))}
    </>
  );
}

function CardWords({ id }: { id: string }) {
  const { catalog, view } = useTable();
  const { t, name } = useSpeech();
  const facts = catalog.cards[id];
  const lying = view.tokens[id];
  const notes = [
    facts?.suit && name("suit", facts.suit),
    facts?.ruined && t("oa-ruin"),
    facts?.only && t(`oa-only-${facts.only}`),
    facts?.locked && t("oa-locked"),
    facts?.dice && t("oa-dice-n", { n: facts.dice }),
    lying?.favor && t("oa-favor-n", { n: lying.favor }),
    lying?.secrets && t("oa-secrets-n", { n: lying.secrets }),
  ].filter(Boolean);
  return (
    <>
      <CardPicture card={id} />
      {notes.length > 0 && <p class="words small">{notes.join(" · ")}</p>}
      {facts?.goal && <Plain words={`${t(`oa-${id.replaceAll("_", "-")}`)} ${t("oa-vision-means")}`} rule="OA-END-004" />}
      {id === SCEPTER && <Plain words={t("oa-scepter-means")} rule="OA-RELIC-009" />}
      <Lines keys={cardTexts(id, facts)} />
      {facts && <GalleryLink game="oath" at={`card/${facts.ruined && facts.back ? facts.back : id}`} />}
    </>
  );
}

function SiteWords({ name: place }: { name: string }) {
  const { view, catalog } = useTable();
  const say = useSpeech();
  const site = siteAt(view, place);
  if (!site) return null;
  if (!site.id) return <p class="words">{say.t("oa-unknown-site")}</p>;
  const facts = catalog.sites[site.id];
  return (
    <>
      <svg class="cpic" aria-hidden="true">
        <use href={`#${landOf(site.id)}`} />
      </svg>
      <p class="words small">
        {[site.up && rulerWords(site, view, say), say.t("oa-capacity-n", { n: facts?.capacity ?? 0 }), site.relics.length > 0 && say.t("oa-relics-n", { n: site.relics.length })].filter(Boolean).join(" · ")}
      </p>
      <Lines keys={siteTexts(site.id, facts)} />
      <GalleryLink game="oath" at={`site/${site.id}`} />
    </>
  );
}

function SpaceWords({ space }: { space: number }) {
  const { view } = useTable();
  const { t } = useSpeech();
  const found = view.reliquary[space];
  if (!found) return null;
  return (
    <>
      {found.relic?.card && <CardWords id={found.relic.card} />}
      <Plain note={found.relic && !found.relic.card ? t("oa-unknown-relic") : undefined} words={t(found.relic ? "oa-space-then" : "oa-space-now", { what: t(`oa-space-means-${found.space}`) })} rule="OA-RELQ-004" />
    </>
  );
}

function BannerWords({ name: banner }: { name: string }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const found = view.banners[banner];
  if (!found) return null;
  const holder = found.holder < 0 ? t("oa-nobody") : name("player", view.players[found.holder]?.color);
  return (
    <>
      <CardPicture card={banner} />
      <p class="words small">
        {holder} · {t(banner === "peoples_favor" ? "oa-favor-n" : "oa-secrets-n", { n: found.tokens })}
        {found.side === "mob" && ` · ${t("oa-mob")}`}
      </p>
      <Lines keys={[`banner:${banner}:always`]} />
      <GalleryLink game="oath" at={`banner/${banner}`} />
    </>
  );
}

/** Everything on somebody's board. */
function BoardWords({ color }: { color: string }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const seat = view.players.findIndex((player) => player.color === color);
  const player = view.players[seat];
  if (!player) return null;
  const advisers = player.advisers.map((adviser) => (adviser.card ? `${name("card", adviser.card)}${adviser.up ? "" : ` (${t("oa-down")})`}` : t(`oa-back-${adviser.back}`)));
  const held = [
    ...Object.entries(view.banners)
      .filter(([, banner]) => banner.holder === seat)
      .map(([banner, { tokens }]) => `${name("banner", banner)} (${tokens})`),
    ...player.relics.map((relic) => name("card", relic)),
    ...(player.vision ? [name("card", player.vision)] : []),
  ];
  const rows: [string, string][] = [
    [t("oa-role"), name("role", player.role)],
    [t("oa-place"), name("site", player.site)],
    [t("oa-favor"), String(player.favor)],
    [t("oa-secrets"), player.spent ? `${player.secrets} + ${t("oa-spent-n", { n: player.spent })}` : String(player.secrets)],
    [t("oa-warbands"), `${player.warbands} · ${t("oa-bank-n", { n: player.bank })}`],
    [t("oa-supply"), String(player.supply)],
    [t("oa-sites"), String(player.sites)],
    [t("oa-advisers"), advisers.join(", ") || "–"],
    [t("oa-holdings"), held.join(", ") || "–"],
  ];
  return (
    <dl class="card-words">
      {rows.map(([term, words]) => (
        <>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </>
      ))}
    </dl>
  );
}
