import { halves } from "../../../options/pieces";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import type { View } from "../types";
import { useTable } from "../useTable";
import { Commons } from "./Commons";
import { SiteTile } from "./SiteTile";
import { walk } from "./walk";

export const REGIONS = ["cradle", "provinces", "hinterland"] as const;
export type Shown = (typeof REGIONS)[number] | "commons";

/** The part of the map a piece lies in, where there is one. */
export function regionOf(of: string, view: View): Shown | undefined {
  const [kind, name] = halves(of);
  if (["bank", "space", "banner"].includes(kind) || of === piece.pile("deck")) return "commons";
  if (kind === "pile") return REGIONS.find((region) => region === name);
  const at = kind === "pawn" ? view.players.find((player) => player.color === name)?.site : name;
  const site = view.sites.find((one) => one.id === at || one.name === at || one.cards.includes(name) || one.relics.some((relic) => piece.relic(relic.n) === of));
  return site?.region as Shown | undefined;
}

/** The map: three regions with their sites and discard piles; the banks lie under the Cradle. On a phone one of them. */
export function Regions({ only }: { only?: Shown }) {
  const { t } = useSpeech();
  const shown = only === "commons" ? [] : REGIONS.filter((region) => !only || region === only);
  return (
    <div class={only ? "regions one" : "regions"} role="group" aria-label={t("oa-map")} onKeyDown={walk}>
      {shown.map((region) => (
        <Region key={region} region={region} phone={only !== undefined} />
      ))}
      {only === "commons" && (
        <Commons>
          <div class="piles">
            {REGIONS.map((region) => (
              <Pile key={region} region={region} named />
            ))}
          </div>
        </Commons>
      )}
    </div>
  );
}

function Region({ region, phone }: { region: string; phone: boolean }) {
  const { view } = useTable();
  const { name } = useSpeech();
  const sites = view.sites.filter((site) => site.region === region);
  return (
    <section class={`reg ${region}`} aria-label={name("region", region)}>
      <div class="rh">
        <b>{name("region", region)}</b>
        <span class="sp" />
        <Pile region={region} />
      </div>
      {sites.map((site) => (
        <SiteTile key={site.slot} site={site} />
      ))}
      {region === "cradle" && !phone && <Commons />}
    </section>
  );
}

/** A discard pile: how many, and the backs that can be told apart. */
function Pile({ region, named = false }: { region: string; named?: boolean }) {
  const { view, index, pick, pointed } = useTable();
  const { t, name } = useSpeech();
  const pile = view.piles[region] ?? [];
  const key = piece.pile(region);
  const visions = pile.filter((back) => back === "vision").length;
  return (
    <button
      type="button"
      class={`pile ${standing(index, key)} ${pointed === key ? "at" : ""}`}
      data-piece={key}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="hidden">
        {name("pile", region)}: {t("oa-cards-n", { n: pile.length })}
        {visions > 0 && `, ${t("oa-visions-n", { n: visions })}`}
      </span>
      <span class="in" aria-hidden="true">
        <Icon name="o-deck" class="tiny" /> {named ? name("region", region) : <span class="word">{t("oa-pile-short")}</span>} <b>{pile.length}</b>
        {visions > 0 && (
          <>
            <Icon name="o-vision" class="tiny" />
            {visions}
          </>
        )}
      </span>
    </button>
  );
}
