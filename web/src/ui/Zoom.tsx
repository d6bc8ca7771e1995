import { useSpeech } from "../words/words";
import { Icon } from "./Icon";

const STEP = 1.3;

/** The buttons of a map's camera: nearer, farther, all of it. */
export function Zoom({ zoom, whole }: { zoom: (by: number) => void; whole: () => void }) {
  const { t } = useSpeech();
  return (
    <div class="zoom">
      <button type="button" class="ib" aria-label={t("zoom-in")} onClick={() => zoom(STEP)}>
        <Icon name="i-plus" />
      </button>
      <button type="button" class="ib" aria-label={t("zoom-out")} onClick={() => zoom(1 / STEP)}>
        <Icon name="i-minus" />
      </button>
      <button type="button" class="ib" aria-label={t("zoom-fit")} onClick={whole}>
        <Icon name="i-fit" />
      </button>
    </div>
  );
}
