import { EffectIcons } from "../cards/EffectIcons";
import { drawable } from "../cards/effects";
import type { Effect } from "../../../wire/types";
import { useSpeech } from "../../../words/words";

/** An effect as icons, then in its full words. */
export function Effects({ effect, words }: { effect: Effect | null | undefined; words: string }) {
  const { text } = useSpeech();
  return (
    <>
      {effect && drawable(effect) && (
        <span class="fx">
          <EffectIcons effect={effect} />
        </span>
      )}
      <span class="f-words">{text(words)}</span>
    </>
  );
}
