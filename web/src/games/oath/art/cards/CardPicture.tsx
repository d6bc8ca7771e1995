import { pictureOf } from "./picture";

/** The picture of a card in its frame; nobody listens to it, its words stand beside it. On a card that is `tall` there is more sky above. */
export function CardPicture({ card, tall }: { card: string; tall?: boolean }) {
  const picture = pictureOf(card);
  if (!picture) return null;
  return <svg class="cpic" viewBox={tall ? "0 -20 120 100" : "0 0 120 80"} preserveAspectRatio={`xMid${tall ? "YMax" : "YMid"} slice`} aria-hidden="true" style={{ background: picture.sky }} dangerouslySetInnerHTML={{ __html: picture.drawing }} />;
}
