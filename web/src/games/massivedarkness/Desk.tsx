import { useEffect, useRef, useState } from "preact/hooks";
import { crest } from "../../art/crests";
import { useHintedTab } from "../../guide/useHintedTab";
import type { DeskProps } from "../../table/game";
import { Log } from "../../table/Log";
import { Tabs, type Tab as TabOf } from "../../table/Tabs";
import { usePhone } from "../../ui/usePhone";
import { useSpeech } from "../../words/words";
import { Dungeon, MARGIN } from "./board/Dungeon";
import { CELL } from "./board/geometry";
import { rollsOf } from "./combat/told";
import { LevelUp, Market } from "./later";
import { piece } from "./options/pieces";
import { Choice, isChoice } from "./panels/Choice";
import { DrawnCards } from "./panels/Drawn";
import { ClassSheet, Gear, HeroSheet, HeroStrip } from "./panels/HeroBoard";
import { MissionBar, MissionWindow } from "./panels/Mission";
import { Foes, Party } from "./panels/Party";
import { Preview } from "./panels/Preview";
import { isLevelUp, isMarket } from "./panels/stages";
import { Selected, useTable } from "./useTable";

type Tab = "board" | "fight" | "hero" | "party" | "log";

/** Which tab of a phone holds which pieces. */
const TABS: Record<string, Tab> = { zone: "board", foe: "board", door: "board", hero: "board", pillar: "board", class: "board", offer: "board", card: "hero", line: "board", signature: "hero", die: "fight" };

/** What stands where goes by the shape of the board, its width over its height. A broad one lies above the hero's own, everything else beside
 * both; above a long one there is room for the hero's cards over their skills; one a little wider than high leaves room for the log below it; a
 * slim one leaves its width to the panels. */
const LONG = 2.5;
const BROAD = 1.6;
const WIDE = 1.25;
const SLIM = 0.75;
/** On a small screen of nearly equal sides more boards count as broad. */
const SMALL = "(max-width: 1199px) and (min-aspect-ratio: 1/1) and (max-aspect-ratio: 3/2)";
const BROAD_THERE = 1.45;
/** A question with more answers needs the whole side of a phone held sideways. */
const FEW = 5;
const FEWER = 3;
const MARGINS = 2 * MARGIN;

/** The whole table on one screen: the dungeon to the left; question and forecast, party, enemies and the hero's board to the right. */
export function Desk({ phone, top, question, acted, hinted, back }: DeskProps) {
  const { view, me, table } = useTable();
  const { t } = useSpeech();
  const upright = usePhone("(max-aspect-ratio: 1/1)");
  const small = usePhone(SMALL);
  const [figure, select] = useState(piece.hero(me.seat));
  const [mission, setMission] = useState(false);
  const [tab, setTab] = useState<Tab>("board");
  const fighting = view.combat !== null;
  useEffect(() => select(piece.hero(me.seat)), [me.seat]);
  useHintedTab(hinted, TABS, setTab);
  useEffect(() => setTab(fighting ? "fight" : "board"), [acted, fighting]);
  // Dice that just fell are shown before anything else, where only one thing can be shown.
  const rolled = rollsOf(table).at(-1)?.n ?? 0;
  const shown = useRef(rolled);
  useEffect(() => {
    if (rolled > shown.current) setTab("fight");
    shown.current = rolled;
  }, [rolled]);
  useEffect(() => {
    if (figure.startsWith("foe:") && !view.enemies.some((enemy) => piece.foe(enemy.enemy) === figure)) select(piece.hero(me.seat));
  }, [table.seq]);
  back.current = () => select(piece.hero(me.seat));

  const options = table.decision?.mine ? table.decision.options : [];
  const levelling = isLevelUp(options);
  const dealing = isMarket(view);
  const stage = levelling ? <LevelUp /> : dealing ? <Market /> : isChoice(options) ? <Choice options={options} /> : null;
  const window = mission && <MissionWindow onClose={() => setMission(false)} />;
  if (phone) {
    const tabs: TabOf<Tab>[] = [
      { id: "board", icon: "i-map", word: t("tab-map") },
      { id: "fight", icon: "d-hit", word: t(fighting ? "tab-combat" : "preview") },
      { id: "hero", icon: crest(me.hero), word: t("tab-hero") },
      { id: "party", icon: "d-party", word: t("md-party") },
      { id: "log", icon: "i-log", word: t("log") },
    ];
    return (
      <Selected.Provider value={{ figure, select }}>
        <div class={stage && tab === "board" ? "desk phone md staged" : "desk phone md"}>
          {top}
          <main id="map" class="panel">
            {tab === "board" ? (
              (stage ?? (
                <div class="centre">
                  <MissionBar onOpen={() => setMission(true)} />
                  <div class="stage">
                    <Dungeon />
                    <DrawnCards />
                  </div>
                </div>
              ))
            ) : (
              <div class="sheet" tabIndex={0} role="group" aria-label={tabs.find((one) => one.id === tab)?.word}>
                {tab === "fight" && <Preview />}
                {tab === "hero" && (
                  <div class="hero-sheet">
                    <HeroSheet />
                    <Gear />
                    <ClassSheet />
                  </div>
                )}
                {tab === "party" && (
                  <>
                    <Party />
                    <Foes />
                  </>
                )}
                {tab === "log" && <Log />}
              </div>
            )}
          </main>
          {question}
          {tab === "board" && !stage && <Preview brief />}
          {tab === "board" && !stage && !upright && options.length <= FEW && <HeroStrip tight={options.length > FEWER} />}
          <Tabs tabs={tabs} on={tab} onChoose={(id: Tab) => setTab(id)} />
        </div>
        {window}
      </Selected.Provider>
    );
  }
  const shape = view.map.width / view.map.height;
  const broad = shape >= (small ? BROAD_THERE : BROAD);
  const across = !upright && !stage;
  const above = broad && across;
  const flat = !broad && shape >= WIDE && across;
  const classes = [broad ? "broad" : "tall", above && "above", above && shape < BROAD && "near", above && shape >= LONG && "long", flat && "flat", shape < SLIM && across && "slim", stage && "staged", dealing && !levelling && "dealing"];
  const beside = (
    <>
      {question}
      <Preview withLog={!flat || stage !== null} />
      <Party />
      {view.enemies.length > 0 && <Foes />}
      {!stage && <DrawnCards />}
    </>
  );
  return (
    <Selected.Provider value={{ figure, select }}>
      <div class={`desk md ${classes.filter(Boolean).join(" ")}`}>
        {top}
        <main id="map" class="panel">
          {stage ?? (
            <div class="centre">
              <MissionBar onOpen={() => setMission(true)} />
              <div class="stage" style={flat || above ? { aspectRatio: `${view.map.width * CELL + MARGINS}/${view.map.height * CELL + MARGINS}` } : undefined}>
                <Dungeon whole />
              </div>
              {flat && <Log />}
            </div>
          )}
        </main>
        {above ? <div class="beside">{beside}</div> : beside}
        <section id="hand" class="panel" aria-label={t("own-area")}>
          <HeroSheet />
          <Gear />
          <ClassSheet />
        </section>
      </div>
      {window}
    </Selected.Provider>
  );
}
