import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { soften } from "../../../words/soften";
import { useSpeech, type Speech } from "../../../words/words";
import { helm, landOf, playerColor, siteSign, suitIcon, textKeys } from "../art/pictures";
import { Bends } from "../options/Bends";
import { forecastOf } from "../options/Extra";
import { CardPicture } from "../later";
import { piece } from "../options/pieces";
import { campaignOf, colorOf, useTable } from "../useTable";
import type { Site, SiteFacts, View } from "../types";
import { CardTile, PriceSigns, SHORT } from "./CardTile";

/** A slot of the map: the land with its ruler and pawns, its cards and relics; or the compass of a facedown site. */
export function SiteTile({ site }: { site: Site }) {
  return site.up ? <OpenSite site={site} /> : <HiddenSite site={site} />;
}

/** What a journey there costs now; nothing where it cannot be made. */
function useTravel(name: string): number | null {
  const { index } = useTable();
  const option = (index.get(piece.site(name)) ?? []).find((one) => one.kind === "travel");
  return forecastOf(option)?.supply ?? null;
}

function HiddenSite({ site }: { site: Site }) {
  const { index, pick, pointed, view } = useTable();
  const say = useSpeech();
  const key = piece.site(site.name);
  const supply = useTravel(site.name);
  const known = site.id ? say.name("site", site.id) : "";
  return (
    <button
      type="button"
      class={`site hid ${standing(index, key)} ${pointed === key ? "at" : ""}`}
      data-piece={key}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="hidden">{[say.name("site", site.name), known, supply !== null && say.t("oa-travel-n", { n: supply })].filter(Boolean).join(", ")}</span>
      <span class="in" aria-hidden="true">
        <Icon name="o-rose" class="rose" />
        <span>
          <b>{known || say.t("oa-hidden-site")}</b>
          {supply !== null && (
            <span class="way">
              {say.name("action", "travel")} <em>{supply}</em>
              <Icon name="o-sack" />
            </span>
          )}
        </span>
        <Pawns view={view} site={site} />
      </span>
    </button>
  );
}

function OpenSite({ site }: { site: Site }) {
  const { view, catalog, index, pick, pointed } = useTable();
  const say = useSpeech();
  const key = piece.site(site.name);
  const campaign = campaignOf(view);
  const target = campaign?.targets.includes(`site ${site.id}`);
  const facts = catalog.sites[site.id];
  const free = Math.max(0, site.capacity - site.cards.length);
  const supply = useTravel(site.name);
  const tiles = site.cards.length + site.relics.length;
  return (
    <section class={`site ${target ? "sel" : ""} ${pointed === key ? "at" : ""}`} data-site={site.id}>
      <button type="button" class={`land ${standing(index, key)}`} data-piece={key} onClick={(event) => pick(key, event.currentTarget)}>
        <span class="hidden">{siteLabel(site, view, say, supply)}</span>
        <span class="in" aria-hidden="true">
          <span class="pic">
            <svg aria-hidden="true">
              <use href={`#${landOf(site.id)}`} />
            </svg>
            <Ruler site={site} view={view} />
            <SiteSign facts={facts} title={siteTexts(site.id, facts).map(say.text).join(" ")} />
            <Pawns view={view} site={site} />
            <Bends of={site.id} />
          </span>
          <span class="nm">{soften(say.name("site", site.id), SHORT)}</span>
          <span class="tk">
            {site.favor > 0 && (
              <span>
                {site.favor}
                <Icon name="o-coin" class="tiny" />
              </span>
            )}
            {site.secrets > 0 && (
              <span>
                {site.secrets}
                <Icon name="o-secret" class="tiny" />
              </span>
            )}
            {supply !== null && (
              <span class="way">
                <Icon name="o-boot" class="tiny" />
                {supply}
              </span>
            )}
            {target && <span class="t">✓ {say.t("oa-target")}</span>}
            {!target && (index.get(key) ?? []).some((option) => option.kind === "target") && <span class="p">+ {say.t("oa-target")}</span>}
          </span>
        </span>
      </button>
      <div class="site-cards" style={{ "--n": Math.max(3, tiles + free) }}>
        {site.cards.map((card) => (
          <CardTile key={card} card={card} />
        ))}
        {site.relics.map((relic) => (
          <RelicTile key={relic.n} n={relic.n} card={relic.card} facts={facts} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <span key={i} class="slot" aria-hidden="true">
            +
          </span>
        ))}
      </div>
    </section>
  );
}

/** What the land itself does, in a sign. */
function SiteSign({ facts, title }: { facts: SiteFacts | undefined; title: string }) {
  const sign = siteSign(facts?.powers);
  if (!sign) return null;
  return (
    <span class="sign" title={title}>
      {sign.words}
      {sign.icons.map((icon) => (
        <Icon key={icon} name={icon} class="" />
      ))}
    </span>
  );
}

/** Who rules, and with how many. */
function Ruler({ site, view }: { site: Site; view: View }) {
  const { me } = useTable();
  if (site.ruler < 0)
    return (
      <span class="rul" style={{ background: "#5d554a" }}>
        <Icon name="o-skull" class="" />
        {site.bandits}
      </span>
    );
  const color = site.army || (view.players[site.ruler]?.role === "exile" ? colorOf(view, site.ruler) : "purple");
  return (
    <span class={`rul c-${color}`} data-figure={`army:${site.slot}:${color}`} data-grab={site.id === me.site ? `army:${site.id}` : undefined}>
      <Icon name={helm(color)} class="" />
      {site.warbands}
    </span>
  );
}

function Pawns({ view, site }: { view: View; site: Site }) {
  const { me } = useTable();
  const here = view.players.filter((player) => player.site !== "" && (player.site === site.id || player.site === site.name));
  if (!here.length) return null;
  return (
    <span class="pawns">
      {here.map((player) => (
        <svg key={player.color} data-grab={player.color === me.color ? `pawn:${player.color}` : undefined} data-figure={`pawn:${player.color}`} style={{ color: playerColor(player.color) }} class={player.color === "white" ? "pale" : ""} aria-hidden="true">
          <use href="#o-pawn" />
        </svg>
      ))}
    </span>
  );
}

/** A relic face down: what it costs, and its name to who has seen it. */
function RelicTile({ n, card, facts }: { n: number; card: string; facts: SiteFacts | undefined }) {
  const { index, pick, pointed } = useTable();
  const say = useSpeech();
  const key = piece.relic(n);
  return (
    <button
      type="button"
      class={`rel ${standing(index, key)} ${pointed === key ? "at" : ""}`}
      data-piece={key}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="hidden">{[say.t("oa-facedown-relic"), card && say.name("card", card)].filter(Boolean).join(": ")}</span>
      <span class="in" aria-hidden="true">
        {card ? (
          <span class="fx pictured">
            <CardPicture card={card} tall />
          </span>
        ) : (
          <Icon name="o-cup" class="" />
        )}
        {card && <span class="dcn">{soften(say.name("card", card), SHORT)}</span>}
        {facts?.bank ? (
          <span class="price">
            3<Icon name="o-coin" class="" />
            <Icon name={suitIcon(facts.bank)} class="" />
          </span>
        ) : (
          <PriceSigns price={facts?.cost} />
        )}
      </span>
    </button>
  );
}

export const rulerWords = (site: Site, view: View, say: Speech): string =>
  site.ruler < 0 ? say.t("oa-ruled-bandits", { n: site.bandits }) : say.t("oa-ruled-by", { player: say.name("player", colorOf(view, site.ruler)), n: site.warbands });

/** Everything about a site in one breath, for a screen reader. */
function siteLabel(site: Site, view: View, say: Speech, supply: number | null): string {
  const pawns = view.players.filter((player) => player.site === site.id).map((player) => say.name("player", player.color));
  return [
    say.name("site", site.id),
    rulerWords(site, view, say),
    pawns.length > 0 && say.t("oa-pawns", { players: pawns.join(", ") }),
    site.favor > 0 && say.t("oa-favor-n", { n: site.favor }),
    site.secrets > 0 && say.t("oa-secrets-n", { n: site.secrets }),
    site.relics.length > 0 && say.t("oa-relics-n", { n: site.relics.length }),
    supply !== null && say.t("oa-travel-n", { n: supply }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The keys of a site's own words. */
export const siteTexts = (site: string, facts: SiteFacts | undefined): string[] => textKeys("site", site, facts?.powers);
