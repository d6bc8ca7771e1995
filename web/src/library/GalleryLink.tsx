import { Icon } from "../ui/Icon";
import { useSpeech } from "../words/words";
import "./link.css";

/** From a piece on the table to its page in the gallery, with its full words and rules. */
export function GalleryLink({ game, at }: { game: string; at: string }) {
  const { t } = useSpeech();
  return (
    <a class="gallery-link" href={`/library/${game}/${at}`} target="_blank" rel="noopener">
      <Icon name="i-rules" /> {t("library-rules")}
    </a>
  );
}
