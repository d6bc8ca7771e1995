import { Icon } from "../../../ui/Icon";
import { useSpeech } from "../../../words/words";
import { kindIcon } from "../art/pictures";
import { Pool } from "../combat/Die";
import type { CardFacts } from "../types";

/** The lines of a card in words. */
export function useCardWords(id: string): string[] {
  const { text } = useSpeech();
  const numbered = Array.from({ length: 6 }, (_, i) => text(`card:${id}:${i + 1}`));
  return [...numbered, text(`card:${id}:use`), text(`card:${id}:drawn`)].filter(Boolean);
}

export function CardDice({ facts, small = false }: { facts: CardFacts | undefined; small?: boolean }) {
  const { name } = useSpeech();
  return (
    <>
      {Object.entries(facts?.dice ?? {}).map(([kind, dice]) => (
        <span key={kind} class="card-dice">
          <Icon name={kindIcon(kind)} label={name("kind", kind)} />
          <Pool side={kind.endsWith("defense") ? "defense" : "attack"} dice={dice} small={small} />
        </span>
      ))}
    </>
  );
}
