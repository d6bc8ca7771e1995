import { attackIcon, blockIcon } from "../art/pictures";
import { OptionChip } from "../options/OptionWords";
import { pieceTitle } from "../options/titles";
import { added, useFocus } from "../play/focus";
import { cheapest } from "../play/parts";
import { usePlay } from "../play/usePlay";
import { useTable } from "../useTable";
import { Icon } from "../../../ui/Icon";
import type { Combat, Term } from "../types";
import type { Option } from "../../../wire/types";
import { useSpeech, type Speech } from "../../../words/words";

interface Meter {
  title: string;
  have: number;
  need: number;
  terms: Term[];
}

/** What was played against the attack or enemy in sight, term by term, and what would be enough. */
export function CombatSums() {
  const { view } = useTable();
  const say = useSpeech();
  const { t } = say;
  const { on } = useFocus();
  const combat = view.combat!;
  const meter = meterOf(combat, on, say);
  const half = meter?.terms.filter((term) => term.half) ?? [];
  return (
    <>
      <h3>
        {t("account")}
        <b>{meter?.title ?? t(`combat-${combat.phase}`)}</b>
      </h3>
      {meter ? (
        <>
          <div class="calc">
            {meter.terms.length === 0 && <p class="none">{t("pool-empty")}</p>}
            {meter.terms.map((term, i) => (
              <Line key={i} term={term} block={combat.phase === "block"} />
            ))}
          </div>
          <p class="total">
            <span>{sumOf(meter.terms, half)}</span>
            <b class={meter.have >= meter.need ? "y" : "x"}>
              = {t("have-need", { have: meter.have, need: meter.need })}
              {meter.have >= meter.need && <Icon name="i-ok" />}
            </b>
          </p>
          <Enough combat={combat} on={on} meter={meter} />
        </>
      ) : (
        combat.phase === "damage" && <p class="small">{t("damage-how")}</p>
      )}
      <Together combat={combat} />
    </>
  );
}

/** `4 + (3 + 2) ÷ 2`: what counts whole, then what is halved together. */
function sumOf(terms: Term[], half: Term[]): string {
  const full = terms.filter((term) => !term.half).map((term) => term.worth);
  const halved = half.map((term) => term.worth);
  const parts = [...full.map(String), ...(halved.length ? [`${halved.length > 1 ? `(${halved.join(" + ")})` : halved[0]} ÷ 2`] : [])];
  return parts.join(" + ");
}

function meterOf(combat: Combat, on: string, { t, name }: Speech): Meter | null {
  const [n, i] = on.split(".").map(Number);
  const foe = combat.enemies.find((one) => one.n === n);
  if (!foe) return null;
  if (combat.phase === "block") {
    const meter = combat.block_meters.find((one) => one.n === n && one.i === i);
    const attack = foe.attacks.find((one) => one.i === i);
    if (!meter || !attack) return null;
    return { ...meter, title: t("block-against", { enemy: name("enemy", foe.enemy), element: name("element", attack.element), n: attack.value }) };
  }
  const meter = combat.attack_meters.find((one) => one.n.length === 1 && one.n[0] === n);
  return meter ? { ...meter, title: t("attack-against", { enemy: name("enemy", foe.enemy), n: meter.need }) } : null;
}

function Line({ term, block }: { term: Term; block: boolean }) {
  const say = useSpeech();
  const factor = term.worth === term.n ? "" : term.worth === 2 * term.n ? ` × 2` : ` + ${term.worth - term.n}`;
  return (
    <div class="tm">
      <Icon name={block ? blockIcon(term.element) : attackIcon("melee", term.element)} class="" />
      <b>{sourceName(term.from, say)}</b>
      <small>
        {say.name("element", term.element)} {term.half && say.t(block ? "term-inefficient" : "term-resisted")}
      </small>
      <span class="n">
        {term.n}
        {factor}
        {term.half && " ÷ 2"}
      </span>
    </div>
  );
}

export function sourceName(from: string, say: Speech): string {
  const [what = "", id = ""] = from.split(":");
  if (what === "sideways") return say.t("from-sideways", { card: say.name("card", id) });
  return id ? say.name(what, id) : from;
}

/** So many rows have room; fewer beside a hand that takes the whole width. */
const SHOWN = 4;
const WIDE_HAND = 6;

/** What would be enough, or come nearest: the least that suffices first. */
function Enough({ combat, on, meter }: { combat: Combat; on: string; meter: Meter }) {
  const own = useTable();
  const { table, consider, busy } = own;
  const say = useSpeech();
  const { t } = say;
  const play = usePlay();
  if (meter.have >= meter.need || table.decision?.mine === false) return null;
  const lacks = meter.need - meter.have;
  const found = cheapest((table.decision?.options ?? []).filter((option) => !option.idle)).flatMap((option): { option: Option; n: number }[] => {
    const one = added(option, combat, on);
    return one ? [{ option, n: one.n }] : [];
  });
  const rank = ({ n }: { n: number }) => (n >= lacks ? n : 1000 - n);
  const best = [...found].sort((a, b) => rank(a) - rank(b)).slice(0, own.me.hand.length > WIDE_HAND ? SHOWN - 1 : SHOWN);
  if (!best.length) return <p class="small">{t("nothing-helps")}</p>;
  return (
    <div class="alt">
      {best.map(({ option, n }) => (
        <button
          type="button"
          class="alt-line"
          key={option.notation}
          disabled={busy}
          title={option.label}
          onClick={(event) => play([option], option.label, event.currentTarget)}
          onPointerEnter={() => consider(option)}
          onPointerLeave={() => consider(null)}
        >
          <span>
            {option.pieces[0] ? pieceTitle(option.pieces[0], own, say) : option.label} <OptionChip option={option} />
          </span>
          <b class={n >= lacks ? "y" : "x"}>
            +{n} = {t("have-need", { have: meter.have + n, need: meter.need })}
          </b>
        </button>
      ))}
    </div>
  );
}

/** All enemies that can be attacked together, where there are several. */
function Together({ combat }: { combat: Combat }) {
  const { t } = useSpeech();
  const all = combat.attack_meters.find((meter) => meter.n.length > 1);
  if (!all) return null;
  return (
    <div class="alt together">
      <div class="alt-line">
        <span>{t("attack-together", { n: all.n.length })}</span>
        <b class={all.have >= all.need ? "y" : "x"}>{t("have-need", { have: all.have, need: all.need })}</b>
      </div>
    </div>
  );
}
