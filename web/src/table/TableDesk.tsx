import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { entered, rows, type Row } from "../options/groups";
import { indexOptions, type Piece } from "../options/pieces";
import { rulesOf } from "../rules/address";
import { Cover } from "../seats/Cover";
import { seatOf } from "../seats/who";
import { useTurnNotice } from "../seats/useTurnNotice";
import { rememberGuide } from "../guide/learning";
import { Strip } from "../guide/Strip";
import { useGlide } from "../story/glide";
import { useStorySettings } from "../story/pace";
import { RecapWindow, Returned } from "../story/Recap";
import { StoryPanel } from "../story/StoryPanel";
import { useStory } from "../story/useStory";
import { Dialog } from "../ui/Dialog";
import { OpenRule } from "../ui/RuleLink";
import { usePhone } from "../ui/usePhone";
import { useUnit } from "../ui/useUnit";
import type { Advice, Lead, Option, Scouted, TableMessage, Way } from "../wire/types";
import { GlossaryContext, useGlossaryOf } from "../words/glossary";
import { useSpeech } from "../words/words";
import { Announcer } from "./Announcer";
import { Table, type TableContext } from "./context";
import type { TableUi } from "./game";
import { GoalWindow } from "./Goal";
import { Consent, Drag, EndScreen, Guide, Held, Help, Inspect, late, Layer, People, PieceWindow, RuleWindow } from "./late";
import type { Opened } from "./PieceWindow";
import { Question, Rows } from "./Question";
import { rowTitle } from "./rowTitle";
import { TopBar } from "./TopBar";
import { useFollowing } from "../options/useFollowing";
import { useKeys } from "./useKeys";
import { useMinutes } from "./end/minutes";
import type { Said } from "./useTableLine";

interface Props {
  id: string;
  game: TableUi;
  table: TableMessage;
  catalog: unknown;
  busy: boolean;
  said: Said | null;
  clearSaid(): void;
  answer(notation: string): void;
  undo(): void;
  readBack(): void;
  why(name: string): void;
  advice: Advice | null;
  clearAdvice(): void;
  ways: Way[] | null;
  askWays(): void;
  scouted: Scouted | null;
  scout(piece: Piece, first: string[]): void;
  leads: Lead[] | null;
  askLeads(notations: string[]): void;
  onAdvise(): void;
  onLearn(on: boolean): void;
  onLook(seat: number): void;
  onAsk(): void;
  onConsent(ask: number, yes: boolean): void;
}

const rect = (at: Element) => {
  const { left, top, right, bottom } = at.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** The shell of every table: what is asked, what was answered, windows, keys and undo. The game draws the rest. */
export function TableDesk({ id, game, table: live, catalog, busy, said, clearSaid, answer, undo, readBack, why, advice, clearAdvice, ways, askWays, scouted, scout, leads, askLeads, onAdvise, onLearn, onLook, onAsk, onConsent }: Props) {
  const say = useSpeech();
  const phone = usePhone(game.narrow);
  const roomy = usePhone("(min-width: 701px) and (min-height: 560px), (min-aspect-ratio: 1/1) and (min-width: 640px)");
  useUnit(!phone && (game.scales ?? false));
  const { pace } = useStorySettings();
  const { shown: table, telling, loose } = useStory(live, game.tale, pace);
  useGlide(table.view, pace || 2);
  useMinutes(id, !live.outcome && !live.replay);
  const { view } = table;
  useEffect(() => {
    Promise.all([late.fetch(), game.rest?.()])
      .then(() => document.documentElement.toggleAttribute("data-whole", true))
      .catch(() => undefined); // whatever is wanted of it asks again
  }, [game]);
  const time = game.time(view);
  useEffect(() => {
    document.documentElement.dataset["time"] = time;
    return () => void (document.documentElement.dataset["time"] = "day");
  }, [time]);
  const options = table.decision?.mine === false ? [] : (table.decision?.options ?? []);
  const index = useMemo(() => indexOptions(options), [options]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [goal, setGoal] = useState(false);
  const words = useGlossaryOf(view.game, table.lang);
  const [people, setPeople] = useState(() => location.search === "?people");
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const [recap, setRecap] = useState<number | null>(null);
  const [boardWanted, setBoardWanted] = useState(false);
  const over = useRef(!!live.outcome);
  const [acted, setActed] = useState(0);
  const [considered, consider] = useState<Option | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [dropped, setDropped] = useState<Piece | null>(null);
  const pointed = considered?.pieces[0] ?? null;
  const opener = useRef<HTMLElement | SVGElement | null>(null);
  const back = useRef<() => void>(() => undefined);

  const open = (next: Opened, at: Element) => {
    opener.current = at as HTMLElement;
    setOpened(next);
  };
  const act = useCallback(
    (option: Option, sure = false) => {
      if (busy) return;
      if (!sure && option.warns?.length) {
        const at = document.querySelector(`[data-option="${CSS.escape(option.notation)}"]`) ?? document.querySelector(".q") ?? document.body;
        setAll(false); // a window would lie under the list of all answers
        open({ piece: null, title: say.t("sure"), options: [option], anchor: rect(at) }, at);
        return;
      }
      setOpened(null);
      setAll(false);
      clearSaid();
      setActed((count) => count + 1);
      answer(option.notation);
    },
    [busy, answer, say],
  );
  const { follow, stop } = useFollowing(table, options, busy, act);
  const turn = live.seats.length > 1 && !live.outcome && (live.decision?.mine === true || live.mine.includes(live.cover?.seat ?? -1));
  useTurnNotice(turn, live.decision?.prompt ?? "");
  const context: TableContext = { game, table, view, catalog, index, busy, act, undo, readBack, pick, look, offer, follow, ways, askWays: () => ways ?? askWays(), scouted, scout, leads, askLeads, held, dropped, pointed, considered, consider };

  function pick(piece: Piece, at: Element): void {
    const [only, ...others] = index.get(piece) ?? [];
    if (only && !others.length && !only.idle && !only.warns?.length && !game.careful?.(only)) act(only);
    else look(piece, at);
  }
  function look(piece: Piece, at: Element): void {
    const found = index.get(piece) ?? [];
    open({ piece, title: game.title(piece, context, say), options: found, anchor: rect(at) }, at);
    if (!found.length && !game.told?.(piece)) why(piece);
  }
  function offer(found: Option[], title: string, at: Element): void {
    const [only, ...others] = found;
    if (only && !others.length && !game.careful?.(only)) act(only);
    else if (only) open({ piece: null, title, options: found, anchor: rect(at) }, at);
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
    stop();
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
    consider(null);
    setDropped(null);
  }, [table.seq, table.lang]);
  useEffect(() => {
    document.title = `${turn ? "● " : ""}${live.decision?.prompt ?? say.t("game-over")} · Távola`;
  }, [live.seq, live.lang]);
  useEffect(() => {
    if (!said) return;
    if (said.piece === null) {
      stop();
      const box = document.querySelector(".q") ?? document.body;
      open({ piece: null, title: say.t("refused"), options: [], anchor: rect(box), why: said }, box);
    } else setOpened((now) => (now?.piece === said.piece ? { ...now, why: said } : now));
  }, [said?.count]);

  useKeys({
    enter: () => {
      if (telling) return telling.paused && telling.step.show.stop ? telling.toggle() : telling.skip();
      const main = entered(options, game, view);
      if (main) act(main);
      else document.querySelector<HTMLElement>(".rows button")?.focus();
    },
    hint: (key) => {
      const row = rows(options, game, view).find((one) => one.hint === key);
      const at = document.querySelector(`[data-hint="${key}"]`) ?? document.querySelector(".q");
      if (row && at) pickRow(row, at);
    },
    undo: () => tryUndo(document.querySelector("button.undo")),
    help: () => setHelp(true),
    goal: () => setGoal(true),
    coach: onAdvise,
    space: telling?.toggle ?? null,
    back: () => (opened ? close() : back.current()),
  });

  const guide = (on: boolean) => {
    rememberGuide(id, on);
    onLearn(on);
  };
  const top = (
    <TopBar
      phone={phone}
      onGoal={() => setGoal(true)}
      onAdvise={table.decision?.mine && !table.outcome ? onAdvise : null}
      onRules={() => window.open(rulesOf(view.game), "_blank", "noopener")}
      onHelp={() => setHelp(true)}
      onUndo={tryUndo}
      onPeople={table.seats.length > 1 ? () => setPeople(true) : null}
    />
  );
  const question = telling ? (
    <StoryPanel telling={telling} phone={phone && !roomy} />
  ) : (
    <Question phone={phone && !roomy} onAll={() => setAll(true)} onRow={pickRow} onRecap={setRecap} />
  );

  const lesson = table.outcome || table.cover ? null : (table.lesson ?? null);
  const advised = advice?.seq === table.seq ? advice.pieces[0] : undefined;
  const hinted = (telling ? telling.step.show.at?.(telling.step.event, view) : (advised ?? lesson?.step?.pieces[0])) ?? null;
  let body;
  if (table.cover) body = <Cover who={seatOf(table, table.cover.seat)} onLook={() => onLook(table.cover!.seat)} />;
  else if (table.outcome && !boardWanted) body = <EndScreen outcome={table.outcome} id={id} fresh={!over.current} onBoard={() => {
        over.current = true;
        setBoardWanted(true);
      }} />;
  else body = <game.Desk phone={phone} top={top} question={question} acted={acted} hinted={hinted} back={back} />;
  return (
    <Table.Provider value={context}>
      <GlossaryContext.Provider value={words}>
      <OpenRule.Provider value={setRule}>
        <Announcer />
        {lesson ? (
          <div class="guided">
            <Strip lesson={lesson} phone={phone} onLeave={() => guide(false)} />
            {body}
          </div>
        ) : (
          body
        )}
        {!people && !help && !goal && !rule && !all && recap === null && !telling && <Guide lesson={lesson} advice={advice} seq={table.seq} options={options} act={act} onAdviceRead={clearAdvice} onLeave={() => guide(false)} />}
        {!table.cover && <Layer steps={telling ? [telling.step] : loose} view={view} />}
        {recap !== null && <RecapWindow from={recap} title={say.t("recap")} onClose={() => setRecap(null)} />}
        {!table.replay && !table.cover && <Returned id={id} />}
        {table.outcome && boardWanted && (
          <button type="button" class="main to-result" onClick={() => setBoardWanted(false)}>
            {say.t("to-result")}
          </button>
        )}
        <Inspect off={!!opened || people || help || goal || !!rule || all} />
        <Drag off={!!opened || people || help || goal || !!rule || all || !!table.cover || !!telling} onHold={setHeld} onDrop={setDropped} />
        {opened && <PieceWindow opened={opened} onClose={close} />}
        {all && (
          <Dialog title={table.decision?.prompt ?? ""} onClose={() => setAll(false)}>
            <Rows list={rows(options, game, view)} act={act} busy={busy} onRow={(row) => row.options[0] && act(row.options[0])} />
          </Dialog>
        )}
        <Consent onAnswer={onConsent} />
        <Held id={id} />
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
        {goal && <GoalWindow onClose={() => setGoal(false)} />}
        {people && <People id={id} onClose={() => setPeople(false)} />}
        {help && <Help id={id} game={view.game} onClose={() => setHelp(false)} guided={lesson !== null} onGuide={guide} onGoal={() => setGoal(true)} replay={!!table.replay} />}
        {rule && <RuleWindow game={view.game} id={rule} onClose={() => setRule(null)} />}
      </OpenRule.Provider>
      </GlossaryContext.Provider>
    </Table.Provider>
  );
}
