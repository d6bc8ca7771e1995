import { EnemyPicture } from "../art/EnemyPicture";
import { REWARD_ICONS } from "../art/pictures";
import { CombatSums } from "../combat/CombatSums";
import { piece } from "../options/pieces";
import { Played } from "./Played";
import { Icon } from "../../../ui/Icon";
import type { Hex } from "../types";
import { useSpeech } from "../../../words/words";
import { useTable } from "../useTable";

/** What there is to spend and where it leads, before anything is decided. */
export function Preview() {
  const { view } = useTable();
  const { t } = useSpeech();
  return (
    <section class="panel fight" tabIndex={0} aria-label={t("preview")}>
      {view.combat ? <CombatSums /> : <TurnSums />}
    </section>
  );
}

function TurnSums() {
  const { view, me } = useTable();
  const { t, name } = useSpeech();
  const hexes = useReachable();
  return (
    <>
      <h3>
        {t("preview")}
        <b>{name("phase", view.phase)}</b>
      </h3>
      <div class="sum">
        <Total icon="i-move" n={me.move} word={t("move")} />
        <Total icon="i-influence" n={me.influence} word={t("influence")} />
        <Total icon="i-heal" n={me.heal} word={t("healing")} />
      </div>
      <Played />
      {hexes.length > 0 && <Reachable hexes={hexes} />}
      <Dangers hexes={hexes} />
      {hexes.length === 0 && <Here />}
      {view.rewards.length > 0 && <Rewards />}
    </>
  );
}

function Total({ icon, n, word }: { icon: string; n: number; word: string }) {
  return (
    <span class={n ? "" : "zero"}>
      <Icon name={icon} class="" />
      {n}
      <small>{word}</small>
    </span>
  );
}

function useReachable(): Hex[] {
  const { view, index } = useTable();
  return view.map.hexes.filter((hex) => index.get(piece.space(hex.at))?.some((option) => option.kind === "move"));
}

function Reachable({ hexes }: { hexes: Hex[] }) {
  const { me, index } = useTable();
  const { t, name } = useSpeech();
  const sorted = [...hexes].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0)).slice(0, me.play.length > 2 ? 3 : me.play.length ? 4 : 5);
  return (
    <table class="dst">
      <caption class="hidden">{t("reachable")}</caption>
      <tbody>
        {sorted.map((hex) => {
          const move = index.get(piece.space(hex.at))?.find((option) => option.kind === "move");
          return (
            <tr key={hex.at}>
              <td>
                <svg class="hx" viewBox="-36 -41 72 82" aria-hidden="true">
                  <use href={`#t-${hex.terrain}`} />
                </svg>
              </td>
              <td>
                {hex.site ? name("site", hex.site) : name("terrain", hex.terrain)} <span class="small">{hex.at}</span>
              </td>
              <td class="n">{hex.cost ?? ""}</td>
              <td class="r">
                {move?.warns?.length ? (
                  <span class="nowrap warned">
                    <Icon name="i-warning" />
                  </span>
                ) : move?.reveals ? (
                  <span class="nowrap">
                    <Icon name="i-once" /> {t("reveals-short")}
                  </span>
                ) : (
                  hex.cost !== null && t("left-over", { n: me.move - hex.cost })
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What begins at the end of a step, said before it is taken. */
function Dangers({ hexes }: { hexes: Hex[] }) {
  const { index } = useTable();
  const { name } = useSpeech();
  const moves = hexes.flatMap((hex) => (index.get(piece.space(hex.at)) ?? []).filter((option) => option.kind === "move" && option.warns?.length).map((option) => ({ hex, option })));
  return (
    <>
      {moves.slice(0, DANGERS).map(({ hex, option }) => (
        <p key={option.notation} class="danger-line">
          <Icon name="i-warning" class="tiny" />
          <span>
            <b>
              {hex.site ? name("site", hex.site) : name("terrain", hex.terrain)} {hex.at}
            </b>{" "}
            {option.warns!.join(" ")}
          </span>
        </p>
      ))}
    </>
  );
}

const DANGERS = 2;

function Here() {
  const { view, me, catalog } = useTable();
  const { t, name } = useSpeech();
  const hex = view.map.hexes.find((one) => one.at === me.at);
  if (!hex) return null;
  const foes = hex.tokens.filter((token) => token.up && token.enemy);
  return (
    <div class="here-box">
      <svg viewBox="-38 -46 76 88" aria-hidden="true">
        <use href={`#t-${hex.terrain}`} />
        {hex.site && <use href={`#s-${hex.site.startsWith("city") ? "city" : hex.site}`} transform="scale(1.1)" color="#cfc7b8" />}
      </svg>
      <div>
        <b>{hex.site ? name("site", hex.site) : name("terrain", hex.terrain)}</b>
        <span>{hex.site ? name("terrain", hex.terrain) : t("you-are-here")}</span>
        {hex.shields.includes(me.seat) && <span>{t("hex-shield", { heroes: name("hero", me.hero) })}</span>}
        {foes.map((token, i) => (
          <span key={i} class="nowrap">
            <svg class="ic" viewBox="-60 -60 120 120" aria-hidden="true">
              <EnemyPicture enemy={token.enemy} pile={token.pile} />
            </svg>{" "}
            {name("enemy", token.enemy)} · {t("armor-n", { n: catalog.enemies[token.enemy ?? ""]?.armor ?? 0 })}
          </span>
        ))}
      </div>
    </div>
  );
}

function Rewards() {
  const { view } = useTable();
  const { t, name } = useSpeech();
  return (
    <div class="rewards">
      <span>{t("rewards")}</span>
      {view.rewards.map((reward, i) => (
        <b key={i}>
          <Icon name={REWARD_ICONS[reward] ?? "i-fame"} /> {name("reward", reward)}
        </b>
      ))}
    </div>
  );
}
