import type { StepProps } from "../../../story/show";
import { useTable } from "../useTable";

const DOES = "oa-log-prince-does";
/** Lines that say why the Prince's mind went where it went. */
const WHY = new Set(["oa-log-prince-since", "oa-log-prince-ready", "oa-log-prince-actions"]);

/** Why the Prince does what he does: the exits his mind took since his last deed. */
export function Reasons({ event }: StepProps) {
  const { table } = useTable();
  if (event.event !== DOES) return null;
  const before = (table.recent ?? []).filter((one) => one.n < event.n);
  const last = before.filter((one) => one.event === DOES).at(-1)?.n ?? 0;
  const why = new Set(before.filter((one) => one.n > last && WHY.has(one.event)).map((one) => one.n));
  const lines = table.log.filter((line) => why.has(line.n));
  if (!lines.length) return null;
  return (
    <ul class="step-why">
      {lines.map((line) => (
        <li key={line.n}>{line.text}</li>
      ))}
    </ul>
  );
}
