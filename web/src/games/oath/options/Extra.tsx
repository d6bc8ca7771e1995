import { halves } from "../../../options/pieces";
import { Icon } from "../../../ui/Icon";
import type { Option } from "../../../wire/types";
import { useSpeech, type Speech } from "../../../words/words";
import { suitColor, suitIcon } from "../art/pictures";
import { percent } from "../campaign/numbers";
import type { Bend, Forecast } from "../types";
import { useTable } from "../useTable";
import { bare } from "./titles";

export const forecastOf = (option: Option | null | undefined): Forecast | null => (option?.forecast as Forecast | null | undefined) ?? null;

const ICONS: Record<string, string> = { supply: "o-sack", cards: "o-deck", warbands: "o-helm", favor: "o-coin", secrets: "o-secret" };
export const goodsIcon = (what: string): string => ICONS[what] ?? "o-coin";
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
/** A card or site that bends a number. */
export const sourceName = (source: string, say: Speech): string => {
  for (const kind of ["card", "site", "banner"]) {
    const found = say.name(kind, source);
    if (found !== source.replaceAll("_", " ")) return found;
  }
  return source;
};

/** In one line under an option: its Supply, what it brings, which cards bend it, and the odds of a campaign. */
export function Extra({ option }: { option: Option }) {
  const say = useSpeech();
  const told = forecastOf(option);
  if (option.kind === "vow") return <Vow oath={String(option.args[0])} />;
  if (option.kind === "suit") return <Entering suit={String(option.args[0])} />;
  if (!told) return null;
  return (
    <small class="extra">
      {told.supply != null && <Goods what="supply" n={-told.supply} word={say.t("oa-supply")} />}
      {told.gains?.map((gain) => (
        <Goods key={gain.what} what={gain.what} n={gain.n} word={say.t(`oa-${gain.what}`)} />
      ))}
      {told.changes?.map((bend, i) => (
        <span key={i} class="bend">
          {sourceName(bend.source, say)} {signed(difference(bend))}
        </span>
      ))}
      {told.odds && <span>{say.t("oa-odds-line", { won: percent(1 - told.odds.lost, say), clear: percent(clear(told), say) })}</span>}
    </small>
  );
}

/** What would keep an oath of the next game. */
function Vow({ oath }: { oath: string }) {
  const { catalog } = useTable();
  const { t } = useSpeech();
  const goal = catalog.oaths[oath]?.goal;
  return goal ? <small class="extra">{t(`oa-goal-${goal}`)}</small> : null;
}

/** How many cards of which suits enter the world: of the one chosen, and of the next two round the circle. */
const ENTER = [3, 2, 1];
function Entering({ suit }: { suit: string }) {
  const { view } = useTable();
  const { name } = useSpeech();
  const suits = Object.keys(view.banks);
  return (
    <small class="extra">
      {ENTER.map((n, i) => {
        const one = suits[(suits.indexOf(suit) + i) % suits.length]!;
        return (
          <span key={one} class="goods" style={{ color: suitColor(one) }}>
            <b>{n}</b> <Icon name={suitIcon(one)} class="tiny" label={name("suit", one)} />
          </span>
        );
      })}
    </small>
  );
}

const difference = (bend: Bend): number => (bend.what === "supply" ? bend.before - bend.after : bend.after - bend.before);
const clear = (told: Forecast): number => told.odds?.needed.find((one) => one.n === 0)?.chance ?? 0;

function Goods({ what, n, word }: { what: string; n: number; word: string }) {
  return (
    <span class="goods">
      <b>{n ? signed(n) : "0"}</b> <Icon name={goodsIcon(what)} class="tiny" label={word} />
    </span>
  );
}

const NUMBERED: Record<string, number> = { station: 0, withdraw: 0, hand_over: 1, place: 1, recover_banner: 1, kill: 1, sacrifice: 0 };

/** Deeds whose row says what is done: the answers say where, on what, against whom. */
const plain = (what: string, id: string, say: Speech) => bare(say.name(what, id));
const FACEDOWN = ["cradle", "provinces", "hinterland"];
const NAMED: Record<string, (what: string, id: string, say: Speech) => string> = {
  travel: (what, id, say) => {
    const down = /^(.*)_(\d)$/.exec(id);
    return down && FACEDOWN.includes(down[1]!) ? `${say.name("region", down[1])} ${down[2]}` : plain(what, id, say);
  },
  muster: plain,
  campaign: plain,
  use: plain,
  search: (_, id, say) => say.t(id === "deck" ? "oa-pile-world" : "oa-pile-of", { region: say.name("region", id) }),
  offer: plain,
  peek_reliquary: (_, id) => String(Number(id) + 1),
};

/** An option in few signs: a number, what is traded for, or its name and what it costs. */
export function Chip({ option }: { option: Option }) {
  const say = useSpeech();
  const told = forecastOf(option);
  const at = NUMBERED[option.kind];
  if (at !== undefined) return <span aria-hidden="true">{option.args[at]}</span>;
  if (option.kind === "trade") {
    const what = String(option.args[1]);
    const n = told?.gains?.find((gain) => gain.what === what)?.n ?? 0;
    return (
      <span aria-hidden="true" class="goods">
        {plain(...halves(option.pieces[0] ?? ""), say)} +{n} <Icon name={goodsIcon(what)} class="tiny" />
      </span>
    );
  }
  const named = NAMED[option.kind];
  if (!named) return <span aria-hidden="true">{option.label}</span>;
  const [what, id] = halves(option.pieces[0] ?? "");
  return (
    <span aria-hidden="true" class="goods">
      {named(what, id, say)}
      {option.kind === "offer" && ` · ${option.notation.split(" ").at(-1)}`}
      {told?.supply != null && (
        <>
          {" "}
          {signed(-told.supply)} <Icon name={goodsIcon("supply")} class="tiny" />
        </>
      )}
    </span>
  );
}
