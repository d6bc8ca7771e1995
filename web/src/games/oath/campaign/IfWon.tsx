import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { campaignOf, colorOf, useTable } from "../useTable";

/** What changes hands by a victory: sites, relics and banners counted before and after, and the title where it turns on them. */
export function IfWon() {
  const { view } = useTable();
  const say = useSpeech();
  const campaign = campaignOf(view);
  const attacker = campaign && view.players[campaign.attacker];
  if (!campaign || !attacker) return null;
  const of = (kind: string) => campaign.targets.filter((target) => target.startsWith(`${kind} `)).length;
  const [land, goods] = [of("site"), of("relic") + of("banner")];
  const enemy = view.players[campaign.defender];
  const lines = [
    ...(land ? [["o-helm", say.t("oa-win-sites", { player: say.name("player", attacker.color), before: attacker.sites, after: attacker.sites + land })] as const] : []),
    ...(land && enemy ? [["o-helm", say.t("oa-win-sites", { player: say.name("player", enemy.color), before: enemy.sites, after: Math.max(0, enemy.sites - land) })] as const] : []),
    ...(goods ? [["o-cup", say.t("oa-win-relics", { player: say.name("player", attacker.color), before: attacker.held, after: attacker.held + goods })] as const] : []),
    ...(campaign.targets.includes("pawn") ? [["o-pawn", say.t("oa-win-pawn", { player: say.name("player", colorOf(view, campaign.defender)) })] as const] : []),
    ["o-skull", say.t("oa-win-losses")] as const,
  ];
  return (
    <section class="if-won">
      <h3>{say.t("oa-if-won")}</h3>
      <ul>
        {lines.map(([icon, words], i) => (
          <li key={i}>
            <Icon name={icon} class="tiny" /> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
