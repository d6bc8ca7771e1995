import type { ComponentChildren } from "preact";
import { DamageTable, Knockout } from "../later";
import { crest } from "../../../art/crests";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";
import { HeroPanel } from "./HeroPanel";
import { Log } from "../../../table/Log";
import { Tabs } from "../../../table/Tabs";
import { Offers } from "./Offers";
import { Preview } from "./Preview";
import { SourcePanel } from "./SourcePanel";
import { Units } from "./Units";

export type Tab = "board" | "damage" | "map" | "hero" | "source" | "offers" | "log";

interface Props {
  top: ComponentChildren;
  board: ComponentChildren;
  question: ComponentChildren;
  hand: ComponentChildren;
  tab: Tab;
  setTab(tab: Tab): void;
  onPile(pile: "discard" | "play"): void;
  mapWanted: boolean;
  setMapWanted(wanted: boolean): void;
}

/** The table on a phone: one thing at a time, the question always in sight. */
export function PhoneBody({ top, board, question, hand, tab, setTab, onPile, mapWanted, setMapWanted }: Props) {
  const { view, me, held } = useTable();
  const { t, name } = useSpeech();
  const fighting = view.combat !== null || view.duel != null;
  const tabs: { id: Tab; icon: string; word: string }[] = [
    { id: "board", icon: fighting ? "i-attack" : "i-map", word: fighting ? t("tab-combat") : t("tab-map") },
    ...(view.combat?.blows.length ? [{ id: "damage" as Tab, icon: "i-wound", word: t("combat-damage-short") }] : []),
    ...(fighting ? [{ id: "map" as Tab, icon: "i-map", word: t("tab-map") }] : []),
    { id: "hero", icon: crest(me.hero), word: t("tab-hero") },
    { id: "source", icon: "i-die", word: t("source") },
    { id: "offers", icon: "i-deck", word: t("tab-offers") },
    { id: "log", icon: "i-log", word: t("log") },
  ];
  const shown: Tab = tab === "board" && fighting && mapWanted ? "map" : tab;
  // A Unit or a Skill that is dragged is meant for the board: it comes up under the finger. The sheet stays, unseen, because what
  // a finger has touched must not go away under it.
  const onBoard = shown === "board" || shown === "map";
  const carried = !onBoard && held !== null && /^(unit|skill):/.test(held);
  const go = (next: Tab) => {
    setMapWanted(next === "map");
    setTab(next === "map" ? "board" : next);
  };
  return (
    <div class="desk phone">
      {top}
      <main id="map" class="panel">
        {(onBoard || carried) && <div class="centre">{board}</div>}
        {!onBoard && (
          <div class={carried ? "sheet carried" : "sheet"} tabIndex={0} role="group" aria-label={tabs.find((one) => one.id === shown)?.word}>
            {shown === "hero" && (
              <>
                <HeroPanel onPile={onPile} />
                <Units />
                <Preview />
              </>
            )}
            {shown === "damage" && view.combat && (
              <>
                <Knockout combat={view.combat} />
                {view.combat.enemies
                  .filter((foe) => view.combat!.blows.some((blow) => blow.n === foe.n))
                  .map((foe) => (
                    <section key={foe.n} class="dt-one">
                      <h3>
                        {foe.n}. {name("enemy", foe.enemy)}
                      </h3>
                      <DamageTable combat={view.combat!} foes={[foe]} />
                    </section>
                  ))}
              </>
            )}
            {shown === "source" && <SourcePanel moving />}
            {shown === "offers" && <Offers />}
            {shown === "log" && <Log />}
          </div>
        )}
      </main>
      {question}
      <section id="hand" class="panel" aria-label={t("own-area")}>
        {hand}
      </section>
      <Tabs tabs={tabs} on={shown} onChoose={go} />
    </div>
  );
}
