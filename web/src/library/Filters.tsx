import { Icon } from "../ui/Icon";
import { useSpeech } from "../words/words";
import { EFFECT_MARKS, ELEMENT_MARKS, FOE_MARKS, RESIST_MARKS } from "./marks";
import { KINDS, type Kind, type Piece } from "./pieces";
import type { Wish } from "./wish";

interface Props {
  wish: Wish;
  onWish(wish: Wish): void;
  pieces: Piece[];
}

const KIND_ICONS: Record<Kind, string> = {
  basic_action: "i-hand",
  advanced_action: "i-advanced",
  spell: "i-spell",
  artifact: "i-artifact",
  wound: "i-wound",
  unit: "i-unit",
  skill: "i-skill",
  tactic: "i-swift",
  enemy: "i-attack",
  ruin: "i-site",
  site: "i-map",
  city: "i-fortified",
  tile: "i-tile",
};
const COLORS = ["red", "blue", "white", "green", "grey", "brown", "violet"];
const NOTHING: Wish = { q: "", kind: "", color: "", set: "", mark: "" };

/** Search box, kinds as buttons, and three short lists. */
export function Filters({ wish, onWish, pieces }: Props) {
  const { t } = useSpeech();
  const change = (part: Partial<Wish>) => onWish({ ...wish, ...part });
  const filtered = Object.values(wish).some(Boolean);
  return (
    <section class="panel lib-filters" aria-label={t("library-filters")}>
      <div class="lib-fields">
        <label class="grow">
          <span>{t("library-search")}</span>
          <input type="search" value={wish.q} onInput={(event) => change({ q: event.currentTarget.value })} />
        </label>
        <ColorChoice value={wish.color} onChange={(color) => change({ color })} />
        <MarkChoice value={wish.mark} onChange={(mark) => change({ mark })} />
        <SetChoice value={wish.set} onChange={(set) => change({ set })} pieces={pieces} />
        <button type="button" disabled={!filtered} onClick={() => onWish(NOTHING)}>
          {t("library-clear")}
        </button>
      </div>
      <div class="lib-kinds" role="group" aria-label={t("library-kind")}>
        <button type="button" aria-pressed={wish.kind === ""} onClick={() => change({ kind: "" })}>
          {t("library-all")}
        </button>
        {KINDS.map((kind) => (
          <button type="button" key={kind} aria-pressed={wish.kind === kind} data-kind={kind} onClick={() => change({ kind: wish.kind === kind ? "" : kind })}>
            <Icon name={KIND_ICONS[kind]} /> {t(`library-kind-${kind.replaceAll("_", "-")}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

interface Choice {
  value: string;
  onChange(value: string): void;
}

function ColorChoice({ value, onChange }: Choice) {
  const { t, name } = useSpeech();
  return (
    <label>
      <span>{t("library-color")}</span>
      <select name="color" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t("library-any")}</option>
        {COLORS.map((color) => (
          <option key={color} value={color}>
            {name("color", color)}
          </option>
        ))}
      </select>
    </label>
  );
}

function MarkChoice({ value, onChange }: Choice) {
  const { t, name } = useSpeech();
  const option = (mark: string, word: string) => (
    <option key={mark} value={mark}>
      {word}
    </option>
  );
  return (
    <label>
      <span>{t("library-contains")}</span>
      <select name="mark" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t("library-any")}</option>
        <optgroup label={t("library-effects")}>{EFFECT_MARKS.map((mark) => option(mark, t(`library-mark-${mark}`)))}</optgroup>
        <optgroup label={t("library-elements")}>{ELEMENT_MARKS.map((mark) => option(mark, name("element", mark)))}</optgroup>
        <optgroup label={t("library-abilities")}>
          {FOE_MARKS.map((mark) => option(mark, name("ability", mark)))}
          {RESIST_MARKS.map((mark) => option(mark, t("resists", { element: name("element", mark.slice("resist_".length)) })))}
        </optgroup>
      </select>
    </label>
  );
}

function SetChoice({ value, onChange, pieces }: Choice & { pieces: Piece[] }) {
  const { t } = useSpeech();
  const sets = [...new Set(pieces.map((piece) => piece.set))];
  return (
    <label>
      <span>{t("library-set")}</span>
      <select name="set" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t("library-any")}</option>
        {sets.map((set) => (
          <option key={set} value={set}>
            {t(`library-set-${set.replaceAll("_", "-")}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
