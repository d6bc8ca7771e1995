import { Icon } from "../../../ui/Icon";
import { useTable } from "../useTable";
import { forecastOf, goodsIcon, signed } from "./Extra";

interface Told {
  icon: string;
  n: number;
  sure: boolean;
}

/** What a card or site changes in the answer looked at: surely, or were it announced. */
function useBends(source: string): Told[] {
  const told = forecastOf(useTable().considered);
  if (!told || !source) return [];
  const bends = (list: typeof told.changes, sure: boolean): Told[] =>
    (list ?? []).filter((bend) => bend.source === source).map((bend) => ({ icon: goodsIcon(bend.what), n: bend.after - bend.before, sure }));
  const dice = (list: { source: string; n: number }[] | undefined, icon: string): Told[] => (list ?? []).slice(1).filter((share) => share.source === source).map(({ n }) => ({ icon, n, sure: true }));
  return [...bends(told.changes, true), ...bends(told.could, false), ...dice(told.odds?.attack_from, "o-sword"), ...dice(told.odds?.defense_from, "o-shield")];
}

/** On the piece itself, while an answer is looked at: how it bends it. The preview says the same in words. */
export function Bends({ of }: { of: string }) {
  const bends = useBends(of);
  if (!bends.length) return null;
  return (
    <span class="bends" aria-hidden="true">
      {bends.map(({ icon, n, sure }, i) => (
        <i key={i} class={sure ? "" : "could"}>
          {signed(n)} <Icon name={icon} class="tiny" />
        </i>
      ))}
    </span>
  );
}
