import { Icon } from "../ui/Icon";
import { SearchBox } from "../ui/SearchBox";
import { useSpeech } from "../words/words";
import type { Choices, GalleryUi } from "./gallery";
import type { Piece } from "./pieces";
import type { Wish } from "./wish";

interface Props {
  wish: Wish;
  onWish(wish: Wish): void;
  pieces: Piece[];
  gallery: GalleryUi;
}

const NOTHING: Wish = { q: "", kind: "", color: "", set: "", mark: "" };

/** Search box, kinds as buttons, and three short lists. */
export function Filters({ wish, onWish, pieces, gallery }: Props) {
  const say = useSpeech();
  const { t } = say;
  const change = (part: Partial<Wish>) => onWish({ ...wish, ...part });
  const filtered = Object.values(wish).some(Boolean);
  return (
    <section class="panel lib-filters" aria-label={t("library-filters")}>
      <div class="lib-fields">
        <SearchBox title={t("library-search")} value={wish.q} onChange={(q) => change({ q })} grow />
        <ListChoice name="color" title={gallery.colorTitle?.(say) ?? t("library-color")} choices={gallery.colors} value={wish.color} onChange={(color) => change({ color })} />
        <ListChoice name="mark" title={t("library-contains")} choices={gallery.marks} value={wish.mark} onChange={(mark) => change({ mark })} />
        <SetChoice value={wish.set} onChange={(set) => change({ set })} pieces={pieces} />
        <button type="button" disabled={!filtered} onClick={() => onWish(NOTHING)}>
          {t("library-clear")}
        </button>
      </div>
      <div class="lib-kinds" role="group" aria-label={t("library-kind")}>
        <button type="button" aria-pressed={wish.kind === ""} onClick={() => change({ kind: "" })}>
          {t("library-all")}
        </button>
        {gallery.kinds.map((kind) => (
          <button type="button" key={kind} aria-pressed={wish.kind === kind} data-kind={kind} onClick={() => change({ kind: wish.kind === kind ? "" : kind })}>
            <Icon name={gallery.icons[kind] ?? "i-deck"} /> {t(`library-kind-${kind.replaceAll("_", "-")}`)}
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

function ListChoice({ name, title, choices, value, onChange }: Choice & { name: string; title: string; choices: Choices }) {
  const say = useSpeech();
  const options = (values: { id: string; name: string }[]) =>
    values.map((one) => (
      <option key={one.id} value={one.id}>
        {one.name}
      </option>
    ));
  return (
    <label>
      <span>{title}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{say.t("library-any")}</option>
        {choices(say).map((group) =>
          group.title ? (
            <optgroup key={group.title} label={group.title}>
              {options(group.values)}
            </optgroup>
          ) : (
            options(group.values)
          ),
        )}
      </select>
    </label>
  );
}

function SetChoice({ value, onChange, pieces }: Choice & { pieces: Piece[] }) {
  const { t } = useSpeech();
  const sets = [...new Set(pieces.map((piece) => piece.set))];
  if (sets.length < 2) return null;
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
