import { useSpeech } from "../words/words";
import { Icon } from "./Icon";

const STEP = 1.3;

interface Props {
  zoom(by: number): void;
  whole(): void;
  /** Back to where one stands; given while all of it is in sight and could be nearer. */
  home?: (() => void) | undefined;
}

/** The buttons of a map's camera: nearer, farther, all of it or back to where one stands. */
export function Zoom({ zoom, whole, home }: Props) {
  const { t } = useSpeech();
  return (
    <div class="zoom">
      <button type="button" class="ib" aria-label={t("zoom-in")} onClick={() => zoom(STEP)}>
        <Icon name="i-plus" />
      </button>
      <button type="button" class="ib" aria-label={t("zoom-out")} onClick={() => zoom(1 / STEP)}>
        <Icon name="i-minus" />
      </button>
      <button type="button" class="ib" aria-label={t(home ? "zoom-home" : "zoom-fit")} onClick={home ?? whole}>
        <Icon name={home ? "i-eye" : "i-fit"} />
      </button>
    </div>
  );
}
