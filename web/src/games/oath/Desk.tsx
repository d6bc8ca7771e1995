import { useEffect, useState } from "preact/hooks";
import { crest } from "../../art/crests";
import { useHintedTab } from "../../guide/useHintedTab";
import type { DeskProps } from "../../table/game";
import { Log } from "../../table/Log";
import { Tabs, type Tab as TabOf } from "../../table/Tabs";
import { Icon } from "../../ui/Icon";
import { usePhone } from "../../ui/usePhone";
import { useSpeech } from "../../words/words";
import { Asked, CampaignPanel, Offer } from "./later";
import { REGIONS, regionOf, Regions, type Shown } from "./map/Regions";
import { Drawn } from "./panels/Drawn";
import { Advisers, Holdings, MyBoard } from "./panels/MyBoard";
import { Preview } from "./panels/Preview";
import { Rivals } from "./panels/Rivals";
import { forecastOf } from "./options/Extra";
import { askedAside, campaignOf, siteAt, useTable } from "./useTable";

type Tab = "board" | "fight" | "hero" | "court" | "log";

/** Which tab of a phone holds which pieces. */
const TABS: Record<string, Tab> = { site: "board", card: "board", relic: "board", pawn: "board", pile: "board", bank: "board", banner: "board", player: "court", adviser: "hero" };

/** What stands in the middle: the map, or over it a campaign whose targets are declared, or an exchange. */
function useScene() {
  const context = useTable();
  const { view, table } = context;
  const campaign = campaignOf(view);
  const found = view.offer ? "offer" : campaign && !campaign.forming ? "campaign" : askedAside(context) ? "asked" : "map";
  const [away, setAway] = useState("");
  const key = `${found}${campaign?.n ?? ""}`;
  useEffect(() => setAway(""), [key]);
  return { scene: away === key ? "map" : found, over: found !== "map", toggle: () => setAway(away === key ? "" : key), seq: table.seq };
}

/** Pointing at a piece looks at what can be done with it: the first answer of which there is something to say. */
function useLooking() {
  const { index, consider } = useTable();
  const at = ({ target }: Event) => {
    const key = (target as Element).closest<HTMLElement>("[data-piece]")?.dataset.piece;
    const options = (key && index.get(key)) || [];
    consider(options.find((option) => forecastOf(option)) ?? options[0] ?? null);
  };
  const off = () => consider(null);
  return { onPointerOver: at, onPointerLeave: off, onFocusIn: at, onFocusOut: off };
}

/** The whole table on one screen: three regions, the own board below, question and odds at the right. */
export function Desk({ phone, top, question, acted, hinted, back }: DeskProps) {
  const { view, me } = useTable();
  const { t, name } = useSpeech();
  const [tab, setTab] = useState<Tab>("board");
  const home = siteAt(view, me.site)?.region as Shown | undefined;
  const [region, setRegion] = useState<Shown>(home ?? "cradle");
  const { scene, over, toggle } = useScene();
  const looking = useLooking();
  const fighting = campaignOf(view) !== undefined;
  const lying = usePhone("(max-height: 430px)");
  useEffect(() => setTab("board"), [acted, scene]);
  useHintedTab(hinted, TABS, setTab);
  useEffect(() => {
    if (home) setRegion(home);
  }, [home]);
  useEffect(() => {
    const there = hinted && regionOf(hinted, view);
    if (there) setRegion(there);
  }, [hinted]);
  back.current = () => (over ? toggle() : setTab("board"));

  const middle = scene === "offer" && view.offer ? <Offer offer={view.offer} /> : scene === "campaign" ? <CampaignPanel /> : scene === "asked" ? <Asked /> : null;
  const word = t(view.offer ? "oa-offer" : fighting ? "section-campaign" : "oa-question");
  const turn = over && (
    <button type="button" class={`scene-toggle at-${scene}`} aria-pressed={scene === "map"} onClick={toggle}>
      <Icon name={scene === "map" ? "o-sword" : "i-map"} /> {scene === "map" ? word : t("tab-map")}
    </button>
  );
  if (phone) {
    const tabs: TabOf<Tab>[] = [
      { id: "board", icon: middle ? (view.offer ? "o-swap" : "o-sword") : "i-map", word: middle ? word : t("tab-map") },
      { id: "fight", icon: "o-crown", word: t(fighting ? "oa-odds" : "oa-standing") },
      { id: "hero", icon: crest(me.color), word: t("oa-you") },
      { id: "court", icon: "o-pawn", word: t("oa-court") },
      { id: "log", icon: "i-log", word: t("log") },
    ];
    return (
      <div class="desk phone oath">
        {top}
        <main id="map" class="panel">
          {tab === "board" && !middle && (
            <div class="phone-map">
              <nav class="rtabs" aria-label={t("oa-regions")}>
                {[...REGIONS, "commons" as const].map((one) => (
                  <button type="button" key={one} class={one === region ? "on" : ""} aria-current={one === region ? "true" : undefined} onClick={() => setRegion(one)}>
                    {one === "commons" ? t("oa-banks-short") : name("region", one)}
                    {one === home && <Icon name="o-pawn" class="tiny" />}
                  </button>
                ))}
              </nav>
              <Regions only={region} />
              <Drawn />
              {turn}
            </div>
          )}
          {tab === "board" && middle && (
            <div class="sheet" tabIndex={0} role="group" aria-label={word}>
              {turn}
              {middle}
            </div>
          )}
          {tab !== "board" && (
            <div class="sheet" tabIndex={0} role="group" aria-label={tabs.find((one) => one.id === tab)?.word}>
              {tab === "fight" && <Preview />}
              {tab === "hero" && (
                <>
                  <MyBoard />
                  <Advisers />
                  <Holdings />
                </>
              )}
              {tab === "court" && <Rivals all />}
              {tab === "log" && <Log />}
            </div>
          )}
        </main>
        {lying && scene === "campaign" ? (
          <div class="beside">
            {question}
            <Preview />
          </div>
        ) : (
          question
        )}
        <Tabs tabs={tabs} on={tab} onChoose={(id: Tab) => setTab(id)} />
      </div>
    );
  }
  return (
    <div class="desk oath">
      {top}
      <main id="map" class="panel" {...looking}>
        {middle ?? <Regions />}
        {!middle && <Drawn />}
        {turn}
      </main>
      <div id="side">
        {question}
        <Preview />
        <Log />
      </div>
      <section id="hand" class="panel" aria-label={t("own-area")} {...looking}>
        <MyBoard />
        <Advisers />
        <Holdings />
        <Rivals />
      </section>
    </div>
  );
}
