import { useEffect, useMemo, useRef } from "preact/hooks";
import { entered, mainOf, rows, type Row } from "../options/groups";
import { OptionMarks, Warnings } from "../options/OptionMarks";
import { useRoom } from "../options/useRoom";
import { RecapLine } from "../story/Recap";
import { seatName } from "../seats/who";
import { Icon } from "../ui/Icon";
import { usePhone } from "../ui/usePhone";
import type { Option } from "../wire/types";
import { type Speech, useSpeech } from "../words/words";
import { Terms } from "../words/Terms";
import { useShell } from "./context";
import type { TableUi } from "./game";
import { GoalFoot } from "./Goal";
import { rowTitle } from "./rowTitle";

interface Props {
  phone: boolean;
  onAll(): void;
  onRow(row: Row, at: Element): void;
  /** Opens what happened after a line. */
  onRecap(from: number): void;
}

/** The pending question: prompt, the answer Enter gives, and every other answer. */
export function Question({ phone, onAll, onRow, onRecap }: Props) {
  const { game, table, view, act, busy } = useShell();
  const { t } = useSpeech();
  const decision = table.decision;
  const options = decision?.options ?? [];
  const main = useMemo(() => mainOf(options, game, view), [options, view]);
  const list = useMemo(() => rows(options, game, view), [options, view]);
  const key = entered(options, game, view);
  const held = (row: Row) => game.sorting.kept?.includes(row.section) ?? false;
  const [loose, kept] = [list.filter((row) => !held(row)), list.filter(held)];
  const lying = usePhone("(max-height: 500px) and (min-aspect-ratio: 1/1)");
  const beside = lying && game.listed === true;
  const box = useFocusKept(table.seq);
  const room = useRoom(box, !phone || beside, `${table.seq}|${table.lang}|${list.length}`);
  const buttons = main.map((option) => (
    <button
      type="button"
      key={option.notation}
      class={option === key ? "main" : ""}
      disabled={busy}
      data-option={option.notation}
      aria-keyshortcuts={option === key ? "Enter" : undefined}
      onClick={() => act(option)}
    >
      {option === key && <kbd>Enter</kbd>}
      <span class="grow">
        {option.label}
        <Warnings option={option} />
        {game.Extra && <game.Extra option={option} />}
      </span>
      <OptionMarks option={option} />
    </button>
  ));
  return (
    <section data-seq={table.seq} class={busy ? "panel q busy" : "panel q"} ref={box} style={{ "--ease": room.scale }} tabIndex={-1} aria-label={t("question")}>
      <h2>
        <Terms text={decision?.prompt ?? t("nothing-to-decide")} />
      </h2>
      <RecapLine onOpen={onRecap} />
      {decision && !decision.mine && !table.outcome && (
        <p>{table.mine.length ? t("waiting-for", { hero: seatName(table, decision.seat) }) : t("spectator")}</p>
      )}
      {phone && !beside ? (
        <div class="opts">
          {buttons}
          <PhoneRows list={loose} kept={kept} act={act} busy={busy} onAll={onAll} />
        </div>
      ) : (
        <>
          {buttons.length > 0 && key && <div class="opts">{buttons}</div>}
          <Rows list={loose.slice(0, room.rows)} many={loose.length > MANY} brief={room.brief} act={act} busy={busy} onRow={onRow} />
          {(room.rows < loose.length || room.brief) && <AllOptions list={list} onAll={onAll} />}
          {kept.length > 0 && (
            <div class="kept">
              <Rows list={kept} act={act} busy={busy} onRow={onRow} />
            </div>
          )}
          {buttons.length > 0 && !key && <div class="opts kept">{buttons}</div>}
          {room.spare && <GoalFoot />}
        </>
      )}
    </section>
  );
}

/** Keeps the keyboard in the question when the piece or button that was answered with disappears. */
function useFocusKept(seq: number) {
  const box = useRef<HTMLElement>(null);
  const seen = useRef(seq);
  useEffect(() => {
    if (seen.current !== seq && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    seen.current = seq;
  }, [seq]);
  return box;
}

/** From here on answers stand in two columns where they can. */
const MANY = 5;
const SHORT = 26;

function rowStyle(row: Row, game: TableUi, say: Speech): string {
  const [first, ...others] = row.options as [Option, ...Option[]];
  const wide = others.length > 0 || first.label.length > SHORT || first.forecast != null || !!game.detail?.(first, say);
  return `row${wide ? " wide" : ""}${first.label.length > SHORT ? " long" : ""}${row.options.every((option) => option.idle) ? " idle" : ""}`;
}

interface RowsProps {
  list: Row[];
  act(option: Option): void;
  busy: boolean;
}

interface ManyRows extends RowsProps {
  many?: boolean;
  /** The ways of an answer behind it, not below it. */
  brief?: boolean;
  onRow(row: Row, at: Element): void;
}

export function Rows({ list, many, brief, act, busy, onRow }: ManyRows) {
  const table = useShell();
  const say = useSpeech();
  const sections = [...new Set(list.map((row) => row.section))];
  const pointing = (option: Option) => {
    const off = () => table.consider(null);
    return { onPointerEnter: () => table.consider(option), onPointerLeave: off, onFocusIn: () => table.consider(option), onFocusOut: off };
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void (box.current!.scrollTop = 0), [table.table.seq]);
  return (
    <div class={`rows${many ? " many" : ""}${brief ? " brief" : ""}`} ref={box} tabIndex={0} role="group" aria-label={say.t("answers", { n: list.length })}>
      {sections.map((section) => (
        <div key={section} role="group" data-section={section} aria-label={say.t(`section-${section}`)}>
          {sections.length > 1 && <h3>{say.t(`section-${section}`)}</h3>}
          {list
            .filter((row) => row.section === section)
            .map((row) => (
              <div key={row.key} class={rowStyle(row, table.game, say)} {...pointing(row.options[0]!)}>
                {row.options.length === 1 ? (
                  <button type="button" class="opt" disabled={busy} data-option={row.options[0]!.notation} data-hint={row.hint} onClick={() => act(row.options[0]!)}>
                    {row.hint && <kbd aria-hidden="true">{row.hint.toUpperCase()}</kbd>}
                    <span class="grow">
                      {row.options[0]!.label}
                      <Detail option={row.options[0]!} />
                    </span>
                    <OptionMarks option={row.options[0]!} />
                  </button>
                ) : (
                  <>
                    <button type="button" class="opt several" disabled={busy} data-hint={row.hint} onClick={(event) => onRow(row, event.currentTarget)}>
                      {row.hint && <kbd aria-hidden="true">{row.hint.toUpperCase()}</kbd>}
                      <span class="grow">{rowTitle(row, table, say)}</span>
                      <span class="count">{say.t("choices-n", { n: row.options.length })}</span>
                    </button>
                    {!brief && (
                      <span class="chips">
                        {row.options.map((option) => (
                          <button
                            type="button"
                            key={option.notation}
                            class={option.idle ? "chip idle" : "chip"}
                            disabled={busy}
                            data-option={option.notation}
                            title={option.label}
                            onClick={() => act(option)}
                          >
                            <span class="hidden">{option.label}</span>
                            {table.game.Chip ? <table.game.Chip option={option} /> : <span aria-hidden="true">{option.label}</span>}
                            {option.reveals && <Icon name="i-once" class="tiny" label={say.t("reveals")} />}
                          </button>
                        ))}
                      </span>
                    )}
                  </>
                )}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

function Detail({ option }: { option: Option }) {
  const { game } = useShell();
  const say = useSpeech();
  const words = game.detail?.(option, say);
  return (
    <>
      {words && <small>{words}</small>}
      <Warnings option={option} />
      {game.Extra && <game.Extra option={option} />}
    </>
  );
}

const FEW = 4;
const SHORT_WORD = 30;

/** A few short answers stand there at once, many behind one button; those that are kept in sight always. */
function PhoneRows({ list, kept, act, busy, onAll }: RowsProps & { kept: Row[]; onAll(): void }) {
  const short = list.every((row) => row.options.length === 1 && row.options[0]!.label.length <= SHORT_WORD);
  const few = (list.length <= 2 || (list.length <= FEW && short)) && list.every((row) => row.options.length === 1);
  return (
    <>
      {[...(few ? list : []), ...kept].map((row) => (
        <button type="button" key={row.key} disabled={busy} data-option={row.options[0]!.notation} onClick={() => act(row.options[0]!)}>
          {row.options[0]!.label}
          <OptionMarks option={row.options[0]!} />
        </button>
      ))}
      {!few && list.length > 0 && <AllOptions list={list} onAll={onAll} />}
    </>
  );
}

function AllOptions({ list, onAll }: { list: Row[]; onAll(): void }) {
  const { t } = useSpeech();
  return (
    <button type="button" class="all" onClick={onAll}>
      {t("all-options", { n: list.reduce((sum, row) => sum + row.options.length, 0) })}
    </button>
  );
}
