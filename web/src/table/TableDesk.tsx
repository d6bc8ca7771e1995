import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CombatPanel } from "../combat/CombatPanel";
import { DuelPanel } from "../combat/DuelPanel";
import { HexMap } from "../map/HexMap";
import { mainOptions, rows, type Row } from "../options/groups";
import { indexOptions, type Piece } from "../options/pieces";
import { RuleWindow } from "../rules/RuleWindow";
import { Consent } from "../seats/Consent";
import { Cover } from "../seats/Cover";
import { People } from "../seats/People";
import { useTurnNotice } from "../seats/useTurnNotice";
import { Dialog } from "../ui/Dialog";
import { OpenRule } from "../ui/RuleLink";
import { usePhone } from "../ui/usePhone";
import type { Catalog, Option, TableMessage } from "../wire/types";
import { useSpeech } from "../words/words";
import { Announcer } from "./Announcer";
import { Table, type TableContext } from "./context";
import { EndScreen } from "./EndScreen";
import { Hand } from "./Hand";
import { Help } from "./Help";
import { HeroPanel } from "./HeroPanel";
import { Log } from "./Log";
import { Offers } from "./Offers";
import { PhoneBody, type Tab } from "./PhoneBody";
import { PieceWindow, type Opened } from "./PieceWindow";
import { PileWindow } from "./PileWindow";
import { Preview } from "./Preview";
import { Question, Rows } from "./Question";
import { pieceTitle, rowTitle, whyName } from "./rowTitle";
import { SourcePanel } from "./SourcePanel";
import { TacticTable } from "./TacticTable";
import { TopBar } from "./TopBar";
import { Units } from "./Units";
import { useKeys } from "./useKeys";
import type { Said } from "./useTableLine";

interface Props {
  id: string;
  table: TableMessage;
  catalog: Catalog;
  busy: boolean;
  said: Said | null;
  clearSaid(): void;
  answer(notation: string): void;
  undo(): void;
  why(name: string): void;
  onLook(seat: number): void;
  onAsk(): void;
  onConsent(ask: number, yes: boolean): void;
}

const rect = (at: Element) => {
  const { left, top, right, bottom } = at.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** The whole table on one screen. */
export function TableDesk({ id, table, catalog, busy, said, clearSaid, answer, undo, why, onLook, onAsk, onConsent }: Props) {
  const say = useSpeech();
  const phone = usePhone();
  const { view } = table;
  const options = table.decision?.mine === false ? [] : (table.decision?.options ?? []);
  const index = useMemo(() => indexOptions(options, view), [options, view]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [people, setPeople] = useState(() => location.search === "?people");
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const [pile, setPile] = useState<"discard" | "play" | null>(null);
  const [mapWanted, setMapWanted] = useState(false);
  const [boardWanted, setBoardWanted] = useState(false);
  const [tab, setTab] = useState<Tab>("board");
  const [pointed, point] = useState<Piece | null>(null);
  const opener = useRef<HTMLElement | SVGElement | null>(null);

  const act = useCallback(
    (option: Option) => {
      if (busy) return;
      setOpened(null);
      setAll(false);
      clearSaid();
      setTab("board");
      answer(option.notation);
    },
    [busy, answer],
  );
  const me = view.players[view.seat ?? 0]!;
  const turn = table.seats.length > 1 && !table.outcome && (table.decision?.mine === true || table.mine.includes(table.cover?.seat ?? -1));
  useTurnNotice(turn);
  const open = (next: Opened, at: Element) => {
    opener.current = at as HTMLElement;
    setOpened(next);
  };
  const context: TableContext = { table, view, catalog, me, index, busy, act, undo, pick, look, pointed, point };

  function pick(piece: Piece, at: Element): void {
    const found = index.get(piece) ?? [];
    if (found.length === 1 && !found[0]!.idle) act(found[0]!);
    else look(piece, at);
  }
  function look(piece: Piece, at: Element): void {
    const found = index.get(piece) ?? [];
    open({ piece, title: pieceTitle(piece, context, say), options: found, anchor: rect(at) }, at);
    if (!found.length) why(whyName(piece, context));
  }
  const pickRow = (row: Row, at: Element) => {
    if (row.options.length === 1) act(row.options[0]!);
    else open({ piece: null, title: rowTitle(row, context, say), options: row.options, anchor: rect(at) }, at);
  };
  const close = () => {
    setOpened(null);
    opener.current?.focus?.();
  };
  const tryUndo = (at: Element | null) => {
    if (busy) return;
    if (table.undo.can) {
      setOpened(null);
      undo();
    } else if (table.undo.ask) {
      setAsking(true);
    } else if (at) {
      const reason = { text: table.undo.text ?? say.t("undo-nothing"), rule: table.undo.rule ?? null };
      open({ piece: null, title: say.t("undo"), options: [], anchor: rect(at), why: reason }, at);
    }
  };

  useEffect(() => {
    setOpened(null);
    point(null);
    document.title = `${turn ? "● " : ""}${table.decision?.prompt ?? say.t("game-over")} · Távola`;
  }, [table.seq, table.lang]);
  useEffect(() => setMapWanted(false), [view.combat === null, view.duel == null]);
  useEffect(() => {
    if (!said) return;
    if (said.piece === null) {
      const box = document.querySelector(".q") ?? document.body;
      open({ piece: null, title: say.t("refused"), options: [], anchor: rect(box), why: said }, box);
    } else setOpened((now) => (now && now.piece && whyName(now.piece, context) === said.piece ? { ...now, why: said } : now));
  }, [said?.count]);

  useKeys({
    enter: () => {
      const main = mainOptions(options)[0];
      if (main) act(main);
      else document.querySelector<HTMLElement>(".rows button")?.focus();
    },
    hint: (key) => {
      const row = rows(options, view).find((one) => one.hint === key);
      const at = document.querySelector(`[data-hint="${key}"]`);
      if (row && at) pickRow(row, at);
    },
    undo: () => tryUndo(document.querySelector("button.undo")),
    help: () => setHelp(true),
    back: () => (opened ? close() : setMapWanted(false)),
  });

  const dueling = view.duel != null;
  const fighting = (view.combat !== null || dueling) && !mapWanted;
  const tactics = options.some((option) => option.kind === "tactic");
  const board = fighting ? (
    dueling ? (
      <DuelPanel phone={phone} onMap={() => setMapWanted(true)} />
    ) : (
      <CombatPanel phone={phone} onMap={() => setMapWanted(true)} />
    )
  ) : (
    <>
      <HexMap />
      {tactics && <TacticTable />}
      {(view.combat || dueling) && !phone && (
        <button type="button" class="main back-to-fight" onClick={() => setMapWanted(false)}>
          {say.t("back-to-fight")}
        </button>
      )}
    </>
  );
  const question = <Question phone={phone} onAll={() => setAll(true)} onRow={pickRow} />;
  const hand = <Hand phone={phone} />;
  const top = <TopBar phone={phone} onRules={() => window.open("/rules", "_blank", "noopener")} onHelp={() => setHelp(true)} onUndo={tryUndo} onPeople={table.seats.length > 1 ? () => setPeople(true) : null} />;

  let body;
  if (table.cover) body = <Cover hero={table.cover.hero} onLook={() => onLook(table.cover!.seat)} />;
  else if (table.outcome && !boardWanted) body = <EndScreen outcome={table.outcome} id={id} onBoard={() => setBoardWanted(true)} />;
  else if (phone) body = <PhoneBody top={top} board={board} question={question} hand={hand} tab={tab} setTab={setTab} onPile={setPile} mapWanted={mapWanted} setMapWanted={setMapWanted} />;
  else {
    body = (
      <div class="desk">
        {top}
        <main id="map" class={fighting ? "panel fighting" : "panel"}>
          <SourcePanel />
          <div class="centre">{board}</div>
          {!fighting && <Offers />}
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
    );
  }
  return (
    <Table.Provider value={context}>
      <OpenRule.Provider value={setRule}>
        <Announcer />
        {body}
        {opened && <PieceWindow opened={opened} onClose={close} />}
        {all && (
          <Dialog title={table.decision?.prompt ?? ""} onClose={() => setAll(false)}>
            <Rows list={rows(options, view)} act={act} busy={busy} onRow={(row) => row.options[0] && act(row.options[0])} />
          </Dialog>
        )}
        {pile && <PileWindow pile={pile} onClose={() => setPile(null)} />}
        <Consent onAnswer={onConsent} />
        {asking && (
          <Dialog title={say.t("undo")} onClose={() => setAsking(false)}>
            <p>{table.undo.text}</p>
            <button
              type="button"
              class="main"
              onClick={() => {
                setAsking(false);
                onAsk();
              }}
            >
              {say.t("consent-ask")}
            </button>
          </Dialog>
        )}
        {people && <People id={id} onClose={() => setPeople(false)} />}
        {help && <Help id={id} onClose={() => setHelp(false)} />}
        {rule && <RuleWindow game={view.game} id={rule} onClose={() => setRule(null)} />}
      </OpenRule.Provider>
    </Table.Provider>
  );
}
