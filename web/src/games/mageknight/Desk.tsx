import { useEffect, useState } from "preact/hooks";
import { useHintedTab } from "../../guide/useHintedTab";
import type { DeskProps } from "../../table/game";
import { Log } from "../../table/Log";
import { useSpeech } from "../../words/words";
import { CombatPanel, DuelPanel, LevelUp, PileWindow } from "./later";
import { HexMap } from "./map/HexMap";
import { Hand } from "./panels/Hand";
import { HeroPanel } from "./panels/HeroPanel";
import { Offers } from "./panels/Offers";
import { PhoneBody, type Tab } from "./panels/PhoneBody";
import { Preview } from "./panels/Preview";
import { SourcePanel } from "./panels/SourcePanel";
import { TacticTable } from "./panels/TacticTable";
import { Units } from "./panels/Units";
import { FocusProvider } from "./play/focus";
import { PlanProvider } from "./play/plan";
import { useTable } from "./useTable";

/** Which tab of a phone holds which pieces; the hand is always in sight. */
const TABS: Record<string, Tab> = { space: "board", slot: "board", foe: "board", attack: "board", hero: "board", unit: "hero", skill: "hero", crystal: "hero", die: "source", tactic: "board", dummy: "source", offer: "offers" };

/** The whole table on one screen: map or combat in the middle, the own area below. */
export function Desk(props: DeskProps) {
  return (
    <FocusProvider>
      <PlanProvider>
        <Laid {...props} />
      </PlanProvider>
    </FocusProvider>
  );
}

function Laid({ phone, top, question, acted, hinted, back }: DeskProps) {
  const { view, table } = useTable();
  const say = useSpeech();
  const [pile, setPile] = useState<"discard" | "play" | null>(null);
  const [mapWanted, setMapWanted] = useState(false);
  const [tab, setTab] = useState<Tab>("board");
  useEffect(() => setTab("board"), [acted]);
  useHintedTab(hinted, TABS, setTab);
  useEffect(() => setMapWanted(false), [view.combat === null, view.duel == null]);
  back.current = () => setMapWanted(false);

  const dueling = view.duel != null;
  const fighting = (view.combat !== null || dueling) && !mapWanted;
  const tactics = table.decision?.mine !== false && table.decision?.options.some((option) => option.kind === "tactic");
  const asked = table.decision?.mine === false ? [] : (table.decision?.options ?? []);
  const skills = asked.filter((option) => option.kind === "gain_skill");
  const learned = view.phase === "end" && asked.length > 0 && asked.every((option) => option.kind === "gain") ? asked : [];
  const levelling = skills.length > 0 || learned.length > 0;
  const board = levelling ? (
    <LevelUp skills={skills} cards={learned} />
  ) : fighting ? (
    dueling ? (
      <DuelPanel phone={phone} onMap={() => setMapWanted(true)} />
    ) : (
      <CombatPanel phone={phone} onMap={() => setMapWanted(true)} />
    )
  ) : (
    <>
      <HexMap hinted={hinted} />
      {tactics && <TacticTable />}
      {(view.combat || dueling) && !phone && (
        <button type="button" class="main back-to-fight" onClick={() => setMapWanted(false)}>
          {say.t("back-to-fight")}
        </button>
      )}
    </>
  );
  const hand = <Hand phone={phone} />;
  const window = pile && <PileWindow pile={pile} onClose={() => setPile(null)} />;
  if (phone) {
    return (
      <>
        <PhoneBody top={top} board={board} question={question} hand={hand} tab={tab} setTab={setTab} onPile={setPile} mapWanted={mapWanted} setMapWanted={setMapWanted} />
        {window}
      </>
    );
  }
  return (
    <>
      <div class="desk">
        {top}
        <main id="map" class={levelling ? "panel levelling" : fighting ? "panel fighting" : "panel"}>
          {!levelling && <SourcePanel moving={!fighting} />}
          <div class="centre">{board}</div>
          {!fighting && !levelling && <Offers />}
        </main>
        <div id="side">
          {question}
          <Preview />
          <Log />
        </div>
        <section id="hand" class="panel" aria-label={say.t("own-area")}>
          <HeroPanel onPile={setPile} />
          {hand}
          <Units />
        </section>
      </div>
      {window}
    </>
  );
}
