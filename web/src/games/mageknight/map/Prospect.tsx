import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../../ui/Icon";
import type { PieceIndex } from "../../../options/pieces";
import type { Way } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { piece } from "../options/pieces";
import type { Hex } from "../types";
import { useTable } from "../useTable";
import { near } from "./geometry";
import { answers } from "./WayWords";

/** Sites where somebody waits before anything is drawn. */
const GUARDED = new Set(["keep", "mage_tower", "dungeon", "tomb", "monster_den", "spawning_grounds", "ancient_ruins", "city"]);

/** "Can I beat this?", answered by the rules themselves: how the fight would end and what to play, the way there paid for. */
export function Prospect({ hex }: { hex: Hex }) {
  const { view, me, index, ways, askWays, scout, scouted, table } = useTable();
  const { t } = useSpeech();
  const key = piece.space(hex.at);
  const [asked, setAsked] = useState(false);
  const foes = hex.tokens.length > 0 || (hex.site !== null && GUARDED.has(hex.site) && !hex.shields.length);
  const mine = table.decision?.mine === true && !view.combat && !view.duel && view.phase === "move";
  const way = wayTo(hex, ways ?? [], index, me.at ?? "");
  useEffect(askWays, []);
  useEffect(() => {
    if (!foes || !mine || !ways || asked) return;
    setAsked(true);
    scout(key, way ?? []);
  }, [ways]);
  if (!foes || !mine) return null;
  const paying = ways?.find((one) => answers(one).join() === way?.join())?.pays.map((pay) => pay.label).join(" + ");
  const found = scouted?.piece === key ? scouted : null;
  if (found && !found.text) return null;
  return (
    <div class="prospect" role="status">
      <b>
        <Icon name="i-attack" class="tiny" /> {t("can-i-beat")}
      </b>
      <p>{found ? found.text : t("thinking")}</p>
      {found && !way && <p class="small">{t("as-if-there")}</p>}
      {found && way && way.length > 0 && paying && <p class="small">{t("way-pays", { what: paying })}</p>}
      {found && found.line.length > 0 && (
        <ol>
          {found.line.map((step, i) => (
            <li key={i}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The answers that lead to the fight: onto the space, or beside whoever prowls there; nothing where nothing pays for that. */
function wayTo(hex: Hex, ways: Way[], index: PieceIndex, here: string): string[] | undefined {
  const onto = [piece.space(hex.at)];
  const beside = near(hex.at).map(piece.space);
  if (here === hex.at || beside.includes(piece.space(here))) return [];
  for (const places of [onto, beside]) {
    const step = places.flatMap((one) => index.get(one) ?? []).find((option) => option.kind === "move");
    if (step) return [step.notation];
    const found = ways.filter((way) => places.includes(way.piece) && (way.cost <= way.have || way.pays.length > 0));
    if (found.length) return answers(found.sort((a, b) => a.cost - b.cost)[0]!);
  }
  return undefined;
}
