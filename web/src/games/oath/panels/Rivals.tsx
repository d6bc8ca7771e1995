import { crest } from "../../../art/crests";
import { standing } from "../../../table/context";
import { Icon } from "../../../ui/Icon";
import { useSpeech, type Speech } from "../../../words/words";
import { bannerIcon, cardIcon, helm, playerColor, suitColor, suitIcon } from "../art/pictures";
import { piece } from "../options/pieces";
import { bare } from "../options/titles";
import { armyOf, useTable } from "../useTable";
import type { Player } from "../types";

/** The other boards, whoever decides marked. */
export function Rivals({ all = false }: { all?: boolean }) {
  const { view, seat } = useTable();
  const { t } = useSpeech();
  const others = view.players.map((player, at) => ({ player, at })).filter(({ at }) => all || at !== seat);
  return (
    <section class={`rivals n${others.length}`} aria-label={t("oa-rivals")}>
      <h3>{t(all ? "oa-court" : "oa-rivals")}</h3>
      <div class="rival-list">
        {others.map(({ player, at }) => (
          <Rival key={player.color} player={player} seat={at} />
        ))}
      </div>
    </section>
  );
}

function Rival({ player, seat }: { player: Player; seat: number }) {
  const { view, catalog, index, pick, pointed, table } = useTable();
  const say = useSpeech();
  const { t, name } = say;
  const key = piece.player(player.color);
  const deciding = table.decision?.seat === seat;
  const sat = table.seats.find((one) => one.seat === seat);
  const banners = Object.entries(view.banners).filter(([, banner]) => banner.holder === seat);
  return (
    <button
      type="button"
      class={`op ${deciding ? "on" : ""} ${standing(index, key)} ${pointed === key ? "at" : ""}`}
      style={{ "--c": playerColor(player.color) }}
      data-piece={key}
      onClick={(event) => pick(key, event.currentTarget)}
    >
      <span class="hidden">
        {boardLabel(player, say)}
        {sat?.bot && `, ${t("people-bot")}`}
        {deciding && `, ${t("oa-decides")}`}
      </span>
      <span class="in" aria-hidden="true">
        <span class="op1">
          <Icon name={crest(player.color)} class="mini" />
          <b>{bare(name("player", player.color))}</b>
          {view.title.holder === seat && <Icon name="o-crown" class="tiny" label={t(`oa-title-${view.title.side}`)} />}
          <span class="held">
            {banners.map(([banner]) => (
              <Icon key={banner} name={bannerIcon(banner)} class="tiny" />
            ))}
            {player.relics.map((relic) => (
              <Icon key={relic} name={cardIcon(relic, catalog.cards[relic])} class="tiny" />
            ))}
            {player.vision && <Icon name="o-vision" class="tiny" />}
          </span>
          {deciding && <em>{t("oa-decides")}</em>}
          {sat?.bot && <Icon name="o-bot" class="tiny bot" label={t("people-bot")} />}
        </span>
        <span class="op2">
          <span>
            {player.warbands}
            <Icon name={helm(armyOf(player))} class="tiny" />
          </span>
          <span>
            {player.favor}
            <Icon name="o-coin" class="tiny" />
          </span>
          <span>
            {player.secrets}
            <Icon name="o-secret" class="tiny" />
          </span>
          <span>
            {player.supply}
            <Icon name="o-sack" class="tiny" />
          </span>
          {player.advisers.map((adviser) => (
            <i key={adviser.name} class="chipc" style={{ "--c": adviser.up ? suitColor(adviser.suit) : "#6b5a3c" }}>
              <Icon name={adviser.up && adviser.suit ? suitIcon(adviser.suit) : adviser.back === "vision" ? "o-vision" : "o-eye"} class="" />
            </i>
          ))}
        </span>
      </span>
    </button>
  );
}

/** A board in one breath. */
export function boardLabel(player: Player, { t, name }: Speech): string {
  return [
    name("player", player.color),
    name("role", player.role),
    t("oa-warbands-n", { n: player.warbands }),
    t("oa-favor-n", { n: player.favor }),
    t("oa-secrets-n", { n: player.secrets }),
    `${t("oa-supply")} ${player.supply}`,
    t("oa-advisers-n", { n: player.advisers.length }),
    t("oa-relics-n", { n: player.relics.length }),
  ].join(", ");
}
