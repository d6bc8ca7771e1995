import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { helm } from "../art/pictures";
import { piece } from "../options/pieces";
import { bare } from "../options/titles";
import { armyOf, colorOf, useTable } from "../useTable";

const ROUNDS = 8;
/** After these rounds a die may end the game. */
const LAST = [5, 6, 7];
const VISIONS = 5;

/** Whose turn it is, round, Visions drawn, and how the oath stands, in the top bar. */
export function Status({ phone, crowded }: { phone: boolean; crowded: boolean }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const color = colorOf(view, view.turn);
  return (
    <>
      {!phone && (
        <span class={`pill turn c-${color}`}>
          <span>{bare(name("player", color))}</span>
        </span>
      )}
      <span class="pill" role="img" aria-label={t("oa-round-of", { n: view.round, of: ROUNDS })} title={t("oa-round-of", { n: view.round, of: ROUNDS })}>
        {phone ? (
          <b>{t("oa-round-short", { n: view.round })}</b>
        ) : (
          <>
            <span class="word">{t("oa-round")}</span>
            <span class="trk">
              {Array.from({ length: ROUNDS }, (_, i) => (
                <i key={i} class={`${i + 1 < view.round ? "past" : i + 1 === view.round ? "on" : ""} ${LAST.includes(i + 1) ? "maybe" : ""}`}>
                  {i + 1}
                </i>
              ))}
            </span>
          </>
        )}
      </span>
      {!phone && (
        <span class="pill visions" data-look={piece.pile("deck")} role="img" aria-label={t("oa-visions-n", { n: view.visions_drawn })} title={t("oa-visions-n", { n: view.visions_drawn })}>
          <Icon name="o-vision" />
          <span class="dot">
            {Array.from({ length: VISIONS }, (_, i) => (
              <i key={i} class={i < view.visions_drawn ? "f" : ""} />
            ))}
          </span>
        </span>
      )}
      <OathPill few={phone && crowded} />
    </>
  );
}

/** The oath and how far each has come, by what it counts. */
function OathPill({ few }: { few: boolean }) {
  const { view, catalog } = useTable();
  const { t, name } = useSpeech();
  const goal = catalog.oaths[view.oath]?.goal ?? "sites";
  const counts = goal === "sites" || goal === "relics";
  const ranked = view.players
    .map((player, seat) => ({ player, seat, n: goal === "sites" ? player.sites : player.held }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, few ? 2 : 3);
  const keeper = colorOf(view, view.title.holder);
  const words = `${name("oath", view.oath)}: ${t(`oa-goal-${goal}`)}. ${t(`oa-title-${view.title.side}`)}: ${name("player", keeper)}`;
  return (
    <span class="pill oath" data-look={piece.oath(view.oath)} role="img" aria-label={words} title={words}>
      <span class="word">{name("oath", view.oath)}</span>
      {counts ? (
        ranked.map(({ player, n }) => (
          <span key={player.color} class={`w-${player.color} cnt`}>
            <Icon name={goal === "sites" ? helm(armyOf(player)) : "o-cup"} />
            <b>{n}</b>
          </span>
        ))
      ) : (
        <Icon name={goal === "peoples_favor" ? "o-flag" : "o-secret"} />
      )}
      {!(few && counts) && (
        <span class={`w-${keeper} cnt`}>
          <Icon name="o-crown" />
        </span>
      )}
    </span>
  );
}
