import { Icon } from "../ui/Icon";
import { useSpeech } from "../words/words";
import { PACES, setPace, setSounding, useStorySettings } from "./pace";
import { play } from "./sounds";

/** How fast what happens is shown, and whether it is heard. */
export function StorySettings() {
  const { t } = useSpeech();
  const { pace, sounding } = useStorySettings();
  const turn = () => {
    setSounding(!sounding);
    play("gain");
  };
  return (
    <div class="story-settings">
      <div role="group" aria-label={t("story-pace")}>
        <span>{t("story-pace")}</span>
        {PACES.map((one) => (
          <button type="button" key={one} aria-pressed={one === pace} onClick={() => setPace(one)}>
            {one ? `${one}×` : t("story-pace-off")}
          </button>
        ))}
      </div>
      <button type="button" aria-pressed={sounding} onClick={turn}>
        <Icon name={sounding ? "s-sound" : "s-mute"} /> {t("sound")}: {t(sounding ? "sound-on" : "sound-off")}
      </button>
    </div>
  );
}
