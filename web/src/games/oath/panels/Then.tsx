import { crest } from "../../../art/crests";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech, type Speech } from "../../../words/words";
import { colorOf, useTable } from "../useTable";
import type { Bargain, Stand, View } from "../types";

/** The numbers of a side, and whether they are told even where the exchange leaves them alone. */
const ROWS: [what: "favor" | "secrets" | "relics" | "banners" | "advisers" | "warbands" | "supply" | "sites", always: boolean][] = [
  ["favor", true],
  ["secrets", true],
  ["relics", true],
  ["banners", true],
  ["advisers", false],
  ["warbands", false],
  ["supply", false],
  ["sites", false],
];

/** What an exchange makes of both sides: their numbers before and after, what changes for each, and who holds the title then. */
export function Then({ then }: { then: Bargain }) {
  return (
    <div class="then">
      <Numbers then={then} />
      {then.before.map((before, i) => (
        <Changes key={before.seat} before={before} after={then.after[i]!} />
      ))}
      <Title then={then} />
    </div>
  );
}

function Numbers({ then }: { then: Bargain }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const rows = ROWS.filter(([what, always]) => always || then.before.some((before, i) => before[what] !== then.after[i]![what]));
  return (
    <table class="before">
      <thead>
        <tr>
          <th scope="col">{t("oa-before-after")}</th>
          {then.before.map(({ seat }) => (
            <th key={seat} scope="col">
              {name("player", colorOf(view, seat))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what]) => (
          <tr key={what} class={then.before.every((before, i) => before[what] === then.after[i]![what]) ? "same" : ""}>
            <th scope="row">{t(`oa-then-${what}`)}</th>
            {then.before.map((before, i) => {
              const [had, gets] = [before[what], then.after[i]![what]];
              return (
                <td key={before.seat} class={gets > had ? "up" : gets < had ? "down" : ""}>
                  {had}
                  {gets !== had && <b> → {gets}</b>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One thing that will be otherwise, with the rule behind it. */
interface Line {
  icon: string;
  words: string;
  rule?: string;
}

function Changes({ before, after }: { before: Stand; after: Stand }) {
  const { view, catalog } = useTable();
  const say = useSpeech();
  const color = colorOf(view, before.seat);
  const lines = [...belonging(before, after, view, say), ...aims(before, after, view.seat === before.seat, catalog.oaths[view.oath]?.successor ?? "relics", say)];
  return (
    <section class={`changes c-line-${color} ${before.role === after.role ? "" : "joins"}`}>
      <h3>
        <Icon name={crest(color)} class="mini" /> {say.t("oa-then-for", { player: say.name("player", color) })}
      </h3>
      <ul>
        {lines.map(({ icon, words, rule }) => (
          <li key={words}>
            <Icon name={icon} class="tiny" />
            <span>
              {words} {rule && <RuleLink id={rule} />}
            </span>
          </li>
        ))}
        {!lines.length && <li>{say.t("oa-then-same")}</li>}
      </ul>
    </section>
  );
}

/** The side a player is on, and what follows from it. */
function belonging(before: Stand, after: Stand, view: View, say: Speech): Line[] {
  const names = (seats: number[]) => seats.map((seat) => say.name("player", colorOf(view, seat))).join(", ");
  const found: Line[] = [];
  if (before.role !== after.role) found.push({ icon: "o-helm2", words: say.t("oa-then-citizen"), rule: "OA-CIT-017" });
  if (before.supply !== after.supply) found.push({ icon: "o-sack", words: say.t("oa-then-full", { before: before.supply, after: after.supply }), rule: "OA-CIT-021" });
  if (before.vision && !after.vision) found.push({ icon: "o-vision", words: say.t("oa-then-vision", { card: say.name("card", before.vision) }), rule: "OA-CIT-018" });
  const friends = after.friends.filter((seat) => !before.friends.includes(seat));
  if (friends.length) found.push({ icon: "o-shield", words: say.t("oa-then-friends", { players: names(friends) }), rule: "OA-CIT-008" });
  if (before.sites !== after.sites) found.push({ icon: "o-flag", words: say.t("oa-then-rules", { before: before.sites, after: after.sites }), rule: after.role === "exile" ? "OA-CIT-004" : "OA-CIT-005" });
  return found;
}

/** What wins the game for a player then, where that changes. */
function aims(before: Stand, after: Stand, own: boolean, successor: string, say: Speech): Line[] {
  if (before.role !== after.role) return [{ icon: "o-crown", words: say.t(own ? "oa-then-wins-you" : "oa-then-wins", { goal: say.t(`oa-goal-${successor}`) }), rule: "OA-OATH-023" }];
  if (!after.vision || before.goal === after.goal) return [];
  return [{ icon: "o-vision", words: say.t(after.goal ? "oa-then-meets" : "oa-then-misses", { card: say.name("card", after.vision) }), rule: "OA-VISION-013" }];
}

function Title({ then }: { then: Bargain }) {
  const { view } = useTable();
  const say = useSpeech();
  const who = (seat: number) => say.name("player", colorOf(view, seat));
  const [had, gets] = then.keeper;
  const [first, heir] = then.heir;
  return (
    <p class="small title-then">
      <Icon name="o-crown" class="tiny" />{" "}
      {gets < 0 ? say.t("oa-then-title-choice") : say.t(had === gets ? "oa-then-title-stays" : "oa-then-title-goes", { from: who(had), to: who(gets) })}{" "}
      {first !== heir && say.t("oa-then-heir", { from: who(first), to: who(heir) })} {!then.settled && say.t("oa-then-open")}
    </p>
  );
}
