import { useState } from "preact/hooks";
import { Icon } from "../../../ui/Icon";
import { usePhone } from "../../../ui/usePhone";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { Odds } from "../later";
import { forecastOf, goodsIcon, signed, sourceName } from "../options/Extra";
import { campaignOf, useTable } from "../useTable";
import type { Forecast } from "../types";
import { PrinceMind } from "./PrinceMind";
import { Standing } from "./Standing";

/** What is to be expected of the answer looked at: the odds of a campaign, or what it costs, brings and who bends it. */
export function Preview() {
  const { view, considered, table } = useTable();
  const { t } = useSpeech();
  const option = useExpected();
  const told = forecastOf(option);
  const campaign = campaignOf(view);
  const waiting = table.decision?.options.find((one) => forecastOf(one)?.odds && ["attack", "enough"].includes(one.kind));
  return (
    <section class="panel fight oa-preview" tabIndex={0} aria-label={t("preview")}>
      {told?.odds ? (
        <Odds odds={told.odds} title={option!.label} />
      ) : considered && told ? (
        <Price option={considered} told={told} />
      ) : campaign && forecastOf(waiting)?.odds ? (
        <Odds odds={forecastOf(waiting)!.odds!} title={waiting!.label} />
      ) : (
        <Realm />
      )}
    </section>
  );
}

/** How everybody stands, and what the Clockwork Prince has in mind where he plays: one of them at a time on a low desk. */
function Realm() {
  const { view } = useTable();
  const { t } = useSpeech();
  const low = usePhone("(max-height: 800px) and (min-aspect-ratio: 1/1)");
  const [standing, setStanding] = useState(false);
  if (!view.prince) return <Standing />;
  return (
    <>
      {low && (
        <div class="sides" role="group" aria-label={t("tabs")}>
          <button type="button" aria-pressed={!standing} onClick={() => setStanding(false)}>
            {t("oa-prince")}
          </button>
          <button type="button" aria-pressed={standing} onClick={() => setStanding(true)}>
            {t("oa-standing")}
          </button>
        </div>
      )}
      {!(low && standing) && <PrinceMind />}
      {!(low && !standing) && <Standing />}
    </>
  );
}

/** The option pointed at; else the one a campaign waits for. */
function useExpected(): Option | null {
  const { considered, table, view } = useTable();
  if (considered) return considered;
  if (!campaignOf(view)) return null;
  return table.decision?.options.find((option) => ["attack", "enough"].includes(option.kind) && forecastOf(option)?.odds) ?? null;
}

/** Supply and gains line by line, every card that bends them named. */
function Price({ option, told }: { option: Option; told: Forecast }) {
  const say = useSpeech();
  const lines = [...(told.supply != null ? [{ what: "supply", n: told.supply }] : []), ...(told.gains ?? [])];
  return (
    <div class="oa-price">
      <h3>
        {say.t("preview")}
        <b>{option.label}</b>
      </h3>
      {lines.map(({ what, n }) => {
        const bends = (told.changes ?? []).filter((bend) => bend.what === what);
        return (
          <div key={what} class="term">
            <Icon name={goodsIcon(what)} class="" />
            <span>{say.t(`oa-${what}`)}</span>
            <span class="why-so">
              {bends.length > 0 && bends[0]!.before}
              {bends.map((bend, i) => (
                <span key={i}>
                  {" "}
                  {signed(bend.after - bend.before)} {sourceName(bend.source, say)}
                </span>
              ))}
            </span>
            <b>{n}</b>
          </div>
        );
      })}
      {!lines.length && <p class="none">{say.t("oa-free")}</p>}
      {(told.could ?? []).length > 0 && (
        <ul class="could" aria-label={say.t("oa-could")}>
          {told.could!.map((bend, i) => (
            <li key={i}>
              {say.t("oa-could-with", { card: sourceName(bend.source, say) })} <Icon name={goodsIcon(bend.what)} class="tiny" label={say.t(`oa-${bend.what}`)} /> {bend.before} → <b>{bend.after}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
